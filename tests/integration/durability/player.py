"""A person who plays on through everything: answers every update, comes back after every crash,
sends again what was not answered, and remembers what was promised."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from tests.integration.durability.client import Client, Cut, Json, Refused
from tests.integration.durability.serving import Serving

#: Refusals after which the same action may be sent again.
WAIT = {"too_soon", "server_busy", "rate_limited"}
#: Plays that bring a deal to its end, where random play would take for ever.
FORWARD = ("zudrehen", "meld", "extend", "take_back")


def choose(actions: list[Json], rng: Random) -> Json:
    """Any action, but one that leads on if there is one."""
    if rng.random() < 0.9:
        for kind in FORWARD:
            leading = [action for action in actions if action["type"] == kind]
            if leading:
                return rng.choice(leading)
    return rng.choice(actions)


class Player(Client):
    """Sits at one table. `acknowledged` is what the server has promised, by seq of the match."""

    def __init__(self, server: Serving) -> None:
        super().__init__(server)
        self.table = ""
        self.seat = -1
        self.match = ""
        self.rng = Random()
        self.acknowledged: dict[int, Json] = {}
        #: The same of every match at this table, by match.
        self.matches: dict[str, dict[int, Json]] = {}
        #: Ids of actions that were refused for good.
        self.refused: list[str] = []
        #: Views as first seen, by seq.
        self.views: dict[int, Json] = {}
        self.newest: Json | None = None
        self.ended: Json | None = None
        self.resent = 0
        self._answered = -1
        #: An action on its way, until it is answered: seq, action and id.
        self._pending: tuple[int, Json, str] | None = None
        #: A new socket hears nothing of the table before it has asked for it.
        self._astray = False
        self.on_acknowledged: Callable[[], None] = lambda: None
        self.keeps_everything = True
        self.enough = asyncio.Event()

    def on_event(self, event: str, data: Any) -> None:
        if event == "game_started":
            self._begin(data["match"])
        elif event == "game_state_update":
            self.see(data)
        elif event == "game_ended" and data["match"] == self.match:
            self.ended = data
        if not self.keeps_everything:
            self.heard.clear()

    def _begin(self, match: str) -> None:
        self.match = match
        self.acknowledged, self.views, self.refused = {}, {}, []
        self.matches[match] = self.acknowledged
        self.newest = self.ended = None
        self._answered = -1
        self._pending = None

    def see(self, update: Json) -> None:
        """A view at a seq is the same, however often and by whatever way it comes."""
        assert update["match"] == self.match
        seq, view = update["seq"], update["view"]
        assert seq == view["seq"]
        if self.newest is None or seq > self.newest["seq"]:
            self.newest = update
        first = self.views.setdefault(seq, view)
        assert first == view, f"the view at {seq} has changed"
        if not self.keeps_everything:
            self.views.pop(seq - 50, None)

    @property
    def told_of(self) -> int:
        """The last action of the match that an acknowledgement or an update told of."""
        return max(0 if self.newest is None else self.newest["seq"], *self.acknowledged, 0)

    # ── playing ─────────────────────────────────────────────────────────────────────────────

    @property
    def at_table(self) -> bool:
        """Its socket is up, and told what happens at the table."""
        return self.connected and not self._astray

    @property
    def in_match(self) -> bool:
        """There is one that is not over, or that has not answered yet what was sent."""
        return bool(self.match) and (self.ended is None or self._pending is not None)

    async def play(self) -> None:
        """Until the match is over, or it is enough; every action sent has been answered then."""
        while self._pending is not None or (self.ended is None and not self.enough.is_set()):
            try:
                if not self.at_table:
                    await self.come_back()
                if self._pending is None:
                    update = await self.until(self._to_answer)
                    if update is True:
                        continue
                    seq = self._answered = update["seq"]
                    action = choose(update["view"]["legal_actions"], self.rng)
                    self._pending = seq, action, f"{self.seat}-{seq}"
                await self.act(*self._pending)
                self._pending = None
            except Cut:
                continue

    def stop_playing(self) -> None:
        self.enough.set()
        self.look_again()

    def _to_answer(self) -> Any:
        """An update that is for this seat to answer; True if there is none and will be none."""
        if self.ended is not None or self.enough.is_set() or not self.at_table:
            return True
        newest = self.newest
        if newest is None or newest["seq"] <= self._answered:
            return None
        return newest if newest["view"]["legal_actions"] else None

    async def act(self, seq: int, action: Json, name: str) -> int | None:
        """Send an action, again and again with the same id, until it is answered. Returns its seq,
        or None if it was refused for good."""
        attempts = 0
        while True:
            try:
                if not self.at_table:
                    await self.come_back()
                self.resent += attempts > 0
                attempts += 1
                answer = await self.ask(
                    "act", table=self.table, seq=seq, action=action, id=name, match=self.match
                )
            except Cut:
                continue
            except Refused as refused:
                if refused.code in WAIT:
                    await asyncio.sleep(refused.error.get("retry_after", 0.1))
                    continue
                self.refused.append(name)
                return None
            number: int = answer["seq"]
            promised = {"seat": self.seat, "action": action}
            assert self.acknowledged.setdefault(number, promised) == promised
            self.on_acknowledged()
            return number

    async def connect_again(self) -> None:
        self._astray = True
        await super().connect_again()

    async def come_back(self) -> None:
        """After a crash: connect, see the view of now, and what was missed."""
        await self.connect_again()
        whole = await self.ask("resume_table", table=self.table, after=-1)
        assert whole["seat"] == self.seat
        last = -1 if self.newest is None else self.newest["seq"]
        missed = await self.ask("resume_table", table=self.table, after=last)
        for answer in (whole, missed):
            if answer["started"] is None:
                continue
            if answer["started"]["match"] != self.match:
                self._begin(answer["started"]["match"])
            updates = [*(answer["updates"] or []), answer["update"]]
            for update in updates:
                if update is not None:
                    self.see(update)
            if answer["ended"] is not None:
                self.ended = answer["ended"]
        self._astray = False


async def sit_down(
    server: Serving, game: str, count: int, rng: Random, **wishes: Any
) -> list[Player]:
    """People at a new table, private and without a clock unless wished; the first is host."""
    players: list[Player] = []
    for seat in range(count):
        player = Player(server)
        player.rng = Random(rng.random())
        await player.enter()
        if seat == 0:
            wish = {"seats": count, "visibility": "private", "turn_seconds": None, "deal_pause": 0}
            made = await player.ask("create_table", game=game, **wish | wishes)
        else:
            made = await player.ask("join_table", table=players[0].table, seat=seat)
        player.table, player.seat = made["table"]["id"], made["seat"]
        assert player.seat == seat
        players.append(player)
    return players


async def begin(players: list[Player]) -> None:
    """All are ready, the host starts, everybody has heard of it."""
    heard = {player: player.now for player in players}
    for player in players:
        await player.ask("player_ready", table=player.table)
    await players[0].ask("start_game", table=players[0].table)
    for player in players:
        await player.hear("game_state_update", after=heard[player])
