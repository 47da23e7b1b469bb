"""More than one server process on one database: leases of tables, takeover, news."""
