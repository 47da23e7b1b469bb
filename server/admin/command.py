"""`serai admin …`: everything that running the house needs, without a browser.

It works beside a running server and without one. What is changed holds at once in all servers.
"""

import argparse
import asyncio
import sys

from asyncpg import PostgresError

from server.accounts import command as accounts
from server.admin import command_house, command_people, command_programs
from server.admin.office import opened_office
from server.config import SettingError
from server.errors import Refusal
from server.storage.errors import DatabaseAway, EmbeddedError, MigrationError


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("admin", help="accounts, order and settings of the house")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    accounts.add_actions(actions)
    command_people.add_actions(actions)
    command_house.add_actions(actions)
    command_programs.add_actions(actions)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        said = asyncio.run(_run(arguments))
    except Refusal as refusal:
        return _refuse(refusal.message)
    except (SettingError, EmbeddedError, MigrationError, DatabaseAway, PostgresError) as error:
        return _refuse(str(error))
    print(said)
    return 0


async def _run(arguments: argparse.Namespace) -> str:
    async with opened_office() as office:
        said: str = await arguments.act(office, arguments)
        return said


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 1
