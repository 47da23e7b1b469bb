"""A table as its own node sees it, with a spectator's eye: told to whichever node is asked."""

from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta, Struct

from server.lobby.directory import Directory
from server.nodes.questions import Questions
from server.tables.table import Table

Json = dict[str, Any]


class Watching(Struct):
    id: UUID
    name: str


class LiveTable(Struct):
    table: Annotated[Json, Meta(description="its card, as spectators see it")]
    watching: Annotated[list[Watching], Meta(description="at this node")]
    last_action_at: int | None

    def has(self, player: UUID) -> bool:
        """Whether somebody sits or watches there."""
        seats = [seat["player"] for seat in self.table["seats"]]
        sits = any(one is not None and one["id"] == str(player) for one in seats)
        return sits or any(one.id == player for one in self.watching)


def live(table: Table) -> LiveTable:
    people = {one.user_id: one.identity.name for one in table.audience.connections}
    times = () if table.play is None else table.play.live.times
    return LiveTable(
        table=table.card_for(None),
        watching=[Watching(user, name) for user, name in people.items()],
        last_action_at=times[-1] if times else None,
    )


class Looks:
    """Asks the other nodes for such a look, and answers them."""

    def __init__(self, directory: Directory, questions: Questions) -> None:
        self._directory = directory
        self._questions = questions
        questions.on("look", self._answer)

    async def elsewhere(self, table: str) -> Json | None:
        """A table of another node by its id; None if nobody answers."""
        answers = await self._questions.ask("look", {"table": table})
        return next((one["look"] for one in answers if one["look"]), None)

    def _answer(self, asked: Json) -> Json:
        table = self._directory.tables.get(UUID(asked["table"]))
        return {"look": None if table is None else look(table)}


def look(table: Table) -> Json:
    """What spectators see of it now."""
    seen = table.doorway.seen_by_all()
    shown: Json = msgspec.to_builtins(live(table))
    return {**shown, **{name: seen[name] for name in ("started", "update", "ended")}}


def unseen(written: LiveTable) -> Json:
    """Where nobody sees more than what is written."""
    return {**msgspec.to_builtins(written), **dict.fromkeys(("started", "update", "ended"))}
