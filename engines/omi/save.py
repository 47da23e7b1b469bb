"""The Omi save file (OM-12): a match as Markdown, and a Markdown file as options for a new match.

Pure functions on text: the caller brings the date and keeps the file.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.cards import SUITS
from engines.core.errors import OptionError
from engines.core.plain import JsonObject, short
from engines.omi.cards import SEAT_NAMES, SUIT_SIGNS
from engines.omi.options import OPTIONS

IMPORT_RULE = "OM-12.3"
MOST_BYTES = 64 * 1024
MOST_ROUNDS = 9999
TARGETS = (5, 10, 15)
NOTES = {"kapothi": "Kapothi!", "ambaya": "Ambaya", "draw": "Draw", "": ""}
HEADER = (
    "| Round | Trump | By | Us Tricks | Them Tricks | Us +tok | Them +tok "
    "| Us Total | Them Total | Note |"
)
RULER = "|" + "---|" * 10
NAMES = [name.lower() for name in SEAT_NAMES]


@dataclass(frozen=True)
class HistoryRow:
    """One completed deal in the save's table."""

    round: int
    trump: str
    by: str
    tricks: tuple[int, int]
    gain: tuple[int, int]
    totals: tuple[int, int]
    note: str


@dataclass(frozen=True)
class Save:
    """What an imported file gives: options for the new match, and its old history to show."""

    options: JsonObject
    rows: tuple[HistoryRow, ...]
    #: A sentence for the person when the history could not be read (OM-12.5).
    notice: str | None


def file_name(view: JsonObject) -> str:
    return f"omi-save-round{_rounds(view)}.md"


def export_save(view: JsonObject, date: str, old_rows: Sequence[HistoryRow] = ()) -> str:
    """The save file of a match (any viewer's `view`), its completed deals only. `date` is UTC with
    milliseconds, `2025-04-19T10:30:00.000Z`; `old_rows` are those kept from an import."""
    options, deals = view["options"], view["deals"]
    us, them = deals[-1]["totals"] if deals else options["start_scores"]
    dealer = (deals[-1]["dealer"] + 1) % 4 if deals else options["first_dealer"]
    changed = {
        name: value
        for name, value in options.items()
        if name == "target" or value != OPTIONS.options[name].default
    }
    rows = [*old_rows, *(_row_of(deal) for deal in deals)]
    lines = [
        "---",
        "title: Omi Save",
        f"date: {date}",
        f"round: {_rounds(view)}",
        f"scoreUs: {us}",
        f"scoreThem: {them}",
        f"winScore: {options['target']}",
        f"dealer: {SEAT_NAMES[dealer]}",
        f"drawBonus: {view['bonus']}",
        "---",
        "",
        "# Omi Save File",
        "",
        "## Scores",
        f"- Us: {us} tokens",
        f"- Them: {them} tokens",
        "",
        "## Round History",
        "",
        HEADER,
        RULER,
        *(_written(row) for row in rows),
        "",
        "## Settings",
        "```json",
        json.dumps(changed, sort_keys=True),
        "```",
    ]
    return "\n".join(lines) + "\n"


def import_save(text: str, lobby: JsonObject) -> Save:
    """Read a save file. `lobby` gives the options that a save does not hold (OM-12.4)."""
    if len(text.encode("utf-8", "surrogatepass")) > MOST_BYTES:
        raise OptionError("file", IMPORT_RULE, "a save file has at most 64 KiB")
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    front = _front_matter(lines)
    rounds = _number(front, "round", MOST_ROUNDS)
    target = _number(front, "winScore", max(TARGETS))
    if target not in TARGETS:
        raise OptionError("winScore", IMPORT_RULE, "must be 5, 10 or 15")
    scores = [_score(front, key, target) for key in ("scoreUs", "scoreThem")]
    bonus = _bonus(front)
    if lobby.get("draw_bonus", OPTIONS.options["draw_bonus"].default) == "once":
        bonus = min(bonus, 1)
    options = {
        **lobby,
        "target": target,
        "start_scores": scores,
        "start_deal": rounds + 1,
        "first_dealer": _dealer(front, rounds),
        "start_bonus": bonus,
    }
    rows = _history(lines)
    if rows is None:
        return Save(options, (), "The history in this file could not be read and is not shown.")
    return Save(options, rows, None)


# ── writing ─────────────────────────────────────────────────────────────────────────────────────


def _rounds(view: JsonObject) -> int:
    before: int = view["options"]["start_deal"] - 1
    return before + len(view["deals"])


def _row_of(deal: JsonObject) -> HistoryRow:
    return HistoryRow(
        round=deal["deal"],
        trump=SUIT_SIGNS[SUITS.index(deal["trump"])],
        by=SEAT_NAMES[deal["trump_maker"]],
        tricks=(deal["tricks"][0], deal["tricks"][1]),
        gain=(deal["gain"][0], deal["gain"][1]),
        totals=(deal["totals"][0], deal["totals"][1]),
        note=NOTES[deal["label"]],
    )


def _written(row: HistoryRow) -> str:
    cells = [row.round, row.trump, row.by, *row.tricks, *row.gain, *row.totals, row.note]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


# ── reading ─────────────────────────────────────────────────────────────────────────────────────


def _front_matter(lines: list[str]) -> dict[str, str]:
    """The `key: value` lines between the first two lines `---`."""
    fences = [number for number, line in enumerate(lines) if line.rstrip() == "---"][:2]
    if len(fences) < 2:
        raise OptionError("file", IMPORT_RULE, "there is no front matter between two lines ---")
    front: dict[str, str] = {}
    for line in lines[fences[0] + 1 : fences[1]]:
        key, colon, value = line.partition(":")
        if colon:
            front[key.strip()] = value.strip()
    return front


def _number(front: dict[str, str], key: str, most: int) -> int:
    value = front.get(key)
    if value is None:
        raise OptionError(key, IMPORT_RULE, "is missing")
    if not _is_digits(value) or int(value) > most:
        raise OptionError(
            key, IMPORT_RULE, f"must be a number from 0 to {most}, not {short(value)}"
        )
    return int(value)


def _score(front: dict[str, str], key: str, target: int) -> int:
    value = front.get(key)
    if value is not None and _is_digits(value) and int(value) >= target:
        raise OptionError(key, IMPORT_RULE, f"the match is finished: {target} tokens win")
    return _number(front, key, target - 1)


def _bonus(front: dict[str, str]) -> int:
    value = front.get("drawBonus", "0")
    if value in ("true", "false"):
        return 1 if value == "true" else 0
    return _number({"drawBonus": value}, "drawBonus", 99)


def _dealer(front: dict[str, str], rounds: int) -> int:
    value = front.get("dealer")
    if value is None:
        return rounds % 4
    if value.lower() not in NAMES:
        names = ", ".join(SEAT_NAMES)
        raise OptionError("dealer", IMPORT_RULE, f"must be one of {names}, not {short(value)}")
    return NAMES.index(value.lower())


def _is_digits(value: str) -> bool:
    # Ten digits are beyond every limit here, and int() of a very long text is slow.
    return value.isascii() and value.isdigit() and len(value) <= 10


def _history(lines: list[str]) -> tuple[HistoryRow, ...] | None:
    """The rows of the history table; None if one of them does not parse."""
    stripped = [line.strip() for line in lines]
    if HEADER not in stripped:
        return ()
    rows: list[HistoryRow] = []
    for line in stripped[stripped.index(HEADER) + 2 :]:
        if not line.startswith("|"):
            break
        row = _read_row([cell.strip() for cell in line.removesuffix("|").split("|")[1:]])
        if row is None:
            return None
        rows.append(row)
    return tuple(rows)


def _read_row(cells: list[str]) -> HistoryRow | None:
    if len(cells) != 10:
        return None
    numbers = [cells[0], *cells[3:9]]
    trump, by, note = cells[1], cells[2], cells[9]
    if not all(_is_digits(number) for number in numbers):
        return None
    if trump not in SUIT_SIGNS or by not in SEAT_NAMES or note not in NOTES.values():
        return None
    number, *rest = (int(cell) for cell in numbers)
    return HistoryRow(
        number, trump, by, (rest[0], rest[1]), (rest[2], rest[3]), (rest[4], rest[5]), note
    )
