"""Tokens, labels, the bonus, the end of a match (OM-7, OM-8)."""

from typing import Any

import pytest

from engines import Match, new_match
from engines.omi.deal import OmiDeal
from engines.omi.session import OmiSession
from tests.unit.engines.omi.hands import SWEEP, deck_of, name, omi
from tests.unit.engines.tables import SEED, play_defaults


def settled(tricks: tuple[int, int], maker: int = 3, **options: Any) -> tuple[OmiSession, Any]:
    """An account at 3-2 after a deal with these tricks, and the deal's record."""
    match = new_match("omi", options={"start_scores": [3, 2], **options}, seed=SEED)
    session = match.session.clone()
    assert isinstance(session, OmiSession)
    deal = OmiDeal.start(list(range(32)), dealer=(maker + 1) % 4, maker=maker)
    deal.trump = 0
    deal.won = list(tricks)
    return session, session.settle(deal, 0)


@pytest.mark.rule("OM-7.1", "OM-7.2", "OM-7.3", "OM-7.4", "OM-7.5")
@pytest.mark.parametrize(
    ("tricks", "bonus", "options", "label", "ambaya", "gain", "totals", "after"),
    [
        ((2, 6), 0, {}, "", False, [0, 1], [3, 3], 0),
        ((6, 2), 0, {}, "ambaya", True, [1, 0], [4, 2], 0),
        ((6, 2), 0, {"ambaya_tokens": 2}, "ambaya", True, [2, 0], [5, 2], 0),
        ((5, 3), 1, {}, "ambaya", True, [2, 0], [5, 2], 0),
        ((8, 0), 1, {}, "kapothi", True, [3, 0], [6, 2], 0),
        ((4, 4), 1, {}, "draw", False, [0, 0], [3, 2], 1),
        ((4, 4), 1, {"draw_bonus": "stack"}, "draw", False, [0, 0], [3, 2], 2),
        ((3, 5), 7, {"draw_bonus": "stack"}, "", False, [0, 8], [3, 10], 0),
        ((0, 8), 1, {}, "kapothi", False, [0, 3], [3, 5], 0),
        ((0, 8), 1, {"kapothi_tokens": 3}, "kapothi", False, [0, 4], [3, 6], 0),
    ],
)
def test_the_worked_examples(
    tricks: tuple[int, int],
    bonus: int,
    options: dict[str, Any],
    label: str,
    ambaya: bool,
    gain: list[int],
    totals: list[int],
    after: int,
) -> None:
    session, record = settled(tricks, start_bonus=bonus, **options)
    assert record["label"] == label
    assert record["ambaya"] is ambaya
    assert record["gain"] == gain
    assert record["totals"] == totals == session.tokens
    assert session.bonus == after
    assert record["bonus_used"] == (0 if label == "draw" else bonus)


def sweep(**options: Any) -> Match:
    """A first deal in which South names spades and his team takes all eight tricks."""
    match = omi(*SWEEP, first_dealer=1, **options)
    name(match, "S")
    play_defaults(match, 32)
    return match


@pytest.mark.rule("OM-7.6", "OM-7.7")
def test_the_record_of_a_deal_and_the_scores() -> None:
    match = sweep(start_deal=7)
    assert match.view(1)["deals"] == [
        {
            "deal": 7,
            "dealer": 1,
            "trump": "S",
            "trump_maker": 0,
            "tricks": [8, 0],
            "gain": [2, 0],
            "bonus_used": 0,
            "label": "kapothi",
            "ambaya": False,
            "totals": [2, 0],
        }
    ]
    assert match.scores == [2, 0, 2, 0]


@pytest.mark.rule("OM-8.1")
def test_the_match_is_over_when_a_team_has_the_target_and_surplus_counts() -> None:
    match = sweep(start_scores=[4, 4], target=5)
    assert (match.over, match.phase, match.actors) == (True, "over", ())
    assert match.outcome is not None
    assert match.outcome["scores"] == [6, 4, 6, 4]
    assert match.outcome["ranking"] == [1, 3, 1, 3]
    assert match.outcome["winners"] == [0, 2]
    assert not sweep(start_scores=[7, 9], target=10).over


@pytest.mark.rule("OM-8.2")
def test_draws_never_end_a_match() -> None:
    session, record = settled((4, 4), start_scores=[9, 9])
    assert record["label"] == "draw"
    assert not session.over


@pytest.mark.rule("OM-7.6")
def test_the_last_events_tell_the_score_and_the_end() -> None:
    match = omi(*SWEEP, first_dealer=1, start_scores=[4, 0], target=5)
    name(match, "S")
    play_defaults(match, 31)
    seat = match.actors[0]
    events = match.apply(seat, match.legal_actions(seat)[0])
    assert [event["type"] for event in events] == [
        "action",
        "trick_won",
        "deal_scored",
        "match_over",
    ]
    assert events[2]["record"] == match.view(None)["deals"][0]
    assert events[3]["winners"] == [0, 2]
    assert match.record()["decks"] == [deck_of(*SWEEP)]
