"""Santase's view, actions and events."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from server.wire.base import Card, Event, Exact, MatchOver, Seat, Suit, View


class SantasePlay(Exact, tag_field="type", tag="play"):
    card: Card
    marriage: bool | UnsetType = UNSET


class SantaseClose(Exact, tag_field="type", tag="close"):
    pass


class SantaseExchange(Exact, tag_field="type", tag="exchange"):
    pass


class SantaseDeclare(Exact, tag_field="type", tag="declare66"):
    pass


class SantasePass(Exact, tag_field="type", tag="pass"):
    pass


SantaseAction = SantasePlay | SantaseClose | SantaseExchange | SantaseDeclare | SantasePass


class SantasePast(Exact):
    """Plays before the last completed trick have lost their card (SA-13)."""

    seat: Seat
    type: Literal["play", "close", "exchange", "declare66", "pass"]
    card: Card | UnsetType = UNSET
    marriage: bool | UnsetType = UNSET


class SantaseTrick(Exact):
    leader: Seat
    cards: list[Card]
    winner: Seat


class SantaseExchanged(Exact):
    seat: Seat
    card: Card


class SantaseRecord(Exact):
    """SA-10.5."""

    deal: int
    dealer: Seat
    trump: Suit
    winner: Seat | None
    game_points: int
    reason: str
    points: list[int]
    closed_by: Seat | None
    scores: list[int]


class SantaseView(View, tag_field="game", tag="santase"):
    legal_actions: list[SantaseAction]
    history: list[SantasePast]
    deals: list[SantaseRecord]
    counts: list[int]
    dealer: Seat
    trump: Suit
    trump_card: Card | None
    stock: int
    closed_by: Seat | None
    leader: Seat
    table: Card | None
    last_trick: SantaseTrick | None
    tricks_won: list[int]
    points: int | None
    marriages: list[list[Suit]]
    exchange: SantaseExchanged | None
    known: list[list[Card]]


class SantaseActed(Event, tag="action"):
    seat: Seat
    action: SantaseAction


class SantaseDealt(Event, tag="deal"):
    dealer: Seat
    trump_card: Card
    hand: list[Card]


class SantaseMarried(Event, tag="marriage"):
    seat: Seat
    suit: Suit
    points: int


class SantaseSwapped(Event, tag="exchanged"):
    seat: Seat
    card: Card
    trump_card: Card


class SantaseTrickWon(Event, tag="trick_won"):
    seat: Seat
    card: Card
    tricks_won: list[int]


class SantaseDrawn(Event, tag="drawn"):
    seat: Seat
    from_: Literal["stock", "trump_card"] = field(name="from")
    card: Card | UnsetType = UNSET


class SantaseScored(Event, tag="deal_scored"):
    record: SantaseRecord


SantaseEvent = (
    SantaseActed
    | SantaseDealt
    | SantaseMarried
    | SantaseSwapped
    | SantaseTrickWon
    | SantaseDrawn
    | SantaseScored
    | MatchOver
)
