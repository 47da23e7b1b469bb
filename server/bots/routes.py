"""The routes of bots and their versions: /api/v1/bots."""

import asyncio
from typing import Any
from uuid import UUID

from server.accounts.identity import Identity
from server.accounts.people import milliseconds
from server.bots.difference import difference
from server.bots.reference import bot_api, bot_examples
from server.bots.registry import Found, Registry
from server.bots.shapes import (
    Activating,
    BotApi,
    BotCard,
    BotChange,
    BotExamples,
    BotOwner,
    BotRecord,
    BotsQuery,
    Checked,
    Checking,
    DiffQuery,
    NewBot,
    NewVersion,
    Tested,
    Testing,
    Uploaded,
    VersionCard,
    VersionDiff,
    VersionShown,
)
from server.bots.trials import Trials
from server.errors import Refusal
from server.limits import Limits
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route
from server.storage.models import Bot, BotVersion

BOTS = "/api/v1/bots"
BOT = f"{BOTS}/{{id}}"
LARGEST_VERSION = 2**31 - 1


class BotRoutes:
    def __init__(self, registry: Registry, trials: Trials, limits: Limits) -> None:
        self._registry = registry
        self._trials = trials
        self._limits = limits

    def routes(self) -> list[AnyRoute]:
        return [*self._bots(), *self._versions(), *self._running()]

    def _bots(self) -> list[AnyRoute]:
        return [
            Route(
                method="GET",
                path=BOTS,
                summary="Bots that anybody may seat, or mine, the newest first",
                tag="bots",
                who="public",
                reads_token=True,
                scope="bots",
                query=BotsQuery,
                answer=Page[BotCard],
                serve=self.list_bots,
            ),
            Route(
                method="POST",
                path=BOTS,
                summary="Make a bot",
                tag="bots",
                who="player",
                scope="bots",
                body=NewBot,
                answer=BotCard,
                status=201,
                refusals=("name_taken", "rate_limited"),
                serve=self.make_bot,
            ),
            Route(
                method="GET",
                path=f"{BOTS}/examples",
                summary="Bots to start from, for every game",
                tag="bots",
                who="public",
                answer=BotExamples,
                serve=self.list_bot_examples,
            ),
            Route(
                method="GET",
                path=f"{BOTS}/api",
                summary="What a bot defines, sees and may use, for editors",
                tag="bots",
                who="public",
                answer=BotApi,
                serve=self.show_bot_api,
            ),
            Route(
                method="GET",
                path=BOT,
                summary="A bot's card",
                tag="bots",
                who="public",
                reads_token=True,
                scope="bots",
                answer=BotCard,
                refusals=("not_found",),
                serve=self.show_bot,
            ),
            Route(
                method="PATCH",
                path=BOT,
                summary="Change a bot's name, text, games or who may see what",
                tag="bots",
                who="player",
                scope="bots",
                body=BotChange,
                answer=BotCard,
                refusals=("not_found", "name_taken"),
                serve=self.change_bot,
            ),
            Route(
                method="DELETE",
                path=BOT,
                summary="Delete a bot with its code and logs; matches stay",
                tag="bots",
                who="player",
                scope="bots",
                status=204,
                refusals=("not_found",),
                serve=self.delete_bot,
            ),
        ]

    def _versions(self) -> list[AnyRoute]:
        return [
            Route(
                method="GET",
                path=f"{BOT}/versions",
                summary="A bot's versions, the newest first; others' only if the source is public",
                tag="bots",
                who="public",
                reads_token=True,
                scope="bots",
                query=PageQuery,
                answer=Page[VersionCard],
                refusals=("not_found", "forbidden"),
                serve=self.list_versions,
            ),
            Route(
                method="POST",
                path=f"{BOT}/versions",
                summary="Upload a version; one with errors is refused with its diagnostics",
                tag="bots",
                who="player",
                scope="bots",
                body=NewVersion,
                answer=Uploaded,
                status=201,
                refusals=("not_found", "bad_source", "rate_limited", "bots_off"),
                serve=self.upload_version,
            ),
            Route(
                method="GET",
                path=f"{BOT}/versions/{{number}}",
                summary="A version with its source",
                tag="bots",
                who="public",
                reads_token=True,
                scope="bots",
                answer=VersionShown,
                refusals=("not_found", "forbidden"),
                serve=self.show_version,
            ),
            Route(
                method="GET",
                path=f"{BOT}/diff",
                summary="What changed between two versions",
                tag="bots",
                who="public",
                reads_token=True,
                scope="bots",
                query=DiffQuery,
                answer=VersionDiff,
                refusals=("not_found", "forbidden", "rate_limited"),
                serve=self.show_version_diff,
            ),
            Route(
                method="POST",
                path=f"{BOT}/activate",
                summary="Let a version play from the next match on; null for none",
                tag="bots",
                who="player",
                scope="bots",
                body=Activating,
                answer=BotCard,
                refusals=("not_found", "bots_off"),
                serve=self.activate_version,
            ),
        ]

    def _running(self) -> list[AnyRoute]:
        return [
            Route(
                method="POST",
                path=f"{BOTS}/check",
                summary="What is wrong with a source, with positions; nothing is kept",
                tag="bots",
                who="player",
                scope="bots",
                body=Checking,
                answer=Checked,
                refusals=("rate_limited", "bots_off"),
                serve=self.check_source,
            ),
            Route(
                method="POST",
                path=f"{BOT}/test",
                summary="Try a version or a draft on ten sample states and in a practice match",
                tag="bots",
                who="player",
                scope="bots",
                body=Testing,
                answer=Tested,
                refusals=("not_found", "rate_limited", "bots_off"),
                serve=self.test_bot,
            ),
        ]

    # ---- bots

    async def list_bots(self, call: Call[None, BotsQuery]) -> Page[BotCard]:
        query = call.query
        before = None if query.cursor is None else place_of(query.cursor, tuple[int, UUID])
        found = await self._registry.listed(
            call.identity,
            game=query.game,
            owner=query.owner,
            mine=query.mine,
            before=before,
            limit=query.limit + 1,
        )
        return page_of(
            found,
            query.limit,
            show=lambda one: _card(one, call.identity),
            place=lambda one: (milliseconds(one.bot.created_at), one.bot.id),
        )

    async def make_bot(self, call: Call[NewBot, None]) -> BotCard:
        return _card(await self._registry.create(call.me, call.body), call.me)

    async def list_bot_examples(self, _: Call[None, None]) -> BotExamples:
        return bot_examples()

    async def show_bot_api(self, _: Call[None, None]) -> BotApi:
        return bot_api()

    async def show_bot(self, call: Call[None, None]) -> BotCard:
        return _card(await self._registry.show(call.identity, call.path_id("id")), call.identity)

    async def change_bot(self, call: Call[BotChange, None]) -> BotCard:
        changed = await self._registry.change(call.me, call.path_id("id"), call.body)
        return _card(changed, call.me)

    async def delete_bot(self, call: Call[None, None]) -> None:
        await self._registry.delete(call.me, call.path_id("id"))

    # ---- versions

    async def list_versions(self, call: Call[None, PageQuery]) -> Page[VersionCard]:
        query = call.query
        before = None if query.cursor is None else place_of(query.cursor, int)
        if before is not None and not 0 <= before <= LARGEST_VERSION:
            raise Refusal("bad_request", "`cursor`: not one that this list gave")
        bot, found = await self._registry.versions(
            call.identity, call.path_id("id"), before, query.limit + 1
        )
        return page_of(
            found, query.limit, show=lambda one: _version(one, bot), place=lambda one: one.number
        )

    async def upload_version(self, call: Call[NewVersion, None]) -> Uploaded:
        version, bot, found = await self._trials.upload(call.me, call.path_id("id"), call.body)
        return Uploaded(_version(version, bot), found)

    async def show_version(self, call: Call[None, None]) -> VersionShown:
        bot, found = await self._registry.version(
            call.identity, call.path_id("id"), path_number(call, "number")
        )
        card = _version(found, bot)
        return VersionShown(
            *(card.number, card.hash, card.notes, card.bytes, card.created_at, card.active),
            source=found.source,
        )

    async def show_version_diff(self, call: Call[None, DiffQuery]) -> VersionDiff:
        self._limits.bot_checks.check(call.identity.user if call.identity else call.address)
        query, bot_id = call.query, call.path_id("id")
        _, before = await self._registry.version(call.identity, bot_id, query.before)
        _, after = await self._registry.version(call.identity, bot_id, query.after)
        return await asyncio.to_thread(
            difference, (before.number, before.source), (after.number, after.source)
        )

    async def activate_version(self, call: Call[Activating, None]) -> BotCard:
        if call.body.version is not None:
            self._trials.permission.check()
        bot_id = call.path_id("id")
        return _card(await self._registry.activate(call.me, bot_id, call.body.version), call.me)

    # ---- running

    async def check_source(self, call: Call[Checking, None]) -> Checked:
        return await self._trials.check(call.me, call.body.source, call.body.game)

    async def test_bot(self, call: Call[Testing, None]) -> Tested:
        return await self._trials.test(call.me, call.path_id("id"), call.body)


def path_number(call: Call[Any, Any], name: str) -> int:
    """A number in the path; what is none names nothing."""
    text = call.path[name]
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refusal("not_found", "there is nothing with this number")
    return int(text)


def _card(found: Found, me: Identity | None) -> BotCard:
    bot = found.bot
    return BotCard(
        id=bot.id,
        name=bot.name,
        description=bot.description,
        owner=BotOwner(bot.owner_id, found.owner),
        games=bot.games,
        public=bot.public,
        source_public=bot.source_public,
        watchable=bot.watchable,
        active_version=bot.active_version,
        versions=found.versions,
        record=BotRecord(found.matches, found.won),
        created_at=milliseconds(bot.created_at),
        mine=me is not None and bot.owner_id == me.user,
    )


def _version(version: BotVersion, bot: Bot) -> VersionCard:
    return VersionCard(
        number=version.number,
        hash=version.hash,
        notes=version.notes,
        bytes=len(version.source.encode()),
        created_at=milliseconds(version.created_at),
        active=version.number == bot.active_version,
    )
