"""Matches afterwards: history, replay, export."""
