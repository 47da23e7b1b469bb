"""Uploaded bots: how soon they are ready, how fast they answer, what they weigh, and what people at
other tables notice of them.

`python -m benchmarks.sandbox`, part of `make bench`; about three minutes.
"""

import asyncio
import os
import select
import signal
import statistics
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import uvloop

from benchmarks.beside import MOST, SPINNERS, beside_spinning_bots
from bots.positions import positions
from bots.sandbox import BotPlayer, Program, Sandbox, Strike
from bots.seat import JsonObject
from engines import new_match

TINY = Program("tiny", 1, 'def get_next_move(state):\n    return state["legal_actions"][0]\n')
#: Sixty lines of ordinary Python.
ORDINARY = Program(
    "ordinary",
    1,
    "import random\nfrom collections import Counter\nfrom dataclasses import dataclass, field\n\n\n"
    "@dataclass\nclass Memory:\n    seen: Counter = field(default_factory=Counter)\n"
    "    deal: int = 0\n\n"
    "    def note(self, cards):\n        for card in cards:\n            self.seen[card] += 1\n\n\n"
    "memory = Memory()\nRANKS = {rank: at for at, rank in enumerate('789TJQKA')}\n\n\n"
    + "".join(
        f"def weight_{n}(action, state):\n"
        f"    card = action.get('card', '7C')\n"
        f"    value = RANKS.get(card[0], 0) + {n}\n"
        f"    if state['phase'] == 'play' and len(state['hand']) > {n}:\n"
        f"        value += sum(RANKS.get(c[0], 0) for c in state['hand'] if c != card)\n"
        f"    return -value if value % 2 else value * 0.5\n\n\n"
        for n in range(4)
    )
    + "def on_event(event):\n    if event['type'] == 'deal':\n        memory.deal += 1\n\n\n"
    "def get_next_move(state):\n    memory.note(state['hand'])\n"
    "    weights = (weight_0, weight_1, weight_2, weight_3)\n"
    "    return max(state['legal_actions'], key=lambda a: sum(w(a, state) for w in weights))\n",
)
SPINNER = Program("spinner", 1, "def get_next_move(state):\n    while True:\n        pass\n")
#: Times itself, with the policy and without it.
LOOP = """
import time

def work():
    total, seen = 0, {}
    for n in range(300_000):
        seen[n % 97] = seen.get(n % 97, 0) + n
        total += len(str(n)) * (n & 7)
    return total

def get_next_move(state):
    best = 1e9
    for _ in range(5):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    print(best)
    return state["legal_actions"][0]
"""


def percentiles(values: list[float]) -> tuple[float, float]:
    """p50 and p99, in milliseconds."""
    ordered = sorted(values)
    return statistics.median(ordered) * 1e3, ordered[int(len(ordered) * 0.99)] * 1e3


def line(what: str, value: str, target: str, reached: bool) -> None:
    print(f"| {what} | {value} | {target} | {'reached' if reached else 'MISSED'} |", flush=True)


async def started(sandbox: Sandbox, program: Program, game: str = "omi") -> BotPlayer:
    player = sandbox.player(program, game=game, rng_seed=1)
    await player.start({"game": game, "seat": 0, "seats": 4, "options": {}})
    return player


async def ready(sandbox: Sandbox, program: Program, most: float) -> None:
    """Of a program that nobody has read yet, and of one that somebody has."""
    lines = program.source.count("\n")
    for how in ("the first time", "from then on"):
        times = []
        for turn in range(200):
            fresh = f"# {turn}\n" if how == "the first time" else ""
            begun = perf_counter()
            player = await started(sandbox, replace(program, source=program.source + fresh))
            times.append(perf_counter() - begun)
            await player.close(None)
        p50, p99 = percentiles(times)
        what = f"bot ready, policy on, {lines} lines, {how}: p50 / p99"
        line(what, f"{p50:.2f} / {p99:.2f} ms", f"{most:g} ms", p50 < most)


async def starts(sandbox: Sandbox) -> None:
    async def some(number: int) -> None:
        for _ in range(number):
            await (await started(sandbox, TINY)).close(None)

    begun = perf_counter()
    await asyncio.gather(*(some(75) for _ in range(4)))
    rate = 300 / (perf_counter() - begun)
    line("bot starts a second", f"{rate:.0f}", "100", rate >= 100)


async def moves(sandbox: Sandbox) -> None:
    views = [view for view in positions("omi", 60, "ab" * 32) if view["deals"]]
    player = await started(sandbox, TINY)
    times = []
    for turn in range(4000):
        view = views[turn % len(views)]
        begun = perf_counter()
        await player.decide(view)
        times.append(perf_counter() - begun)
    await player.close(None)
    p50, p99 = percentiles(times[100:])
    size = statistics.mean(len(str(view)) for view in views) / 1024
    what = f"a move, real views of four players ({size:.1f} KiB): p50 / p99"
    line(what, f"{p50:.3f} / {p99:.3f} ms", "0.5 / 2 ms", p50 < 0.5 and p99 < 2)


async def weight(sandbox: Sandbox) -> None:
    players = [await started(sandbox, ORDINARY) for _ in range(20)]
    view = next(iter(positions("omi", 1, "cd" * 32)))
    for player in players:
        await player.decide(view)
    private, share = [], []
    for player in players:
        numbers = _memory(_pid(player))
        private.append(numbers["Private_Clean"] + numbers["Private_Dirty"])
        share.append(numbers["Pss"])
    for player in players:
        await player.close(None)
    own, pss = statistics.median(private) / 1024, statistics.median(share) / 1024
    what = "a living bot's own memory: private / proportional"
    line(what, f"{own:.1f} / {pss:.1f} MiB", "6 MiB", own < 6)


def _pidfd(player: BotPlayer) -> int:
    process = player._process
    assert process is not None
    return process._pidfd


def _pid(player: BotPlayer) -> int:
    info = Path(f"/proc/self/fdinfo/{_pidfd(player)}").read_text()
    return int(info.partition("Pid:")[2].split()[0])


def _memory(pid: int) -> dict[str, int]:
    """Kilobytes by name."""
    rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    return {row.partition(":")[0]: int(row.partition(":")[2].split()[0]) for row in rows}


async def kill(sandbox: Sandbox) -> None:
    view = next(iter(positions("omi", 1, "ef" * 32)))
    times = []
    for _ in range(30):
        player = await started(sandbox, SPINNER)
        thinking = asyncio.ensure_future(player.decide(view))
        await asyncio.sleep(0.02)
        watched = os.dup(_pidfd(player))
        poll = select.poll()
        poll.register(watched, select.POLLIN)
        begun = perf_counter()
        signal.pidfd_send_signal(watched, signal.SIGKILL)
        poll.poll(5000)
        times.append(perf_counter() - begun)
        os.close(watched)
        try:
            await thinking
        except Strike:
            await player.close(None)
    p50, p99 = percentiles(times)
    line(
        "SIGKILL of a spinning bot, seen dead: p50 / p99",
        f"{p50:.2f} / {p99:.2f} ms",
        "5 ms",
        p50 < 5,
    )


async def processor(sandbox: Sandbox) -> None:
    """The same loop in the sandbox and in plain Python, best of five each, in turns."""
    view = next(iter(positions("omi", 1, "01" * 32)))
    inside, outside, printed = [], [], list[str]()
    code = f"{LOOP}\nget_next_move({{'legal_actions': [0]}})"
    for _ in range(3):
        player = sandbox.player(
            Program("loop", 1, LOOP),
            game="omi",
            rng_seed=1,
            record=lambda decision: printed.append(decision.printed),
        )
        await player.start({})
        await player.decide(view)
        await player.close(None)
        inside.append(float(printed[-1]))
        done = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-I", "-c", code], capture_output=True, check=True
        )
        outside.append(float(done.stdout))
    ratio = min(inside) / min(outside)
    line("processor time of a loop, sandbox : plain Python", f"{ratio:.2f}", "1.1", ratio <= 1.1)


async def santase(sandbox: Sandbox, at_once: int, matches: int) -> None:
    """Whole matches between two tiny bots: one worker of the arena."""
    deals = 0

    async def one(number: int) -> None:
        nonlocal deals
        match = new_match("santase", 2, seed=f"{number:064x}")
        players = await asyncio.gather(*(started(sandbox, TINY, "santase") for _ in range(2)))
        while not match.over:
            seat = match.actors[0]
            view: JsonObject = match.view(seat)
            match.apply(seat, await players[seat].decide(view))
        for player in players:
            await player.close(match.outcome)
        deals += match.number

    async def some(first: int) -> None:
        for number in range(first, matches, at_once):
            await one(number)

    begun = perf_counter()
    await asyncio.gather(*(some(first) for first in range(at_once)))
    rate = deals / (perf_counter() - begun)
    what = f"Santase deals a second, {at_once} match(es) at once"
    line(what, f"{rate:.0f}", "300", rate >= 300)


async def main() -> None:
    sandbox = Sandbox()
    begun = perf_counter()
    report = await sandbox.start()
    print(f"sandbox: {', '.join(report.walls)}; ready in {perf_counter() - begun:.2f} s")
    print("| what | measured | at most / at least | |\n| --- | ---: | ---: | --- |")
    await ready(sandbox, TINY, 5)
    await ready(sandbox, ORDINARY, 10)
    measures: list[Callable[[Sandbox], Awaitable[None]]] = [
        starts, moves, weight, kill, processor,
    ]  # fmt: skip
    for measure in measures:
        await measure(sandbox)
    for at_once in (1, 4):
        await santase(sandbox, at_once, 60)
    await sandbox.close()
    told, reached = await beside_spinning_bots()
    what = f"a move at other tables while {SPINNERS} bots spin, p99: alone → beside them"
    line(what, told, f"{MOST:g} times", reached)


if __name__ == "__main__":
    uvloop.run(main())
