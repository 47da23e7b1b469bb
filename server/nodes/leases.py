"""The leases of tables in PostgreSQL, by the database's clock: who plays which table.

A node is one row that it renews. Whoever gives a node up deletes that row, which waits for the
node's transactions under way; the foreign key makes its tables nobody's, and whoever comes first
takes them. So a table changes hands in two ways only: with its whole node, or by its owner's hand.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

import asyncpg

from server.storage.database import Database

#: In the length of a lease.
RENEWALS = 4
#: An owner who has less than this part of its lease left has missed a renewal, and half the time
#: until the next.
LATE = 1 - 1.5 / RENEWALS

JOIN = """
    INSERT INTO nodes (name, expires_at) VALUES ($1, now() + $2) RETURNING id"""
# It may be lost in a crash of the database, so nobody waits for the disk.
RENEW = """
    UPDATE nodes SET expires_at = now() + $2, tables = $3, connections = $4, draining = $5
    FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
    WHERE id = $1
    RETURNING (SELECT count(*) FROM leases WHERE owner = $1)"""
GIVE_UP = """
    DELETE FROM nodes WHERE id IN (
        SELECT id FROM nodes WHERE expires_at < now() AND id <> $1 FOR UPDATE SKIP LOCKED)
    RETURNING name"""
# Who has been given up himself takes nothing.
ALIVE = "WITH alive AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE)"
TAKE = f"""{ALIVE}
    UPDATE leases SET owner = alive.id, epoch = epoch + 1 FROM alive
    WHERE table_id IN (
        SELECT table_id FROM leases WHERE owner IS NULL LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING table_id"""
TAKE_ONE = f"""{ALIVE}
    UPDATE leases SET owner = alive.id, epoch = epoch + 1 FROM alive
    WHERE table_id = $2 AND owner IS NULL"""
FIND = """
    SELECT tables.id, leases.owner, nodes.name,
        nodes.expires_at < now() + $3::interval,
        nodes.expires_at < now(),
        CASE WHEN closed_at > now() - interval '1 hour' THEN coalesce(close_reason, '') END,
        closed_at IS NULL
    FROM tables
    LEFT JOIN leases ON leases.table_id = tables.id
    LEFT JOIN nodes ON nodes.id = leases.owner
    WHERE tables.id = $1 OR tables.code = $2"""
NEIGHBOURS = """
    SELECT id, name, tables FROM nodes WHERE id <> $1 AND NOT draining AND expires_at > now()"""
OTHERS = "SELECT count(*) FROM nodes WHERE id <> $1 AND expires_at > now()"
OWNERS = """
    SELECT table_id, name FROM leases JOIN nodes ON nodes.id = owner
    WHERE table_id = ANY($1::uuid[])"""


@dataclass(frozen=True)
class Place:
    """Where a table is to be found."""

    table: UUID
    owner: int | None
    #: The owner's name.
    node: str | None
    #: The owner has missed a renewal: it may be gone.
    late: bool
    #: Its lease is over: whoever comes first gives it up.
    over: bool
    #: Why it was closed within the last hour; None if it was not.
    closed: str | None
    open: bool


@dataclass(frozen=True)
class Neighbour:
    """Another node that takes tables."""

    id: int
    name: str
    tables: int


class Leases:
    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self._length = timedelta(seconds=seconds)
        #: Of our own, so that no crowd of visitors keeps us from renewing.
        self._line: asyncpg.Connection | None = None

    async def register(self, name: str) -> int:
        """Begin as a new node. One of the same name is given up at once: we are it, restarted."""
        async with (await self._open()).transaction():
            await (await self._open()).execute("DELETE FROM nodes WHERE name = $1", name)
            number: int = await (await self._open()).fetchval(JOIN, name, self._length)
        return number

    async def renew(self, node: int, tables: int, connections: int, draining: bool) -> int | None:
        """Live on; returns how many tables are ours, None if we have been given up."""
        found: int | None = await (await self._open()).fetchval(
            RENEW, node, self._length, tables, connections, draining, timeout=self.seconds / 2
        )
        return found

    async def give_up(self, node: int) -> list[str]:
        """Nodes whose lease is over, by name: their tables are nobody's from now on."""
        rows = await (await self._open()).fetch(GIVE_UP, node)
        return [row["name"] for row in rows]

    async def take(self, node: int, most: int) -> list[UUID]:
        """Some of the tables that are nobody's."""
        rows = await (await self._open()).fetch(TAKE, node, most)
        return [row["table_id"] for row in rows]

    async def owned(self, node: int) -> set[UUID]:
        rows = await (await self._open()).fetch(
            "SELECT table_id FROM leases WHERE owner = $1", node
        )
        return {row["table_id"] for row in rows}

    async def exists(self, name: str) -> bool:
        """Whether some node lives under this name."""
        found: bool = await (await self._open()).fetchval(
            "SELECT EXISTS (SELECT FROM nodes WHERE name = $1)", name
        )
        return found

    async def leave(self, node: int) -> None:
        """The end: what is still ours is nobody's."""
        await (await self._open()).execute("DELETE FROM nodes WHERE id = $1", node)

    def hang_up(self) -> None:
        """Drop the line; the next call opens another."""
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    async def _open(self) -> asyncpg.Connection:
        if self._line is None or self._line.is_closed():
            self._line = await self.database.open(patience=0)
        return self._line

    # ── for whoever asks, on any connection ─────────────────────────────────────────────────

    async def take_one(self, node: int, table: UUID) -> None:
        """Take a table if it is nobody's still."""
        async with self.database.connection() as connection:
            await connection.execute(TAKE_ONE, node, table)

    async def find(self, table: UUID | None, code: str) -> Place | None:
        """A table by its id or its code."""
        async with self.database.connection() as connection:
            row = await connection.fetchrow(FIND, table, code, LATE * self._length)
        return None if row is None else Place(*row.values())

    async def neighbours(self, node: int) -> list[Neighbour]:
        """Other nodes that take tables."""
        async with self.database.connection() as connection:
            rows = await connection.fetch(NEIGHBOURS, node)
        return [Neighbour(*row.values()) for row in rows]

    async def others(self, node: int) -> int:
        """How many other nodes live, those too that take no more tables."""
        async with self.database.connection() as connection:
            found: int = await connection.fetchval(OTHERS, node)
        return found

    async def owners(self, tables: Collection[UUID]) -> dict[UUID, str]:
        """The names of the nodes that have these tables; without those that nobody has."""
        async with self.database.connection() as connection:
            rows = await connection.fetch(OWNERS, tables)
        return {row["table_id"]: row["name"] for row in rows}
