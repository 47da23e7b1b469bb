"""Which cards are a combination and what beats what (TL-6, TL-7), and the reasons of refusals."""

from itertools import combinations
from typing import Any

import pytest

from tests.unit.engines.tables import refused
from tests.unit.engines.tienlen.hands import CARDS, later, play, plays, say


def leads(hand: str) -> set[str]:
    """What a seat with this hand may lead."""
    return plays(later(0, hand, seats=2))


def beats(answer: str, top: str, **options: Any) -> bool:
    """Whether the answer is legal on this top for a seat that has not passed."""
    match = later(0, top, answer, seats=2, **options)
    say(match, top)
    return answer in plays(match)


def why_not(answer: str, top: str, **options: Any) -> str:
    """The rule by which the answer to this top is refused."""
    match = later(0, top, answer, seats=2, **options)
    say(match, top)
    return refused(match, 1, play(answer))


@pytest.mark.rule("TL-5.3", "TL-6.1", "TL-6.2", "TL-6.3", "TL-6.4")
def test_every_combination_of_a_hand_is_one_action_and_nothing_else_is() -> None:
    for hand in (
        "3S 3C 4S 4C 5S 5C 5D 5H 6S QH KD AD 2C",
        "4S 4C 5S 5D 6H 6D 7S 7C 8H 8D 9S 9C 9H",
        "TS JD JH QS QC KS KC KD AS AC 2S 2C 2D",
        "3D 5D 7D 9D JD KD KH AC AH 2S 2C 2D 2H",
        "3H 4S 5D 6C 7H 8S 9C TD JS QH KC AS 2H",
    ):
        cards = sorted(hand.split(), key=CARDS.index)
        expected = {
            " ".join(chosen)
            for size in range(1, 13)
            for chosen in combinations(cards, size)
            if is_combination(chosen)
        }
        listed = later(0, hand, seats=2).legal_actions(0)
        assert {" ".join(action["cards"]) for action in listed} == expected
        assert len(listed) == len(expected)


def is_combination(cards: tuple[str, ...]) -> bool:
    """TL-6.1 word by word."""
    ranks = ["3456789TJQKA2".index(card[0]) for card in cards]
    held = sorted(set(ranks))
    if len(held) == 1:
        return len(cards) < 4 or held != [12]
    neighbours = held == list(range(held[0], held[0] + len(held)))
    each = {ranks.count(rank) for rank in held}
    return neighbours and len(held) >= 3 and 12 not in held and each in ({1}, {2})


@pytest.mark.rule("TL-6.1", "TL-11.2")
@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("7D", "single"),
        ("2S", "single"),
        ("7D 7H", "pair"),
        ("2S 2H", "pair"),
        ("7S 7D 7H", "triple"),
        ("2S 2C 2D", "triple"),
        ("7S 7C 7D 7H", "four_of_a_kind"),
        ("QS KH AD", "straight"),
        ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH", "straight"),
        ("QS QC KS KC AS AC", "run_of_pairs"),
        ("3S 3C 4S 4C 5S 5C 6S 6C 7S 7C 8S 8C", "run_of_pairs"),
    ],
)
def test_the_view_names_the_kind_of_the_top(cards: str, kind: str) -> None:
    match = later(0, cards, seats=2)
    say(match, cards)
    assert match.view(1)["top"] == {"seat": 0, "kind": kind, "cards": cards.split()}


@pytest.mark.rule("TL-6.1", "TL-6.2", "TL-6.3")
@pytest.mark.parametrize(
    ("cards", "rule"),
    [
        ("7S 8S", "TL-6.1"),
        ("7S 8S TS", "TL-6.1"),
        ("7S 7C 8S", "TL-6.1"),
        ("7S 7C 8S 8C", "TL-6.1"),
        ("7S 7C 8S 8C 9S", "TL-6.1"),
        ("7S 7C 7D 8S 8C 8D", "TL-6.1"),
        ("7S 7C 7D 8S 8C 8D 9S 9C 9D", "TL-6.1"),
        ("AS 2S", "TL-6.1"),
        ("KS AS 2S", "TL-6.2"),
        ("3S AS 2S", "TL-6.2"),
        ("3S 4S 2S", "TL-6.2"),
        ("KS KC AS AC 2S 2C", "TL-6.2"),
        ("3S KS AS", "TL-6.1"),
        ("2S 2C 2D 2H", "TL-6.3"),
    ],
)
def test_what_is_no_combination(cards: str, rule: str) -> None:
    match = later(0, cards, seats=2)
    assert cards not in plays(match)
    assert refused(match, 0, play(cards)) == rule


@pytest.mark.rule("TL-7.1")
@pytest.mark.parametrize(
    ("top", "higher", "lower"),
    [
        ("7C", ["7D", "8S", "2S"], ["7S", "6H"]),
        ("2C", ["2D", "2H"], ["2S", "AH"]),
        ("7C 7D", ["7S 7H", "8S 8C", "2S 2C"], ["6D 6H"]),
        ("7S 7H", ["8S 8C"], ["7C 7D"]),
        ("2C 2D", ["2S 2H"], ["AD AH"]),
        ("2S 2H", [], ["2C 2D"]),
        ("7S 7C 7H", ["8S 8C 8D", "2S 2C 2D"], ["6C 6D 6H"]),
        ("7S 7C 7D 7H", ["8S 8C 8D 8H", "AS AC AD AH"], ["6S 6C 6D 6H"]),
    ],
)
def test_the_same_kind_with_a_higher_highest_card_wins(
    top: str, higher: list[str], lower: list[str]
) -> None:
    for answer in higher:
        assert beats(answer, top)
    for answer in lower:
        assert not beats(answer, top)
        assert why_not(answer, top) == "TL-7.1"


@pytest.mark.rule("TL-7.2")
@pytest.mark.parametrize(
    ("top", "answer", "longer", "same_length"),
    [
        ("7S 8S 9C", "7D 8D 9D", True, True),
        ("7S 8S 9D", "7D 8D 9C", False, False),
        ("7S 8S 9D", "8C 9S TS", True, True),
        ("7S 8S 9D", "6S 7C 8C", False, False),
        ("QS KS AH", "3S 4S 5S 6S", True, False),
        ("7S 8S 9D TD", "8H 9H TH", False, False),
        ("7S 8S 9D", "7D 8D 9H TS JS", True, False),
        ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC", True, True),
    ],
)
def test_straights(top: str, answer: str, longer: bool, same_length: bool) -> None:
    assert beats(answer, top, straights="longer") == longer
    assert beats(answer, top, straights="same_length") == same_length
    if not longer:
        assert why_not(answer, top) == "TL-7.2"
    if not same_length:
        assert why_not(answer, top, straights="same_length") == "TL-7.2"


@pytest.mark.rule("TL-7.3")
@pytest.mark.parametrize(
    ("top", "answer", "wins"),
    [
        ("7S 7C 8S 8C 9S 9C", "7D 7H 8D 8H 9D 9H", True),
        ("7S 7C 8S 8C 9S 9H", "7D 7H 8D 8H 9C 9D", False),
        ("7S 7C 8S 8C 9S 9C", "8D 8H 9D 9H TS TC", True),
        ("7S 7C 8S 8C 9S 9C", "6S 6C 7D 7H 8D 8H", False),
        ("QS QC KS KC AS AC", "3S 3C 4S 4C 5S 5C 6S 6C", True),
        ("3S 3C 4S 4C 5S 5C 6S 6C", "QS QC KS KC AS AC", False),
        ("3S 3C 4S 4C 5S 5C 6S 6C", "3D 3H 4D 4H 5D 5H 6D 6H", True),
        ("3S 3C 4S 4C 5S 5C 6S 6C 7S 7C", "3D 3H 4D 4H 5D 5H 6D 6H 7D 7H 8D 8H", True),
    ],
)
def test_runs_of_pairs(top: str, answer: str, wins: bool) -> None:
    assert beats(answer, top) == wins
    if not wins:
        assert why_not(answer, top) == "TL-7.3"


THREE_PAIRS = "4S 4C 5S 5C 6S 6C"
FOUR = "8S 8C 8D 8H"
FOUR_PAIRS = "TS TC JS JC QS QC KS KC"
FIVE_PAIRS = "TS TC JS JC QS QC KS KC AS AC"
SIX_PAIRS = "9S 9C TS TC JS JC QS QC KS KC AS AC"
HANG = [THREE_PAIRS, FOUR, FOUR_PAIRS, FIVE_PAIRS, SIX_PAIRS]


@pytest.mark.rule("TL-7.4")
@pytest.mark.parametrize(
    ("top", "cut_by"),
    [
        ("2H", HANG),
        ("2S", HANG),
        ("2D 2H", HANG[2:]),
        ("2S 2C 2D", []),
        ("3S", []),
        ("AD", []),
        ("AD AH", []),
        ("3S 3C 3D", []),
        ("3S 4D 5D", []),
        ("5D 6D 7D 8C", []),
        ("3S 3C 4D 4H 5D 5H", HANG[:1] + HANG[1:]),
        ("JD JH QD QH KD KH", HANG[1:]),
        ("7S 7C 7D 7H", HANG[1:]),
        ("9S 9C 9D 9H", HANG[2:4]),
        ("6D 6H 7D 7H 8D 8H 9D 9H", HANG[2:]),
        ("TD TH JD JH QD QH KD KH", HANG[3:]),
    ],
)
def test_which_hang_beats_what(top: str, cut_by: list[str]) -> None:
    for hang in HANG:
        if set(hang.split()) & set(top.split()):
            continue
        assert beats(hang, top) == (hang in cut_by), hang


@pytest.mark.rule("TL-7.4")
def test_a_four_of_a_kind_cuts_a_pair_of_twos_only_by_option() -> None:
    assert not beats(FOUR, "2S 2C")
    assert beats(FOUR, "2S 2C", quad_cuts_pair=True)
    assert not beats(THREE_PAIRS, "2S 2C", quad_cuts_pair=True)
    assert not beats(FOUR, "2S 2C 2D", quad_cuts_pair=True)
    assert why_not(FOUR, "2S 2C") == "TL-7.4"


@pytest.mark.rule("TL-7.4")
@pytest.mark.parametrize(
    ("top", "answer"),
    [
        ("7S", "8S 8C"),
        ("7S 7C", "2S"),
        ("7S 7C", "8S 8C 8D"),
        ("7S 8S 9S", "TS TC TD"),
        ("AS", FOUR),
        ("2S 2C 2D", SIX_PAIRS),
        (FOUR, THREE_PAIRS),
        (FOUR_PAIRS, FOUR),
        ("7S 7C 7D", "2S"),
    ],
)
def test_across_kinds_nothing_else_wins(top: str, answer: str) -> None:
    assert not beats(answer, top)
    assert why_not(answer, top) == "TL-7.4"


@pytest.mark.rule("TL-6.4")
def test_a_hang_and_twos_may_be_led_and_may_be_the_last_cards() -> None:
    assert {FOUR, "8S", "8C 8H", "8S 8D 8H"} <= leads(FOUR)
    assert {"2S 2C 2D", "2S 2H", "2H"} <= leads("2S 2C 2D 2H")
    for last in (FOUR_PAIRS, FIVE_PAIRS, "2S", "2S 2C 2D", FOUR):
        rest = [card for card in CARDS if card[0] in "34567"][: 13 - len(last.split())]
        match = later(0, f"{last} {' '.join(rest)}", seats=2)
        for card in rest:
            say(match, card, "-")
        say(match, last)
        assert match.view(None)["deals"][1]["winner"] == 0


@pytest.mark.rule("TL-7.5", "TL-11.2")
@pytest.mark.parametrize(
    ("top", "answer", "points"),
    [
        ("2S", THREE_PAIRS, 1),
        ("2C", FOUR, 1),
        ("2D", FOUR_PAIRS, 2),
        ("2H", FIVE_PAIRS, 2),
        ("2S 2C", FOUR_PAIRS, 4),
        ("2S 2H", SIX_PAIRS, 6),
        ("2D 2H", FOUR_PAIRS, 8),
        ("3S 3C 4D 4H 5D 5H", THREE_PAIRS, 4),
        ("3S 3C 4D 4H 5D 5H", FOUR, 4),
        ("7S 7C 7D 7H", FOUR, 4),
        ("7S 7C 7D 7H", FOUR_PAIRS, 4),
        ("TD TH JD JH QD QH KD KH", FIVE_PAIRS, 4),
        ("2S", "2H", None),
        ("2S 2C", "2D 2H", None),
        ("AS", "2H", None),
    ],
)
def test_what_is_a_cut_and_what_it_is_worth(top: str, answer: str, points: int | None) -> None:
    match = later(0, top, answer, seats=2)
    assert [event["type"] for event in say(match, top)] == ["action"]  # leading is never a cut
    events = say(match, answer)
    cut = {"by": 1, "on": 0, "points": points}
    if points is None:
        assert len(events) == 1
        assert match.view(None)["chain"] == []
    else:
        assert events[1] == {
            "type": "cut", "deal": 1, "seat": 1, "on": 0, "points": points, "total": points,
        }  # fmt: skip
        assert match.view(None)["chain"] == [cut]
        say(match, "-")
        assert match.view(None)["chain"] == []
        assert match.view(None)["chains"] == [[cut]]
