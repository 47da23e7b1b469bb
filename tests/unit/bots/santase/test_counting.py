"""What the counting levels remember of a deal, and what follows from it."""

from random import Random
from typing import Any

import pytest

from bots.house.santase.count import Count
from bots.house.santase.counting import Counting
from bots.house.santase.memory import Memory
from engines.santase.cards import PACK
from engines.santase.deal import SantaseDeal
from tests.unit.bots.santase.table import Table

#: Seat 0 leads three tricks with hearts and clubs; spades are trumps.
HANDS = ("9H KH 9C JC QD KC", "TH JS 9D JD KD TC", "9S", "AC AS QC TS AD TD KS")


def deal_of(table: Table) -> SantaseDeal:
    assert isinstance(table.match.deal, SantaseDeal)
    return table.match.deal


def count_of(table: Table, seat: int) -> Count:
    player = table.players[seat]
    assert isinstance(player, Counting)
    return player.count(table.match.view(seat))


@pytest.mark.rule("SA-13.1")
@pytest.mark.parametrize("number", range(6))
def test_who_has_seen_every_trick_knows_all_points_and_at_last_all_cards(number: int) -> None:
    rng = Random(number)
    table = Table("hard", *HANDS)
    certain = 0
    for _ in range(200):
        actions = table.match.legal_actions(table.match.actors[0])
        table.play(rng.choice([a for a in actions if a["type"] not in ("declare66", "close")]))
        deal = deal_of(table)
        for seat in range(2):
            count = count_of(table, seat)
            theirs = deal.hands[seat ^ 1]
            assert [count.mine, count.theirs] == [deal.points[seat], deal.points[seat ^ 1]]
            assert theirs & ~count.known & ~count.possible == 0
            if not deal.stock:
                assert count.certain
                assert theirs == count.known | count.possible
                certain += 1
        if table.match.number > 2:
            break
    assert certain > 20


def test_a_closed_stock_leaves_open_which_cards_they_hold() -> None:
    table = Table("hard", *HANDS).go("9H TH JS KH close JD")
    count = count_of(table, 0)
    assert (count.strict, count.certain) == (True, False)
    assert len(set(count.hands(Random(1), 20))) > 1


def test_guesses_agree_with_what_they_could_not_follow() -> None:
    """Seat 1 closes and leads a club; seat 0, who follows with a trump, has no club."""
    table = Table("hard", "9H KH QH JH AD AS", "TH TC QC KC AC 9D", "9S", "9C QD")
    table.go("9H TH close AC AS")
    clubs = PACK.mask(code for code in PACK.codes if code.endswith("C"))
    assert not any(hand & clubs for hand in count_of(table, 1).hands(Random(2), 40))


def test_who_comes_late_knows_less_and_plays_on() -> None:
    table = Table("hard", *HANDS).go("9H TH TC 9C JS")
    late = Memory()
    known = count_of(table, 0)
    view = table.match.view(0)
    count = Count(late.recall(view))
    assert count.mine == known.mine
    assert count.possible & known.possible == known.possible
    assert count.possible != known.possible
    assert table.choice()


def cards_in_history(view: dict[str, Any]) -> list[str | None]:
    return [entry.get("card") for entry in view["history"] if entry["type"] == "play"]


@pytest.mark.rule("SA-13.1")
def test_the_views_of_all_turns_are_enough_to_remember_every_card() -> None:
    rng = Random(3)
    match = Table("hard", *HANDS).match
    memories = [Memory(), Memory()]
    laid: list[str] = []
    while match.number == 0:
        seat = match.actors[0]
        seen = memories[seat].recall(match.view(seat))
        assert cards_in_history(seen) == laid
        action = rng.choice([a for a in seen["legal_actions"] if a["type"] != "declare66"])
        if action["type"] == "play":
            laid.append(action["card"])
        match.apply(seat, action)
    assert len(laid) >= 12


def test_events_fill_in_the_turns_at_which_a_player_is_not_asked() -> None:
    table = Table("hard", *HANDS)
    memory = Memory()
    memory.see(table.match.opening)
    late = Memory()  # it has not heard the deal begin, so it cannot number the cards
    for code in ["9H", "TH", "TC", "9C", "JD", "QD", "JC"]:
        events = table.match.apply(table.match.actors[0], {"type": "play", "card": code})
        memory.see(table.match.redact(events, 0))
        late.see(table.match.redact(events, 0))
    view = table.match.view(0)
    assert cards_in_history(memory.recall(view)) == ["9H", "TH", "TC", "9C", "JD", "QD", "JC"]
    assert cards_in_history(late.recall(view)) == cards_in_history(view)


def test_an_earlier_view_of_the_deal_is_completed_too_and_nothing_is_forgotten() -> None:
    table = Table("hard", *HANDS).go("9H TH TC")
    memory = Memory()
    early = table.match.view(0)
    memory.recall(early)
    table.go("9C JD QD JC")
    now = memory.recall(table.match.view(0))
    assert memory.recall(early) == early
    assert memory.recall(table.match.view(0)) == now
    assert cards_in_history(now) == ["9H", "TH", "TC", None, "JD", "QD", "JC"]


def test_the_memory_starts_anew_with_each_deal_and_each_match() -> None:
    memory = Memory()
    memory.see([{"type": "deal", "deal": 0}])
    memory.see([{"type": "action", "deal": 0, "action": {"type": "play", "card": "9H"}}])
    assert memory.cards == {0: "9H"}
    memory.see([{"type": "deal_scored", "deal": 0}, {"type": "deal", "deal": 1}])
    assert memory.cards == {}
    memory.see([{"type": "action", "deal": 1, "action": {"type": "play", "card": "9H"}}])
    other = Table("hard", *HANDS).go("KC TC").match.view(0)
    assert memory.recall({**other, "deal": 1}) == {**other, "deal": 1}
