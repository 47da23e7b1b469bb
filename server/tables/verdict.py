"""A result that a moderator gives to a running match."""

from typing import Any

from engines import Match, catalogue
from server.errors import Refusal

RESULTS = ("void", "draw", "forfeit")


def verdict(match: Match, result: str, losers: list[int]) -> dict[str, Any]:
    """The outcome: void counts for nobody, a draw for everybody alike, and who forfeits loses
    together with his partners. The scores stay as they stand."""
    seats = match.session.seats
    ranking = [1] * seats
    if result == "forfeit":
        for seat in _with_partners(match, losers):
            ranking[seat] = 2
        if len(set(ranking)) == 1:
            raise Refusal("bad_request", "`losers`: somebody forfeits, and somebody does not")
    elif losers:
        raise Refusal("bad_request", "`losers`: only with the result forfeit")
    return {
        "reason": result,
        "scores": match.scores,
        "ranking": ranking,
        "winners": [] if result == "void" else [s for s in range(seats) if ranking[s] == 1],
        "deals": match.view(None)["deals"],
    }


def _with_partners(match: Match, seats: list[int]) -> set[int]:
    if not all(0 <= seat < match.session.seats for seat in seats):
        raise Refusal("bad_request", f"`losers`: seats from 0 to {match.session.seats - 1}")
    teams = catalogue()[match.game.name].teams or ()
    found = set(seats)
    for team in teams:
        if found & set(team):
            found |= set(team)
    return found
