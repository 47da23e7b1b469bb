"""`serai verify RECORD`: was this match dealt fairly and played by the rules?

The three checks of docs/fairness.md: the commitment, every deck from the seed, every action legal.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from engines import IllegalAction, replay
from engines.core.shuffle import commitment

MOST_BYTES = 32 * 1024 * 1024


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "verify", help="check that a match was dealt fairly and played by the rules"
    )
    parser.add_argument(
        "record", help="a match record or a downloaded replay, JSON; - for standard input"
    )
    parser.add_argument("--hash", help="the seed_hash that was shown when the match started")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        record = _read(arguments.record)
        match = replay(record)
    except OSError as error:
        return _refuse(f"cannot read {arguments.record}: {error.strerror}")
    except ValueError as error:  # not JSON, or an OptionError
        return _refuse(str(error))
    except IllegalAction as error:
        return _refuse(f"an action is illegal: {error}")
    seed_hash = commitment(record["seed"])
    if arguments.hash is not None and arguments.hash.strip().lower() != seed_hash:
        return _refuse(f"the seed's hash is {seed_hash}, not the one that was shown")
    decks, prepared = len(record["decks"]), record["prepared"]
    print(f"{record['game']}, {record['seats']} seats, {len(record['actions'])} actions: all legal")
    print(f"seed hash  {seed_hash}" + ("  as it was shown" if arguments.hash else ""))
    print(
        f"decks      {decks - prepared} of {decks} follow from the seed, {prepared} were prepared"
    )
    outcome = match.outcome
    if outcome is None:
        print(f"scores     {match.scores}, the match is not over")
    else:
        print(f"scores     {outcome['scores']}, places {outcome['ranking']}")
    return 0


def _read(path: str) -> Any:
    if path == "-":
        text = sys.stdin.read(MOST_BYTES + 1)
    else:
        with Path(path).open(encoding="utf-8") as file:
            text = file.read(MOST_BYTES + 1)
    if len(text) > MOST_BYTES:
        raise ValueError("the file is larger than any match")
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("the file is not a record") from None
    # A replay as the server hands it out has its record inside.
    return data["record"] if isinstance(data, dict) and "record" in data else data


def _refuse(reason: str) -> int:
    print(f"not verified: {reason}", file=sys.stderr)
    return 1
