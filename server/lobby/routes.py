"""REST of the lobby: the games with their rules, and the open tables."""

from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any
from uuid import UUID

from msgspec import Struct, convert

from engines import catalogue
from server.errors import Refusal
from server.house import SeraiHouse
from server.rest.declared import get, routes_of
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call

Json = dict[str, Any]

#: Of the tables where somebody sits; few have more than one.
MOST_OF_MINE = 20


class TablesQuery(PageQuery):
    game: str | None = None
    state: str | None = None


class Games(Struct):
    games: list[Json]


class MyTable(Struct):
    id: UUID
    code: str
    name: str
    game: str
    state: str


class MyTables(Struct):
    tables: list[MyTable]


class LobbyRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="lobby")

    @get("/api/v1/games", "All games with their options", who="public")
    async def games(self, _: Call[None, None]) -> Games:
        return Games([asdict(info) for info in catalogue().values()])

    @get(
        "/api/v1/games/{game}/rules",
        "The rule book of a game",
        who="public",
        media="text/markdown; charset=utf-8",
        refusals=("not_found",),
    )
    async def rules(self, call: Call[None, None]) -> bytes:
        info = catalogue().get(call.path["game"])
        if info is None:
            raise Refusal("not_found", "There is no such game.")
        return _rule_book(info.rules)

    @get("/api/v1/tables", "Open public tables, the newest first", who="public")
    async def tables(self, call: Call[None, TablesQuery]) -> Page[Json]:
        query = call.query
        found = self._house.directory.listed(query.game, query.state)
        if query.cursor is not None:
            last = place_of(query.cursor, str)
            found = [table for table in found if table.id < last]
        return page_of(
            found[: query.limit + 1],
            query.limit,
            show=lambda table: table.card(None),
            place=lambda table: table.id,
        )

    @get(
        "/api/v1/me/tables",
        "The open tables where I sit, the way back to them from any browser",
        who="guest",
        scope="play",
        tag="me",
    )
    async def mine(self, call: Call[None, None]) -> MyTables:
        rows = await self._house.store.seated(call.me.user, MOST_OF_MINE)
        return MyTables([convert(row, MyTable, from_attributes=True) for row in rows])

    @get(
        "/api/v1/tables/{table}",
        "A table's card, by id or code",
        who="guest",
        scope="play",
        refusals=("not_found", "table_closed"),
    )
    async def table(self, call: Call[None, None]) -> Json:
        return await self._house.keeper.card(call.path["table"], call.me.user)


def _rule_book(name: str) -> bytes:
    """The book lies in docs/rules of the checkout, or in the package when installed."""
    checkout = Path(__file__).parents[2] / "docs" / "rules" / name
    if checkout.exists():
        return checkout.read_bytes()
    return files("server").joinpath("rules", name).read_bytes()
