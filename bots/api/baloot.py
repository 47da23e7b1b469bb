"""Baloot as a bot sees it: `get_next_move(state: BalootState) -> BalootAction`.

Written by `python -m server.wire.stubs`; docs/wire-games.md says what the fields mean.
"""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class BalootPlay(TypedDict):
    type: Literal["play"]
    card: str


class BalootHokum(TypedDict):
    type: Literal["hokum"]
    suit: Literal["C", "D", "H", "S"]


class BalootDeclare(TypedDict):
    """Without its cards for everybody but the seat itself, until the reveal."""

    type: Literal["declare"]
    project: str
    cards: NotRequired[list[str]]


class BalootPass(TypedDict):
    type: Literal["pass"]


class BalootSun(TypedDict):
    type: Literal["sun"]


class BalootAshkal(TypedDict):
    type: Literal["ashkal"]


class BalootKawesh(TypedDict):
    type: Literal["kawesh"]


class BalootDouble(TypedDict):
    type: Literal["double"]


class BalootTriple(TypedDict):
    type: Literal["triple"]


class BalootFour(TypedDict):
    type: Literal["four"]


class BalootGahwa(TypedDict):
    type: Literal["gahwa"]


class BalootSawa(TypedDict):
    type: Literal["sawa"]


class BalootAccept(TypedDict):
    type: Literal["accept"]


class BalootReject(TypedDict):
    type: Literal["reject"]


#: What `get_next_move` returns.
BalootAction: TypeAlias = (
    BalootPlay
    | BalootHokum
    | BalootDeclare
    | BalootPass
    | BalootSun
    | BalootAshkal
    | BalootKawesh
    | BalootDouble
    | BalootTriple
    | BalootFour
    | BalootGahwa
    | BalootSawa
    | BalootAccept
    | BalootReject
)


class BalootActed(TypedDict):
    type: Literal["action"]
    seat: int
    action: BalootAction
    deal: int


class BalootDealt(TypedDict):
    type: Literal["deal"]
    dealer: int
    public: str
    hand: list[str]
    deal: int


class BalootKaweshed(TypedDict):
    type: Literal["kawesh"]
    seat: int
    hand: list[str]
    deal: int


class BalootSold(TypedDict):
    type: Literal["sold"]
    contract: Literal["sun", "hokum"]
    trump: Literal["C", "D", "H", "S"] | None
    buyer: int
    taker: int
    public: str
    deal: int


class BalootPacket(TypedDict):
    type: Literal["packet"]
    hand: list[str]
    deal: int


class BalootTrickWon(TypedDict):
    type: Literal["trick_won"]
    seat: int
    card: str
    points: int
    tricks_won: list[int]
    card_points: list[int]
    deal: int


class BalootProject(TypedDict):
    seat: int
    project: str
    cards: NotRequired[list[str]]


class BalootProjects(TypedDict):
    type: Literal["projects"]
    team: int
    projects: list[BalootProject]
    deal: int


class BalootRoyals(TypedDict):
    """K and Q of trumps are in one hand."""

    type: Literal["baloot"]
    seat: int
    deal: int


class BalootSawaClaimed(TypedDict):
    type: Literal["sawa"]
    seat: int
    hand: list[str]
    deal: int


class BalootSawaAccepted(TypedDict):
    type: Literal["sawa_accepted"]
    seat: int
    deal: int


class BalootSawaRejected(TypedDict):
    type: Literal["sawa_rejected"]
    seat: int
    deal: int


class BalootQayd(TypedDict):
    type: Literal["qayd"]
    seat: int
    deal: int


class BalootClaimed(TypedDict):
    """A sawa in the record of its deal."""

    seat: int
    accepted: bool


class BalootRecord(TypedDict):
    """Of a void deal only the first fields, with `seat` and `hand` after a kawesh."""

    deal: int
    dealer: int
    result: str
    gain: list[int]
    totals: list[int]
    seat: NotRequired[int]
    hand: NotRequired[list[str]]
    contract: NotRequired[Literal["sun", "hokum"]]
    trump: NotRequired[Literal["C", "D", "H", "S"] | None]
    buyer: NotRequired[int]
    taker: NotRequired[int]
    level: NotRequired[int]
    card: NotRequired[list[int]]
    tricks: NotRequired[list[int]]
    projects: NotRequired[list[BalootProject]]
    proj: NotRequired[list[int]]
    raw: NotRequired[list[int]]
    baloot: NotRequired[int | None]
    bal: NotRequired[list[int]]
    sawa: NotRequired[BalootClaimed | None]
    left: NotRequired[list[list[str]] | None]


class BalootScored(TypedDict):
    type: Literal["deal_scored"]
    record: BalootRecord
    deal: int


class MatchOver(TypedDict):
    type: Literal["match_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deal: int


#: What `on_event` is told.
BalootEvent: TypeAlias = (
    BalootActed
    | BalootDealt
    | BalootKaweshed
    | BalootSold
    | BalootPacket
    | BalootTrickWon
    | BalootProjects
    | BalootRoyals
    | BalootSawaClaimed
    | BalootSawaAccepted
    | BalootSawaRejected
    | BalootQayd
    | BalootScored
    | MatchOver
)


class BalootOptions(TypedDict):
    #: game points that win the match
    target: int
    #: dealer of the first deal
    first_dealer: Literal[0, 1, 2, 3]
    #: a worthless hand may ask for a new deal
    kawesh: bool
    #: who may double a Sun
    sun_double: Literal["gap", "free"]
    #: who scores in a doubled deal
    doubled: Literal["winner", "each"]
    #: no trump leads in a doubled Hokum
    closed_double: bool
    #: freedom when the partner is winning
    relief: Literal["void", "full", "none"]
    #: buyers who do not win the deal lose everything
    khasara: bool
    #: bonus for all eight tricks
    kaboot: bool
    #: what a final 5 becomes
    rounding: Literal["half_up", "exact"]


class BotInfo(TypedDict):
    name: str
    version: int


class BalootInfo(TypedDict):
    """What `on_match_start` is told."""

    game: Literal["baloot"]
    seat: int
    seats: int
    options: BalootOptions


class BalootOutcome(TypedDict):
    """What `on_match_end` is told."""

    reason: Literal["played", "forfeit", "draw", "void"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]
    deals: list[dict[str, Any]]


class BalootPast(TypedDict):
    seat: int
    type: str
    card: NotRequired[str]
    suit: NotRequired[Literal["C", "D", "H", "S"]]
    project: NotRequired[str]
    cards: NotRequired[list[str]]


class SeatCard(TypedDict):
    """A card that a seat has put on the table."""

    seat: int
    card: str


class BalootClaim(TypedDict):
    """A sawa as it stands."""

    seat: int
    hand: list[str]
    accepted: list[int]
    state: str


class BalootState(TypedDict):
    """What `get_next_move` gets."""

    #: the game's name
    game: Literal["baloot"]
    #: everything you may do now: return one of these
    legal_actions: list[BalootAction]
    #: what was done in this deal, in order: the seat and its action
    history: list[BalootPast]
    #: a record of each finished deal of this match
    deals: list[BalootRecord]
    #: how many cards each seat holds
    counts: list[int]
    #: the seat that dealt
    dealer: int
    #: the card that was turned up for sale
    public: str
    #: sun or hokum; None until the public card is bought
    contract: Literal["sun", "hokum"] | None
    #: the trump suit of a hokum; None in a sun
    trump: Literal["C", "D", "H", "S"] | None
    #: the seat whose bid stands, or that bought
    buyer: int | None
    #: the seat that took the public card
    taker: int | None
    #: 1, or 2 to 5 after doubling
    level: int
    #: the seat that doubled first, or None
    doubler: int | None
    #: the seat that led the running trick, or leads it now
    leader: int
    #: the cards on the table, in order, each with its seat
    trick: list[SeatCard]
    #: the seat that won each completed trick; their cards are in history
    winners: list[int]
    #: tricks of each team: seats 0 and 2, seats 1 and 3
    tricks_won: list[int]
    #: card points of each team so far
    card_points: list[int]
    #: projects declared, with their cards where you may know them
    declared: list[BalootProject]
    #: the projects that count, once the first trick is complete
    projects: list[BalootProject]
    #: the seat with king and queen of trumps, as far as you may know
    baloot: int | None
    #: a claim to all remaining tricks: its seat, hand, and who accepted; else None
    sawa: BalootClaim | None
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
    options: BalootOptions
    #: seconds that you have for this answer
    time_left: float
    #: your own name and version
    bot: BotInfo
    #: the same for a seat whenever its match is played again
    rng_seed: int
