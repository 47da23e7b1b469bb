"""REST of the lobby: the games with their rules, and the open tables."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Any

from msgspec import Struct

from engines import catalogue
from server.errors import Refusal
from server.house import SeraiHouse
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route

Json = dict[str, Any]


class TablesQuery(PageQuery):
    game: str | None = None
    state: str | None = None


class Games(Struct):
    games: list[Json]


def lobby_routes(house: SeraiHouse) -> list[AnyRoute]:
    return [
        Route(
            method="GET",
            path="/api/v1/games",
            summary="All games with their options",
            tag="lobby",
            who="public",
            serve=games,
            answer=Games,
        ),
        Route(
            method="GET",
            path="/api/v1/games/{game}/rules",
            summary="The rule book of a game",
            tag="lobby",
            who="public",
            serve=rules,
            answer=bytes,
            media="text/markdown; charset=utf-8",
            refusals=("not_found",),
        ),
        Route(
            method="GET",
            path="/api/v1/tables",
            summary="Open public tables, the newest first",
            tag="lobby",
            who="public",
            serve=_tables(house),
            answer=Page[Json],
            query=TablesQuery,
        ),
        Route(
            method="GET",
            path="/api/v1/tables/{table}",
            summary="A table's card, by id or code",
            tag="lobby",
            who="guest",
            scope="play",
            serve=_table(house),
            answer=Json,
            refusals=("not_found", "table_closed"),
        ),
    ]


async def games(_: Call[None, None]) -> Games:
    return Games([asdict(info) for info in catalogue().values()])


async def rules(call: Call[None, None]) -> bytes:
    info = catalogue().get(call.path["game"])
    if info is None:
        raise Refusal("not_found", "There is no such game.")
    return _rule_book(info.rules)


def _rule_book(name: str) -> bytes:
    """The book lies in docs/rules of the checkout, or in the package when installed."""
    checkout = Path(__file__).parents[2] / "docs" / "rules" / name
    if checkout.exists():
        return checkout.read_bytes()
    return files("server").joinpath("rules", name).read_bytes()


def _tables(house: SeraiHouse) -> Callable[[Call[None, TablesQuery]], Awaitable[Page[Json]]]:
    async def tables(call: Call[None, TablesQuery]) -> Page[Json]:
        query = call.query
        found = house.directory.listed(query.game, query.state)
        start = 0
        if query.cursor is not None:
            last = place_of(query.cursor, str)
            places = [table.id for table in found]
            start = places.index(last) + 1 if last in places else 0
        rows = found[start : start + query.limit + 1]
        return page_of(
            rows, query.limit, show=lambda table: table.card(None), place=lambda table: table.id
        )

    return tables


def _table(house: SeraiHouse) -> Callable[[Call[None, None]], Awaitable[Json]]:
    async def table(call: Call[None, None]) -> Json:
        return await house.keeper.card(call.path["table"], call.me.user)

    return table
