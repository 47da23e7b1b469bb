"""What hard knows of the cards that it does not see."""

from random import Random

import pytest

from bots.house.tienlen.odds import Odds, longest_row, rank_counts, ranks_with
from bots.house.tienlen.seen import Seen, cards_of
from engines import new_match, sample
from engines.core.deal import Deal
from engines.tienlen.cards import names
from engines.tienlen.combinations import kind_of
from engines.tienlen.deal import PASS
from tests.unit.bots.tienlen.table import view
from tests.unit.engines.tienlen.hands import later, say


def odds(unseen: str, *counts: int) -> Odds:
    return Odds(cards_of(unseen.split()), list(counts), longer=True, quad_cuts_pair=False)


def certain(cards: str, against: Odds) -> bool:
    play = cards_of(cards.split())
    return against.certain(play, kind_of(play))


def hold(cards: str, against: Odds) -> float:
    play = cards_of(cards.split())
    return against.hold(play, kind_of(play))


def test_ranks_are_counted_in_four_bits_each() -> None:
    counts = rank_counts(cards_of(["3S", "3H", "4C", "4D", "4H", "5S", "5C", "5D", "5H", "2H"]))
    assert counts == 1 << 48 | 0x432
    assert ranks_with(counts, 3) == 0x110
    assert longest_row(ranks_with(counts, 2)) == 3


@pytest.mark.parametrize(
    ("cards", "unseen", "counts", "sure"),
    [
        ("KH", "3S 4S KS", [2], True),
        ("KH", "3S 4S AS", [2], False),
        ("2S", "3S 4S KS", [3], True),
        ("2S", "3S 3C 4S 4C 5S 5C", [6], False),  # three pairs cut it
        ("2S", "3S 3C 4S 4C 5S 5C", [4, 2], True),  # but nobody can hold all of them
        ("QS QC", "QD QH 3S", [3], False),
        ("QD QH", "QS QC 3S", [3], True),
        ("QS QC", "KS AS 2S", [3], True),
        ("QS QC", "KS KC 3S", [1, 1, 1], True),  # a pair takes two cards
        ("2S 2C", "3S 3C 4S 4C 5S 5C", [6], True),
        ("2S 2C", "3S 3C 4S 4C 5S 5C 6S 6C", [8], False),
        ("9S 9C 9D", "TS TC QS QC QD", [5], False),
        ("9S 9C 9D", "TS TC QS QC", [4], True),
        ("5S 6S 7S", "5C 6C 7C 9S", [4], False),
        ("5C 6C 7C", "5S 6S 7S 9S", [4], True),
        ("5C 6C 7C", "3S 4S 5S 6S 9S", [5], False),  # longer
        ("5C 6C 7C", "3S 4S 5S 6S 9S", [3, 2], True),
        ("3S 3C 4S 4C 5S 5C", "7S 7C 7D 7H", [4], False),
        ("3S 3C 4S 4C 5S 5C", "7S 7C 7D 8H", [4], True),
        ("9S 9C 9D 9H", "TS TC TD TH", [4], False),
        ("9S 9C 9D 9H", "8S 8C 8D 8H", [4], True),
    ],
)
def test_a_play_is_certain_when_the_unseen_cards_cannot_beat_it(
    cards: str, unseen: str, counts: list[int], sure: bool
) -> None:
    assert certain(cards, odds(unseen, *counts)) is sure
    assert (hold(cards, odds(unseen, *counts)) == 1.0) is sure


def test_nothing_is_feared_from_nobody() -> None:
    assert certain("3S", odds("4S 5S"))


@pytest.mark.rule("TL-4.6")
@pytest.mark.parametrize(("passed", "sure"), [(8, False), (7, True), (0, True)])
def test_a_seat_that_has_passed_may_still_cut_a_two_with_four_pairs(
    passed: int, sure: bool
) -> None:
    unseen = cards_of(["3S", "3C", "4S", "4C", "5S", "5C", "6S", "6C"])
    against = Odds(unseen, [], longer=True, quad_cuts_pair=False, free_cut=passed)
    assert certain("2H", against) is sure
    assert certain("KH", against)


@pytest.mark.rule("TL-4.6")
@pytest.mark.parametrize(("free_cut", "cards"), [(True, 13), (False, 0)])
def test_only_with_free_cuts_a_seat_that_has_passed_is_feared(free_cut: bool, cards: int) -> None:
    match = later(0, "3S 2H", "4S 5S", free_cut=free_cut)
    say(match, "3S", "4S", "-", "-")
    seen = Seen(view(match))
    assert (seen.rivals, seen.passed) == ([1], cards)


@pytest.mark.parametrize("number", range(6))
def test_certain_plays_are_never_beaten(number: int) -> None:
    """Whatever the others may hold: guessed hands of random positions are asked."""
    rng = Random(number)
    options = {"instant_wins": "off", "straights": rng.choice(["longer", "same_length"])}
    match = new_match("tienlen", 2 + number % 3, options, seed=f"{number:064x}")
    found = 0
    for _ in range(300):
        seat = match.actors[0]
        seen = Seen(view(match))
        against = seen.against_rivals() if seen.top else seen.against_all()
        guess = sample(view(match), rng).deal
        for move in guess.moves():
            if move != PASS and against.certain(move, kind_of(move)):
                found += 1
                assert nobody_answers(guess.clone(), move), names(move)
        match.apply(seat, rng.choice(match.legal_actions(seat)))
    assert found > 5


def nobody_answers(deal: Deal, move: int) -> bool:
    owner = deal.turn
    deal.play(move)
    while deal.turn not in (owner, -1):
        if deal.moves() != [PASS]:
            return False
        deal.play(PASS)
    return True
