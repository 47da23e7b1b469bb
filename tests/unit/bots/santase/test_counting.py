"""What the counting levels remember of a deal, and what follows from it."""

from random import Random

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


def test_a_view_of_another_moment_is_taken_as_it_is() -> None:
    table = Table("hard", *HANDS).go("9H TH TC")
    view = table.match.view(0)
    table.go("9C JS")
    player = table.players[0]
    assert isinstance(player, Counting)
    assert player.memory.recall(view) is view
    assert player.memory.recall({**table.match.view(0), "deal": 4})["deal"] == 4


def test_the_memory_starts_anew_with_each_deal() -> None:
    memory = Memory()
    memory.see([{"type": "action", "deal": 0, "action": {"type": "play", "card": "9H"}}])
    memory.see([{"type": "deal_scored", "deal": 0}, {"type": "deal", "deal": 1}])
    assert memory.plays == []
