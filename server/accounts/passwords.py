"""Passwords: bcrypt, on one thread of its own, so that the loop never waits for it."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import TypeVar

import bcrypt

from server.errors import Refusal

COST = 12
SHORTEST = 8
#: bcrypt looks at no more; what it would cut off is refused instead.
MOST_BYTES = 72
#: Passwords waiting or being checked; at a quarter of a second each, nobody waits much over 4 s.
MOST_WAITING = 16

Result = TypeVar("Result")


class Passwords:
    def __init__(self, cost: int = COST, most_waiting: int = MOST_WAITING) -> None:
        self._cost = cost
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bcrypt")
        self._places = BoundedSemaphore(most_waiting)
        # Nobody's hash, and no password has it, but checking it takes as long as any other.
        self._nobodys = f"$2b${cost:02d}$" + "." * 53

    async def hash(self, password: str) -> str:
        given = new_password(password)
        return await self._on_the_thread(lambda: hash_of(given, self._cost))

    async def matches(self, password: str, password_hash: str | None) -> bool:
        """Whether this is the password; without a hash the answer is no, just as slowly."""
        given = _bytes_of(password)
        against = (password_hash or self._nobodys).encode("ascii")
        return await self._on_the_thread(lambda: bcrypt.checkpw(given, against))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _on_the_thread(self, work: Callable[[], Result]) -> Result:
        if not self._places.acquire(blocking=False):
            raise Refusal("server_busy", "many people are logging in just now", retry_after=2)
        future: Future[Result] = self._thread.submit(work)
        future.add_done_callback(lambda _: self._places.release())
        return await asyncio.wrap_future(future)


def new_password(password: str) -> bytes:
    """The bytes of a password that somebody wants to have, or a refusal."""
    if len(password) < SHORTEST:
        raise Refusal("bad_request", f"`password`: at least {SHORTEST} characters, please")
    return _bytes_of(password)


def hash_of(given: bytes, cost: int = COST) -> str:
    """Takes a quarter of a second: not for the event loop."""
    return bcrypt.hashpw(given, bcrypt.gensalt(cost)).decode("ascii")


def _bytes_of(password: str) -> bytes:
    # NFC: one way of writing each letter, whatever the keyboard sends.
    given = unicodedata.normalize("NFC", password).encode()
    if len(given) > MOST_BYTES:
        said = f"`password`: at most {MOST_BYTES} bytes, please; this one has {len(given)}"
        raise Refusal("bad_request", said)
    return given
