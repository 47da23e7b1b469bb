"""Ordinary bots play whole matches."""

import pytest

from bots.sandbox import Decision, Program, Sandbox
from engines import catalogue
from tests.integration.sandbox.playing import play

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


async def test_the_same_seed_gives_the_same_match(sandbox: Sandbox) -> None:
    records = []
    for _ in range(2):
        program = Program("random", 1, RANDOM)
        players = [sandbox.player(program, game="santase", rng_seed=5 + seat) for seat in range(2)]
        records.append((await play("santase", players)).record())
    assert records[0] == records[1]
