"""A result that a moderator gives to a running match."""

from typing import Any

from engines import Match, catalogue
from server.errors import Refusal

RESULTS = ("void", "draw", "forfeit")


def verdict(match: Match, result: str, losers: list[int]) -> dict[str, Any]:
    """The outcome: void counts for nobody, a draw for everybody alike, and who forfeits loses
    together with his partners. The scores stay as they stand."""
    ranking = ranking_by(match.game.name, match.session.seats, result, losers)
    first = [seat for seat, place in enumerate(ranking) if place == 1]
    return {
        "reason": result,
        "scores": match.scores,
        "ranking": ranking,
        "winners": [] if result == "void" else first,
        "deals": match.view(None)["deals"],
    }


def ranking_by(game: str, seats: int, result: str, losers: list[int]) -> list[int]:
    """The place of each seat; Refusal for losers that make no sense."""
    ranking = [1] * seats
    if result == "forfeit":
        for seat in _with_partners(game, seats, losers):
            ranking[seat] = 2
        if len(set(ranking)) == 1:
            raise Refusal("bad_request", "`losers`: somebody forfeits, and somebody does not")
    elif losers:
        raise Refusal("bad_request", "`losers`: only with the result forfeit")
    return ranking


def _with_partners(game: str, seats: int, losers: list[int]) -> set[int]:
    if not all(0 <= seat < seats for seat in losers):
        raise Refusal("bad_request", f"`losers`: seats from 0 to {seats - 1}")
    found = set(losers)
    for team in catalogue()[game].teams or ():
        if found & set(team):
            found |= set(team)
    return found
