"""Finding a table: the directory of open tables, codes, the lobby's live list, play now."""
