"""Running people's code for them: the check as they type, tests, and decisions run again."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

import msgspec

from bots.house import is_house
from bots.sandbox import Decision, Diagnostic, Program
from bots.thinkers import Thinkers
from bots.trial import Practice, practice, sample_states, try_state, try_states
from engines import catalogue
from server.accounts.identity import Identity
from server.bots.logbook import Logbook
from server.bots.permission import Permission
from server.bots.registry import Registry
from server.bots.shapes import (
    Checked,
    DiagnosticShown,
    Draft,
    NewVersion,
    PracticeMatch,
    Tested,
    Testing,
    Tried,
    TriedState,
)
from server.bots.versions import Versions
from server.errors import Refusal
from server.limits import Limits
from server.storage.models import Bot, BotVersion
from server.wire.told import GameName, Outcome

#: The version of a draft, which has none.
DRAFT = 0


class Trials:
    def __init__(
        self,
        permission: Permission,
        registry: Registry,
        versions: Versions,
        logbook: Logbook,
        limits: Limits,
        thinkers: Thinkers,
    ) -> None:
        self.permission = permission
        self._sandbox = permission.sandbox
        self._registry = registry
        self._versions = versions
        self._logbook = logbook
        self._limits = limits
        self._thinkers = thinkers

    async def check(self, me: Identity, source: str, game: str | None) -> Checked:
        self.permission.check()
        self._limits.bot_checks.check(me.user)
        found = await self._checked(source, game)
        return Checked(ok=not _errors(found), diagnostics=found)

    async def upload(
        self, me: Identity, bot_id: UUID, wish: NewVersion
    ) -> tuple[BotVersion, Bot, list[DiagnosticShown]]:
        """A new version, if the check finds no error in it."""
        bot = await self._registry.own(me, bot_id)
        self.permission.check()
        self._limits.bot_uploads.check(me.user)
        found = await self._checked(wish.source, bot.games[0] if len(bot.games) == 1 else None)
        errors = _errors(found)
        if errors:
            first = errors[0]
            raise Refusal(
                "bad_source",
                f"line {first.line}: {first.message}",
                diagnostics=msgspec.to_builtins(found),
            )
        version, bot = await self._versions.add(me, bot_id, wish.source, wish.notes, wish.activate)
        return version, bot, found

    async def test(self, me: Identity, bot_id: UUID, wish: Testing) -> Tested:
        bot = await self._registry.own(me, bot_id)
        game = wish.game or bot.games[0]
        info = catalogue()[game]
        if wish.seats is not None and wish.seats not in info.seats:
            raise Refusal("bad_request", f"`seats`: {info.title} has {list(info.seats)}")
        for name in wish.against:
            if not is_house(name):
                raise Refusal("bad_request", "`against`: house:easy, medium, hard or expert")
        program = await self._program(me, bot, wish)
        with self._testing(me.user):
            states = await asyncio.to_thread(sample_states, game)
            tried = await try_states(self._sandbox, program, game, states)
            course = None
            if wish.match:
                course = await practice(
                    self._sandbox,
                    program,
                    game,
                    against=wish.against,
                    seed=wish.seed or "1",
                    seats=wish.seats,
                    thinkers=self._thinkers,
                )
        return Tested(
            game=msgspec.convert(info.name, GameName),
            version=program.version,
            states=[shown_state(decision) for decision in tried],
            match=None if course is None else _shown_match(course),
        )

    async def run_again(
        self, me: Identity, bot_id: UUID, match_id: UUID, seat: int, seq: int, wish: Draft
    ) -> TriedState:
        """A decision of a finished match once more, with the same or another version."""
        bot = await self._registry.own(me, bot_id)
        found, view, seen, seed = await self._logbook.decision(bot.id, match_id, seat, seq)
        if wish.version is None and wish.source is None:
            wish = Draft(version=found.version)
        program = await self._program(me, bot, wish)
        with self._testing(me.user):
            decision = await try_state(
                self._sandbox,
                program,
                view["game"],
                view,
                rng_seed=seed,
                seen=seen,
            )
        return shown_state(decision)

    async def _checked(self, source: str, game: str | None) -> list[DiagnosticShown]:
        self._refuse_unfit(source)
        return [shown_diagnostic(one) for one in await self._sandbox.check(source, game)]

    async def _program(self, me: Identity, bot: Bot, wish: Draft) -> Program:
        """What is to be run: the draft, the version that is named, or the newest."""
        if wish.source is not None:
            if wish.version is not None:
                raise Refusal("bad_request", "give either `version` or `source`")
            self._refuse_unfit(wish.source)
            return Program(bot.name, DRAFT, wish.source)
        if wish.version is not None:
            _, version = await self._versions.one(me, bot.id, wish.version)
        else:
            newest = await self._versions.newest(me, bot.id)
            if newest is None:
                raise Refusal("bad_request", "this bot has no version yet: give `source`")
            version = newest
        return Program(bot.name, version.number, version.source)

    def _refuse_unfit(self, source: str) -> None:
        most = self._limits.bot_source_bytes
        if len(source.encode("utf-8", "surrogatepass")) > most:
            raise Refusal("too_large", f"`source`: a bot has {most} bytes at most")
        if "\x00" in source or any("\ud800" <= one <= "\udfff" for one in source):
            raise Refusal("bad_request", "`source`: this is not a text")

    @contextmanager
    def _testing(self, user: UUID) -> Iterator[None]:
        self.permission.check()
        self._limits.bot_tests_at_once.take(user)
        try:
            self._limits.bot_tests.check(user)
            yield
        finally:
            self._limits.bot_tests_at_once.give_back(user)


def _errors(found: list[DiagnosticShown]) -> list[DiagnosticShown]:
    return [one for one in found if one.severity == "error"]


def shown_diagnostic(one: Diagnostic) -> DiagnosticShown:
    return msgspec.convert(one, DiagnosticShown, from_attributes=True)


def shown_state(decision: Decision) -> TriedState:
    return msgspec.convert(decision, TriedState, from_attributes=True)


def _shown_match(course: Practice) -> PracticeMatch:
    outcome = course.match.outcome
    return PracticeMatch(
        seats=len(course.against) + 1,
        seat=course.seat,
        against=course.against,
        seed=course.seed,
        strikes=course.strikes,
        disqualified=course.disqualified,
        stopped=course.stopped,
        outcome=None if outcome is None else msgspec.convert(outcome, Outcome),
        decisions=[msgspec.convert(one, Tried, from_attributes=True) for one in course.decisions],
        record=course.match.record(),
    )
