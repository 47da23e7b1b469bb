"""The house always has somebody who may run it, whoever goes and however many go at once."""

import asyncio
from uuid import UUID, uuid4

import pytest
from sqlalchemy import select

from server.accounts.sessions import Sessions
from server.accounts.tokens import AccessTokens
from server.admin.users import Users
from server.errors import Refusal
from server.moderation.actor import Actor
from server.moderation.sanctions import Sanctions
from server.storage.database import Database
from server.storage.models import User
from server.storage.noticeboard import Noticeboard
from tests.integration.accounts.house import PASSWORD, check_problem, open_house


async def admins(database: Database, number: int) -> list[UUID]:
    ids = [uuid4() for _ in range(number)]
    async with database.session() as session:
        for one in ids:
            name = one.hex[:12]
            session.add(User(id=one, name=name, role="admin", password_hash="x"))
    return ids


@pytest.mark.parametrize("how", ["demoted", "deleted"])
async def test_who_turn_each_other_out_at_once_leave_one(database: Database, how: str) -> None:
    sessions = Sessions(database, AccessTokens("x" * 32))
    users = Users(database, Sanctions(database, Noticeboard(database)), sessions)
    one, other = await admins(database, 2)

    async def turn_out(actor: UUID, whom: UUID) -> str | None:
        by = Actor(actor, "somebody", "admin")
        try:
            if how == "demoted":
                await users.change_role(by, whom, "player")
            else:
                await users.delete(by, whom, "a quarrel")
        except Refusal as refusal:
            return refusal.message
        return None

    said = await asyncio.gather(turn_out(one, other), turn_out(other, one))
    assert sorted(said, key=str) == [None, "this is the last administrator"]


async def test_the_last_one_cannot_delete_himself_and_the_last_but_one_can(
    database: Database,
) -> None:
    house = await open_house(database)
    try:
        desk = await house.player("Anna")
        async with database.session() as session:
            (await session.scalars(select(User))).one().role = "admin"
        gone = await desk.ask("DELETE", "me", {"current_password": PASSWORD})
        assert "last" in check_problem(gone, 403, "forbidden")["detail"]
        await admins(database, 1)
        gone = await desk.ask("DELETE", "me", {"current_password": PASSWORD})
        assert gone.status == 204
    finally:
        await house.close()
