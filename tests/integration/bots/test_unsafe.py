"""A machine on which the sandbox's walls do not hold: nobody's code runs, everything else does."""

from collections.abc import AsyncIterator
from uuid import UUID

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from bots.sandbox import Sandbox, Walls
from bots.thinkers import Thinkers
from server.accounts.identity import Identity, Scope
from server.accounts.people import add_user
from server.bots.log_routes import LogRoutes
from server.bots.logbook import Logbook
from server.bots.permission import Permission
from server.bots.registry import Registry
from server.bots.routes import BotRoutes
from server.bots.seating import Seating
from server.bots.trials import Trials
from server.bots.version_routes import VersionRoutes
from server.bots.versions import Versions
from server.chat.house_words import HouseWords
from server.errors import Refusal
from server.limits import Limits
from server.rest.api import Api
from server.storage.database import Database
from tests.integration.bots.author import FIRST

Client = TestClient[web.Request, web.Application]


class Place:
    """The parts of a house that have to do with bots."""

    def __init__(self, database: Database, sandbox: Sandbox, allow_unsafe: bool) -> None:
        limits = Limits()
        permission = Permission(sandbox, allow_unsafe)
        self.registry = Registry(database, limits, HouseWords())
        self.versions = Versions(database, limits)
        logbook = Logbook(database)
        trials = Trials(permission, self.registry, self.versions, logbook, limits, Thinkers())
        self.seating = Seating(permission, self.registry, logbook)
        self.routes = [
            *BotRoutes(self.registry, trials).routes(),
            *VersionRoutes(database, self.versions, trials, limits).routes(),
            *LogRoutes(self.registry, logbook, trials).routes(),
        ]


@pytest.fixture
async def anna(database: Database) -> Identity:
    async with database.session() as session:
        user = add_user(session, "Anna", "player")
    return Identity(user.id, user.name, "player", UUID(int=1), 0)


async def served(place: Place, anna: Identity) -> AsyncIterator[Client]:
    async def authenticate(token: str, scope: Scope | None, address: str) -> Identity:
        return anna

    app = web.Application()
    Api(place.routes, authenticate, Limits()).mount(app)
    async with TestClient(TestServer(app), headers={"Authorization": "Bearer x"}) as client:
        yield client


@pytest.fixture
async def leaky() -> AsyncIterator[Sandbox]:
    """A sandbox without its first wall; its self-test finds that out."""
    sandbox = Sandbox(cores=1, walls=Walls(seccomp=False))
    report = await sandbox.start()
    assert not report.safe
    assert report.reason
    yield sandbox
    await sandbox.close()


async def test_whatever_would_run_code_is_refused_with_the_reason(
    database: Database, leaky: Sandbox, anna: Identity
) -> None:
    place = Place(database, leaky, allow_unsafe=False)
    async for client in served(place, anna):
        made = await client.post("/api/v1/bots", json={"name": "Robot", "games": ["omi"]})
        assert made.status == 201
        bot = (await made.json())["id"]
        await place.versions.add(anna, UUID(bot), FIRST, "", activate=True)
        for path, body in [
            ("bots/check", {"source": FIRST}),
            (f"bots/{bot}/versions", {"source": FIRST + "#"}),
            (f"bots/{bot}/activate", {"version": 1}),
            (f"bots/{bot}/test", {"source": FIRST}),
        ]:
            answer = await client.post(f"/api/v1/{path}", json=body)
            told = await answer.json()
            assert (answer.status, told["code"]) == (503, "bots_off"), path
            assert str(leaky.report.reason) in told["detail"]
        for path in ("bots", f"bots/{bot}", f"bots/{bot}/versions/1", f"bots/{bot}/logs"):
            assert (await client.get(f"/api/v1/{path}")).status == 200
        with pytest.raises(Refusal, match="cannot run here") as refused:
            await place.seating.invite(bot, anna.user, "omi")
        assert refused.value.code == "forbidden"
        assert await place.seating.programs({UUID(bot): None}) == {}
        assert (await client.delete(f"/api/v1/bots/{bot}")).status == 204


async def test_who_understands_may_run_them_all_the_same(
    database: Database, anna: Identity
) -> None:
    sandbox = Sandbox(cores=1, walls=Walls(seccomp=False), allow_unsafe=True)
    assert not (await sandbox.start()).safe
    try:
        place = Place(database, sandbox, allow_unsafe=True)
        async for client in served(place, anna):
            answer = await client.post("/api/v1/bots/check", json={"source": FIRST})
            assert (answer.status, await answer.json()) == (200, {"ok": True, "diagnostics": []})
    finally:
        await sandbox.close()
