"""`serai replay RECORD`: a match told again from its record, card by card, with all hands open."""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from engines import Match, catalogue, replay
from server.record_file import NotReplayed, replayed
from server.terminal.cards import Ink
from server.terminal.told import Event, told


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="tell a match again from its record")
    parser.add_argument(
        "record", help="a match record or a downloaded replay, JSON; - for standard input"
    )
    parser.add_argument("--json", action="store_true", help="only where it ends, as JSON")
    parser.add_argument("--plain", action="store_true", help="no colours")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        found = replayed(arguments.record)
    except NotReplayed as error:
        print(f"cannot be replayed: {error}", file=sys.stderr)
        return 1
    record, match = found.record, found.match
    if arguments.json:
        print(json.dumps(_end(record, match)))
        return 0
    ink = Ink(colours=sys.stdout.isatty() and not arguments.plain)
    print(ink.strong(f"{catalogue()[record['game']].title}, {record['seats']} seats"))
    for line in _course(record, ink):
        print(line)
    if not match.over:
        print(f"The match is not over: {match.scores}.")
    return 0


def _end(record: dict[str, Any], match: Match) -> dict[str, Any]:
    return {
        "game": record["game"],
        "seats": record["seats"],
        "seq": match.seq,
        "over": match.over,
        "scores": match.scores,
        "outcome": match.outcome,
    }


def _course(record: dict[str, Any], ink: Ink) -> Iterator[str]:
    match = replay(record | {"actions": []})
    yield from _told(match, match.opening, ink)
    for seat, action in record["actions"]:
        yield from _told(match, match.apply(seat, action), ink)


def _told(match: Match, events: list[Event], ink: Ink) -> Iterator[str]:
    view = match.view(None)
    for event in events:
        sentence = told(event, view, ink)
        if sentence is not None:
            yield sentence
        for seat, hand in enumerate(event.get("hands", ())):
            yield f"  seat {seat} gets {ink.cards(hand)}"
