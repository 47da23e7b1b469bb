"""Ordinary bots play whole matches."""

import asyncio
from time import perf_counter

import pytest

from bots.sandbox import Decision, Program, Sandbox
from engines import catalogue, new_match
from tests.integration.sandbox.playing import ask, play
from tests.unit.bots.sandbox.ordinary import BOTS

pytestmark = pytest.mark.asyncio(loop_scope="module")

RANDOM = """
import random

def get_next_move(state):
    return random.choice(state["legal_actions"])
"""


@pytest.mark.parametrize("game", list(catalogue()))
async def test_bots_play_a_whole_match_of_every_game(sandbox: Sandbox, game: str) -> None:
    decisions: list[Decision] = []
    players = [
        sandbox.player(
            Program("random", 1, RANDOM), game=game, rng_seed=seat, record=decisions.append
        )
        for seat in range(catalogue()[game].seats[-1])
    ]
    match = await play(game, players)
    assert match.over
    assert [player.strikes for player in players] == [0] * len(players)
    assert len(decisions) == len(match.record()["actions"])
    assert all(decision.action is not None for decision in decisions)


@pytest.mark.quiet
async def test_a_match_of_quick_bots_leaves_the_event_loop_to_others(sandbox: Sandbox) -> None:
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0)
            ticks += 1

    program = Program("random", 1, RANDOM)
    players = [sandbox.player(program, game="santase", rng_seed=seat) for seat in range(2)]
    for player in players:
        await player.start({})
    match = new_match("santase", seed="ab" * 32)
    view = match.view(match.actors[0])
    ticking = asyncio.ensure_future(tick())
    await asyncio.sleep(0)
    longest = 0.0
    for _ in range(300):
        before, since = ticks, perf_counter()
        while ticks == before:
            await players[0].decide(view)
        longest = max(longest, perf_counter() - since)
    ticking.cancel()
    assert longest < 0.5
    for player in players:
        await player.close(None)


async def test_the_same_seed_gives_the_same_match(sandbox: Sandbox) -> None:
    records = []
    for _ in range(2):
        program = Program("random", 1, RANDOM)
        players = [sandbox.player(program, game="santase", rng_seed=5 + seat) for seat in range(2)]
        records.append((await play("santase", players)).record())
    assert records[0] == records[1]


async def test_a_set_of_texts_has_the_same_order_in_every_zygote(sandbox: Sandbox) -> None:
    source = "def get_next_move(state):\n    print(*{f'card {n}' for n in range(9)})\n"
    printed = set()
    for _ in range(2):
        other = Sandbox(cores=1)
        await other.start()
        for one in (sandbox, other):
            (decision,), player = await ask(one, source)
            printed.add(decision.printed)
            await player.close(None)
        await other.close()
    assert len(printed) == 1


@pytest.mark.parametrize("source", BOTS.values(), ids=BOTS)
async def test_bots_in_every_style_play_behind_the_walls(sandbox: Sandbox, source: str) -> None:
    (decision, _), player = await ask(sandbox, source, times=2)
    assert (decision.strike, player.strikes) == (None, 0)
    await player.close(None)
