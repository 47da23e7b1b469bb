"""The command line, `serai`: one subcommand a use, each in a module of its own."""

import argparse
import sys
from collections.abc import Sequence

from server import backup, migrate, serve, terminal, verify
from server.admin import command as admin
from server.arena import command as arena
from server.arena import worker
from server.bots import command as bots


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="serai", description="A card house: people and programs at the same tables."
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    serve.add_command(commands)
    migrate.add_command(commands)
    admin.add_command(commands)
    backup.add_command(commands)
    terminal.add_command(commands)
    verify.add_command(commands)
    arena.add_command(commands)
    worker.add_command(commands)
    bots.add_command(commands)
    chosen = parser.parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except (KeyboardInterrupt, EOFError):
        print()
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 141
    return status


if __name__ == "__main__":
    sys.exit(main())
