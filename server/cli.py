"""The command line, `serai`: one subcommand a use, each in a module of its own."""

import argparse
import io
import sys
from collections.abc import Sequence
from importlib import import_module

#: Where each command is declared. Only the module of the one that was asked for is imported:
#: all of them together take longer than most commands.
COMMANDS = {
    "serve": "server.serve",
    "migrate": "server.migrate",
    "admin": "server.admin.command",
    "backup": "server.backup",
    "restore": "server.backup",
    "play": "server.terminal",
    "verify": "server.verify",
    "replay": "server.terminal.course",
    "arena": "server.arena.command",
    "worker": "server.arena.worker",
    "bot": "server.bots.command",
    "bench": "server.bench",
}


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    parser = argparse.ArgumentParser(
        prog="serai", description="A card house: people and programs at the same tables."
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in _needed(words):
        import_module(module).add_command(commands)
    chosen = parser.parse_args(words)
    if isinstance(sys.stdout, io.TextIOWrapper):  # not every terminal has letters for everything
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status: int = chosen.run(chosen)
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 141
    return status


def _needed(words: Sequence[str]) -> list[str]:
    """The modules of the command that is asked for; all of them to show what there is."""
    asked = words[0] if words else ""
    return [COMMANDS[asked]] if asked in COMMANDS else list(dict.fromkeys(COMMANDS.values()))
