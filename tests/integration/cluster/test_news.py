"""News between nodes, whatever becomes of Redis and whoever else writes there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL

import pytest
from redis.asyncio import Redis

from cluster.redis_server import RedisServer
from server.nodes.news import STREAM, News, Payload


@pytest.fixture
async def redis(tmp_path: Path) -> AsyncIterator[RedisServer]:
    started = RedisServer(tmp_path)
    await started.run()
    yield started
    await started.end(SIGKILL)


@asynccontextmanager
async def listening(redis: RedisServer) -> AsyncIterator[tuple[News, "asyncio.Queue[Payload]"]]:
    news, heard = News(redis.url), asyncio.Queue[Payload]()
    news.on("word", heard.put_nowait)
    await news.start()
    yield news, heard
    await news.stop()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - a flag has no event
            await asyncio.sleep(0.02)


async def said_and_heard(speaker: News, heard: "asyncio.Queue[Payload]", word: str) -> None:
    """Said again until it is heard: who has just come hears from then on."""
    async with asyncio.timeout(30):
        while True:
            speaker.tell("word", {"word": word})
            try:
                async with asyncio.timeout(0.5):
                    while (await heard.get())["word"] != word:
                        pass
            except TimeoutError:
                continue
            return


async def test_that_redis_is_back_is_known_to_who_has_nothing_to_say(redis: RedisServer) -> None:
    """Else the next time that it goes nobody is told."""
    async with listening(redis) as (silent, heard), listening(redis) as (speaker, _):
        for word in ("one", "two"):
            await said_and_heard(speaker, heard, word)
            await redis.end(SIGKILL)
            await until(lambda: silent.away)
            await redis.run()
            await until(lambda: not silent.away)


async def test_what_somebody_else_writes_there_deafens_nobody(redis: RedisServer) -> None:
    async with listening(redis) as (_, heard), listening(redis) as (speaker, _):
        await said_and_heard(speaker, heard, "one")
        stranger = Redis.from_url(redis.url)
        await stranger.xadd(STREAM, {"x": "y"})
        await stranger.xadd(STREAM, {"from": "x", "topic": "word", "payload": "{"})
        await stranger.xadd(STREAM, {"from": "x", "topic": b"\xff", "payload": "{}"})
        await stranger.aclose()
        await said_and_heard(speaker, heard, "two")
