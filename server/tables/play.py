"""A match being played at a table: actions, written down and then told, until it is over."""

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

from engines import Match
from server.bots.seating import SeatedBot
from server.clock import now_ms
from server.errors import Refusal
from server.storage.journal import Entry
from server.tables import messages
from server.tables.live import Action, Event, LiveMatch
from server.tables.presence import Presence
from server.tables.programs import Answer, Programs
from server.tables.seats import Seat
from server.tables.timing import Timing, is_declaration

if TYPE_CHECKING:
    from server.tables.table import Table

log = structlog.get_logger()

TIMEOUTS_UNTIL_AWAY = 2
#: Until what could not be written is tried again, where nobody would ask for it again.
AGAIN_SECONDS = 1.0


class Play:
    """Everything here runs in the table's mailbox."""

    def __init__(
        self, table: "Table", live: LiveMatch, bots: dict[int, SeatedBot] | None = None
    ) -> None:
        """`bots`: the uploaded ones by seat."""
        self.table = table
        self.live = live
        self.timing = Timing(table, live)
        self.programs = Programs(table, live, self._program_acts, bots or {})
        self.presence = Presence(self)
        self._stopped = self._ending = self._hurried = False

    # ── beginning and end ───────────────────────────────────────────────────────────────────

    def begin(self) -> None:
        """Tell everybody of a match that has just been written down, and let it go."""
        live = self.live
        self.timing.set(now_ms(), deal_began=False, declared=False)
        self.show_start(live.match)
        self.show_step(live.match, live.match.opening)
        self.arm()

    def resume(self) -> None:
        """Go on after a restart, where the last action left the match."""
        live = self.live
        assert live.deal_start is not None
        at = live.times[-1] if live.times else live.started_at
        deal_began = 0 < live.seq == live.deal_start.seq
        self.timing.set(at, deal_began=deal_began, declared=False)
        self.timing.come_back()
        for seat in self.table.seats:
            if seat.person is not None:
                self.presence.absent(seat)
        self.arm()

    def stop(self, outcome: dict[str, Any] | None = None) -> None:
        """No timer and no bot moves any more."""
        self._stopped = True
        self.timing.stop()
        self.presence.stop()
        self.programs.close(outcome)

    @property
    def over(self) -> bool:
        """Played to the end, or ended otherwise; its result may still have to be written."""
        return self._ending or self.live.ended is not None or self.live.match.over

    async def end(self, outcome: dict[str, Any]) -> None:
        """Finish the match. If that cannot be written now, the action that ended it stands all the
        same and is acknowledged; the result follows."""
        self._ending = True
        try:
            await self.table.finish(outcome)
        except Exception:
            log.exception("a result could not be written yet", match=str(self.live.id))
            self._later(lambda: self.table.mailbox.post(lambda: self.end(outcome)))

    # ── acting ──────────────────────────────────────────────────────────────────────────────

    async def act(
        self, seat: Seat, seq: int | None, action: Action, action_id: str | None, match: str | None
    ) -> int:
        """A person's action; returns its seq once it is safe."""
        live, number = self.live, seat.number
        if match is not None and match != live.id_text:
            earlier = await self._played_before(seat, action, action_id, match)
            if earlier is not None:
                return earlier
            code = "stale" if number in live.actor_since else "not_your_turn"
            raise Refusal(code, "This is another match already.")
        repeated = live.repeated(number, action, action_id)
        if repeated is not None:
            return repeated
        if self.over:
            raise Refusal("not_your_turn", "The match is over.")
        self._returned(seat)
        live.check_turn(number, live.seq if seq is None else seq)
        self.timing.check(action)
        return await self._do(number, action, action_id, "person")

    async def _played_before(
        self, seat: Seat, action: Action, action_id: str | None, match: str
    ) -> int | None:
        """The seq of an action of an earlier match whose answer was lost: it was played, and a
        refusal would deny it."""
        if action_id is None or seat.person is None:
            return None
        found = await self.table.house.store.played(match, seat.person.id, action_id)
        return None if found is None or found.action != action else found.seq

    def _returned(self, seat: Seat) -> None:
        """The person does something, be it too late: from the next decision on he plays again."""
        seat.timeouts = 0
        if seat.away or seat.gone:
            seat.away = seat.gone = False
            self.table.changed()

    async def _do(self, seat: int, action: Action, action_id: str | None, source: str) -> int:
        """Play, write down, and only then tell. Returns the action's seq."""
        live = self.live
        after, events = live.tried(seat, action)
        at = now_ms()
        await self.table.house.journal.append(
            Entry(
                match_id=live.id,
                seq=after.seq,
                seat=seat,
                action=action,
                action_id=action_id,
                source=source,
                at=at,
            )
        )
        deal_began = after.number != live.match.number
        live.accept(after, events, seat, action_id, at)
        self.table.house.metrics.actions.inc()
        # The clock runs from when people are told, however long it took to write.
        self.timing.set(now_ms(), deal_began=deal_began, declared=is_declaration(action))
        self.programs.watch(events)
        self.show_step(live.match, events)
        if source == "clock":
            self._show_timeout(seat, action)
        self.arm()
        outcome = live.match.outcome
        if outcome is not None:
            await self.end(outcome)
        return after.seq

    async def _did(self, seat: int, action: Action, source: str) -> bool:
        """Play what nobody would send again if it could not be written: then the clock and the
        bots of this moment start anew."""
        try:
            await self._do(seat, action, None, source)
        except Exception:
            log.exception("an action could not be written", match=str(self.live.id))
            self._later(self.arm)
            return False
        return True

    def _later(self, then: Any) -> None:
        asyncio.get_running_loop().call_later(AGAIN_SECONDS, then)

    # ── clock and programs ──────────────────────────────────────────────────────────────────

    def arm(self) -> None:
        """Start the clock and the bots of this moment."""
        self.timing.stop()
        if self.over or self._stopped:
            return
        self.timing.start(self._ring)
        for seat in self.live.match.actors:
            self.programs.ask(seat, self.timing)

    def ask_program(self, seat: int) -> None:
        """A program plays this seat from now on."""
        if seat in self.live.match.actors:
            self.programs.ask(seat, self.timing)

    async def _ring(self, seq: int) -> None:
        """The clock has run out for whoever has not answered."""
        live, table = self.live, self.table
        if live.seq != seq or self.over:
            return
        number = live.match.actors[0]
        action = live.match.default_action(number)
        assert action is not None
        seat = table.seats[number]
        self.programs.stop(number)
        if not await self._did(number, action, "clock"):
            return
        seat.timeouts += 1
        if seat.timeouts >= TIMEOUTS_UNTIL_AWAY and seat.person is not None and not seat.away:
            seat.away = True
            table.changed()
            self.ask_program(number)

    async def _program_acts(self, seat: Seat, seq: int, answer: Answer) -> None:
        live, action = self.live, answer.action
        if self.over:
            return
        since = live.actor_since.get(seat.number)
        if since is None or since > seq:
            return  # the person came back and acted himself
        if answer.source == "strike" and (self.programs.struck(seat.number) or answer.out):
            seat.disqualified = True
            self.table.changed()
        if action is None or action not in live.match.legal_actions(seat.number):
            action = live.match.default_action(seat.number)
            assert action is not None
        if live.seq != seq and seat.person is not None and not seat.stood_in:
            return
        await self._did(seat.number, action, answer.source)

    def rest(self, seat: Seat) -> None:
        """A person is ready for the next deal; when all are, the pause is over."""
        self._returned(seat)
        if self.timing.rest(seat):
            self.arm()
            # An update would count an action that nobody made; whoever waits asks where it stands.
            self.table.changed()

    def hurry(self) -> bool:
        """Everybody has left a ranked match: its result counts all the same, so the bots play it
        out without a pause. False if that has been tried, or nothing depends on the result."""
        if self._hurried or not self.live.rated:
            return False
        self._hurried = self.programs.in_a_hurry = True
        self.timing.end_pause()
        self.arm()
        return True

    # ── showing ─────────────────────────────────────────────────────────────────────────────

    def show_start(self, match: Match, at: int | None = None) -> None:
        live, table = self.live, self.table
        table.audience.show(
            "game_started",
            lambda viewer: {**messages.started(table.id_text, live), "view": match.view(viewer)},
            at=at,
        )

    def show_step(self, match: Match, events: list[Event], at: int | None = None) -> None:
        """Show where the match stands now, or where it stood `at` this time before a restart."""
        live, table = self.live, self.table

        def release() -> None:
            live.released = match

        table.audience.show(
            "game_state_update",
            lambda viewer: messages.update(table.id_text, live, match, events, viewer),
            release,
            at,
        )

    def show_end(self, ended: dict[str, Any], at: int | None = None) -> None:
        self.live.ended = ended

        def release() -> None:
            self.live.end_released = True
            if self.table.veil.lift():
                self.table.changed()

        self.table.audience.show("game_ended", lambda _: ended, release, at)

    def _show_timeout(self, seat: int, action: Action) -> None:
        timeout = {
            "table": self.table.id_text,
            "match": self.live.id_text,
            "seq": self.live.seq,
            "seat": seat,
            "action": action,
        }
        self.table.audience.show("turn_timeout", lambda _: timeout)
