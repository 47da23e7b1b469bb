"""The official table: strengths from margins, intervals, and who cannot be compared."""

from random import Random

import pytest

from bots.intervals import interval
from server.arena.crosstable import crosstable, mirrored, significance
from server.arena.fit import fit, linked
from server.arena.scored import Scored


def noisy_sets(strengths: list[float], count: int, noise: float, seed: int) -> list[Scored]:
    """Pairs at random; each set also has a luck that both share, which must not matter."""
    rng = Random(seed)
    sets = []
    for _ in range(count):
        one, other = rng.sample(range(len(strengths)), 2)
        luck = rng.gauss(0, 50)
        scores = tuple(strengths[i] + luck + rng.gauss(0, noise) for i in (one, other))
        sets.append(Scored((one, other), scores))
    return sets


def test_strengths_are_found_whatever_the_boards_were_worth() -> None:
    true = [0.0, 1.0, 3.0, -2.0]
    found = fit(noisy_sets(true, 400, 1.0, 1), 4, 0)
    for strength, points in zip(found, true, strict=True):
        assert strength.points == pytest.approx(points, abs=0.4)
    assert found[0].low == found[0].high == 0.0


def test_four_contestants_of_a_set_are_compared_with_each_other() -> None:
    found = fit([Scored((0, 1, 2, 3), (5.0, 7.0, 4.0, 0.0))], 4, 0)
    assert [round(one.points or 0.0, 6) for one in found] == [0.0, 2.0, -1.0, -5.0]


def test_chains_of_opponents_lead_to_the_anchor() -> None:
    sets = [Scored((0, 1), (1.0, 0.0)), Scored((1, 2), (1.0, 0.0)), Scored((3, 4), (9.0, 0.0))]
    assert linked(sets, 6, 0) == [True, True, True, False, False, False]
    found = fit(sets, 6, 0)
    assert found[2].points == pytest.approx(-2.0)
    assert [one.points for one in found[3:]] == [None, None, None]
    assert [one.sets for one in found] == [1, 2, 1, 1, 1, 0]


def capped(strengths: list[float], pair: tuple[int, int], rng: Random) -> Scored:
    """A set of a match that nobody can lose by more than 14 points."""
    margin = strengths[pair[0]] - strengths[pair[1]] + rng.gauss(0, 2)
    return Scored(pair, (min(14.0, max(-14.0, margin)), 0.0))


def test_who_loses_to_all_by_all_there_is_does_not_make_them_equal() -> None:
    """Numbers 0 to 2 are the house's, the others lose to each of them by as much as there is."""
    true = [0.0, -7.0, 4.0, -30.0, -30.0]
    rng = Random(5)
    house = [capped(true, pair, rng) for pair in [(0, 1), (0, 2)] * 60]
    others = [capped(true, (one, other), rng) for one in (3, 4) for other in range(3)] * 60
    alone = fit(house, 5, 0, references=range(3))
    found = fit([*house, *others], 5, 0, references=range(3))
    for number in (1, 2):
        assert found[number].points == alone[number].points
        low, high = found[number].low, found[number].high
        assert low is not None
        assert high is not None
        assert low < true[number] < high
    pulled = fit([*house, *others], 5, 0)
    assert pulled[1].points is not None
    assert pulled[1].points > -5, "else this test shows nothing"


def test_the_uncertainty_of_a_reference_is_that_of_who_is_measured_by_it() -> None:
    """Number 2 has always met number 1, with hardly any noise; number 1 is known badly."""
    rng = Random(6)
    far = [Scored((0, 1), (0.0, 5 + rng.gauss(0, 6))) for _ in range(20)]
    near = [Scored((1, 2), (0.0, 1 + rng.gauss(0, 0.1))) for _ in range(200)]
    _, reference, other = fit([*far, *near], 3, 0, references=[0, 1])
    assert reference.low is not None
    assert reference.high is not None
    assert other.low is not None
    assert other.high is not None
    assert other.high - other.low > 0.7 * (reference.high - reference.low)


def test_a_reference_that_met_no_other_is_measured_like_everybody() -> None:
    sets = [Scored((0, 2), (0.0, 1.0)), Scored((2, 1), (0.0, 1.0))]
    assert fit(sets, 3, 0, references=[0, 1]) == fit(sets, 3, 0)


def test_nobody_has_played_yet() -> None:
    assert [one.points for one in fit([], 2, 1)] == [None, 0.0]


def test_the_same_results_are_the_same_table() -> None:
    sets = noisy_sets([0.0, 1.0], 30, 2.0, 3)
    assert fit(sets, 2, 0) == fit(sets, 2, 0)


def test_more_sets_make_narrower_intervals() -> None:
    widths = []
    for count in (10, 40, 160):
        (_, other) = fit(noisy_sets([0.0, 1.0], count, 2.0, 4), 2, 0)
        assert other.low is not None
        assert other.high is not None
        widths.append(other.high - other.low)
    assert widths[0] > 1.4 * widths[1] > 2 * widths[2]


def test_a_meeting_counts_sets_and_says_how_sure_it_is() -> None:
    sets = [Scored((1, 0), (value, 0.0)) for value in (2.0, 3.0, 2.5, 0.0, 2.0, -0.5, 3.0, 2.0)]
    (meeting,) = crosstable(sets)
    assert (meeting.first, meeting.second, meeting.sets) == (0, 1, 8)
    assert (meeting.won, meeting.drawn, meeting.lost) == (1, 1, 6)
    assert meeting.margin == -1.75
    assert meeting.significance == 2
    other = mirrored(meeting)
    assert (other.won, other.margin, other.significance) == (6, 1.75, 2)
    assert other.low is not None
    assert meeting.high is not None
    assert other.low == -meeting.high


def test_few_results_prove_nothing() -> None:
    assert interval([1.0]) is None
    assert significance([5.0, 5.0]) == 0
    assert significance([0.1, -0.1, 0.2, 0.1]) == 0
    assert significance([1.0] * 5) == 3


def test_a_few_equal_results_are_no_proof() -> None:
    assert significance([0.5, 0.5, 0.5]) == 0
    found = interval([0.5, 0.5, 0.5])
    assert found is not None
    assert found[0] < 0
    assert found[1] > 1
    assert interval([0.0] * 9) == (0.0, 0.0)  # two versions that play alike


def test_a_single_set_has_no_interval() -> None:
    _, once = fit([Scored((0, 1), (0.0, 3.0))], 2, 0)
    assert (once.points, once.low, once.high) == (3.0, None, None)


@pytest.mark.parametrize("sets", [2, 10, 50])
def test_who_always_wins_by_the_same_margin_has_an_interval_that_shrinks(sets: int) -> None:
    _, winner = fit([Scored((0, 1), (0.0, 7.0))] * sets, 2, 0)
    assert winner.low is not None
    assert winner.high is not None
    assert winner.low < 7.0 < winner.high
    assert (winner.high - winner.low < 2) == (sets >= 50)
