"""A range for hostile bots: lets them loose beside things they may harm, and sees what they harmed.

Also a program, so that it can be run as another user: `python -m tests.integration.sandbox.range`
with a JSON object of settings; it prints a JSON object of results.
"""

import asyncio
import contextlib
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Self

from bots.sandbox import BotLimits, Decision, Program, Sandbox, Strike, Walls
from tests.integration.sandbox.hostile import HARMLESS, HOSTILE, PRELOAD
from tests.integration.sandbox.playing import ask, position

#: Short, so that those who never end do not take long.
LIMITS = BotLimits(move_seconds=0.3, load_seconds=0.6, match_seconds=20.0, end_seconds=0.1)
ALL_WALLS = Walls()
SECRET = "the secret of the house"

FRIENDLY = """
moves = 0

def get_next_move(state):
    global moves
    moves += 1
    print(moves)
    return state["legal_actions"][0]
"""


@dataclass
class Results:
    """What happened to whom."""

    #: Bots that got through, and how that was seen.
    breaches: dict[str, str] = field(default_factory=dict)
    #: How each was stopped: kinds of strikes, or "played".
    stopped: dict[str, str] = field(default_factory=dict)
    #: Strikes of an ordinary bot that played beside them, which has to keep its memory.
    friendly_strikes: int = 0
    friendly_moves: int = 0
    walls: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Range:
    """The things in the way of the bots."""

    file: Path
    spot: Path
    tcp: socket.socket
    udp: socket.socket
    local: socket.socket
    #: The last one is alive.
    victims: list[subprocess.Popen[bytes]]

    @classmethod
    @contextlib.contextmanager
    def made(cls) -> Iterator[Self]:
        with contextlib.ExitStack() as stack:
            place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            place.chmod(0o777)
            file = place / "secret"
            file.write_text(SECRET)
            file.chmod(0o666)
            tcp = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
            tcp.setblocking(False)
            udp = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
            udp.bind(tcp.getsockname())
            udp.setblocking(False)
            local = stack.enter_context(socket.socket(socket.AF_UNIX))
            local.bind(f"\0serai-{os.getpid()}")
            local.listen()
            local.setblocking(False)
            surroundings = cls(file, place / "spot", tcp, udp, local, [])
            surroundings.tidy()
            try:
                yield surroundings
            finally:
                surroundings.victims[-1].kill()
                surroundings.victims[-1].wait()

    def tidy(self) -> None:
        """Everything as it was, for the next one."""
        self.spot.unlink(missing_ok=True)
        if not self.victims or self.victims[-1].poll() is not None:
            self.victims.append(subprocess.Popen(["sleep", "600"]))

    def aimed(self, source: str) -> str:
        """The program with the names of what is really there."""
        for name, real in (
            ("FILE", str(self.file)),
            ("SPOT", str(self.spot)),
            ("PORT", str(self.tcp.getsockname()[1])),
            ("LOCAL", self.local.getsockname()[1:].decode()),
            ("VICTIM", str(self.victims[-1].pid)),
            ("SERVER", str(os.getpid())),
        ):
            source = re.sub(rf"\b{name}\b", real, source)
        return source

    def harm(self) -> str | None:
        """What was harmed since the last time, if anything."""
        if self.spot.exists() or self.spot.is_symlink():
            return "something was made in the file system"
        if not self.file.exists() or self.file.read_text() != SECRET:
            return "the file was changed"
        if self.file.stat().st_mode & 0o777 != 0o666:
            return "the mode of the file was changed"
        if self.victims[-1].poll() is not None:
            return "another process was killed"
        for name, listener in (("TCP", self.tcp), ("abstract", self.local)):
            with contextlib.suppress(BlockingIOError):
                listener.accept()[0].close()
                return f"a connection to the {name} socket"
        with contextlib.suppress(BlockingIOError):
            self.udp.recv(99)
            return "a datagram arrived"
        return None


async def let_loose(
    *, policy: bool, walls: Walls = ALL_WALLS, names: list[str] | None = None
) -> Results:
    """Hostile bots, all of them or those that are named, one by one beside a friendly one."""
    if walls != ALL_WALLS:
        assert names is not None, "without its walls a hostile bot may harm this machine"
        assert walls.seccomp or set(names) <= set(HARMLESS)
    results = Results()
    sandbox = Sandbox(
        limits=LIMITS,
        allow_unsafe=True,
        policy=policy,
        walls=walls,
        preload=() if policy else PRELOAD,
    )
    report = await sandbox.start()
    if walls == ALL_WALLS:
        assert report.safe, report.reason
    results.walls = list(report.walls)
    friend = sandbox.player(Program("friend", 1, FRIENDLY), game="omi", rng_seed=1)
    await friend.start({})
    with Range.made() as surroundings:
        for name in names or HOSTILE:
            source = surroundings.aimed(HOSTILE[name])
            decisions, player = await ask(sandbox, source)
            harm = surroundings.harm()
            if _boasts(decisions):
                harm = "it said so"
            if harm is not None:
                results.breaches[name] = harm
            results.stopped[name] = decisions[0].strike or "played"
            try:
                await friend.decide(position())
                results.friendly_moves += 1
            except Strike:
                results.friendly_strikes += 1
            await player.close(None)
            surroundings.tidy()
    await friend.close(None)
    await sandbox.close()
    return results


def _boasts(decisions: list[Decision]) -> bool:
    """Whether a bot says that it got through; lines of its source in a traceback do not count."""
    said = [decision.answer for decision in decisions]
    for decision in decisions:
        said += [line for line in decision.printed.splitlines() if not line.startswith("  line ")]
    return any("BREACH" in line or SECRET in line for line in said)


def main() -> None:
    given = json.loads(sys.argv[1])
    walls = Walls(**given.pop("walls", {}))
    print(json.dumps(asdict(asyncio.run(let_loose(walls=walls, **given)))))


if __name__ == "__main__":
    main()
