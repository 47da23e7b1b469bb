"""News between nodes: the one door for whatever all of them must hear.

`publish` reaches every node, this one too; `tell` the others only. A stream of Redis carries them,
so that a node that was cut off reads on where it stopped. Without Redis there is only this node.
While Redis is away news wait here, the oldest are dropped if they are too many; when it is back, or
when a node comes that knows nothing, everybody tells again what must not be missed (`again`).
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = structlog.get_logger()

Payload = dict[str, Any]
Hear = Callable[[Payload], None]

STREAM = "serai:news"
#: News that Redis keeps for those who were cut off, and that wait here while it is away.
KEPT = 10_000
MOST_WAITING = 10_000
AT_ONCE = 100
#: So many in one go that the loop is not held up by reading them.
MOST_READ = 500
#: Seconds for one command; and how long the reader waits for news in one of them.
COMMAND_SECONDS = 3.0
LISTEN_SECONDS = 5.0
LONGEST_PAUSE = 1.0
STOP_SECONDS = 0.5
#: After a restart of Redis every node asks every other: one answer is for all of them.
REPEAT_SECONDS = 0.2
#: Before the first entry of a stream.
BEGINNING = b"0-0"
#: Asks everybody to tell everything again.
HELLO = "hello"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, Any]).decode


class News:
    def __init__(self, url: str | None) -> None:
        self._url = url
        self._name = uuid4().hex.encode()
        self._hearers: dict[str, list[Hear]] = {}
        self._again: list[Callable[[], None]] = []
        self._waiting: deque[tuple[str, Payload]] = deque(maxlen=MOST_WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._repeating: asyncio.TimerHandle | None = None
        #: The last entry of the stream that we know.
        self._last = b""
        self.away = False

    def on(self, topic: str, hear: Hear) -> None:
        """`hear` gets every news of this topic; it must not wait."""
        self._hearers.setdefault(topic, []).append(hear)

    def again(self, tell: Callable[[], None]) -> None:
        """`tell` is called when others may have missed what was told."""
        self._again.append(tell)

    def tell(self, topic: str, payload: Payload) -> None:
        """To every other node. Never waits and never fails."""
        if self._url is not None:
            self._waiting.append((topic, payload))
            self._wake.set()

    async def start(self) -> None:
        if self._url is not None:
            self._tasks = [
                asyncio.create_task(self._keep_on(self._send, COMMAND_SECONDS)),
                asyncio.create_task(self._keep_on(self._read, LISTEN_SECONDS + COMMAND_SECONDS)),
            ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:  # a Redis that hangs does not keep us
            await asyncio.wait(self._tasks, timeout=STOP_SECONDS)

    def _heard(self, topic: str, payload: Payload) -> None:
        for hear in self._hearers.get(topic, ()):
            try:
                hear(payload)
            except Exception:
                log.exception("news could not be understood", topic=topic)

    def _tell_again(self) -> None:
        """Once, however many ask for it at the same time."""
        if self._repeating is None:
            loop = asyncio.get_running_loop()
            self._repeating = loop.call_later(REPEAT_SECONDS, self._repeat)

    def _repeat(self) -> None:
        self._repeating = None
        for tell in self._again:
            tell()

    async def _keep_on(self, work: Callable[[Redis], Any], patience: float) -> None:
        """Do this on a connection of its own, and again on another whenever that breaks."""
        assert self._url is not None
        pause = 0.05
        while True:
            redis = Redis.from_url(
                self._url,
                socket_timeout=patience,
                socket_connect_timeout=COMMAND_SECONDS,
                retry=Retry(NoBackoff(), 0),
                protocol=2,
            )
            try:
                await redis.ping()
                pause = 0.05
                self._come_back()
                await work(redis)
            except (RedisError, OSError) as error:
                if not self.away:
                    log.warning("Redis is away", reason=repr(error))
                self.away = True
            finally:
                await redis.aclose()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    def _come_back(self) -> None:
        """Whichever of the two lines is there again: the other mends itself, or says so."""
        if self.away:
            log.info("Redis is back")
            self.away = False
            self._tell_again()

    async def _send(self, redis: Redis) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                # Kept until they have arrived; told twice is no harm.
                some = [self._waiting[at] for at in range(min(AT_ONCE, len(self._waiting)))]
                pipeline: Any = redis.pipeline(transaction=False)
                for topic, payload in some:
                    news = {"from": self._name, "topic": topic, "payload": _encode(payload)}
                    pipeline.xadd(STREAM, news, maxlen=KEPT, approximate=True)
                await pipeline.execute()
                for sent in some:
                    if self._waiting and self._waiting[0] is sent:
                        self._waiting.popleft()

    async def _read(self, redis: Redis) -> None:
        await self._find_place(redis)
        while True:
            found: Any = await redis.xread(
                {STREAM: self._last}, count=MOST_READ, block=int(1000 * LISTEN_SECONDS)
            )
            for number, news in (entry for _, entries in found for entry in entries):
                self._last = number
                try:
                    self._take(news)
                except (KeyError, ValueError):
                    log.exception("news could not be understood")

    def _take(self, news: dict[bytes, bytes]) -> None:
        topic = news[b"topic"].decode()
        if news[b"from"] == self._name:
            return
        if topic == HELLO:
            self._tell_again()
        else:
            self._heard(topic, _decode(news[b"payload"]))

    async def _find_place(self, redis: Redis) -> None:
        """Read on where we stopped. If we know nothing, or what followed is gone, ask for all."""
        oldest: Any = await redis.xrange(STREAM, count=1)
        newest: Any = await redis.xrevrange(STREAM, count=1)
        if not self._last:
            self._last = newest[0][0] if newest else BEGINNING
        elif not newest or _order(newest[0][0]) < _order(self._last):
            self._last = BEGINNING  # a Redis that lost everything: its stream is a new one
        elif _order(oldest[0][0]) <= _order(self._last):
            return
        self.tell(HELLO, {})


def _order(number: bytes) -> tuple[int, int]:
    milliseconds, _, count = number.partition(b"-")
    return int(milliseconds), int(count or 0)
