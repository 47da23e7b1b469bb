"""Scoring a deal (JO-9): penalties of the hands, and what the closer gets for them."""

from engines.jolly.cards import ACES, LOW_CARDS, NATURALS, TENS
from engines.jolly.deal import BLOCKED, TURNED, JollyDeal

BONUS = 30  # JO-9.1
NOBODY = -1


def penalty(hand: int) -> int:
    """JO-2.4."""
    return (
        5 * (hand & LOW_CARDS).bit_count()
        + 10 * (hand & TENS).bit_count()
        + 25 * (hand & ACES).bit_count()
        + 50 * (hand >> NATURALS).bit_count()
    )


def winner(deal: JollyDeal, penalties: list[int]) -> int:
    """Who scores: the closer, or in a blocked deal the only lowest hand (JO-9.4, JO-9.5)."""
    if deal.ending != BLOCKED:
        return deal.closer
    lowest = min(penalties)
    return penalties.index(lowest) if penalties.count(lowest) == 1 else NOBODY


def gain(deal: JollyDeal, seat: int, penalties: list[int]) -> int:
    """What the winner scores. A closer's own penalty is 0, so the differences are the sum."""
    points = sum(penalties) - len(penalties) * penalties[seat]
    return points + BONUS if deal.ending == TURNED else points
