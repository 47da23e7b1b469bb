"""The door of the sandbox: checks programs and makes players of them."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import msgspec
import structlog

from bots.sandbox.answers import printable
from bots.sandbox.limits import BotLimits
from bots.sandbox.player import BotPlayer
from bots.sandbox.pool import Pool
from bots.sandbox.process import BotProcess
from bots.sandbox.program import Decision, Diagnostic, Program, SandboxUnsafe, Strike
from bots.sandbox.readings import Readings
from bots.sandbox.report import NOT_STARTED, Report
from bots.sandbox.selftest import self_test
from bots.sandbox.slots import Slots
from bots.sandbox.watchdog import Watchdog
from bots.sandbox.zygote import Walls, ZygoteLost
from engines import catalogue, new_match

log = structlog.get_logger()

_MORE_STATE = ("time_left", "bot", "rng_seed")
_CODE, _MESSAGE = 40, 300


USUAL = BotLimits()
ALL_WALLS = Walls()


class Sandbox:
    """Start it in a running event loop, and close it there.

    `policy`, `walls` and `preload` are for tests only: without the policy programs have the whole
    of Python, and the other walls are on their own. `allow_unsafe` runs uploaded bots even where
    the self-test found a hole; the server sets it for development only.
    """

    def __init__(
        self,
        *,
        cores: int | None = None,
        limits: BotLimits = USUAL,
        allow_unsafe: bool = False,
        policy: bool = True,
        walls: Walls = ALL_WALLS,
        preload: tuple[str, ...] = (),
    ) -> None:
        self.limits = limits
        self.report: Report = NOT_STARTED
        self.cores = cores or _cores()
        self._allow_unsafe = allow_unsafe
        self._policy = policy
        self._pool = Pool(self.cores, limits, walls, preload)
        self._slots = Slots(self.cores)
        self._watchdog = Watchdog()
        self._readings = Readings()
        self._processes: set[BotProcess] = set()
        self._running = False

    async def start(self) -> Report:
        """Zygotes, then the self-test. Raises nothing for a machine that is not safe: says so."""
        self.report = await self._look_around()
        if not self.report.safe and self._running and self._allow_unsafe:
            log.warning("UNSAFE BOTS ARE ALLOWED", reason=self.report.reason)
        return self.report

    async def check(self, source: str, game: str | None = None) -> list[Diagnostic]:
        """What is wrong with a source text, read in the sandbox. Nothing of it is run."""
        self._refuse_if_unsafe()
        if len(source.encode("utf-8", "replace")) > self.limits.source:
            return [_whole(f"the program has more than the {self.limits.source} bytes it may have")]
        try:
            source.encode()
        except UnicodeEncodeError as error:
            return [_not_text(source, error.start)]
        keys = None if game is None else _state_keys(game)
        body = msgspec.json.encode({"check": source, "keys": keys})[1:]
        try:
            process = await self._spawn(lambda _: None)
            try:
                answer = await process.ask(
                    lambda number, _: b'{"id":%d,%b' % (number, body), self.limits.check_seconds
                )
            finally:
                process.close()
            if answer.error is not None:
                return [_whole(printable(answer.reason, _MESSAGE))]
            return [_diagnostic(problem) for problem in answer.problems]
        except Strike as strike:
            return [_whole(f"the program cannot be read: {strike.reason}")]
        except (ZygoteLost, msgspec.ValidationError):
            return [_whole("the sandbox failed; try again")]

    def player(
        self,
        program: Program,
        *,
        game: str,
        rng_seed: int,
        record: Callable[[Decision], None] | None = None,
        budget: float | None = None,
    ) -> BotPlayer:
        """A bot for one seat of one match; `budget` are its seconds of thinking, at
        most those of the limits. Raises
        SandboxUnsafe where uploaded bots are refused."""
        self._refuse_if_unsafe()
        if game not in catalogue():
            raise ValueError(f"there is no game {game}")
        return BotPlayer(
            self._spawn,
            program,
            self.limits,
            rng_seed=rng_seed,
            policy=self._policy,
            readings=self._readings,
            record=record,
            budget=budget,
        )

    async def close(self) -> None:
        """All bots end."""
        self._running = False
        self.report = Report(safe=False, reason="the sandbox is closed")
        for process in list(self._processes):
            process.close()
        self._watchdog.close()
        await self._pool.close()

    def _refuse_if_unsafe(self) -> None:
        if not self._running or not (self.report.safe or self._allow_unsafe):
            raise SandboxUnsafe(self.report.reason or "the sandbox is closed")

    async def _look_around(self) -> Report:
        if sys.platform != "linux":
            return Report(
                safe=False, reason="uploaded bots need Linux: no other system has the walls"
            )
        try:
            await self._pool.start()
        except (OSError, TimeoutError) as error:
            return Report(safe=False, reason=f"the sandbox does not start: {error}")
        self._running = True
        return await self_test(self._spawn, self._pool.facts, self.limits)

    async def _spawn(self, spend: Callable[[float], None]) -> BotProcess:
        spawned = await self._pool.spawn()
        process = BotProcess(
            spawned,
            self._slots,
            self._watchdog,
            self.limits.frame,
            spend,
            self._processes.discard,
        )
        self._processes.add(process)
        return process


def _cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _whole(message: str) -> Diagnostic:
    return Diagnostic(1, 1, 1, 2, "error", "program", message)


def _diagnostic(problem: dict[str, int | str]) -> Diagnostic:
    found = msgspec.convert(problem, Diagnostic)
    severity = "error" if found.severity == "error" else "warning"
    code, message = printable(found.code, _CODE), printable(found.message, _MESSAGE)
    return replace(found, severity=severity, code=code, message=message)


def _not_text(source: str, at: int) -> Diagnostic:
    """It holds half of a character there, or a byte that is none."""
    line, column = source.count("\n", 0, at) + 1, at - source.rfind("\n", 0, at)
    what = "the program is not a text in UTF-8"
    return Diagnostic(line, column, line, column + 1, "error", "program", what)


@cache
def _state_keys(game: str) -> list[str]:
    """The keys of the state that bots of this game get."""
    match = new_match(game, catalogue()[game].seats[0], seed="00" * 32)
    return [*match.view(match.actors[0]), *_MORE_STATE]
