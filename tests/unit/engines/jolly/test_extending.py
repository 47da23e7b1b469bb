"""Adding to melds, keeping a card, exchanging jokers (JO-7)."""

import pytest

from tests.unit.engines.jolly.hands import act, go, offered, position, table
from tests.unit.engines.tables import refused


@pytest.mark.rule("JO-7.1", "JO-6.4")
def test_only_who_has_opened_adds_to_melds() -> None:
    match = position("8H QS KS AS 2C 4D", "KC", melds=["run 5 5H 6H 7H"], opened=[1])
    assert offered(match, "add") == []
    assert refused(match, 0, act("add 0 8H high")) == "JO-7.1"
    go(match, "run 12 QS KS AS")
    assert offered(match, "add") == ["add 0 8H high"]
    events = go(match, "add 0 8H high")
    assert len(events) == 1
    assert match.view(1)["melds"][0] == {
        "meld": 0, "owner": 1, "kind": "run", "cards": ["5H", "6H", "7H", "8H"], "low": 5,
    }  # fmt: skip


@pytest.mark.rule("JO-7.2")
def test_a_set_takes_a_fourth_card_of_its_rank_or_a_joker() -> None:
    match = position("7S 8S X0 2C", "KC", melds=["set 7C 7D X4"])
    assert offered(match, "add") == ["add 0 7S", "add 0 X0"]
    assert refused(match, 0, act("add 0 8S")) == "JO-7.2"
    assert refused(match, 0, act("add 0 7S high")) == "JO-7.2"
    assert refused(match, 0, act("add 0 9S")) == "JO-7.1"
    go(match, "add 0 7S")
    assert table(match) == ["7C 7D X4 7S"]
    assert refused(match, 0, act("add 0 X0")) == "JO-7.2"


@pytest.mark.rule("JO-7.2")
def test_two_naturals_may_fit_one_set() -> None:
    match = position("7H 7S 2C", "KC", melds=["set 7C 7D X4"])
    assert offered(match, "add") == ["add 0 7H", "add 0 7S"]


@pytest.mark.rule("JO-7.3")
def test_a_run_takes_its_neighbours_or_a_joker_at_either_end() -> None:
    match = position("4H 8H X0 2C", "KC", melds=["run 5 5H 6H 7H"])
    assert offered(match, "add") == [
        "add 0 4H low", "add 0 8H high", "add 0 X0 low", "add 0 X0 high",
    ]  # fmt: skip
    assert refused(match, 0, act("add 0 4H high")) == "JO-7.3"
    assert refused(match, 0, act("add 0 2C low")) == "JO-7.3"
    go(match, "add 0 X0 low", "add 0 8H high")
    assert table(match) == ["X0 5H 6H 7H 8H"]
    assert match.view(None)["melds"][0]["low"] == 4


@pytest.mark.rule("JO-7.3")
@pytest.mark.parametrize("end", ["top", "", None, 1, ["low"], {}])
def test_an_end_is_low_or_high(end: object) -> None:
    match = position("4H 8H 2C", "KC", melds=["run 5 5H 6H 7H"])
    action = {"type": "extend", "meld": 0, "card": "8H", "end": end}
    assert refused(match, 0, action) == "JO-7.3"
    assert refused(match, 0, act("add 0 8H")) == "JO-7.3"
    assert refused(match, 0, act("add 0 1H low")) == "JO-2.1"


@pytest.mark.rule("JO-7.3", "JO-5.3")
def test_an_ace_fits_both_ends_and_a_low_one_closes_the_king() -> None:
    long = "run 2 2H 3H 4H +5H +6H +7H +8H +9H +TH +JH +QH +KH"
    match = position("AH X0 2C 4C", "KC", melds=[long])
    assert offered(match, "add") == [
        "add 0 AH low", "add 0 AH high", "add 0 X0 low", "add 0 X0 high",
    ]  # fmt: skip
    go(match, "add 0 AH low")
    assert match.view(None)["melds"][0]["low"] == 1
    assert offered(match, "add") == []
    high = position("AH X0 2C 4C", "KC", melds=[long])
    go(high, "add 0 AH high")
    assert offered(high, "add") == []
    short = position("AH 2C 4C", "KC", melds=["run 2 2H 3H 4H"])
    assert offered(short, "add") == ["add 0 AH low"]
    top = position("AH 2C 4C", "KC", melds=["run 11 JH QH KH"])
    assert offered(top, "add") == ["add 0 AH high"]


@pytest.mark.rule("JO-7.4")
def test_laying_leaves_a_card_in_the_hand() -> None:
    match = position("5H 6H 7H", "KC", melds=["set 7C 7D 7S"])
    assert offered(match, "run") == []
    assert refused(match, 0, act("run 5 5H 6H 7H")) == "JO-7.4"
    go(match, "add 0 7H")
    one = position("7H", "KC", melds=["set 7C 7D 7S"])
    assert offered(one) == ["discard 7H"]
    assert refused(one, 0, act("add 0 7H")) == "JO-7.4"
    four = position("5H 6H 7H 9C", "KC")
    assert offered(four, "run") == ["run 5 5H 6H 7H"]


@pytest.mark.rule("JO-7.4", "JO-8.5")
def test_with_go_out_any_the_last_cards_may_be_laid() -> None:
    match = position("5H 6H 7H", "KC", go_out="any")
    assert offered(match, "run") == ["run 5 5H 6H 7H"]
    one = position("7H", "KC", melds=["set 7C 7D 7S"], go_out="any")
    assert offered(one) == ["add 0 7H", "discard 7H"]


@pytest.mark.rule("JO-7.5")
def test_jokers_are_not_exchanged_without_the_option() -> None:
    match = position("6H 2C", "KC", melds=["run 5 5H 7H X3"])
    assert offered(match, "swap") == []
    assert refused(match, 0, act("swap 0 6H")) == "JO-7.5"


@pytest.mark.rule("JO-7.5")
def test_in_a_run_the_joker_goes_for_the_card_of_its_place() -> None:
    match = position("6H 8H 6C 2C", "KC", melds=["run 5 5H 7H X3"], joker_swap=True)
    assert offered(match, "swap") == ["swap 0 6H"]
    for other in ("swap 0 8H", "swap 0 6C", "swap 0 9H", "swap 0 X0"):
        assert refused(match, 0, act(other)) == "JO-7.5"
    events = go(match, "swap 0 6H")
    assert events[1] == {"type": "swapped", "deal": 0, "seat": 0, "meld": 0, "joker": "X3"}
    assert table(match) == ["5H 6H 7H"]
    view = match.view(0)
    assert (view["hand"], view["known"]) == (["2C", "6C", "8H", "X3"], [["X3"], []])
    assert "add 0 X3 high" in offered(match)


@pytest.mark.rule("JO-7.5")
def test_a_joker_for_an_ace_is_low_or_high_by_its_place() -> None:
    low = position("AH 2C", "KC", melds=["run 1 2H 3H X3"], joker_swap=True)
    assert offered(low, "swap") == ["swap 0 AH"]
    high = position("AH 2C", "KC", melds=["run 12 QH KH X3"], joker_swap=True)
    go(high, "swap 0 AH")
    assert table(high) == ["QH KH AH"]


@pytest.mark.rule("JO-7.5")
def test_in_a_set_any_natural_takes_the_lowest_joker() -> None:
    match = position("7H 7S 2C", "KC", melds=["set 7C X2 X5 +X1"], joker_swap=True)
    assert offered(match, "swap") == ["swap 0 7H", "swap 0 7S"]
    go(match, "swap 0 7S")
    assert table(match) == ["7C X2 X5 7S"]
    assert match.view(0)["hand"] == ["2C", "7H", "X1"]
    go(match, "swap 0 7H")
    assert table(match) == ["7C 7H X5 7S"]


@pytest.mark.rule("JO-7.5")
def test_only_an_opened_seat_exchanges() -> None:
    match = position("6H 2C 4C 9C", "KC", melds=["run 5 5H 7H X3"], joker_swap=True, opened=[1])
    assert offered(match, "swap") == []
    assert refused(match, 0, act("swap 0 6H")) == "JO-7.5"


@pytest.mark.rule("JO-7.6")
def test_a_joker_keeps_its_place_against_the_natural() -> None:
    match = position("6H 7S 2C", "KC", melds=["run 5 5H 7H X3", "set 6C 6D 6S", "set 7C 7D X1 +X2"])
    assert offered(match, "add") == ["add 1 6H"]
    assert refused(match, 0, act("add 0 6H high")) == "JO-7.6"
    assert refused(match, 0, act("add 2 7S")) == "JO-7.6"
