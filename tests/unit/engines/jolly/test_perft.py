"""The number of action sequences from fixed decks: catches what no single test thinks of."""

from typing import Any

import pytest

from engines.jolly import GAME
from engines.jolly.cards import PACK
from engines.jolly.deal import JollyDeal
from engines.jolly.session import JollySession
from tests.unit.engines.tables import stacked

#: Three jokers, two melds of naturals, and a stock that goes on with spades.
RICH = stacked(
    "jolly",
    "5H 6H 7H 8H 9C 9D 9S X0 X1 X2 KC 2D",
    "TC JC QC AC AD AH 2S 3S X3 X4 7C 4D",
    "KD 4S 5S 6S",
)
#: Every seventh card: hands without much in them.
POOR = [PACK.codes[7 * place % 61 - 1] for place in range(1, 61)]


def start(deck: list[str], seats: int = 2, **options: Any) -> JollyDeal:
    session = JollySession(seats, GAME.options.complete({"first_dealer": 1, **options}, seats))
    return session.start([PACK.index[code] for code in deck])


def perft(deal: JollyDeal, depth: int) -> int:
    """Sequences of this many moves; shorter ones that end the deal count too."""
    if depth == 0 or deal.turn < 0:
        return 1
    total = 0
    for move in deal.moves():
        after = deal.clone()
        after.play(move)
        total += perft(after, depth - 1)
    return total


def counts(deepest: int, deal: JollyDeal) -> list[int]:
    return [perft(deal, depth) for depth in range(1, deepest + 1)]


@pytest.mark.rule("JO-8.6")
def test_sequences_from_a_rich_deck() -> None:
    assert counts(4, start(RICH)) == [1, 68, 1351, 16589]


@pytest.mark.rule("JO-8.6", "JO-1.4")
def test_sequences_with_all_options_changed() -> None:
    options: dict[str, Any] = {
        "starter_draws": False, "go_out": "any", "joker_swap": True, "new_meld_jokers": 1,
    }  # fmt: skip
    assert counts(4, start(RICH, **options)) == [26, 190, 2696, 18934]


@pytest.mark.rule("JO-8.6")
def test_sequences_from_a_poor_deck() -> None:
    assert counts(6, start(POOR, seats=4)) == [1, 57, 539, 3959, 7456, 88002]
