"""Uploaded bots at tables: who may be seated, and the program that plays a seat of a match."""

from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from bots.sandbox import BotPlayer, Decision, Program
from engines import catalogue
from server.bots.logbook import Logbook, Sitting
from server.bots.permission import Permission
from server.bots.registry import Registry
from server.bots.seeds import rng_seed
from server.errors import Refusal
from server.tables.seats import Player


@dataclass(frozen=True)
class SeatedBot:
    """An uploaded bot as it plays one match."""

    bot_id: UUID
    program: Program
    #: Whoever is at the table may know its times and strikes.
    watchable: bool


class Seating:
    """What tables know of uploaded bots."""

    def __init__(self, permission: Permission, registry: Registry, logbook: Logbook) -> None:
        self._permission = permission
        self._registry = registry
        self._logbook = logbook

    async def invite(self, bot: str, user_id: UUID, game: str) -> Player:
        """The bot as somebody who can sit at a table of this game, for this host."""
        bot_id = _as_id(bot)
        found = None if bot_id is None else await self._registry.seatable(bot_id, user_id)
        if found is None:
            raise Refusal("not_found", "There is no such bot.")
        if game not in found.games:
            titles = " and ".join(catalogue()[one].title for one in found.games)
            raise Refusal("bad_request", f"{found.name} plays {titles} only.")
        if self._permission.obstacle is not None:
            raise Refusal("forbidden", self._permission.obstacle)
        return Player(str(found.id), found.name, "bot")

    async def programs(self, wanted: dict[UUID, int | None]) -> dict[UUID, SeatedBot]:
        """Of these bots (with their versions, None for the active one) those that can play."""
        if not wanted or self._permission.obstacle is not None:
            return {}
        found = await self._registry.playing(wanted)
        return {
            bot_id: SeatedBot(
                bot_id, Program(bot.name, version.number, version.source), bot.watchable
            )
            for bot_id, (bot, version) in found.items()
        }

    def player(
        self,
        seated: SeatedBot,
        game: str,
        match: tuple[UUID, str],
        seat: int,
        told: Callable[[Decision], None],
    ) -> BotPlayer:
        """Plays a seat of a match, given by its id and seed; what it thinks goes into the logbook
        and is `told`."""
        match_id, seed = match
        sitting = Sitting(seated.bot_id, seated.program.version, match_id, seat)

        def record(decision: Decision) -> None:
            self._logbook.record(sitting, decision)
            told(decision)

        return self._permission.sandbox.player(
            seated.program, game=game, rng_seed=rng_seed(seed, seat), record=record
        )


def _as_id(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None
