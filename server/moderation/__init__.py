"""Keeping order: sanctions, reports, blocks, what the house notices by itself, and the audit."""
