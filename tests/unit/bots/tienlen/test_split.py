"""How a hand is split into the groups that it will be played in."""

from itertools import combinations
from random import Random

import pytest

from bots.house.tienlen.odds import rank_counts
from bots.house.tienlen.seen import cards_of
from bots.house.tienlen.split import Group, Split, dealt_to, lowest_piece
from engines.tienlen.cards import TWO, names
from engines.tienlen.combinations import is_combination, leads


def one_turn_each() -> Split:
    """Every group costs one turn, so that the best split has the fewest groups."""
    return Split([[], *[[1.0] * 13] * 4], lambda size, rank: 1.0, 1.0)


def split(hand: str, plan: Split | None = None) -> list[str]:
    cards = cards_of(hand.split())
    groups = (plan or one_turn_each()).groups(rank_counts(cards))
    return [" ".join(names(group)) for group in dealt_to(cards, groups)]


def fewest_groups(hand: int) -> int:
    """By trying everything: the lowest card goes into each combination that it can go into."""
    if not hand:
        return 0
    return 1 + min(fewest_groups(hand ^ play) for play in leads(hand) if play & hand & -hand)


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("4S 5S 6S 9S 9C", ["4S 5S 6S", "9S 9C"]),
        ("3S 4S 5S 6S 7S", ["3S 4S 5S 6S 7S"]),
        ("7S 7C 8S 8C 9S 9C", ["7S 7C 8S 8C 9S 9C"]),
        ("7S 7C 7D 7H JS JC", ["7S 7C 7D 7H", "JS JC"]),
        ("QS KS AS 2S 2C", ["QS KS AS", "2S", "2C"]),
        ("3S 4S 6S 7S", ["3S", "4S", "6S", "7S"]),
    ],
)
def test_a_hand_is_split_into_few_groups(hand: str, groups: list[str]) -> None:
    assert set(split(hand)) == set(groups)


def test_a_straight_keeps_the_highest_card_on_top() -> None:
    assert "3S 4S 5H" in split("3S 4S 5S 5C 5H")


@pytest.mark.parametrize("number", range(30))
def test_no_split_has_fewer_groups(number: int) -> None:
    """Sets that are cut in two are not tried, so a hand may need one group more."""
    hand = sum(1 << card for card in Random(number).sample(range(TWO), 8))
    plan = one_turn_each()
    groups = dealt_to(hand, plan.groups(rank_counts(hand)))
    assert len(groups) == plan.cost(rank_counts(hand))
    assert fewest_groups(hand) <= len(groups) <= fewest_groups(hand) + 1
    assert sum(groups) == hand
    assert all(is_combination(group) for group in groups)
    assert not any(one & other for one, other in combinations(groups, 2))


def test_what_is_costly_is_not_chosen() -> None:
    dear_straights = Split([[], *[[1.0] * 13] * 4], lambda size, rank: 9.0, 1.0)
    assert split("3S 4S 5S", dear_straights) == ["3S", "4S", "5S"]


def test_a_gap_ends_a_piece() -> None:
    counts = rank_counts(cards_of(["4S", "5S", "5C", "7S", "8S"]))
    assert lowest_piece(counts) == rank_counts(cards_of(["4S", "5S", "5C"]))


def test_the_cost_of_a_group_is_the_cost_of_its_kind() -> None:
    plan = Split([[], [1.0] * 13, [2.0] * 13, [3.0] * 13, [4.0] * 13], lambda s, r: 5.0, 6.0)
    assert plan.cost_of(Group(0, 1, 3)) == 3.0
    assert plan.cost_of(Group(0, 4, 1)) == 5.0
    assert plan.cost_of(Group(0, 3, 2)) == 6.0
