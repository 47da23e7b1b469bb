"""How the three levels play Tiến lên, in positions that a person can judge."""

import pytest

from bots.house.tienlen import LEVELS
from bots.house.tienlen.seen import Seen, cards_of
from engines import Match
from tests.unit.bots.tienlen.table import LONG, ask, nearly_out, player, reason, view
from tests.unit.engines.tienlen.hands import later, plays, say, tienlen

#: A straight, four pairs and a heo: nothing in it should be broken for a 3.
ORDERED = "3S 4C 5D 6H 9S 9C JD JH KS KC AS AD 2H"


def test_easy_plays_anything_that_is_legal() -> None:
    match = later(0, "3S KH", "4S 4C 5S 7S 2H")
    say(match, "KH")
    chosen = {
        " ".join(player("easy", seed).choose(view(match)).get("cards", "-")) for seed in range(200)
    }
    assert chosen == plays(match)


def test_medium_leads_as_many_cards_as_it_can_and_low_ones() -> None:
    assert ask(later(0, ORDERED), "medium") == "3S 4C 5D 6H"
    assert ask(later(0, "3S 4C 5D 6H 8S 9C TD JH KC KD AS AD 2H"), "medium") == "3S 4C 5D 6H"


def test_medium_answers_as_cheaply_as_it_can() -> None:
    match = later(0, "3S 6S 6C", "4D 7C 7D 7H 9C 9D QS 2H")
    say(match, "6S 6C")
    assert ask(match, "medium") == "7C 7D"


def test_medium_cuts_when_it_has_nothing_of_the_same_kind() -> None:
    match = later(0, "2H", "7S 7C 7D 7H")
    say(match, "2H")
    assert ask(match, "medium") == "7S 7C 7D 7H"


def test_medium_passes_when_it_has_nothing() -> None:
    match = later(0, "AS AC AD", "3S 4S 6S 8S")
    say(match, "AS AC AD")
    assert ask(match, "medium") == "-"


def test_hard_leads_its_low_straight_and_keeps_its_high_cards() -> None:
    assert ask(later(0, ORDERED)) == "3S 4C 5D 6H"


def test_hard_leads_the_opening_card_in_a_group() -> None:
    match = tienlen("3S 3D 5C 6D 6H 8H 9S JC JS KD KH AC 2S")
    assert view(match)["opening_card"] == "3S"
    assert ask(match) == "3S 3D"


def test_hard_answers_with_the_card_that_its_groups_do_not_need() -> None:
    match = later(0, "3S", "4D 5C 6D 7H 8D 9C TC TD QS QC KD KH AH")
    say(match, "3S")
    assert ask(match) == "TC"  # the other ten is the end of a straight
    match = later(0, "3S", "4D 4C 5C 5D 6D 6H 7H 7D 9C 9D JC JD KD")
    say(match, "3S")
    assert ask(match) == "KD"


def test_hard_answers_with_its_lowest_pair() -> None:
    match = later(0, "3S 3C", "4D 5C 6D 7H 8D TC TH QS KC KH AC AD 2S")
    say(match, "3S 3C")
    assert ask(match) == "TC TH"


@pytest.mark.parametrize(
    ("hand", "two"),
    [
        ("3S 4C 5C 7S 7C 7D 7H TC TD QS QC KD AC", "2H"),
        ("3S 4S 4C 5C 5H 6C 6S TC TD QS QC KD 2C", "2S"),  # though the 2C would do
    ],
)
def test_hard_cuts_a_two(hand: str, two: str) -> None:
    match = later(0, two, hand)
    say(match, two)
    assert len(ask(match).split()) > 1
    assert "I cut" in reason(match)


def last_card_of_seat_0(*hands: str) -> Match:
    """Seat 0 has one card left, and the top, a 3, is its own."""
    match = nearly_out("3C 8H", *hands)
    say(match, "3C")
    return match


def test_hard_stops_a_seat_with_one_card_with_its_highest() -> None:
    match = last_card_of_seat_0("3D 5D 5H 6C 8D JC JH QC KD AC AH 2C 2D")
    assert ask(match) in ("2C", "2D")
    assert reason(match) == "Seat 0 has only one card left, so I must not let it lead."


def test_hard_leads_no_single_to_a_seat_with_one_card() -> None:
    match = last_card_of_seat_0("3D 3H 5D 6C 8D QC KD AC AH 2C 2D 9C TC")
    say(match, "2D", "-", "-", "-")
    assert len(ask(match).split()) > 1
    assert reason(match) == "Somebody has only one card left, so I do not lead a single."


def test_hard_with_singles_alone_leads_the_highest_to_a_seat_with_one_card() -> None:
    ten = "4C 5C 6C 7C 8C 9C TC JC QC KC"
    match = nearly_out("3C TH", f"{ten} 2C 5H JH", seats=2)
    say(match, "3C", "2C", "-", ten, "-")
    assert view(match)["counts"] == [1, 2]
    assert ask(match) == "JH"
    assert reason(match) == "Somebody has only one card left, so I lead my highest one."


def test_hard_does_not_pass_a_low_card_on_to_a_seat_with_one_card() -> None:
    """Seat 3 is the last one before seat 0, whose last card beats most of what lies there."""
    match = last_card_of_seat_0("4C 2C", "5C", "6D 6H 8C 8D 9C 9D JC JD QC QD KC KD AC")
    say(match, "4C", "5C")
    assert ask(match) == "AC"
    assert reason(match) == "Somebody has only one card left, so I put a higher one in the way."


def test_hard_wins_when_nobody_can_keep_it_from_going_out() -> None:
    match = later(
        0,
        "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H",
        "4C 4D 5C 6D 7C 7D 8C 9D TC TD QC KD AC",
        seats=2,
    )
    say(match, "3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "-")
    assert ask(match) == "AH"  # nothing but a 2 beats it, and the highest 2 is at home
    say(match, "AH")
    assert ask(match) == "-"


@pytest.mark.parametrize("cards", ["AS AC", "3C 3D", "2S 2C"])
def test_hard_goes_out_when_it_can(cards: str) -> None:
    match = nearly_out(cards)
    assert ask(match) == cards
    assert reason(match) == "These are my last cards: I am out."


@pytest.mark.parametrize(("last", "top"), [("2S", "AC"), ("2S 2C", "AC AD"), ("4C", "3D")])
def test_hard_goes_out_on_anything_it_beats(last: str, top: str) -> None:
    run = " ".join(LONG.split()[: 12 - len(last.split())])
    match = later(0, f"{run} 3C {last}", f"{top} 2D", seats=2)
    say(match, run, "-", "3C", "2D", "-", top)
    assert ask(match) == last


def test_hard_spends_a_high_card_before_it_ends_cong() -> None:
    match = nearly_out("KC 4C", "5C 5D 6C 6D 7C 7D 9C 9D JC JD QC QD 2H")
    say(match, "4C")
    assert ask(match) == "2H"


def test_hidden_counts_are_counted_from_the_plays() -> None:
    match = nearly_out("3C 8H", hide_counts=True)
    say(match, "3C")
    assert view(match)["counts"] == [None, 13, None, None]
    assert Seen(view(match)).counts == [1, 13, 13, 13]


@pytest.mark.rule("TL-3.3")
def test_with_fewer_seats_nothing_below_the_opening_card_is_feared() -> None:
    hands = "4C 6S 6C 7D 8H 9S 9H TC JD QC KD KH 2S", "5D 7S 8C 9D TS TH JC QS QH AS AC AD 2C"
    match = tienlen(*hands, seats=2)
    assert Seen(view(match)).unseen & cards_of(["3H", "4S", "4C", "4D"]) == cards_of(["4D"])
    say(match, "4C")
    assert Seen(view(match)).unseen & cards_of(["3H", "4S", "4C", "4D"]) == cards_of(["4D"])


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    match = tienlen()
    first, again = player(level), player(level)
    while match.number < 1:
        action = first.choose(view(match))
        assert action == again.choose(view(match))
        match.apply(match.actors[0], action)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    one = later(0, ORDERED, "4S 5S 6S", "7S 8S")
    other = later(0, ORDERED, "TS TC TD", "2S 2C")
    assert ask(one, level) == ask(other, level)


@pytest.mark.parametrize(
    ("led", "hand", "words"),
    [
        ("AS AC AD", "3S 4S 6S 8S", "I hold nothing that beats this."),
        ("9S", "3C 4C 5C 6C 7C 8C 9C TC JC QC KC KD AC", "win me the lead"),
        ("3S 3C", "4D 5C 6D 7H 8D TC TH QS KC KH AC AD 2S", "A cheap way to get rid of"),
        ("2S", "7S 7C 7D 7H", "I cut"),
    ],
)
def test_hard_says_why(led: str, hand: str, words: str) -> None:
    match = later(0, led, hand)
    say(match, led)
    assert words in reason(match)


@pytest.mark.parametrize(
    ("moves", "hand", "words"),
    [
        ("AS", "4D 5C 6D 8H 8C 9D TC JD QC QD KD 2C 2H", "Only a 2 or a hàng of mine beats this"),
        ("QH/-/7S 7D", "4D 5C 6D 7H 8C 8D 9D TD JC JD QC KC AD", "I would have to break groups"),
        ("QH/-/7S 7D", "4D 4C 5C 5D 6H 6D 8C 8D 9D 9C TC TD KD", "I would have to break groups"),
    ],
)
def test_hard_passes_and_says_why(moves: str, hand: str, words: str) -> None:
    match = later(0, "3S 7S 7D QH AS", hand)
    say(match, "3S", "4D", "-", "-", *moves.split("/"))
    assert ask(match) == "-"
    assert words in reason(match)


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (ORDERED, "I am rid of low cards while I lead"),
        ("3S 4S 5S 6S 7S 8S 9S TS JS QS KC KD AC", "hardly anybody can beat them"),
    ],
)
def test_hard_says_why_it_leads(hand: str, words: str) -> None:
    assert words in reason(later(0, hand))
