"""A server in small, as a process of its own that tests may kill: `python -m … DIRECTORY`.

It starts the embedded PostgreSQL and a journal, and plays a match, one action after the other. Each
line it prints is a promise: `ready PID` of the database, then each `seq` that is committed.
"""

import asyncio
import sys
from pathlib import Path
from uuid import UUID

import structlog

from server.migrate import migrate
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.journal import Entry, Journal
from tests.integration.storage.matches import new_match

MATCH = UUID(int=7)


def entry(seq: int) -> Entry:
    action = {"type": "play", "card": "S7"}
    return Entry(MATCH, seq, seq % 4, action, f"id-{seq}", "person", 1_700_000_000_000 + seq)


async def main(directory: Path) -> None:
    postgres = EmbeddedPostgres(directory)
    await postgres.start()
    print("ready", postgres.pid, flush=True)
    await migrate(postgres.url)
    database = Database()
    await database.connect(postgres.url)
    journal = Journal(database)
    await journal.start()
    await new_match(database, MATCH)
    seq = 0
    while True:
        seq += 1
        await journal.append(entry(seq))
        print(seq, flush=True)


if __name__ == "__main__":
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    asyncio.run(main(Path(sys.argv[1])))
