"""Santase: the deal and its actions, the stock, tricks, scoring, who sees what, guesses."""
