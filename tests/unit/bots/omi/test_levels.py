"""How easy, medium and hard play Omi: the rule book fixes every card of theirs (OM-11)."""

import json
from random import Random
from typing import Any

import pytest

from bots.house.omi import LEVELS
from bots.house.player import HousePlayer
from engines import Match, new_match
from engines.core.suits import RANKS
from tests.unit.engines.omi.hands import lay, name, omi

#: South names trumps and leads the first trick.
SOUTH_LEADS = {"first_dealer": 3, "trump_maker": "next"}
HANDS = (
    "9C KD 8H QH 7S JS KS AC",
    "TC JC 7D 9D AD 7H 9H TH",
    "8C QC QD TD JH KH 8S 9S",
    "7C KC JD 8D AH TS QS AS",
)


def player(level: str, seed: int = 1) -> HousePlayer:
    return LEVELS[level](Random(seed))


def table(trump: str, cards: str = "", hands: tuple[str, ...] = HANDS) -> Match:
    """South has named these trumps, and these cards have been played."""
    match = omi(*hands, **SOUTH_LEADS)
    name(match, trump)
    lay(match, cards)
    return match


def view(match: Match) -> dict[str, Any]:
    seen: dict[str, Any] = json.loads(json.dumps(match.view(match.actors[0])))
    return seen


def card(level: str, match: Match) -> str:
    action = player(level).choose(view(match))
    assert action in match.legal_actions(match.actors[0])
    return str(action["card"])


@pytest.mark.rule("OM-11.1")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(30))
def test_every_level_names_the_trumps_that_the_clock_would_name(level: str, number: int) -> None:
    match = new_match("omi", 4, {}, seed=f"{number:064x}")
    seat = match.actors[0]
    assert player(level).choose(view(match)) == match.default_action(seat)


@pytest.mark.rule("OM-11.3")
def test_easy_plays_any_legal_card() -> None:
    match = table("S", "KD")
    chosen = {player("easy", seed).choose(view(match))["card"] for seed in range(60)}
    assert chosen == {"7D", "9D", "AD"}


@pytest.mark.rule("OM-11.3")
def test_easy_chooses_by_its_own_generator() -> None:
    match = table("S")
    first, again = player("easy", 5), player("easy", 5)
    choices = [first.choose(view(match)) for _ in range(20)]
    assert choices == [again.choose(view(match)) for _ in range(20)]


@pytest.mark.rule("OM-11.4")
@pytest.mark.parametrize(
    ("trump", "led"),
    [("S", "AC"), ("C", "KD"), ("H", "AC")],
)
def test_medium_leads_its_highest_plain_card(trump: str, led: str) -> None:
    assert card("medium", table(trump)) == led


@pytest.mark.rule("OM-11.4")
def test_medium_leads_the_first_suit_of_equally_high_cards() -> None:
    hands = (
        "KD KC 8H QH 7S JS 8S 9C",
        "TC JC 7D 9D AD 7H 9H TH",
        "AC QC QD TD JH KH KS 9S",
        "7C 8C JD 8D AH TS QS AS",
    )
    assert card("medium", table("S", hands=hands)) == "KC"


@pytest.mark.rule("OM-11.4")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_hand_of_trumps_leads_the_highest(level: str) -> None:
    hands = (
        "7S 8S 9S TS JS QS KS AS",
        "7C 8C 9C TC JC QC KC AC",
        "7D 8D 9D TD JD QD KD AD",
        "7H 8H 9H TH JH QH KH AH",
    )
    assert card(level, table("S", hands=hands)) == "AS"


@pytest.mark.rule("OM-11.4")
@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize(
    ("cards", "played"),
    [
        ("AC TC", "8C"),  # North, third: South wins
        ("KD AD QD", "8D"),  # East, last: West wins
        ("9C JC 8C", "7C"),  # the same, with a king that could overtake him
        ("9C TC QC", "KC"),  # East, last: North wins
        ("8H TH JH", "AH"),
    ],
)
def test_followers_win_only_what_their_partner_does_not(
    level: str, cards: str, played: str
) -> None:
    assert card(level, table("S", cards)) == played


@pytest.mark.rule("OM-11.2")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_lowest_card_that_beats_is_enough(level: str) -> None:
    assert card(level, table("S", "KD")) == "AD"
    assert card(level, table("S", "9C")) == "TC"


@pytest.mark.rule("OM-11.2")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_low_card_is_plain_before_trump(level: str) -> None:
    hands = ("9C KD 8H QH 7S JS KS AC", "TD JD 7D 9D AD 7H 9H TH", "8C QC QD TC JH KH 8S 9S")
    match = table("H", "AC", (*hands, "7C KC JC 8D AH TS QS AS"))
    assert card(level, match) == "7H"  # no clubs: the lowest trump beats the ace
    match = table("S", "AC", (*hands, "7C KC JC 8D AH TS QS AS"))
    assert card(level, match) == "7D"  # no clubs and no trumps: the lowest of all


@pytest.mark.rule("OM-11.5")
def test_hard_with_two_trumps_leads_the_highest_of_them() -> None:
    assert card("hard", table("S")) == "KS"
    assert card("hard", table("H")) == "QH"


@pytest.mark.rule("OM-11.5")
def test_hard_with_one_trump_leads_as_medium_does() -> None:
    assert card("hard", table("D")) == card("medium", table("D")) == "AC"


@pytest.mark.rule("OM-11.5")
@pytest.mark.parametrize("number", range(8))
def test_hard_differs_from_medium_only_when_it_leads_with_two_trumps(number: int) -> None:
    rng = Random(number)
    match = new_match("omi", 4, {}, seed=f"{number:064x}")
    for _ in range(120):
        seen = view(match)
        medium, hard = (player(level).choose(seen) for level in ("medium", "hard"))
        trumps = [code for code in seen["hand"] if code[1] == seen["trump"]]
        if seen["phase"] == "play" and not seen["trick"] and len(trumps) >= 2:
            assert hard["card"] == max(trumps, key=lambda code: RANKS.index(code[0]))
        else:
            assert hard == medium
        match.apply(match.actors[0], rng.choice([medium, hard, *seen["legal_actions"]]))


@pytest.mark.rule("OM-11.6")
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    other = (HANDS[0], HANDS[3], HANDS[1], HANDS[2])
    assert card(level, table("S")) == card(level, table("S", hands=other))


@pytest.mark.parametrize(
    ("trump", "cards", "words"),
    [
        ("S", "", "trumps to spare"),
        ("D", "", "highest plain card"),
        ("S", "AC TC", "Partner is winning"),
        ("S", "9C", "lowest card I can"),
        ("S", "AC", "cannot win"),
    ],
)
def test_hard_says_why(trump: str, cards: str, words: str) -> None:
    match = table(trump, cards)
    hard = player("hard")
    assert words in hard.why(view(match), hard.choose(view(match)))


def test_hard_says_why_it_names_a_suit() -> None:
    match = omi(*HANDS, **SOUTH_LEADS)
    hard = player("hard")
    assert "hearts" in hard.why(view(match), hard.choose(view(match)))
