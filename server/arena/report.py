"""What a contest told: for a terminal, for a program, and as a page to keep."""

from html import escape
from math import isinf
from typing import Any

from bots.measure import Difference
from engines import catalogue
from server.arena.contest import Contest, Findings, Pairing
from server.arena.crosstable import Meeting, mirrored

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 2rem; width: 100% }
th, td { border-bottom: 1px solid #8884; padding: .4rem .7rem; text-align: right }
th:first-child, td:first-child { text-align: left }
.better { background: #2a9d5c33 } .worse { background: #d6454533 }
small { color: #777 }
"""


def as_json(contest: Contest, findings: Findings) -> dict[str, Any]:
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "boards": contest.boards,
        "table": [
            {
                "contestant": name,
                "points": strength.points,
                "interval": None if strength.low is None else [strength.low, strength.high],
                "sets": strength.sets,
            }
            for name, strength in zip(contest.contestants, findings.strengths, strict=True)
        ],
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
            for one in findings.pairings
        ],
    }


def as_table(contest: Contest, findings: Findings) -> str:
    pairings = findings.pairings
    width = max(len(f"{one.first} - {one.second}") for one in pairings)
    lines = [
        _title(contest),
        f"{'pair':<{width}}  difference   95 % interval       wins       ",
    ]
    for one in pairings:
        found = one.difference
        verdict = _verdict(one)
        if any(found.strikes):
            verdict += f"; strikes {found.strikes[0]} and {found.strikes[1]}"
        lines.append(
            f"{f'{one.first} - {one.second}':<{width}}  {found.mean:+10.2f}   "
            f"{_span(found):>19}   {found.wins[0]:>4} : {found.wins[1]:<4}  "
            f"{verdict}"
        )
    if len(contest.contestants) > 2:
        lines += ["", *_strengths(contest, findings)]
    lines.append("points a game")
    return "\n".join(lines)


def _span(found: Difference) -> str:
    """A single board has no interval."""
    return "–" if isinf(found.low) else f"{found.low:+8.2f} … {found.high:+8.2f}"


def as_html(contest: Contest, findings: Findings) -> str:
    """One file with everything in it; it asks nobody for anything."""
    order = _order(findings)
    names = contest.contestants
    table = "".join(
        f"<tr><td>{place}. {escape(names[one])}</td><td>{_points(findings, one)}</td>"
        f"<td>{_interval(findings, one)}</td><td>{findings.strengths[one].sets}</td></tr>"
        for place, one in enumerate(order, 1)
    )
    meetings = {(one.first, one.second): one for one in findings.meetings}
    meetings |= {(one.second, one.first): mirrored(one) for one in findings.meetings}
    head = "".join(f"<th>{escape(names[one])}</th>" for one in order)
    cross = "".join(
        f"<tr><td>{escape(names[one])}</td>"
        + "".join(_cell(meetings.get((one, other))) for other in order)
        + "</tr>"
        for one in order
    )
    title = escape(_title(contest))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1>"
        "<p>Points a game over the last of them, with 95 % intervals.</p>"
        f"<table><tr><th>contestant</th><th>points</th><th>interval</th><th>board sets</th></tr>"
        f"{table}</table><h2>Everybody against everybody</h2>"
        "<p>Coloured where chance alone would hardly give it (below 5 %).</p>"
        f"<table><tr><th></th>{head}</tr>{cross}</table></html>\n"
    )


def _title(contest: Contest) -> str:
    return (
        f"{catalogue()[contest.game].title}, {contest.seats} seats, "
        f"{contest.boards} boards a pair, seed {contest.seed}"
    )


def _strengths(contest: Contest, findings: Findings) -> list[str]:
    names = contest.contestants
    width = max(map(len, names))
    return [
        f"{place}. {names[one]:<{width}}  {_points(findings, one):>8}   {_interval(findings, one)}"
        for place, one in enumerate(_order(findings), 1)
    ]


def _order(findings: Findings) -> list[int]:
    """Contestants, the strongest first."""
    points = [one.points or 0.0 for one in findings.strengths]
    return sorted(range(len(points)), key=lambda one: -points[one])


def _points(findings: Findings, one: int) -> str:
    return f"{findings.strengths[one].points or 0.0:+.2f}"


def _interval(findings: Findings, one: int) -> str:
    found = findings.strengths[one]
    return "–" if found.low is None else f"{found.low:+.2f} … {found.high:+.2f}"


def _cell(meeting: Meeting | None) -> str:
    if meeting is None:
        return "<td>–</td>"
    colour = ""
    if meeting.significance:
        colour = ' class="better"' if meeting.margin > 0 else ' class="worse"'
    span = (
        ""
        if meeting.low is None
        else f"<br><small>{meeting.low:+.1f} … {meeting.high:+.1f}</small>"
    )
    return f"<td{colour}>{meeting.margin:+.2f}{span}</td>"


def _verdict(pairing: Pairing) -> str:
    if not pairing.difference.certain:
        return "cannot be told apart"
    return f"{pairing.first if pairing.difference.mean > 0 else pairing.second} is stronger"
