"""Saying 66, scoring a deal, the end of a match."""

import pytest

from engines import new_match
from tests.unit.engines.santase.hands import (
    PAIRS,
    deck_of,
    go,
    move,
    offered,
    played_by_the_clock,
    record,
    santase,
)
from tests.unit.engines.tables import SEED, play_defaults, refused

#: Rows of the book's table of worked examples: hands, trump card and stock; the course of the deal
#: (A is seat 0); points and game points of A and B.
EXAMPLES = {
    "66-33": (
        ("KS QS AS 9C 9D JH", "9S AC TD TH AD 9H", "TS"),
        "KS+ pass 9S 9C AC TD 9D TH JH AD AS 66",
        [66, 33],
        [1, 0],
        "declared_66",
    ),
    "70-32": (
        ("KS QS AS 9C 9D 9H", "KC AC TD AH AD JC", "TS"),
        "KS+ pass KC 9C AC TD 9D AH 9H AD AS 66",
        [70, 32],
        [2, 0],
        "declared_66",
    ),
    "67-0 with a trick of two nines": (
        ("KS QS TS 9C JH QH", "JC 9S AD 9D 9H JD", "AS"),
        "KS+ pass JC 9C 9S AD TS 66",
        [67, 0],
        [3, 0],
        "declared_66",
    ),
    "70-20 in the claim": (
        ("AC KD QC TH 9S KS", "TD JD 9D TS 9H JH", "JS", "QS"),
        "AC TD KD JD QC 9D TH TS 9H 9S KS+ 66",
        [70, 20],
        [2, 0],
        "declared_66",
    ),
    "too early": (
        ("KS QS TS 9D JH QH", "9C TD AD 9H JC JD", "AS"),
        "KS+ pass 9C 9D TD AD TS 66",
        [65, 10],
        [0, 2],
        "false_declaration",
    ),
    "too early by the closer": (
        ("KS QS TS 9D JH QH", "9C TD AD 9H JC JD", "AS"),
        "KS+ pass 9C 9D TD AD TS close 66",
        [65, 10],
        [0, 3],
        "false_declaration",
    ),
    "B says 66 against the closer": (
        ("KS QS TC TD 9H 9D", "AS AC AD AH 9C JC", "JS"),
        "close KS+ pass AS AC TC AD TD AH 9H 66",
        [40, 68],
        [0, 3],
        "declared_66",
    ),
    "closed and made with the last trick": (
        ("KS QS TC 9D AH TH", "AS AC KD 9H JH JD", "TS"),
        "close KS+ pass AS AC TC KD 9D 9H AH TH JH QS JD",
        [68, 40],
        [1, 0],
        "exhausted",
    ),
    "closed and failed": (
        ("KS QS 9C 9D AH KH", "AS AC KD 9H KC JC", "TS"),
        "close KS+ pass AS AC 9C KD 9D 9H AH KH KC QS JC",
        [64, 30],
        [0, 3],
        "closed_failed",
    ),
    "closed and B won no point": (
        ("KS QS JS 9S AC AD", "9C 9D 9H JH JC QD", "AS"),
        "close KS+ pass 9H QS JH JS 9C 9S 9D AC JC AD QD",
        [78, 0],
        [3, 0],
        "exhausted",
    ),
}


@pytest.mark.rule("SA-9.2", "SA-10.1", "SA-10.2")
@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_the_worked_examples(
    example: tuple[tuple[str, ...], str, list[int], list[int], str],
) -> None:
    hands, course, points, gained, reason = example
    match = santase(*hands)
    go(match, course)
    deal = record(match)
    assert (deal["points"], deal["reason"], match.scores) == (points, reason, gained)


@pytest.mark.rule("SA-9.1")
def test_66_is_said_at_every_lead_but_the_first_and_in_a_claim() -> None:
    match = santase(*PAIRS)
    assert refused(match, 0, move("66")) == "SA-9.1"
    go(match, "KD")
    assert refused(match, 1, move("66")) == "SA-9.1"
    go(match, "AD")
    assert offered(match).startswith("66 close ")
    go(match, "close")
    assert offered(match).startswith("66 ")
    go(match, "AC")
    assert refused(match, 0, move("66")) == "SA-9.1"
    match = santase(*PAIRS)
    go(match, "KH+")
    assert offered(match) == "66 pass"
    go(match, "pass")
    assert refused(match, 1, move("66")) == "SA-9.1"


@pytest.mark.rule("SA-9.1")
def test_a_lead_closes_the_window_and_a_won_trick_opens_it_again() -> None:
    match = santase(*PAIRS)
    go(match, "exchange KS AC")
    assert offered(match).startswith("66 ")
    go(match, "TS")
    assert "66" not in offered(match)
    go(match, "AS")
    assert offered(match).startswith("66 ")


@pytest.mark.rule("SA-9.2")
def test_a_card_led_with_a_marriage_before_66_belongs_to_nobody() -> None:
    match = santase(*PAIRS)
    go(match, "KS+ 66")
    assert record(match)["points"] == [40, 0]
    assert (record(match)["reason"], match.scores) == ("false_declaration", [0, 2])


@pytest.mark.rule("SA-10.1")
def test_a_marriage_without_a_trick_is_worth_something_to_the_loser() -> None:
    match = santase("KH QH 9C 9D 9H JC", "AC AD KS QS AH TH", "9S")
    go(match, "KH+ pass AH KS+ pass JC AC 9C AD 9D 66")
    assert record(match)["points"] == [20, 11 + 4 + 40 + 4 + 2 + 11 + 11]
    assert match.scores == [0, 2]


@pytest.mark.rule("SA-10.2", "SA-10.3")
def test_played_out_more_points_win_and_nobody_needs_66() -> None:
    deal = played_by_the_clock(6)
    assert (deal["points"], deal["winner"], deal["game_points"]) == ([63, 57], 0, 1)
    assert (deal["reason"], deal["closed_by"]) == ("exhausted", None)


@pytest.mark.rule("SA-10.2", "SA-10.3")
@pytest.mark.parametrize(("bonus", "points"), [(0, [60, 60]), (10, [60, 70])])
def test_equal_points_go_to_the_winner_of_the_last_trick(bonus: int, points: list[int]) -> None:
    deal = played_by_the_clock(9, last_trick_bonus=bonus)
    assert (deal["points"], deal["winner"], deal["game_points"]) == (points, 1, 1)


@pytest.mark.rule("SA-1.3", "SA-10.2")
def test_the_bonus_can_turn_the_deal() -> None:
    deal = played_by_the_clock(6, last_trick_bonus=10)
    assert (deal["points"], deal["winner"]) == ([63, 67], 1)


@pytest.mark.rule("SA-10.1", "SA-10.2")
def test_the_bonus_counts_among_the_losers_points() -> None:
    deal = played_by_the_clock(2)
    assert (deal["points"], deal["winner"], deal["game_points"]) == ([27, 93], 1, 2)
    deal = played_by_the_clock(2, last_trick_bonus=10)
    assert (deal["points"], deal["winner"], deal["game_points"]) == ([37, 93], 1, 1)


@pytest.mark.rule("SA-10.1", "SA-10.2")
def test_a_loser_without_a_point_pays_three() -> None:
    deal = played_by_the_clock(26)
    assert (deal["points"], deal["winner"], deal["game_points"]) == ([0, 120], 1, 3)


@pytest.mark.rule("SA-1.3", "SA-10.2")
def test_a_closed_stock_has_no_bonus() -> None:
    hands, course, points, gained, _ = EXAMPLES["closed and made with the last trick"]
    match = santase(*hands, last_trick_bonus=10)
    go(match, course)
    assert (record(match)["points"], match.scores) == (points, gained)


@pytest.mark.rule("SA-10.2")
def test_nobody_can_speak_after_the_last_trick() -> None:
    hands, course, *_ = EXAMPLES["closed and made with the last trick"]
    match = santase(*hands)
    events = go(match, course)
    assert [event["type"] for event in events] == ["action", "trick_won", "deal_scored", "deal"]


@pytest.mark.rule("SA-10.4", "SA-11.1")
@pytest.mark.parametrize("target", [7, 11])
def test_every_deal_has_one_winner_and_the_match_ends_at_the_target(target: int) -> None:
    for number in range(20):
        match = new_match("santase", 2, {"target": target}, seed=f"{number:064x}")
        while not match.over:
            before = match.scores
            assert max(before) < target
            go(match, offered(match).split()[-1 if match.seq % 7 else 0])
            gained = [now - then for now, then in zip(match.scores, before, strict=True)]
            assert sorted(gained) in ([0, 0], [0, 1], [0, 2], [0, 3])
        assert max(match.scores) >= target > min(match.scores)
        assert match.outcome is not None
        assert match.outcome["winners"] == [match.scores.index(max(match.scores))]
        assert len(match.outcome["deals"]) <= 2 * target - 1


@pytest.mark.rule("SA-11.1")
def test_the_longest_match_has_twice_the_target_less_one_deals() -> None:
    leader, other = "9S AC TD TH AD 9H", "KS AS 9C 9D JH QH"
    decks = [deck_of(leader, other, "TS", "QS"), deck_of(other, leader, "TS", "QS")]
    match = new_match("santase", 2, {"target": 7, "first_dealer": 1}, seed=SEED, decks=decks * 7)
    for deal in range(13):
        assert match.scores == [deal // 2, (deal + 1) // 2]
        go(match, "9H QH KS+ pass 9S 9C AC TD 9D TH JH AD AS 66")
    assert (match.over, match.scores) == (True, [6, 7])


@pytest.mark.rule("SA-10.5")
def test_the_record_of_a_deal() -> None:
    hands, course, *_ = EXAMPLES["closed and failed"]
    match = santase(*hands)
    events = go(match, course)
    assert (
        events[-2]["record"]
        == record(match)
        == {
            "deal": 0,
            "dealer": 1,
            "trump": "S",
            "winner": 1,
            "game_points": 3,
            "reason": "closed_failed",
            "points": [64, 30],
            "closed_by": 0,
            "scores": [0, 3],
        }
    )
    go(match, "close")
    play_defaults(match, 12)
    assert (record(match)["deal"], record(match)["dealer"]) == (1, 0)
    assert record(match)["closed_by"] == 1
    assert new_match("santase", seed=SEED).view(None)["deals"] == []
