"""The bots in the database: whose they are, who may see them, which of them play.

Routes, tables and trials come here. Nothing runs a bot here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from uuid import UUID, uuid4

from msgspec.structs import replace
from sqlalchemy import Select, func, select, tuple_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.accounts.names import clean_name
from server.accounts.people import find_by_name
from server.bots.access import own_bot, visible_bot
from server.bots.cards import Found, all_found, found
from server.bots.forgetting import forget_bots
from server.bots.shapes import BotChange, NewBot
from server.chat.house_words import HouseWords
from server.chat.plain import plain
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Database
from server.storage.models import Bot, BotVersion, User


class Registry:
    def __init__(self, database: Database, limits: Limits, words: HouseWords) -> None:
        self._database = database
        self._limits = limits
        self._words = words

    async def create(self, me: Identity, wish: NewBot) -> Found:
        name = clean_name(wish.name)
        description = plain(wish.description, lines=True)
        self._words.check(name=name, description=description)
        with _name_taken():
            async with self._database.session() as session:
                # The owner's row orders bots that are made at once, so that the limit holds.
                await session.get(User, me.user, with_for_update={"key_share": True})
                await self._refuse_too_many(session, me.user)
                bot = Bot(
                    id=uuid4(),
                    owner_id=me.user,
                    name=name,
                    description=description,
                    games=list(dict.fromkeys(wish.games)),
                    public=wish.public,
                    source_public=wish.source_public,
                    watchable=wish.watchable,
                    created_at=datetime.now(UTC),
                )
                session.add(bot)
                await session.flush()
                return await found(session, bot)

    async def change(self, me: Identity, bot_id: UUID, wish: BotChange) -> Found:
        name = None if wish.name is None else clean_name(wish.name)
        if wish.description is not None:
            wish = replace(wish, description=plain(wish.description, lines=True))
        self._words.check(name=name, description=wish.description)
        with _name_taken():
            async with self._database.session() as session:
                bot = await own_bot(session, me, bot_id, lock=True)
                bot.name = name or bot.name
                if wish.games is not None:
                    bot.games = list(dict.fromkeys(wish.games))
                for field in ("description", "public", "source_public", "watchable"):
                    value = getattr(wish, field)
                    if value is not None:
                        setattr(bot, field, value)
                await session.flush()
                return await found(session, bot)

    async def delete(self, me: Identity, bot_id: UUID) -> None:
        """Its code and logs go; its matches stay, with the name it had."""
        async with self._database.session() as session:
            bot = await own_bot(session, me, bot_id, lock=True)
            await forget_bots(session, [bot.id])

    async def show(self, me: Identity | None, bot_id: UUID) -> Found:
        async with self._database.session() as session:
            return await found(session, await visible_bot(session, me, bot_id))

    async def listed(
        self,
        me: Identity | None,
        *,
        game: str | None,
        name: str | None,
        owner: str | None,
        mine: bool,
        before: tuple[datetime, UUID] | None,
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
        if name is not None:
            begins = func.lower(Bot.name).startswith(name.lower(), autoescape=True)
            query = query.where(begins)
        if before is not None:
            query = query.where(tuple_(Bot.created_at, Bot.id) < before)
        async with self._database.session() as session:
            if owner is not None:
                user = await find_by_name(session, owner)
                if user is None:
                    return []
                query = query.where(Bot.owner_id == user.id)
            bots = list(await session.scalars(query))
            return await all_found(session, bots)

    async def own(self, me: Identity, bot_id: UUID) -> Bot:
        """The bot, for its owner and admins; a Refusal for everybody else."""
        async with self._database.session() as session:
            return await own_bot(session, me, bot_id)

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

    async def _refuse_too_many(self, session: AsyncSession, owner: UUID) -> None:
        own = select(func.count()).where(Bot.owner_id == owner, Bot.deleted_at.is_(None))
        if (await session.scalar(own) or 0) >= self._limits.bots_per_person:
            most = self._limits.bots_per_person
            raise Refusal("rate_limited", f"you have {most} bots already: delete one first")


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
