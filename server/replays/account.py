"""A finished match as a page of Markdown to keep or to pass on: who played, deal by deal, how it
ended, and what the shuffle is checked with. (Omi has a save file instead: OM-12.)"""

import re
from typing import Any

from engines import catalogue

Json = dict[str, Any]
#: What Markdown would take for its own.
_SIGNS = re.compile(r"([\\`*_|<>\[\]#])")


def account(match: Json) -> str:
    """`match` as `GET matches/{id}` shows it when it is over."""
    names = [_plain(player["name"]) for player in match["players"]]
    outcome = match["outcome"]
    lines = [
        f"# {catalogue()[match['game']].title}",
        "",
        *_table(
            ["seat", "player", "score", "place"],
            [
                [str(seat), name, str(outcome["scores"][seat]), str(outcome["ranking"][seat])]
                for seat, name in enumerate(names)
            ],
        ),
        "",
        _ending(outcome, names),
        "",
        "## Deals",
        "",
        *_table(
            ["deal", "result", *names],
            [
                [str(number), _result(deal), *map(str, _scores(deal, len(names)))]
                for number, deal in enumerate(outcome["deals"], 1)
            ],
        ),
        "",
        "## The shuffle",
        "",
        f"- match `{match['id']}`",
        f"- seed `{match['seed']}`",
        f"- its SHA-256, shown when the match began: `{match['seed_hash']}`",
    ]
    return "\n".join(lines) + "\n"


def _ending(outcome: Json, names: list[str]) -> str:
    if outcome["reason"] == "void":
        return "The match was broken off and has no winner."
    if outcome["reason"] == "draw" or len(outcome["winners"]) == len(names):
        return "The match is a draw."
    winners = " and ".join(names[seat] for seat in outcome["winners"])
    return f"Won by {winners}{', by forfeit' if outcome['reason'] == 'forfeit' else ''}."


def _result(deal: Json) -> str:
    """Each rule book has its own word for how a deal ended."""
    return _plain(deal.get("label") or deal.get("reason") or deal.get("result") or "played")


def _scores(deal: Json, seats: int) -> list[int]:
    """By seat, after this deal; partners have theirs together."""
    together: list[int] = deal["scores"] if "scores" in deal else deal["totals"]
    return [together[seat % len(together)] for seat in range(seats)]


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    return [_row(head), _row(["---"] * len(head)), *map(_row, rows)]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _plain(text: str) -> str:
    return _SIGNS.sub(r"\\\1", text)
