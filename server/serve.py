"""`serai serve`: the whole house in one process, from an empty directory to a clean stop."""

import argparse
import asyncio
import signal
import sys
from contextlib import suppress

import structlog
import uvloop
from aiohttp import web

from server.accounts.first_admin import ensure_first_admin
from server.app import make_app
from server.arena.beside import workers_beside
from server.config import SettingError, Settings, settings_from
from server.house import SeraiHouse
from server.logs import set_up_logs
from server.migrate import migrate
from server.storage.database import Database
from server.storage.embedded import database_url
from server.storage.errors import DatabaseAway, EmbeddedError, MigrationError

log = structlog.get_logger()

#: From SIGTERM to the end, ten seconds in all; then for connections to a database that hangs.
STOP_SECONDS = 5.2
CLOSE_SECONDS = 0.5


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="run the server")
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    try:
        settings = settings_from()
    except SettingError as error:
        print(error, file=sys.stderr)
        return 2
    set_up_logs(settings)
    try:
        uvloop.run(serve(settings))
    except (EmbeddedError, MigrationError, DatabaseAway) as error:
        print(f"database: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"cannot listen on {settings.host}:{settings.port}: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(settings: Settings) -> None:
    """Everything up, then wait for a signal, then everything down in order."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    if settings.database_url is None:
        print("database: starting the embedded PostgreSQL", flush=True)
    async with database_url(settings) as url:
        print("database: migrations", flush=True)
        await migrate(url)
        database = Database()
        await database.connect(url)
        password = await ensure_first_admin(database)
        if password is not None:
            print(f"first admin: name admin, password {password} (shown only now)", flush=True)
        house = SeraiHouse(settings, database, on_replaced=stop.set)
        await house.start()
        async with workers_beside(settings, url):
            await _listen(settings, house, stop)
        with suppress(TimeoutError):
            await asyncio.wait_for(database.close(), CLOSE_SECONDS)


async def _listen(settings: Settings, house: SeraiHouse, stop: asyncio.Event) -> None:
    runner = web.AppRunner(
        make_app(house),
        access_log=None,
        shutdown_timeout=1.0,
        # A small request can hold a gigabyte, and aiohttp unpacks on the loop what nobody reads.
        auto_decompress=False,
    )
    await runner.setup()
    site = web.TCPSite(runner, settings.host, settings.port)
    try:
        await site.start()
        port = runner.addresses[0][1]
        print(f"Serai is at http://{settings.host}:{port}", flush=True)
        await stop.wait()
        log.info("stopping")
        try:
            await asyncio.wait_for(house.drain(), STOP_SECONDS)
        except TimeoutError:
            log.error("not everything could be written before the end")
    finally:
        await runner.cleanup()
