"""Omi's view, actions and events."""

from typing import Literal

from msgspec import UNSET, UnsetType

from server.wire.base import Card, Event, Exact, MatchOver, Seat, SeatCard, Suit, View


class OmiTrump(Exact, tag_field="type", tag="trump"):
    suit: Suit


class OmiPlay(Exact, tag_field="type", tag="play"):
    card: Card


OmiAction = OmiTrump | OmiPlay


class OmiPast(Exact):
    seat: Seat
    type: Literal["trump", "play"]
    suit: Suit | UnsetType = UNSET
    card: Card | UnsetType = UNSET


class OmiRecord(Exact):
    """OM-7.6."""

    deal: int
    dealer: Seat
    trump: Suit
    trump_maker: Seat
    tricks: list[int]
    gain: list[int]
    bonus_used: int
    label: str
    ambaya: bool
    totals: list[int]


class OmiView(View, tag_field="game", tag="omi"):
    legal_actions: list[OmiAction]
    history: list[OmiPast]
    deals: list[OmiRecord]
    counts: list[int]
    dealer: Seat
    trump_maker: Seat
    trump: Suit | None
    leader: Seat
    trick: list[SeatCard]
    winners: list[Seat]
    tricks_won: list[int]
    tokens: list[int]
    bonus: int


class OmiActed(Event, tag="action"):
    seat: Seat
    action: OmiAction


class OmiDealt(Event, tag="deal"):
    dealer: Seat
    trump_maker: Seat
    hand: list[Card]


class OmiPacket(Event, tag="packet"):
    trump: Suit
    hand: list[Card]


class OmiTrickWon(Event, tag="trick_won"):
    seat: Seat
    card: Card
    tricks_won: list[int]


class OmiScored(Event, tag="deal_scored"):
    record: OmiRecord


OmiEvent = OmiActed | OmiDealt | OmiPacket | OmiTrickWon | OmiScored | MatchOver
