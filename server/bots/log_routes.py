"""The routes of a bot's log: its matches, its decisions, and running one again."""

from typing import Any
from uuid import UUID

from sqlalchemy.engine import Row

from server.accounts.people import milliseconds
from server.bots.logbook import Logbook
from server.bots.registry import Registry
from server.bots.routes import BOT, path_number
from server.bots.shapes import Draft, LogDecision, LogDecisionShown, LogMatch, TriedState
from server.bots.trials import Trials
from server.errors import Refusal
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route
from server.storage.models import BotDecision

LOGS = f"{BOT}/logs"
DECISION = f"{LOGS}/{{match}}/{{seat}}/{{seq}}"
MOST_SEATS = 4
LARGEST_ID = 2**63 - 1


class LogRoutes:
    """For the bot's owner and admins alone."""

    def __init__(self, registry: Registry, logbook: Logbook, trials: Trials) -> None:
        self._registry = registry
        self._logbook = logbook
        self._trials = trials

    def routes(self) -> list[AnyRoute]:
        return [
            Route(
                method="GET",
                path=LOGS,
                summary="The matches of a bot of mine that there are logs of, the newest first",
                tag="bots",
                who="player",
                scope="bots",
                query=PageQuery,
                answer=Page[LogMatch],
                refusals=("not_found",),
                serve=self.list_bot_logs,
            ),
            Route(
                method="GET",
                path=f"{LOGS}/{{match}}",
                summary="A bot's decisions in a match that is over",
                tag="bots",
                who="player",
                scope="bots",
                query=PageQuery,
                answer=Page[LogDecision],
                refusals=("not_found", "match_running"),
                serve=self.list_bot_decisions,
            ),
            Route(
                method="GET",
                path=DECISION,
                summary="One decision, with the view that the bot saw",
                tag="bots",
                who="player",
                scope="bots",
                answer=LogDecisionShown,
                refusals=("not_found", "match_running"),
                serve=self.show_bot_decision,
            ),
            Route(
                method="POST",
                path=f"{DECISION}/run",
                summary="Run this decision again, with the same version, another, or a draft",
                tag="bots",
                who="player",
                scope="bots",
                body=Draft,
                answer=TriedState,
                refusals=("not_found", "match_running", "rate_limited", "bots_off"),
                serve=self.run_decision_again,
            ),
        ]

    async def list_bot_logs(self, call: Call[None, PageQuery]) -> Page[LogMatch]:
        bot = await self._registry.own(call.me, call.path_id("id"))
        query = call.query
        before = None if query.cursor is None else place_of(query.cursor, tuple[int, UUID])
        rows = await self._logbook.matches(bot.id, before, query.limit + 1)
        return page_of(
            rows,
            query.limit,
            show=_match,
            place=lambda row: (milliseconds(row.started_at), row.id),
        )

    async def list_bot_decisions(self, call: Call[None, PageQuery]) -> Page[LogDecision]:
        bot = await self._registry.own(call.me, call.path_id("id"))
        query = call.query
        after = None if query.cursor is None else place_of(query.cursor, int)
        if after is not None and not 0 <= after <= LARGEST_ID:
            raise Refusal("bad_request", "`cursor`: not one that this list gave")
        rows = await self._logbook.decisions(bot.id, call.path_id("match"), after, query.limit + 1)
        return page_of(rows, query.limit, show=_decision, place=lambda row: row.id)

    async def show_bot_decision(self, call: Call[None, None]) -> LogDecisionShown:
        bot = await self._registry.own(call.me, call.path_id("id"))
        found, view, _, _ = await self._logbook.decision(bot.id, *_place(call))
        return LogDecisionShown(**_fields(found), view=view)

    async def run_decision_again(self, call: Call[Draft, None]) -> TriedState:
        return await self._trials.run_again(
            call.me, call.path_id("id"), *_place(call), wish=call.body
        )


def _place(call: Call[Any, Any]) -> tuple[UUID, int, int]:
    seat = path_number(call, "seat")
    if seat >= MOST_SEATS:
        raise Refusal("not_found", "there is no such seat")
    return call.path_id("match"), seat, path_number(call, "seq")


def _match(row: Row[Any]) -> LogMatch:
    return LogMatch(
        match=row.id,
        game=row.game,
        state=row.state,
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
