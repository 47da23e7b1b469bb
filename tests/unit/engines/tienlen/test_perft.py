"""Numbers of action sequences from fixed decks: what no single test thinks of shows up here."""

from typing import Any

import pytest

from engines.core.shuffle import shuffled
from engines.tienlen import GAME
from engines.tienlen.deal import TienlenDeal
from tests.unit.engines.tienlen.test_view import CHANGED

DECK = shuffled(52, "7e" * 32, 0)
OTHER = shuffled(52, "7e" * 32, 1)


def sequences(deal: TienlenDeal, depth: int) -> int:
    if deal.turn < 0:
        return 0
    moves = deal.moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = deal.clone()
        after.play(move)
        count += sequences(after, depth - 1)
    return count


def start(deck: list[int], seats: int, options: dict[str, Any], leader: int) -> TienlenDeal:
    session = GAME.session(seats, GAME.options.complete(options, seats))
    session.leader = leader
    return session.start(deck)


@pytest.mark.rule("TL-5.3", "TL-6.1", "TL-7.1", "TL-7.2")
@pytest.mark.parametrize(
    ("deal", "counts"),
    [
        (start(DECK, 4, {}, -1), [4, 23, 760, 1162, 2758, 16846, 67838]),
        (start(DECK, 3, CHANGED, 1), [28, 183, 697, 2941, 22771, 90638]),
        (start(OTHER, 4, {}, 2), [33, 153, 741, 1909, 6574, 30235, 139034]),
        (start(OTHER, 2, CHANGED, -1), [1, 14, 118, 861, 4829, 33011]),
    ],
)
def test_the_number_of_action_sequences(deal: TienlenDeal, counts: list[int]) -> None:
    assert [sequences(deal, depth) for depth in range(1, len(counts) + 1)] == counts
