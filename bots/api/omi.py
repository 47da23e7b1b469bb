"""Omi as a bot sees it: `get_next_move(state: OmiState) -> OmiAction`.

Written by `python -m server.wire.stubs`; docs/wire-games.md says what the fields mean.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class OmiTrump(TypedDict):
    type: Literal["trump"]
    suit: Literal["C", "D", "H", "S"]


class OmiPlay(TypedDict):
    type: Literal["play"]
    card: str


#: What `get_next_move` returns.
OmiAction: TypeAlias = OmiTrump | OmiPlay


class OmiActed(TypedDict):
    type: Literal["action"]
    seat: int
    action: OmiAction
    deal: int


class OmiDealt(TypedDict):
    type: Literal["deal"]
    dealer: int
    trump_maker: int
    hand: list[str]
    deal: int


class OmiPacket(TypedDict):
    type: Literal["packet"]
    trump: Literal["C", "D", "H", "S"]
    hand: list[str]
    deal: int


class OmiTrickWon(TypedDict):
    type: Literal["trick_won"]
    seat: int
    card: str
    tricks_won: list[int]
    deal: int


class OmiRecord(TypedDict):
    """OM-7.6."""

    deal: int
    dealer: int
    trump: Literal["C", "D", "H", "S"]
    trump_maker: int
    tricks: list[int]
    gain: list[int]
    bonus_used: int
    label: str
    ambaya: bool
    totals: list[int]


class OmiScored(TypedDict):
    type: Literal["deal_scored"]
    record: OmiRecord
    deal: int


class MatchOver(TypedDict):
    type: Literal["match_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deal: int


#: What `on_event` is told.
OmiEvent: TypeAlias = OmiActed | OmiDealt | OmiPacket | OmiTrickWon | OmiScored | MatchOver


class OmiOptions(TypedDict):
    #: tokens that win the match
    target: Literal[5, 10, 15]
    #: tokens when the defenders win 5 to 7 tricks
    ambaya_tokens: Literal[1, 2]
    #: tokens for all eight tricks
    kapothi_tokens: Literal[2, 3]
    #: what several draws in a row carry
    draw_bonus: Literal["once", "stack"]
    #: who names trumps, seen from the dealer
    trump_maker: Literal["right", "next"]
    #: dealer of the first deal
    first_dealer: Literal[0, 1, 2, 3]
    #: tokens of both teams at the start
    start_scores: list[int]
    #: bonus carried into the first deal
    start_bonus: int
    #: number of the first deal
    start_deal: int


class BotInfo(TypedDict):
    name: str
    version: int


class OmiInfo(TypedDict):
    """What `on_match_start` is told."""

    game: Literal["omi"]
    seat: int
    seats: int
    options: OmiOptions


class OmiOutcome(TypedDict):
    """What `on_match_end` is told."""

    reason: Literal["played", "forfeit", "draw", "void"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deals: list[dict[str, Any]]


class OmiPast(TypedDict):
    seat: int
    type: Literal["trump", "play"]
    suit: NotRequired[Literal["C", "D", "H", "S"]]
    card: NotRequired[str]


class SeatCard(TypedDict):
    """A card that a seat has put on the table."""

    seat: int
    card: str


class OmiState(TypedDict):
    """What `get_next_move` gets."""

    #: the game's name
    game: Literal["omi"]
    #: everything you may do now: return one of these
    legal_actions: list[OmiAction]
    #: what was done in this deal, in order: the seat and its action
    history: list[OmiPast]
    #: a record of each finished deal of this match
    deals: list[OmiRecord]
    #: how many cards each seat holds
    counts: list[int]
    #: the seat that dealt
    dealer: int
    #: the seat that names trumps
    trump_maker: int
    #: the trump suit; None until it is named
    trump: Literal["C", "D", "H", "S"] | None
    #: the seat that led the running trick, or leads it now
    leader: int
    #: the cards on the table, in order, each with its seat
    trick: list[SeatCard]
    #: the seat that won each completed trick; their cards are in history
    winners: list[int]
    #: tricks of each team in this deal: seats 0 and 2, seats 1 and 3
    tricks_won: list[int]
    #: tokens of each team, with which the match is won
    tokens: list[int]
    #: tokens carried into this deal from a tied one
    bonus: int
    #: your own seat, counted from 0
    seat: int
    #: what is being decided now
    phase: str
    #: the seats that may act now; yours is one of them
    actors: list[int]
    #: how many actions were made in this match
    seq: int
    #: the number of this deal, counted from 0
    deal: int
    #: your cards
    hand: list[str]
    #: points in the match, by seat
    scores: list[int]
    #: the rules of this table, complete
    options: OmiOptions
    #: seconds that you have for this answer
    time_left: float
    #: your own name and version
    bot: BotInfo
    #: the same for a seat whenever its match is played again
    rng_seed: int
