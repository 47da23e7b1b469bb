"""Tests of the rules through the engine door, game by game; each names the rules it pins."""
