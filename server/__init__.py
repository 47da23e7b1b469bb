"""People, tables, time and storage: everything around the rules."""
