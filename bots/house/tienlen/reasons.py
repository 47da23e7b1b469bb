"""Why `hard` plays what it plays: one sentence that a person understands."""

from bots.house.reason import Reason
from bots.house.tienlen.odds import rank_of
from bots.house.tienlen.seen import Seen
from engines.tienlen.cards import HAND, RANKS, TWO
from engines.tienlen.combinations import HEO, NONE, PAIR_RUN, SINGLE, kind_of

#: A play that holds with this chance is said to be hard to beat.
LIKELY = 0.7
#: From this rank on nobody would call a card low.
HIGH = RANKS.index("Q")
#: An opponent with so few cards may well go out before a seat that has not played yet.
CONG_NEAR = 8


def why_pass(seen: Seen, plays: list[int]) -> Reason:
    """`plays` are the plays that would have been legal."""
    if not plays:
        return Reason("tienlen.nothing", "I hold nothing that beats this.")
    if all(cards >> TWO or kind_of(cards) >= PAIR_RUN for cards in plays):
        return Reason(
            "tienlen.keepHang", "Only a 2 or a hàng of mine beats this, and I keep those for later."
        )
    if seen.kind == SINGLE:
        return Reason(
            "tienlen.keepHigh",
            "I keep my high cards for later, and do not break a group for a single.",
        )
    return Reason(
        "tienlen.keepGroups", "To beat this I would have to break groups that I want to play whole."
    )


def why_play(seen: Seen, cards: int, wins: bool, hold: float) -> Reason:
    """`wins` says that the deal is won from here, `hold` how likely nobody beats the cards."""
    if cards == seen.hand:
        return Reason("tienlen.out", "These are my last cards: I am out.")
    if wins:
        return Reason(
            "tienlen.wins", "Nobody can beat this, and then nobody can keep me from going out."
        )
    if seen.kind == NONE:
        return _why_lead(seen, cards, hold)
    return _why_answer(seen, cards, hold)


def _why_lead(seen: Seen, cards: int, hold: float) -> Reason:
    number = cards.bit_count()
    if seen.fewest == 1 and number > 1:
        return Reason(
            "tienlen.noSingle", "Somebody has only one card left, so I do not lead a single."
        )
    if seen.fewest == 1 and cards.bit_length() == seen.hand.bit_length():
        return Reason(
            "tienlen.highestSingle", "Somebody has only one card left, so I lead my highest one."
        )
    if hold >= LIKELY:
        if number > 1:
            return Reason(
                "tienlen.manyHold",
                f"I am rid of {number} cards at once, and hardly anybody can beat them.",
                count=number,
            )
        return Reason("tienlen.leadAgain", "This should win the round, so that I lead again.")
    if rank_of(cards) < HIGH:
        return Reason(
            "tienlen.low",
            "I am rid of low cards while I lead, and win the lead back with high ones.",
        )
    if number > 1:
        return Reason(
            "tienlen.manyHigh",
            f"I am rid of {number} cards at once, and they are high enough to win now and then.",
            count=number,
        )
    return Reason("tienlen.high", "It is high enough that it may win, and then I lead again.")


def _why_answer(seen: Seen, cards: int, hold: float) -> Reason:
    if kind_of(cards) >= PAIR_RUN and seen.kind >= HEO:
        return Reason("tienlen.cut", "I cut: that earns points, and most likely the lead.")
    left = seen.counts[seen.owner]
    if left == 1:
        return Reason(
            "tienlen.ownerHasOne",
            f"Seat {seen.owner} has only one card left, so I must not let it lead.",
            seat=seen.owner,
        )
    if left == 2:
        return Reason(
            "tienlen.ownerHasTwo",
            f"Seat {seen.owner} has only two cards left, so I must not let it lead.",
            seat=seen.owner,
        )
    if seen.kind == SINGLE and any(seen.counts[seat] == 1 for seat in seen.rivals):
        return Reason(
            "tienlen.inTheWay", "Somebody has only one card left, so I put a higher one in the way."
        )
    if seen.counts[seen.seat] == HAND and seen.fewest <= CONG_NEAR:
        return Reason(
            "tienlen.cong", "I have not played a card yet, and it is expensive to end cóng."
        )
    if hold >= LIKELY:
        return Reason("tienlen.winsRound", "This should win the round, and then I lead.")
    if rank_of(cards) >= HIGH:
        return Reason("tienlen.mayWin", "It may win me the lead, and my other groups stay whole.")
    return Reason("tienlen.cheap", "A cheap way to get rid of what is hard to lead.")
