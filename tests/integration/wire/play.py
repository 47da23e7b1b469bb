"""Playing a match as clients do: look at the newest view, answer with one of its legal actions."""

import asyncio
from collections.abc import Callable

from tests.integration.wire.player import Json, Player

#: What gets a game of Jolly to its end, the best first; everything else comes after.
JOLLY = ("zudrehen", "meld", "extend", "draw", "discard")

Choice = Callable[[Json], Json]


def plain(view: Json) -> Json:
    """The first legal action; in Santase a card, without anything that keeps the turn."""
    legal: list[Json] = view["legal_actions"]
    if view["game"] != "santase":
        return legal[0]
    cards = (one for one in legal if one["type"] == "play" and not one.get("marriage"))
    return next(cards)


def brisk(view: Json) -> Json:
    """A choice that gets every game to its end before long."""
    legal: list[Json] = view["legal_actions"]
    if view["game"] == "jolly":
        # Only one of them plays to win: what the others keep in hand makes the deals dear.
        wanted = JOLLY if view["seat"] == 0 else JOLLY[3:]
        for kind in wanted:
            for action in legal:
                if action["type"] == kind:
                    return action
    place: int = view["seq"] * 7 % len(legal)
    return legal[place]


class Game:
    """A table and the people who play there, by seat."""

    def __init__(self, card: Json, players: list[Player]) -> None:
        self.id: str = card["id"]
        self.code: str = card["code"]
        self.game: str = card["game"]
        self.players = players
        self.host = players[0]
        self.match = ""
        #: The newest update that each player has seen.
        self.updates: list[Json] = []

    async def ready(self) -> None:
        for player in self.players:
            await player.ask("player_ready", table=self.id)

    async def begin(self) -> None:
        """Everybody gets ready, the host starts, and everybody has seen the first update."""
        await self.ready()
        await self.host.ask("start_game", table=self.id)
        started = [await player.hear("game_started") for player in self.players]
        self.match = started[0]["match"]
        self.updates = [await player.update(0) for player in self.players]

    @property
    def seq(self) -> int:
        seq: int = self.updates[0]["seq"]
        return seq

    @property
    def actor(self) -> int:
        """The first seat that is to act."""
        seat: int = self.updates[0]["view"]["actors"][0]
        return seat

    @property
    def over(self) -> bool:
        return not self.updates[0]["view"]["actors"]

    def view(self, seat: int) -> Json:
        view: Json = self.updates[seat]["view"]
        return view

    def legal(self, seat: int | None = None) -> list[Json]:
        actions: list[Json] = self.view(self.actor if seat is None else seat)["legal_actions"]
        return actions

    def plain(self) -> Json:
        return plain(self.view(self.actor))

    async def act(self, action: Json | None = None, **more: object) -> Json:
        """The actor plays, by default something plain; everybody has seen it then."""
        seat, seq = self.actor, self.seq
        chosen = self.plain() if action is None else action
        answer = await self.players[seat].ask("act", table=self.id, seq=seq, action=chosen, **more)
        assert answer == {"ok": True, "seq": seq + 1}
        await self.see(seq + 1)
        return chosen

    async def see(self, seq: int) -> None:
        """Everybody waits for this update."""
        self.updates = list(await asyncio.gather(*(one.update(seq) for one in self.players)))

    async def act_until(
        self, enough: Callable[[Json], bool], choice: Choice = brisk, most: int = 3000
    ) -> None:
        """Play on until the view of seat 0 is such."""
        for _ in range(most):
            if enough(self.view(0)):
                return
            await self.act(choice(self.view(self.actor)))
        raise AssertionError(f"{self.game} went on for {most} actions")

    async def finish(self) -> list[Json]:
        """Play to the end; what everybody was told of it."""
        await self.act_until(lambda view: not view["actors"])
        return [await player.hear("game_ended") for player in self.players]


def to_the_next_deal(view: Json) -> Json:
    """Santase: a false 66 as soon as it can be said ends a deal after a trick."""
    legal: list[Json] = view["legal_actions"]
    return next((action for action in legal if action["type"] == "declare66"), plain(view))
