"""The routes of a bot's log: its matches, its decisions, and running one again."""

from typing import Any
from uuid import UUID

from sqlalchemy.engine import Row

from server.accounts.people import milliseconds
from server.bots.logbook import Logbook
from server.bots.registry import Registry
from server.bots.routes import BOT
from server.bots.shapes import (
    Draft,
    LogDecision,
    LogDecisionShown,
    LogMatch,
    LogPlayer,
    LogsQuery,
    TriedState,
)
from server.bots.trials import Trials
from server.errors import Refusal
from server.rest.declared import get, post, routes_of
from server.rest.paging import Page, PageQuery, before, number_of, page_of, time_cursor
from server.rest.route import AnyRoute, Call
from server.storage.models import BotDecision

LOGS = f"{BOT}/logs"
DECISION = f"{LOGS}/{{match}}/{{seat}}/{{seq}}"
MOST_SEATS = 4


class LogRoutes:
    """For the bot's owner and admins alone."""

    def __init__(self, registry: Registry, logbook: Logbook, trials: Trials) -> None:
        self._registry = registry
        self._logbook = logbook
        self._trials = trials

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="bots")

    @get(
        LOGS,
        "The matches of a bot of mine that there are logs of, the newest first",
        who="player",
        scope="bots",
        refusals=("not_found",),
    )
    async def list_bot_logs(self, call: Call[None, LogsQuery]) -> Page[LogMatch]:
        bot = await self._registry.own(call.me, call.path_id("id"))
        query = call.query
        rows = await self._logbook.matches(
            bot.id, before(query.cursor), query.limit + 1, arena=query.arena
        )
        return page_of(
            rows,
            query.limit,
            show=_match,
            place=lambda row: time_cursor(row.started_at, row.id),
        )

    @get(
        f"{LOGS}/{{match}}",
        "A bot's decisions in a match that is over",
        who="player",
        scope="bots",
        refusals=("not_found", "match_running"),
    )
    async def list_bot_decisions(self, call: Call[None, PageQuery]) -> Page[LogDecision]:
        bot = await self._registry.own(call.me, call.path_id("id"))
        query = call.query
        after = number_of(query.cursor)
        rows = await self._logbook.decisions(bot.id, call.path_id("match"), after, query.limit + 1)
        return page_of(rows, query.limit, show=_decision, place=lambda row: row.id)

    @get(
        DECISION,
        "One decision, with the view that the bot saw",
        who="player",
        scope="bots",
        refusals=("not_found", "match_running"),
    )
    async def show_bot_decision(self, call: Call[None, None]) -> LogDecisionShown:
        bot = await self._registry.own(call.me, call.path_id("id"))
        found, view, _, _ = await self._logbook.decision(bot.id, *_place(call))
        return LogDecisionShown(**_fields(found), view=view)

    @post(
        f"{DECISION}/run",
        "Run this decision again, with the same version, another, or a draft",
        who="player",
        scope="bots",
        refusals=("not_found", "match_running", "rate_limited", "bots_off"),
    )
    async def run_decision_again(self, call: Call[Draft, None]) -> TriedState:
        return await self._trials.run_again(
            call.me, call.path_id("id"), *_place(call), wish=call.body
        )


def _place(call: Call[Any, Any]) -> tuple[UUID, int, int]:
    seat = call.path_number("seat")
    if seat >= MOST_SEATS:
        raise Refusal("not_found", "there is no such seat")
    return call.path_id("match"), seat, call.path_number("seq")


def _match(row: Row[Any]) -> LogMatch:
    return LogMatch(
        match=row.id,
        game=row.game,
        mode=row.mode,
        state=row.state,
        players=[LogPlayer(name, kind) for name, kind in zip(row.names, row.kinds, strict=True)],
        seats=sorted(row.seats),
        version=row.version,
        decisions=row.decisions,
        strikes=row.strikes,
        slowest=row.slowest,
        started_at=milliseconds(row.started_at),
        ended_at=None if row.ended_at is None else milliseconds(row.ended_at),
    )


def _decision(row: BotDecision) -> LogDecision:
    return LogDecision(**_fields(row))


def _fields(row: BotDecision) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "seq": row.seq,
        "version": row.version,
        "answer": row.answer,
        "action": row.action,
        "milliseconds": row.milliseconds,
        "printed": row.printed,
        "strike": row.strike,
        "at": milliseconds(row.at),
    }
