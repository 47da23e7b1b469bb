"""How the three levels play Santase, in positions that a person can judge."""

import pytest

from bots.house.santase import LEVELS
from tests.unit.bots.santase.table import Table
from tests.unit.engines.santase.hands import PAIRS

COUNTING = ("medium", "hard")


@pytest.mark.rule("SA-9.1")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(3))
def test_every_level_says_66_exactly_when_it_has_it(level: str, number: int) -> None:
    table = Table(level, seed=number, target=7)
    said = 0
    while not table.match.over:
        view = table.view()
        action = table.asked()
        could = {"type": "declare66"} in view["legal_actions"]
        assert (action["type"] == "declare66") is (could and view["points"] >= 66)
        said += action["type"] == "declare66"
        table.play(action)
    assert said


def test_easy_plays_any_card_and_may_declare_a_marriage() -> None:
    chosen = {Table("easy", *PAIRS, seed=seed).choice() for seed in range(300)}
    plays = "9S KS QS KH QH KD KS+ QS+ KH+ QH+"
    assert chosen == set(plays.split())  # neither closes nor exchanges


def test_easy_passes_when_a_marriage_is_not_enough() -> None:
    assert Table("easy", *PAIRS).go("KH+").choice() == "pass"


@pytest.mark.parametrize("level", COUNTING)
def test_the_nine_of_trumps_is_exchanged_at_once(level: str) -> None:
    assert Table(level, *PAIRS).choice() == "exchange"


@pytest.mark.parametrize("level", COUNTING)
def test_the_trump_marriage_goes_first_and_its_king_stays(level: str) -> None:
    assert Table(level, *PAIRS).go("exchange").choice() == "QS+"


@pytest.mark.parametrize("level", COUNTING)
def test_a_hand_that_wins_by_itself_closes_the_stock(level: str) -> None:
    table = Table(level, "AS TS KS QS AH AC", "9H JH 9C JC 9D JD", "JS")
    assert table.choice() == "close"


@pytest.mark.parametrize("level", COUNTING)
def test_a_poor_hand_does_not_close(level: str) -> None:
    table = Table(level, "9C JC QD 9H JH KH", "AS TS KC QC AH AC", "JS")
    assert table.choice() in ("9C", "9H", "JC", "JH")


@pytest.mark.parametrize("level", COUNTING)
@pytest.mark.parametrize(
    ("hand", "reply"),
    [
        ("JS 9D JD KD TC TD", "JS"),  # a jack of trumps for an ace
        ("9H TH TD KD JD QC", "9H"),  # nothing beats the ace: the nine, and no ten
    ],
)
def test_an_ace_is_taken_with_a_trump_or_gets_nothing(level: str, hand: str, reply: str) -> None:
    table = Table(level, "AH KH 9C JC QD KC", hand, "9S").go("AH")
    assert table.choice() == reply


@pytest.mark.parametrize("level", COUNTING)
def test_a_ten_comes_home_on_a_low_card(level: str) -> None:
    table = Table(level, "9H KH 9C JC QD KC", "TH JS 9D JD KD TC", "9S").go("9H")
    assert table.choice() == "TH"


@pytest.mark.parametrize("level", COUNTING)
def test_tens_and_aces_stay_at_home_while_cards_are_drawn(level: str) -> None:
    table = Table(level, "9H TH AC TC KD AS", "JS 9D JD KC QC QH", "9S")
    assert table.choice() == "9H"
    table = Table(level, "JD KH 9C JC QD 9D", "QC AC QH TH KS AS", "9S").go("JD")
    assert table.choice() in ("QC", "QH")


#: Seat 1 has 54 points, of its trump marriage among others, and the jack of diamonds is led.
TWELVE_SHORT = ("9C 9D QH JD TD AD", "AC KS QS AS JH JC", "9S", "9H KC QC KH TH KD")
TO_TWELVE_SHORT = "9C AC QS+ pass 9D JH QH JD"

#: Seat 0 has 64 points and leads the jack of clubs.
TWO_SHORT = ("KS QS AH TC JC QC", "AS 9H 9D 9C JD QD", "JS", "KH JH KC QH TD KD")
TO_TWO_SHORT = "QS+ pass 9D AH 9H TC 9C JC"


@pytest.mark.parametrize("level", COUNTING)
def test_the_trump_ace_is_not_too_good_for_the_trick_that_makes_66(level: str) -> None:
    table = Table(level, *TWELVE_SHORT).go(TO_TWELVE_SHORT)
    assert table.view()["points"] == 54
    assert table.choice() == "AS"


def test_hard_does_not_let_them_have_66_if_it_can_take_the_trick() -> None:
    table = Table("hard", *TWO_SHORT).go(TO_TWO_SHORT)
    assert table.choice() == "AS"
    assert table.why() == "I must take this trick, or they have 66."


@pytest.mark.parametrize(
    ("hands", "moves", "words"),
    [
        (PAIRS, "", "The ten of spades is a better trump than my nine, at no cost."),
        (PAIRS, "exchange", "The marriage brings 40 points at once."),
        (PAIRS, "exchange QS+", "With 40 points it is too early for 66, so I play on."),
        (("AS TS KS QS AH AC", "9H JH 9C JC 9D JD", "JS"), "", "close the stock"),
        (("9H TH AC TC KD AS", "JS 9D JD KC QC QH", "9S"), "", "lead the nine of hearts"),
        (("AH KH 9C JC QD KC", "JS 9D JD KD TC TD", "9S"), "AH", "ace of hearts is worth a trump"),
        (("9H KH 9C JC QD KC", "TH JS 9D JD KD TC", "9S"), "9H", "brings its points home"),
        (("AH KH 9C JC QD KC", "9H TH TD KD JD QC", "9S"), "AH", "I cannot win the trick"),
        (("JD KH 9C JC QD 9D", "QC AC QH TH KS AS", "9S"), "JD", "not worth a better card"),
        (TWELVE_SHORT, TO_TWELVE_SHORT, "With this trick I have 66."),
    ],
)
def test_hard_says_why(hands: tuple[str, ...], moves: str, words: str) -> None:
    assert words in Table("hard", *hands).go(moves).why()


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    first, again = Table(level), Table(level)
    while first.match.number < 2:
        choice = first.asked()
        assert choice == again.asked()
        first.play(choice)
        again.play(choice)


def test_a_hint_does_not_change_what_is_played_later() -> None:
    silent, asked = Table("hard"), Table("hard")
    while silent.match.number < 2:
        choice = silent.asked()
        assert choice == asked.asked()
        for action in asked.match.legal_actions(asked.match.actors[0]):
            assert asked.players[asked.match.actors[0]].why(asked.view(), action).endswith(".")
        silent.play(choice)
        asked.play(choice)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    """The same six cards against other hands and another stock."""
    one = Table(level, "9H TH AC TC KD AS", "JS 9D JD KC QC QH", "9S")
    other = Table(level, "9H TH AC TC KD AS", "AH KH KS QS TD AD", "9S")
    assert one.choice() == other.choice()
