"""`serai arena`: which of these players is stronger, and how sure that is."""

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bots.house import LEVELS, is_house
from bots.sandbox import Program
from bots.search.expert import BUDGET
from engines import OptionError, catalogue, new_match
from server.arena.contest import Contest, hold
from server.arena.format import FORMATS
from server.arena.report import as_html, as_json, as_table
from server.bots.files import Refused, errors_of, is_file, open_sandbox, program_of, read_source

MOST_CONTESTANTS = 8


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("arena", help="measure players against each other")
    parser.add_argument(
        "contestant", nargs="+", help=f"two to {MOST_CONTESTANTS}: files of bots, or {_known()}"
    )
    parser.add_argument("--game", required=True, choices=list(catalogue()))
    parser.add_argument("--boards", type=_number, default=100, help="boards for each pair")
    parser.add_argument("--seed", default="1", help="any text: the same boards again")
    parser.add_argument("--seats", type=int, help="number of seats, where the game leaves a choice")
    parser.add_argument(
        "--options", type=_object, help="the game's options, as JSON; else those of the arena"
    )
    parser.add_argument(
        "--budget", type=float, default=BUDGET, help="seconds a move of an expert (%(default)s)"
    )
    parser.add_argument("--jobs", type=_number, default=1, help="processes to play in")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report there as well")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        contest = _contest(arguments)
        if arguments.html is not None:
            _check_place(arguments.html)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    findings = hold(contest, arguments.jobs)
    if arguments.html is not None:
        arguments.html.write_text(as_html(contest, findings), "utf-8")
    if arguments.json:
        print(json.dumps(as_json(contest, findings)))
    else:
        print(as_table(contest, findings))
    # Not among the results: the same boards give the same output again, to the last character.
    print(f"{findings.boards_per_second:.1f} boards/s", file=sys.stderr)
    return 0


def _contest(arguments: argparse.Namespace) -> Contest:
    names: list[str] = arguments.contestant
    if not 2 <= len(names) <= MOST_CONTESTANTS:
        raise Refused(f"an arena takes two to {MOST_CONTESTANTS} contestants")
    if not 0.0 < arguments.budget <= 60.0:
        raise Refused("a budget is a number of seconds up to 60")
    form = FORMATS[arguments.game]
    options = form.options if arguments.options is None else arguments.options
    seats = form.seats if arguments.seats is None else arguments.seats
    try:
        new_match(arguments.game, seats, options, seed="0" * 64)
    except OptionError as error:
        raise Refused(str(error)) from None
    for name in names:
        if not is_house(name) and not is_file(name):
            raise Refused(f"there is no contestant {name}, only {_known()}, or a bot's file")
    programs = asyncio.run(_programs(names, arguments.game))
    return Contest(
        game=arguments.game,
        seats=seats,
        options=options,
        contestants=tuple(names),
        boards=arguments.boards,
        seed=arguments.seed,
        budget=arguments.budget,
        programs=programs,
    )


def _check_place(page: Path) -> None:
    """Better now than when everything has been played."""
    try:
        with page.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise Refused(f"{page}: {error.strerror}") from None


async def _programs(names: list[str], game: str) -> dict[str, Program]:
    """The contestants that are files, each fit to play."""
    files = {name: read_source(Path(name)) for name in names if is_file(name)}
    if not files:
        return {}
    async with open_sandbox() as sandbox:
        for name, source in files.items():
            errors = errors_of(await sandbox.check(source, game))
            if errors:
                raise Refused(f"{name}:{errors[0].line}:{errors[0].column}: {errors[0].message}")
    return {name: program_of(Path(name), source) for name, source in files.items()}


def _known() -> str:
    return ", ".join(f"house:{level}" for level in LEVELS)


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number from 1 on")
    return number


def _object(text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise argparse.ArgumentTypeError("a JSON object")
    return value
