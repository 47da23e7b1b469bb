"""Bots that people upload: their versions, trials and logs, and how tables get them."""
