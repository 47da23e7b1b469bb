"""How the levels draw, lay and discard, in positions that a person can judge (JO-13)."""

import json
from random import Random

import pytest

from bots.house.jolly import LEVELS
from engines import Match
from tests.unit.bots.jolly.seats import asked, choices, seen, turn
from tests.unit.engines.jolly.hands import go, jolly, position, words

#: Nothing goes together in it.
LONELY = "2C 7C KD 4H 9H 6S JS"
OTHER = "3C 8C 3D 8D 2H"


@pytest.mark.rule("JO-13.1", "JO-13.2")
@pytest.mark.parametrize(("level", "rate"), [("easy", 0.30), ("medium", 0.15), ("hard", 0.05)])
def test_a_level_errs_as_often_as_the_book_says(level: str, rate: float) -> None:
    match = position("2C 3D", OTHER, row="KS QD 9H JD TS 5C 8H KH", drawing=True)
    times = 2000
    others = sum(choice != "draw" for choice in choices(level, match, times))
    assert others / times == pytest.approx(rate * 8 / 9, abs=0.03)


@pytest.mark.rule("JO-13.2")
def test_an_error_throws_any_card_even_a_joker() -> None:
    match = position("2C 7C KD X0", OTHER, opened=[])
    thrown = set(choices("easy", match, 300))
    assert thrown == {"discard 2C", "discard 7C", "discard KD", "discard X0"}


@pytest.mark.rule("JO-13.2")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_errs_when_laying_or_closing(level: str) -> None:
    laying = position("TC TD TS 2C 7D 4H", OTHER, melds=["set KC KH KS"])
    assert set(choices(level, laying, 100)) == {"set TC TD TS"}
    closing = position("2C", OTHER, melds=["set KC KH KS"])
    assert set(choices(level, closing, 100)) == {"zudrehen"}


# ── drawing ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("JO-13.3")
@pytest.mark.parametrize("level", LEVELS)
def test_the_top_of_the_row_is_taken_if_it_can_be_laid(level: str) -> None:
    fits = position(LONELY, OTHER, melds=["set QC QH QS"], row="2D QD", drawing=True)
    assert asked(level, fits) == "take 1"
    pairs = position(LONELY + " 6H", OTHER, melds=["set QC QH QS"], row="2D 6D", drawing=True)
    assert asked(level, pairs) == "take 1"


@pytest.mark.rule("JO-13.3")
@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_cannot_be_laid_stays_in_the_row(level: str) -> None:
    match = position(LONELY, OTHER, melds=["set QC QH QS"], row="2D TC", drawing=True)
    assert asked(level, match) == "draw"


@pytest.mark.rule("JO-13.3")
@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_only_makes_a_pair_stays_in_the_row(level: str) -> None:
    match = position("2C 7C KD", OTHER, melds=["set QC QH QS"], row="2D 7H", drawing=True)
    assert asked(level, match) == "draw"


@pytest.mark.rule("JO-13.3")
@pytest.mark.parametrize(("level", "draw"), [("easy", "draw"), ("medium", "take 2")])
def test_only_from_medium_on_they_look_below_the_top(level: str, draw: str) -> None:
    match = position("6H 6C JS 2H", OTHER, melds=["set QC QH QS"], row="6D TC", drawing=True)
    assert asked(level, match) == draw


@pytest.mark.rule("JO-13.3")
def test_hard_does_not_take_a_long_row_for_one_card() -> None:
    row = "QD AC KC AH TD JC AS"
    match = position("2C 7H 4S", OTHER, melds=["set QC QH QS"], row=row, drawing=True)
    assert asked("hard", match) == "draw"


@pytest.mark.rule("JO-13.3")
def test_hard_takes_as_much_of_the_row_as_closes_the_deal() -> None:
    row = "TD 5H 6H 4C"
    match = position("7H 2C", OTHER, melds=["set QC QH QS", "set 4D 4H 4S"], row=row, drawing=True)
    done = turn("hard", match)
    assert done[0] == "take 3"
    assert done[-1] == "zudrehen"


@pytest.mark.rule("JO-13.3")
@pytest.mark.parametrize("level", LEVELS)
def test_an_empty_hand_takes_a_card_that_it_can_turn(level: str) -> None:
    match = position("", OTHER, melds=["set QC QH QS"], row="2D TC", drawing=True)
    assert turn(level, match) == ["take 1", "zudrehen"]


# ── opening ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("JO-13.4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("TC TD TS 2C 4D 7H 9H 6S QS AC 3H 8D X0", ["set TC TD TS"]),
        ("5H 6H 7H 2C 2D 2S 9D QC KS AD JH X0 X1", ["run 5 5H 6H 7H", "set 2C 2D 2S"]),
        ("8H 9H TH JH 2C 4D 6S 2S KD AC 5C 7D 6C", ["run 8 8H 9H TH", "add 0 JH high"]),
        ("QC QD 3C 3D 5H 8H 4S 7S AD 9S TH 6D X0", ["set QC QD X0"]),
        ("AC AD AH AS 2C 5D 9D 7H JH 3S 8S TC KD", ["set AC AD AH", "add 0 AS"]),
    ],
)
def test_all_open_with_as_few_jokers_as_possible(level: str, hand: str, first: list[str]) -> None:
    match = position(hand, OTHER, opened=[])
    done = turn(level, match)
    assert sorted(done[: len(first)]) == sorted(first) or done[: len(first)] == first
    assert match.view(None)["opened"][0]


@pytest.mark.rule("JO-13.4")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_lays_before_there_is_a_way_to_30(level: str) -> None:
    match = position("5H 6H 7H 2C JC 2D 9D QC KS AD TS 3S 4C", OTHER, opened=[])
    assert asked(level, match).startswith("discard")


@pytest.mark.rule("JO-13.4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(5))
def test_nobody_ever_needs_to_take_back(level: str, number: int) -> None:
    match = jolly()
    players = [LEVELS[level](Random(number + seat)) for seat in range(2)]
    while match.number < 3 and not match.over:
        action = players[match.actors[0]].choose(seen(match))
        assert action["type"] != "take_back"
        match.apply(match.actors[0], action)


@pytest.mark.rule("JO-13.4")
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_inherits_a_meld_below_30_completes_it_or_takes_it_back(level: str) -> None:
    hand = "5H 6H 7H 2C 2D 2S 9D QC KS AD JH 4C TC"
    assert asked(level, _after(hand, "run 5 5H 6H 7H")) == "set 2C 2D 2S"
    hand = "8H 9H TH JH 2C 4D 6S 2S KD AC 5C 7D 6C"
    assert asked(level, _after(hand, "run 8 8H 9H TH")) == "add 0 JH high"
    hand = "5H 6H 7H 2C JC 2D 9D QC KS AD TS 3S 4C"
    match = _after(hand, "run 5 5H 6H 7H")
    assert asked(level, match) == "back"
    go(match, "back")
    assert asked(level, match).startswith("discard")


def _after(hand: str, lay: str) -> Match:
    match = position(hand, OTHER, opened=[])
    go(match, lay)
    return match


# ── laying ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("JO-13.4")
@pytest.mark.parametrize("level", LEVELS)
def test_after_opening_everybody_lays_what_fits(level: str) -> None:
    match = position("9H QD 2C 8H KD", OTHER, melds=["set QC QH QS", "run 5 5H 6H 7H"])
    assert sorted(turn(level, match)[:3]) == ["add 0 QD", "add 1 8H high", "add 1 9H high"]


@pytest.mark.rule("JO-13.4")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_natural_goes_before_a_joker(level: str) -> None:
    match = position("8H 2S KD 4C X0", OTHER, melds=["run 5 5H 6H 7H"])
    assert turn(level, match)[0] == "add 0 8H high"


@pytest.mark.rule("JO-13.4")
def test_hard_lets_a_joker_stand_for_the_card_that_it_turns() -> None:
    match = position("5H 6H 7H X0", OTHER, melds=["set QC QH QS"])
    done = turn("hard", match)
    assert done[0] in ("run 5 5H 6H X0", "run 5 5H 7H X0", "run 5 6H 7H X0")
    assert done[1:] == ["zudrehen"]


@pytest.mark.rule("JO-13.4")
def test_hard_puts_a_joker_where_the_next_card_fits_beside_it() -> None:
    match = position("9H 2C X0", OTHER, melds=["run 5 5H 6H 7H", "set QC QH QS"])
    assert turn("hard", match) == ["add 0 X0 high", "add 0 9H high", "zudrehen"]


@pytest.mark.rule("JO-13.4")
def test_hard_blocks_the_place_of_its_last_card_with_a_joker() -> None:
    match = position("QD X0", OTHER, melds=["run 5 5H 6H 7H", "set QC QH QS"])
    assert turn("hard", match) == ["add 1 X0", "zudrehen"]


@pytest.mark.rule("JO-13.4")
def test_hard_closes_in_the_turn_in_which_it_opens() -> None:
    hand = "5H 6H 7H 2C 2D 2S 9D TD JD KC KS 8H 4C X0"
    match = position(hand, OTHER, opened=[])
    assert turn("hard", match)[-1] == "zudrehen"


@pytest.mark.rule("JO-13.4")
def test_hard_lays_a_joker_even_where_it_helps_nothing_else() -> None:
    match = position("2C 7C KD X0", OTHER, melds=["set QC QH QS"])
    assert turn("hard", match) == ["add 0 X0", "discard KD"]


# ── discarding ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("JO-13.5")
@pytest.mark.parametrize("level", LEVELS)
def test_no_joker_is_thrown_while_there_is_a_natural(level: str) -> None:
    match = position("2C 7H X0 X1", OTHER, opened=[])
    assert asked(level, match) in ("discard 2C", "discard 7H")
    jokers = position("X3", OTHER, melds=["set QC QH QS"])
    assert asked(level, jokers) == "discard X3"


@pytest.mark.rule("JO-13.5")
@pytest.mark.parametrize("level", LEVELS)
def test_complete_melds_stay_together(level: str) -> None:
    match = position("AC AD AH 2C 6D 9S", OTHER, opened=[])
    assert asked(level, match) in ("discard 2C", "discard 6D", "discard 9S")


@pytest.mark.rule("JO-13.5")
@pytest.mark.parametrize(("level", "card"), [("easy", "KD"), ("medium", "9S"), ("hard", "9S")])
def test_only_from_medium_on_pairs_stay_together(level: str, card: str) -> None:
    match = position("KC KD 6H 7H 9S", OTHER, opened=[])
    assert asked(level, match) in (f"discard {card}", f"discard {card[0]}C")


@pytest.mark.rule("JO-13.5")
@pytest.mark.parametrize("level", LEVELS)
def test_of_lonely_cards_the_dearest_goes(level: str) -> None:
    match = position("2C 7C TD 4H AH", OTHER, opened=[])
    assert asked(level, match) == "discard AH"


@pytest.mark.rule("JO-13.5")
def test_hard_does_not_feed_a_seat_that_has_one_card() -> None:
    """The king would be laid on its run and the last card turned."""
    melds = ["run 10 TD JD QD"]
    feeding = position("KD", "3C", melds=melds)
    assert asked("hard", feeding) == "discard KD"  # its only card
    pair = position("AH 9D", "3C", melds=melds, opened=[1])
    assert asked("hard", pair) == "discard AH"
    assert asked("medium", pair) == "discard AH"
    dear = position("KD 7H", "3C", melds=melds, opened=[1])
    assert asked("hard", dear) == "discard 7H"
    assert asked("medium", dear) == "discard KD"


# ── all along ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("JO-13.6")
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    one = position(LONELY, "3C 8C 3D", melds=["set QC QH QS"], row="2D 6D", drawing=True)
    other = position(LONELY, "AC 8H TD", melds=["set QC QH QS"], row="2D 6D", drawing=True)
    assert choices(level, one, 50) == choices(level, other, 50)


@pytest.mark.rule("JO-13.6")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    def course() -> list[str]:
        match = jolly()
        players = [LEVELS[level](Random(seat)) for seat in range(2)]
        done = []
        while match.number < 2 and not match.over:
            action = players[match.actors[0]].choose(seen(match))
            done.append(words(action))
            match.apply(match.actors[0], action)
        return done

    assert course() == course()


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_joker_is_exchanged_where_that_is_played(level: str) -> None:
    match = position("6H 2C KD", OTHER, melds=["run 5 5H X0 7H"], joker_swap=True)
    assert asked(level, match) == "swap 0 6H"
    alone = position("6H", OTHER, melds=["run 5 5H X0 7H"], joker_swap=True)
    assert asked(level, alone) == "discard 6H"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_hand_is_used_up_where_that_closes(level: str) -> None:
    match = position("8H QD", OTHER, melds=["set QC QH QS", "run 5 5H 6H 7H"], go_out="any")
    turn(level, match)
    assert json.loads(json.dumps(match.view(None)["deals"]))[-1]["winner"] == 0
