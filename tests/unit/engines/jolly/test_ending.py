"""Discarding, zudrehen, going out, and the table of legal actions (JO-8)."""

import pytest

from tests.unit.engines.jolly.hands import act, go, offered, position, record
from tests.unit.engines.tables import refused


@pytest.mark.rule("JO-8.1")
def test_a_discard_becomes_the_top_of_the_row_and_the_turn_passes() -> None:
    match = position("2C 7H X3 X5", "KC", melds=["set 7C 7D 7S"], row="9D")
    assert offered(match, "discard") == ["discard 2C", "discard 7H", "discard X3"]
    go(match, "discard 7H")
    assert match.view(1)["row"] == ["9D", "7H"]
    assert match.actors == (1,)


@pytest.mark.rule("JO-8.1", "JO-2.1")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("3C", "JO-8.1"), ("X7", "JO-5.8"), ("X8", "JO-2.1"), ("1C", "JO-2.1"), ("", "JO-2.1"),
        (None, "JO-2.1"), (2, "JO-2.1"), (["2C"], "JO-2.1"), ({}, "JO-2.1"), (True, "JO-2.1"),
    ],
)  # fmt: skip
def test_only_cards_in_the_hand_are_discarded(card: object, rule: str) -> None:
    match = position("2C 7H X3 X5", "KC")
    assert refused(match, 0, {"type": "discard", "card": card}) == rule


@pytest.mark.rule("JO-8.2")
def test_the_last_natural_that_fits_nowhere_is_turned_down() -> None:
    match = position("9C", "KC 4D", melds=["set 7C 7D 7H", "run 5 5S 6S 7S"], row="2C")
    assert offered(match) == ["discard 9C", "zudrehen"]
    events = go(match, "zudrehen")
    assert events[1] == {"type": "turned", "deal": 0, "seat": 0, "card": "9C"}
    assert events[2]["type"] == "deal_scored"
    last = record(match)
    assert (last["reason"], last["winner"], last["turned"]) == ("zudrehen", 0, "9C")
    assert last["hands"] == [[], ["KC", "4D"]]


@pytest.mark.rule("JO-8.2")
def test_when_zudrehen_is_not_possible() -> None:
    closed = position("9C", "KC", opened=[1])
    assert refused(closed, 0, act("zudrehen")) == "JO-8.2"
    two = position("9C 2D", "KC")
    assert refused(two, 0, act("zudrehen")) == "JO-8.2"
    joker = position("X0", "KC")
    assert refused(joker, 0, act("zudrehen")) == "JO-8.3"
    assert offered(joker) == ["discard X0"]


@pytest.mark.rule("JO-8.2", "JO-8.3")
@pytest.mark.parametrize(
    ("card", "meld"),
    [
        ("7S", "set 7C 7D 7H"),
        ("8H", "run 5 5H 6H 7H"),
        ("4H", "run 5 5H 6H 7H"),
        ("AH", "run 2 2H 3H 4H"),
        ("AH", "run 11 JH QH KH"),
        ("7S", "set 7C X0 X1"),
    ],
)
def test_a_last_card_that_fits_cannot_be_turned(card: str, meld: str) -> None:
    match = position(card, "KC", melds=[meld])
    assert offered(match) == [f"discard {card}"]
    assert refused(match, 0, act("zudrehen")) == "JO-8.3"


@pytest.mark.rule("JO-8.2", "JO-5.7")
def test_a_card_whose_place_a_joker_holds_may_be_turned() -> None:
    match = position("5H 6H 7H X0", "KC")
    go(match, "run 5 5H 7H X0")
    assert offered(match) == ["discard 6H", "zudrehen"]
    full = position("7S", "KC", melds=["set 7C 7D 7H +X3"])
    assert "zudrehen" in offered(full)


@pytest.mark.rule("JO-8.2", "JO-8.3")
def test_with_joker_swap_such_a_card_must_be_exchanged_or_discarded() -> None:
    for meld in ("run 5 5H 7H X3", "set 6C 6D X3 +X4"):
        match = position("6H", "KC", melds=[meld], joker_swap=True)
        assert offered(match) == ["swap 0 6H", "discard 6H"]
        assert refused(match, 0, act("zudrehen")) == "JO-8.3"
        go(match, "swap 0 6H")
        assert offered(match) == ["discard X3"]


@pytest.mark.rule("JO-8.2")
def test_melds_of_the_same_turn_count() -> None:
    match = position("5H 6H 7H 8H", "KC")
    go(match, "run 5 5H 6H 7H")
    assert offered(match) == ["discard 8H"]
    other = position("5H 6H 7H 9H", "KC")
    go(other, "run 5 5H 6H 7H")
    assert offered(other) == ["discard 9H", "zudrehen"]


@pytest.mark.rule("JO-8.2")
def test_zudrehen_in_the_turn_that_opens() -> None:
    match = position("QS KS AS 2C", "KC", opened=[1])
    go(match, "run 12 QS KS AS", "zudrehen")
    assert record(match)["winner"] == 0


@pytest.mark.rule("JO-8.3")
def test_after_discarding_the_last_card_one_plays_on_with_an_empty_hand() -> None:
    match = position("7S", "KC 4C", melds=["set 7C 7D 7H"], stock="9D 2H TD")
    go(match, "discard 7S")
    assert match.view(0)["counts"] == [0, 2]
    go(match, "draw", "discard 4C")
    assert (match.phase, match.actors) == ("draw", (0,))
    assert offered(match) == ["draw", "take 1", "take 2"]
    go(match, "draw")
    assert offered(match) == ["discard 2H", "zudrehen"]
    go(match, "zudrehen")
    assert record(match)["turned"] == "2H"


@pytest.mark.rule("JO-8.4")
def test_zudrehen_is_never_forced() -> None:
    match = position("9C", "KC 4C")
    go(match, "discard 9C")
    assert match.actors == (1,)


@pytest.mark.rule("JO-8.5", "JO-9.3")
@pytest.mark.parametrize(
    ("hand", "melds", "last"),
    [
        ("5H 6H 7H", [], "run 5 5H 6H 7H"),
        ("7S", ["set 7C 7D 7H"], "add 0 7S"),
        ("X4", ["set 7C 7D 7H"], "add 0 X4"),
        ("9C", [], "discard 9C"),
        ("X4", [], "discard X4"),
    ],
)
def test_with_go_out_any_an_empty_hand_ends_the_deal(
    hand: str, melds: list[str], last: str
) -> None:
    match = position(hand, "TC TD X0", melds=melds, go_out="any")
    go(match, last)
    closed = record(match)
    assert (closed["reason"], closed["winner"], closed["turned"]) == ("out", 0, None)
    assert (closed["hands"], closed["gain"]) == ([[], ["TC", "TD", "X0"]], [70, 0])


@pytest.mark.rule("JO-8.5")
def test_with_go_out_any_zudrehen_still_earns_the_bonus() -> None:
    match = position("9C", "TC TD X0", go_out="any")
    assert offered(match) == ["discard 9C", "zudrehen"]
    go(match, "zudrehen")
    assert record(match)["gain"] == [100, 0]


@pytest.mark.rule("JO-8.5")
def test_with_go_out_any_a_swap_does_not_end_the_deal() -> None:
    match = position("6H", "KC", melds=["run 5 5H 7H X3"], joker_swap=True, go_out="any")
    go(match, "swap 0 6H")
    assert offered(match) == ["add 0 X3 low", "add 0 X3 high", "discard X3"]


@pytest.mark.rule("JO-8.6")
@pytest.mark.parametrize("swap", [False, True])
def test_the_table_of_legal_actions(swap: bool) -> None:
    hand = "5H 6H 7H QS KS AS 4C 8H 2D"
    melds = ["set 4D 4H X3", "run 9 9H TH JH"]

    def kinds(*played: str, opened: bool = False) -> list[str]:
        match = position(hand, "KC", melds=melds, opened=[0, 1] if opened else [1], joker_swap=swap)
        go(match, *played)
        order = [
            one.split()[0].replace("run", "meld").replace("set", "meld") for one in offered(match)
        ]
        return list(dict.fromkeys(order))

    assert kinds() == ["meld", "discard"]
    assert kinds("run 5 5H 6H 7H") == ["meld", "add", "back"]
    assert kinds("run 5 5H 6H 7H", "back") == ["discard"]
    extra = ["swap"] if swap else []
    assert kinds(opened=True) == ["meld", "add", *extra, "discard"]
    assert kinds("run 12 QS KS AS") == ["meld", "add", *extra, "discard"]
