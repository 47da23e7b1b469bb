"""Santase as a bot sees it: `get_next_move(state: SantaseState) -> SantaseAction`.

Written by `python -m server.wire.stubs`; docs/wire-games.md says what the fields mean.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class SantasePlay(TypedDict):
    type: Literal["play"]
    card: str
    marriage: NotRequired[bool]


class SantaseClose(TypedDict):
    type: Literal["close"]


class SantaseExchange(TypedDict):
    type: Literal["exchange"]


class SantaseDeclare(TypedDict):
    type: Literal["declare66"]


class SantasePass(TypedDict):
    type: Literal["pass"]


#: What `get_next_move` returns.
SantaseAction: TypeAlias = (
    SantasePlay | SantaseClose | SantaseExchange | SantaseDeclare | SantasePass
)


class SantaseActed(TypedDict):
    type: Literal["action"]
    seat: int
    action: SantaseAction
    deal: int


class SantaseDealt(TypedDict):
    type: Literal["deal"]
    dealer: int
    trump_card: str
    hand: list[str]
    deal: int


class SantaseMarried(TypedDict):
    type: Literal["marriage"]
    seat: int
    suit: Literal["C", "D", "H", "S"]
    points: int
    deal: int


class SantaseSwapped(TypedDict):
    type: Literal["exchanged"]
    seat: int
    card: str
    trump_card: str
    deal: int


class SantaseTrickWon(TypedDict):
    type: Literal["trick_won"]
    seat: int
    card: str
    tricks_won: list[int]
    deal: int


SantaseDrawn = TypedDict(
    "SantaseDrawn",
    {
        "type": Literal["drawn"],
        "seat": int,
        "from": Literal["stock", "trump_card"],
        "card": NotRequired[str],
        "deal": int,
    },
)


class SantaseRecord(TypedDict):
    """SA-10.5."""

    deal: int
    dealer: int
    trump: Literal["C", "D", "H", "S"]
    winner: int | None
    game_points: int
    reason: str
    points: list[int]
    closed_by: int | None
    scores: list[int]


class SantaseScored(TypedDict):
    type: Literal["deal_scored"]
    record: SantaseRecord
    deal: int


class MatchOver(TypedDict):
    type: Literal["match_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deal: int


#: What `on_event` is told.
SantaseEvent: TypeAlias = (
    SantaseActed
    | SantaseDealt
    | SantaseMarried
    | SantaseSwapped
    | SantaseTrickWon
    | SantaseDrawn
    | SantaseScored
    | MatchOver
)


class SantaseOptions(TypedDict):
    #: game points that win the match
    target: Literal[7, 11]
    #: plain: no closing, exchange or marriage before the first trick is complete
    first_trick: Literal["free", "plain"]
    #: points for the last trick, stock not closed
    last_trick_bonus: Literal[0, 10]
    #: dealer of the first deal
    first_dealer: Literal[0, 1]


class BotInfo(TypedDict):
    name: str
    version: int


class SantaseInfo(TypedDict):
    """What `on_match_start` is told."""

    game: Literal["santase"]
    seat: int
    seats: int
    options: SantaseOptions


class SantaseOutcome(TypedDict):
    """What `on_match_end` is told."""

    reason: Literal["played", "forfeit", "draw", "void"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deals: list[dict[str, Any]]


class SantasePast(TypedDict):
    """Plays before the last completed trick have lost their card (SA-13)."""

    seat: int
    type: Literal["play", "close", "exchange", "declare66", "pass"]
    card: NotRequired[str]
    marriage: NotRequired[bool]


class SantaseTrick(TypedDict):
    leader: int
    cards: list[str]
    winner: int


class SantaseExchanged(TypedDict):
    seat: int
    card: str


class SantaseState(TypedDict):
    """What `get_next_move` gets."""

    #: the game's name
    game: Literal["santase"]
    #: everything you may do now: return one of these
    legal_actions: list[SantaseAction]
    #: what was done in this deal, in order: the seat and its action
    history: list[SantasePast]
    #: a record of each finished deal of this match
    deals: list[SantaseRecord]
    #: how many cards each seat holds
    counts: list[int]
    #: the seat that dealt
    dealer: int
    #: the trump suit
    trump: Literal["C", "D", "H", "S"]
    #: the turned card under the stock; None once it is taken
    trump_card: str | None
    #: face-down cards left in the stock, without the turned one
    stock: int
    #: the seat that closed the stock, or None
    closed_by: int | None
    #: the seat that leads this trick
    leader: int
    #: the card led that you have to answer; None if you lead
    table: str | None
    #: the last completed trick: leader, cards and winner; None before the first
    last_trick: SantaseTrick | None
    #: tricks by seat
    tricks_won: list[int]
    #: your own card points and marriages so far: 66 win the deal
    points: int | None
    #: by seat: the suits of declared marriages
    marriages: list[list[Literal["C", "D", "H", "S"]]]
    #: who exchanged the nine of trumps, and the card taken; None if nobody did
    exchange: SantaseExchanged | None
    #: by seat: cards that everybody knows to be in that hand
    known: list[list[str]]
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
    options: SantaseOptions
    #: seconds that you have for this answer
    time_left: float
    #: your own name and version
    bot: BotInfo
    #: the same for a seat whenever its match is played again
    rng_seed: int
