"""`python -m migrations "what changes"`: the next step, from a throw-away database."""

import asyncio
import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from server.migrate import configuration, upgrade
from server.storage.database import START_PATIENCE, open_connection
from server.storage.embedded import EmbeddedPostgres


async def main(message: str) -> None:
    with tempfile.TemporaryDirectory() as directory:
        postgres = EmbeddedPostgres(Path(directory))
        await postgres.start()
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=lambda: open_connection(postgres.url, START_PATIENCE),
        )
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_write_step, message)
        finally:
            await engine.dispose()
            await postgres.stop()


def _write_step(connection: Connection, message: str) -> None:
    upgrade(connection)
    config = configuration(connection)
    number = len(list(ScriptDirectory.from_config(config).walk_revisions())) + 1
    command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")


if len(sys.argv) != 2:
    sys.exit('usage: python -m migrations "what changes"')
asyncio.run(main(sys.argv[1]))
