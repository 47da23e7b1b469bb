"""Block lists: whom a person does not want to hear or meet. Known without a query."""

from collections import defaultdict
from collections.abc import Iterable
from uuid import UUID

from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert

from server.errors import Refusal
from server.storage.database import Database
from server.storage.models import Block, User
from server.storage.noticeboard import Notice, Noticeboard

MOST = 500


class Blocks:
    def __init__(self, database: Database, notices: Noticeboard) -> None:
        self._database = database
        self._notices = notices
        self._of: dict[UUID, set[UUID]] = {}
        notices.on("blocks", self._changed)

    def has(self, who: UUID, whom: UUID) -> bool:
        """Has one blocked the other?"""
        return whom in self._of.get(who, ())

    def between(self, one: UUID, others: Iterable[UUID]) -> bool:
        """Does anybody of these not want to meet that one, or that one them?"""
        return any(self.has(one, other) or self.has(other, one) for other in others)

    async def of(self, user: UUID) -> list[tuple[Block, str]]:
        """The newest first, with their names."""
        query = (
            select(Block, User.name)
            .join(User, User.id == Block.blocked_id)
            .where(Block.user_id == user)
            .order_by(Block.created_at.desc(), Block.blocked_id)
        )
        async with self._database.session() as session:
            return [(row[0], row[1]) for row in await session.execute(query)]

    async def add(self, user: UUID, whom: UUID) -> None:
        if user == whom:
            raise Refusal("bad_request", "this is you")
        async with self._database.session() as session:
            other = await session.get(User, whom)
            if other is None or other.deleted_at is not None:
                raise Refusal("not_found", "nobody has this id")
            many = select(func.count()).select_from(Block).where(Block.user_id == user)
            if (await session.scalar(many) or 0) >= MOST:
                raise Refusal("forbidden", f"you have blocked {MOST} people, which is the most")
            await session.execute(
                insert(Block).values(user_id=user, blocked_id=whom).on_conflict_do_nothing()
            )
            await self._notices.post(session, "blocks", user=str(user))
        await self._notices.act("blocks", user=str(user))

    async def remove(self, user: UUID, whom: UUID) -> None:
        async with self._database.session() as session:
            await session.execute(
                delete(Block).where(Block.user_id == user, Block.blocked_id == whom)
            )
            await self._notices.post(session, "blocks", user=str(user))
        await self._notices.act("blocks", user=str(user))

    async def load(self, user: UUID | None = None) -> None:
        """One person's list, or all of them."""
        query = select(Block.user_id, Block.blocked_id)
        if user is not None:
            query = query.where(Block.user_id == user)
        found: dict[UUID, set[UUID]] = defaultdict(set)
        async with self._database.session() as session:
            for row in await session.execute(query):
                found[row.user_id].add(row.blocked_id)
        if user is None:
            self._of = dict(found)
        elif user in found:
            self._of[user] = found[user]
        else:
            self._of.pop(user, None)

    async def _changed(self, notice: Notice) -> None:
        await self.load(UUID(notice["user"]) if "user" in notice else None)
