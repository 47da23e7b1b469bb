"""The deal, naming trumps, tricks, defaults and what can be seen."""

import pytest

from engines import catalogue, new_match
from engines.omi.deal import OmiDeal
from tests.unit.engines.omi.hands import SWEEP, deck_of, lay, name, omi, playable
from tests.unit.engines.tables import SEED, play_defaults, refused, refused_option

MIXED = (
    "7S 9S JS KS 8H TH QH AH",
    "8S TS QS AS 7H 9H JH KH",
    "7C 9C JC KC 8D TD QD AD",
    "8C TC QC AC 7D 9D JD KD",
)


@pytest.mark.rule("OM-1.1", "OM-1.2")
def test_four_seats_in_two_teams() -> None:
    info = catalogue()["omi"]
    assert (info.seats, info.default_seats, info.teams) == ((4,), 4, ((0, 2), (1, 3)))
    for seats in (3, 5, 0, True, "4", 4.0):
        assert refused_option("omi", {}, seats=seats) == ("seats", "OM-1.1")


@pytest.mark.rule("OM-1.3")
@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"target": 7}, "target"),
        ({"target": "10"}, "target"),
        ({"target": 10.0}, "target"),
        ({"ambaya_tokens": True}, "ambaya_tokens"),
        ({"kapothi_tokens": 1}, "kapothi_tokens"),
        ({"draw_bonus": "twice"}, "draw_bonus"),
        ({"trump_maker": None}, "trump_maker"),
        ({"first_dealer": 4}, "first_dealer"),
        ({"start_scores": [10, 0]}, "start_scores"),
        ({"start_scores": [5, 0], "target": 5}, "start_scores"),
        ({"start_scores": [0]}, "start_scores"),
        ({"start_scores": [0, -1]}, "start_scores"),
        ({"start_scores": [True, 0]}, "start_scores"),
        ({"start_bonus": 2}, "start_bonus"),
        ({"start_bonus": 100, "draw_bonus": "stack"}, "start_bonus"),
        ({"start_deal": 0}, "start_deal"),
        ({"start_deal": 2**53}, "start_deal"),
        ({"rounds": 3}, "rounds"),
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, object], option: str) -> None:
    assert refused_option("omi", options) == (option, "OM-1.3")


@pytest.mark.rule("OM-1.3", "OM-1.4")
def test_defaults_and_presets() -> None:
    assert omi().view(None)["options"] == {
        "target": 10,
        "ambaya_tokens": 1,
        "kapothi_tokens": 2,
        "draw_bonus": "once",
        "trump_maker": "right",
        "first_dealer": 0,
        "start_scores": [0, 0],
        "start_bonus": 0,
        "start_deal": 1,
    }
    presets = catalogue()["omi"].presets
    assert presets["seed"] == {}
    classic = new_match("omi", options=presets["classic"], seed=SEED).view(None)["options"]
    assert (classic["ambaya_tokens"], classic["kapothi_tokens"]) == (2, 3)
    assert (classic["draw_bonus"], classic["trump_maker"]) == ("stack", "next")


@pytest.mark.rule("OM-2.1", "OM-2.3")
def test_thirty_two_cards_by_suit_and_rank() -> None:
    cards = catalogue()["omi"].cards
    assert len(cards) == 32
    assert cards[:8] == ("7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC")
    assert (cards[8], cards[-1]) == ("7D", "AS")


@pytest.mark.rule("OM-3.1", "OM-3.2", "OM-10.1")
def test_four_cards_each_then_four_more_once_trumps_are_named() -> None:
    match = omi(*MIXED)
    assert match.view(0)["hand"] == ["7S", "9S", "JS", "KS"]
    assert match.view(2)["hand"] == ["7C", "9C", "JC", "KC"]
    assert match.view(0)["counts"] == [4, 4, 4, 4]
    events = name(match, "S")
    assert match.view(0)["hand"] == ["8H", "TH", "QH", "AH", "7S", "9S", "JS", "KS"]
    assert match.view(1)["counts"] == [8, 8, 8, 8]
    assert match.redact(events, 3)[1] == {
        "type": "packet", "deal": 0, "trump": "S", "hand": ["7D", "9D", "JD", "KD"],
    }  # fmt: skip
    assert match.redact(events, None)[1]["hand"] == []


@pytest.mark.rule("OM-3.3")
@pytest.mark.parametrize(("maker", "seat"), [("right", 1), ("next", 3)])
def test_who_names_trumps(maker: str, seat: int) -> None:
    assert omi(trump_maker=maker, first_dealer=2).actors == (seat,)


@pytest.mark.rule("OM-3.4", "OM-3.5", "OM-4.1")
def test_the_deal_moves_on_after_every_deal_and_the_next_starts_at_once() -> None:
    match = omi(target=15)
    dealers = []
    while not match.over and match.seq < 5 * 33:
        assert len(match.actors) == 1
        if match.phase == "trump" and match.view(None)["history"] == []:
            dealers.append(match.view(None)["dealer"])
        play_defaults(match, 1)
    assert dealers[:5] == [0, 1, 2, 3, 0]
    assert [deal["dealer"] for deal in match.view(None)["deals"]][:5] == [0, 1, 2, 3, 0]


@pytest.mark.rule("OM-4.2", "OM-6.1")
def test_the_maker_leads_any_card_and_the_winner_leads_on() -> None:
    match = omi(*MIXED, first_dealer=1)
    assert match.phase == "trump"
    name(match, "S")
    assert (match.phase, match.actors) == ("play", (0,))
    assert playable(match) == "8H TH QH AH 7S 9S JS KS"
    events = lay(match, "7S AS 7C 8C")
    assert events[-1] == {
        "type": "trick_won", "deal": 0, "seat": 1, "card": "AS", "tricks_won": [0, 1],
    }  # fmt: skip
    assert match.actors == (1,)
    assert match.view(2)["winners"] == [1]
    assert [entry["card"] for entry in match.view(2)["history"][1:]] == ["7S", "AS", "7C", "8C"]
    lay(match, "8S")
    assert match.view(2)["trick"] == [{"seat": 1, "card": "8S"}]


@pytest.mark.rule("OM-4.3")
def test_all_eight_tricks_are_played_when_the_deal_is_decided() -> None:
    match = omi(*SWEEP, first_dealer=1, target=5, start_scores=[4, 0])
    name(match, "S")
    play_defaults(match, 31)
    assert not match.over
    play_defaults(match, 1)
    assert match.over


@pytest.mark.rule("OM-5.1")
def test_all_four_suits_may_be_named_and_nothing_else() -> None:
    match = omi(*MIXED, first_dealer=1)
    suits = [{"type": "trump", "suit": suit} for suit in "CDHS"]
    assert match.legal_actions(0) == suits
    assert refused(match, 0, {"type": "pass"}) == "OM-5.3"
    assert refused(match, 0, {"type": "trump", "suit": ""}) == "OM-5.1"
    assert refused(match, 0, {"type": "trump", "suit": "N"}) == "OM-5.1"
    assert refused(match, 0, {"type": "play", "card": "7S"}) == "OM-5.1"
    name(match, "C")
    assert match.view(0)["trump"] == "C"
    assert refused(match, 0, {"type": "trump", "suit": "S"}) == "OM-5.1"


@pytest.mark.rule("OM-5.2", "OM-5.3")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ({"type": "play", "card": "8S"}, "OM-5.2"),
        ({"type": "play", "card": "6S"}, "OM-5.2"),
        ({"type": "play", "card": ["7S"]}, "OM-5.2"),
        ({"type": "play", "card": 7}, "OM-5.2"),
        ({"type": "play"}, "OM-5.3"),
        ({"type": "play", "card": "7S", "seat": 0}, "OM-5.3"),
        ({"type": "play", "cards": ["7S"]}, "OM-5.3"),
        ({"card": "7S"}, "OM-5.3"),
        ({"type": ["play"], "card": "7S"}, "OM-5.3"),
        ({}, "OM-5.3"),
        ([], "OM-5.3"),
        (None, "OM-5.3"),
        ("play", "OM-5.3"),
    ],
)
def test_malformed_plays_are_refused(action: object, rule: str) -> None:
    match = omi(*MIXED, first_dealer=1)
    name(match, "S")
    assert refused(match, 0, action) == rule


@pytest.mark.rule("OM-5.3")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, -1, None, "0", 0.0, False, [0]])
def test_another_seat_has_no_action(seat: object) -> None:
    match = omi(*MIXED, first_dealer=1)
    name(match, "S")
    assert match.legal_actions(seat) == []
    assert refused(match, seat, {"type": "play", "card": "7S"}) == "OM-5.3"


@pytest.mark.rule("OM-6.2")
def test_suit_must_be_followed() -> None:
    match = omi(*MIXED, first_dealer=1)
    name(match, "H")
    lay(match, "7S")
    assert playable(match) == "8S TS QS AS"
    assert refused(match, 1, {"type": "play", "card": "7H"}) == "OM-6.2"


@pytest.mark.rule("OM-6.3")
def test_without_the_suit_any_card_will_do() -> None:
    match = omi(*MIXED, first_dealer=1)
    name(match, "D")
    lay(match, "7S 8S")
    assert playable(match) == "7C 9C JC KC 8D TD QD AD"


#: South leads, trumps are hearts. North has no spade in the first deal, West and East none in the
#: second, and in the third everybody holds both suits.
NORTH_TRUMPS = (
    "TS 7S 8S 9S 7C 8C 9C TC",
    "AS QS JC QC KC AC 7D 8D",
    "7H 8H 9H TH JH QH KH AH",
    "KS JS 9D TD JD QD KD AD",
)
NORTH_ALONE_FOLLOWS = (
    "TS 7S 8S 9S 7C 8C 7H 8H",
    "AD KD QD JD TD 9D 8D 7D",
    "JS QS KS AS 9H TH JH QH",
    "9C TC JC QC KC AC KH AH",
)
ALL_FOLLOW = (
    "7S JS AH 7C 8C 9C TC JC",
    "8S QS 7H QC KC AC 7D 8D",
    "9S KS JH 8H 9H 9D TD JD",
    "TS AS QH TH KH QD KD AD",
)


@pytest.mark.rule("OM-2.2", "OM-6.4", "OM-6.5")
@pytest.mark.parametrize(
    ("hands", "trick", "winner"),
    [
        (NORTH_TRUMPS, "TS AS 7H KS", 2),
        (NORTH_ALONE_FOLLOWS, "TS AD JS 9C", 2),
        (ALL_FOLLOW, "7S 8S 9S TS", 3),
        (ALL_FOLLOW, "JS 8S KS TS", 2),
        (ALL_FOLLOW, "AH 7H JH QH", 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit(
    hands: tuple[str, ...], trick: str, winner: int
) -> None:
    match = omi(*hands, first_dealer=1)
    name(match, "H")
    lay(match, trick)
    assert match.actors == (winner,)


@pytest.mark.rule("OM-9.1", "OM-9.3")
@pytest.mark.parametrize(
    ("packet", "suit"),
    [("7S AS 9H KH", "H"), ("8C 8D 8H 8S", "S"), ("7C 8C 9C AS", "C"), ("AD KD AC KC", "D")],
)
def test_the_clock_names_the_longest_suit(packet: str, suit: str) -> None:
    others = [card for card in catalogue()["omi"].cards if card not in packet.split()]
    match = new_match(
        "omi", options={"first_dealer": 1}, seed=SEED, decks=[packet.split() + others]
    )
    assert match.default_action(0) == {"type": "trump", "suit": suit}


@pytest.mark.rule("OM-9.2", "OM-9.3")
def test_the_clock_plays_the_lowest_plain_card() -> None:
    hands = (
        "7H 9C 9D QC KC AC QD KD",
        "7S 8S 9S TS JS QS KS AS",
        "8H 9H TH JH QH KH AH 7C",
        "8C TC JC 7D 8D TD JD AD",
    )
    match = omi(*hands, first_dealer=1)
    name(match, "H")
    assert match.default_action(0) == {"type": "play", "card": "9C"}
    assert match.default_action(1) is None
    lay(match, "KD 7S")
    assert match.default_action(2) == {"type": "play", "card": "7C"}


@pytest.mark.rule("OM-10.1", "OM-10.2")
def test_each_seat_sees_its_own_hand_and_the_numbers_of_the_others() -> None:
    match = omi(*MIXED, first_dealer=1)
    name(match, "S")
    lay(match, "7S AS")
    for seat in range(4):
        view = match.view(seat)
        hidden = {c for other in range(4) if other != seat for c in match.view(other)["hand"]}
        assert hidden.isdisjoint(_codes(view))
    assert match.view(None)["hand"] == []
    assert match.view(None)["counts"] == [7, 7, 8, 8]
    opening = match.redact(match.opening, 1)
    assert opening[0]["hand"] == ["8S", "TS", "QS", "AS"]
    assert "hands" not in opening[0]


def _codes(value: object) -> set[str]:
    if isinstance(value, dict):
        return set().union(*(_codes(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(set(), *(_codes(item) for item in value))
    return {value} if isinstance(value, str) else set()


def perft(deal: OmiDeal, depth: int) -> int:
    if depth == 0 or deal.turn < 0:
        return 1
    total = 0
    for move in deal.moves():
        after = deal.clone()
        after.play(move)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("hands", "counts"),
    [(MIXED, [4, 32, 128, 1024, 8192]), (SWEEP, [4, 32, 256, 960, 7680])],
)
def test_perft(hands: tuple[str, ...], counts: list[int]) -> None:
    match = omi(*hands, first_dealer=1)
    assert isinstance(match.deal, OmiDeal)
    assert [perft(match.deal, depth) for depth in range(1, 6)] == counts
    assert deck_of(*hands) == match.record()["decks"][0]
