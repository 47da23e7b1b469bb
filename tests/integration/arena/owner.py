"""A programmer with an account: talks REST, and owns bots."""

import asyncio
import json
from collections.abc import Callable
from typing import Any
from uuid import UUID, uuid4

import asyncpg

from tests.integration.durability.serving import Serving

FIRST = "def get_next_move(state):\n    return state['legal_actions'][0]\n"
LAST = "def get_next_move(state):\n    return state['legal_actions'][-1]\n"
LUCKY = """
def get_next_move(state):
    print("my seed is", state["rng_seed"])
    return state["legal_actions"][0]
"""
BROKEN = "def get_next_move(state):\n    return 'nothing'\n"


class Owner:
    def __init__(self, server: Serving, name: str) -> None:
        self.server = server
        self.name = name
        self.id = UUID(int=0)
        self.token = ""

    @classmethod
    async def register(cls, server: Serving, role: str = "player") -> "Owner":
        owner = cls(server, f"o{uuid4().hex[:12]}")
        body = {"name": owner.name, "email": f"{owner.name}@example.org", "password": "a password"}
        status, told = await owner.ask("POST", "auth/register", body)
        assert status == 201, told
        owner.id = UUID(told["player"]["id"])
        if role != "player":
            await owner.sql("UPDATE users SET role = $2 WHERE id = $1", owner.id, role)
            login = {"login": owner.name, "password": "a password"}
            _, told = await owner.ask("POST", "auth/login", login)
        owner.token = told["access_token"]
        return owner

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        url = f"{self.server.url}/api/v1/{path}"
        async with self.server.http.request(method, url, json=body, headers=headers) as answer:
            text = await answer.text()
            kind = answer.headers.get("Content-Type", "")
            return answer.status, json.loads(text) if "json" in kind and text else text

    async def get(self, path: str) -> Any:
        status, told = await self.ask("GET", path)
        assert status == 200, told
        return told

    async def post(self, path: str, **body: Any) -> Any:
        status, told = await self.ask("POST", path, body)
        assert status in (200, 201), told
        return told

    async def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        status, told = await self.ask(method, path, body or None)
        assert status >= 400, told
        return status, told["code"]

    async def sql(self, statement: str, *arguments: Any) -> None:
        connection = await asyncpg.connect(self.server.database_url)
        try:
            await connection.execute(statement, *arguments)
        finally:
            await connection.close()

    async def bot(self, source: str = FIRST, game: str = "santase", public: bool = True) -> UUID:
        """A bot whose first version plays."""
        name = f"b{uuid4().hex[:8]}"
        made = await self.post("bots", name=name, games=[game], public=public)
        await self.version(made["id"], source, activate=True)
        return UUID(made["id"])

    async def version(self, bot: str, source: str, activate: bool = False) -> int:
        told = await self.post(f"bots/{bot}/versions", source=source, activate=activate)
        number: int = told["version"]["number"]
        return number

    async def finished(self, path: str) -> Any:
        """A challenge or tournament when it is over."""
        for _ in range(20):
            told = await self.get(path)
            if told["state"] != "running":
                return told
        raise AssertionError("it does not end")

    async def until(self, path: str, there: Callable[[Any], bool]) -> Any:
        """What this address tells, as soon as it is what we wait for."""
        async with asyncio.timeout(90):
            while True:
                told = await self.get(path)
                if there(told):
                    return told
                await asyncio.sleep(0.1)
