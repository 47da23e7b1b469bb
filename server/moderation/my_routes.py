"""REST of what everybody may do for himself: blocks, an appeal, an export of all his data."""

from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.accounts.shapes import Hidden, Password
from server.house import SeraiHouse
from server.moderation.appeals import appeal
from server.moderation.export import everything_about
from server.rest.declared import delete, get, post, put, routes_of
from server.rest.route import AnyRoute, Call

BLOCKS = "/api/v1/me/blocks"


class Blocked(Struct):
    id: UUID
    name: str
    at: int


class BlockList(Struct):
    blocks: list[Blocked]


class Appealing(Hidden):
    login: Annotated[str, Meta(max_length=254, description="name or e-mail address")]
    password: Password
    text: Annotated[str, Meta(min_length=1, max_length=2_000)]


class MyRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="me")

    @get(BLOCKS, "Whom I have blocked, the newest first", who="guest")
    async def my_blocks(self, call: Call[None, None]) -> BlockList:
        rows = await self._house.blocks.of(call.me.user)
        return BlockList(
            [Blocked(row.blocked_id, name, milliseconds(row.created_at)) for row, name in rows]
        )

    @put(
        f"{BLOCKS}/{{id}}",
        "Block a player: I neither hear nor meet him",
        who="guest",
        refusals=("not_found", "bad_request", "forbidden"),
    )
    async def block(self, call: Call[None, None]) -> None:
        await self._house.blocks.add(call.me.user, call.path_id("id"))

    @delete(f"{BLOCKS}/{{id}}", "Take back a block", who="guest")
    async def unblock(self, call: Call[None, None]) -> None:
        await self._house.blocks.remove(call.me.user, call.path_id("id"))

    @get(
        "/api/v1/me/export",
        "Everything that the house knows of me, as a file",
        who="guest",
        refusals=("rate_limited",),
    )
    async def export_me(self, call: Call[None, None]) -> bytes:
        self._house.limits.exports.check(call.me.user)
        found: dict[str, Any] = await everything_about(self._house.database, call.me.user)
        call.headers["Content-Disposition"] = 'attachment; filename="serai-my-data.json"'
        return msgspec.json.format(msgspec.json.encode(found))

    @post(
        "/api/v1/appeals",
        "Say something to a ban",
        who="public",
        refusals=("unauthorized", "not_found", "forbidden", "rate_limited", "server_busy"),
        tag="auth",
    )
    async def appeal(self, call: Call[Appealing, None]) -> None:
        wish, house = call.body, self._house
        await appeal(
            *(house.database, house.accounts, wish.login, wish.password, wish.text, call.address)
        )
