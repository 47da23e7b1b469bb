"""Experts that think in other processes: on time, whatever happens to these."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from random import Random
from time import monotonic

import pytest

from bots.house import house_player
from bots.positions import positions
from bots.seat import JsonObject
from bots.thinkers import GRACE, WAITING, Thinkers

pytestmark = pytest.mark.quiet

BUDGET = 0.1
#: What a busy machine may add before an answer is seen.
SLACK = 1.0


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(count=1, budget=BUDGET)
    yield pool
    await pool.close()


@pytest.fixture(scope="module")
def view() -> JsonObject:
    return next(positions("omi", 1, "thinkers", fewest=4))


async def started(thinkers: Thinkers) -> int:
    """The process id of the worker, once it is there."""
    thinkers.warm()
    async with asyncio.timeout(60):
        while True:
            process = thinkers.workers[0].process
            if process is not None and thinkers.workers[0].ready:
                return process.pid
            await asyncio.sleep(0.01)


async def test_an_expert_answers_legally_and_in_time(thinkers: Thinkers, view: JsonObject) -> None:
    await started(thinkers)
    player = house_player("house:expert", "omi", Random(1), thinkers)
    await player.start({})
    await player.watch([])
    start = monotonic()
    assert await player.decide(view) in view["legal_actions"]
    assert monotonic() - start < BUDGET + GRACE + SLACK
    await player.close(None)


async def test_a_worker_finds_what_the_first_thought_does_not(thinkers: Thinkers) -> None:
    await started(thinkers)
    changed = 0
    for view in positions("omi", 12, "better", fewest=4):
        worst = view["legal_actions"][0]
        changed += await thinkers.think(view, worst, 1) != worst
    assert changed > 0


async def test_the_only_legal_action_is_not_thought_about(thinkers: Thinkers) -> None:
    action: JsonObject = {"type": "pass"}
    assert await thinkers.think({"legal_actions": [action]}, action, 1) == action
    assert thinkers.workers[0].process is None


async def test_before_the_workers_are_there_the_first_thought_stands(
    thinkers: Thinkers, view: JsonObject
) -> None:
    start = monotonic()
    first = view["legal_actions"][0]
    assert await thinkers.think(view, first, 1) == first
    assert monotonic() - start < BUDGET + GRACE + SLACK


async def test_a_worker_that_is_killed_is_replaced(thinkers: Thinkers, view: JsonObject) -> None:
    old = await started(thinkers)
    first = view["legal_actions"][0]
    thinking = asyncio.create_task(thinkers.think(view, first, 1))
    await asyncio.sleep(BUDGET / 4)
    os.kill(old, signal.SIGKILL)
    assert await thinking in view["legal_actions"]
    async with asyncio.timeout(60):
        while await started(thinkers) == old:
            await thinkers.think(view, first, 1)
    assert await thinkers.think(view, first, 1) in view["legal_actions"]


async def test_who_asks_while_too_many_wait_lets_the_workers_go_on(
    thinkers: Thinkers, view: JsonObject
) -> None:
    first = view["legal_actions"][0]
    waiting = [asyncio.ensure_future(thinkers.think(view, first, n)) for n in range(WAITING)]
    await asyncio.sleep(0)
    went_on: list[bool] = []
    asyncio.get_running_loop().call_soon(went_on.append, True)
    assert await thinkers.think(view, first, 1) == first
    assert went_on == [True]
    await asyncio.gather(*waiting)


async def test_a_worker_that_hangs_costs_no_more_than_the_budget(
    thinkers: Thinkers, view: JsonObject
) -> None:
    worker = await started(thinkers)
    os.kill(worker, signal.SIGSTOP)
    start = monotonic()
    first = view["legal_actions"][0]
    assert await thinkers.think(view, first, 1) == first
    assert monotonic() - start < BUDGET + GRACE + SLACK


async def test_many_questions_at_once_are_all_answered_in_time(
    thinkers: Thinkers, view: JsonObject
) -> None:
    await started(thinkers)
    first = view["legal_actions"][0]
    start = monotonic()
    answers = await asyncio.gather(
        *(thinkers.think(view, first, seed) for seed in range(2 * WAITING))
    )
    assert all(answer in view["legal_actions"] for answer in answers)
    assert monotonic() - start < BUDGET + GRACE + SLACK


async def test_closing_ends_the_processes(view: JsonObject) -> None:
    thinkers = Thinkers(count=2, budget=BUDGET)
    worker = await started(thinkers)
    await thinkers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
