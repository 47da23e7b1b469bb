"""Hostile programs through the real path, at the start: if one gets through, nobody is let in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bots.sandbox.frames import Answer
from bots.sandbox.limits import BotLimits
from bots.sandbox.probes import ENDLESS, ORDINARY, PROBES
from bots.sandbox.process import Body, BotProcess
from bots.sandbox.program import Strike
from bots.sandbox.report import Probe, Report
from bots.sandbox.zygote import ZygoteLost

Spawn = Callable[[Callable[[float], None]], Awaitable[BotProcess]]

_NUMBER = 1234567
#: Seconds for a probe, and for the one that never ends.
_PATIENCE, _ENDLESS = 5.0, 0.1


async def self_test(spawn: Spawn, facts: dict[str, Any], limits: BotLimits) -> Report:
    """Tries everything once; about a tenth of a second."""
    walls, warnings = _walls(facts)
    test = _SelfTest(spawn, limits)
    probes = await asyncio.gather(
        test.ordinary(),
        test.endless(),
        *(test.hostile(name, source) for name, source in PROBES.items()),
    )
    failed = [probe for probe in probes if not probe.held]
    reason = None
    if not facts["seccomp"]:
        reason = "there is no filter of system calls (seccomp) here"
    elif failed:
        names = "; ".join(f"{probe.name} ({probe.detail})" for probe in failed)
        reason = f"the self-test of the sandbox failed: {names}"
    return Report(reason is None, reason, tuple(warnings), tuple(probes), tuple(walls))


def _walls(facts: dict[str, Any]) -> tuple[list[str], list[str]]:
    """Those in force, and a warning for each second wall that is not."""
    walls, warnings = ["limits"], []
    for there, wall, warning in (
        (facts["seccomp"], "seccomp", ""),
        (facts["landlock"], f"Landlock {facts['landlock']}", "no Landlock in this kernel"),
        (facts["uid"], "a user of its own", "bots run as the server's own user"),
        (
            facts["namespaces"],
            "namespaces: " + ", ".join(facts["namespaces"]),
            "no namespaces: they are not allowed here",
        ),
    ):
        if there:
            walls.append(wall)
        elif warning:
            warnings.append(warning)
    return walls, warnings


class _SelfTest:
    def __init__(self, spawn: Spawn, limits: BotLimits) -> None:
        self._spawn = spawn
        self._limits = limits

    async def ordinary(self) -> Probe:
        name = "an ordinary bot plays"
        try:
            answer = await self._run(ORDINARY, policy=True)
            played = msgspec.json.decode(answer.answer)
            return Probe(name, played == ["played", _NUMBER], "it answered")
        except (Strike, ZygoteLost, msgspec.MsgspecError) as error:
            return Probe(name, False, str(error) or "its process was lost")

    async def endless(self) -> Probe:
        name = "run for ever"
        try:
            await self._run(ENDLESS, policy=True, seconds=_ENDLESS)
        except Strike as strike:
            return Probe(name, strike.kind == "late", "killed when its time was up")
        except ZygoteLost:
            pass
        return Probe(name, False, "it was not stopped")

    async def hostile(self, name: str, source: str) -> Probe:
        try:
            answer = await self._run(source, policy=False)
            if answer.error is not None:
                return Probe(name, False, f"not tried: {answer.reason}")
            verdict, detail = msgspec.json.decode(answer.answer, type=tuple[str, str])
            return Probe(name, verdict == "held", detail)
        except Strike as strike:
            return Probe(name, strike.kind == "forbidden", strike.reason)
        except (ZygoteLost, msgspec.MsgspecError):
            return Probe(name, False, "not tried: its process was lost")

    async def _run(self, source: str, *, policy: bool, seconds: float = _PATIENCE) -> Answer:
        process = await self._spawn(lambda _: None)
        load = {"load": source, "policy": policy, "seed": 0, "info": {}}
        limits = {"printed": self._limits.printed, "answer": self._limits.answer}
        try:
            for order in ({"read": source, "policy": policy}, {**load, **limits}):
                done = await process.ask(_body(order), _PATIENCE)
                if done.error is not None or done.problems:
                    raise Strike("exception", done.reason or "it was refused")
            question = {"events": [], "state": {"number": _NUMBER}}
            return await process.ask(_body(question), seconds)
        finally:
            process.close()


def _body(order: dict[str, Any]) -> Body:
    rest = msgspec.json.encode(order)[1:]
    return lambda number, _: b'{"id":%d,%b' % (number, rest)
