"""Opening with thirty points, pending melds, taking back (JO-6), and what they are worth."""

import pytest

from engines.jolly.new_melds import NEW_MELDS
from engines.jolly.shapes import VALUE
from tests.unit.engines.jolly.hands import act, go, offered, position, table
from tests.unit.engines.tables import refused

#: Cards that keep a hand going without making a meld.
SPARE = "2C 4D 9C"


def worth(cards: str, *laid: str) -> tuple[int, bool]:
    """What these lays are worth together and whether they open."""
    match = position(f"{cards} {SPARE}", "KC", opened=[1])
    events = go(match, *laid)
    view = match.view(0)
    if view["opened"][0]:
        assert view["pending"] == 0
        assert events[1] == {"type": "opened", "deal": 0, "seat": 0, "total": events[1]["total"]}
        return events[1]["total"], True
    assert len(events) == 1
    return view["pending"], False


@pytest.mark.rule("JO-6.1", "JO-6.2", "JO-6.3")
@pytest.mark.parametrize(
    ("cards", "laid", "value", "opens"),
    [
        ("QH KH AH", ["run 12 QH KH AH"], 30, True),
        ("2H 3H AH", ["run 1 2H 3H AH"], 15, False),
        ("KH X0 X1", ["set KH X0 X1"], 30, True),
        ("8H 9H TH JH", ["run 8 8H 9H TH"], 20, False),
        ("8H 9H TH JH", ["run 8 8H 9H TH", "add 0 JH high"], 30, True),
        ("4H 5H 6H 7H 8H", ["run 4 4H 5H 6H", "add 0 7H high", "add 0 8H high"], 25, False),
        (
            "4H 5H 6H 7H 8H 9H",
            ["run 4 4H 5H 6H", "add 0 7H high", "add 0 8H high", "add 0 9H high"],
            30,
            True,
        ),
        ("AC AD AH", ["set AC AD AH"], 25, False),
        ("AC AD X0", ["set AC AD X0"], 25, False),
        ("AC AD AH AS", ["set AC AD AH", "add 0 AS"], 35, True),
        ("AC AD AH X0", ["set AC AD AH", "add 0 X0"], 35, True),
        ("KH AH X0", ["run 12 KH AH X0"], 30, True),
        ("7C 7D 7H 2S 3S 4S", ["set 7C 7D 7H", "run 2 2S 3S 4S"], 30, True),
        # more of the same table
        ("9H TH X0", ["run 9 9H TH X0"], 25, False),
        ("TH X0 X1", ["run 8 TH X0 X1"], 20, False),
        ("AH X0 X1", ["run 1 AH X0 X1"], 15, False),
        ("AH X0 X1", ["run 12 AH X0 X1"], 30, True),
        ("AH X0 X1", ["set AH X0 X1"], 25, False),
        ("2H 3H 4H AH", ["run 2 2H 3H 4H", "add 0 AH low"], 20, False),
        ("TC TD TH", ["set TC TD TH"], 30, True),
        ("7C 7D 7H 7S", ["set 7C 7D 7H", "add 0 7S"], 20, False),
        ("2H 3H 4H AC AD X0", ["set AC AD X0", "run 2 2H 3H 4H"], 40, True),
    ],
)
def test_what_opens(cards: str, laid: list[str], value: int, opens: bool) -> None:
    assert worth(cards, *laid) == (value, opens)


@pytest.mark.rule("JO-6.3")
def test_a_set_of_two_jokers_needs_the_option() -> None:
    strict = position(f"KH X0 X1 {SPARE}", "KC", opened=[1], new_meld_jokers=1)
    assert refused(strict, 0, act("set KH X0 X1")) == "JO-5.4"


@pytest.mark.rule("JO-2.5", "JO-6.2")
def test_meld_values_are_not_penalties() -> None:
    assert worth("AC AD AH", "set AC AD AH") == (25, False)
    match = position("KC", "AC AD AH")
    go(match, "zudrehen")
    assert match.view(None)["deals"][0]["penalties"] == [0, 75]


@pytest.mark.rule("JO-6.3", "JO-6.7")
def test_who_opens_is_opened_at_once_and_for_the_rest_of_the_deal() -> None:
    match = position(f"QH KH AH 5D 5S 6S 7S {SPARE}", "KC 3C", melds=["run 2 2D 3D X7"], opened=[1])
    assert offered(match, "add") == []
    go(match, "run 12 QH KH AH")
    assert match.view(1)["opened"] == [True, True]
    assert offered(match, "add") == ["add 0 5D high"]
    go(match, "run 5 5S 6S 7S")
    assert match.view(1)["pending"] == 0
    go(match, "discard 4D", "draw", "discard 3C")
    assert offered(match)[:2] == ["draw", "take 1"]
    assert table(match)[1:] == ["QH KH AH", "5S 6S 7S"]


@pytest.mark.rule("JO-6.7")
def test_opening_is_per_deal() -> None:
    match = position("KC", "2C 3C")
    go(match, "zudrehen")
    assert match.view(None)["opened"] == [False, False]


@pytest.mark.rule("JO-6.4", "JO-8.6")
def test_pending_allows_melds_own_extensions_and_taking_back() -> None:
    hand = "5H 6H 7H 8H 2S 3S 4S X0 9C KD"
    match = position(hand, "KC", melds=["set 9D 9H 9S"], opened=[1])
    go(match, "run 5 5H 6H 7H")
    view = match.view(1)
    assert (view["pending"], view["opened"]) == (15, [False, True])
    assert offered(match, "add") == ["add 1 8H high", "add 1 X0 low", "add 1 X0 high"]
    assert "run 2 2S 3S 4S" in offered(match)
    assert offered(match, "discard", "zudrehen", "swap") == []
    assert offered(match)[-1] == "back"
    for other in ("discard 9C", "zudrehen", "add 0 9C", "add 0 X0", "swap 0 9C"):
        assert refused(match, 0, act(other)) == "JO-6.4"
    go(match, "add 1 8H high")
    assert match.view(1)["pending"] == 20
    go(match, "run 2 2S 3S 4S")
    assert match.view(1)["opened"] == [True, True]
    assert "add 0 9C" in offered(match)


@pytest.mark.rule("JO-6.4")
def test_only_a_pending_seat_takes_back() -> None:
    match = position("5H 6H 7H QS KS AS 2C 4D", "KC", opened=[1])
    assert refused(match, 0, act("back")) == "JO-6.4"
    go(match, "run 12 QS KS AS")
    assert refused(match, 0, act("back")) == "JO-6.4"
    go(match, "run 5 5H 6H 7H")
    assert refused(match, 0, act("back")) == "JO-6.4"


@pytest.mark.rule("JO-6.5", "JO-8.6")
def test_taking_back_returns_everything_and_leaves_only_discards() -> None:
    hand = "4D 5H 6H 7H 8H 2S 3S 4S"
    match = position(hand, "KC", opened=[1])
    before = match.view(0)["hand"]
    go(match, "run 5 5H 6H 7H", "add 0 8H high")
    events = go(match, "back")
    assert events[1] == {
        "type": "taken_back", "deal": 0, "seat": 0, "cards": ["5H", "6H", "7H", "8H"],
    }  # fmt: skip
    view = match.view(0)
    assert (view["hand"], view["melds"], view["pending"]) == (before, [], 0)
    assert (view["took_back"], view["opened"]) == (True, [False, True])
    assert offered(match) == [f"discard {card}" for card in before]
    for other in ("run 5 5H 6H 7H", "run 2 2S 3S 4S", "zudrehen"):
        assert refused(match, 0, act(other)) == "JO-6.5"
    assert refused(match, 0, act("back")) == "JO-6.4"
    go(match, "discard 4D", "draw", "discard KC", "draw")
    assert match.view(0)["took_back"] is False
    assert "run 5 5H 6H 7H" in offered(match)


@pytest.mark.rule("JO-6.6")
def test_any_two_melds_reach_thirty() -> None:
    assert min(VALUE[new.shape] for new in NEW_MELDS.values()) == 15


@pytest.mark.rule("JO-6.6")
def test_a_pending_seat_still_holds_eight_cards() -> None:
    match = position("4D 9C JC KD 2S 6S TS QS 2H 3H 4H 5H 6H", "KC", opened=[1])
    go(match, "run 2 2H 3H 4H", "add 0 5H high", "add 0 6H high")
    view = match.view(0)
    assert (view["pending"], view["counts"][0]) == (25, 8)
    assert len(view["melds"]) == 1
