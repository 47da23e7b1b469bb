"""Pairings and standings of tournaments."""

from collections import Counter
from math import ceil, log2
from random import Random

import pytest

from server.arena.pairing import Pair, round_robin, swiss_round, walkovers
from server.arena.tournament_table import standings
from server.arena.tournaments import sets_of


@pytest.mark.parametrize("entrants", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    rounds = round_robin(entrants)
    meetings = [frozenset(pair) for pairs in rounds for pair in pairs if pair[1] is not None]
    assert len(set(meetings)) == len(meetings) == entrants * (entrants - 1) // 2
    for pairs in rounds:
        places = [one for pair in pairs for one in pair if one is not None]
        assert sorted(places) == list(range(entrants))


@pytest.mark.parametrize("entrants", [2, 5, 8, 13, 32])
def test_nobody_meets_the_same_one_twice_in_a_swiss_tournament(entrants: int) -> None:
    rng = Random(entrants)
    played: list[list[Pair]] = []
    margins: dict[tuple[int, int, int], float] = {}
    met: Counter[frozenset[int | None]] = Counter()
    for _ in range(ceil(log2(entrants))):
        points = [0.0] * entrants
        for line in standings(entrants, played, margins):
            points[line.entrant] = line.points
        pairs = swiss_round(points, played)
        assert sorted(one for pair in pairs for one in pair if one is not None) == list(
            range(entrants)
        )
        for one, other in pairs:
            if other is not None:
                met[frozenset((one, other))] += 1
                margins[len(played), one, other] = rng.choice([-1.0, 0.0, 2.0])
        played.append(pairs)
    assert max(met.values()) == 1
    byes = Counter(one for pairs in played for one, other in pairs if other is None)
    assert not byes or max(byes.values()) == 1


def test_equals_meet_equals() -> None:
    pairs = swiss_round([2, 1, 2, 1, 0, 0], [[(0, 1), (2, 3)]])
    assert pairs[0] == (0, 2)
    assert pairs[1] == (1, 3)


def test_when_everybody_has_met_a_rematch_is_allowed() -> None:
    assert swiss_round([1, 0], [[(0, 1)]]) == [(0, 1)]


def test_ties_are_broken_by_the_opponents_points_then_by_the_margin() -> None:
    rounds: list[list[Pair]] = [[(0, 1), (2, 3)], [(0, 2), (1, 3)]]
    lines = standings(4, rounds, {(0, 0, 1): 5.0, (0, 2, 3): 1.0, (1, 0, 2): 1.0, (1, 1, 3): 2.0})
    assert [line.entrant for line in lines] == [0, 2, 1, 3]
    assert [line.place for line in lines] == [1, 2, 3, 4]
    assert [line.points for line in lines] == [2, 1, 1, 0]
    assert lines[1].buchholz == lines[2].buchholz == 2
    assert [line.margin for line in lines] == [6.0, 0.0, -3.0, -3.0]


def test_equal_lines_share_a_place_and_unfinished_meetings_do_not_count() -> None:
    lines = standings(3, [[(0, 1), (2, None)]], {})
    assert [(line.entrant, line.place) for line in lines] == [(2, 1), (0, 2), (1, 2)]


def test_each_meeting_of_a_rematch_counts_for_itself() -> None:
    lines = standings(2, [[(0, 1)], [(0, 1)]], {(0, 0, 1): 3.0, (1, 0, 1): -1.0})
    assert [(line.points, line.won, line.lost) for line in lines] == [(1, 1, 1), (1, 1, 1)]
    assert [line.buchholz for line in lines] == [2, 2]
    assert [line.margin for line in lines] == [2.0, -2.0]


def test_whoever_would_meet_an_absent_one_has_a_bye() -> None:
    pairs: list[Pair] = [(0, 1), (2, 3), (4, 5), (6, None)]
    assert walkovers(pairs, {1, 4, 5, 6}) == [(0, None), (2, 3)]


def test_who_is_absent_is_not_drawn_in_a_swiss_round() -> None:
    assert swiss_round([2, 1, 1, 0], [], absent={0}) == [(1, 2), (3, None)]
    assert swiss_round([2, 1], [], absent={0, 1}) == []


def test_how_many_board_sets_a_tournament_takes() -> None:
    assert sets_of("round_robin", 0, 5, 3) == 10 * 3
    assert sets_of("round_robin", 0, 6, 1) == 15
    assert sets_of("swiss", 3, 9, 2) == 3 * 4 * 2
    assert sets_of("swiss", 0, 1, 2) == 0
