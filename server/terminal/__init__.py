"""`serai play`: a whole match in the terminal, against opponents who play at random."""

import argparse
import secrets
import sys

from engines import OptionError, catalogue, new_match
from server.terminal.table import Table


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="play a match in this terminal")
    parser.add_argument("game", nargs="?", choices=list(catalogue()), help="asked for if absent")
    parser.add_argument("--seats", type=int, help="number of seats, where the game leaves a choice")
    parser.add_argument("--preset", help="a named set of options, such as classic (Omi)")
    parser.add_argument("--seed", help="64 hex digits: the same cards again")
    parser.add_argument("--plain", action="store_true", help="no colours")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game or _ask_game()
    presets = catalogue()[game].presets
    if arguments.preset is not None and arguments.preset not in presets:
        print(f"{game} has the presets {', '.join(presets) or '(none)'}", file=sys.stderr)
        return 2
    options = presets[arguments.preset] if arguments.preset else {}
    seed = arguments.seed or secrets.token_hex(32)
    try:
        match = new_match(game, arguments.seats, options, seed=seed)
    except OptionError as error:
        print(error, file=sys.stderr)
        return 2
    Table(match, colours=sys.stdout.isatty() and not arguments.plain).play()
    return 0


def _ask_game() -> str:
    games = list(catalogue().values())
    print("Which game?")
    for number, info in enumerate(games, 1):
        seats = " or ".join(str(seats) for seats in info.seats)
        print(f"  {number}  {info.title}, {seats} seats")
    while True:
        answer = input("game> ").strip().lower()
        for number, info in enumerate(games, 1):
            if answer in (str(number), info.name, info.title.lower()):
                return info.name
        print(f"Type a number from 1 to {len(games)}, or a name.")
