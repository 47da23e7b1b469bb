"""Several nodes on this machine: what docker-compose.yml runs, from local processes.

`python -m cluster` (or `make cluster`) starts PostgreSQL, Redis, nodes and the proxy, to try them
out; the tests of several nodes start the same.
"""
