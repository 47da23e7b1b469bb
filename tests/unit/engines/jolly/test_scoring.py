"""Scoring a deal and ending a match (JO-2.4, JO-9, JO-10)."""

import pytest

from tests.unit.engines.jolly.hands import go, jolly, position, record
from tests.unit.engines.tables import play_defaults


@pytest.mark.rule("JO-2.4")
@pytest.mark.parametrize(
    ("hand", "penalty"),
    [
        ("2C", 5), ("9D", 5), ("TH", 10), ("JS", 10), ("QC", 10), ("KD", 10), ("AH", 25),
        ("X7", 50), ("", 0), ("2C 3C 4C 5C 6C 7C 8C 9C", 40), ("TS JS QS KS AS X0 X1", 165),
    ],
)  # fmt: skip
def test_the_penalty_of_cards_left_in_hand(hand: str, penalty: int) -> None:
    match = position("7C", hand)
    go(match, "zudrehen")
    assert record(match)["penalties"] == [0, penalty]


@pytest.mark.rule("JO-9.1", "JO-9.2")
def test_two_seats_example() -> None:
    match = jolly(
        "2S 3S 4S 5S 6S 7S QS KS AS KH 7D AC X3",
        "2C 3C 4C 5C 6C 7C 8C 9C TC TD JD QD",
        stock="9D 9H",
    )
    go(match, "draw", "run 12 QS KS AS", "run 2 2S 3S 4S", "run 5 5S 6S 7S", "discard 9D")
    go(match, "draw", "run 10 TD JD QD", "run 2 2C 3C 4C", "run 5 5C 6C 7C", "run 8 8C 9C TC")
    events = go(match, "zudrehen")
    assert record(match) == {
        "deal": 0, "dealer": 1, "starter": 0, "winner": 1, "reason": "zudrehen", "turned": "9H",
        "hands": [["AC", "7D", "KH", "X3"], []], "penalties": [90, 0], "gain": [0, 120],
        "scores": [0, 120],
    }  # fmt: skip
    assert events[2] == {"type": "deal_scored", "deal": 0, "record": record(match)}
    assert match.scores == [0, 120]


@pytest.mark.rule("JO-9.1", "JO-9.2", "JO-9.4")
def test_four_seats_example() -> None:
    # Seats 0, 1, 3 of the rule book are seats 2, 3, 1 here; the closer is seat 0.
    match = position("9C", "", "KC AC", "X0 X1 TD", scores=[10, 20, 30, 40])
    go(match, "zudrehen")
    assert record(match)["penalties"] == [0, 0, 35, 110]
    assert record(match)["gain"] == [175, 0, 0, 0]
    assert match.scores == [185, 20, 30, 40]


@pytest.mark.rule("JO-9.3")
def test_going_out_earns_no_bonus() -> None:
    match = position("7S", "TC TD X0", melds=["set 7C 7D 7H"], go_out="any")
    go(match, "add 0 7S")
    assert record(match)["gain"] == [70, 0]


@pytest.mark.rule("JO-9.5", "JO-9.4")
@pytest.mark.parametrize(
    ("hands", "penalties", "winner", "gain"),
    [
        (("2C TC AC", "AD", "TH X0"), [40, 25, 60], 1, [0, 50, 0]),
        (("2C TC AC", "2D TD AD", "TH X0"), [40, 40, 60], None, [0, 0, 0]),
    ],
)
def test_a_blocked_deal(
    hands: tuple[str, str, str], penalties: list[int], winner: int | None, gain: list[int]
) -> None:
    match = position(f"{hands[0]} 9C", hands[1], hands[2], turns=89)
    go(match, "discard 9C")
    last = record(match)
    assert (last["reason"], last["turned"], last["winner"]) == ("blocked", None, winner)
    assert (last["penalties"], last["gain"], last["scores"]) == (penalties, gain, gain)
    assert last["hands"] == [hand.split() for hand in hands]


@pytest.mark.rule("JO-9.5")
@pytest.mark.parametrize("others", [["3D"], ["3D", "4H"], ["3D", "4H", "5S"]])
def test_a_deal_has_thirty_turns_a_seat(others: list[str]) -> None:
    match = position("2C 9C", *others, turns=30 * (1 + len(others)) - 2)
    go(match, "discard 9C")
    assert match.number == 0
    go(match, "draw", "discard 3D")
    assert match.number == 1
    assert record(match)["reason"] == "blocked"


@pytest.mark.rule("JO-9.5", "JO-8.5")
def test_going_out_with_the_last_discard_is_no_block() -> None:
    match = position("9C", "KC", turns=59, go_out="any")
    go(match, "discard 9C")
    assert record(match)["reason"] == "out"


@pytest.mark.rule("JO-9.5")
def test_an_empty_hand_wins_a_blocked_deal() -> None:
    match = position("9C", "KC X1", turns=59)
    go(match, "discard 9C")
    assert (record(match)["winner"], record(match)["gain"]) == (0, [60, 0])


@pytest.mark.rule("JO-10.1")
@pytest.mark.parametrize(
    ("target", "score", "over"),
    [(500, 465, True), (500, 464, False), (1000, 465, False), (1000, 965, True)],
)
def test_the_target_ends_the_match(target: int, score: int, over: bool) -> None:
    match = position("9C", "4C", target=target, scores=[score, 480])
    events = go(match, "zudrehen")
    assert match.over is over
    if over:
        assert match.outcome is not None
        assert match.outcome["winners"] == [0]
        assert match.outcome["ranking"] == [1, 2]
        assert events[-1]["type"] == "match_over"


@pytest.mark.rule("JO-10.2")
def test_otherwise_the_next_deal_is_dealt_at_once() -> None:
    match = position("9C", "4C")
    events = go(match, "zudrehen")
    assert [event["type"] for event in events] == ["action", "turned", "deal_scored", "deal"]
    view = match.view(None)
    assert (view["deal"], view["phase"], view["actors"]) == (1, "draw", [1])
    assert (view["counts"], view["row"], view["melds"]) == ([12, 13], [], [])
    assert (view["history"], view["known"], view["turns"]) == ([], [[], []], 0)


@pytest.mark.rule("JO-10.3")
@pytest.mark.parametrize(
    ("scores", "winners"), [([0, 300], [1]), ([300, 0], [0]), ([100, 135], [0, 1])]
)
def test_the_hundredth_deal_is_the_last(scores: list[int], winners: list[int]) -> None:
    match = position("9C", "4C", scores=scores)
    match._number = 99
    go(match, "zudrehen")
    assert match.over
    assert match.outcome is not None
    assert match.outcome["winners"] == winners
    before = position("9C", "4C", scores=scores)
    before._number = 98
    go(before, "zudrehen")
    assert not before.over


@pytest.mark.rule("JO-9.2")
def test_scores_never_fall_and_one_seat_scores() -> None:
    match = jolly()
    scores = match.scores
    for _ in range(40):
        play_defaults(match, 30)
        assert all(now >= before for now, before in zip(match.scores, scores, strict=True))
        scores = match.scores
    for deal in match.view(None)["deals"]:
        assert sum(points > 0 for points in deal["gain"]) <= 1
