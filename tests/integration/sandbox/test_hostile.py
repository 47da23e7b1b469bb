"""Hostile bots are held: by the policy and by the walls of the kernel alone, for root and for
anybody, and whoever plays beside them notices nothing."""

import pytest

from bots.sandbox import Walls
from tests.integration.sandbox.hostile import HARMLESS, HOSTILE
from tests.integration.sandbox.people import as_an_ordinary_user, as_this_user
from tests.integration.sandbox.range import Results


def assert_held(results: Results) -> None:
    assert results.breaches == {}
    assert set(results.stopped) == set(HOSTILE)
    assert "played" not in results.stopped.values()
    assert (results.friendly_moves, results.friendly_strikes) == (len(HOSTILE), 0)


@pytest.mark.parametrize("policy", [True, False], ids=["with the policy", "without it"])
def test_every_hostile_bot_is_held(policy: bool) -> None:
    assert_held(as_this_user(policy=policy))


@pytest.mark.parametrize("policy", [True, False], ids=["with the policy", "without it"])
def test_every_hostile_bot_of_an_ordinary_user_is_held(policy: bool) -> None:
    assert_held(as_an_ordinary_user(policy=policy))


def test_seccomp_and_limits_hold_alone_as_in_a_plain_container() -> None:
    walls = Walls(landlock=False, uid=False, namespaces=False)
    results = as_an_ordinary_user(policy=False, walls=walls, names=list(HOSTILE))
    assert results.walls == ["limits", "seccomp"]
    assert_held(results)


def test_without_seccomp_the_other_walls_leave_holes() -> None:
    results = as_an_ordinary_user(
        policy=False, walls=Walls(seccomp=False, namespaces=False), names=list(HARMLESS)
    )
    assert set(results.breaches) == {
        "sends by UDP",
        "makes a pair of sockets",
        "makes a pipe",
        "makes executable memory",
        "runs code of its own",
        "shares memory",
        "makes a file in memory",
        "reads another's memory",
        "looks whether a file is there",
        "goes to sleep",
    }


def test_with_seccomp_and_landlock_missing_the_bots_are_at_large() -> None:
    walls = Walls(seccomp=False, landlock=False, uid=False, namespaces=False)
    results = as_an_ordinary_user(policy=False, walls=walls, names=list(HARMLESS))
    assert {
        "reads a file",
        "writes a file",
        "lists a directory",
        "connects by TCP",
        "kills another process",
        "imports by a builtin",
    } <= set(results.breaches)


def test_limits_hold_alone() -> None:
    walls = Walls(seccomp=False, landlock=False, uid=False, namespaces=False)
    names = ["takes all memory", "never ends", "forks", "starts a thread"]
    assert as_an_ordinary_user(policy=False, walls=walls, names=names).breaches == {}
