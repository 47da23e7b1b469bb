"""The schema's history, for Alembic. A package, so that it is installed and found like any other.

`python -m migrations "what changes"` writes the next step from the difference between
server/storage/models.py and the steps so far. Read what it wrote before you keep it.
"""
