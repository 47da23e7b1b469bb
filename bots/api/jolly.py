"""Jolly as a bot sees it: `get_next_move(state: JollyState) -> JollyAction`.

Written by `python -m server.wire.stubs`; docs/wire-games.md says what the fields mean.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class JollyDraw(TypedDict):
    type: Literal["draw"]


class JollyTake(TypedDict):
    type: Literal["take"]
    count: int


class JollyMeld(TypedDict):
    type: Literal["meld"]
    kind: Literal["set", "run"]
    cards: list[str]
    low: NotRequired[int]


class JollyExtend(TypedDict):
    type: Literal["extend"]
    meld: int
    card: str
    end: NotRequired[Literal["low", "high"]]


class JollySwap(TypedDict):
    type: Literal["swap"]
    meld: int
    card: str


class JollyTakeBack(TypedDict):
    type: Literal["take_back"]


class JollyDiscard(TypedDict):
    type: Literal["discard"]
    card: str


class JollyTurnDown(TypedDict):
    type: Literal["zudrehen"]


#: What `get_next_move` returns.
JollyAction: TypeAlias = (
    JollyDraw
    | JollyTake
    | JollyMeld
    | JollyExtend
    | JollySwap
    | JollyTakeBack
    | JollyDiscard
    | JollyTurnDown
)


class JollyActed(TypedDict):
    type: Literal["action"]
    seat: int
    action: JollyAction
    deal: int


class JollyDealt(TypedDict):
    type: Literal["deal"]
    dealer: int
    starter: int
    stock: int
    hand: list[str]
    deal: int


class JollyDrawn(TypedDict):
    type: Literal["drawn"]
    seat: int
    card: str | None
    stock: int
    deal: int


class JollyTaken(TypedDict):
    type: Literal["taken"]
    seat: int
    cards: list[str]
    deal: int


class JollyReshuffled(TypedDict):
    type: Literal["reshuffled"]
    cards: list[str]
    row: list[str]
    deal: int


class JollyOpened(TypedDict):
    type: Literal["opened"]
    seat: int
    total: int
    deal: int


class JollyTakenBack(TypedDict):
    type: Literal["taken_back"]
    seat: int
    cards: list[str]
    deal: int


class JollySwapped(TypedDict):
    type: Literal["swapped"]
    seat: int
    meld: int
    joker: str
    deal: int


class JollyTurned(TypedDict):
    type: Literal["turned"]
    seat: int
    card: str
    deal: int


class JollyRecord(TypedDict):
    deal: int
    dealer: int
    starter: int
    winner: int | None
    reason: str
    turned: str | None
    hands: list[list[str]]
    penalties: list[int]
    gain: list[int]
    scores: list[int]


class JollyScored(TypedDict):
    type: Literal["deal_scored"]
    record: JollyRecord
    deal: int


class MatchOver(TypedDict):
    type: Literal["match_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deal: int


#: What `on_event` is told.
JollyEvent: TypeAlias = (
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


class JollyOptions(TypedDict):
    #: match score to reach
    target: Literal[500, 1000]
    #: whether the starter draws on the first turn
    starter_draws: bool
    #: "any": a deal also ends when a hand is used up
    go_out: Literal["zudrehen", "any"]
    #: table jokers may be exchanged for the card they stand for
    joker_swap: bool
    #: most jokers among the three cards of a new meld
    new_meld_jokers: Literal[2, 1]
    #: dealer of the first deal
    first_dealer: Literal[0, 1, 2, 3]


class BotInfo(TypedDict):
    name: str
    version: int


class JollyInfo(TypedDict):
    """What `on_match_start` is told."""

    game: Literal["jolly"]
    seat: int
    seats: int
    options: JollyOptions


class JollyOutcome(TypedDict):
    """What `on_match_end` is told."""

    reason: Literal["played", "forfeit", "draw", "void"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deals: list[dict[str, Any]]


class JollyPast(TypedDict):
    seat: int
    type: Literal["draw", "take", "meld", "extend", "swap", "take_back", "discard", "zudrehen"]
    card: NotRequired[str]
    cards: NotRequired[list[str]]
    kind: NotRequired[Literal["set", "run"]]
    low: NotRequired[int]
    meld: NotRequired[int]
    end: NotRequired[Literal["low", "high"]]
    count: NotRequired[int]


class JollyLaid(TypedDict):
    """A meld on the table; `low` is the lowest rank of a run."""

    meld: int
    owner: int
    kind: Literal["set", "run"]
    cards: list[str]
    low: NotRequired[int]


class JollyState(TypedDict):
    """What `get_next_move` gets."""

    #: the game's name
    game: Literal["jolly"]
    #: everything you may do now: return one of these
    legal_actions: list[JollyAction]
    #: what was done in this deal, in order: the seat and its action
    history: list[JollyPast]
    #: a record of each finished deal of this match
    deals: list[JollyRecord]
    #: how many cards each seat holds
    counts: list[int]
    #: the seat that dealt
    dealer: int
    #: the seat that began this deal
    starter: int
    #: face-down cards left in the stock
    stock: int
    #: how often the stock was made anew in this deal
    reshuffles: int
    #: cards of the last reshuffle that nobody has shown since; None before one
    recycled: list[str] | None
    #: the open discards, the oldest first
    row: list[str]
    #: everything that lies on the table: number, owner, kind and cards of each meld
    melds: list[JollyLaid]
    #: by seat: whether it has opened
    opened: list[bool]
    #: points laid towards the 30 that open; 0 if none are pending
    pending: int
    #: you took your melds back, and may only discard in this turn
    took_back: bool
    #: turns completed in this deal
    turns: int
    #: by seat: cards that everybody has seen go into that hand and not leave it
    known: list[list[str]]
    #: the card that you drew in this turn, or None
    drawn: str | None
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
    options: JollyOptions
    #: seconds that you have for this answer
    time_left: float
    #: your own name and version
    bot: BotInfo
    #: the same for a seat whenever its match is played again
    rng_seed: int
