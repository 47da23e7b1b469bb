"""What counts as a strike, what the author is told, and what a bot keeps."""

import asyncio
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from time import perf_counter

import pytest
import pytest_asyncio

from bots.sandbox import BotLimits, Program, Sandbox, Strike
from bots.sandbox.process import LEAST_SECONDS, BotProcess
from bots.sandbox.queueing import pid_of
from tests.integration.sandbox.playing import ask, position

pytestmark = [pytest.mark.quiet, pytest.mark.asyncio(loop_scope="module")]

FIRST = "def get_next_move(state):\n    return state['legal_actions'][0]\n"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def quick() -> AsyncIterator[Sandbox]:
    """Impatient, so that tests of patience are short."""
    limits = BotLimits(move_seconds=0.4, load_seconds=1.0, match_seconds=5.0, end_seconds=0.2)
    opened = Sandbox(limits=limits)
    report = await opened.start()
    assert report.safe, report.reason
    yield opened
    await opened.close()


@pytest_asyncio.fixture(loop_scope="module")
async def narrow() -> AsyncIterator[Sandbox]:
    opened = Sandbox(cores=1, limits=BotLimits(move_seconds=0.2))
    await opened.start()
    yield opened
    await opened.close()


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def get_next_move(state):\n    return 1", "not one of the 4 legal actions: 1"),
        (
            "def get_next_move(state):\n    return 1 / 0",
            "ZeroDivisionError: division by zero (line 2",
        ),
        ("def get_next_move(state):\n    while True: pass", "no answer within 0.4 seconds"),
        ("def get_next_move(state):\n    return bytearray(1 << 28)", "more memory"),
        ("def get_next_move(state, more):\n    return 1", "TypeError"),
        ("x = 1 / 0\n", "ZeroDivisionError: division by zero (line 1, in <module>)"),
        ("while True: pass\n", "no answer within 1 seconds"),
        ("x = 1\n", "defines no get_next_move"),
        ("import os\n", "line 1: bots cannot import `os`"),
        (
            "def on_match_start(info):\n    info['x']\n" + FIRST,
            "KeyError: 'x' (line 2, in on_match_start)",
        ),
    ],
)
async def test_a_strike_says_why(quick: Sandbox, source: str, reason: str) -> None:
    (decision,), player = await ask(quick, source)
    assert decision.strike is not None
    assert reason in decision.strike
    assert decision.action is None
    assert (player.strikes, player.disqualified) == (1, None)
    await player.close(None)


async def test_a_program_that_cannot_be_loaded_is_told_why_at_every_strike(quick: Sandbox) -> None:
    decisions, player = await ask(quick, "x = 1 / 0\n" + FIRST, times=4)
    assert [one.strike for one in decisions] == [
        "ZeroDivisionError: division by zero (line 1, in <module>)"
    ] * 3
    await player.close(None)


@pytest.mark.parametrize("printing", ["print('x' * (30 << 20))", "print(*range(500_000))"])
async def test_too_much_printing_is_cut_and_is_no_strike(quick: Sandbox, printing: str) -> None:
    source = f"def on_match_start(info):\n    {printing}\n" + FIRST
    (decision,), player = await ask(quick, source)
    assert (decision.strike, len(decision.printed)) == (None, 4096)
    await player.close(None)


async def test_three_strikes_disqualify(quick: Sandbox) -> None:
    source = "def get_next_move(state):\n    return None"
    decisions, player = await ask(quick, source, times=5)
    assert len(decisions) == 3
    assert player.strikes == 3
    assert player.disqualified is not None
    with pytest.raises(Strike) as strike:
        await player.decide(position())
    assert strike.value.kind == "disqualified"
    await player.close(None)


async def test_a_bot_keeps_its_memory_through_an_exception_and_loses_it_with_its_process(
    quick: Sandbox,
) -> None:
    source = """
moves = 0
started = []
def on_match_start(info):
    started.append(info["seat"])
def get_next_move(state):
    global moves
    moves += 1
    print(moves, started)
    if moves == 2:
        raise ValueError("second")
    while moves == 3:
        pass
    return state["legal_actions"][0]
"""
    decisions, player = await ask(quick, source, times=4)
    assert [decision.printed.split("\n")[0] for decision in decisions] == [
        "1 [0]", "2 [0]", "", "1 [0]",
    ]  # fmt: skip
    assert [decision.strike is None for decision in decisions] == [True, False, False, True]
    await player.close(None)


async def test_events_arrive_before_the_question_and_in_order(quick: Sandbox) -> None:
    source = """
seen = []
def on_event(event):
    seen.append(event["n"])
def get_next_move(state):
    print(seen, sorted(state.keys() - set("game")))
    return state["legal_actions"][0]
"""
    decisions, player = await ask(quick, source, times=0)
    await player.watch([{"n": 1}, {"n": 2}])
    await player.watch([{"n": 3}])
    await player.decide(position())
    await player.decide(position())
    assert decisions[0].printed.startswith("[1, 2, 3]")
    assert decisions[1].printed.startswith("[1, 2, 3]")
    for key in ("time_left", "bot", "rng_seed", "legal_actions"):
        assert f"'{key}'" in decisions[0].printed
    await player.close(None)


async def test_the_state_tells_the_bot_who_it_is(quick: Sandbox) -> None:
    source = """
def get_next_move(state):
    print(state["bot"], state["rng_seed"], 0 < state["time_left"] <= 0.4)
    return state["legal_actions"][0]
"""
    (decision,), player = await ask(quick, source)
    assert decision.printed == "{'name': 'test', 'version': 1} 7 True\n"
    assert decision.view == position()
    await player.close(None)


async def test_what_is_printed_is_capped_and_escaped(quick: Sandbox) -> None:
    source = """
def get_next_move(state):
    print("\\x1b[31m\\x00" + "ü" * 9000)
    return state["legal_actions"][0]
"""
    (decision,), player = await ask(quick, source)
    assert decision.printed.startswith("\\x1b[31m\\x00üü")
    assert len(decision.printed.encode()) <= 4096
    assert decision.strike is None
    await player.close(None)


async def test_the_end_of_the_match_is_told_and_does_not_hold_up(quick: Sandbox) -> None:
    endless = FIRST + "def on_match_end(outcome):\n    while True: pass\n"
    _, player = await ask(quick, endless)
    before = asyncio.get_running_loop().time()
    await player.close({"ranking": [1]})
    assert asyncio.get_running_loop().time() - before < 3
    with pytest.raises(Strike):
        await player.decide(position())


async def test_a_match_s_budget_is_the_end(quick: Sandbox) -> None:
    source = """
import time
def get_next_move(state):
    end = time.process_time() + 0.15
    while time.process_time() < end: pass
    return state["legal_actions"][0]
"""
    decisions, player = await ask(quick, source, times=9, budget=0.4)
    assert player.disqualified is not None
    assert "0.4 seconds for this match" in player.disqualified
    assert 0.4 - LEAST_SECONDS < player.thinking < 2
    assert decisions[0].strike is None
    await player.close(None)


async def test_the_last_moment_of_a_budget_is_no_fault_of_ours(quick: Sandbox) -> None:
    """Too short to be asked in: whoever saves it would never be disqualified."""
    _, player = await ask(quick, FIRST, budget=0.4)
    player.thinking = 0.39
    with pytest.raises(Strike) as strike:
        await player.decide(position())
    assert strike.value.kind == "budget"
    assert player.disqualified is not None
    assert "0.4 seconds for this match" in player.disqualified
    await player.close(None)


async def test_waiting_for_a_slot_costs_a_bot_nothing(quick: Sandbox) -> None:
    slow = """
import time
def get_next_move(state):
    end = time.perf_counter() + 0.2
    while time.perf_counter() < end: pass
    return state["legal_actions"][0]
"""
    players = []
    for _ in range(3 * quick.cores):
        _, player = await ask(quick, slow, times=0)
        players.append(player)
    await asyncio.gather(*(player.decide(position()) for player in players))
    assert [player.strikes for player in players] == [0] * len(players)
    for player in players:
        await player.close(None)


async def test_waiting_for_a_processor_costs_a_bot_nothing(quick: Sandbox) -> None:
    """Bots stand behind everybody else, and have 0.4 seconds of their own here."""
    source = """
import time
def get_next_move(state):
    end = time.process_time() + 0.2
    while time.process_time() < end: pass
    return state["legal_actions"][0]
"""
    _, player = await ask(quick, source, times=0)
    endless = (sys.executable, "-c", "while True: pass")
    busy = [await asyncio.create_subprocess_exec(*endless) for _ in range(2 * quick.cores)]
    try:
        await player.decide(position())
    finally:
        for one in busy:
            one.kill()
            await one.wait()
    assert player.strikes == 0
    assert player.thinking < 0.45
    await player.close(None)


async def test_a_bot_that_stands_in_line_is_not_late(narrow: Sandbox) -> None:
    """The kernel counts a wait when it is over, and this one lasts longer than the bot's time."""
    source = """
import time
def get_next_move(state):
    end = time.process_time() + 0.02
    while time.process_time() < end: pass
    return state["legal_actions"][0]
"""
    _, player = await ask(narrow, source, times=0)
    assert player._process is not None
    bot = pid_of(player._process._pidfd)
    # Far behind all others, on a processor that three of them want for a second.
    autogroup = os.open(f"/proc/{bot}/autogroup", os.O_WRONLY)
    os.write(autogroup, b"19")
    os.close(autogroup)
    place = min(os.sched_getaffinity(0))
    hold = f"""
import os, time
os.sched_setaffinity(0, [{place}])
print(flush=True)
end = time.monotonic() + 1
while time.monotonic() < end: pass
"""
    holders = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", hold), stdout=asyncio.subprocess.PIPE, start_new_session=True
        )
        for _ in range(3)
    ]
    for one in holders:
        assert one.stdout is not None
        await one.stdout.readline()
    os.sched_setaffinity(bot, [place])
    before = perf_counter()
    try:
        await player.decide(position())
    finally:
        for one in holders:
            await one.wait()
    assert player.strikes == 0
    assert player.thinking < (perf_counter() - before) / 2
    await player.close(None)


async def test_an_answer_that_comes_while_its_clock_is_read_counts(
    quick: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last wait was over, and it had answered and gone to sleep, between two looks at it."""
    _, player = await ask(quick, FIRST, times=0)
    process = player._process
    assert process is not None
    bot = pid_of(process._pidfd)
    times, wants_to_run = process._queueing.times, process._queueing.wants_to_run
    late = False

    def expire() -> None:
        nonlocal late
        late = True
        BotProcess.expire(process)

    def slow_times() -> tuple[float, float]:
        nonlocal late
        found = times()
        if late:
            late = False
            os.kill(bot, signal.SIGCONT)
            assert select.select([process._sock], [], [], 30)[0]
            while wants_to_run():
                pass
        return found

    monkeypatch.setattr(process, "expire", expire)
    monkeypatch.setattr(process._queueing, "times", slow_times)
    os.kill(bot, signal.SIGSTOP)
    assert await player.decide(position()) == position()["legal_actions"][0]
    assert player.strikes == 0
    await player.close(None)


async def test_a_question_ends_with_the_caller_s_own_clock(quick: Sandbox) -> None:
    source = """
def get_next_move(state):
    while state["time_left"] < 0.3: pass
    return state["legal_actions"][0]
"""
    _, player = await ask(quick, source, times=0)
    await player.decide(position())
    with pytest.raises(Strike, match=r"no answer within 0\.1\d* seconds") as strike:
        await player.decide(position(), perf_counter() + 0.15)
    assert strike.value.kind == "late"
    with pytest.raises(Strike) as strike:
        await player.decide(position(), perf_counter())
    assert strike.value.kind == "sandbox", "nobody had the time to ask it"
    assert player.strikes == 1
    await player.close(None)


async def test_a_question_whose_asker_went_away_does_not_confuse_the_next(quick: Sandbox) -> None:
    source = """
import time
moves = 0
def get_next_move(state):
    global moves
    moves += 1
    end = time.perf_counter() + 0.1
    while time.perf_counter() < end: pass
    print(moves)
    return state["legal_actions"][-1 if moves == 1 else 0]
"""
    decisions, player = await ask(quick, source, times=0)
    first = asyncio.ensure_future(player.decide(position()))
    await asyncio.sleep(0.03)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    assert await player.decide(position()) == position()["legal_actions"][0]
    assert [decision.printed for decision in decisions] == ["2\n"]
    assert player.strikes == 0
    await player.close(None)
    assert quick._slots.taken == 0


async def test_bots_of_a_sandbox_have_different_users_and_numbers_but_the_same_seed_the_same_luck(
    quick: Sandbox,
) -> None:
    source = """
import random
def get_next_move(state):
    print(random.random())
    return state["legal_actions"][0]
"""
    printed = set()
    for _ in range(3):
        (decision,), player = await ask(quick, source)
        printed.add(decision.printed)
        await player.close(None)
    assert len(printed) == 1


async def test_generators_without_a_seed_have_that_of_the_match(quick: Sandbox) -> None:
    source = """
import random
from random import Random, SystemRandom

class Dice(Random):
    pass

def get_next_move(state):
    own, other = Random(), Random(7)
    random.seed()
    print(own.random(), SystemRandom().random(), Dice().random(), random.random())
    assert own.random() != Random().random() and other.random() == Random(7).random()
    return state["legal_actions"][0]
"""
    printed = set()
    for _ in range(3):
        (decision,), player = await ask(quick, source)
        assert decision.strike is None
        printed.add(decision.printed)
        await player.close(None)
    assert len(printed) == 1


async def test_a_player_needs_a_game_that_exists(quick: Sandbox) -> None:
    with pytest.raises(ValueError, match="chess"):
        quick.player(Program("a", 1, FIRST), game="chess", rng_seed=1)
