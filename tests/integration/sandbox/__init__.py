"""The sandbox through its door: real processes, real walls."""
