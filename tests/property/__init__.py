"""Invariants that hold in every match of every game."""
