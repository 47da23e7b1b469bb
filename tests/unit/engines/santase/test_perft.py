"""The number of action sequences from fixed positions: catches what no single test thinks of."""

import pytest

from engines.santase.cards import CLOSE, PACK
from engines.santase.deal import SantaseDeal
from tests.unit.engines.santase.hands import PAIRS, deck_of

#: Seat 0 wins the first six tricks with its clubs; then both hands are new and the stock empty.
LATE = ("9C JC QC KC TC AC", "9H JH QH KH TH AH", "AS", "9D KD JD QD TD 9S AD JS QS TS KS")


def start(hands: tuple[str, ...], plain: bool = False) -> SantaseDeal:
    return SantaseDeal.start([PACK.index[code] for code in deck_of(*hands)], 1, plain, 0)


def perft(deal: SantaseDeal, depth: int) -> int:
    """Sequences of this many moves; shorter ones that end the deal count too."""
    if depth == 0 or deal.turn < 0:
        return 1
    total = 0
    for move in deal.moves():
        after = deal.clone()
        after.play(move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.rule("SA-5.3", "SA-9.1")
def test_sequences_from_the_first_lead() -> None:
    assert [perft(start(PAIRS), depth) for depth in range(1, 6)] == [12, 65, 474, 2698, 17712]


@pytest.mark.rule("SA-1.3", "SA-5.3")
def test_sequences_from_a_plain_first_lead() -> None:
    counts = [perft(start(PAIRS, plain=True), depth) for depth in range(1, 6)]
    assert counts == [6, 36, 376, 1996, 14190]


@pytest.mark.rule("SA-7.3", "SA-8.2")
def test_sequences_of_a_closed_deal() -> None:
    deal = start(PAIRS)
    deal.play(CLOSE)
    counts = [perft(deal, depth) for depth in range(1, 9)]
    assert counts == [10, 16, 58, 132, 556, 1108, 3160, 5748]


@pytest.mark.rule("SA-6.1", "SA-7.3")
def test_sequences_to_the_end_once_the_stock_is_empty() -> None:
    deal = start(LATE)
    for trick in ("AC 9H", "TC JH", "KC QH", "QC KH", "JC TH", "9C AH"):
        for code in trick.split():
            deal.play(PACK.index[code])
    assert [perft(deal, depth) for depth in range(1, 6)] == [9, 17, 95, 175, 623]
    assert perft(deal, 20) == 43535
