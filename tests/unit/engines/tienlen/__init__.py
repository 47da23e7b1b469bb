"""Tests of Tiến lên miền Nam."""
