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
from server.rest.route import AnyRoute, Call, Route

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
        return [
            Route(
                method="GET",
                path=BLOCKS,
                summary="Whom I have blocked, the newest first",
                tag="me",
                who="guest",
                answer=BlockList,
                serve=self.my_blocks,
            ),
            Route(
                method="PUT",
                path=f"{BLOCKS}/{{id}}",
                summary="Block a player: I neither hear nor meet him",
                tag="me",
                who="guest",
                status=204,
                refusals=("not_found", "bad_request", "forbidden"),
                serve=self.block,
            ),
            Route(
                method="DELETE",
                path=f"{BLOCKS}/{{id}}",
                summary="Take back a block",
                tag="me",
                who="guest",
                status=204,
                serve=self.unblock,
            ),
            Route(
                method="GET",
                path="/api/v1/me/export",
                summary="Everything that the house knows of me, as a file",
                tag="me",
                who="guest",
                answer=bytes,
                refusals=("rate_limited",),
                serve=self.export_me,
            ),
            Route(
                method="POST",
                path="/api/v1/appeals",
                summary="Say something to a ban",
                tag="auth",
                who="public",
                body=Appealing,
                status=204,
                refusals=("unauthorized", "not_found", "forbidden", "rate_limited", "server_busy"),
                serve=self.appeal,
            ),
        ]

    async def my_blocks(self, call: Call[None, None]) -> BlockList:
        rows = await self._house.blocks.of(call.me.user)
        return BlockList(
            [Blocked(row.blocked_id, name, milliseconds(row.created_at)) for row, name in rows]
        )

    async def block(self, call: Call[None, None]) -> None:
        await self._house.blocks.add(call.me.user, call.path_id("id"))

    async def unblock(self, call: Call[None, None]) -> None:
        await self._house.blocks.remove(call.me.user, call.path_id("id"))

    async def export_me(self, call: Call[None, None]) -> bytes:
        self._house.limits.exports.check(call.me.user)
        found: dict[str, Any] = await everything_about(self._house.database, call.me.user)
        call.headers["Content-Disposition"] = 'attachment; filename="serai-my-data.json"'
        return msgspec.json.format(msgspec.json.encode(found))

    async def appeal(self, call: Call[Appealing, None]) -> None:
        wish, house = call.body, self._house
        await appeal(
            *(house.database, house.accounts, wish.login, wish.password, wish.text, call.address)
        )
