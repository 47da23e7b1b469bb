"""Tests of Jolly."""
