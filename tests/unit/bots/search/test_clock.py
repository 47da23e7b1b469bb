"""When a search has to answer."""

from time import monotonic, sleep

from bots.search.clock import Deadline, Playouts


def test_a_number_of_playouts_is_exact() -> None:
    clock = Playouts(3)
    assert [clock.spent() for _ in range(5)] == [False, False, False, True, True]


def test_a_deadline_that_is_past_is_spent() -> None:
    assert Deadline(monotonic()).spent()
    assert Deadline(monotonic() - 1).spent()


def test_a_deadline_far_away_is_not_spent() -> None:
    assert not Deadline(monotonic() + 60).spent()


def test_a_step_that_would_end_too_late_is_not_begun() -> None:
    clock = Deadline(monotonic() + 60)
    sleep(0.03)
    assert not clock.spent()
    clock.at = monotonic() + 0.02
    assert clock.spent()
