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
from server.arena.contest import Contest, Pairing, hold
from server.bots.files import Refused, errors_of, is_file, open_sandbox, read_source

MOST_CONTESTANTS = 4


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("arena", help="measure players against each other")
    parser.add_argument("contestant", nargs="+", help=f"two to four of {_known()}, or files")
    parser.add_argument("--game", required=True, choices=list(catalogue()))
    parser.add_argument("--boards", type=_number, default=100, help="boards for each pair")
    parser.add_argument("--seed", default="1", help="any text: the same boards again")
    parser.add_argument("--seats", type=int, help="number of seats, where the game leaves a choice")
    parser.add_argument("--options", type=_object, default={}, help="the game's options, as JSON")
    parser.add_argument(
        "--budget", type=float, default=BUDGET, help="seconds a move of an expert (%(default)s)"
    )
    parser.add_argument("--jobs", type=_number, default=1, help="processes to play in")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    names: list[str] = arguments.contestant
    if not 2 <= len(names) <= MOST_CONTESTANTS:
        return _refuse("an arena takes two to four contestants")
    for name in names:
        if not is_house(name) and not is_file(name):
            return _refuse(f"there is no contestant {name}, only {_known()}, or a bot's file")
    if not 0.0 < arguments.budget <= 60.0:
        return _refuse("a budget is a number of seconds up to 60")
    try:
        match = new_match(arguments.game, arguments.seats, arguments.options, seed="0" * 64)
    except OptionError as error:
        return _refuse(str(error))
    try:
        programs = asyncio.run(_programs(names, arguments.game))
    except Refused as refused:
        return _refuse(str(refused))
    contest = Contest(
        game=arguments.game,
        seats=match.session.seats,
        options=arguments.options,
        contestants=tuple(names),
        boards=arguments.boards,
        seed=arguments.seed,
        budget=arguments.budget,
        programs=programs,
    )
    pairings, rate = hold(contest, arguments.jobs)
    if arguments.json:
        print(json.dumps(as_json(contest, pairings, rate)))
    else:
        print(as_table(contest, pairings, rate))
    return 0


def as_json(contest: Contest, pairings: list[Pairing], rate: float) -> dict[str, object]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "boards": contest.boards,
        "boards_per_second": rate,
        "pairs": [
            {
                "first": one.first,
                "second": one.second,
                "difference": one.difference.mean,
                "interval": [one.difference.low, one.difference.high]
                if one.difference.boards > 1
                else None,
                "certain": one.difference.certain,
                "games": one.difference.games,
                "wins": list(one.difference.wins),
                "strikes": list(one.difference.strikes),
            }
            for one in pairings
        ],
    }


def as_table(contest: Contest, pairings: list[Pairing], rate: float) -> str:
    width = max(len(f"{one.first} - {one.second}") for one in pairings)
    lines = [
        f"{catalogue()[contest.game].title}, {contest.seats} seats, "
        f"{contest.boards} boards a pair, seed {contest.seed}",
        f"{'pair':<{width}}  difference   95 % interval       wins       ",
    ]
    for one in pairings:
        found = one.difference
        verdict = _verdict(one)
        if any(found.strikes):
            verdict += f"; strikes {found.strikes[0]} and {found.strikes[1]}"
        lines.append(
            f"{f'{one.first} - {one.second}':<{width}}  {found.mean:+10.2f}   "
            f"{found.low:+8.2f} … {found.high:+8.2f}   {found.wins[0]:>4} : {found.wins[1]:<4}  "
            f"{verdict}"
        )
    lines.append(f"points a game; {rate:.1f} boards/s")
    return "\n".join(lines)


def _verdict(pairing: Pairing) -> str:
    if not pairing.difference.certain:
        return "cannot be told apart"
    return f"{pairing.first if pairing.difference.mean > 0 else pairing.second} is stronger"


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
    return {name: Program(Path(name).stem, 0, source) for name, source in files.items()}


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


def _refuse(reason: str) -> int:
    print(reason, file=sys.stderr)
    return 2
