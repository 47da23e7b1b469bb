"""The number of action sequences from fixed decks, counted move by move: what no single test of a
rule thinks of changes one of these numbers."""

import pytest

from engines.baloot.actions import default
from engines.baloot.cards import HOKUM, PASS, SUN
from engines.baloot.deal import BalootDeal
from engines.baloot.options import OPTIONS
from engines.baloot.session import BalootSession
from engines.core.shuffle import shuffled

ORDERED = list(range(32))
SHUFFLED = shuffled(32, "ba" * 32, 0)


def start(deck: list[int]) -> BalootDeal:
    return BalootSession(4, OPTIONS.complete({}, 4)).start(deck)


def first_lead(deck: list[int], sun: bool) -> BalootDeal:
    """Seat 1 buys at once and nobody doubles."""
    deal = start(deck)
    for move in [SUN] if sun else [HOKUM + (deal.public >> 3)] + [PASS] * 5:
        deal.play(move)
    return deal


def second_trick(deck: list[int], sun: bool) -> BalootDeal:
    """The clock has played the first one."""
    deal = first_lead(deck, sun)
    for _ in range(4):
        deal.play(default(deal, deal.turn))
    return deal


def sequences(deal: BalootDeal, depth: int) -> int:
    """Action sequences of this length; where both opponents may answer, either may go first."""
    if deal.turn < 0:
        return 0
    count = 0
    for seat in deal.actors():
        moves = deal.moves_of(seat)
        if depth == 1:
            count += len(moves)
            continue
        for move in moves:
            after = deal.clone()
            after.play(move)
            count += sequences(after, depth - 1)
    return count


@pytest.mark.rule("BL-4.2", "BL-4.3", "BL-5.2", "BL-7.7")
@pytest.mark.parametrize(
    ("deal", "counts"),
    [
        (start(ORDERED), [3, 14, 102, 726, 5076, 36113]),
        (start(SHUFFLED), [3, 13, 76, 261, 987, 4557]),
        (first_lead(ORDERED, sun=False), [9, 72, 524, 3516, 24216, 140208]),
        (first_lead(ORDERED, sun=True), [9, 72, 524, 3636, 26016, 160424]),
        (first_lead(SHUFFLED, sun=False), [8, 50, 162, 478, 2456, 9084]),
        (first_lead(SHUFFLED, sun=True), [8, 50, 170, 548, 2986, 12604]),
        (second_trick(ORDERED, sun=False), [8, 21, 137, 797, 5515, 18199]),
        (second_trick(ORDERED, sun=True), [8, 37, 72, 290, 1644, 6352]),
        (second_trick(SHUFFLED, sun=False), [8, 19, 86, 112, 642, 1137]),
        (second_trick(SHUFFLED, sun=True), [8, 19, 111, 137, 867, 2099]),
    ],
)
def test_the_number_of_action_sequences(deal: BalootDeal, counts: list[int]) -> None:
    assert [sequences(deal, depth) for depth in range(1, 7)] == counts
