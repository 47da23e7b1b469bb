"""The start: a self-test that fails closed, and zygotes that come back."""

import asyncio
import os
import signal

import pytest

from bots.sandbox import BotLimits, BotPlayer, Program, Sandbox, SandboxUnsafe, Strike, Walls
from tests.integration.sandbox.playing import ask, position

FIRST = "def get_next_move(state):\n    print('here')\n    return state['legal_actions'][0]\n"
PROGRAM = Program("first", 1, FIRST)


async def test_the_report_says_what_was_tried() -> None:
    sandbox = Sandbox(cores=1)
    assert not sandbox.report.safe
    report = await sandbox.start()
    assert (report.safe, report.reason) == (True, None)
    assert report is sandbox.report
    assert len(report.probes) >= 15
    assert all(probe.held for probe in report.probes)
    assert "seccomp" in report.walls
    await sandbox.close()
    assert not sandbox.report.safe


async def test_a_hole_closes_the_door_and_says_which() -> None:
    sandbox = Sandbox(cores=1, walls=Walls(seccomp=False))
    report = await sandbox.start()
    assert not report.safe
    assert report.reason is not None
    assert "seccomp" in report.reason
    assert "make a file in memory" in [probe.name for probe in report.probes if not probe.held]
    with pytest.raises(SandboxUnsafe, match="seccomp"):
        sandbox.player(PROGRAM, game="omi", rng_seed=1)
    with pytest.raises(SandboxUnsafe):
        await sandbox.check(FIRST)
    await sandbox.close()


async def test_missing_second_walls_are_warnings() -> None:
    sandbox = Sandbox(cores=1, walls=Walls(landlock=False, uid=False, namespaces=False))
    report = await sandbox.start()
    assert report.safe, report.reason
    assert len(report.warnings) == 3
    await sandbox.close()


async def test_somebody_who_understands_may_go_on_without_walls() -> None:
    sandbox = Sandbox(cores=1, walls=Walls(seccomp=False), allow_unsafe=True)
    report = await sandbox.start()
    assert not report.safe
    (decision,), player = await ask(sandbox, FIRST)
    assert decision.strike is None
    await player.close(None)
    await sandbox.close()


async def test_another_system_is_refused_and_nothing_breaks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    sandbox = Sandbox(allow_unsafe=True)
    report = await sandbox.start()
    assert not report.safe
    assert report.reason is not None
    assert "Linux" in report.reason
    with pytest.raises(SandboxUnsafe, match="Linux"):
        sandbox.player(PROGRAM, game="omi", rng_seed=1)
    await sandbox.close()


async def test_no_interpreter_is_a_reason_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    sandbox = Sandbox(cores=1)
    report = await sandbox.start()
    assert not report.safe
    assert report.reason is not None
    assert "does not start" in report.reason
    await sandbox.close()


async def test_a_zygote_that_dies_is_replaced_and_costs_no_strike() -> None:
    sandbox = Sandbox(cores=1)
    await sandbox.start()
    decisions, player = await ask(sandbox, FIRST)
    zygote = sandbox._pool._zygotes[0]
    assert zygote._process is not None
    os.kill(zygote._process.pid, signal.SIGKILL)
    await ended(player)
    # One that was forked ahead may be taken until the house knows of it, and the bot may answer
    # until the kernel has ended it as well.
    process = player._process
    assert process is not None
    async with asyncio.timeout(10):
        while process.alive or not zygote.lost:  # noqa: ASYNC110 - flags, with no event of their own
            await asyncio.sleep(0)
    await player.decide(position())
    assert (len(decisions), player.strikes) == (2, 0)
    assert sandbox._pool._zygotes[0] is not zygote
    await player.close(None)
    await sandbox.close()


async def ended(player: BotPlayer) -> int:
    """How its process came to its end."""
    process = player._process
    assert process is not None
    return await asyncio.wait_for(asyncio.shield(process._ended), 10)


async def test_an_old_zygote_is_replaced_and_its_bots_play_on() -> None:
    sandbox = Sandbox(cores=1)
    await sandbox.start()
    decisions, player = await ask(sandbox, "n = 0\n" + FIRST.replace("'here'", "n").replace(
        "    print", "    global n; n += 1\n    print"
    ))  # fmt: skip
    old = sandbox._pool._zygotes[0]
    old.born -= 25 * 3600
    _, other = await ask(sandbox, FIRST)
    assert sandbox._pool._zygotes[0] is not old
    await player.decide(position())
    assert [decision.printed for decision in decisions] == ["1\n", "2\n"]
    await player.close(None)
    await other.close(None)
    assert old._process is not None
    await asyncio.to_thread(old._process.wait, 10)
    assert old.lost
    await sandbox.close()


async def test_one_that_runs_when_it_is_not_asked_is_stopped() -> None:
    answer = """
import os, json
def get_next_move(state):
    number = json.loads(FRAMES[-1])["id"]
    body = json.dumps({"id": number, "answer": state["legal_actions"][0]}).encode()
    os.write(3, len(body).to_bytes(4, "little") + body)
    while True:
        pass
import sys
FRAMES = []
wire = sys.modules["inside.host"]
read = wire.read_frame
def read_and_keep():
    FRAMES.append(read())
    return FRAMES[-1]
wire.read_frame = read_and_keep
"""
    sandbox = Sandbox(cores=1, policy=False, limits=BotLimits(move_seconds=1))
    await sandbox.start()
    (decision,), player = await ask(sandbox, answer)
    assert decision.strike is None
    await ended(player)
    with pytest.raises(Strike, match="when it was not asked"):
        await player.decide(position())
    assert player.strikes == 1
    await player.close(None)
    await sandbox.close()


async def test_closing_ends_everybody() -> None:
    sandbox = Sandbox(cores=1)
    await sandbox.start()
    _, player = await ask(sandbox, FIRST)
    await sandbox.close()
    with pytest.raises(Strike):
        await player.decide(position())
    with pytest.raises(SandboxUnsafe, match="closed"):
        sandbox.player(PROGRAM, game="omi", rng_seed=1)


async def test_checks_run_in_the_sandbox() -> None:
    sandbox = Sandbox(cores=1)
    await sandbox.start()
    assert await sandbox.check(FIRST, "omi") == []
    (problem,) = await sandbox.check("x = ().__class__", "omi")
    assert (problem.line, problem.column, problem.severity) == (1, 5, "error")
    (problem,) = await sandbox.check(FIRST.replace("legal_actions", "legal"), "omi")
    assert (problem.severity, problem.code) == ("warning", "unknown-key")
    for bomb in ("x = " + "-" * 90000 + "1", "(" * 90000, "x = \ud800", "x" * 200_000, "\0", ""):
        problems = await sandbox.check(bomb)
        assert problems
        assert problems[0].severity == "error"
    await sandbox.close()
