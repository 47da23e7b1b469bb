"""Tiến lên's view, actions and events."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from server.wire.base import Card, Event, Exact, MatchOver, Seat, View


class TienlenPlay(Exact, tag_field="type", tag="play"):
    cards: list[Card]


class TienlenPass(Exact, tag_field="type", tag="pass"):
    pass


TienlenAction = TienlenPlay | TienlenPass


class TienlenPast(Exact):
    seat: Seat
    type: Literal["play", "pass"]
    cards: list[Card] | UnsetType = UNSET


class TienlenTop(Exact):
    """The play to beat."""

    seat: Seat
    kind: str
    cards: list[Card]


class TienlenCut(Exact):
    by: Seat
    on: Seat
    points: int


class TienlenTransfer(Exact):
    from_: Seat = field(name="from")
    to: Seat
    points: int
    reason: str


class TienlenRecord(Exact):
    deal: int
    initial: bool
    winner: Seat
    instant: bool
    patterns: list[str]
    #: None after an instant win: nobody played.
    places: list[int] | None
    hands: list[list[Card]]
    transfers: list[TienlenTransfer]
    payer: Seat | None
    gain: list[int]
    scores: list[int]


class TienlenView(View, tag_field="game", tag="tienlen"):
    legal_actions: list[TienlenAction]
    history: list[TienlenPast]
    deals: list[TienlenRecord]
    counts: list[int | None]
    undealt: int
    initial: bool
    opening_card: Card | None
    free_cut: bool
    top: TienlenTop | None
    out: list[Seat]
    round_start: int
    chain: list[TienlenCut]
    chains: list[list[TienlenCut]]


class TienlenActed(Event, tag="action"):
    seat: Seat
    action: TienlenAction


class TienlenDealt(Event, tag="deal"):
    initial: bool
    leader: Seat | None
    opening_card: Card | None
    hand: list[Card]


class TienlenChopped(Event, tag="cut"):
    seat: Seat
    on: Seat
    points: int
    total: int


class TienlenRoundWon(Event, tag="round_won"):
    seat: Seat


class TienlenScored(Event, tag="deal_scored"):
    record: TienlenRecord


TienlenEvent = (
    TienlenActed | TienlenDealt | TienlenChopped | TienlenRoundWon | TienlenScored | MatchOver
)
