"""Boards with exchanged seats, and the figures that come of them."""

from collections import Counter

import pytest

from bots.boards import Arrangement, arrangements, play_board
from bots.house.player import HousePlayer
from bots.measure import BoardSet, board_set, summary
from bots.seat import JsonObject


class FirstLegal(HousePlayer):
    def choose(self, view: JsonObject) -> JsonObject:
        action: JsonObject = view["legal_actions"][0]
        return action


class Cheater(HousePlayer):
    def choose(self, view: JsonObject) -> JsonObject:
        return {"type": "win"}


def test_teams_exchange_their_seats() -> None:
    assert arrangements("omi", 4, 2) == [Arrangement((0, 1, 0, 1)), Arrangement((1, 0, 1, 0))]


@pytest.mark.parametrize(("seats", "games"), [(2, 2), (3, 6), (4, 4)])
def test_two_contestants_sit_everywhere_equally_often(seats: int, games: int) -> None:
    found = [one.contestants for one in arrangements("tienlen", seats, 2)]
    assert len(set(found)) == len(found) == games
    for seat in range(seats):
        assert Counter(one[seat] for one in found) == {0: games // 2, 1: games // 2}


def test_as_many_contestants_as_seats_rotate() -> None:
    found = [one.contestants for one in arrangements("tienlen", 4, 4)]
    assert found == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]


def test_equal_players_make_no_difference() -> None:
    found = board_set("santase", 2, {"target": 7}, [FirstLegal, FirstLegal], "ab" * 32)
    assert found.difference == 0
    assert found.games == 2
    assert found.wins == (1, 1)


def test_an_illegal_answer_is_a_strike_and_the_default_action_is_played() -> None:
    found = board_set("tienlen", 2, {"games": 1}, [Cheater, FirstLegal], "ab" * 32)
    assert found.strikes[0] > 0
    assert found.strikes[1] == 0


def test_the_same_seed_is_the_same_game() -> None:
    (one, _) = arrangements("santase", 2, 2)
    played = [
        play_board("santase", 2, {}, "cd" * 32, one, [FirstLegal, FirstLegal]).record()
        for _ in range(2)
    ]
    assert played[0] == played[1]


def test_the_interval_is_around_the_mean_and_wide_for_few_boards() -> None:
    sets = [BoardSet(value, 2, (1, 1), (0, 0)) for value in (1.0, 2.0, 3.0)]
    found = summary(sets)
    assert found.mean == 2.0
    assert round(found.high - found.mean, 2) == round(found.mean - found.low, 2) == 1.13
    assert found.certain
    assert found.games == 6
    assert not summary(sets[:1]).certain
