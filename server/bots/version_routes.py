"""The routes of bots' versions: /api/v1/bots/{id}/versions and what compares and chooses them."""

import asyncio

import msgspec

from server.accounts.people import milliseconds
from server.bots.cards import bot_card
from server.bots.comparisons import compared
from server.bots.difference import difference
from server.bots.routes import BOT
from server.bots.shapes import (
    Activating,
    BotCard,
    DiffQuery,
    NewVersion,
    Uploaded,
    VersionCard,
    VersionCompared,
    VersionDiff,
    VersionShown,
)
from server.bots.trials import Trials
from server.bots.versions import Versions
from server.limits import Limits
from server.rest.declared import get, post, routes_of
from server.rest.paging import Page, PageQuery, number_of, page_of
from server.rest.route import AnyRoute, Call
from server.storage.database import Database
from server.storage.models import Bot, BotVersion

LARGEST_VERSION = 2**31 - 1


class VersionRoutes:
    def __init__(
        self, database: Database, versions: Versions, trials: Trials, limits: Limits
    ) -> None:
        self._database = database
        self._versions = versions
        self._trials = trials
        self._limits = limits

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="bots")

    @get(
        f"{BOT}/versions",
        "A bot's versions, the newest first; others' only if the source is public",
        who="public",
        scope="bots",
        reads_token=True,
        refusals=("not_found", "forbidden"),
    )
    async def list_versions(self, call: Call[None, PageQuery]) -> Page[VersionCard]:
        query = call.query
        before = number_of(query.cursor, LARGEST_VERSION)
        bot, found = await self._versions.listed(
            call.identity, call.path_id("id"), before, query.limit + 1
        )
        me = call.identity
        measured = {}
        if me is not None and bot.owner_id == me.user:
            numbers = [one.number for one in found]
            measured = await compared(self._database, me.user, bot.id, numbers)
        return page_of(
            found,
            query.limit,
            show=lambda one: _version(one, bot, measured.get(one.number)),
            place=lambda one: one.number,
        )

    @post(
        f"{BOT}/versions",
        "Upload a version; one with errors is refused with its diagnostics",
        who="player",
        scope="bots",
        status=201,
        refusals=("not_found", "bad_source", "rate_limited", "bots_off"),
    )
    async def upload_version(self, call: Call[NewVersion, None]) -> Uploaded:
        version, bot, found = await self._trials.upload(call.me, call.path_id("id"), call.body)
        return Uploaded(_version(version, bot), found)

    @get(
        f"{BOT}/versions/{{number}}",
        "A version with its source",
        who="public",
        scope="bots",
        reads_token=True,
        refusals=("not_found", "forbidden"),
    )
    async def show_version(self, call: Call[None, None]) -> VersionShown:
        bot, found = await self._versions.one(
            call.identity, call.path_id("id"), call.path_number("number")
        )
        card = _version(found, bot)
        return VersionShown(**msgspec.structs.asdict(card), source=found.source)

    @get(
        f"{BOT}/diff",
        "What changed between two versions",
        who="public",
        scope="bots",
        reads_token=True,
        refusals=("not_found", "forbidden", "rate_limited"),
    )
    async def show_version_diff(self, call: Call[None, DiffQuery]) -> VersionDiff:
        self._limits.bot_checks.check(call.identity.user if call.identity else call.address)
        query, bot_id = call.query, call.path_id("id")
        _, before = await self._versions.one(call.identity, bot_id, query.before)
        _, after = await self._versions.one(call.identity, bot_id, query.after)
        return await asyncio.to_thread(
            difference, (before.number, before.source), (after.number, after.source)
        )

    @post(
        f"{BOT}/activate",
        "Let a version play from the next match on; null for none",
        who="player",
        scope="bots",
        refusals=("not_found", "bots_off"),
    )
    async def activate_version(self, call: Call[Activating, None]) -> BotCard:
        if call.body.version is not None:
            self._trials.permission.check()
        bot_id = call.path_id("id")
        return bot_card(await self._versions.activate(call.me, bot_id, call.body.version), call.me)


def _version(version: BotVersion, bot: Bot, compared: VersionCompared | None = None) -> VersionCard:
    return VersionCard(
        number=version.number,
        hash=version.hash,
        notes=version.notes,
        bytes=len(version.source.encode()),
        created_at=milliseconds(version.created_at),
        active=version.number == bot.active_version,
        compared=compared,
    )
