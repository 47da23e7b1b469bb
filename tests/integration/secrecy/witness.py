"""People who play or watch, poke about meanwhile, and remember every word they were told."""

import asyncio
from functools import partial
from random import Random
from typing import Any

from engines import catalogue
from tests.integration.durability.client import Client, Json
from tests.integration.durability.player import Player
from tests.integration.durability.serving import Serving
from tests.integration.secrecy.leaks import Told

POKES = 0.12


class Witness(Player):
    """A player, or a spectator without a seat."""

    def __init__(self, server: Serving) -> None:
        super().__init__(server)
        self.told: list[Told] = []
        #: Text of REST answers while the match was running.
        self.read: list[str] = []
        self.game = ""

    @property
    def seq(self) -> int:
        return 0 if self.newest is None else int(self.newest["seq"])

    def on_event(self, event: str, data: Any) -> None:
        super().on_event(event, data)
        self.told.append(Told(self.seq, event, data))

    async def _ask(self, event: str, message: Json) -> Json:
        answer = await super()._ask(event, message)
        self.told.append(Told(self.seq, f"answer to {event}", answer, message))
        return answer

    async def act(self, seq: int, action: Json, name: str) -> int | None:
        if self.rng.random() < POKES:
            await self.poke()
        return await super().act(seq, action, name)

    async def watch_on(self) -> None:
        """A spectator: looks, and pokes."""
        while self.ended is None and not self.enough.is_set():
            await self.until(partial(self._something_new, self.now))
            if self.rng.random() < POKES / 2:
                await self.poke()

    def _something_new(self, since: int) -> bool:
        return self.now > since or self.enough.is_set()

    async def poke(self) -> None:
        """Something that a curious person tries."""
        kind = self.rng.randrange(4)
        if kind == 0:
            await self.send("resume_table", table=self.table, after=self.rng.randint(-1, self.seq))
        elif kind == 1:
            await self.send(self.rng.choice(["watch_table", "join_table"]), table=self.table)
        elif kind == 2:
            await self.read_on()
        else:
            wrong = wrong_action(self.game, self.rng)
            if self.newest is None or wrong not in self.newest["view"]["legal_actions"]:
                answer = await self.send("act", table=self.table, seq=self.seq, action=wrong)
                assert not answer["ok"] or self.seat < 0, (wrong, answer)

    async def read_on(self) -> None:
        """What REST says of a running match."""
        parts = ("", "/replay", "/frames", "/export?format=json", "/export?format=md")
        paths = [f"tables/{self.table}", *(f"matches/{self.match}{part}" for part in parts)]
        texts = [
            (await self.server.text(path, token))[1]
            for path in paths
            for token in (self.token, None)
        ]
        now = await self.ask("resume_table", table=self.table, after=-1)
        if now["ended"] is None:  # it was running all the while
            self.read += texts


def wrong_action(game: str, rng: Random) -> Json:
    """Mostly cards that this person does not hold."""
    card = rng.choice(catalogue()[game].cards)
    others = rng.sample(catalogue()[game].cards, 3)
    return rng.choice(
        [
            {"type": "play", "card": card},
            {"type": "discard", "card": card},
            {"type": "play", "cards": sorted(others)},
            {"type": "declare", "project": "sira", "cards": others},
            {"type": "meld", "kind": "set", "cards": others},
            {"type": "play", "card": card, "marriage": True},
            {"type": "sawa"},
        ]
    )


class Match:
    """A whole match with its witnesses, and afterwards its record."""

    def __init__(self, game: str, options: Json, most: int | None = None) -> None:
        self.game = game
        self.options = options
        #: For a game that takes too long: stop after so many actions, in the middle.
        self.most = most
        self.players: list[Witness] = []
        self.watchers: list[Witness] = []
        self.stranger: Client | None = None
        self.seed_hash = ""

    @property
    def witnesses(self) -> list[Witness]:
        return [*self.players, *self.watchers]

    async def play(self, server: Serving, rng: Random) -> None:
        seats = catalogue()[self.game].default_seats
        for seat in range(seats + 1):
            one = Witness(server)
            one.rng, one.game = Random(rng.random()), self.game
            await one.enter()
            if seat == 0:
                wish: Json = {"visibility": "private", "turn_seconds": None, "deal_pause": 0}
                made = await one.ask("create_table", game=self.game, options=self.options, **wish)
            elif seat < seats:
                made = await one.ask("join_table", table=self.players[0].table)
            else:
                made = await one.ask("watch_table", table=self.players[0].table)
            one.table = made["table"]["id"]
            one.seat = -1 if made["seat"] is None else made["seat"]
            (self.players if seat < seats else self.watchers).append(one)
        self.stranger = await Client.guest(server)
        for player in self.players:
            await player.ask("player_ready", table=player.table)
        await self.players[0].ask("start_game", table=self.players[0].table)
        self.seed_hash = (await self.players[0].hear("game_started"))["seed_hash"]
        late = Witness(server)  # somebody who comes when it has begun
        late.rng, late.game = Random(rng.random()), self.game
        await late.enter()
        answer = await late.ask("watch_table", table=self.players[0].table)
        late.table, late.match = self.players[0].table, self.players[0].match
        late.see(answer["update"])
        self.watchers.append(late)
        await self.players[0].read_on()  # at least once, whatever the dice say later
        going = [asyncio.create_task(one.play()) for one in self.players]
        going += [asyncio.create_task(one.watch_on()) for one in self.watchers]
        if self.most is not None:
            first = self.players[0]
            await first.until(lambda: first.seq >= (self.most or 0))
            for one in self.witnesses:
                one.stop_playing()
        await asyncio.gather(*going)
