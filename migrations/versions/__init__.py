"""One file a step, by number. Steps go forward only: a backup is the way back."""
