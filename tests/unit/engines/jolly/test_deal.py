"""The match, its options, the deal, drawing and the reshuffle (JO-1 … JO-4)."""

from hashlib import sha256

import pytest

from engines import catalogue, new_match
from tests.unit.engines.jolly.hands import act, go, jolly, offered, position
from tests.unit.engines.tables import SEED, play_defaults, refused, refused_option

#: Nobody can lay anything: no pair and no two neighbours of a suit in either hand.
DULL = (
    "2C 4C 6C 8C TD QD AD 3H 5H 7H 9S JS KS",
    "3C 5C 7C 9C JD KD 2D 4H 6H 8H TS QS",
)


@pytest.mark.rule("JO-1.1")
def test_two_to_four_seats_and_two_by_default() -> None:
    info = catalogue()["jolly"]
    assert (info.seats, info.default_seats, info.teams) == ((2, 3, 4), 2, ())
    for seats in (0, 1, 5, True, "2", 2.0):
        assert refused_option("jolly", {}, seats=seats) == ("seats", "JO-1.1")


@pytest.mark.rule("JO-1.4")
@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"target": 750}, "target"),
        ({"target": "500"}, "target"),
        ({"target": 500.0}, "target"),
        ({"starter_draws": 1}, "starter_draws"),
        ({"go_out": "discard"}, "go_out"),
        ({"joker_swap": None}, "joker_swap"),
        ({"new_meld_jokers": 0}, "new_meld_jokers"),
        ({"new_meld_jokers": True}, "new_meld_jokers"),
        ({"first_dealer": 2}, "first_dealer"),
        ({"first_dealer": -1}, "first_dealer"),
        ({"jokers": 6}, "jokers"),
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, object], option: str) -> None:
    assert refused_option("jolly", options) == (option, "JO-1.4")


@pytest.mark.rule("JO-1.4")
def test_the_defaults() -> None:
    assert new_match("jolly", seed=SEED).view(None)["options"] == {
        "target": 500, "starter_draws": True, "go_out": "zudrehen", "joker_swap": False,
        "new_meld_jokers": 2, "first_dealer": 0,
    }  # fmt: skip
    assert new_match("jolly", 4, {"first_dealer": 3}, seed=SEED).view(None)["starter"] == 0
    assert refused_option("jolly", {"first_dealer": 3}, seats=3) == ("first_dealer", "JO-1.4")


@pytest.mark.rule("JO-1.2")
def test_the_deal_and_the_start_move_on_by_one_seat() -> None:
    match = new_match("jolly", 3, {"first_dealer": 1}, seed=SEED)
    seen: list[tuple[int, int, tuple[int, ...]]] = []
    while len(seen) < 5:
        view = match.view(None)
        if view["deal"] == len(seen):
            seen.append((view["dealer"], view["starter"], match.actors))
        play_defaults(match, 1)
    assert seen == [(1, 2, (2,)), (2, 0, (0,)), (0, 1, (1,)), (1, 2, (2,)), (2, 0, (0,))]
    assert [deal["dealer"] for deal in match.view(None)["deals"][:4]] == [1, 2, 0, 1]
    assert [deal["starter"] for deal in match.view(None)["deals"][:4]] == [2, 0, 1, 2]


@pytest.mark.rule("JO-1.3", "JO-4.1")
def test_seats_take_turns_in_seat_order() -> None:
    match = new_match("jolly", 4, {"first_dealer": 1}, seed=SEED)
    turns = []
    for _ in range(10):
        turns.append(match.actors)
        play_defaults(match, 2)
    assert turns[:6] == [(2,), (3,), (0,), (1,), (2,), (3,)]


@pytest.mark.rule("JO-2.1", "JO-2.2")
def test_sixty_cards_by_suit_and_rank_then_the_jokers() -> None:
    cards = catalogue()["jolly"].cards
    assert len(set(cards)) == 60
    assert cards[:13] == tuple(rank + "C" for rank in "23456789TJQKA")
    assert [card[1] for card in cards[:52:13]] == ["C", "D", "H", "S"]
    assert cards[52:] == tuple(f"X{n}" for n in range(8))


@pytest.mark.rule("JO-2.2")
def test_hands_are_shown_in_canonical_order() -> None:
    match = jolly("X1 AS 2S KH AC 2C X0 TD 9D 3H 3S 4C 7C", "X2 X3 X4 X5 X6 X7 2D 3D 4D 5D 6D 7D")
    assert " ".join(match.view(0)["hand"]) == "2C 4C 7C AC 9D TD 3H KH 2S 3S AS X0 X1"
    assert " ".join(match.view(1)["hand"]) == "2D 3D 4D 5D 6D 7D X2 X3 X4 X5 X6 X7"


@pytest.mark.rule("JO-3.1", "JO-3.2")
@pytest.mark.parametrize(
    ("seats", "counts", "stock"),
    [(2, [12, 13], 35), (3, [12, 13, 12], 23), (4, [12, 13, 12, 12], 11)],
)
def test_twelve_cards_each_one_more_to_the_starter(
    seats: int, counts: list[int], stock: int
) -> None:
    deck = list(catalogue()["jolly"].cards)
    match = new_match("jolly", seats, seed=SEED, decks=[deck])
    view = match.view(None)
    assert (view["counts"], view["stock"], view["row"], view["melds"]) == (counts, stock, [], [])
    hands = [deck[12 * seat : 12 * seat + 12] for seat in range(seats)]
    hands[1].append(deck[12 * seats])
    assert [match.view(seat)["hand"] for seat in range(seats)] == hands
    go(match, "draw")
    assert match.view(1)["drawn"] == deck[12 * seats + 1]


@pytest.mark.rule("JO-4.1")
def test_phases_and_actors() -> None:
    match = jolly(*DULL)
    assert (match.phase, match.actors) == ("draw", (0,))
    assert match.legal_actions(1) == []
    for seat in (1, 2, None, "0", False):
        assert refused(match, seat, act("draw")) == "JO-4.1"
    go(match, "draw")
    assert (match.phase, match.actors) == ("play", (0,))
    end = position("KC", "2C", scores=[480, 0])
    go(end, "zudrehen")
    assert (end.phase, end.actors, end.over) == ("over", (), True)
    assert refused(end, 0, act("draw")) == "JO-4.1"


@pytest.mark.rule("JO-4.2")
def test_a_turn_is_one_draw_then_laying_then_a_discard() -> None:
    match = jolly(*DULL)
    assert refused(match, 0, act("discard KS")) == "JO-4.2"
    assert refused(match, 0, act("set 7C 7D 7H")) == "JO-4.2"
    go(match, "draw")
    assert refused(match, 0, act("draw")) == "JO-4.2"
    assert refused(match, 0, act("take 1")) == "JO-4.2"
    go(match, "discard KS")
    assert (match.phase, match.actors, match.view(None)["turns"]) == ("draw", (1,), 1)


@pytest.mark.rule("JO-4.2")
@pytest.mark.parametrize(
    "action",
    [
        {}, [], None, "draw", {"type": "pass"}, {"type": None}, {"type": ["draw"]},
        {"type": "draw", "count": 1}, {"type": "take"}, {"type": "discard"}, {"card": "KS"},
        {"type": "zudrehen", "card": "KS"}, {"type": "take_back", "meld": 0},
        {"type": "swap", "card": "KS"}, {"type": "extend", "card": "KS", "end": "low"},
        {"type": "meld", "cards": ["KS"]}, {"type": "meld", "kind": "set", "low": 1},
    ],
)  # fmt: skip
def test_what_is_no_action_is_refused(action: object) -> None:
    match = jolly(*DULL)
    assert refused(match, 0, action) == "JO-4.2"


@pytest.mark.rule("JO-4.3")
def test_the_starter_draws_too_and_holds_fourteen() -> None:
    match = jolly(*DULL)
    assert match.view(None)["counts"] == [13, 12]
    go(match, "draw")
    assert match.view(None)["counts"] == [14, 12]


@pytest.mark.rule("JO-4.3")
def test_without_starter_draws_the_first_turn_of_every_deal_begins_with_play() -> None:
    match = jolly(*DULL, starter_draws=False)
    assert (match.phase, match.view(None)["counts"]) == ("play", [13, 12])
    go(match, "discard KS")
    assert (match.phase, match.actors) == ("draw", (1,))
    while match.number == 0:
        play_defaults(match, 1)
    assert match.phase == "play"
    assert match.view(None)["counts"][match.actors[0]] == 13


@pytest.mark.rule("JO-4.4")
def test_drawing_takes_the_top_of_the_stock() -> None:
    match = jolly(*DULL, stock="9H TH")
    assert offered(match) == ["draw"]
    go(match, "draw")
    assert match.view(0)["drawn"] == "9H"
    assert "9H" in match.view(0)["hand"]
    assert match.view(1)["stock"] == 34


@pytest.mark.rule("JO-4.4")
def test_an_opened_seat_may_take_any_tail_of_the_row() -> None:
    match = position("2C", "3C", row="7H 8H 9H", drawing=True)
    assert offered(match) == ["draw", "take 1", "take 2", "take 3"]
    go(match, "take 2")
    assert match.view(0)["hand"] == ["2C", "8H", "9H"]
    assert match.view(0)["row"] == ["7H"]
    assert match.phase == "play"


@pytest.mark.rule("JO-4.4")
@pytest.mark.parametrize("count", [0, -1, 4, 61, 10**30, 1.0, True, "1", None, [1]])
def test_other_counts_are_refused(count: object) -> None:
    match = position("2C", "3C", row="7H 8H 9H", drawing=True)
    assert refused(match, 0, {"type": "take", "count": count}) == "JO-4.4"


@pytest.mark.rule("JO-4.4")
def test_who_has_not_opened_cannot_take() -> None:
    match = position("2C", "3C", row="7H", drawing=True, opened=[1])
    assert offered(match) == ["draw"]
    assert refused(match, 0, act("take 1")) == "JO-4.4"


@pytest.mark.rule("JO-4.5")
def test_a_card_from_the_row_may_be_discarded_again_at_once() -> None:
    match = position("2C", "3C", row="7H", drawing=True)
    go(match, "take 1")
    assert offered(match, "discard") == ["discard 2C", "discard 7H"]
    go(match, "discard 7H")
    assert match.view(1)["row"] == ["7H"]


@pytest.mark.rule("JO-4.5")
def test_a_draw_is_always_possible() -> None:
    for seats in (2, 3, 4):
        match = new_match("jolly", seats, seed=SEED)
        for _ in range(700):
            if match.over:
                break
            if match.phase == "draw":
                view = match.view(None)
                assert view["stock"] or view["row"]
                assert act("draw") in match.legal_actions(match.actors[0])
            play_defaults(match, 1)


@pytest.mark.rule("JO-4.6")
def test_a_reshuffle_leaves_the_top_of_the_row() -> None:
    match = position("2C", "3C", row="7H 8H 9H TH", stock="", drawing=True)
    events = go(match, "draw")
    assert events[1] == {
        "type": "reshuffled", "deal": 0, "cards": ["7H", "8H", "9H"], "row": ["TH"],
    }  # fmt: skip
    view = match.view(0)
    assert (view["row"], view["stock"], view["reshuffles"]) == (["TH"], 2, 1)
    assert view["drawn"] in ("7H", "8H", "9H")


@pytest.mark.rule("JO-4.6")
def test_a_row_of_one_card_is_taken_up_whole() -> None:
    match = position("2C", "3C", row="7H", stock="", drawing=True)
    go(match, "draw")
    view = match.view(0)
    assert (view["drawn"], view["row"], view["stock"], view["reshuffles"]) == ("7H", [], 0, 1)


@pytest.mark.rule("JO-4.6")
def test_an_empty_stock_alone_does_nothing() -> None:
    match = position("2C", "3C", row="7H 8H", stock="", drawing=True)
    assert offered(match) == ["draw", "take 1", "take 2"]
    go(match, "take 2", "discard 8H")
    view = match.view(1)
    assert (view["stock"], view["reshuffles"], view["recycled"]) == (0, 0, None)


def order(cards: list[str], reshuffle: int) -> list[str]:
    """The rule in its own words, for a deck in canonical order."""
    deck = "".join(catalogue()["jolly"].cards)
    return sorted(
        cards, key=lambda c: sha256(f"{deck}|{reshuffle}|{c}".encode("ascii")).hexdigest()
    )


@pytest.mark.rule("JO-4.6", "JO-4.7")
def test_the_order_of_the_check_value() -> None:
    deck = "".join(catalogue()["jolly"].cards)
    assert deck.startswith("2C3C4C")
    digests = [
        sha256(f"{deck}|1|{card}".encode()).hexdigest()[:12] for card in ("X0", "2C", "KD", "7H")
    ]
    assert digests == ["1ed504f9505d", "2932993686f6", "623749d97e9e", "78bd6b4bb677"]
    match = position("3C", "4C", row="7H X0 2C KD 9S", stock="", drawing=True)
    drawn = []
    for _ in range(4):
        go(match, "draw")
        drawn.append(match.view(match.actors[0])["drawn"])
        go(match, f"discard {drawn[-1]}")
    assert drawn == ["X0", "2C", "KD", "7H"] == order(["7H", "X0", "2C", "KD"], 1)


@pytest.mark.rule("JO-4.6")
def test_each_reshuffle_of_a_deal_has_its_own_number() -> None:
    match = position("3C", "4C", row="7H X0 2C KD 9S", stock="", drawing=True)
    for _ in range(4):
        go(match, "draw", "discard " + order(["7H", "X0", "2C", "KD"], 1)[_])
    go(match, "draw")
    taken_up = ["9S", "X0", "2C", "KD"]
    assert match.view(None)["row"] == ["7H"]
    assert match.view(match.actors[0])["drawn"] == order(taken_up, 2)[0]
    assert match.view(None)["reshuffles"] == 2
