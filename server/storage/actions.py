"""The rows of the journal, by plain SQL: this is the path that every action takes."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

import msgspec

from server.storage.database import Connection
from server.storage.errors import Fenced, NotWritten

INSERT = """
    INSERT INTO match_actions (match_id, seq, seat, action, action_id, source, at)
    SELECT match_id, seq, seat, action::jsonb, action_id, source, at
    FROM unnest($1::uuid[], $2::integer[], $3::smallint[], $4::text[], $5::text[], $6::text[],
                $7::bigint[])
        AS given (match_id, seq, seat, action, action_id, source, at)
    ON CONFLICT DO NOTHING"""
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


async def insert(connection: Connection, entries: dict[int, Entry]) -> None:
    """Writes numbered entries in one statement. One that is there already, and equal, is fine.

    Raises Conflicts if others are in the way of some; the rest is written if the caller commits.
    """
    columns = zip(*(_row(entry) for entry in entries.values()), strict=True)
    if await connection.execute(INSERT, *columns) == f"INSERT 0 {len(entries)}":
        return
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
