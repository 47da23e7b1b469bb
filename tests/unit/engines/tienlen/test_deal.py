"""Options, cards, the deal, who leads, and instant wins (TL-1 … TL-3)."""

from typing import Any

import pytest

from engines import Match, catalogue, new_match
from tests.unit.engines.tables import SEED, play_defaults, refused, refused_option
from tests.unit.engines.tienlen.hands import (
    CARDS,
    deck_of,
    finished,
    later,
    play,
    plays,
    say,
    tienlen,
)

#: 13 cards without a pattern.
PLAIN = "4D 4H 6D 7H 8D 8H TD JH QD QH KD AH 2D"


@pytest.mark.rule("TL-1.1")
def test_two_to_four_seats_without_teams_and_without_a_dealer() -> None:
    info = catalogue()["tienlen"]
    assert (info.seats, info.default_seats, info.teams) == ((2, 3, 4), 4, ())
    for seats in (1, 5, 0, True, "4", 4.0):
        assert refused_option("tienlen", {}, seats=seats) == ("seats", "TL-1.1")
    assert refused_option("tienlen", {"first_dealer": 0}) == ("first_dealer", "TL-1.3")


@pytest.mark.rule("TL-1.2", "TL-9.1")
@pytest.mark.parametrize("games", [1, 4, 8, 16, 32])
def test_a_match_is_exactly_so_many_deals(games: int) -> None:
    match = tienlen(games=games)
    play_defaults(match, 100_000)
    assert match.over
    records = match.view(None)["deals"]
    assert [record["deal"] for record in records] == list(range(games))
    assert match.scores == [sum(record["gain"][seat] for record in records) for seat in range(4)]
    assert match.scores == records[-1]["scores"]


@pytest.mark.rule("TL-1.3")
@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"games": 2}, "games"),
        ({"games": True}, "games"),
        ({"games": 16.0}, "games"),
        ({"games": "16"}, "games"),
        ({"straights": "shorter"}, "straights"),
        ({"straights": None}, "straights"),
        ({"quad_cuts_pair": 1}, "quad_cuts_pair"),
        ({"free_cut": "true"}, "free_cut"),
        ({"instant_wins": True}, "instant_wins"),
        ({"instant_wins": "on"}, "instant_wins"),
        ({"den_bai": 0}, "den_bai"),
        ({"hide_counts": []}, "hide_counts"),
        ({"target": 10}, "target"),
    ],
)
def test_options_outside_the_table_are_refused(options: dict[str, Any], option: str) -> None:
    assert refused_option("tienlen", options) == (option, "TL-1.3")


@pytest.mark.rule("TL-1.3")
def test_the_default_options() -> None:
    assert tienlen().view(None)["options"] == {
        "games": 16,
        "straights": "longer",
        "quad_cuts_pair": False,
        "free_cut": True,
        "instant_wins": "by_deal",
        "den_bai": True,
        "hide_counts": False,
    }


@pytest.mark.rule("TL-2.1", "TL-2.2")
def test_fifty_two_cards_by_rank_then_suit() -> None:
    assert len(set(CARDS)) == 52
    assert CARDS[:5] == ("3S", "3C", "3D", "3H", "4S")
    assert CARDS[-5:] == ("AH", "2S", "2C", "2D", "2H")
    assert "".join(card[0] for card in CARDS[::4]) == "3456789TJQKA2"


@pytest.mark.rule("TL-2.2", "TL-7.1")
def test_each_card_beats_all_cards_before_it_in_canonical_order() -> None:
    for place in range(0, 51, 5):
        match = later(0, CARDS[place], seats=2)
        say(match, CARDS[place])
        hand = match.view(1)["hand"]
        higher = {card for card in hand if CARDS.index(card) > place}
        assert {cards for cards in plays(match) if len(cards) == 2} == higher


@pytest.mark.rule("TL-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packets_of_thirteen_from_the_top_and_the_rest_stays_face_down(seats: int) -> None:
    deck = list(CARDS)[::-1]
    match = new_match("tienlen", seats, {"instant_wins": "off"}, seed=SEED, decks=[deck])
    for seat in range(seats):
        packet = deck[13 * seat : 13 * seat + 13]
        assert match.view(seat)["hand"] == sorted(packet, key=CARDS.index)
    view = match.view(None)
    assert view["counts"] == [13] * seats
    assert view["undealt"] == 52 - 13 * seats


@pytest.mark.rule("TL-3.3", "TL-11.2")
def test_the_holder_of_the_three_of_spades_opens_with_it() -> None:
    match = tienlen("", "3C 3D 3H", "3S 4S 5S 5C")
    assert match.actors == (2,)
    assert match.view(0)["opening_card"] == "3S"
    assert all("3S" in cards for cards in plays(match))
    assert {"3S", "3S 4S 5S", "3S 4S 5C"} <= plays(match)
    assert refused(match, 2, play("4S")) == "TL-3.3"
    assert refused(match, 2, play("5S 5C")) == "TL-3.3"
    say(match, "3S 4S 5S")
    assert match.view(0)["opening_card"] is None


@pytest.mark.rule("TL-3.3")
def test_with_fewer_seats_the_lowest_dealt_card_opens() -> None:
    match = tienlen(
        "5C 7S 7C 7D 9S 9C 9D JS JC KD AS AC 2S",
        "4D 4H 6S 6C 8S 8C TS TC TD QS QC KS AD",
        seats=2,
    )
    assert match.actors == (1,)
    assert match.view(None)["opening_card"] == "4D"
    assert {cards for cards in plays(match) if " " not in cards} == {"4D"}


@pytest.mark.rule("TL-3.2", "TL-3.4")
def test_the_winner_leads_the_next_deal_with_anything() -> None:
    match = later(2, "3S", "", PLAIN)
    view = match.view(None)
    assert (view["deal"], view["initial"], view["opening_card"]) == (1, False, None)
    assert match.actors == (2,)
    assert {"4D", "8D 8H", "2D"} <= plays(match)
    assert match.view(None)["deals"][0]["initial"] is True


@pytest.mark.rule("TL-3.2", "TL-3.5", "TL-3.8", "TL-4.9")
def test_after_an_instant_win_comes_another_initial_deal() -> None:
    four_threes = deck_of("3S 3C 3D 3H")
    plain = deck_of("", PLAIN)
    match = new_match("tienlen", 2, seed=SEED, decks=[four_threes, four_threes, plain])
    records = match.view(None)["deals"]
    assert [record["instant"] for record in records] == [True, True]
    assert [record["initial"] for record in records] == [True, True]
    assert [record["places"] for record in records] == [None, None]
    view = match.view(None)
    assert (view["deal"], view["initial"], view["seq"]) == (2, True, 0)
    kinds = [event["type"] for event in match.opening]
    assert kinds == ["deal", "deal_scored", "deal", "deal_scored", "deal"]


@pytest.mark.rule("TL-4.9", "TL-9.1", "TL-9.3")
def test_a_match_can_be_over_before_its_first_action() -> None:
    match = tienlen("3S 3C 3D 3H", games=1)
    assert (match.over, match.phase, match.actors, match.seq) == (True, "over", (), 0)
    assert match.outcome is not None
    assert match.outcome["winners"] == [0]
    assert match.view(0)["hand"] == finished(match)["hands"][0]
    assert match.record()["actions"] == []
    assert match.opening[-1]["type"] == "match_over"


PATTERNS = [
    ("3S 3C 3D 3H 5S 5D 7S 9H TS QH KS AC 2H", ["four_threes"], []),
    ("2S 2C 2D 2H 5S 5D 7S 9H TS QH KS AC 3H", ["four_twos"], ["four_twos"]),
    ("3S 3C 4S 4D 5S 5D 7S 9H TS QH KS AC 2H", ["three_pairs_3s"], []),
    ("3H 3C 4S 4D 5S 5D 7S 9H TS QH KS AC 2H", [], []),
    (
        "3S 3C 4S 4D 5S 5D 6S 6H 8S QH KS AC 2H",
        ["three_pairs_3s", "four_pairs_3s"],
        [],
    ),
    ("5S 5C 5D 7S 7C 7D 7H TS TC TD QH AS 2H", ["three_triples"], []),
    ("5S 5C 5D 7S 7C 7D TS TC TD 2S 2C 2D AS", ["three_triples", "four_triples"], []),
    (
        "5S 5C 5D 5H 7S 7C 7D 7H TS TC TD TH KS",
        ["three_triples", "three_quads"],
        ["six_pairs"],
    ),
    (
        "4S 4C 4D 5S 5D 7S 7C 9S 9C JS JC 2S 2C",
        ["five_pairs_triple"],
        ["six_pairs"],
    ),
    (
        "4S 4C 4D 4H 7S 7C 7D 9S 9C JS JC 2S 2C",
        ["five_pairs_triple"],
        ["six_pairs"],
    ),
    (
        "4S 4C 4D 6S 6D 7S 7C 8S 8C 9S 9C TS TC",
        ["five_pairs_triple", "five_run_pairs_triple"],
        ["five_run_pairs", "six_pairs"],
    ),
    (
        "4S 4C 5S 5C 6S 6D 6H 7S 7C 8S 8C 9S 9C",
        ["five_pairs_triple"],
        ["five_run_pairs", "six_pairs"],
    ),
    (
        "TS TC JS JC QS QD KS KC AS AC 2S 2C 2D",
        ["five_pairs_triple", "five_run_pairs_triple"],
        ["five_run_pairs", "six_pairs"],
    ),
    ("JS JC QS QD KS KC AS AC 2S 2C 3D 5H 7S", [], []),
    ("4S 4C 5S 5C 6S 6D 7S 7C 8S 8C 9S TC 2H", [], ["five_run_pairs"]),
    ("4S 4C 4D 4H 6S 6D 8S 8C TS TC 2S 2C 3H", [], ["six_pairs"]),
    ("4S 4C 4D 4H 6S 6D 8S 8C TS TC 2S 3C 3H", [], ["six_pairs"]),
    ("4S 4C 4D 4H 6S 6D 8S 8C TS TC 2S 9C 3H", [], []),
    ("3H 4H 5S 6C 7D 8H 9S TC JD QH KS AC AH", [], ["dragon"]),
    ("3H 4H 5S 6C 7D 8H 9S TC JD QH KS AC 2H", [], ["dragon"]),
    ("4H 5S 6C 7D 8H 9S TC JD QH KS AC 2H 2S", [], []),
    ("4S 4C 5S 6C 6S 8C 9S TC JS QC KS AC 2S", [], ["one_colour"]),
    ("4H 4D 5H 6D 6H 8D 9H TD JH QD KH AD 2H", [], ["one_colour"]),
    ("4H 4D 5H 6D 6H 8D 9H TD JH QD KH AD 2S", [], []),
]


ORDER = [
    "four_threes", "four_twos", "three_pairs_3s", "four_pairs_3s", "three_triples",
    "four_triples", "three_quads", "five_pairs_triple", "five_run_pairs_triple",
    "five_run_pairs", "six_pairs", "dragon", "one_colour",
]  # fmt: skip


def patterns_of_seat_0(match: Match, number: int) -> list[str]:
    """The patterns by which seat 0 won this deal at once; none if it is being played."""
    records = match.view(None)["deals"][number:]
    assert all(record["winner"] == 0 for record in records[:1])
    patterns: list[str] = records[0]["patterns"] if records else []
    return patterns


@pytest.mark.rule("TL-3.5", "TL-3.6", "TL-11.4")
@pytest.mark.parametrize(("hand", "initial", "in_later"), PATTERNS)
def test_patterns_that_win_at_once(hand: str, initial: list[str], in_later: list[str]) -> None:
    def first(option: str) -> list[str]:
        return patterns_of_seat_0(tienlen(hand, seats=2, instant_wins=option, games=1), 0)

    def second(option: str) -> list[str]:
        return patterns_of_seat_0(later(0, hand, seats=2, instant_wins=option, games=4), 1)

    assert first("by_deal") == initial
    assert first("cumulative") == sorted({*initial, *in_later}, key=ORDER.index)
    assert second("by_deal") == second("cumulative") == in_later
    assert first("off") == second("off") == []


TWOS = "2S 2C 2D 2H"
TRIPLES = "7S 7C 7D 9S 9C 9D JS JC JD"


@pytest.mark.rule("TL-3.7")
@pytest.mark.parametrize(
    ("hands", "winner", "patterns"),
    [
        ((TWOS, "", "3S", TRIPLES), 3, ["three_triples"]),
        ((TRIPLES, "", "3S", TWOS), 3, ["four_twos"]),
        ((TWOS, TRIPLES, "3S", ""), 0, ["four_twos"]),
        ((TWOS, "", "3S 3C 3D 3H", TRIPLES), 2, ["four_threes"]),
    ],
)
def test_of_several_hands_with_patterns_the_first_from_the_leader_on_wins(
    hands: tuple[str, ...], winner: int, patterns: list[str]
) -> None:
    record = tienlen(*hands, games=1).view(None)["deals"][0]
    assert (record["winner"], record["patterns"]) == (winner, patterns)
    assert all((gain > 0) == (seat == winner) for seat, gain in enumerate(record["gain"]))


@pytest.mark.rule("TL-3.7")
def test_in_a_later_deal_the_order_begins_with_the_winner_of_the_deal_before() -> None:
    dragon = "3D 4H 5S 6C 7D 8H 9S TC JD QH KS AC"
    match = later(1, TWOS, "", "", dragon, instant_wins="by_deal", games=4)
    record = match.view(None)["deals"][1]
    assert (record["winner"], record["patterns"]) == (3, ["dragon"])
