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

    game: Literal["santase"]
    legal_actions: list[SantaseAction]
    history: list[SantasePast]
    deals: list[SantaseRecord]
    counts: list[int]
    dealer: int
    trump: Literal["C", "D", "H", "S"]
    trump_card: str | None
    stock: int
    closed_by: int | None
    leader: int
    table: str | None
    last_trick: SantaseTrick | None
    tricks_won: list[int]
    points: int | None
    marriages: list[list[Literal["C", "D", "H", "S"]]]
    exchange: SantaseExchanged | None
    known: list[list[str]]
    seat: int
    phase: str
    actors: list[int]
    seq: int
    deal: int
    hand: list[str]
    scores: list[int]
    options: SantaseOptions
    #: seconds that you have for this answer
    time_left: float
    #: your own name and version
    bot: BotInfo
    #: the same for a seat whenever its match is played again
    rng_seed: int
