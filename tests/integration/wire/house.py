"""A running server and the people who come to it, as one test sees them."""

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import Any

from tests.integration.wire.play import Game
from tests.integration.wire.player import Json, Player
from tests.integration.wire.process import ServerProcess

_addresses = count(1)


def new_address() -> str:
    """Somebody else's computer, as far as limits by address can tell."""
    number = next(_addresses)
    return f"127.{1 + number // 60000}.{number // 250 % 240}.{1 + number % 250}"


class House:
    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.people: list[Player] = []

    async def visitor(self) -> Player:
        """Somebody at the door: not a guest yet, not connected."""
        player = Player(self.server.url, new_address())
        self.people.append(player)
        return player

    async def guest(self, name: str | None = None) -> Player:
        player = await self.visitor()
        await player.enter(name)
        await player.connect()
        return player

    async def guests(self, number: int) -> list[Player]:
        return list(await asyncio.gather(*(self.guest() for _ in range(number))))

    async def twin(self, player: Player) -> Player:
        """Another socket of the same person, connected."""
        twin = await player.another()
        self.people.append(twin)
        await twin.connect()
        return twin

    async def table(self, game: str, people: int | None = None, **wishes: Any) -> Game:
        """A table with people in its first seats, by default in all. Unless wished otherwise it is
        private and has no clock."""
        wishes = {"visibility": "private", "turn_seconds": None, **wishes}
        host = await self.guest()
        made = await host.ask("create_table", game=game, **wishes)
        seats = len(made["table"]["seats"])
        others = await self.guests((seats if people is None else people) - 1)
        for seat, player in enumerate(others, 1):
            await player.ask("join_table", table=made["table"]["id"], seat=seat)
        return Game(made["table"], [host, *others])

    async def playing(self, game: str, people: int | None = None, **wishes: Any) -> Game:
        """The same, and the match has begun."""
        table = await self.table(game, people, **wishes)
        await table.begin()
        return table

    async def server_card(self, asker: Player, table: str) -> Json:
        """The table's card as REST shows it."""
        status, card = await asker.rest("GET", f"tables/{table}")
        assert status == 200, card
        return card

    async def close(self) -> None:
        await asyncio.gather(*(player.close() for player in self.people))


def without(card: Json, *names: str) -> Json:
    return {name: value for name, value in card.items() if name not in names}


def seated(card: Json) -> Sequence[str | None]:
    """Who sits where, by id."""
    return [seat["player"] and seat["player"]["id"] for seat in card["seats"]]
