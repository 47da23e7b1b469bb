"""Actions for a journal, and a journal to write them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID

from server.storage.database import Database
from server.storage.journal import Entry, Journal


def entry(match_id: UUID, seq: int, **changed: Any) -> Entry:
    fields: dict[str, Any] = {
        "seat": seq % 4,
        "action": {"type": "play", "cards": ["S7", "♥A"]},
        "action_id": None,
        "source": "person",
        "at": 1_700_000_000_000 + seq,
    }
    return Entry(match_id, seq, **(fields | changed))


@asynccontextmanager
async def keeping(database: Database, **options: Any) -> AsyncIterator[Journal]:
    journal = Journal(database, **options)
    await journal.start()
    try:
        yield journal
    finally:
        await journal.stop()
