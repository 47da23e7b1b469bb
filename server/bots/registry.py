"""The bots in the database: whose they are, who may see them, their versions.

Routes, tables and trials come here. Nothing runs a bot here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from uuid import UUID, uuid4

from sqlalchemy import Select, delete, func, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.accounts.names import clean_name
from server.accounts.people import find_by_name
from server.bots.shapes import BotChange, NewBot
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Database
from server.storage.models import Bot, BotDecision, BotHold, BotVersion, MatchSeat, User


@dataclass(frozen=True)
class Found:
    """A bot with what its card shows of others' rows."""

    bot: Bot
    owner: str
    versions: int
    #: Finished matches, and how many of them it won.
    matches: int
    won: int


class Registry:
    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    # ---- bots

    async def create(self, me: Identity, wish: NewBot) -> Found:
        name = clean_name(wish.name)
        with _name_taken():
            async with self._database.session() as session:
                # The owner's row orders bots that are made at once, so that the limit holds.
                await session.get(User, me.user, with_for_update={"key_share": True})
                await self._refuse_too_many(session, me.user)
                bot = Bot(
                    id=uuid4(),
                    owner_id=me.user,
                    name=name,
                    description=wish.description,
                    games=list(dict.fromkeys(wish.games)),
                    public=wish.public,
                    source_public=wish.source_public,
                    watchable=wish.watchable,
                    created_at=_now(),
                )
                session.add(bot)
                await session.flush()
                return await self._found(session, bot)

    async def change(self, me: Identity, bot_id: UUID, wish: BotChange) -> Found:
        name = None if wish.name is None else clean_name(wish.name)
        with _name_taken():
            async with self._database.session() as session:
                bot = await self._own(session, me, bot_id, lock=True)
                bot.name = name or bot.name
                if wish.games is not None:
                    bot.games = list(dict.fromkeys(wish.games))
                for field in ("description", "public", "source_public", "watchable"):
                    value = getattr(wish, field)
                    if value is not None:
                        setattr(bot, field, value)
                await session.flush()
                return await self._found(session, bot)

    async def delete(self, me: Identity, bot_id: UUID) -> None:
        """Its code and logs go; its matches stay, with the name it had."""
        async with self._database.session() as session:
            bot = await self._own(session, me, bot_id, lock=True)
            await forget_bots(session, [bot.id])

    async def show(self, me: Identity | None, bot_id: UUID) -> Found:
        async with self._database.session() as session:
            return await self._found(session, await self._visible(session, me, bot_id))

    async def listed(
        self,
        me: Identity | None,
        *,
        game: str | None,
        owner: str | None,
        mine: bool,
        before: tuple[int, UUID] | None,
        limit: int,
    ) -> list[Found]:
        """The newest first: those that anybody may seat, or all of mine."""
        query: Select[Bot] = (
            select(Bot)
            .where(Bot.deleted_at.is_(None))
            .order_by(Bot.created_at.desc(), Bot.id.desc())
            .limit(limit)
        )
        if mine:
            if me is None:
                raise Refusal("unauthorized", "log in to see your bots")
            query = query.where(Bot.owner_id == me.user)
        else:
            query = query.where(Bot.public, Bot.active_version.is_not(None))
        if game is not None:
            query = query.where(Bot.games.contains([game]))
        if before is not None:
            at = datetime.fromtimestamp(before[0] / 1000, UTC)
            query = query.where(tuple_(Bot.created_at, Bot.id) < (at, before[1]))
        async with self._database.session() as session:
            if owner is not None:
                user = await find_by_name(session, owner)
                if user is None:
                    return []
                query = query.where(Bot.owner_id == user.id)
            bots = list(await session.scalars(query))
            return await self._all_found(session, bots)

    # ---- versions

    async def newest(self, me: Identity, bot_id: UUID) -> BotVersion | None:
        """The owner's newest version."""
        async with self._database.session() as session:
            bot = await self._own(session, me, bot_id)
            return await _newest(session, bot.id)

    async def add_version(
        self, me: Identity, bot_id: UUID, source: str, notes: str, activate: bool
    ) -> tuple[BotVersion, Bot]:
        """A new version; the newest one again if it has this very source."""
        digest = sha256(source.encode()).hexdigest()
        async with self._database.session() as session:
            bot = await self._own(session, me, bot_id, lock=True)
            version = await _newest(session, bot.id)
            if version is None or version.hash != digest:
                number = 1 if version is None else version.number + 1
                if number > self._limits.versions_per_bot:
                    most = self._limits.versions_per_bot
                    raise Refusal("rate_limited", f"a bot has {most} versions at most")
                version = BotVersion(
                    bot_id=bot.id, number=number, source=source, hash=digest, notes=notes
                )
                version.created_at = _now()
                session.add(version)
            if activate:
                await _check_not_held(session, bot.id, version.number)
                bot.active_version = version.number
            return version, bot

    async def versions(
        self, me: Identity | None, bot_id: UUID, before: int | None, limit: int
    ) -> tuple[Bot, list[BotVersion]]:
        """The newest first."""
        async with self._database.session() as session:
            bot = await self._readable(session, me, bot_id)
            query = (
                select(BotVersion)
                .where(BotVersion.bot_id == bot.id)
                .order_by(BotVersion.number.desc())
                .limit(limit)
            )
            if before is not None:
                query = query.where(BotVersion.number < before)
            return bot, list(await session.scalars(query))

    async def version(
        self, me: Identity | None, bot_id: UUID, number: int
    ) -> tuple[Bot, BotVersion]:
        async with self._database.session() as session:
            bot = await self._readable(session, me, bot_id)
            return bot, await _version(session, bot.id, number)

    async def activate(self, me: Identity, bot_id: UUID, number: int | None) -> Found:
        async with self._database.session() as session:
            bot = await self._own(session, me, bot_id, lock=True)
            if number is not None:
                await _version(session, bot.id, number)
                await _check_not_held(session, bot.id, number)
            bot.active_version = number
            await session.flush()
            return await self._found(session, bot)

    async def own(self, me: Identity, bot_id: UUID) -> Bot:
        """The bot, for its owner and admins; a Refusal for everybody else."""
        async with self._database.session() as session:
            return await self._own(session, me, bot_id)

    # ---- for tables

    async def seatable(self, bot_id: UUID, user: UUID) -> Bot | None:
        """A bot that this person may seat: his own or a public one, with a version that plays."""
        async with self._database.session() as session:
            bot = await session.get(Bot, bot_id)
        if bot is None or bot.deleted_at is not None or bot.active_version is None:
            return None
        return bot if bot.public or bot.owner_id == user else None

    async def playing(self, wanted: dict[UUID, int | None]) -> dict[UUID, tuple[Bot, BotVersion]]:
        """Bots with the version that plays, or the one that is wanted; without those that are
        gone."""
        found = {}
        async with self._database.session() as session:
            for bot_id, number in wanted.items():
                bot = await session.get(Bot, bot_id)
                if bot is None or bot.deleted_at is not None:
                    continue
                chosen = bot.active_version if number is None else number
                version = await session.get(BotVersion, (bot_id, chosen or 0))
                if version is not None:
                    found[bot_id] = (bot, version)
        return found

    # ----

    async def _visible(self, session: AsyncSession, me: Identity | None, bot_id: UUID) -> Bot:
        bot = await session.get(Bot, bot_id)
        if bot is None or bot.deleted_at is not None or not (bot.public or _is_own(bot, me)):
            raise Refusal("not_found", "there is no such bot")
        return bot

    async def _readable(self, session: AsyncSession, me: Identity | None, bot_id: UUID) -> Bot:
        """A bot whose source this reader may see."""
        bot = await self._visible(session, me, bot_id)
        if not (bot.source_public or _is_own(bot, me)):
            raise Refusal("forbidden", "the owner of this bot keeps its source to himself")
        return bot

    async def _own(
        self, session: AsyncSession, me: Identity, bot_id: UUID, *, lock: bool = False
    ) -> Bot:
        bot = await self._visible(session, me, bot_id)
        if not _is_own(bot, me):
            raise Refusal("forbidden", "this is somebody else's bot")
        if lock:
            await session.refresh(bot, with_for_update=True)
            if bot.deleted_at is not None:
                raise Refusal("not_found", "there is no such bot")
        return bot

    async def _found(self, session: AsyncSession, bot: Bot) -> Found:
        return (await self._all_found(session, [bot]))[0]

    async def _all_found(self, session: AsyncSession, bots: list[Bot]) -> list[Found]:
        owners = await session.execute(
            select(User.id, User.name).where(User.id.in_({bot.owner_id for bot in bots}))
        )
        names = {row.id: row.name for row in owners}
        counts = await session.execute(
            select(BotVersion.bot_id, func.count().label("number"))
            .where(BotVersion.bot_id.in_([bot.id for bot in bots]))
            .group_by(BotVersion.bot_id)
        )
        numbers = {row.bot_id: row.number for row in counts}
        played = await session.execute(
            select(
                MatchSeat.bot,
                func.count().label("matches"),
                func.count().filter(MatchSeat.place == 1).label("won"),
            )
            .where(
                MatchSeat.bot.in_([str(bot.id) for bot in bots]),
                MatchSeat.bot_version.is_not(None),
                MatchSeat.place.is_not(None),
            )
            .group_by(MatchSeat.bot)
        )
        records = {row.bot: (row.matches, row.won) for row in played}
        return [
            Found(
                bot,
                names[bot.owner_id],
                numbers.get(bot.id, 0),
                *records.get(str(bot.id), (0, 0)),
            )
            for bot in bots
        ]

    async def _refuse_too_many(self, session: AsyncSession, owner: UUID) -> None:
        own = select(func.count()).where(Bot.owner_id == owner, Bot.deleted_at.is_(None))
        if (await session.scalar(own) or 0) >= self._limits.bots_per_person:
            most = self._limits.bots_per_person
            raise Refusal("rate_limited", f"you have {most} bots already: delete one first")


async def forget_bots_of(session: AsyncSession, owner: UUID) -> None:
    """The owner's account goes, and his bots with it."""
    own = select(Bot.id).where(Bot.owner_id == owner, Bot.deleted_at.is_(None))
    await forget_bots(session, list(await session.scalars(own)))


async def forget_bots(session: AsyncSession, bots: list[UUID]) -> None:
    """Take away code and logs of bots; their rows stay, for the matches they played."""
    await session.execute(delete(BotDecision).where(BotDecision.bot_id.in_(bots)))
    await session.execute(delete(BotVersion).where(BotVersion.bot_id.in_(bots)))
    await session.execute(
        update(Bot)
        .where(Bot.id.in_(bots))
        .values(deleted_at=func.now(), active_version=None, description="", public=False)
    )


async def _newest(session: AsyncSession, bot_id: UUID) -> BotVersion | None:
    return await session.scalar(
        select(BotVersion)
        .where(BotVersion.bot_id == bot_id)
        .order_by(BotVersion.number.desc())
        .limit(1)
    )


async def _version(session: AsyncSession, bot_id: UUID, number: int) -> BotVersion:
    version = await session.get(BotVersion, (bot_id, number))
    if version is None:
        raise Refusal("not_found", f"this bot has no version {number}")
    return version


async def _check_not_held(session: AsyncSession, bot_id: UUID, number: int) -> None:
    """A moderator has taken this version, or the whole bot, out of play."""
    held = select(BotHold.reason).where(
        BotHold.bot_id == bot_id,
        BotHold.lifted_at.is_(None),
        or_(BotHold.version.is_(None), BotHold.version == number),
    )
    reason = await session.scalar(held.limit(1))
    if reason is not None:
        raise Refusal("forbidden", f"this version may not play: {reason}")


def _is_own(bot: Bot, me: Identity | None) -> bool:
    return me is not None and (bot.owner_id == me.user or me.may("admin"))


def _now() -> datetime:
    """To the millisecond, as clients see it, so that lists can be paged by it."""
    now = datetime.now(UTC)
    return now.replace(microsecond=now.microsecond // 1000 * 1000)


@contextmanager
def _name_taken() -> Iterator[None]:
    """Around a whole transaction: the unique index decides who has a name."""
    try:
        yield
    except IntegrityError as error:
        broken = getattr(error.orig and error.orig.__cause__, "constraint_name", None)
        if broken == "uq_bots_owner_name":
            raise Refusal("name_taken", "you have a bot of this name already") from None
        raise
