"""The Match door: JSON in, JSON out, every action checked, every viewer shown only his own part."""

from array import array
from typing import Any

from engines.core.deal import Deal
from engines.core.errors import IllegalAction
from engines.core.game import Game
from engines.core.plain import JsonObject, freeze, is_integer, short, thaw
from engines.core.session import Session
from engines.core.shoe import Shoe

#: The journal packs a seat (0 … 3) below the move, eight bytes an action.
SEAT_BITS = 2
SEAT_MASK = 3


class Match:
    """One match. Make it with `engines.new_match`, `engines.replay` or `engines.sample`."""

    def __init__(
        self, game: Game[Any, Any], session: Session[Any], shoe: Shoe, deal: Deal | None = None
    ) -> None:
        """A new match, or with `deal` one that goes on from there (see `sampled`)."""
        self.game = game
        self.session = session
        self.shoe = shoe
        self.seq = 0
        self._log = array("q")
        self._number = 0
        self._course: list[JsonObject] = []
        #: The records of the finished deals. Views share them: at twenty deals a fresh copy for
        #: each view would cost more than all the rest of it.
        self._deals: list[JsonObject] = []
        self._moves: dict[int, list[int]] = {}
        opening: list[JsonObject] = []
        if deal is None:
            self.deal: Deal = session.start(shoe.deck(0))
            opening.append(self._stamped(game.dealt(session, self.deal)))
            self._settle(opening)
        else:
            self.deal = deal
        self._opening = freeze(opening)
        self._actors = () if session.over else self.deal.actors()

    # ── what is going on ────────────────────────────────────────────────────────────────────

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def phase(self) -> str:
        return "over" if self.session.over else self.deal.phase()

    @property
    def actors(self) -> tuple[int, ...]:
        return self._actors

    @property
    def scores(self) -> list[int]:
        return self.session.scores[:]

    @property
    def outcome(self) -> JsonObject | None:
        """The result of a match that was played to its end; None while it runs."""
        if not self.session.over:
            return None
        return {"reason": "played", **self._standing(), "deals": thaw(freeze(self._deals))}

    @property
    def number(self) -> int:
        """Which deal is being played, from 0."""
        return self._number

    def action(self, seq: int) -> tuple[int, JsonObject]:
        """Action number `seq` of the match, from 1, with its seat."""
        entry = self._log[seq - 1]
        return entry & SEAT_MASK, self.game.encode(entry >> SEAT_BITS)

    @property
    def opening(self) -> list[JsonObject]:
        """The events before the first action, in full: usually one deal."""
        events: list[JsonObject] = thaw(self._opening)
        return events

    def legal_actions(self, seat: object) -> list[JsonObject]:
        """Every legal action of this seat, each once."""
        return list(map(self.game.encode, self._legal(seat))) if is_integer(seat) else []

    def default_action(self, seat: object) -> JsonObject | None:
        """What the clock plays for this seat; None if it may not act."""
        if not is_integer(seat) or seat not in self._actors:
            return None
        return self.game.encode(self.game.default(self.deal, seat))

    # ── acting ──────────────────────────────────────────────────────────────────────────────

    def apply(self, seat: object, action: object) -> list[JsonObject]:
        """Play an action. Returns its events in full; show them through `redact`.

        Seat and action come from outside and may be anything at all.
        """
        game = self.game
        before = self.deal
        if not is_integer(seat) or seat not in self._actors:
            raise IllegalAction(game.turn_rule, self._whose_turn())
        if not isinstance(action, dict):
            raise IllegalAction(game.action_rule, f"An action is an object, not {short(action)}.")
        move = game.decode(before, seat, action)
        if move not in self._legal(seat):
            raise game.refusal(before, seat, move)
        after = before.clone()
        after.play(move)
        self.deal = after
        self.seq += 1
        self._log.append(move << SEAT_BITS | seat)
        self._moves = {}
        # Encoded twice: the event goes out and may be changed there, the course stays.
        entry = game.encode(move)
        entry["seat"] = seat
        self._course.append(entry)
        events: list[JsonObject] = [
            {"type": "action", "deal": self._number, "seat": seat, "action": game.encode(move)}
        ]
        for event in game.narrate(before, move, after):
            event["deal"] = self._number
            events.append(event)
        if after.turn < 0:
            self._settle(events)
        self._actors = () if self.session.over else self.deal.actors()
        return events

    def _legal(self, seat: int) -> list[int]:
        moves = self._moves.get(seat)
        if moves is None:
            moves = [] if self.session.over else self.deal.moves_of(seat)
            self._moves[seat] = moves
        return moves

    def _whose_turn(self) -> str:
        if self.session.over:
            return "The match is over."
        seats = " and ".join(str(seat) for seat in self.actors)
        return f"It is not this seat's turn: seat {seats} is to act."

    def _settle(self, events: list[JsonObject]) -> None:
        """Score finished deals and start the next, until somebody can act or the match is over."""
        game, session = self.game, self.session
        while self.deal.turn < 0:
            record = session.settle(self.deal, self._number)
            self._deals.append(thaw(freeze(record)))
            events.append(self._stamped({"type": "deal_scored", "record": record}))
            if session.over:
                events.append(self._stamped({"type": "match_over", **self._standing()}))
                return
            self._number += 1
            self._course = []
            self.deal = session.start(self.shoe.deck(self._number))
            events.append(self._stamped(game.dealt(session, self.deal)))

    def _stamped(self, event: JsonObject) -> JsonObject:
        return {"type": event["type"], "deal": self._number, **event}

    def _standing(self) -> JsonObject:
        scores = self.session.scores
        ranking = [1 + sum(other > score for other in scores) for score in scores]
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        return {"scores": scores[:], "ranking": ranking, "winners": winners}

    # ── showing ─────────────────────────────────────────────────────────────────────────────

    def view(self, seat: object) -> JsonObject:
        """All that this seat may know, and no more; for None what a spectator may know. The view
        is the caller's, but what lies in `options`, `history` and `deals` is to be read only."""
        session = self.session
        if seat is not None and (not is_integer(seat) or not 0 <= seat < session.seats):
            raise ValueError(f"there is no seat {short(seat)}")
        game, deal = self.game, self.deal
        return {
            "game": game.name,
            "seat": seat,
            "phase": "over" if session.over else deal.phase(),
            "actors": [*self._actors],
            "seq": self.seq,
            "deal": self._number,
            "scores": session.scores[:],
            "options": session.options.copy(),
            "legal_actions": [] if seat is None else list(map(game.encode, self._legal(seat))),
            "history": game.course(self._course, session, deal, seat),
            "deals": self._deals[:],
            **game.view(session, deal, seat),
        }

    def redact(self, events: list[JsonObject], viewer: int | None) -> list[JsonObject]:
        """These events as the viewer may see them."""
        redact = self.game.redact
        return [redact(event, viewer) for event in events]

    # ── keeping ─────────────────────────────────────────────────────────────────────────────

    def clone(self) -> "Match":
        """An independent copy that can be played on. The deal is shared: `apply` replaces it."""
        copy = Match(self.game, self.session.clone(), self.shoe, self.deal)
        copy.seq = self.seq
        copy._opening = self._opening
        copy._log = self._log[:]
        copy._number = self._number
        copy._course = self._course[:]
        copy._deals = self._deals[:]
        return copy

    def record(self) -> JsonObject:
        """The match as data: `engines.replay` makes exactly the same match of it."""
        if self.shoe.sampled:
            raise ValueError("a sampled match has no record: its past is a guess")
        decks = self.shoe.decks(self._number + 1, keep_prepared=not self.session.over)
        return {
            "game": self.game.name,
            "seats": self.session.seats,
            "options": thaw(freeze(self.session.options)),
            "seed": self.shoe.seed,
            "decks": decks,
            "prepared": min(len(self.shoe.prepared), len(decks)),
            "actions": [list(self.action(seq)) for seq in range(1, self.seq + 1)],
        }


def sampled(
    game: Game[Any, Any], session: Session[Any], deal: Deal, shoe: Shoe, view: JsonObject
) -> Match:
    """A match that stands where `view` stands, on a guess of what the view does not show."""
    match = Match(game, session, shoe, deal)
    match.seq = view["seq"]
    match._number = view["deal"]
    match._course = thaw(freeze(view["history"]))
    match._deals = thaw(freeze(view["deals"]))
    return match
