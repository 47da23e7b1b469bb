"""Baloot's view, actions and events."""

from typing import Literal

from msgspec import UNSET, UnsetType

from server.wire.base import Card, Event, Exact, MatchOver, Seat, SeatCard, Suit, View

Contract = Literal["sun", "hokum"]


class BalootPlay(Exact, tag_field="type", tag="play"):
    card: Card


class BalootHokum(Exact, tag_field="type", tag="hokum"):
    suit: Suit


class BalootDeclare(Exact, tag_field="type", tag="declare"):
    """Without its cards for everybody but the seat itself, until the reveal."""

    project: str
    cards: list[Card] | UnsetType = UNSET


class BalootPass(Exact, tag_field="type", tag="pass"):
    pass


class BalootSun(Exact, tag_field="type", tag="sun"):
    pass


class BalootAshkal(Exact, tag_field="type", tag="ashkal"):
    pass


class BalootKawesh(Exact, tag_field="type", tag="kawesh"):
    pass


class BalootDouble(Exact, tag_field="type", tag="double"):
    pass


class BalootTriple(Exact, tag_field="type", tag="triple"):
    pass


class BalootFour(Exact, tag_field="type", tag="four"):
    pass


class BalootGahwa(Exact, tag_field="type", tag="gahwa"):
    pass


class BalootSawa(Exact, tag_field="type", tag="sawa"):
    pass


class BalootAccept(Exact, tag_field="type", tag="accept"):
    pass


class BalootReject(Exact, tag_field="type", tag="reject"):
    pass


BalootAction = (
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


class BalootPast(Exact):
    seat: Seat
    type: str
    card: Card | UnsetType = UNSET
    suit: Suit | UnsetType = UNSET
    project: str | UnsetType = UNSET
    cards: list[Card] | UnsetType = UNSET


class BalootProject(Exact):
    seat: Seat
    project: str
    cards: list[Card] | UnsetType = UNSET


class BalootClaim(Exact):
    """A sawa as it stands."""

    seat: Seat
    hand: list[Card]
    accepted: list[Seat]
    state: str


class BalootClaimed(Exact):
    """A sawa in the record of its deal."""

    seat: Seat
    accepted: bool


class BalootRecord(Exact):
    """Of a void deal only the first fields, with `seat` and `hand` after a kawesh."""

    deal: int
    dealer: Seat
    result: str
    gain: list[int]
    totals: list[int]
    seat: Seat | UnsetType = UNSET
    hand: list[Card] | UnsetType = UNSET
    contract: Contract | UnsetType = UNSET
    trump: Suit | UnsetType | None = UNSET
    buyer: Seat | UnsetType = UNSET
    taker: Seat | UnsetType = UNSET
    level: int | UnsetType = UNSET
    card: list[int] | UnsetType = UNSET
    tricks: list[int] | UnsetType = UNSET
    projects: list[BalootProject] | UnsetType = UNSET
    proj: list[int] | UnsetType = UNSET
    raw: list[int] | UnsetType = UNSET
    baloot: Seat | UnsetType | None = UNSET
    bal: list[int] | UnsetType = UNSET
    sawa: BalootClaimed | UnsetType | None = UNSET
    left: list[list[Card]] | UnsetType | None = UNSET


class BalootView(View, tag_field="game", tag="baloot"):
    legal_actions: list[BalootAction]
    history: list[BalootPast]
    deals: list[BalootRecord]
    counts: list[int]
    dealer: Seat
    public: Card
    contract: Contract | None
    trump: Suit | None
    buyer: Seat | None
    taker: Seat | None
    level: int
    doubler: Seat | None
    leader: Seat
    trick: list[SeatCard]
    winners: list[Seat]
    tricks_won: list[int]
    card_points: list[int]
    declared: list[BalootProject]
    projects: list[BalootProject]
    baloot: Seat | None
    sawa: BalootClaim | None


class BalootActed(Event, tag="action"):
    seat: Seat
    action: BalootAction


class BalootDealt(Event, tag="deal"):
    dealer: Seat
    public: Card
    hand: list[Card]


class BalootKaweshed(Event, tag="kawesh"):
    seat: Seat
    hand: list[Card]


class BalootSold(Event, tag="sold"):
    contract: Contract
    trump: Suit | None
    buyer: Seat
    taker: Seat
    public: Card


class BalootPacket(Event, tag="packet"):
    hand: list[Card]


class BalootTrickWon(Event, tag="trick_won"):
    seat: Seat
    card: Card
    points: int
    tricks_won: list[int]
    card_points: list[int]


class BalootProjects(Event, tag="projects"):
    team: int
    projects: list[BalootProject]


class BalootRoyals(Event, tag="baloot"):
    """K and Q of trumps are in one hand."""

    seat: Seat


class BalootSawaClaimed(Event, tag="sawa"):
    seat: Seat
    hand: list[Card]


class BalootSawaAccepted(Event, tag="sawa_accepted"):
    seat: Seat


class BalootSawaRejected(Event, tag="sawa_rejected"):
    seat: Seat


class BalootQayd(Event, tag="qayd"):
    seat: Seat


class BalootScored(Event, tag="deal_scored"):
    record: BalootRecord


BalootEvent = (
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
