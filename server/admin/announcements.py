"""Words of the house to everybody: one at a time, on every page at once, until it ends."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import Select, func, or_, select, tuple_

from server.accounts.people import milliseconds
from server.errors import Refusal
from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database
from server.storage.models import Announcement
from server.storage.noticeboard import Notice, Noticeboard

Json = dict[str, Any]


class Announcements:
    def __init__(self, database: Database, notices: Noticeboard) -> None:
        self._database = database
        self._notices = notices
        self._current: Announcement | None = None
        #: The last one that people were told of.
        self._told: UUID | None = None
        #: Told what is shown now, or None.
        self.on_change: Callable[[Json | None], None] | None = None
        notices.on("announcement", self._changed)

    @property
    def current(self) -> Json | None:
        """What is shown now."""
        now = self._current
        if now is None or (now.until is not None and now.until <= datetime.now(UTC)):
            return None
        return shown(now)

    async def make(
        self,
        actor: Actor,
        text: str,
        translations: dict[str, str],
        level: str,
        until: datetime | None,
    ) -> Announcement:
        """It takes the place of the one before."""
        if until is not None and until <= datetime.now(UTC):
            raise Refusal("bad_request", "`until`: this time has passed")
        async with self._database.session() as session:
            before = await session.scalar(_running().with_for_update())
            was = None if before is None else shown(before)
            if before is not None:
                before.ended_at = datetime.now(UTC)
            made = Announcement(
                id=uuid4(),
                text=text,
                translations=translations,
                level=level,
                until=until,
                created_by=actor.id,
                created_at=datetime.now(UTC),
            )
            session.add(made)
            target = ("announcement", made.id)
            audit.note(session, actor, "announcement.make", target, before=was, after=shown(made))
            await self._notices.post(session, "announcement")
        await self._notices.act("announcement")
        return made

    async def end(self, actor: Actor, announcement: UUID) -> None:
        async with self._database.session() as session:
            found = await session.get(Announcement, announcement, with_for_update=True)
            if found is None or found.ended_at is not None:
                raise Refusal("not_found", "there is no such announcement, or it has ended")
            found.ended_at = datetime.now(UTC)
            target = ("announcement", found.id)
            audit.note(session, actor, "announcement.end", target, before=shown(found))
            await self._notices.post(session, "announcement")
        await self._notices.act("announcement")

    async def all(self, before: tuple[datetime, UUID] | None, limit: int) -> list[Announcement]:
        """The newest first."""
        query = select(Announcement).order_by(
            Announcement.created_at.desc(), Announcement.id.desc()
        )
        if before is not None:
            query = query.where(tuple_(Announcement.created_at, Announcement.id) < before)
        async with self._database.session() as session:
            return list(await session.scalars(query.limit(limit)))

    async def load(self) -> None:
        """Look what is shown now; people are told if it is something else."""
        async with self._database.session() as session:
            self._current = await session.scalar(_running())
        name = None if self._current is None else self._current.id
        if self.on_change is not None and name != self._told:
            self._told = name
            self.on_change(self.current)

    async def _changed(self, _: Notice) -> None:
        await self.load()


def shown(announcement: Announcement) -> Json:
    """As pages get it."""
    until = announcement.until
    return {
        "id": str(announcement.id),
        "text": announcement.text,
        "translations": announcement.translations,
        "level": announcement.level,
        "at": milliseconds(announcement.created_at),
        "until": None if until is None else milliseconds(until),
    }


def _running() -> Select[Announcement]:
    return (
        select(Announcement)
        .where(
            Announcement.ended_at.is_(None),
            or_(Announcement.until.is_(None), Announcement.until > func.now()),
        )
        .order_by(Announcement.created_at.desc())
        .limit(1)
    )
