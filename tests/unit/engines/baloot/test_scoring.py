"""Scoring: the worked examples of BL-9.10, played through the door.

The seeds were searched for: seat 1 buys at once (Hokum in the suit of the public card), and the
deal played by the clock ends with exactly the card points, projects and baloot of the example.
"""

from typing import Any

import pytest

from engines import new_match
from tests.unit.engines.baloot.hands import (
    MIXED,
    SUITS_APART,
    act,
    baloot,
    bought,
    calls,
    deck_of,
    pass_on,
    play_out,
)


def scored(
    number: int, bid: str, declare: bool = False, said: str = "", **options: Any
) -> dict[str, Any]:
    match = new_match("baloot", 4, options, seed=f"{number:064x}")
    suit = match.view(None)["public"][1]
    act(match, "sun" if bid == "sun" else f"hokum {suit}")
    while match.phase == "bid1":
        act(match, "pass")
    calls(match, *said.split())
    pass_on(match)
    return play_out(match, declare)


def facts(deal: dict[str, Any]) -> tuple[list[int], list[int], list[int]]:
    """Card points, raw projects and baloot, the buyers (team 1) first."""
    return deal["card"][::-1], deal["raw"][::-1], deal["bal"][::-1]


def gain(deal: dict[str, Any]) -> tuple[int, int]:
    """Game points of buyers and defenders."""
    return deal["gain"][1], deal["gain"][0]


NOTHING = [0, 0]


@pytest.mark.rule("BL-9.2", "BL-9.7", "BL-9.10")
@pytest.mark.parametrize(
    ("number", "bid", "card", "half_up", "exact"),
    [
        (126, "sun", [85, 45], (16, 10), (17, 9)),
        (24, "sun", [66, 64], (14, 12), (14, 12)),
        (81, "hokum", [117, 45], (11, 5), (12, 4)),
        (104, "hokum", [86, 76], (8, 8), (8, 8)),
    ],
)
def test_the_lower_team_is_rounded_and_the_other_gets_the_rest(
    number: int, bid: str, card: list[int], half_up: tuple[int, int], exact: tuple[int, int]
) -> None:
    deal = scored(number, bid)
    assert facts(deal) == (card, NOTHING, NOTHING)
    assert (deal["result"], gain(deal)) == ("each", half_up)
    assert gain(scored(number, bid, rounding="exact")) == exact


@pytest.mark.rule("BL-9.2", "BL-9.5", "BL-9.10")
def test_buyers_lose_a_tie_and_share_it_without_khasara() -> None:
    deal = scored(498, "sun")
    assert facts(deal) == ([65, 65], NOTHING, NOTHING)
    assert (deal["result"], gain(deal)) == ("khasara", (0, 26))
    assert gain(scored(498, "sun", khasara=False)) == (13, 13)


@pytest.mark.rule("BL-9.5", "BL-9.10")
def test_buyers_with_fewer_points_lose_everything() -> None:
    deal = scored(11, "sun")
    assert facts(deal) == ([45, 85], NOTHING, NOTHING)
    assert (deal["result"], gain(deal)) == ("khasara", (0, 26))
    assert gain(scored(11, "sun", khasara=False)) == (10, 16)


@pytest.mark.rule("BL-9.3", "BL-9.5", "BL-9.10")
def test_projects_and_baloot_help_to_win_the_deal() -> None:
    deal = scored(1129, "hokum", declare=True)
    assert facts(deal) == ([78, 84], [20, 0], NOTHING)
    assert (deal["result"], gain(deal)) == ("each", (10, 8))
    deal = scored(770, "hokum")
    assert facts(deal) == ([78, 84], NOTHING, [2, 0])
    assert (deal["result"], gain(deal)) == ("each", (10, 8))
    deal = scored(69395, "hokum", declare=True)
    assert facts(deal) == ([70, 92], [50, 0], [0, 2])
    assert (deal["result"], gain(deal)) == ("each", (12, 11))


@pytest.mark.rule("BL-9.5", "BL-9.7", "BL-9.10")
def test_a_project_that_is_not_enough_goes_to_the_defenders() -> None:
    deal = scored(1878, "hokum", declare=True)
    assert facts(deal) == ([60, 102], [20, 0], NOTHING)
    assert (deal["result"], gain(deal)) == ("khasara", (0, 18))


@pytest.mark.rule("BL-9.6", "BL-9.10")
def test_the_winners_of_a_doubled_deal_take_all() -> None:
    deal = scored(307, "hokum", said="double")
    assert facts(deal) == ([100, 62], NOTHING, NOTHING)
    assert (deal["result"], deal["level"], gain(deal)) == ("doubled", 2, (32, 0))
    assert gain(scored(307, "hokum", said="double", doubled="each")) == (20, 12)


@pytest.mark.rule("BL-9.5", "BL-9.10")
def test_a_tie_is_lost_by_the_side_that_raised_last() -> None:
    expected = {"": (0, 16), "double": (32, 0), "double triple": (0, 48)}
    expected["double triple four"] = (64, 0)
    for said, points in expected.items():
        deal = scored(331, "hokum", said=said)
        assert facts(deal) == ([81, 81], NOTHING, NOTHING)
        assert gain(deal) == points


@pytest.mark.rule("BL-9.7", "BL-9.10", "BL-6.9")
def test_baloot_is_added_unmultiplied_to_the_team_that_has_it() -> None:
    deal = scored(1091, "hokum", said="double triple")
    assert facts(deal) == ([50, 112], NOTHING, [2, 0])
    assert (deal["result"], gain(deal)) == ("khasara", (2, 48))


@pytest.mark.rule("BL-9.4", "BL-9.10")
def test_all_tricks_in_sun_are_44_and_the_projects() -> None:
    match = bought(SUITS_APART, "7H", "sun")
    calls(match, "declare hundred TH JH QH KH AH", "declare sira 7H 8H 9H")
    deal = play_out(match, declare=False)
    assert (deal["result"], gain(deal)) == ("kaboot", (68, 0))


@pytest.mark.rule("BL-9.4", "BL-9.7", "BL-9.10")
def test_all_tricks_of_the_defenders_take_the_buyers_projects_doubled() -> None:
    # Seat 1 buys clubs, all of which seat 2 holds, and declares a hundred that counts.
    match = baloot(deck_of(SUITS_APART, "7H", 1))
    calls(match, *["pass"] * 4, "hokum C", *["pass"] * 3, "double", "pass")
    act(match, "declare hundred TH JH QH KH AH")
    deal = play_out(match, declare=False)
    assert (deal["result"], deal["tricks"]) == ("kaboot", [8, 0])
    assert facts(deal)[1] == [100, 0]
    assert gain(deal) == (0, 70 + 2)  # and the baloot of seat 2


@pytest.mark.rule("BL-9.4")
def test_without_the_option_all_tricks_are_no_bonus() -> None:
    match = bought(SUITS_APART, "7H", "sun", kaboot=False)
    deal = play_out(match, declare=False)
    assert (deal["result"], deal["tricks"], gain(deal)) == ("each", [0, 8], (26, 0))


GAHWA = "double triple four gahwa"


@pytest.mark.rule("BL-9.8", "BL-10.2")
@pytest.mark.parametrize(
    ("number", "options", "result", "points"),
    [
        (307, {}, "doubled", (152, 0)),
        (307, {"doubled": "each"}, "each", (152, 0)),
        (1091, {}, "khasara", (0, 152)),  # the buyers' baloot is not added
        (331, {}, "khasara", (0, 152)),  # a tie: the buyers raised last
        (331, {"khasara": False, "doubled": "each", "target": 40}, "each", (0, 40)),
    ],
)
def test_gahwa_is_the_target_for_the_winner_and_the_end(
    number: int, options: dict[str, Any], result: str, points: tuple[int, int]
) -> None:
    deal = scored(number, "hokum", said=GAHWA, **options)
    assert (deal["level"], deal["result"], gain(deal)) == (5, result, points)


@pytest.mark.rule("BL-9.8", "BL-9.9")
def test_a_broken_claim_loses_a_gahwa() -> None:
    match = baloot(deck_of(MIXED, "TS", 1))
    calls(match, "hokum S", "pass", "pass", "pass", *GAHWA.split())
    calls(match, "play AC", "play 7C", "play JD", "play KC", "sawa", "reject")
    calls(match, "play 7D", "play 9D", "play AD", "play 9S")
    deal = match.view(None)["deals"][0]
    assert (deal["result"], deal["gain"], match.over) == ("qayd", [152, 0], True)


@pytest.mark.rule("BL-9.9")
def test_kaboot_comes_before_khasara_and_doubling() -> None:
    match = baloot(deck_of(SUITS_APART, "7H", 1))
    calls(match, *["pass"] * 4, "hokum C", *["pass"] * 3, "double", "pass")
    assert play_out(match, declare=False)["result"] == "kaboot"
    match = baloot(deck_of(SUITS_APART, "7H", 1), kaboot=False)
    calls(match, *["pass"] * 4, "hokum C", *["pass"] * 3, "double", "pass")
    assert play_out(match, declare=False)["result"] == "khasara"
    match = baloot(deck_of(SUITS_APART, "7H", 1), kaboot=False, khasara=False)
    calls(match, *["pass"] * 4, "hokum C", *["pass"] * 3, "double", "pass")
    assert play_out(match, declare=False)["result"] == "doubled"


@pytest.mark.rule("BL-9.1", "BL-9.3")
def test_the_record_holds_every_number() -> None:
    deal = scored(69395, "hokum", declare=True)
    assert deal == {
        "deal": 0,
        "dealer": 0,
        "contract": "hokum",
        "trump": deal["trump"],
        "buyer": 1,
        "taker": 1,
        "level": 1,
        "result": "each",
        "card": [92, 70],
        "tricks": deal["tricks"],
        "projects": deal["projects"],
        "proj": [0, 5],
        "raw": [0, 50],
        "baloot": deal["baloot"],
        "bal": [2, 0],
        "sawa": None,
        "left": None,
        "gain": [11, 12],
        "totals": [11, 12],
    }
    assert deal["baloot"] in (0, 2)
    assert [project["project"] for project in deal["projects"]] == ["fifty"]
