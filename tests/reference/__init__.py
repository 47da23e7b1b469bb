"""Naive reference implementations of the games, written from the rule books alone."""
