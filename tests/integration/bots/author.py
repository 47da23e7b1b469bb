"""Somebody who writes bots: a registered player with the routes of bots at hand."""

from typing import Any

from tests.integration.wire.player import Json, Player

FIRST = """
def get_next_move(state):
    return state["legal_actions"][0]
"""
PASSWORD = "a good password"


class Author(Player):
    async def register(self, name: str) -> None:
        email = f"{name.replace(' ', '.')}@example.org"
        body = {"name": name, "email": email, "password": PASSWORD}
        told = await self.done("POST", "auth/register", body, status=201)
        self.token = told["access_token"]
        self.id, self.name = told["player"]["id"], told["player"]["name"]

    async def done(self, method: str, path: str, body: object = None, status: int = 200) -> Json:
        """The answer to a request that is granted."""
        given, told = await self.rest(method, path, body)
        assert given == status, told
        return told

    async def denied(self, method: str, path: str, body: object = None, *, status: int) -> Json:
        """The problem of a request that is not."""
        given, told = await self.rest(method, path, body)
        assert given == status, told
        assert told["status"] == status
        assert told["detail"]
        return told

    async def bot(self, source: str | None = FIRST, **wishes: Any) -> Json:
        """A new bot, with this source as its active version."""
        made = await self.done(
            "POST", "bots", {"name": "Robot", "games": ["santase"], **wishes}, status=201
        )
        if source is not None:
            await self.upload(made["id"], source, activate=True)
        return made

    async def upload(self, bot: str, source: str, **wishes: Any) -> Json:
        return await self.done("POST", f"bots/{bot}/versions", {"source": source, **wishes}, 201)
