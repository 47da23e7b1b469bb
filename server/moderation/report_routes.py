"""REST of reports: /api/v1/reports for everybody, /api/v1/admin/reports for those who look."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.admin.shapes import Note, ms
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.moderation.reports import Reports
from server.rest.declared import get, patch, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call
from server.storage.models import Report

Kind = Literal["player", "message", "bot", "match"]
Category = Literal["abuse", "cheating", "spam", "stalling", "name", "other"]
State = Literal["open", "taken", "resolved", "dismissed"]


class Reporting(Struct):
    """`player` for a player; `player` and `at` for a message, as it was received; `match` for a
    match; `bot` and perhaps `match` for a bot."""

    kind: Kind
    category: Category
    text: Annotated[str, Meta(max_length=2_000, description="what happened")] = ""
    player: UUID | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    match: UUID | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None


class Reported(Struct):
    """What the person who complains gets to see of it."""

    id: UUID
    kind: str
    category: str
    text: str
    state: str
    at: int


class ReportShown(Struct):
    id: UUID
    kind: str
    category: str
    text: str
    context: dict[str, Any]
    reporter: UUID
    subject: UUID | None
    match: UUID | None
    bot: str | None
    state: str
    at: int
    taken_by: UUID | None
    taken_at: int | None
    closed_at: int | None
    note: str | None


class ReportsQuery(PageQuery):
    state: State | None = None
    kind: Kind | None = None
    category: Category | None = None
    subject: UUID | None = None
    reporter: UUID | None = None
    taken_by: UUID | None = None


class ReportChange(Struct):
    """`taken` to look into it, `open` to give it back; the other two close it."""

    state: State
    note: Note | None = None


class ReportRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._reports = Reports(house.database, house.limits)

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @post(
        "/api/v1/reports",
        "Report a player, a message, a bot or a match",
        who="guest",
        status=201,
        refusals=("not_found", "rate_limited"),
        tag="reports",
    )
    async def report(self, call: Call[Reporting, None]) -> Reported:
        wish, who = call.body, call.me
        said = (who, wish.category, wish.text.strip())
        if wish.kind == "player":
            made = await self._reports.about_player(*said, _given(wish.player, "player"))
        elif wish.kind == "message":
            player, at = _given(wish.player, "player"), _given(wish.at, "at")
            made = await self._reports.about_message(*said, player, at)
        elif wish.kind == "match":
            made = await self._reports.about_match(*said, _given(wish.match, "match"))
        else:
            made = await self._reports.about_bot(*said, _given(wish.bot, "bot"), wish.match)
        return _reported(made)

    @get("/api/v1/reports", "What I have reported, the newest first", who="guest", tag="reports")
    async def my_reports(self, call: Call[None, PageQuery]) -> Page[Reported]:
        rows = await self._reports.find(
            reporter=call.me.user, before=before(call.query.cursor), limit=call.query.limit + 1
        )
        return page_of(rows, call.query.limit, show=_reported, place=_place)

    @get("/api/v1/admin/reports", "Reports, the newest first", who="moderator")
    async def find_reports(self, call: Call[None, ReportsQuery]) -> Page[ReportShown]:
        query = call.query
        rows = await self._reports.find(
            state=query.state,
            kind=query.kind,
            category=query.category,
            subject=query.subject,
            reporter=query.reporter,
            taken_by=query.taken_by,
            before=before(query.cursor),
            limit=query.limit + 1,
        )
        return page_of(rows, query.limit, show=shown_report, place=_place)

    @get(
        "/api/v1/admin/reports/{id}",
        "A report with its context",
        who="moderator",
        refusals=("not_found",),
    )
    async def show_report(self, call: Call[None, None]) -> ReportShown:
        return shown_report(await self._reports.one(call.path_id("id")))

    @patch(
        "/api/v1/admin/reports/{id}",
        "Take a report, give it back, or close it",
        who="moderator",
        refusals=("not_found",),
    )
    async def change_report(self, call: Call[ReportChange, None]) -> ReportShown:
        wish, actor = call.body, Actor.of(call.me)
        report = call.path_id("id")
        return shown_report(await self._reports.change(actor, report, wish.state, wish.note))


def _given(value: Any, name: str) -> Any:
    if value is None:
        raise Refusal("bad_request", f"`{name}`: a report of this kind needs it")
    return value


def _place(report: Report) -> object:
    return time_cursor(report.created_at, report.id)


def _reported(report: Report) -> Reported:
    at = milliseconds(report.created_at)
    state = "open" if report.state == "taken" else report.state
    return Reported(report.id, report.kind, report.category, report.text, state, at)


def shown_report(report: Report) -> ReportShown:
    return ReportShown(
        id=report.id,
        kind=report.kind,
        category=report.category,
        text=report.text,
        context=report.context,
        reporter=report.reporter_id,
        subject=report.subject_id,
        match=report.match_id,
        bot=report.bot,
        state=report.state,
        at=milliseconds(report.created_at),
        taken_by=report.taken_by,
        taken_at=ms(report.taken_at),
        closed_at=ms(report.closed_at),
        note=report.note,
    )
