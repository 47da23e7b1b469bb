"""Processes that think for `expert`, so that the event loop of the tables never does.

A few workers, started when the first expert sits down and again when one dies. Every question has a
deadline. Whoever waits shares the time with the others who wait; a question that comes too late, or
whose worker fails, is answered with what a quick player would do.
"""

import asyncio
import contextlib
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic

from bots.search.expert import BUDGET, FirstThought
from bots.seat import JsonObject

log = logging.getLogger(__name__)

ROOT = Path(__file__).parents[1]
#: Seconds beyond the budget that a table waits at most.
GRACE = 0.02
#: Below this a search is not worth the trouble.
LEAST = 0.01
#: Questions that may wait, for each worker.
WAITING = 16
#: A worker that is so late is given up, and one that does not start.
STUCK, STARTING = 1.0, 10.0


@dataclass(frozen=True)
class Question:
    view: JsonObject
    first: JsonObject
    seed: int
    deadline: float
    answer: asyncio.Future[JsonObject]

    def settle(self, action: JsonObject) -> None:
        if not self.answer.done():
            self.answer.set_result(action)


class Thinkers:
    """The pool. Make it in a running event loop, and close it there."""

    def __init__(self, count: int | None = None, budget: float = BUDGET) -> None:
        self.count = count or max(1, (os.cpu_count() or 1) - 1)
        self.budget = budget
        self.workers = [Worker() for _ in range(self.count)]
        self._questions: asyncio.Queue[Question] = asyncio.Queue(WAITING * self.count)
        self._loops: list[asyncio.Task[None]] = []

    def player(self, game: str, rng: Random) -> "Expert":
        """An expert for one seat of one match."""
        self.warm()
        return Expert(self, game, rng)

    def warm(self) -> None:
        """Let the workers start, if they have not."""
        if not self._loops:
            self._loops = [asyncio.create_task(self._work(worker)) for worker in self.workers]

    async def close(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        self._loops = []
        for worker in self.workers:
            await worker.stop()

    async def think(self, view: JsonObject, first: JsonObject, seed: int) -> JsonObject:
        """The best action that was found within the budget; `first` if nothing came of it."""
        if len(view["legal_actions"]) == 1:
            return first
        self.warm()
        answer = asyncio.get_running_loop().create_future()
        question = Question(view, first, seed, monotonic() + self.budget, answer)
        try:
            self._questions.put_nowait(question)
            return await asyncio.wait_for(answer, self.budget + GRACE)
        except TimeoutError:
            return first
        except asyncio.QueueFull:
            # Whoever asks again and again must not keep the workers from being heard.
            await asyncio.sleep(0)
            return first

    async def _work(self, worker: "Worker") -> None:
        """One worker's life: question after question, a new process when the old one is gone."""
        while True:
            with contextlib.suppress(WorkerGone, OSError):
                await worker.start()
            question = await self._questions.get()
            left = question.deadline - monotonic()
            share = left / (1 + self._questions.qsize() / self.count)
            if question.answer.done() or share < LEAST:
                question.settle(question.first)
                continue
            try:
                question.settle(await worker.ask(question, monotonic() + share))
            except WorkerGone:
                question.settle(question.first)
                await worker.stop()
            except Exception:
                # One that answers nonsense is of no use either; the next question wants a worker.
                log.exception("a thinking process is replaced")
                question.settle(question.first)
                await worker.stop()


class WorkerGone(Exception):
    """The worker's process has died, or is of no use any more."""


class Worker:
    """One process of `bots.search.worker`."""

    def __init__(self) -> None:
        self.process: Process | None = None
        #: It has said that it can be asked.
        self.ready = False
        self._asked = 0

    async def start(self) -> None:
        if self.ready and self.process is not None and self.process.returncode is None:
            return
        await self.stop()
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bots.search.worker", str(os.getpid())),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        await self._line(self.process, STARTING)
        self.ready = True

    async def ask(self, question: Question, deadline: float) -> JsonObject:
        process = self.process
        if process is None or process.stdin is None:
            raise WorkerGone
        self._asked += 1
        request = {
            "id": self._asked,
            "view": question.view,
            "first": question.first,
            "seed": question.seed,
            "deadline": deadline,
        }
        try:
            process.stdin.write(json.dumps(request).encode() + b"\n")
            await asyncio.wait_for(process.stdin.drain(), STUCK)
        except OSError as gone:  # TimeoutError is one
            raise WorkerGone from gone
        number, chosen = (await self._line(process, deadline + STUCK - monotonic())).split()
        assert int(number) == self._asked
        action: JsonObject = question.view["legal_actions"][int(chosen)]
        return action

    async def stop(self) -> None:
        process, self.process = self.process, None
        self.ready = False
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(TimeoutError):  # somebody else may hold an end of its pipes
            await asyncio.wait_for(process.communicate(), STUCK)  # closes the pipes too

    async def _line(self, process: Process, seconds: float) -> str:
        assert process.stdout is not None
        try:
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
        except TimeoutError as late:
            raise WorkerGone from late
        if not line:
            raise WorkerGone
        return line.decode()


class Expert:
    """A seat whose thinking is done elsewhere (see `bots.seat.SeatPlayer`)."""

    def __init__(self, thinkers: Thinkers, game: str, rng: Random) -> None:
        self.thinkers = thinkers
        self.thought = FirstThought(game, rng)
        self.rng = rng

    async def start(self, info: JsonObject) -> None:
        pass

    async def decide(self, view: JsonObject) -> JsonObject:
        first, remembered = self.thought.of(view)
        return await self.thinkers.think(remembered, first, self.rng.getrandbits(64))

    async def watch(self, events: list[JsonObject]) -> None:
        self.thought.see(events)

    async def close(self, outcome: JsonObject | None) -> None:
        pass
