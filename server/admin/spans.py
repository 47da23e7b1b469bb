"""Spans of time as people type them: 30m, 12h, 7d, 4w."""

import argparse
import re
from datetime import UTC, datetime, timedelta

UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}


def span(text: str) -> timedelta:
    found = re.fullmatch(r"(\d{1,5})([mhdw])", text)
    if found is None or int(found[1]) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no span of time; say 30m, 12h, 7d or 4w")
    return timedelta(**{UNITS[found[2]]: int(found[1])})


def add_for(parser: argparse.ArgumentParser) -> None:
    """The option --for."""
    parser.add_argument(
        "--for", dest="span", type=span, metavar="SPAN", help="30m, 12h, 7d, 4w; else for ever"
    )


def end_of(arguments: argparse.Namespace) -> datetime | None:
    return None if arguments.span is None else datetime.now(UTC) + arguments.span
