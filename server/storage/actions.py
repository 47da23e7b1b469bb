"""The rows of the journal, by plain SQL: this is the path that every action takes."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

import msgspec

from server.storage.database import Connection
from server.storage.errors import Fenced, LeaseLost, NotWritten

INSERT = """
    INSERT INTO match_actions (match_id, seq, seat, action, action_id, source, at)
    SELECT match_id, seq, seat, action::jsonb, action_id, source, at
    FROM unnest($1::uuid[], $2::integer[], $3::smallint[], $4::text[], $5::text[], $6::text[],
                $7::bigint[])
        AS given (match_id, seq, seat, action, action_id, source, at)
    ON CONFLICT DO NOTHING"""
#: Waits for whoever is giving this node up, and keeps everybody from doing so until the commit. It
#: does not collide with the renewal of the lease, which leaves the key alone. A process that hangs
#: in the middle of a transaction does not hold the row for ever: the database ends it.
FENCE = """
    SELECT id, set_config('idle_in_transaction_session_timeout', '2s', true) FROM nodes
    WHERE id = $1 FOR KEY SHARE"""
#: Both in one statement: the rows are written only if the fence lets us through.
FENCED_INSERT = f"WITH fence AS MATERIALIZED ({FENCE.replace('$1', '$8')})" + INSERT.replace(
    "    ON CONFLICT", "    CROSS JOIN fence\n    ON CONFLICT"
)
FIND = """
    SELECT match_id, seq, seat, action, action_id, source, at FROM match_actions
    JOIN unnest($1::uuid[], $2::integer[]) AS wanted (match_id, seq) USING (match_id, seq)"""

_encode = msgspec.json.Encoder().encode


class Entry(msgspec.Struct, frozen=True):
    """A row of the journal: action number `seq` of a match, from 1."""

    match_id: UUID
    seq: int
    seat: int
    action: dict[str, Any]
    action_id: str | None
    source: str
    at: int


class Conflicts(Exception):
    """Some of the entries cannot be written: by their numbers, why."""

    def __init__(self, errors: dict[int, NotWritten]) -> None:
        super().__init__(errors)
        self.errors = errors


async def insert(
    connection: Connection, entries: dict[int, Entry], owner: int | None = None
) -> None:
    """Writes numbered entries in one statement. One that is there already, and equal, is fine.

    Raises Conflicts if others are in the way of some; the rest is written if the caller commits.
    Raises LeaseLost, and writes nothing, if the node `owner` has been given up.
    """
    columns = zip(*(_row(entry) for entry in entries.values()), strict=True)
    if owner is None:
        done = await connection.execute(INSERT, *columns)
    else:
        done = await connection.execute(FENCED_INSERT, *columns, owner)
    if done == f"INSERT 0 {len(entries)}":
        return
    await check_fence(connection, owner)
    found = await connection.fetch(FIND, *_keys(entries.values()))
    rows = {(row["match_id"], row["seq"]): tuple(row) for row in found}
    errors: dict[int, NotWritten] = {}
    for place, entry in entries.items():
        row = rows.get((entry.match_id, entry.seq))
        if row is None:
            errors[place] = NotWritten("the action's id stands at another action of the match")
        elif row != _as_stored(entry):
            errors[place] = Fenced("another action stands at this place of the match")
    if errors:
        raise Conflicts(errors)


async def check_fence(connection: Connection, owner: int | None) -> None:
    """Raises LeaseLost unless the node lives, and until the transaction ends it does."""
    if owner is not None and await connection.fetchval(FENCE, owner) is None:
        raise LeaseLost("this node has been given up")


def _row(entry: Entry) -> tuple[Any, ...]:
    # JSON as text, whichever codec for jsonb the connection has.
    action = _encode(entry.action).decode()
    return (
        *(entry.match_id, entry.seq, entry.seat, action),
        *(entry.action_id, entry.source, entry.at),
    )


def _as_stored(entry: Entry) -> tuple[Any, ...]:
    action = msgspec.json.decode(_encode(entry.action))  # tuples become lists
    return msgspec.structs.astuple(msgspec.structs.replace(entry, action=action))


def _keys(entries: Iterable[Entry]) -> tuple[list[UUID], list[int]]:
    pairs = [(entry.match_id, entry.seq) for entry in entries]
    return [match_id for match_id, _ in pairs], [seq for _, seq in pairs]
