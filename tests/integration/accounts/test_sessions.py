"""Sessions: refreshing, copied tokens, leaving."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from sqlalchemy import func, select, update

from server.accounts.identity import Identity
from server.errors import Refusal
from server.storage.models import RefreshToken, User
from tests.integration.accounts.house import PASSWORD, House, Visitor, check_problem


def who(house: House, visitor: Visitor) -> Identity:
    assert visitor.token is not None
    return house.accounts.authenticate(visitor.token)


async def live_tokens(house: House) -> int:
    good = RefreshToken.used_at.is_(None) & RefreshToken.revoked_at.is_(None)
    async with house.database.session() as session:
        return await session.scalar(select(func.count()).where(good)) or 0


async def test_refreshing_answers_like_a_login_and_changes_both_tokens(house: House) -> None:
    anna = await house.player("Anna")
    before, cookie, me = anna.token, anna.refresh_token, who(house, anna)
    answer = await anna.post("auth/refresh")
    assert answer.status == 200
    assert answer.body.keys() == {"access_token", "expires_in", "player"}
    assert answer.body["player"] == {"id": str(me.user), "name": "Anna", "role": "player"}
    assert anna.refresh_token != cookie
    assert answer.cookies["serai_refresh"]["path"] == "/api/v1/auth"
    assert who(house, anna).family == me.family
    anna.token = before
    assert (await anna.get("me")).status == 200


async def test_a_session_lives_as_long_as_it_is_refreshed(house: House) -> None:
    guest = await house.guest()
    for _ in range(20):
        assert (await guest.post("auth/refresh")).status == 200
    assert house.ended == []
    assert await live_tokens(house) == 1


async def test_without_a_cookie_there_is_nothing_to_refresh(house: House) -> None:
    check_problem(await house.visitor().post("auth/refresh"), 401, "unauthorized")


@pytest.mark.parametrize("cookie", ["x", "x" * 43, "ä", "x" * 4000, "%00"])
async def test_a_cookie_that_is_not_ours_is_refused_and_taken_away(
    house: House, cookie: str
) -> None:
    guest = await house.guest()
    guest.refresh_token = cookie
    answer = await guest.post("auth/refresh")
    check_problem(answer, 401, "unauthorized")
    assert answer.cookies["serai_refresh"].value == ""
    assert guest.refresh_token is None
    assert house.ended == []


async def test_a_used_token_ends_its_whole_family_and_its_sockets_are_told(house: House) -> None:
    anna = await house.player("Anna")
    me, stolen = who(house, anna), anna.refresh_token
    assert stolen is not None
    assert (await anna.post("auth/refresh")).status == 200

    thief = await house.guest()
    thief.refresh_token = stolen
    answer = await thief.post("auth/refresh")
    assert "used before" in check_problem(answer, 401, "unauthorized")["detail"]
    assert answer.cookies["serai_refresh"].value == ""
    assert house.ended == [(me.user, me.family)]

    check_problem(await anna.get("me"), 401, "unauthorized")
    check_problem(await anna.post("auth/refresh"), 401, "unauthorized")
    thief.refresh_token = stolen
    check_problem(await thief.post("auth/refresh"), 401, "unauthorized")
    assert house.ended == [(me.user, me.family)]


async def test_the_other_sessions_of_the_same_person_go_on(house: House) -> None:
    desk = await house.player("Anna")
    phone = house.visitor()
    await phone.post("auth/login", {"login": "Anna", "password": PASSWORD})
    stolen = desk.refresh_token
    assert stolen is not None
    await desk.post("auth/refresh")
    desk.refresh_token = stolen
    check_problem(await desk.post("auth/refresh"), 401, "unauthorized")
    assert (await phone.get("me")).status == 200
    assert (await phone.post("auth/refresh")).status == 200


async def test_of_many_refreshes_at_once_exactly_one_wins(house: House) -> None:
    anna = await house.player("Anna")
    token, me = anna.refresh_token, who(house, anna)
    results = await asyncio.gather(
        *(house.accounts.refresh(token, "local") for _ in range(8)), return_exceptions=True
    )
    refused = [one for one in results if isinstance(one, Refusal)]
    assert len(refused) == 7
    assert {one.code for one in refused} == {"unauthorized"}
    assert house.ended == [(me.user, me.family)]
    assert await live_tokens(house) == 0


async def test_a_token_that_is_being_made_ends_with_its_family_too(house: House) -> None:
    """The owner refreshes in the very moment in which an older token turns up again."""
    for _ in range(15):
        guest = await house.guest()
        old = guest.refresh_token
        await guest.post("auth/refresh")
        await asyncio.gather(
            house.accounts.refresh(guest.refresh_token, "local"),
            house.accounts.refresh(old, "local"),
            return_exceptions=True,
        )
        assert await live_tokens(house) == 0


async def test_a_refresh_token_is_over_after_thirty_days(house: House) -> None:
    anna = await house.player("Anna")
    async with house.database.session() as session:
        token = (await session.scalars(select(RefreshToken))).one()
        assert token.expires_at - token.issued_at == pytest.approx(
            timedelta(days=30), abs=timedelta(minutes=1)
        )
        token.expires_at = datetime.now(UTC) - timedelta(seconds=1)
    check_problem(await anna.post("auth/refresh"), 401, "unauthorized")
    assert house.ended == []


async def test_a_role_and_a_name_are_those_of_the_last_refresh(house: House) -> None:
    anna = await house.player("Anna")
    async with house.database.session() as session:
        await session.execute(update(User).values(role="moderator", name="Annika"))
    assert who(house, anna).role == "player"
    answer = await anna.post("auth/refresh")
    assert answer.body["player"]["role"] == "moderator"
    assert (who(house, anna).role, who(house, anna).name) == ("moderator", "Annika")


async def test_after_leaving_both_tokens_are_dead_and_sockets_are_told(house: House) -> None:
    anna = await house.player("Anna")
    me, cookie = who(house, anna), anna.refresh_token
    assert cookie is not None
    answer = await anna.post("auth/logout")
    assert (answer.status, answer.body) == (204, {})
    assert answer.cookies["serai_refresh"].value == ""
    assert anna.refresh_token is None
    assert house.ended == [(me.user, me.family)]
    check_problem(await anna.get("me"), 401, "unauthorized")
    check_problem(await anna.post("auth/logout"), 401, "unauthorized")
    with pytest.raises(Refusal):
        await house.accounts.refresh(cookie, "local")


async def test_one_may_leave_with_either_token(house: House) -> None:
    with_token = await house.player("Anna")
    with_token.refresh_token = "lost"
    assert (await with_token.post("auth/logout", {})).status == 204
    with_cookie = await house.player("Berta")
    with_cookie.token = "stale"
    assert (await with_cookie.post("auth/logout", {})).status == 204
    assert len(house.ended) == 2


async def test_leaving_ends_this_session_and_leaving_everywhere_ends_all(house: House) -> None:
    desk = await house.player("Anna")
    other = await house.player("Berta")
    phone, tablet = house.visitor(), house.visitor()
    for visitor in (phone, tablet):
        await visitor.post("auth/login", {"login": "Anna", "password": PASSWORD})
    await phone.post("auth/refresh")
    assert (await tablet.post("auth/logout", {"everywhere": False})).status == 204
    assert (await phone.get("me")).status == 200
    assert (await phone.post("auth/logout", {"everywhere": True})).status == 204
    check_problem(await desk.get("me"), 401, "unauthorized")
    check_problem(await desk.post("auth/refresh"), 401, "unauthorized")
    assert len(set(house.ended)) == len(house.ended) == 3
    assert (await other.post("auth/refresh")).status == 200
    check_problem(await desk.post("auth/logout", {"everywhere": "yes"}), 400, "bad_request")


async def test_a_user_can_be_put_out_at_once(house: House) -> None:
    anna, berta = await house.player("Anna"), await house.player("Berta")
    me = who(house, anna)
    await house.accounts.sessions.end_now(me.user)
    assert house.ended == [(me.user, me.family)]
    check_problem(await anna.get("me"), 401, "unauthorized")
    check_problem(await anna.post("auth/refresh"), 401, "unauthorized")
    assert (await berta.get("me")).status == 200
    await house.accounts.sessions.end_now(UUID(int=0))


async def test_old_tokens_are_forgotten_and_good_ones_are_not(house: House) -> None:
    await house.guest()
    anna = await house.player("Anna")
    async with house.database.session() as session:
        await session.execute(
            update(RefreshToken)
            .where(RefreshToken.user_id != who(house, anna).user)
            .values(expires_at=datetime.now(UTC) - timedelta(days=2))
        )
    assert await house.accounts.forget_old_tokens() == 1
    assert (await anna.post("auth/refresh")).status == 200


async def test_every_session_that_ends_is_told_however_many(house: House) -> None:
    """Other nodes know of them by notices alone, and a notice has an end."""
    anna = await house.player("Anna")
    user = UUID((await anna.get("me")).body["id"])
    async with house.database.session() as session:
        row = await session.get_one(User, user)
        for _ in range(250):
            await house.accounts.sessions.begin(session, row, "192.0.2.1")
    told: asyncio.Queue[str] = asyncio.Queue()
    line = await house.database.open()
    await line.add_listener("serai", lambda *heard: told.put_nowait(heard[3]))
    await house.accounts.sessions.end_now(user)
    families: set[str] = set()
    async with asyncio.timeout(10):
        while len(families) < 251:
            families |= set(json.loads(await told.get())["families"])
    await line.close()
