"""REST of the house itself: audit, announcements, settings, jobs, health."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.admin.announcements import shown
from server.admin.health import Health, health
from server.admin.rules import ChangedRules, HouseRules
from server.admin.shapes import Milliseconds, ms
from server.chores import Chore
from server.house import SeraiHouse
from server.moderation import audit
from server.moderation.actor import Actor
from server.rest.declared import delete, get, patch, post, routes_of
from server.rest.paging import Page, PageQuery, before, number_of, page_of, time_cursor, time_of
from server.rest.route import AnyRoute, Call
from server.storage.models import Announcement, AuditEntry

ADMIN = "/api/v1/admin"

Json = dict[str, Any]
LanguageCode = Annotated[str, Meta(pattern="^[a-z]{2}$")]
AnnouncementText = Annotated[str, Meta(min_length=1, max_length=1_000)]


class AuditQuery(PageQuery):
    actor: UUID | None = None
    action: (
        Annotated[str, Meta(max_length=60, description="or its beginning, such as `user.`")] | None
    ) = None
    target: Annotated[str, Meta(max_length=100, description="an id")] | None = None
    since: Milliseconds | None = None
    until: Milliseconds | None = None


class AuditShown(Struct):
    id: int
    at: int
    actor: UUID | None
    actor_name: str
    action: str
    target_kind: str
    target: str
    before: Json | None
    after: Json | None
    reason: str | None


class Announcing(Struct):
    text: AnnouncementText
    translations: Annotated[
        dict[LanguageCode, AnnouncementText], Meta(max_length=20, description="by language")
    ] = {}
    level: Literal["info", "warning"] = "info"
    until: Milliseconds | None = None


class AnnouncementNow(Struct):
    """As the socket event `announcement` tells it."""

    announcement: Json | None


class AnnouncementShown(Struct):
    id: UUID
    text: str
    translations: Json
    level: str
    at: int
    by: UUID | None
    until: int | None
    ended_at: int | None


class SettingsShown(Struct):
    settings: HouseRules
    defaults: HouseRules


class JobShown(Struct):
    name: str
    summary: str
    every_seconds: float
    running: bool
    runs: int
    failures: int
    last_at: int | None
    last_seconds: float | None
    last_done: Annotated[int | None, Meta(description="how much there was to do")]
    last_error: str | None


class Jobs(Struct):
    jobs: list[JobShown]


class HouseRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(
        "/api/v1/announcements/current",
        "What the house has to say just now",
        who="public",
        tag="lobby",
    )
    async def current_announcement(self, _: Call[None, None]) -> AnnouncementNow:
        return AnnouncementNow(self._house.announcements.current)

    @get(f"{ADMIN}/announcements", "All announcements, the newest first", who="moderator")
    async def announcements(self, call: Call[None, PageQuery]) -> Page[AnnouncementShown]:
        query = call.query
        rows = await self._house.announcements.all(before(query.cursor), query.limit + 1)
        return page_of(
            rows,
            query.limit,
            show=_announcement,
            place=lambda row: time_cursor(row.created_at, row.id),
        )

    @post(
        f"{ADMIN}/announcements",
        "Say something to everybody; it takes the place of the one before",
        who="moderator",
        status=201,
    )
    async def announce(self, call: Call[Announcing, None]) -> AnnouncementShown:
        wish = call.body
        until = None if wish.until is None else time_of(wish.until)
        made = await self._house.announcements.make(
            Actor.of(call.me), wish.text, wish.translations, wish.level, until
        )
        return _announcement(made)

    @delete(
        f"{ADMIN}/announcements/{{id}}",
        "Take an announcement away",
        who="moderator",
        refusals=("not_found",),
    )
    async def end_announcement(self, call: Call[None, None]) -> None:
        await self._house.announcements.end(Actor.of(call.me), call.path_id("id"))

    @get(f"{ADMIN}/audit", "Who changed what, the newest first", who="moderator")
    async def audit(self, call: Call[None, AuditQuery]) -> Page[AuditShown]:
        query = call.query
        wanted = audit.entries(
            actor=query.actor,
            action=query.action,
            target=query.target,
            since=None if query.since is None else time_of(query.since),
            until=None if query.until is None else time_of(query.until),
            below=number_of(query.cursor),
            limit=query.limit + 1,
        )
        async with self._house.database.session() as session:
            rows = list(await session.scalars(wanted))
        return page_of(rows, query.limit, show=_entry, place=lambda row: row.id)

    @get(f"{ADMIN}/settings", "The rules of the house", who="admin")
    async def settings(self, _: Call[None, None]) -> SettingsShown:
        return SettingsShown(self._house.rules.now, HouseRules())

    @patch(f"{ADMIN}/settings", "Change rules of the house; they hold at once", who="admin")
    async def change_settings(self, call: Call[ChangedRules, None]) -> SettingsShown:
        changed = await self._house.rules.change(Actor.of(call.me), call.body)
        return SettingsShown(changed, HouseRules())

    @get(f"{ADMIN}/jobs", "What this server does by itself, and how it went", who="admin")
    async def jobs(self, _: Call[None, None]) -> Jobs:
        return Jobs([_job(chore) for chore in self._house.chores.all.values()])

    @post(
        f"{ADMIN}/jobs/{{name}}/run",
        "Do it now",
        who="admin",
        refusals=("not_found", "server_busy"),
    )
    async def run_job(self, call: Call[None, None]) -> JobShown:
        name = call.path["name"]
        done = await self._house.chores.run(name)
        async with self._house.database.session() as session:
            after = {"done": done.last_done, "error": done.last_error}
            audit.note(session, Actor.of(call.me), "job.run", ("job", name), after=after)
        return _job(done)

    @get(f"{ADMIN}/health", "Database, journal, sandbox, tables, sockets, memory", who="admin")
    async def health(self, _: Call[None, None]) -> Health:
        return await health(self._house)


def _announcement(row: Announcement) -> AnnouncementShown:
    told = shown(row)
    return AnnouncementShown(
        id=row.id,
        text=row.text,
        translations=row.translations,
        level=row.level,
        at=told["at"],
        by=row.created_by,
        until=told["until"],
        ended_at=ms(row.ended_at),
    )


def _entry(row: AuditEntry) -> AuditShown:
    return AuditShown(
        id=row.id,
        at=milliseconds(row.at),
        actor=row.actor_id,
        actor_name=row.actor_name,
        action=row.action,
        target_kind=row.target_kind,
        target=row.target_id,
        before=row.before,
        after=row.after,
        reason=row.reason,
    )


def _job(chore: Chore) -> JobShown:
    return JobShown(
        name=chore.name,
        summary=chore.summary,
        every_seconds=chore.every,
        running=chore.running,
        runs=chore.runs,
        failures=chore.failures,
        last_at=chore.last_at,
        last_seconds=chore.last_seconds,
        last_done=chore.last_done,
        last_error=chore.last_error,
    )
