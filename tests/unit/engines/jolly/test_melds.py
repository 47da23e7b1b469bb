"""New melds: sets, runs, jokers, and what the table shows of them (JO-2.3, JO-5)."""

from itertools import combinations

import pytest

from engines import catalogue
from tests.unit.engines.jolly.hands import act, go, jolly, offered, position, table
from tests.unit.engines.tables import refused

CARDS = list(catalogue()["jolly"].cards)
NATURALS = CARDS[:52]
JOKERS = CARDS[52:]
#: Cards that make no meld with the cards of these tests, so that a hand has some to keep.
SPARE = "2S 4S 9S"


@pytest.mark.rule("JO-5.1")
def test_a_set_is_three_cards_of_one_rank_with_a_natural_at_least() -> None:
    match = position(f"7C 7D 7H X0 X1 {SPARE}", "KC", new_meld_jokers=1)
    assert offered(match, "set") == [
        "set 7C 7D 7H", "set 7C 7D X0", "set 7C 7H X0", "set 7D 7H X0",
    ]  # fmt: skip
    assert refused(match, 0, act("set 7C 7D 9S")) == "JO-5.1"
    jokers = position(f"X0 X1 X2 {SPARE}", "KC")
    assert refused(jokers, 0, act("set X0 X1 X2")) == "JO-5.1"


@pytest.mark.rule("JO-5.1")
def test_a_set_ends_with_four_cards() -> None:
    match = position(f"7S X0 {SPARE}", "KC", melds=["set 7C 7D 7H", "set 8C 8D X2 +X3"])
    assert offered(match, "add") == ["add 0 7S", "add 0 X0"]
    go(match, "add 0 7S")
    assert offered(match, "add") == []
    assert refused(match, 0, act("add 0 X0")) == "JO-7.2"
    assert table(match) == ["7C 7D 7H 7S", "8C 8D X2 X3"]


@pytest.mark.rule("JO-5.2", "JO-5.3")
def test_a_run_is_neighbours_of_one_suit() -> None:
    match = position("5H 6H 7H 8H 9D 2S 4S", "KC")
    assert offered(match, "run") == ["run 5 5H 6H 7H", "run 6 6H 7H 8H"]
    assert refused(match, 0, act("run 7 9D 7H 8H")) == "JO-5.2"
    assert refused(match, 0, act("run 5 5H 6H 8H")) == "JO-5.2"
    assert refused(match, 0, act("run 4 5H 6H 7H")) == "JO-5.2"
    jokers = position(f"X0 X1 X2 {SPARE}", "KC")
    assert refused(jokers, 0, act("run 5 X0 X1 X2")) == "JO-5.2"


@pytest.mark.rule("JO-5.2", "JO-5.3", "JO-7.3")
def test_a_run_may_grow_to_thirteen_cards_but_never_has_both_aces() -> None:
    match = position("AH X0 2S 4S", "KC", melds=["run 3 3H 4H 5H +6H +7H +8H +9H +TH +JH +QH -2H"])
    assert offered(match, "add") == ["add 0 AH low", "add 0 X0 low", "add 0 X0 high"]
    go(match, "add 0 X0 high")
    assert offered(match, "add") == ["add 0 AH low", "add 0 AH high"]
    go(match, "add 0 AH high")
    assert len(table(match)[0].split()) == 13
    assert offered(match, "add") == []
    low = position(
        "AH X0 2S 4S", "KC", melds=["run 2 2H 3H 4H +5H +6H +7H +8H +9H +TH +JH +QH +KH"]
    )
    go(low, "add 0 AH low")
    assert offered(low, "add") == []
    assert refused(low, 0, act("add 0 X0 high")) == "JO-7.3"


@pytest.mark.rule("JO-5.3")
def test_the_ace_is_low_or_high_and_nothing_wraps_round() -> None:
    match = position("2D 3D QD KD AD 4S 6S", "KC")
    assert offered(match, "run") == ["run 1 2D 3D AD", "run 12 QD KD AD"]
    for low in (1, 2, 11, 12):
        assert refused(match, 0, act(f"run {low} 2D KD AD")) == "JO-5.2"
    assert refused(match, 0, act("run 13 2D KD AD")) == "JO-5.5"
    assert refused(match, 0, act("run 0 2D KD AD")) == "JO-5.5"


@pytest.mark.rule("JO-5.4")
def test_a_new_meld_has_exactly_three_cards() -> None:
    match = position("5H 6H 7H 8H 7C 7D 7S 2S", "KC")
    assert refused(match, 0, act("run 5 5H 6H 7H 8H")) == "JO-5.4"
    assert refused(match, 0, act("set 7C 7D 7H 7S")) == "JO-5.4"
    assert refused(match, 0, act("set 7C 7D")) == "JO-5.4"
    assert refused(match, 0, {"type": "meld", "kind": "set", "cards": []}) == "JO-5.4"


@pytest.mark.rule("JO-5.4")
def test_how_many_jokers_a_new_meld_may_have() -> None:
    hand = f"7H X0 X1 {SPARE}"
    assert "set 7H X0 X1" in offered(position(hand, "KC"))
    strict = position(hand, "KC", new_meld_jokers=1)
    assert all(one.count("X") < 2 for one in offered(strict, "set", "run"))
    assert refused(strict, 0, act("set 7H X0 X1")) == "JO-5.4"
    assert refused(strict, 0, act("run 5 7H X0 X1")) == "JO-5.4"


@pytest.mark.rule("JO-5.5", "JO-2.2")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"kind": "set", "cards": ["5H", "6H", "7H"], "low": 5}, "JO-5.5"),
        ({"kind": "run", "cards": ["5H", "6H", "7H"]}, "JO-5.5"),
        ({"kind": "street", "cards": ["5H", "6H", "7H"], "low": 5}, "JO-5.5"),
        ({"kind": None, "cards": ["5H", "6H", "7H"]}, "JO-5.5"),
        ({"kind": ["set"], "cards": ["5H", "6H", "7H"]}, "JO-5.5"),
        ({"kind": "run", "cards": ["5H", "6H", "7H"], "low": 5.0}, "JO-5.5"),
        ({"kind": "run", "cards": ["5H", "6H", "7H"], "low": True}, "JO-5.5"),
        ({"kind": "run", "cards": ["5H", "6H", "7H"], "low": "5"}, "JO-5.5"),
        ({"kind": "run", "cards": ["5H", "6H", "7H"], "low": 10**30}, "JO-5.5"),
        ({"kind": "run", "cards": ["5H", "6H", "7H"], "low": None}, "JO-5.5"),
        ({"kind": "run", "cards": ["6H", "5H", "7H"], "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": ["5H", "5H", "7H"], "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": ["X0", "5H", "6H"], "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": ["5H", "6H", "X8"], "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": ["5H", "6H", 7], "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": ["5H", "6H", ["7H"]], "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": "5H6H7H", "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": {"5H": 1}, "low": 5}, "JO-2.2"),
        ({"kind": "run", "cards": None, "low": 5}, "JO-2.2"),
        ({"kind": "set", "cards": ["8C", "8D", "8H"]}, "JO-5.5"),
        ({"kind": "run", "cards": ["4H", "5H", "6H"], "low": 4}, "JO-5.5"),
        ({"kind": "set", "cards": ["7C", "7H", "X0"]}, "JO-5.5"),
    ],
)
def test_malformed_melds_and_cards_not_held(action: dict[str, object], rule: str) -> None:
    match = position("5H 6H 7H 8H 2S 4S 9S", "KC")
    assert refused(match, 0, {"type": "meld", **action}) == rule


@pytest.mark.rule("JO-5.6")
def test_cards_are_listed_in_canonical_order_and_laid_in_table_order() -> None:
    match = position(f"5H 7H X0 {SPARE}", "KC")
    go(match, "run 5 5H 7H X0")
    assert match.view(None)["melds"] == [
        {"meld": 0, "owner": 0, "kind": "run", "cards": ["5H", "X0", "7H"], "low": 5},
    ]
    both = position(f"7H X0 X1 {SPARE}", "KC")
    assert [one for one in offered(both, "set", "run") if "7H X0 X1" in one] == [
        "set 7H X0 X1", "run 5 7H X0 X1", "run 6 7H X0 X1", "run 7 7H X0 X1",
    ]  # fmt: skip


@pytest.mark.rule("JO-5.6")
@pytest.mark.parametrize(
    ("laid", "shown"),
    [
        ("run 5 7H X0 X1", "X0 X1 7H"),
        ("run 6 7H X0 X1", "X0 7H X1"),
        ("run 7 7H X0 X1", "7H X0 X1"),
        ("run 1 AH X0 X1", "AH X0 X1"),
        ("run 12 AH X0 X1", "X0 X1 AH"),
        ("run 1 2H AH X0", "AH 2H X0"),
        ("run 12 KH AH X0", "X0 KH AH"),
        ("set 7H X0 X1", "7H X0 X1"),
    ],
)
def test_where_naturals_and_jokers_go(laid: str, shown: str) -> None:
    match = position(f"2H 7H KH AH X0 X1 {SPARE}", "KC")
    go(match, laid)
    assert table(match) == [shown]


@pytest.mark.rule("JO-5.7")
def test_what_a_joker_stands_for_is_fixed_and_may_be_a_card_one_holds() -> None:
    match = position(f"5H 6H 7H 8H X0 {SPARE}", "KC")
    go(match, "run 5 5H 7H X0")
    assert refused(match, 0, act("add 0 6H low")) == "JO-7.6"
    go(match, "add 0 8H high")
    assert table(match) == ["5H X0 7H 8H"]
    assert "6H" in match.view(0)["hand"]


@pytest.mark.rule("JO-5.7")
def test_a_joker_may_stand_for_a_card_that_lies_elsewhere() -> None:
    match = position(f"5H 7H X0 {SPARE}", "KC", melds=["set 6C 6D 6H"])
    assert "run 5 5H 7H X0" in offered(match)


@pytest.mark.rule("JO-5.8", "JO-2.3")
def test_the_lowest_jokers_of_the_hand_are_used() -> None:
    match = position(f"7C 7D X2 X5 X7 {SPARE}", "KC", melds=["set 8C 8D 8H"])
    for one in offered(match, "set", "run", "add", "discard"):
        used = [card for card in one.split() if card in JOKERS]
        assert used == ["X2", "X5"][: len(used)]
    assert "discard X2" in offered(match)
    for other in ("set 7C 7D X5", "set 7C X2 X7", "set 7C X5 X7", "add 0 X5", "discard X7"):
        assert refused(match, 0, act(other)) == "JO-5.8"
    assert refused(match, 0, act("discard X0")) == "JO-5.8"
    none = position(f"7C 7D {SPARE}", "KC", melds=["set 8C 8D 8H"])
    assert refused(none, 0, act("set 7C 7D X0")) == "JO-5.5"
    assert refused(none, 0, act("add 0 X0")) == "JO-7.1"
    assert refused(none, 0, act("discard X0")) == "JO-8.1"


@pytest.mark.rule("JO-2.3")
def test_interchangeable_jokers_never_multiply_the_list() -> None:
    one = position(f"7C 7D X0 X1 {SPARE}", "KC", melds=["set 8C 8D 8H"])
    more = position(f"7C 7D X0 X1 X2 X3 X4 {SPARE}", "KC", melds=["set 8C 8D 8H"])
    assert offered(one) == offered(more)


@pytest.mark.rule("JO-5.9")
def test_melds_are_numbered_in_the_order_laid_and_take_back_frees_the_last_number() -> None:
    first = "TC JC QC 2C 3C 4C 6C 8D 9H JH KS AS 5S"
    second = "2D 3D 4D 7D 9D JD KD 3H 5H 8H TS 6S"
    match = jolly(first, second, stock="7C 8C")
    go(match, "draw", "run 10 TC JC QC", "run 2 2C 3C 4C", "discard 5S")
    go(match, "draw", "run 2 2D 3D 4D")
    shown = match.view(None)["melds"]
    assert [(laid["meld"], laid["owner"]) for laid in shown] == [(0, 0), (1, 0), (2, 1)]
    go(match, "back")
    assert len(match.view(None)["melds"]) == 2
    go(match, "discard TS", "draw", "discard AS")
    go(match, "draw", "run 2 2D 3D 4D")
    assert match.view(None)["melds"][2]["owner"] == 1
    for number in (-1, 3, 7, True, 1.0, "0", None, [0], 10**30):
        action = {"type": "extend", "meld": number, "card": "7D", "end": "high"}
        assert refused(match, 1, action) == "JO-5.9"
        swap = {"type": "swap", "meld": number, "card": "7D"}
        assert refused(match, 1, swap) == "JO-5.9"


def all_new_melds(hand: list[str], most_jokers: int) -> set[str]:
    """The rule in its own words: try every three cards of the hand at every position."""
    found = set()
    jokers = [card for card in hand if card in JOKERS]
    for cards in combinations(hand, 3):
        naturals = [card for card in cards if card in NATURALS]
        used = [card for card in cards if card in JOKERS]
        if not naturals or len(used) > most_jokers or used != jokers[: len(used)]:
            continue
        listed = " ".join(cards)
        if len({card[0] for card in naturals}) == 1:
            found.add(f"set {listed}")
        if len({card[1] for card in naturals}) > 1:
            continue
        for low in range(1, 13):
            places = [
                {"A": 1 if low == 1 else 14}.get(card[0], "23456789TJQK".find(card[0]) + 2)
                for card in naturals
            ]
            if all(low <= place <= low + 2 for place in places):
                found.add(f"run {low} {listed}")
    return found


@pytest.mark.rule("JO-5.1", "JO-5.2", "JO-5.5", "JO-5.8")
@pytest.mark.parametrize("most_jokers", [2, 1])
@pytest.mark.parametrize("step", [7, 11, 13, 17, 19, 23, 29, 31, 37])
def test_the_list_is_every_new_meld_once(step: int, most_jokers: int) -> None:
    for size in (4, 9, 14, 22):
        hand = sorted((CARDS[step * (k + 1) % 60] for k in range(size)), key=CARDS.index)
        match = position(" ".join(hand), "", new_meld_jokers=most_jokers)
        listed = offered(match, "set", "run")
        assert len(set(listed)) == len(listed)
        assert set(listed) == all_new_melds(hand, most_jokers)


@pytest.mark.rule("JO-5.10")
def test_a_hand_of_all_cards_has_518_new_melds() -> None:
    match = position(" ".join(CARDS), "")
    assert len(offered(match, "set")) == 13 * 14
    assert len(offered(match, "run")) == 4 * 12 * 7
    assert set(offered(match, "set", "run")) == all_new_melds(CARDS, 2)
