"""Omi: rules OM-1 to OM-12."""
