"""A match being played at a table: actions, clocks, bots and stand-ins, until it is over."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import structlog

from bots.house import house_player
from bots.seat import SeatPlayer
from engines import Match
from server.clock import now_ms
from server.errors import Refusal
from server.storage.journal import Entry
from server.tables import messages
from server.tables.live import Action, Event, LiveMatch
from server.tables.rules import (
    DECLARATION_SECONDS,
    FORFEITS,
    PRESENCE_GRACE,
    play_grace,
    thinking_seconds,
    turn_time,
)
from server.tables.seats import Seat

if TYPE_CHECKING:
    from server.tables.table import Table

log = structlog.get_logger()

STAND_IN = "house:medium"
BOT_SECONDS = 5.0
TIMEOUTS_UNTIL_AWAY = 2
#: Until what could not be written is tried again, where nobody would ask for it again.
AGAIN_SECONDS = 1.0


class Play:
    """Everything here runs in the table's mailbox, except where a method says otherwise."""

    def __init__(self, table: "Table", live: LiveMatch) -> None:
        self.table = table
        self.live = live
        self.loop = asyncio.get_running_loop()
        #: Seats whose person is ready for the next deal, while the pause lasts.
        self.rested: set[int] = set()
        self.pause_until = 0
        self.lead_grace_until = 0
        self._last_trick: object = None
        self._trick_at = 0
        self._stopped = self._ending = self._hurried = False
        self._clock: asyncio.TimerHandle | None = None
        self._absences: dict[int, asyncio.TimerHandle] = {}
        self._players: dict[int, SeatPlayer] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._rng = Random()

    # ── beginning and end ───────────────────────────────────────────────────────────────────

    def begin(self) -> None:
        """Tell everybody of a match that has just been written down, and let it go."""
        live = self.live
        self._time(now_ms(), deal_began=False, last=None)
        self.show_start(live.match)
        self._show(live.match.opening)

    def show_start(self, match: Match, at: int | None = None) -> None:
        live, table = self.live, self.table
        table.audience.show(
            "game_started",
            lambda viewer: {**messages.started(table.id, live), "view": match.view(viewer)},
            at=at,
        )

    def show_end(self, ended: dict[str, Any], at: int | None = None) -> None:
        self.live.ended = ended

        def release() -> None:
            self.live.end_released = True

        self.table.audience.show("game_ended", lambda _: ended, release, at)

    def resume(self) -> None:
        """Go on after a restart, where the last action left the match."""
        live = self.live
        assert live.deal_start is not None
        at = live.times[-1] if live.times else live.started_at
        self._time(at, deal_began=0 < live.seq == live.deal_start.seq, last=None)
        now = now_ms()
        if self.live.deadline is not None:
            # People need a moment to come back before the clock may cost them anything.
            least = now + self._ms(min(10, self.table.turn_seconds or 0))
            self.live.deadline = max(self.live.deadline, least)
        for seat in self.table.seats:
            if seat.person is not None:
                self.absent(seat)
        self._arm()

    def stop(self) -> None:
        """No timer and no bot moves any more."""
        self._stopped = True
        if self._clock is not None:
            self._clock.cancel()
        for timer in self._absences.values():
            timer.cancel()
        for task in self._thinking.values():
            task.cancel()

    # ── acting ──────────────────────────────────────────────────────────────────────────────

    async def act(
        self, seat: Seat, seq: int | None, action: Action, action_id: str | None, match: str | None
    ) -> int:
        """A person's action; returns its seq once it is safe."""
        live, number = self.live, seat.number
        if match is not None and match != str(live.id):
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
        self._check_time(action)
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

    def _check_time(self, action: Action) -> None:
        now = now_ms()
        until = self.pause_until
        if isinstance(action, dict) and action.get("type") == "play":
            until = max(until, self.lead_grace_until)
        if now < until:
            raise Refusal(
                "too_soon", "A moment, please.", retry_after=max(0.001, (until - now) / 1000)
            )

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
        live.accept(after, seat, action_id, at)
        self.table.house.metrics.actions.inc()
        # The clock runs from when people are told, however long it took to write.
        self._time(now_ms(), deal_began, last=(seat, action))
        self._show(events)
        if source == "clock":
            self._show_timeout(seat, action)
        outcome = live.match.outcome
        if outcome is not None:
            await self.end(outcome)
        return after.seq

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
            self.loop.call_later(AGAIN_SECONDS, self.table.mailbox.post, lambda: self.end(outcome))

    def _show(self, events: list[Event]) -> None:
        self.show_step(self.live.match, events)
        self._arm()

    def show_step(self, match: Match, events: list[Event], at: int | None = None) -> None:
        """Show where the match stands now, or where it stood `at` this time before a restart."""
        live, table = self.live, self.table

        def release() -> None:
            live.released = match

        table.audience.show(
            "game_state_update",
            lambda viewer: messages.update(table.id, live, match, events, viewer),
            release,
            at,
        )

    def _show_timeout(self, seat: int, action: Action) -> None:
        timeout = {
            "table": str(self.table.id),
            "match": str(self.live.id),
            "seq": self.live.seq,
            "seat": seat,
            "action": action,
        }
        self.table.audience.show("turn_timeout", lambda _: timeout)

    # ── time ────────────────────────────────────────────────────────────────────────────────

    def _time(self, at: int, deal_began: bool, last: tuple[int, Action] | None) -> None:
        """When the next action is taken, and when the clock runs out."""
        live, table = self.live, self.table
        self.pause_until = self.lead_grace_until = 0
        live.play_from = at
        if table.turn_seconds is None:
            live.deadline = None
            return
        view = live.match.view(None)
        if view.get("last_trick") != self._last_trick:
            self._last_trick, self._trick_at = view.get("last_trick"), at
        if deal_began and table.deal_pause and not live.match.over:
            self.pause_until = live.play_from = at + self._ms(table.deal_pause)
            self.rested = set()
        elif self._person_leads(view):
            self.lead_grace_until = self._trick_at + self._ms(play_grace(view))
            live.play_from = max(at, self.lead_grace_until)
        declared = last is not None and last[1].get("type") == "declare"
        if declared and live.deadline is not None:
            live.deadline += self._ms(DECLARATION_SECONDS)
        else:
            live.deadline = live.play_from + self._ms(turn_time(view, table.turn_seconds))
        if live.match.over:
            live.deadline = None

    def _ms(self, seconds: float) -> int:
        return round(1000 * self.table.seconds(seconds))

    def _person_leads(self, view: dict[str, Any]) -> bool:
        return any(self.table.seats[seat].person is not None for seat in view["actors"])

    def _arm(self) -> None:
        """Start the clock and the bots of this moment."""
        live = self.live
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self.over or self._stopped:
            return
        if live.deadline is not None:
            seconds = max(0.0, (live.deadline - now_ms()) / 1000)
            seq = live.seq
            self._clock = self.loop.call_later(
                seconds, self.table.mailbox.post, lambda: self._ring(seq)
            )
        for seat in live.match.actors:
            self._ask_bot(seat)

    async def _ring(self, seq: int) -> None:
        """The clock has run out for whoever has not answered."""
        live, table = self.live, self.table
        if live.seq != seq or self.over:
            return
        number = live.match.actors[0]
        action = live.match.default_action(number)
        assert action is not None
        seat = table.seats[number]
        if not await self._did(number, action, "clock"):
            return
        seat.timeouts += 1
        if seat.timeouts >= TIMEOUTS_UNTIL_AWAY and seat.person is not None and not seat.away:
            seat.away = True
            table.changed()
            if number in live.match.actors:
                self._ask_bot(number)

    async def _did(self, seat: int, action: Action, source: str) -> bool:
        """Play what nobody would send again if it could not be written: then the clock and the
        bots of this moment start anew."""
        try:
            await self._do(seat, action, None, source)
        except Exception:
            log.exception("an action could not be written", match=str(self.live.id))
            self.loop.call_later(AGAIN_SECONDS, self._arm)
            return False
        return True

    def rest(self, seat: Seat) -> None:
        """A person is ready for the next deal; when all are, the pause is over."""
        self._returned(seat)
        self.rested.add(seat.number)
        people = {one.number for one in self.table.seats if one.person and not one.stood_in}
        now = now_ms()
        if self.pause_until > now and people <= self.rested:
            self.pause_until = 0
            self.live.play_from = now
            self._arm()

    def hurry(self) -> bool:
        """Everybody has left a ranked match: its result counts all the same, so the bots play it
        out without a pause. False if that has been tried, or nothing depends on the result."""
        if self._hurried or not self.live.rated:
            return False
        self._hurried = True
        self.pause_until = 0
        self._arm()
        return True

    # ── bots and stand-ins ──────────────────────────────────────────────────────────────────

    def _ask_bot(self, number: int) -> None:
        """If a program plays this seat now, let it think."""
        seat = self.table.seats[number]
        if seat.player is None or (seat.person is not None and not seat.stood_in):
            return
        running = self._thinking.get(number)
        if running is not None and not running.done():
            running.cancel()
        bot = seat.player.id if seat.person is None else STAND_IN
        view = self.live.match.view(number)
        seconds = thinking_seconds(view, bot, self._rng) * self.table.house.settings.bot_delay
        seconds = max(seconds, (self.pause_until - now_ms()) / 1000)
        if self._hurried:
            seconds = 0.0
        task = asyncio.ensure_future(self._think(seat, bot, view, seconds))
        self._thinking[number] = task

    async def _think(self, seat: Seat, bot: str, view: dict[str, Any], seconds: float) -> None:
        """Runs beside the mailbox, so that nobody waits for a bot but the bot's own seat."""
        if seconds > 0:
            await asyncio.sleep(seconds)
        player = self._players.get(seat.number)
        if player is None:
            player = self._players[seat.number] = house_player(bot, view["game"], self._rng)
        try:
            action = await asyncio.wait_for(player.decide(view), BOT_SECONDS)
        except Exception:
            log.exception("a house bot failed", game=view["game"], bot=bot)
            action = None
        self.table.mailbox.post(lambda: self._bot_acts(seat, view["seq"], action))

    async def _bot_acts(self, seat: Seat, seq: int, action: Action | None) -> None:
        live = self.live
        if self.over:
            return
        since = live.actor_since.get(seat.number)
        if since is None or since > seq:
            return  # the person came back and acted himself
        source = "bot" if seat.person is None else "stand_in"
        if action is None or action not in live.match.legal_actions(seat.number):
            action = live.match.default_action(seat.number)
            assert action is not None
        if live.seq != seq and seat.person is not None and not seat.stood_in:
            return
        await self._did(seat.number, action, source)

    # ── presence ────────────────────────────────────────────────────────────────────────────

    def absent(self, seat: Seat) -> None:
        """The person's last socket is gone: after the game's grace a house bot plays."""
        self.present(seat)
        self._absences[seat.number] = self.loop.call_later(
            self.table.seconds(PRESENCE_GRACE[self.table.game]),
            self.table.mailbox.post,
            lambda: self._gone(seat),
        )

    def present(self, seat: Seat) -> None:
        timer = self._absences.pop(seat.number, None)
        if timer is not None:
            timer.cancel()

    async def _gone(self, seat: Seat) -> None:
        if seat.connected or seat.person is None or self.over:
            return
        if self.table.game in FORFEITS:
            await self._forfeit(seat)
            return
        self.stand_in(seat)

    def stand_in(self, seat: Seat) -> None:
        """A house bot plays for this person from now on."""
        seat.gone = True
        self.table.changed()
        if seat.number in self.live.match.actors:
            self._ask_bot(seat.number)

    async def _forfeit(self, loser: Seat) -> None:
        """SA-14.4: away for too long loses; both away is a draw."""
        others = [seat for seat in self.table.seats if seat is not loser]
        loser.gone = True
        if all(seat.person is not None and not seat.connected for seat in others):
            await self.end(self._result("draw", None))
        else:
            await self.end(self._result("forfeit", loser.number))

    async def walk_out(self, seat: Seat) -> None:
        """A person leaves a running match: a bot plays it out, or in Santase it is lost."""
        seat.left = True
        if self.over:
            return  # its result is about to be written
        if self.table.game in FORFEITS:
            await self.end(self._result("forfeit", seat.number))
        else:
            self.stand_in(seat)

    def _result(self, reason: str, loser: int | None) -> dict[str, Any]:
        scores = self.live.match.scores
        if loser is not None:
            target = self.live.match.session.options["target"]
            scores = [
                score if seat == loser else max(score, target) for seat, score in enumerate(scores)
            ]
            ranking = [2 if seat == loser else 1 for seat in range(len(scores))]
        else:
            ranking = [1] * len(scores)
        return {
            "reason": reason,
            "scores": scores,
            "ranking": ranking,
            "winners": [seat for seat, place in enumerate(ranking) if place == 1],
            "deals": self.live.match.view(None)["deals"],
        }
