"""How fast games of the arena are shown."""

import pytest

from server.arena.pace import PACES, on_air_seconds, shown_at


def test_four_times_as_fast_is_a_quarter_of_the_time() -> None:
    for action in (1, 20, 300):
        usual, quick = (shown_at(action, PACES[pace]) for pace in ("1", "4"))
        assert quick == pytest.approx(usual / 4)


def test_as_fast_as_it_goes_nothing_is_waited_for() -> None:
    assert shown_at(300, PACES["max"]) == 0


def test_actions_follow_one_after_the_other() -> None:
    times = [shown_at(action, PACES["1"]) for action in range(1, 50)]
    assert times == sorted(set(times))


def test_a_broadcast_outlasts_its_last_action() -> None:
    assert on_air_seconds(50) > shown_at(50, PACES["1"])
