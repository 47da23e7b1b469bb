"""How the house is: database, journal, sandbox, tables, sockets, memory, what waits to be done."""

import time
from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import text

from server.admin.nodes import NodeShown, nodes
from server.clock import now_ms
from server.house import SeraiHouse
from server.memory import resident
from server.storage.errors import DatabaseAway

_DATABASE = text("""
    SELECT current_setting('server_version') AS version,
           pg_database_size(current_database()) AS bytes,
           (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())
               AS connections,
           current_setting('max_connections')::int AS most_connections,
           (SELECT version_num FROM alembic_version) AS schema,
           coalesce((SELECT extract(epoch FROM max(now() - xact_start))
               FROM pg_stat_activity WHERE datname = current_database()), 0) AS longest""")
_TABLES = text("""
    SELECT relname AS name, n_live_tup AS rows, pg_total_relation_size(relid) AS bytes
    FROM pg_stat_user_tables ORDER BY bytes DESC LIMIT 50""")


class SqlTableShown(Struct):
    name: str
    rows: Annotated[int, Meta(description="about")]
    bytes: int


class DatabaseHealth(Struct):
    ok: bool
    milliseconds: Annotated[float | None, Meta(description="to answer")] = None
    version: str | None = None
    schema: Annotated[str | None, Meta(description="the last migration")] = None
    bytes: int | None = None
    connections: int | None = None
    most_connections: int | None = None
    longest_transaction_seconds: float | None = None
    tables: list[SqlTableShown] = []


class JournalHealth(Struct):
    ok: bool
    waiting: Annotated[int, Meta(description="actions and results that are not written yet")]
    commits: int
    entries: int
    last_seconds: float
    last_size: int


class SandboxHealth(Struct):
    """Whether uploaded bots may run here, as the self-test at the start found it."""

    safe: bool
    reason: Annotated[str | None, Meta(description="why not")]
    warnings: list[str]
    unsafe_allowed: Annotated[bool, Meta(description="they run all the same")]


class Health(Struct):
    """Of the node that answers; `nodes` are all of them."""

    ok: bool
    node: str
    draining: bool
    started_at: int
    now: int
    memory_bytes: int
    connections: int
    people: int
    tables: int
    playing: int
    database: DatabaseHealth
    journal: JournalHealth
    sandbox: SandboxHealth
    nodes: Annotated[list[NodeShown], Meta(description="none while the database is away")]


async def health(house: SeraiHouse) -> Health:
    database, journal = await _database(house), house.journal
    tables = house.directory.tables.values()
    return Health(
        ok=database.ok and not journal.away and not house.draining,
        node=house.settings.node,
        draining=house.draining,
        started_at=house.started_at,
        now=now_ms(),
        memory_bytes=resident(),
        connections=len(house.crowd),
        people=len(house.crowd.people()),
        tables=len(tables),
        playing=sum(1 for table in tables if table.state == "playing"),
        database=database,
        journal=JournalHealth(
            ok=not journal.away,
            waiting=journal.waiting,
            commits=journal.batches,
            entries=journal.entries,
            last_seconds=round(journal.last_seconds, 6),
            last_size=journal.last_size,
        ),
        sandbox=SandboxHealth(
            safe=house.sandbox.report.safe,
            reason=house.sandbox.report.reason,
            warnings=list(house.sandbox.report.warnings),
            unsafe_allowed=house.settings.allow_unsafe_bots,
        ),
        nodes=await nodes(house.database) if database.ok else [],
    )


async def _database(house: SeraiHouse) -> DatabaseHealth:
    began = time.perf_counter()
    try:
        async with house.database.session() as session:
            row = (await session.execute(_DATABASE)).one()
            took = time.perf_counter() - began
            tables = list(await session.execute(_TABLES))
    except DatabaseAway:
        return DatabaseHealth(ok=False)
    return DatabaseHealth(
        ok=True,
        milliseconds=round(1000 * took, 3),
        version=row.version,
        schema=row.schema,
        bytes=row.bytes,
        connections=row.connections,
        most_connections=row.most_connections,
        longest_transaction_seconds=round(float(row.longest), 3),
        tables=[SqlTableShown(one.name, one.rows, one.bytes) for one in tables],
    )
