"""Boards with exchanged seats, and the figures that come of them."""

import asyncio
from collections import Counter
from random import Random

import pytest

from bots.boards import MOST_DEALS, Arrangement, Board, arrangements, house_entrant, play_game
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


def test_four_contestants_play_every_hand_once() -> None:
    found = [one.contestants for one in arrangements("tienlen", 4, 4)]
    for seat in range(4):
        assert sorted(one[seat] for one in found) == [0, 1, 2, 3]


@pytest.mark.parametrize(("game", "seats"), [("omi", 4), ("tienlen", 4), ("jolly", 2)])
def test_every_game_of_two_is_also_played_with_the_two_exchanged(game: str, seats: int) -> None:
    found = {one.contestants for one in arrangements(game, seats, 2)}
    assert {tuple(1 - one for one in seating) for seating in found} == found


def test_two_contestants_at_four_seats_sit_side_by_side_and_across() -> None:
    found = [one.contestants for one in arrangements("tienlen", 4, 2)]
    neighbours = [sum(one[seat] == one[seat - 1] for seat in range(4)) for one in found]
    assert sorted(neighbours) == [0, 0, 2, 2]


FIRST_LEGAL = house_entrant(FirstLegal)


async def test_equal_players_make_no_difference() -> None:
    board = Board("santase", 2, {"target": 7}, "ab" * 32)
    found = await board_set(board, [FIRST_LEGAL, FIRST_LEGAL])
    assert found.difference == 0
    assert found.games == 2
    assert found.wins == (1, 1)
    assert found.ranks == [1, 1]


async def test_four_equal_players_make_no_difference_either() -> None:
    found = await board_set(Board("tienlen", 4, {"games": 4}, "ab" * 32), [FIRST_LEGAL] * 4)
    assert found.games == 4
    assert len(set(found.scores)) == 1


async def test_an_illegal_answer_is_a_strike_and_the_default_action_is_played() -> None:
    board = Board("tienlen", 2, {"games": 1}, "ab" * 32)
    found = await board_set(board, [house_entrant(Cheater), FIRST_LEGAL])
    assert found.strikes[0] > 0
    assert found.strikes[1] == 0


async def test_the_same_seed_is_the_same_game() -> None:
    (one, _) = arrangements("santase", 2, 2)
    board = Board("santase", 2, {}, "cd" * 32)
    played = [await play_game(board, one, [FIRST_LEGAL] * 2) for _ in range(2)]
    assert played[0].match.record() == played[1].match.record()


async def test_every_seat_of_every_game_has_randomness_of_its_own() -> None:
    seeds: list[int] = []

    def entrant(_: int, seed: int) -> FirstLegal:
        seeds.append(seed)
        return FirstLegal(Random(seed))

    board = Board("tienlen", 4, {"games": 1}, "ef" * 32)
    await board_set(board, [entrant] * 2)
    assert len(set(seeds)) == 16
    assert max(seeds) < 2**53


@pytest.mark.parametrize("player", [FirstLegal, Cheater])
async def test_a_match_in_which_nobody_ever_bids_is_played_to_its_end(
    player: type[HousePlayer],
) -> None:
    board = Board("baloot", 4, {"target": 50}, "ab" * 32)
    async with asyncio.timeout(30):
        games = [
            await play_game(board, Arrangement((0, 1, 0, 1)), [house_entrant(player)] * 2)
            for _ in range(2)
        ]
    assert games[0].match.number >= MOST_DEALS
    assert games[0].match.over
    assert games[0].match.record() == games[1].match.record()


def test_the_interval_is_around_the_mean_and_wide_for_few_boards() -> None:
    sets = [BoardSet((value, 0.0), 2, (1, 1), (0, 0)) for value in (1.0, 2.0, 3.0)]
    found = summary(sets)
    assert found.mean == 2.0
    # Student's t of two degrees of freedom gives 2.48; a little wider is honest, too.
    assert 2.4 < round(found.high - found.mean, 2) == round(found.mean - found.low, 2) < 3.2
    assert not found.certain
    assert found.games == 6
    assert summary(4 * sets).certain
    assert not summary(sets[:1]).certain
