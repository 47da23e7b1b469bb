"""The match and its options, the deal, phases and actions, the clock's choice."""

import pytest

from engines import catalogue, new_match
from tests.unit.engines.santase.hands import PAIRS, go, move, offered, record, santase
from tests.unit.engines.tables import SEED, play_defaults, refused, refused_option


@pytest.mark.rule("SA-1.1")
def test_two_seats_without_teams() -> None:
    info = catalogue()["santase"]
    assert (info.seats, info.default_seats, info.teams) == ((2,), 2, ())
    for seats in (1, 3, 4, True, "2", 2.0):
        assert refused_option("santase", {}, seats=seats) == ("seats", "SA-1.1")


@pytest.mark.rule("SA-1.2")
def test_scores_are_game_points_and_not_the_points_of_the_deal() -> None:
    match = santase(*PAIRS)
    go(match, "KS+ pass AC")
    assert match.view(0)["points"] == 55
    assert match.scores == [0, 0]
    go(match, "66")
    assert match.scores == [0, 2]


@pytest.mark.rule("SA-1.3")
@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"target": 9}, "target"),
        ({"target": "11"}, "target"),
        ({"target": 11.0}, "target"),
        ({"first_trick": "open"}, "first_trick"),
        ({"first_trick": None}, "first_trick"),
        ({"last_trick_bonus": 5}, "last_trick_bonus"),
        ({"last_trick_bonus": False}, "last_trick_bonus"),
        ({"first_dealer": 2}, "first_dealer"),
        ({"first_dealer": True}, "first_dealer"),
        ({"rounds": 3}, "rounds"),
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, object], option: str) -> None:
    assert refused_option("santase", options) == (option, "SA-1.3")


@pytest.mark.rule("SA-1.3", "SA-1.4")
def test_defaults_and_presets() -> None:
    defaults = {"target": 11, "first_trick": "free", "last_trick_bonus": 0, "first_dealer": 0}
    assert new_match("santase", seed=SEED).view(None)["options"] == defaults
    presets = catalogue()["santase"].presets
    assert presets["seed"] == {}
    club = new_match("santase", options=presets["club"], seed=SEED).view(None)["options"]
    assert club == {**defaults, "first_trick": "plain", "last_trick_bonus": 10}


@pytest.mark.rule("SA-2.1", "SA-2.4")
def test_twenty_four_cards_by_suit_and_rank() -> None:
    cards = catalogue()["santase"].cards
    assert cards[:7] == ("9C", "JC", "QC", "KC", "TC", "AC", "9D")
    assert (len(cards), cards[-1]) == (24, "AS")
    assert santase(*PAIRS).view(0)["hand"] == ["KD", "QH", "KH", "9S", "QS", "KS"]


@pytest.mark.rule("SA-2.3")
@pytest.mark.parametrize(
    ("card", "points"), [("AC", 11), ("TC", 10), ("KC", 4), ("QC", 3), ("JC", 2), ("9C", 0)]
)
def test_a_card_won_counts_its_points(card: str, points: int) -> None:
    match = santase("9C JC QC KC TC AC", "9D 9H JD JH QD QH", "9S")
    go(match, f"{card} 9D")
    assert match.view(0)["points"] == points


@pytest.mark.rule("SA-2.3")
def test_all_cards_are_worth_120() -> None:
    match = santase()
    play_defaults(match, 24)
    assert sum(record(match)["points"]) == 120


@pytest.mark.rule("SA-3.1")
def test_three_cards_each_the_trump_card_three_cards_each_and_the_stock() -> None:
    deck = list(catalogue()["santase"].cards)
    match = new_match("santase", 2, {"first_dealer": 1}, seed=SEED, decks=[deck])
    assert match.view(0)["hand"] == ["9C", "JC", "QC", "JD", "QD", "KD"]
    assert match.view(1)["hand"] == ["KC", "TC", "AC", "TD", "AD", "9H"]
    view = match.view(None)
    assert (view["trump_card"], view["trump"], view["stock"]) == ("9D", "D", 11)
    assert view["counts"] == [6, 6]
    events = go(match, "9C KC")
    assert [event.get("card") for event in events if event["type"] == "drawn"] == ["JH", "QH"]


@pytest.mark.rule("SA-3.2")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealers_opponent_leads_and_the_loser_deals_next(dealer: int) -> None:
    match = new_match("santase", 2, {"first_dealer": dealer}, seed=SEED)
    assert match.actors == (1 - dealer,)
    while not match.over:
        go(match, offered(match).split()[0])
        view = match.view(None)
        if not view["history"]:
            assert view["dealer"] == 1 - view["deals"][-1]["winner"]
            assert match.actors == (view["deals"][-1]["winner"],)
    dealers = [deal["dealer"] for deal in match.view(None)["deals"]]
    assert dealers[0] == dealer
    assert set(dealers) == {0, 1}


@pytest.mark.rule("SA-3.3", "SA-6.1")
def test_the_stock_shrinks_by_two_with_every_trick_until_it_is_empty() -> None:
    match = santase()
    sizes = [match.view(None)["stock"]]
    for _ in range(11):
        play_defaults(match, 2)
        sizes.append(match.view(None)["stock"])
    assert sizes == [11, 9, 7, 5, 3, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("SA-4.1")
def test_there_is_always_one_actor_and_the_next_deal_starts_at_once() -> None:
    match = santase()
    deals = 0
    while not match.over:
        assert len(match.actors) == 1
        events = go(match, offered(match).split()[-1])
        kinds = [event["type"] for event in events]
        if "deal_scored" in kinds:
            deals += 1
            assert kinds[-1] == ("match_over" if match.over else "deal")
        seat = 1 - match.actors[0] if match.actors else 0
        assert match.legal_actions(seat) == []
        assert refused(match, seat, move("9C")) == "SA-4.1"
    assert (match.phase, match.actors, len(match.view(None)["deals"])) == ("over", (), deals)


@pytest.mark.rule("SA-4.1", "SA-4.2")
def test_the_phases_of_a_trick() -> None:
    match = santase(*PAIRS)
    assert (match.phase, match.actors) == ("lead", (0,))
    go(match, "exchange close")
    assert (match.phase, match.actors) == ("lead", (0,))
    go(match, "KH+")
    assert (match.phase, match.actors) == ("claim", (0,))
    go(match, "pass")
    assert (match.phase, match.actors) == ("follow", (1,))
    go(match, "AH")
    assert (match.phase, match.actors) == ("lead", (1,))


@pytest.mark.rule("SA-4.2")
@pytest.mark.parametrize("lead", ["KS+", "QS+", "KH+", "QH+"])
def test_every_marriage_opens_a_claim_whatever_the_points(lead: str) -> None:
    match = santase(*PAIRS)
    go(match, lead)
    assert (match.phase, offered(match)) == ("claim", "66 pass")
    for token in (lead, "KD", "close", "exchange"):
        assert refused(match, 0, move(token)) == "SA-4.2"
    go(match, "pass")
    assert refused(match, 1, move("pass")) == "SA-4.2"


@pytest.mark.rule("SA-5.1")
@pytest.mark.parametrize(
    "action",
    [
        {"type": "play", "card": "KH", "marriage": False},
        {"type": "play", "card": "KH", "marriage": 1},
        {"type": "play", "card": "KH", "marriage": None},
        {"type": "play", "card": "KH", "seat": 0},
        {"type": "play", "card": "8H"},
        {"type": "play", "card": "kh"},
        {"type": "play", "card": ["KH"]},
        {"type": "play", "card": 15},
        {"type": "play", "cards": ["KH"]},
        {"type": "play", "marriage": True},
        {"type": "play"},
        {"type": "close", "card": "KH"},
        {"type": "exchange", "card": "9S"},
        {"type": "declare66", "points": 66},
        {"type": "pass", "marriage": True},
        {"type": "zudrehen"},
        {"type": ["close"]},
        {"card": "KH"},
        {},
        [],
        None,
        "close",
        10**40,
    ],
)
def test_malformed_actions_are_refused(action: object) -> None:
    assert refused(santase(*PAIRS), 0, action) == "SA-5.1"


@pytest.mark.rule("SA-5.2", "SA-8.2")
def test_a_king_led_without_its_marriage_loses_it() -> None:
    match = santase("KH QH AD TD 9C JC", "9H JH 9D JD QD KD", "9S")
    go(match, "KH 9H")
    assert match.view(0)["points"] == 4
    assert match.view(0)["marriages"] == [[], []]
    assert "QH+" not in offered(match)
    assert refused(match, 0, move("QH+")) == "SA-8.2"


@pytest.mark.rule("SA-5.3", "SA-6.3", "SA-6.4")
def test_legal_actions_come_in_the_order_of_the_book() -> None:
    match = santase(*PAIRS)
    assert offered(match) == "close exchange KD QH QH+ KH KH+ 9S QS QS+ KS KS+"
    go(match, "KD AC")
    assert offered(match).startswith("66 close exchange ")
    go(match, "exchange")
    assert offered(match).startswith("66 close ")
    go(match, "close")
    assert offered(match).startswith("66 9C ")


@pytest.mark.rule("SA-5.4", "SA-6.3")
def test_a_leader_may_exchange_and_close_and_then_play() -> None:
    match = santase(*PAIRS)
    go(match, "exchange close KS+")
    assert match.view(None)["closed_by"] == 0
    match = santase(*PAIRS)
    go(match, "close")
    assert refused(match, 0, move("exchange")) == "SA-6.3"
    go(match, "KS+")


@pytest.mark.rule("SA-12.1")
def test_the_clock_plays_the_lowest_plain_card_and_trumps_last() -> None:
    match = santase("QH QD JS 9S KC TC", "TS KS QS 9H 9C AH", "AS")
    assert match.default_action(0) == move("QD")
    assert match.default_action(1) is None
    go(match, "QD")
    assert match.default_action(1) == move("9C")
    match = santase("9S JS QS KS TS AC", "9C JC QC KC TC 9D", "AS")
    go(match, "AC 9C")
    assert match.view(0)["hand"] == ["JD", "9S", "JS", "QS", "KS", "TS"]
    assert match.default_action(0) == move("JD")


@pytest.mark.rule("SA-12.1")
def test_the_clock_follows_with_the_lowest_card_allowed() -> None:
    match = santase("KH 9C JC QC KC TC", "QH TH AH 9S AS 9D", "JS")
    go(match, "close KH")
    assert match.default_action(1) == move("TH")


@pytest.mark.rule("SA-12.1", "SA-12.2")
def test_the_clock_never_speaks() -> None:
    match = santase("9S KS QS AS AC AD", "TC KC QC TD KD QD", "TS", "KH QH TH")
    assert match.default_action(0) == move("AC")
    go(match, "KS+")
    assert match.default_action(0) == move("pass")
    go(match, "pass TC AC TD")
    assert match.view(0)["points"] == 75
    assert offered(match).startswith("66 close exchange ")
    assert match.default_action(0) == move("KH")
