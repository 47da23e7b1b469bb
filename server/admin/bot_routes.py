"""REST of uploaded bots for those who keep order: /api/v1/admin/bots, and the sandbox's state."""

from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.admin.bots import BotFound, BotOversight
from server.admin.shapes import Reason, ms
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.rest.declared import get, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call
from server.storage.models import BotDecision, BotHold, BotRating, BotVersion

BOTS = "/api/v1/admin/bots"
Version = Annotated[int, Meta(ge=1, description="null: all of them")]


class AdminBotsQuery(PageQuery):
    text: Annotated[str, Meta(max_length=60, description="part of a name")] | None = None
    owner: UUID | None = None
    game: str | None = None
    held: bool | None = None


class HoldShown(Struct):
    version: int | None
    reason: str
    at: int
    by: UUID | None


class BotOverseen(Struct):
    id: UUID
    name: str
    owner: UUID
    owner_name: str
    games: list[str]
    public: bool
    active_version: int | None
    since: int
    strikes: Annotated[int, Meta(description="in the last 7 days")]
    holds: list[HoldShown]


class VersionOverseen(Struct):
    number: int
    hash: str
    notes: str
    at: int


class StrikeShown(Struct):
    version: int
    match: UUID
    seat: int
    seq: int
    strike: str
    milliseconds: float
    at: int
    #: What it answered and printed: for administrators.
    answer: str | None
    printed: str | None


class ContestantOverseen(Struct):
    contestant: str
    game: str
    sets: int
    outs: int
    held_at: int | None
    held_reason: str | None


class BotOverseenFile(Struct):
    bot: BotOverseen
    versions: list[VersionOverseen]
    strikes: list[StrikeShown]
    arena: list[ContestantOverseen]


class Disabling(Struct):
    reason: Annotated[Reason, Meta(description="told to the owner")]
    version: Version | None = None


class Enabling(Struct):
    version: Version | None = None


class ProbeShown(Struct):
    name: str
    held: bool
    detail: str


class SandboxShown(Struct):
    """What the self-test found at the start of this server."""

    safe: bool
    reason: str | None
    warnings: list[str]
    walls: list[str]
    probes: list[ProbeShown]


class AdminBotRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._bots = BotOversight(house.database)

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(
        "/api/v1/admin/sandbox",
        "Whether the walls around uploaded bots hold, by the self-test",
        who="moderator",
    )
    async def sandbox(self, _: Call[None, None]) -> SandboxShown:
        report = self._house.sandbox.report
        probes = [ProbeShown(one.name, one.held, one.detail) for one in report.probes]
        return SandboxShown(
            report.safe, report.reason, list(report.warnings), list(report.walls), probes
        )

    @get(BOTS, "Uploaded bots, the newest first", who="moderator")
    async def find_bots(self, call: Call[None, AdminBotsQuery]) -> Page[BotOverseen]:
        query = call.query
        await self._house.logbook.flush()
        found = await self._bots.find(
            text=query.text,
            owner=query.owner,
            game=query.game,
            held=query.held,
            before=before(query.cursor),
            limit=query.limit + 1,
        )
        return page_of(
            found,
            query.limit,
            show=_shown,
            place=lambda one: time_cursor(one.bot.created_at, one.bot.id),
        )

    @get(
        f"{BOTS}/{{id}}",
        "A bot with its versions, strikes and holds",
        who="moderator",
        refusals=("not_found",),
    )
    async def oversee_bot(self, call: Call[None, None]) -> BotOverseenFile:
        return await self._file(call.path_id("id"), open_logs=call.me.may("admin"))

    @post(
        f"{BOTS}/{{id}}/disable",
        "Take a version, or the whole bot, out of play",
        who="moderator",
        refusals=("not_found",),
    )
    async def disable_bot(self, call: Call[Disabling, None]) -> BotOverseenFile:
        wish, bot = call.body, call.path_id("id")
        await self._bots.disable(Actor.of(call.me), bot, wish.version, wish.reason)
        return await self._file(bot, open_logs=call.me.may("admin"))

    @post(
        f"{BOTS}/{{id}}/enable",
        "Let it play again; its owner activates it",
        who="moderator",
        refusals=("not_found",),
    )
    async def enable_bot(self, call: Call[Enabling, None]) -> BotOverseenFile:
        bot = call.path_id("id")
        await self._bots.enable(Actor.of(call.me), bot, call.body.version)
        return await self._file(bot, open_logs=call.me.may("admin"))

    async def _file(self, bot: UUID, *, open_logs: bool) -> BotOverseenFile:
        await self._house.logbook.flush()
        file = await self._bots.file(bot)
        return BotOverseenFile(
            bot=_shown(file.found),
            versions=[_version(one) for one in file.versions],
            strikes=[_strike(one, open_logs=open_logs) for one in file.strikes],
            arena=[_contestant(one) for one in file.ratings],
        )


def _shown(found: BotFound) -> BotOverseen:
    bot = found.bot
    return BotOverseen(
        id=bot.id,
        name=bot.name,
        owner=bot.owner_id,
        owner_name=found.owner,
        games=bot.games,
        public=bot.public,
        active_version=bot.active_version,
        since=milliseconds(bot.created_at),
        strikes=found.strikes,
        holds=[_hold(one) for one in found.holds],
    )


def _hold(hold: BotHold) -> HoldShown:
    return HoldShown(hold.version, hold.reason, milliseconds(hold.created_at), hold.created_by)


def _version(version: BotVersion) -> VersionOverseen:
    at = milliseconds(version.created_at)
    return VersionOverseen(version.number, version.hash, version.notes, at)


def _strike(decision: BotDecision, *, open_logs: bool) -> StrikeShown:
    return StrikeShown(
        version=decision.version,
        match=decision.match_id,
        seat=decision.seat,
        seq=decision.seq,
        strike=decision.strike or "",
        milliseconds=decision.milliseconds,
        at=milliseconds(decision.at),
        answer=decision.answer if open_logs else None,
        printed=decision.printed if open_logs else None,
    )


def _contestant(rating: BotRating) -> ContestantOverseen:
    return ContestantOverseen(
        contestant=rating.contestant,
        game=rating.game,
        sets=rating.sets,
        outs=rating.outs,
        held_at=ms(rating.held_at),
        held_reason=rating.held_reason,
    )
