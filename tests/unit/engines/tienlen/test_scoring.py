"""What a deal is worth: cuts, thúi, cóng, đền bài, places, and the final ranking (TL-8, TL-9)."""

from typing import Any

import pytest

from engines import Match, new_match
from tests.unit.engines.tables import SEED, play_defaults
from tests.unit.engines.tienlen.hands import deck_of, finished, later, paid, say, tienlen


@pytest.mark.rule("TL-8.1", "TL-9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_adds_up_to_zero_and_scores_change_only_at_its_end(seats: int) -> None:
    match = tienlen(seats=seats, games=8)
    while not match.over:
        deals, scores = len(match.view(None)["deals"]), match.scores
        seat = match.actors[0]
        actions = match.legal_actions(seat)
        match.apply(seat, actions[(match.seq * 7) % len(actions)])
        if len(match.view(None)["deals"]) == deals:
            assert match.scores == scores
    total = [0] * seats
    for record in match.view(None)["deals"]:
        gain = [0] * seats
        for entry in record["transfers"]:
            assert entry.keys() == {"from", "to", "points", "reason"}
            assert entry["reason"] in {"cards", "cong", "thui", "cut", "instant"}
            assert entry["points"] > 0
            assert entry["from"] != entry["to"]
            gain[entry["from"]] -= entry["points"]
            gain[entry["to"]] += entry["points"]
        assert record["gain"] == gain
        assert sum(gain) == 0
        total = [old + new for old, new in zip(total, gain, strict=True)]
        assert record["scores"] == total
    assert match.scores == total


@pytest.mark.rule("TL-8.7", "TL-8.9", "TL-2.3")
def test_e1_the_last_pays_thui_to_the_third() -> None:
    match = tienlen(
        "3S 3C AS AC 6S 7S 8S 9S TS JS QS KS 3D",
        "4D 5D 6D 7D 8D 9D TH JD JH KH AH 2C 2D",
        "4S 4C 5H 6H 7H 8H 9H QD QH KC KD AD 2S",
        "5S 5C 2H 3H 4H 6C 7C 8C 9C TC TD JC QC",
        games=1,
    )
    say(match, "3S 3C", "-", "4S 4C", "5S 5C", "AS AC", "-", "-")
    say(match, "6S 7S 8S", "4D 5D 6D 7D 8D", "5H 6H 7H 8H 9H", "-", "9S TS JS QS KS", "-", "-")
    say(match, "3D")
    record = finished(match)
    assert [len(hand) for hand in record["hands"]] == [0, 8, 6, 11]
    assert record["gain"] == [25, -6, -6, -13]
    assert record["places"] == [1, 3, 2, 4]
    assert paid(record, "cards") == [(1, 0, 8), (2, 0, 6), (3, 0, 11)]
    assert paid(record, "thui") == [(3, 1, 2)]


@pytest.mark.rule("TL-8.2", "TL-8.3", "TL-7.5")
def test_e2_who_was_cut_last_pays_the_whole_chain() -> None:
    match = later(0, "2S", "2D", "3S 3C 4S 4C 5S 5C", "7S 7C 7D 7H")
    say(match, "2S", "2D")
    cut = say(match, "3S 3C 4S 4C 5S 5C")[1]
    assert (cut["type"], cut["points"], cut["total"]) == ("cut", 3, 3)
    cut = say(match, "7S 7C 7D 7H")[1]
    assert (cut["seat"], cut["on"], cut["points"], cut["total"]) == (3, 2, 4, 7)
    assert match.view(0)["chain"] == [
        {"by": 2, "on": 1, "points": 3},
        {"by": 3, "on": 2, "points": 4},
    ]
    assert match.scores == match.view(None)["deals"][0]["scores"]
    assert paid(finished(match), "cut") == [(2, 3, 7)]


@pytest.mark.rule("TL-8.2")
def test_all_single_twos_of_the_round_count_whoever_passed_between_them() -> None:
    match = later(0, "2S 2D", "4S 4C 5S 5C 6S 6C 7S 7C", "2C")
    say(match, "2S", "-", "2C", "-", "2D")
    say(match, "4S 4C 5S 5C 6S 6C 7S 7C")
    assert match.view(None)["chain"] == [{"by": 1, "on": 0, "points": 4}]


@pytest.mark.rule("TL-8.2")
def test_twos_of_earlier_rounds_do_not_count() -> None:
    match = later(0, "2S 2C", "8S 8C 8D 8H")
    say(match, "2S", "-", "-", "-", "2C", "8S 8C 8D 8H")
    assert match.view(None)["chain"] == [{"by": 1, "on": 0, "points": 1}]


@pytest.mark.rule("TL-8.2", "TL-8.3")
def test_e3_a_cut_pair_of_twos_costs_twice_its_points() -> None:
    match = later(1, "3D", "2S 2H", "4S 4C 5S 5C 6S 6C 7S 7C")
    say(match, "2S 2H", "4S 4C 5S 5C 6S 6C 7S 7C")
    assert paid(finished(match), "cut") == [(1, 2, 6)]


@pytest.mark.rule("TL-8.3")
def test_each_round_has_its_own_chain_and_the_winner_of_the_deal_has_no_part_in_it() -> None:
    match = later(0, "2S", "8S 8C 8D 8H 9S 9C 9D 9H", "2D", "TS TC TD TH 3S 3C 3D 3H 2H")
    say(match, "2S", "8S 8C 8D 8H", "-", "-", "-")
    say(match, "9S 9C 9D 9H", "-", "TS TC TD TH", "-", "-", "-")
    assert match.view(None)["chains"] == [
        [{"by": 1, "on": 0, "points": 1}],
        [{"by": 3, "on": 1, "points": 4}],
    ]
    say(match, "3S 3C 3D 3H", "-", "-", "-", "2H", "-", "-", "-")
    record = finished(match)
    assert record["winner"] == 3
    assert paid(record, "cut") == [(0, 1, 1), (1, 3, 4)]


@pytest.mark.rule("TL-8.7", "TL-2.3")
def test_e4_a_cong_seat_pays_for_cards_cong_and_thui() -> None:
    match = tienlen(
        "3S 4S 5S 6S 7S 8S 9S TS 8C 9C TC JC QC",
        "3D 4D 5D 6D 7D 8D 9D TD JD AS AC 2S 2D",
        "4H 5H 6H 7H 2H 3H 8H 9H TH JH QH AD AH",
        "KS KC KD KH 2C 3C 4C 5C 6C 7C JS QS QD",
        games=1,
    )
    say(match, "3S 4S 5S", "3D 4D 5D 6D", "4H 5H 6H 7H", "-", "6S 7S 8S 9S TS")
    say(match, "7D 8D 9D TD JD", "-", "8C 9C TC JC QC")
    record = finished(match)
    assert record["gain"] == [83, -4, -9, -70]
    assert paid(record, "cards") == [(1, 0, 4), (2, 0, 9), (3, 0, 13)]
    assert paid(record, "cong", "thui") == [(3, 0, 52), (3, 0, 5)]
    assert record["payer"] is None


#: Seat 0 can play alone: nobody beats its straight of nine, nor its 2s.
ALONE = (
    "3S 4S 5S 6S 7S 8S 9S TS JS 2S 2C 2D 2H",
    "3H 4H 5H JC JD JH QH KC KD KH AC AD AH",
    "5C 5D 7C 7D 7H 9C 9D 9H QS QC QD KS AS",
    "3C 3D 4C 4D 6C 6D 6H 8C 8D 8H TC TD TH",
)


def play_alone(match: Match, *leads: str) -> dict[str, Any]:
    for lead in leads:
        say(match, lead)
        while match.view(None)["top"] is not None and not match.over:
            say(match, "-")
    return finished(match)


@pytest.mark.rule("TL-8.8", "TL-8.7")
def test_e5_without_a_fault_each_cong_seat_pays_for_itself() -> None:
    match = tienlen(*ALONE, games=1, instant_wins="off")
    record = play_alone(match, "3S 4S 5S 6S 7S 8S 9S TS JS", "2S 2C 2D", "2H")
    assert record["gain"] == [195, -65, -65, -65]
    assert record["payer"] is None


@pytest.mark.rule("TL-8.8", "TL-11.5")
def test_e5_the_last_seat_that_passed_with_a_play_in_hand_pays_for_all() -> None:
    match = tienlen(*ALONE, games=1, instant_wins="off")
    # Seats 1 and 2 hold straights that beat this one, seat 3 does not.
    record = play_alone(match, "3S 4S 5S", "6S 7S 8S 9S TS JS", "2S 2C 2D", "2H")
    assert record["gain"] == [195, 0, -195, 0]
    assert record["payer"] == 2
    assert paid(record, "cards") == [(2, 0, 13)] * 3
    assert paid(record, "cong") == [(2, 0, 52)] * 3


@pytest.mark.rule("TL-8.8", "TL-1.3")
def test_e5_without_the_option_faults_cost_nothing() -> None:
    match = tienlen(*ALONE, games=1, instant_wins="off", den_bai=False)
    record = play_alone(match, "3S 4S 5S", "6S 7S 8S 9S TS JS", "2S 2C 2D", "2H")
    assert (record["gain"], record["payer"]) == ([195, -65, -65, -65], None)


@pytest.mark.rule("TL-8.8", "TL-10.2")
def test_a_pass_of_the_clock_is_a_fault_too() -> None:
    match = tienlen(*ALONE, games=1, instant_wins="off")
    play_defaults(match, 1000)
    record = finished(match)
    assert record["payer"] == 2  # the last seat with a card above JS
    assert record["gain"] == [195, 0, -195, 0]


@pytest.mark.rule("TL-8.8")
def test_a_seat_that_has_played_a_card_is_not_cong_and_nobody_pays_for_all() -> None:
    match = tienlen(*ALONE, games=1, instant_wins="off")
    say(match, "3S", "-", "-", "3C", "2S", "-", "-", "-")
    record = play_alone(match, "4S 5S 6S 7S 8S 9S TS JS", "2C 2D 2H")
    assert record["payer"] is None
    assert record["gain"] == [142, -65, -65, -12]


@pytest.mark.rule("TL-8.8")
def test_with_three_seats_nobody_pays_for_all() -> None:
    match = tienlen(*ALONE[:3], seats=3, games=1, instant_wins="off")
    play_defaults(match, 1000)
    assert finished(match)["gain"] == [104, -52, -52]


@pytest.mark.rule("TL-8.6", "TL-3.8", "TL-11.4")
def test_e6_an_instant_win_is_paid_by_all_with_their_thui() -> None:
    match = tienlen(
        "2S 2D 4S 5S 7S 8S TS JS KS AS 4C 7C TC",
        "3S 3C 3D 3H 5D 6D 8D 9D JD QD AD 6H 9H",
        "4D 4H 6S 7D 7H 9S TD TH QS KC KD AC AH",
        seats=3,
        games=1,
    )
    record = finished(match)
    assert (record["winner"], record["instant"]) == (1, True)
    assert record["gain"] == [-42, 81, -39]
    assert paid(record, "instant") == [(0, 1, 39), (2, 1, 39)]
    assert paid(record, "thui") == [(0, 1, 3)]
    assert paid(record, "cards", "cong", "cut") == []
    assert record["places"] is None
    assert [len(hand) for hand in record["hands"]] == [13, 13, 13]


@pytest.mark.rule("TL-8.4")
def test_e7_cuts_on_the_plays_of_who_goes_out_by_a_cut_are_left_out() -> None:
    match = later(1, "7S 7C 7D 7H", "9S TS JS QS 2H 3C 3D 4C 4D 5C 5D 6C 6D")
    say(match, "9S TS JS QS", "-", "-", "-")
    say(match, "2H", "-", "-", "7S 7C 7D 7H", "3C 3D 4C 4D 5C 5D 6C 6D")
    record = match.view(None)["deals"][1]
    assert record["winner"] == 1
    assert paid(record, "cut") == [(0, 1, 4)]
    assert (0, 1, 9) in paid(record, "cards")


@pytest.mark.rule("TL-8.4", "TL-8.3")
def test_cuts_on_others_in_that_chain_still_count() -> None:
    match = later(
        1,
        "",
        "9S TS JS QS 2H 3C 3D 4C 4D 5C 5D 6C 6D",
        "7S 7C 8S 8C 9C 9D",
        "KS KC KD KH",
    )
    say(match, "9S TS JS QS", "-", "-", "-")
    say(match, "2H", "7S 7C 8S 8C 9C 9D", "KS KC KD KH", "-", "3C 3D 4C 4D 5C 5D 6C 6D")
    record = match.view(None)["deals"][1]
    assert record["winner"] == 1
    assert paid(record, "cut") == [(3, 1, 8)]  # the cut of the 2H is left out


@pytest.mark.rule("TL-8.4")
def test_who_goes_out_by_a_cut_is_paid_for_it() -> None:
    match = later(0, "3S 4S 5S 6S 8S 9S TS JS QS 7S 7C 7D 7H", "2H")
    say(match, "3S 4S 5S 6S", "-", "-", "-", "8S 9S TS JS", "-", "-", "-")
    say(match, "QS", "2H", "-", "-", "7S 7C 7D 7H")
    record = match.view(None)["deals"][1]
    assert record["winner"] == 0
    assert paid(record, "cut") == [(1, 0, 2)]


@pytest.mark.rule("TL-8.5", "TL-2.3")
@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("4S 4C 2S", 1),
        ("4S 4C 2C", 1),
        ("4S 4C 2D", 2),
        ("4S 4C 2H", 2),
        ("2S 2C 2D 2H", 6),
        ("4S 4C 4D 4H", 4),
        ("4S 4C 4D 4H 2S 2H", 7),
        ("QS QC KS KC AS AC", 4),
        ("KS KC AS AC 2S 2C", 2),
        ("4S 4C 5S 5C 6S 6C 7S 7C", 4),
        ("4S 4C 5S 5C 6S 6C 7S 7C 8S 8C", 4),
        ("4S 4C 5S 5C 6S 6C 7S 7C 8S 8C 9S 9C", 8),
        ("4S 4C 5S 5C 5D 5H 6S 6C", 4),
        ("4S 4C 4D 4H 5S 5C 6S 6C 7S 7C", 8),
        ("4S 4C 5S 5C 5D 5H 6S 6C 6D 6H 7S 7C", 8),
        ("4S 4C 4D 4H 5S 5C 5D 5H 6S 6C 6D 6H", 12),
        ("4S 4C 4D 4H 6S 6C 6D 6H 8S 8C 8D 8H", 12),
        ("4S 4C 4D 5S 5C 5D 6S 6C 6D 7S 7C 7D", 4),
        ("4S 4C 5S 6S 6C 7S 7C", 0),
    ],
)
def test_the_thui_value_of_a_hand(hand: str, points: int) -> None:
    lone = [rank + "D" for rank in "456789TJQKA" if rank not in hand]
    full = " ".join([hand, *lone[: 13 - len(hand.split())]])
    match = tienlen("3S 3C 3D 3H", full, seats=2, games=1)
    assert paid(finished(match), "thui") == ([(1, 0, points)] if points else [])


LONG = "4S 5S 6S 7S 8S 9S TS JS QS KS AS"


@pytest.mark.rule("TL-8.7")
def test_with_two_seats_the_loser_pays_thui_to_the_winner() -> None:
    match = tienlen(f"3S 2C {LONG}", "4H 6H 7D 8D 9D 9H TD TH JD QD KD AD 2H", seats=2, games=1)
    say(match, "3S", "4H", "2C", "-", LONG)
    record = finished(match)
    assert paid(record, "cards", "thui") == [(1, 0, 12), (1, 0, 2)]
    assert record["gain"] == [14, -14]


@pytest.mark.rule("TL-8.7", "TL-8.9", "TL-2.4")
def test_with_three_seats_the_last_pays_thui_to_the_second() -> None:
    match = tienlen(
        f"3S 2C {LONG}",
        "4H 6H 7D 8D 9D 9H TD TH JD QD KD AD 2H",
        "3C 3D 4C 4D 5C 5H 6C 7C 8C 9C TC JC QC",
        seats=3,
        games=1,
    )
    say(match, "3S", "4H", "5C", "2C", "-", "-", LONG)
    record = finished(match)
    assert [len(hand) for hand in record["hands"]] == [0, 12, 12]
    assert record["places"] == [1, 3, 2]
    assert paid(record, "thui") == [(1, 2, 2)]
    assert record["gain"] == [24, -14, -10]


CLUBS = "3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2C"
DIAMONDS = "3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2D"


@pytest.mark.rule("TL-8.9", "TL-2.4")
@pytest.mark.parametrize(
    ("second", "third"),
    [
        (CLUBS, DIAMONDS),  # equal sums: the lower highest card
        (DIAMONDS.replace("2D", "3H"), CLUBS),  # the lower sum
        (DIAMONDS.replace("3D", "2H").replace("2D", "3D"), CLUBS.replace("3C", "4H")),
        ("3C 3D 4C 4D 5C 5D 6C 6D 7C 7D 8C 8D 2H", "9C 9D TC TD JC JD QC QD KC KD AC AD AH"),
    ],
)
def test_equal_numbers_of_cards_are_ranked_by_rank_values_then_by_the_highest_card(
    second: str, third: str
) -> None:
    for hands, places in [((second, third), [1, 2, 3]), ((third, second), [1, 3, 2])]:
        match = tienlen(f"3S {LONG} 2S", *hands, seats=3, games=1, instant_wins="off")
        say(match, f"3S {LONG}", "-", "-", "2S")
        assert finished(match)["places"] == places


@pytest.mark.rule("TL-9.2", "TL-9.1")
def test_equal_scores_share_the_place() -> None:
    threes = "3S 3C 3D 3H 5S 5H 7S 8D 9S TH JS KD AC"
    blank = "4S 4C 6S 6C 8S 8C TS JC QS KC AS 7D 9D"
    two = "4D 5C 6H 7H 8H 9C TD JD QD KS AD 5D 2H"
    third = "4H 6D 7C 9H TC JH QC QH KH AH 2S 2C 2D"
    by_0 = deck_of(threes, blank, two, third)
    by_1 = deck_of(blank, threes, two, third)
    match = new_match("tienlen", 4, {"games": 4}, seed=SEED, decks=[by_0, by_1] * 2)
    assert match.over
    assert match.outcome is not None
    assert [record["winner"] for record in match.outcome["deals"]] == [0, 1, 0, 1]
    assert match.outcome["ranking"] == [1, 1, 3, 4]
    assert match.outcome["winners"] == [0, 1]
    assert match.scores[0] == match.scores[1] == 2 * (3 * 52 + 2 + 4) - 2 * 52


@pytest.mark.rule("TL-9.3")
def test_hands_stay_as_the_last_deal_left_them() -> None:
    match = tienlen(*ALONE, games=1, instant_wins="off")
    play_alone(match, "3S 4S 5S 6S 7S 8S 9S TS JS", "2S 2C 2D", "2H")
    assert match.over
    assert match.view(0)["hand"] == []
    assert match.view(3)["hand"] == ALONE[3].split()
    assert match.view(None)["counts"] == [0, 13, 13, 13]
