"""Jolly's view, actions and events."""

from typing import Literal

from msgspec import UNSET, UnsetType

from server.wire.base import Card, Event, Exact, MatchOver, Seat, View

Kind = Literal["set", "run"]
End = Literal["low", "high"]


class JollyDraw(Exact, tag_field="type", tag="draw"):
    pass


class JollyTake(Exact, tag_field="type", tag="take"):
    count: int


class JollyMeld(Exact, tag_field="type", tag="meld"):
    kind: Kind
    cards: list[Card]
    low: int | UnsetType = UNSET


class JollyExtend(Exact, tag_field="type", tag="extend"):
    meld: int
    card: Card
    end: End | UnsetType = UNSET


class JollySwap(Exact, tag_field="type", tag="swap"):
    meld: int
    card: Card


class JollyTakeBack(Exact, tag_field="type", tag="take_back"):
    pass


class JollyDiscard(Exact, tag_field="type", tag="discard"):
    card: Card


class JollyTurnDown(Exact, tag_field="type", tag="zudrehen"):
    pass


JollyAction = (
    JollyDraw
    | JollyTake
    | JollyMeld
    | JollyExtend
    | JollySwap
    | JollyTakeBack
    | JollyDiscard
    | JollyTurnDown
)


class JollyPast(Exact):
    seat: Seat
    type: Literal["draw", "take", "meld", "extend", "swap", "take_back", "discard", "zudrehen"]
    card: Card | UnsetType = UNSET
    cards: list[Card] | UnsetType = UNSET
    kind: Kind | UnsetType = UNSET
    low: int | UnsetType = UNSET
    meld: int | UnsetType = UNSET
    end: End | UnsetType = UNSET
    count: int | UnsetType = UNSET


class JollyLaid(Exact):
    """A meld on the table; `low` is the lowest rank of a run."""

    meld: int
    owner: Seat
    kind: Kind
    cards: list[Card]
    low: int | UnsetType = UNSET


class JollyRecord(Exact):
    deal: int
    dealer: Seat
    starter: Seat
    winner: Seat | None
    reason: str
    turned: Card | None
    hands: list[list[Card]]
    penalties: list[int]
    gain: list[int]
    scores: list[int]


class JollyView(View, tag_field="game", tag="jolly"):
    legal_actions: list[JollyAction]
    history: list[JollyPast]
    deals: list[JollyRecord]
    counts: list[int]
    dealer: Seat
    starter: Seat
    stock: int
    reshuffles: int
    recycled: list[Card] | None
    row: list[Card]
    melds: list[JollyLaid]
    opened: list[bool]
    pending: int
    took_back: bool
    turns: int
    known: list[list[Card]]
    drawn: Card | None


class JollyActed(Event, tag="action"):
    seat: Seat
    action: JollyAction


class JollyDealt(Event, tag="deal"):
    dealer: Seat
    starter: Seat
    stock: int
    hand: list[Card]


class JollyDrawn(Event, tag="drawn"):
    seat: Seat
    card: Card | None
    stock: int


class JollyTaken(Event, tag="taken"):
    seat: Seat
    cards: list[Card]


class JollyReshuffled(Event, tag="reshuffled"):
    cards: list[Card]
    row: list[Card]


class JollyOpened(Event, tag="opened"):
    seat: Seat
    total: int


class JollyTakenBack(Event, tag="taken_back"):
    seat: Seat
    cards: list[Card]


class JollySwapped(Event, tag="swapped"):
    seat: Seat
    meld: int
    joker: Card


class JollyTurned(Event, tag="turned"):
    seat: Seat
    card: Card


class JollyScored(Event, tag="deal_scored"):
    record: JollyRecord


JollyEvent = (
    JollyActed
    | JollyDealt
    | JollyDrawn
    | JollyTaken
    | JollyReshuffled
    | JollyOpened
    | JollyTakenBack
    | JollySwapped
    | JollyTurned
    | JollyScored
    | MatchOver
)
