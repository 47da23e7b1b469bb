"""A house with nothing but accounts in it, on a real port, and the people who come to it."""

import json
from dataclasses import dataclass, field
from http.cookies import Morsel
from typing import Any
from uuid import UUID, uuid4

from aiohttp import ClientSession, CookieJar, web
from aiohttp.test_utils import TestServer
from multidict import CIMultiDictProxy

from server.accounts.accounts import Accounts
from server.accounts.passwords import Passwords
from server.accounts.routes import COOKIE, AccountRoutes
from server.limits import Limits
from server.rest.api import Api
from server.storage.database import Database

SECRET = "for tests only, and long enough for that"
PASSWORD = "correct horse battery"


@dataclass
class Answer:
    status: int
    headers: CIMultiDictProxy[str]
    cookies: dict[str, Morsel[str]]
    body: dict[str, Any]


class Visitor:
    """Somebody with a browser of their own: it keeps cookies, and the token of the last entry."""

    def __init__(self, url: str) -> None:
        self._session = ClientSession(url, cookie_jar=CookieJar(unsafe=True))
        self.token: str | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        async with self._session.request(
            method, f"/api/v1/{path}", json=body, headers=headers
        ) as response:
            text = await response.text()
            told = json.loads(text) if text else {}
            self.token = told.get("access_token", self.token)
            return Answer(response.status, response.headers, dict(response.cookies), told)

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def post(self, path: str, body: object = None) -> Answer:
        return await self.ask("POST", path, body)

    @property
    def refresh_token(self) -> str | None:
        for cookie in self._session.cookie_jar:
            if cookie.key == COOKIE:
                return cookie.value
        return None

    @refresh_token.setter
    def refresh_token(self, value: str) -> None:
        for cookie in self._session.cookie_jar:
            if cookie.key == COOKIE:
                cookie.set(COOKIE, value, value)

    async def close(self) -> None:
        await self._session.close()


@dataclass
class House:
    database: Database
    limits: Limits
    accounts: Accounts
    server: TestServer
    #: Sessions that ended, as sockets are told of them.
    ended: list[tuple[UUID, UUID]]
    visitors: list[Visitor] = field(default_factory=list)

    def visitor(self) -> Visitor:
        visitor = Visitor(str(self.server.make_url("/")))
        self.visitors.append(visitor)
        return visitor

    async def player(self, name: str = "Anna") -> Visitor:
        visitor = self.visitor()
        # A name may have letters that no address has.
        email = f"{name.lower() if name.isascii() and name.isalnum() else uuid4().hex}@example.org"
        entered = await visitor.post(
            "auth/register", {"name": name, "email": email, "password": PASSWORD}
        )
        assert entered.status == 201, entered.body
        return visitor

    async def guest(self, name: str | None = None) -> Visitor:
        visitor = self.visitor()
        assert (await visitor.post("auth/guest", {"name": name})).status == 201
        return visitor

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.close()
        await self.server.close()
        self.accounts.close()


async def open_house(database: Database, *, production: bool = False) -> House:
    limits = Limits()
    ended: list[tuple[UUID, UUID]] = []

    def note(user: UUID, family: UUID) -> None:
        ended.append((user, family))

    accounts = Accounts(
        database, SECRET, limits, passwords=Passwords(cost=4), on_family_revoked=note
    )
    app = web.Application()
    routes = AccountRoutes(accounts, secure_cookies=production).routes()
    Api(routes, accounts.identify, limits).mount(app)
    server = TestServer(app)
    await server.start_server()
    return House(database, limits, accounts, server, ended)


def check_problem(answer: Answer, status: int, code: str) -> dict[str, Any]:
    assert (answer.status, answer.body.get("code")) == (status, code), answer.body
    assert answer.headers["Content-Type"].startswith("application/problem+json")
    assert answer.body["status"] == status
    assert answer.body["title"]
    assert answer.body["detail"]
    return answer.body
