"""What a finished deal is worth to a seat: its side's points less those of the others."""

from collections.abc import Callable
from typing import Any

from bots.search.style import Value
from engines.core.deal import Deal
from engines.core.session import Session


def played_out(play_out: Callable[[Any], None], teams: bool = False) -> Value:
    """The worth of a deal that is played to its end in this way."""

    def value(session: Session[Any], deal: Deal, number: int, seat: int) -> float:
        play_out(deal)
        return worth(session, deal, number, seat, teams)

    return value


def worth(session: Session[Any], deal: Deal, number: int, seat: int, teams: bool = False) -> float:
    """The change of the score that the match's own account makes of this deal. More points than
    the match asks for are worth nothing."""
    after = session.clone()
    after.settle(deal, number)
    target = session.options.get("target")
    gains = [
        (new if target is None else min(new, target)) - old
        for old, new in zip(session.scores, after.scores, strict=True)
    ]
    if teams:
        return float(gains[seat] - gains[seat ^ 1])
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)
