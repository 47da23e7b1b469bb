"""Tienlen as a bot sees it: `get_next_move(state: TienlenState) -> TienlenAction`.

Written by `python -m server.wire.stubs`; docs/wire-games.md says what the fields mean.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class TienlenPlay(TypedDict):
    type: Literal["play"]
    cards: list[str]


class TienlenPass(TypedDict):
    type: Literal["pass"]


#: What `get_next_move` returns.
TienlenAction: TypeAlias = TienlenPlay | TienlenPass


class TienlenActed(TypedDict):
    type: Literal["action"]
    seat: int
    action: TienlenAction
    deal: int


class TienlenDealt(TypedDict):
    type: Literal["deal"]
    initial: bool
    leader: int | None
    opening_card: str | None
    hand: list[str]
    deal: int


class TienlenChopped(TypedDict):
    type: Literal["cut"]
    seat: int
    on: int
    points: int
    total: int
    deal: int


class TienlenRoundWon(TypedDict):
    type: Literal["round_won"]
    seat: int
    deal: int


TienlenTransfer = TypedDict(
    "TienlenTransfer",
    {
        "from": int,
        "to": int,
        "points": int,
        "reason": str,
    },
)


class TienlenRecord(TypedDict):
    deal: int
    initial: bool
    winner: int
    instant: bool
    patterns: list[str]
    places: list[int] | None
    hands: list[list[str]]
    transfers: list[TienlenTransfer]
    payer: int | None
    gain: list[int]
    scores: list[int]


class TienlenScored(TypedDict):
    type: Literal["deal_scored"]
    record: TienlenRecord
    deal: int


class MatchOver(TypedDict):
    type: Literal["match_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deal: int


#: What `on_event` is told.
TienlenEvent: TypeAlias = (
    TienlenActed | TienlenDealt | TienlenChopped | TienlenRoundWon | TienlenScored | MatchOver
)


class TienlenOptions(TypedDict):
    #: deals in the match
    games: Literal[1, 4, 8, 16, 32]
    #: what beats a straight
    straights: Literal["longer", "same_length"]
    #: a four of a kind cuts a pair of 2s
    quad_cuts_pair: bool
    #: a seat that has passed may still cut with four pairs
    free_cut: bool
    #: which dealt hands win at once
    instant_wins: Literal["by_deal", "cumulative", "off"]
    #: one seat that passed with a play in hand can be made to pay for all
    den_bai: bool
    #: views hide the other seats' card counts
    hide_counts: bool


class BotInfo(TypedDict):
    name: str
    version: int


class TienlenInfo(TypedDict):
    """What `on_match_start` is told."""

    game: Literal["tienlen"]
    seat: int
    seats: int
    options: TienlenOptions


class TienlenOutcome(TypedDict):
    """What `on_match_end` is told."""

    reason: Literal["played", "forfeit", "draw", "void"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deals: list[dict[str, Any]]


class TienlenPast(TypedDict):
    seat: int
    type: Literal["play", "pass"]
    cards: NotRequired[list[str]]


class TienlenTop(TypedDict):
    """The play to beat."""

    seat: int
    kind: str
    cards: list[str]


class TienlenCut(TypedDict):
    by: int
    on: int
    points: int


class TienlenState(TypedDict):
    """What `get_next_move` gets."""

    #: the game's name
    game: Literal["tienlen"]
    #: everything you may do now: return one of these
    legal_actions: list[TienlenAction]
    #: what was done in this deal, in order: the seat and its action
    history: list[TienlenPast]
    #: a record of each finished deal of this match
    deals: list[TienlenRecord]
    #: how many cards each seat holds; None for others where the table hides it
    counts: list[int | None]
    #: number of cards that play no part in this deal
    undealt: int
    #: whether this is a deal whose first play must contain a certain card
    initial: bool
    #: that card, while it is still to be played; else None
    opening_card: str | None
    #: you have passed, and may only cut with four pairs or more
    free_cut: bool
    #: the play to beat: its seat, kind and cards; None if you lead a round
    top: TienlenTop | None
    #: seats that have passed in this round
    out: list[int]
    #: where this round begins in history
    round_start: int
    #: the cuts of this round: by whom, on whom, for how many points
    chain: list[TienlenCut]
    #: the cuts of each earlier round of this deal
    chains: list[list[TienlenCut]]
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
    options: TienlenOptions
    #: seconds that you have for this answer
    time_left: float
    #: your own name and version
    bot: BotInfo
    #: the same for a seat whenever its match is played again
    rng_seed: int
