"""Bots against bots: boards with exchanged seats, and what they say about strength."""
