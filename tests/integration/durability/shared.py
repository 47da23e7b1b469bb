"""A server on a database of its own in the PostgreSQL of the test run: it starts in a moment."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.integration.conftest import TEMPLATE, at, run_sql
from tests.integration.durability.serving import Serving, serving


@asynccontextmanager
async def serving_beside(
    postgres_url: str, directory: Path, **settings: str
) -> AsyncIterator[Serving]:
    """At its end nothing unforeseen may stand in its log."""
    name = f"{directory.parent.name}_{directory.name}".replace("-", "_")
    await run_sql(postgres_url, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    async with serving(directory, DATABASE_URL=at(postgres_url, name), **settings) as server:
        yield server
    assert server.faults() == [], "\n".join(server.output)
    await run_sql(postgres_url, f"DROP DATABASE {name} WITH (FORCE)")
