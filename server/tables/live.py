"""A running match at a table: the engine's match, and what makes actions safe to repeat."""

from array import array
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from engines import IllegalAction, Match, replay
from server.errors import Refusal

Action = dict[str, Any]
Event = dict[str, Any]


@dataclass
class LiveMatch:
    id: UUID
    match: Match
    seed_hash: str
    started_at: int
    rated: bool
    #: When each action happened, in milliseconds since 1970; the engine keeps the actions.
    times: "array[int]" = field(default_factory=lambda: array("q"))
    #: (seat, id) → seq of the action that carried this id.
    ids: dict[tuple[int, str], int] = field(default_factory=dict)
    #: Since which seq each seat has been an actor of this deal without interruption; absent for the
    #: others.
    actor_since: dict[int, int] = field(default_factory=dict)
    #: The match as it stood when the current deal began, to show missed updates from, and the
    #: events with which it began.
    deal_start: Match | None = None
    deal_opening: list[Event] = field(default_factory=list)
    #: Milliseconds since 1970: when actions are taken, and when the clock runs out.
    play_from: int = 0
    deadline: int | None = None
    ended: dict[str, Any] | None = None
    #: The match as spectators have it, who may be behind; None before they know of it.
    released: Match | None = None
    end_released: bool = False

    def __post_init__(self) -> None:
        self.actor_since = dict.fromkeys(self.match.actors, 0)
        self._new_deal(self.match.opening)
        self.id_text = str(self.id)

    def _new_deal(self, events: list[Event]) -> None:
        self.deal_start = self.match.clone()
        self.deal_opening = [event for event in events if event["deal"] == self.match.number]

    @property
    def seq(self) -> int:
        return self.match.seq

    def repeated(self, seat: int, action: Action, action_id: str | None) -> int | None:
        """The seq of the same action sent before under this id; None if it is new."""
        if action_id is None:
            return None
        seq = self.ids.get((seat, action_id))
        if seq is None:
            return None
        if self.match.action(seq)[1] != action:
            raise Refusal("bad_request", "This id was used for another action.")
        return seq

    def check_turn(self, seat: int, seq: int) -> None:
        """Whether the seat may answer the update `seq` now."""
        if seq > self.seq:
            raise Refusal("bad_request", "This seq is from the future.")
        if seat not in self.actor_since:
            raise Refusal("not_your_turn", "It is not your turn.")
        if seq < self.actor_since[seat]:
            raise Refusal("stale", "Something has happened since; look again.")

    def tried(self, seat: int, action: Action) -> tuple[Match, list[Event]]:
        """The match after this action, beside the one that stands until the journal has it."""
        after = self.match.clone()
        try:
            events = after.apply(seat, action)
        except IllegalAction as refusal:
            raise Refusal("illegal_action", refusal.message, rule=refusal.rule) from None
        return after, events

    def accept(
        self, after: Match, events: list[Event], seat: int, action_id: str | None, at: int
    ) -> None:
        """The action is in the journal: it has happened."""
        deal = self.match.number
        self.match = after
        self.times.append(at)
        if action_id is not None:
            self.ids[seat, action_id] = self.seq
        # A new deal asks anew: what was meant for the old one, a double click, is no answer to it.
        since = self.actor_since if after.number == deal else {}
        self.actor_since = {actor: since.get(actor, self.seq) for actor in after.actors}
        if after.number != deal:
            self._new_deal(events)

    def events_of_deal(self, seat: int) -> list[Event]:
        """What this seat has been shown since the current deal began."""
        assert self.deal_start is not None
        match = self.deal_start.clone()
        events = match.redact(self.deal_opening, seat)
        while match.seq < self.seq:
            happened = match.apply(*self.match.action(match.seq + 1))
            events = events + match.redact(happened, seat)
        return events

    def at_seq(self, seq: int) -> Match:
        """The match as it stood after `seq` actions."""
        assert self.deal_start is not None
        if seq >= self.seq:
            return self.match
        if seq >= self.deal_start.seq:
            match = self.deal_start.clone()
        else:
            record = self.match.record()
            record["actions"] = []
            match = replay(record)
        while match.seq < seq:
            match.apply(*self.match.action(match.seq + 1))
        return match
