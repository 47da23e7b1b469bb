"""How the levels play their cards."""

import pytest

from engines import new_match
from tests.unit.bots.baloot.table import SUN, ask, dealt, player, reason
from tests.unit.engines.baloot.hands import PROJECTS, calls, lay

COUNTING = ("medium", "hard")
LEVELS = ("easy", *COUNTING)


@pytest.mark.rule("BL-6.1")
@pytest.mark.parametrize("level", LEVELS)
def test_every_project_is_declared_before_the_first_card(level: str) -> None:
    match = dealt(PROJECTS, "KD", "sun")
    assert ask(match, level) == "fifty"
    calls(match, "declare fifty JD QD KD AD")
    assert ask(match, level) != "fifty"


@pytest.mark.rule("BL-11.2")
def test_easy_plays_what_the_clock_would() -> None:
    match = dealt(HOKUM, "AH", "hokum H")
    while not match.view(None)["deals"]:
        default = match.default_action(match.actors[0])
        assert default is not None
        assert ask(match, "easy") == default["card"]
        match.apply(match.actors[0], default)


#: Seat 1 bought Hokum in hearts and leads; seat 3 is its partner.
HOKUM = (
    "7C QC KC 8D JD 8H 7S 9S",
    "8C AC 7D QD 9H JH AH JS",
    "9C TC 9D TD KH TH 8S QS",
    "JC KD AD 7H QH TS KS AS",
)


@pytest.mark.parametrize("level", COUNTING)
def test_the_buyer_draws_trumps_from_the_top(level: str) -> None:
    assert ask(dealt(HOKUM, "AH", "hokum H"), level) == "JH"


@pytest.mark.parametrize("level", COUNTING)
def test_points_go_to_a_partner_who_is_sure_of_the_trick(level: str) -> None:
    match = dealt(HOKUM, "AH", "hokum H")
    lay(match, "JH TH QH 8H  AH KH 7H 7S  AC TC JC 7C")
    lay(match, "7D TD")
    assert ask(match, level) == "AD"
    lay(match, "AD 8D")
    lay(match, "AS 9S JS QS  KS KC")  # seat 1 still holds its last trump, the nine
    assert ask(match, level) in ("QD", "8C")


@pytest.mark.parametrize("level", COUNTING)
def test_the_last_player_takes_points_as_cheaply_as_it_can(level: str) -> None:
    match = dealt(SUN, "AH", "sun")
    lay(match, "9H TH KH 7H")  # seat 2 leads
    lay(match, "JD KC 7D")
    assert ask(match, level) == "KD"


@pytest.mark.parametrize("level", COUNTING)
def test_nothing_is_given_to_a_trick_that_is_lost(level: str) -> None:
    match = dealt(SUN, "AH", "sun")
    lay(match, "AC QC KC 7C")
    lay(match, "AH JH")
    assert ask(match, level) == "KH"  # its only heart
    lay(match, "KH 8H  AS KS")
    assert ask(match, level) in ("7S", "8S", "9S")


def test_hard_does_not_throw_a_king_under_an_ace_to_keep_a_lower_card() -> None:
    hands = (
        "TC 8D TD QD KD JH AH TS",
        "QC AC AD TH KH 7S QS AS",
        "8C JC 7D 9D JD 7H JS KS",
        "7C 9C KC 8H 9H QH 8S 9S",
    )
    match = dealt(hands, "QC", "sun")
    lay(match, "AS")
    assert ask(match, "hard") == "JS"
    assert "cannot win" in reason(match)


def test_hard_never_throws_a_ten_or_an_ace_into_a_lost_trick_if_a_cheap_card_will_do() -> None:
    hard = player("hard")
    thrown = 0
    for number in range(8):
        match = new_match("baloot", 4, {"target": 100}, seed=f"{number:064x}")
        while not match.over:
            seat = match.actors[0]
            view = match.view(seat)
            action = hard.choose(view)
            won = [one for one in match.apply(seat, action) if one["type"] == "trick_won"]
            if won and won[0]["seat"] & 1 != seat & 1 and action["card"][0] in "TA":
                suits = {view["trick"][0]["card"][1], view["trump"]}
                legal = [one["card"] for one in view["legal_actions"] if "card" in one]
                assert all(card[0] in "TA" or card[1] in suits for card in legal)
                thrown += 1
    assert thrown


@pytest.mark.parametrize(
    ("hands", "public", "bid", "cards", "words"),
    [
        (HOKUM, "AH", "hokum H", "", "draw the trumps"),
        (HOKUM, "AH", "hokum H", "JH TH", "give as many points as I can"),
        (HOKUM, "AH", "hokum H", "JH TH QH", "only card"),
        (HOKUM, "AH", "hokum H", "JH TH QH 8H  AH KH 7H 7S  AC TC JC", "give away as little"),
        (HOKUM, "AH", "hokum H", "JH TH QH 8H  AH KH 7H 7S  AC TC JC 7C  7D TD", "take the trick"),
        (SUN, "AH", "sun", "9H TH KH 7H  JC KC 7C", "have to overtake my partner"),
        (SUN, "AH", "sun", "9H TH KH 7H  JD KC 7D", "play last and take the trick"),
    ],
)
def test_hard_says_why(
    hands: tuple[str, str, str, str], public: str, bid: str, cards: str, words: str
) -> None:
    match = dealt(hands, public, bid)
    lay(match, cards)
    assert words in reason(match)
