"""PostgreSQL: the embedded server, the schema, the journal."""
