"""A program is read once; whoever loads it afterwards plays, fails and is refused as the first."""

import pytest

from bots.sandbox import Sandbox
from tests.integration.sandbox.playing import ask

pytestmark = pytest.mark.asyncio(loop_scope="module")

FAILS = """\ufeff
class Memory:
    def __init__(self):
        self._turns = 0

memory = Memory()

def get_next_move(state):
    memory._turns += 1
    if memory._turns > 1:
        return state["nothing"]
    return state["legal_actions"][0]
"""
#: More code than is kept.
LONG = (
    "NUMBERS = [\n"
    + "".join(f'    "a text of its own, number {number}",\n' for number in range(2000))
    + ']\n\ndef get_next_move(state):\n    return state["legal_actions"][len(NUMBERS) - 2000]\n'
)
FORGES = """
code = "00"

def get_next_move(state):
    print("never")
    return {"code": "00"}
"""


async def test_the_second_to_load_a_program_does_as_the_first(sandbox: Sandbox) -> None:
    first, _ = await ask(sandbox, FAILS, times=2)
    kept = sandbox._readings.code_of(FAILS)
    second, _ = await ask(sandbox, FAILS, times=2)
    assert kept
    for decisions in (first, second):
        assert decisions[0].strike is None
        assert decisions[1].strike == "KeyError: 'nothing' (line 11, in get_next_move)"
        assert 'return state["nothing"]' in decisions[1].printed


async def test_a_long_program_is_read_by_everybody(sandbox: Sandbox) -> None:
    for _ in range(2):
        decisions, player = await ask(sandbox, LONG)
        assert (decisions[0].strike, player.strikes) == (None, 0)
    assert not sandbox._readings.code_of(LONG)


async def test_what_a_running_program_says_is_never_taken_for_its_code(sandbox: Sandbox) -> None:
    await ask(sandbox, FORGES, times=2)
    kept = sandbox._readings.code_of(FORGES)
    await ask(sandbox, FORGES, times=2)
    assert sandbox._readings.code_of(FORGES) == kept != "00"


async def test_what_the_check_refuses_is_refused_when_it_is_read(sandbox: Sandbox) -> None:
    twice = "\ufeff\ufeffdef get_next_move(state):\n    return state['legal_actions'][0]\n"
    (found,) = await sandbox.check(twice)
    decisions, _ = await ask(sandbox, twice)
    assert decisions[0].strike == f"line {found.line}: {found.message}"


async def test_a_refusal_is_a_refusal_every_time(sandbox: Sandbox) -> None:
    for _ in range(2):
        decisions, _ = await ask(sandbox, "import os\n\ndef get_next_move(state): ...\n")
        assert decisions[0].strike is not None
        assert decisions[0].strike.startswith("line 1: ")
