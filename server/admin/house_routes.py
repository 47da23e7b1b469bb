"""REST of the house itself: audit, announcements, settings, jobs, health."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.admin.announcements import shown
from server.admin.health import Health, health
from server.admin.rules import ChangedRules, HouseRules
from server.admin.shapes import Milliseconds, before, ms, time_cursor, time_of
from server.chores import Chore
from server.house import SeraiHouse
from server.moderation import audit
from server.moderation.actor import Actor
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route
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
        return [
            Route(
                method="GET",
                path="/api/v1/announcements/current",
                summary="What the house has to say just now",
                tag="lobby",
                who="public",
                answer=AnnouncementNow,
                serve=self.current_announcement,
            ),
            Route(
                method="GET",
                path=f"{ADMIN}/announcements",
                summary="All announcements, the newest first",
                tag="admin",
                who="moderator",
                query=PageQuery,
                answer=Page[AnnouncementShown],
                serve=self.announcements,
            ),
            Route(
                method="POST",
                path=f"{ADMIN}/announcements",
                summary="Say something to everybody; it takes the place of the one before",
                tag="admin",
                who="moderator",
                body=Announcing,
                answer=AnnouncementShown,
                status=201,
                serve=self.announce,
            ),
            Route(
                method="DELETE",
                path=f"{ADMIN}/announcements/{{id}}",
                summary="Take an announcement away",
                tag="admin",
                who="moderator",
                status=204,
                refusals=("not_found",),
                serve=self.end_announcement,
            ),
            Route(
                method="GET",
                path=f"{ADMIN}/audit",
                summary="Who changed what, the newest first",
                tag="admin",
                who="moderator",
                query=AuditQuery,
                answer=Page[AuditShown],
                serve=self.audit,
            ),
            Route(
                method="GET",
                path=f"{ADMIN}/settings",
                summary="The rules of the house",
                tag="admin",
                who="admin",
                answer=SettingsShown,
                serve=self.settings,
            ),
            Route(
                method="PATCH",
                path=f"{ADMIN}/settings",
                summary="Change rules of the house; they hold at once",
                tag="admin",
                who="admin",
                body=ChangedRules,
                answer=SettingsShown,
                serve=self.change_settings,
            ),
            Route(
                method="GET",
                path=f"{ADMIN}/jobs",
                summary="What this server does by itself, and how it went",
                tag="admin",
                who="admin",
                answer=Jobs,
                serve=self.jobs,
            ),
            Route(
                method="POST",
                path=f"{ADMIN}/jobs/{{name}}/run",
                summary="Do it now",
                tag="admin",
                who="admin",
                answer=JobShown,
                refusals=("not_found", "server_busy"),
                serve=self.run_job,
            ),
            Route(
                method="GET",
                path=f"{ADMIN}/health",
                summary="Database, journal, sandbox, tables, sockets, memory",
                tag="admin",
                who="admin",
                answer=Health,
                serve=self.health,
            ),
        ]

    async def current_announcement(self, _: Call[None, None]) -> AnnouncementNow:
        return AnnouncementNow(self._house.announcements.current)

    async def announcements(self, call: Call[None, PageQuery]) -> Page[AnnouncementShown]:
        query = call.query
        rows = await self._house.announcements.all(before(query.cursor), query.limit + 1)
        return page_of(
            rows,
            query.limit,
            show=_announcement,
            place=lambda row: time_cursor(row.created_at, row.id),
        )

    async def announce(self, call: Call[Announcing, None]) -> AnnouncementShown:
        wish = call.body
        until = None if wish.until is None else time_of(wish.until)
        made = await self._house.announcements.make(
            Actor.of(call.me), wish.text, wish.translations, wish.level, until
        )
        return _announcement(made)

    async def end_announcement(self, call: Call[None, None]) -> None:
        await self._house.announcements.end(Actor.of(call.me), call.path_id("id"))

    async def audit(self, call: Call[None, AuditQuery]) -> Page[AuditShown]:
        query = call.query
        wanted = audit.entries(
            actor=query.actor,
            action=query.action,
            target=query.target,
            since=None if query.since is None else time_of(query.since),
            until=None if query.until is None else time_of(query.until),
            below=None if query.cursor is None else place_of(query.cursor, int),
            limit=query.limit + 1,
        )
        async with self._house.database.session() as session:
            rows = list(await session.scalars(wanted))
        return page_of(rows, query.limit, show=_entry, place=lambda row: row.id)

    async def settings(self, _: Call[None, None]) -> SettingsShown:
        return SettingsShown(self._house.rules.now, HouseRules())

    async def change_settings(self, call: Call[ChangedRules, None]) -> SettingsShown:
        changed = await self._house.rules.change(Actor.of(call.me), call.body)
        return SettingsShown(changed, HouseRules())

    async def jobs(self, _: Call[None, None]) -> Jobs:
        return Jobs([_job(chore) for chore in self._house.chores.all.values()])

    async def run_job(self, call: Call[None, None]) -> JobShown:
        name = call.path["name"]
        done = await self._house.chores.run(name)
        async with self._house.database.session() as session:
            after = {"done": done.last_done, "error": done.last_error}
            audit.note(session, Actor.of(call.me), "job.run", ("job", name), after=after)
        return _job(done)

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
