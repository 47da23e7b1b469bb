"""Reports: somebody complains about a player, a message, a bot or a match, and somebody looks.

What the house knew at that moment is attached, because messages are forgotten and names change.
"""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.identity import Identity
from server.accounts.people import milliseconds
from server.errors import Refusal
from server.limits import Limits
from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database
from server.storage.models import ChatMessage, MatchRow, MatchSeat, MatchWatcher, Report, User

Json = dict[str, Any]
#: Kind, category, text.
Said = tuple[str, str, str]

KINDS = ("player", "message", "bot", "match")
CATEGORIES = ("abuse", "cheating", "spam", "stalling", "name", "other")
STATES = ("open", "taken", "resolved", "dismissed")
#: Those who keep order do not judge each other.
STAFF = ("moderator", "admin")
#: Messages around the one that is reported.
AROUND = 10


class Reports:
    def __init__(self, database: Database, limits: Limits) -> None:
        self._database = database
        self._limits = limits

    # ── complaining ─────────────────────────────────────────────────────────────────────────

    async def about_player(self, who: Identity, category: str, text: str, player: UUID) -> Report:
        async with self._database.session() as session:
            subject = await self._other(session, who, player)
            context = {"player": _person(subject), "lately": await _lately(session, player)}
            said = ("player", category, text)
            return self._filed(session, who, said, context, subject_id=player)

    async def about_message(
        self, who: Identity, category: str, text: str, player: UUID, at: int
    ) -> Report:
        """A message is known by who wrote it and when, as everybody was told."""
        async with self._database.session() as session:
            subject = await self._other(session, who, player)
            message = await session.scalar(
                select(ChatMessage).where(ChatMessage.user_id == player, ChatMessage.at == at)
            )
            if message is None or (message.hidden and message.user_id != who.user):
                raise Refusal("not_found", "there is no such message")
            around = await _around(session, message)
            place = None if message.table_id is None else str(message.table_id)
            context: Json = {"player": _person(subject), "message": _said(message)}
            context |= {"table": place, "around": around}
            said = ("message", category, text)
            return self._filed(session, who, said, context, subject_id=player)

    async def about_match(self, who: Identity, category: str, text: str, match: UUID) -> Report:
        async with self._database.session() as session:
            row = await session.get(MatchRow, match)
            if row is None or not await _may_see(session, row, who):
                raise Refusal("not_found", "there is no such match")
            context = await _match_context(session, row)
            said = ("match", category, text)
            return self._filed(session, who, said, context, match_id=match)

    async def about_bot(
        self, who: Identity, category: str, text: str, bot: str, match: UUID | None
    ) -> Report:
        async with self._database.session() as session:
            seats = select(func.count()).where(MatchSeat.bot == bot)
            if not await session.scalar(seats):
                raise Refusal("not_found", "no such bot has played here")
            context: Json = {"bot": bot}
            if match is not None:
                row = await session.get(MatchRow, match)
                if row is None or not await _may_see(session, row, who):
                    raise Refusal("not_found", "there is no such match")
                context |= await _match_context(session, row)
            said = ("bot", category, text)
            return self._filed(session, who, said, context, match_id=match, bot=bot)

    async def _other(self, session: AsyncSession, who: Identity, player: UUID) -> User:
        subject = await session.get(User, player)
        if subject is None or subject.deleted_at is not None:
            raise Refusal("not_found", "nobody has this id")
        if player == who.user:
            raise Refusal("bad_request", "this is you")
        return subject

    def _filed(
        self, session: AsyncSession, who: Identity, said: Said, context: Json, **about: Any
    ) -> Report:
        self._limits.reports.check(who.user)
        kind, category, text = said
        report = Report(
            id=uuid4(),
            kind=kind,
            category=category,
            reporter_id=who.user,
            text=text,
            context=context,
            state="open",
            created_at=datetime.now(UTC),
            **about,
        )
        session.add(report)
        return report

    # ── looking into it ─────────────────────────────────────────────────────────────────────

    async def find(
        self,
        *,
        state: str | None = None,
        kind: str | None = None,
        category: str | None = None,
        subject: UUID | None = None,
        reporter: UUID | None = None,
        taken_by: UUID | None = None,
        before: tuple[datetime, UUID] | None = None,
        limit: int,
    ) -> list[Report]:
        """The newest first."""
        query = select(Report).order_by(Report.created_at.desc(), Report.id.desc())
        for column, wanted in (
            (Report.state, state),
            (Report.kind, kind),
            (Report.category, category),
            (Report.subject_id, subject),
            (Report.reporter_id, reporter),
            (Report.taken_by, taken_by),
        ):
            if wanted is not None:
                query = query.where(column == wanted)
        if before is not None:
            query = query.where(tuple_(Report.created_at, Report.id) < before)
        async with self._database.session() as session:
            return list(await session.scalars(query.limit(limit)))

    async def open(self) -> int:
        """How many nobody has dealt with."""
        async with self._database.session() as session:
            waiting = select(func.count()).where(Report.state.in_(["open", "taken"]))
            return await session.scalar(waiting) or 0

    async def one(self, report: UUID) -> Report:
        async with self._database.session() as session:
            found = await session.get(Report, report)
        if found is None:
            raise Refusal("not_found", "there is no such report")
        return found

    async def change(
        self, actor: Actor, report: UUID, state: str, note: str | None = None
    ) -> Report:
        """Take it, give it back (open), or close it (resolved, dismissed) with a note."""
        async with self._database.session() as session:
            found = await session.get(Report, report, with_for_update=True)
            if found is None:
                raise Refusal("not_found", "there is no such report")
            if found.subject_id is not None and found.subject_id == actor.id:
                raise Refusal("forbidden", "this report is about you: leave it to a colleague")
            if actor.role != "admin" and await _about_staff(session, found):
                raise Refusal("forbidden", "this report is about a colleague: leave it to an admin")
            taken = found.state == "taken" and found.taken_by not in (None, actor.id)
            if taken and actor.role != "admin":
                raise Refusal("forbidden", "a colleague has taken this report")
            before = _state(found)
            now = datetime.now(UTC)
            found.state = state
            found.note = note if note is not None else found.note
            if state == "open":
                found.taken_by = found.taken_at = found.closed_at = None
            else:
                found.taken_by, found.taken_at = actor.id, found.taken_at or now
                found.closed_at = None if state == "taken" else now
            target = ("report", found.id)
            audit.note(
                *(session, actor, f"report.{state}", target), before=before, after=_state(found)
            )
        return found


async def _about_staff(session: AsyncSession, report: Report) -> bool:
    if report.subject_id is None:
        return False
    subject = await session.get(User, report.subject_id)
    return subject is not None and subject.role in STAFF


def _state(report: Report) -> Json:
    return {"state": report.state, "taken_by": report.taken_by, "note": report.note}


def _person(user: User) -> Json:
    return {"id": str(user.id), "name": user.name, "role": user.role}


def _said(message: ChatMessage) -> Json:
    sender = {"id": str(message.user_id), "name": message.name}
    return {"from": sender, "text": message.text, "at": message.at}


async def _lately(session: AsyncSession, player: UUID) -> list[Json]:
    """What a person said last."""
    query = select(ChatMessage).where(ChatMessage.user_id == player)
    rows = await session.scalars(query.order_by(ChatMessage.id.desc()).limit(AROUND))
    return [_said(row) for row in reversed(list(rows))]


async def _around(session: AsyncSession, message: ChatMessage) -> list[Json]:
    """What was said before and after, at the same place."""
    place = (
        ChatMessage.table_id.is_(None)
        if message.table_id is None
        else ChatMessage.table_id == message.table_id
    )
    query = select(ChatMessage).where(place, ChatMessage.hidden.is_(False))
    before = query.where(ChatMessage.id <= message.id).order_by(ChatMessage.id.desc())
    after = query.where(ChatMessage.id > message.id).order_by(ChatMessage.id)
    earlier = list(await session.scalars(before.limit(AROUND)))
    later = list(await session.scalars(after.limit(AROUND)))
    return [_said(row) for row in [*reversed(earlier), *later]]


async def _match_context(session: AsyncSession, row: MatchRow) -> Json:
    """Who played; nothing of the cards, for the match may be running."""
    query = select(MatchSeat).where(MatchSeat.match_id == row.id).order_by(MatchSeat.seat)
    seats = await session.scalars(query)
    return {
        "match": str(row.id),
        "game": row.game,
        "state": row.state,
        "started_at": milliseconds(row.started_at),
        "players": [
            {
                "seat": seat.seat,
                "id": str(seat.user_id) if seat.user_id else seat.bot,
                "name": seat.name,
                "kind": seat.kind,
            }
            for seat in seats
        ],
    }


async def _may_see(session: AsyncSession, row: MatchRow, who: Identity) -> bool:
    if row.visibility == "public" or who.may("moderator"):
        return True
    for was_there in (MatchSeat, MatchWatcher):
        there = select(was_there.match_id).where(
            was_there.match_id == row.id, was_there.user_id == who.user
        )
        if await session.scalar(select(there.exists())):
            return True
    return False
