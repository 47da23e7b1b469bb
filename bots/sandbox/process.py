"""One bot's process as the server sees it: questions out, answers in, and an end for certain."""

import asyncio
import contextlib
import os
import select
import signal
from collections.abc import Callable
from random import getrandbits
from time import perf_counter

from bots.sandbox.frames import Answer, FrameReader, ProtocolError, encode_frame
from bots.sandbox.program import Strike
from bots.sandbox.queueing import Queueing
from bots.sandbox.slots import Slots
from bots.sandbox.watchdog import Watchdog
from bots.sandbox.zygote import LOST, Spawned, ZygoteLost

#: Milliseconds for which a lone quick bot is waited for without going through the event loop.
_PATIENCE = 1
#: After it was in vain, so many questions go through the loop.
_RELUCTANCE = 50
#: Seconds in which the zygote tells how a bot ended: at once, unless the machine is very busy.
#: Without its word a wall that held cannot be told from one that was never tried.
_LAST_WORD = 5.0
_OUT_OF_MEMORY = 42

#: Of processor time beyond what a bot was asked for, before it counts as running out of turn.
_GRACE = 0.5

_IN_WORDS = {
    "SIGXCPU": "it used up its processor time",
    "SIGSEGV": "the interpreter broke down (very deep recursion or nesting does that)",
    "SIGABRT": "the interpreter gave up",
    "SIGBUS": "the interpreter broke down",
    "SIGFPE": "the interpreter broke down",
    "SIGKILL": "it was killed (by the machine, short of memory, or for its processor time)",
}


#: Seconds of waiting for a processor that a question may last longer.
_MOST_QUEUEING = 30.0
#: With less than this nobody is asked.
LEAST_SECONDS = 0.02
_TOO_BUSY = "the machine was too busy to ask the bot in time; this is not the bot's fault"

#: Makes the JSON of a question from its number and the seconds that it may take.
Body = Callable[[int, float], bytes]


class Pending:
    """A question that has not been answered."""

    __slots__ = ("asked", "before", "number", "robbed", "seconds", "until", "waiter")

    def __init__(
        self,
        number: int,
        seconds: float,
        until: float | None,
        robbed: bool,
        before: tuple[float, float],
    ) -> None:
        self.number = number
        self.seconds = seconds
        self.until = until
        #: Others had its slot for so long that it is no fault of its own if it is late.
        self.robbed = robbed
        self.asked = perf_counter()
        self.waiter: asyncio.Future[Answer] | None = None
        #: What its process had run, and waited for processors, before.
        self.before = before

    def deadline(self, queued: float = 0.0) -> float:
        found = self.asked + self.seconds + queued
        return found if self.until is None else min(found, self.until)


class BotProcess:
    """One question at a time. After any failure the process is ended and of no more use."""

    def __init__(
        self,
        spawned: Spawned,
        slots: Slots,
        watchdog: Watchdog,
        frame_limit: int,
        spend: Callable[[float], None],
        forget: Callable[["BotProcess"], None],
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._sock = spawned.sock
        self._pidfd = spawned.pidfd
        self._ended = spawned.ended
        self._slots = slots
        self._watchdog = watchdog
        self._spend = spend
        self._forget = forget
        self._frames = FrameReader(frame_limit)
        self._pending: Pending | None = None
        self._unsent = b""
        self._idle: asyncio.Future[None] | None = None
        self._reluctance = 0
        self._poll = select.poll()
        self._poll.register(self._sock, select.POLLIN)
        self._queueing = Queueing(self._pidfd)
        self._thought = 0.0
        self.alive = True
        #: Whether anybody has been told why it is no more.
        self.reported = False
        self._failure: Exception | None = None
        spawned.on_usage = self._used
        self._loop.add_reader(self._sock, self._readable)

    async def ask(self, body: Body, seconds: float, until: float | None = None) -> Answer:
        """The answer to one question, which may take so many seconds from when it has a slot, and
        in any case no longer than `until` this time of perf_counter.

        Raises Strike or ZygoteLost, and then the process has ended, but for a failure of ours.
        """
        hoped_for = _seconds(seconds, until)
        await self._slots.breathe()
        if self._pending is not None:  # an earlier question, whose asker went away
            self._idle = self._loop.create_future()
            await self._idle
        if not self._slots.take_now():
            await self._slots.take()
        if not self.alive:
            self._slots.give_back()
            raise await self.why()
        left = _seconds(seconds, until)
        if left < LEAST_SECONDS:
            self._slots.give_back()
            raise Strike("sandbox", _TOO_BUSY)
        number = getrandbits(53)  # so that nobody answers what was not asked yet
        robbed = left < 0.9 * hoped_for
        pending = self._pending = Pending(number, left, until, robbed, self._queueing.times())
        self._send(encode_frame(body(number, left)))
        if self._pending is pending and self._slots.alone and not self._unsent:
            answer = self._wait_shortly()
            if answer is not None:
                return answer
        if self._pending is pending:
            pending.waiter = self._loop.create_future()
            self._watchdog.watch(self, pending.deadline())
            return await pending.waiter
        raise await self.why()

    def _wait_shortly(self) -> Answer | None:
        """A quick answer without the event loop's detour; it is held up for a moment at most."""
        if self._reluctance > 0:
            self._reluctance -= 1
            return None
        if not self._poll.poll(_PATIENCE):
            self._reluctance = _RELUCTANCE
            return None
        return self._receive()

    def _send(self, data: bytes) -> None:
        try:
            sent = self._sock.send(data)
        except BlockingIOError:
            sent = 0
        except OSError:
            self._end(None)
            return
        if sent < len(data):
            self._unsent = data[sent:]
            self._loop.add_writer(self._sock, self._writable)

    def _writable(self) -> None:
        self._loop.remove_writer(self._sock)
        data, self._unsent = self._unsent, b""
        self._send(data)

    def _readable(self) -> None:
        pending = self._pending
        answer = self._receive()
        waiter = None if pending is None else pending.waiter
        if answer is not None and waiter is not None and not waiter.done():
            waiter.set_result(answer)

    def _receive(self) -> Answer | None:
        """Reads what there is; the answer to the question, if that completes it."""
        try:
            data = self._sock.recv(self._frames.room)
        except BlockingIOError:
            return None
        except OSError:
            data = b""
        if not data:
            self._end(None)
            return None
        try:
            answer = self._frames.add(data)
            if answer is None:
                return None
            if self._pending is None:
                raise ProtocolError("an answer to nothing")
            if answer.id != self._pending.number:
                raise ProtocolError("an answer to another question")
        except ProtocolError as error:
            self._end(Strike("protocol", f"the bot broke the protocol of the sandbox: {error}"))
            return None
        self._settle()
        return answer

    def _settle(self) -> None:
        """The question is over: the slot is free."""
        pending, self._pending = self._pending, None
        if pending is None:
            return
        if pending.waiter is not None:
            self._watchdog.forget(self)
        seconds = perf_counter() - pending.asked
        self._thought += seconds
        self._spend(max(0.0, seconds - self._times(pending)[1]))
        self._slots.give_back()
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    def expire(self) -> None:
        """The watchdog's word: time is up. An answer that has arrived by now still counts."""
        pending = self._pending
        if pending is None or not self.alive:
            return
        # In this order: it may get its processor, answer and go to sleep while we look.
        wants_to_run = self._queueing.wants_to_run()
        ran, queued = self._times(pending)
        self._readable()
        if self._pending is not pending or not self.alive:
            return
        now = perf_counter()
        deadline = pending.deadline(queued)
        if deadline > now:  # it waited for a processor meanwhile
            self._watchdog.watch(self, deadline)
        elif (
            pending.deadline(_MOST_QUEUEING) > now and ran < pending.seconds and wants_to_run
        ):  # it still waits for one, which is counted when it is over
            self._watchdog.watch(self, now)
        elif pending.robbed:
            self._end(Strike("sandbox", _TOO_BUSY))
        else:
            self._end(Strike("late", f"no answer within {pending.seconds:.3g} seconds"))

    def _times(self, pending: Pending) -> tuple[float, float]:
        """Seconds of this question in which its process computed, and in which it wanted to and
        could not."""
        if not self.alive:
            return 0.0, 0.0
        ran, queued = (
            max(0.0, now - then)
            for now, then in zip(self._queueing.times(), pending.before, strict=True)
        )
        return ran, min(queued, _MOST_QUEUEING)

    def _used(self, seconds: float) -> None:
        """The zygote's word: so much processor time. More than its turns lasted is out of turn."""
        thought = self._thought + _GRACE
        if self._pending is not None:
            thought += perf_counter() - self._pending.asked
        if seconds > thought:
            self._end(Strike("protocol", "the bot went on running when it was not asked"))

    def _end(self, failure: Exception | None) -> None:
        """Kills it; whoever waits is told why, as soon as that is known."""
        if not self.alive:
            return
        self._failure = failure
        pending = self._pending
        self._settle()
        self.kill()
        if pending is not None and pending.waiter is not None and not pending.waiter.done():
            if failure is not None:
                self.reported = True
                pending.waiter.set_exception(failure)
            else:
                waiter = pending.waiter
                task = self._loop.create_task(self._tell(waiter))
                waiter.add_done_callback(lambda _: task.cancel())

    async def _tell(self, waiter: "asyncio.Future[Answer]") -> None:
        failure = await self.why()
        if not waiter.done():
            waiter.set_exception(failure)

    async def why(self) -> Exception:
        """Why the process is no more."""
        self.reported = True
        if self._failure is not None:
            return self._failure
        code: int | None = None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORD):
                code = await asyncio.shield(self._ended)
        if code == LOST:
            return ZygoteLost()
        if code == _OUT_OF_MEMORY:
            return Strike("memory", "the bot used more memory than it may have")
        if code == -signal.SIGSYS:
            return Strike("forbidden", "the bot made a system call that bots may not make")
        return Strike("crashed", f"the bot's process ended: {_how(code)}")

    def kill(self) -> None:
        """At once, without asking."""
        if not self.alive:
            return
        self.alive = False
        self._loop.remove_reader(self._sock)
        if self._unsent:
            self._loop.remove_writer(self._sock)
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
        os.close(self._pidfd)
        self._queueing.close()
        self._sock.close()
        self._forget(self)

    def close(self) -> None:
        """The end of the match."""
        self.kill()
        self._failure = self._failure or Strike("crashed", "the match is over")
        pending = self._pending
        self._settle()
        if pending is not None and pending.waiter is not None:
            pending.waiter.cancel()


def _seconds(limit: float, until: float | None) -> float:
    return limit if until is None else min(limit, until - perf_counter())


def _how(code: int | None) -> str:
    if code is None:
        return "it is gone"
    if code >= 0:
        return "it ended itself"
    name = signal.Signals(-code).name
    return _IN_WORDS.get(name, f"{name} was the cause")
