"""People: guests and registered players, their passwords, sessions and tokens."""
