"""`serai verify RECORD`: was this match dealt fairly and played by the rules?

The three checks of docs/fairness.md: the commitment, every deck from the seed, every action legal.
"""

import argparse
import sys

from engines.core.shuffle import commitment
from server.record_file import NotReplayed, replayed


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
        found = replayed(arguments.record)
    except NotReplayed as error:
        return _refuse(str(error))
    record, match = found.record, found.match
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


def _refuse(reason: str) -> int:
    print(f"not verified: {reason}", file=sys.stderr)
    return 1
