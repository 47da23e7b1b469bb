"""`serai bot check|test`: what is wrong with a bot's file, and how it plays; no server needed."""

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

from bots.house import LEVELS, is_house
from bots.sandbox import Decision, Diagnostic, Sandbox
from bots.seat import JsonObject
from bots.trial import Practice, practice, sample_states, try_states
from engines import catalogue
from server.bots.files import Refused, errors_of, open_sandbox, program_of, read_source

Act = Callable[[argparse.Namespace, Sandbox, str], Awaitable[int]]


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bot", help="check and test a bot that you are writing")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="what is wrong with a bot's file")
    test = actions.add_parser("test", help="try it on ten states and in a practice match")
    for one in (check, test):
        one.add_argument("file", type=Path)
        one.add_argument("--game", choices=list(catalogue()), required=True)
        one.add_argument("--json", action="store_true", help="one JSON object")
    test.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="HOUSE",
        help="house:medium and so on; give it again for the next seat",
    )
    test.add_argument("--seed", default="1", help="any text: the same cards again")
    test.add_argument("--seats", type=int, help="number of seats, where the game leaves a choice")
    check.set_defaults(run=run, act=_check)
    test.set_defaults(run=run, act=_test)


def run(arguments: argparse.Namespace) -> int:
    act: Act = arguments.act
    try:
        return asyncio.run(_in_sandbox(act, arguments, read_source(arguments.file)))
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2


async def _in_sandbox(act: Act, arguments: argparse.Namespace, source: str) -> int:
    async with open_sandbox() as sandbox:
        return await act(arguments, sandbox, source)


async def _check(arguments: argparse.Namespace, sandbox: Sandbox, source: str) -> int:
    found = await sandbox.check(source, arguments.game)
    ok = not errors_of(found)
    if arguments.json:
        print(json.dumps({"ok": ok, "diagnostics": [asdict(one) for one in found]}))
    else:
        for one in found:
            print(_line(arguments.file, one))
        print("fine" if ok else "not fit to play")
    return 0 if ok else 1


async def _test(arguments: argparse.Namespace, sandbox: Sandbox, source: str) -> int:
    game: str = arguments.game
    seats = arguments.seats
    if seats is not None and seats not in catalogue()[game].seats:
        raise Refused(f"{catalogue()[game].title} has {list(catalogue()[game].seats)} seats")
    for name in arguments.against:
        if not is_house(name):
            raise Refused(f"{name}: only {', '.join(f'house:{level}' for level in LEVELS)}")
    found = await sandbox.check(source, game)
    ok = not errors_of(found)
    states: list[Decision] = []
    course: Practice | None = None
    if ok:
        program = program_of(arguments.file, source)
        states = await try_states(sandbox, program, game, sample_states(game))
        course = await practice(
            sandbox,
            program,
            game,
            against=arguments.against,
            seed=arguments.seed,
            seats=arguments.seats,
        )
    struck = any(one.strike for one in states) or course is None or course.strikes > 0
    if arguments.json:
        shown = {
            "ok": ok and not struck,
            "game": game,
            "diagnostics": [asdict(one) for one in found],
            "states": [{**_as_json(one), "view": one.view} for one in states],
            "match": None if course is None else _match_as_json(course),
        }
        print(json.dumps(shown))
    else:
        _print_test(arguments.file, found, states, course)
    return 0 if ok and not struck else 1


def _as_json(one: Decision) -> JsonObject:
    return {
        "seq": one.seq,
        "answer": one.answer,
        "action": one.action,
        "milliseconds": one.milliseconds,
        "strike": one.strike,
        "log": one.printed,
    }


def _match_as_json(course: Practice) -> JsonObject:
    return {
        "seat": course.seat,
        "against": course.against,
        "seed": course.seed,
        "strikes": course.strikes,
        "disqualified": course.disqualified,
        "stopped": course.stopped,
        "outcome": course.match.outcome,
        "decisions": [_as_json(one) for one in course.decisions],
        "record": course.match.record(),
    }


def _print_test(
    file: Path, found: list[Diagnostic], states: list[Decision], course: Practice | None
) -> None:
    for diagnostic in found:
        print(_line(file, diagnostic))
    if course is None:
        print("not fit to play")
        return
    print("state   ms        answer")
    for number, one in enumerate(states, 1):
        _print_decision(f"{number:>5}", one)
    print(f"\npractice match against {', '.join(course.against)}, seed {course.seed}")
    for one in course.decisions:
        if one.strike or one.printed:
            _print_decision(f"{one.seq:>5}", one)
    thought = [one.milliseconds for one in course.decisions]
    if thought:
        print(f"{len(thought)} decisions, {max(thought):.1f} ms the slowest")
    outcome = course.match.outcome
    if outcome is None:
        print(course.stopped or "not played to its end")
    else:
        print(f"scores {outcome['scores']}, you are in seat {course.seat}")
    last = "; disqualified" if course.disqualified else ""
    print(f"{course.strikes} strikes{last}")


def _print_decision(place: str, one: Decision) -> None:
    print(f"{place} {one.milliseconds:>8.2f}  {_shown(one.answer)}")
    if one.strike:
        print(f"      strike: {_shown(one.strike)}")
    for line in one.printed.splitlines():
        print(f"      | {_shown(line)}")


def _shown(text: str) -> str:
    """On one line, and without anything that a terminal would obey."""
    return "".join(one if one.isprintable() else "\ufffd" for one in text)[:300]


def _line(file: Path, one: Diagnostic) -> str:
    return f"{file}:{one.line}:{one.column}: {one.severity} {one.code}: {_shown(one.message)}"
