"""The frame of REST."""
