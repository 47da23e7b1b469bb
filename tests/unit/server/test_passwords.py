"""Passwords: how long, how written, and what happens when everybody logs in at once."""

import asyncio
import time

import pytest

from server.accounts.passwords import Passwords
from server.accounts.shapes import Changing, Deleting, GuestRegistering, LoggingIn, Registering
from server.errors import Refusal

CHEAP = 4


async def test_a_password_matches_itself_and_nothing_else() -> None:
    passwords = Passwords(CHEAP)
    kept = await passwords.hash("correct horse")
    assert await passwords.matches("correct horse", kept)
    assert not await passwords.matches("correct horsf", kept)
    assert not await passwords.matches("", kept)
    assert not await passwords.matches("correct horse", None)
    passwords.close()


async def test_seventy_two_bytes_are_all_looked_at_and_seventy_three_are_refused() -> None:
    passwords = Passwords(CHEAP)
    longest = "ă" * 36
    assert len(longest.encode()) == 72
    kept = await passwords.hash(longest)
    assert await passwords.matches(longest, kept)
    assert not await passwords.matches("ă" * 35 + "â", kept)
    for too_long in ("x" * 73, "ă" * 36 + "a"):
        with pytest.raises(Refusal, match="at most 72 bytes, please; this one has 73"):
            await passwords.hash(too_long)
        with pytest.raises(Refusal, match="at most 72 bytes"):
            await passwords.matches(too_long, kept)
    passwords.close()


async def test_a_short_password_is_refused() -> None:
    passwords = Passwords(CHEAP)
    with pytest.raises(Refusal, match="at least 8 characters"):
        await passwords.hash("1234567")
    passwords.close()


async def test_the_same_letters_written_another_way_are_the_same_password() -> None:
    passwords = Passwords(CHEAP)
    kept = await passwords.hash("mật khẩu đẹp")
    assert await passwords.matches("ma\u0323\u0302t kha\u0302\u0309u đe\u0323p", kept)
    passwords.close()


async def test_when_too_many_wait_the_next_one_is_told_so_and_later_let_in() -> None:
    passwords = Passwords(most_waiting=3)
    waiting = [asyncio.ensure_future(passwords.matches("x", None)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as no:
        await passwords.matches("x", None)
    assert (no.value.code, no.value.status) == ("server_busy", 503)
    assert no.value.retry_after
    assert await asyncio.gather(*waiting) == [False] * 3
    assert not await passwords.matches("x", None)
    passwords.close()


async def test_somebody_who_went_away_gives_the_place_back() -> None:
    passwords = Passwords(CHEAP, most_waiting=2)
    for _ in range(20):
        gone = asyncio.ensure_future(passwords.matches("x", None))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        await passwords.matches("x", None)
    passwords.close()


async def test_the_loop_goes_on_while_a_password_is_hashed() -> None:
    passwords = Passwords(10)
    hashing = asyncio.ensure_future(passwords.hash("correct horse"))
    turns = 0
    while not hashing.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 10
    passwords.close()


async def test_an_unknown_user_takes_as_long_as_a_known_one() -> None:
    passwords = Passwords(9)
    kept = await passwords.hash("correct horse")

    async def fastest(against: str | None) -> float:
        best = 1e9
        for _ in range(5):
            started = time.process_time()  # not the wall clock: others use the machine too
            await passwords.matches("wrong horse", against)
            best = min(best, time.process_time() - started)
        return best

    assert await fastest(None) == pytest.approx(await fastest(kept), rel=0.5)
    passwords.close()


@pytest.mark.parametrize(
    "body",
    [
        Registering("Anna", "anna@example.org", "secret word"),
        GuestRegistering("anna@example.org", "secret word"),
        LoggingIn("Anna", "secret word"),
        Changing(password="secret word", current_password="secret word"),
        Deleting("secret word"),
    ],
)
def test_no_body_shows_its_password_when_it_is_printed(body: object) -> None:
    assert "secret" not in f"{body} {body!r}"
