"""What the shapes of all games are made of."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

#: A code as in the rule books: `7C`, `TD`, `AS`, a joker `X0` to `X7`.
Card = str
Suit = Literal["C", "D", "H", "S"]
Seat = int
Milliseconds = Annotated[int, Meta(description="since 1970, by the server's clock")]
Json = dict[str, Any]


class Exact(Struct, forbid_unknown_fields=True):
    """A shape that leaves nothing out."""


class View(Exact, kw_only=True):
    """What every view has; `seat` is null for spectators."""

    seat: Seat | None
    phase: str
    actors: list[Seat]
    seq: int
    deal: int
    hand: list[Card]
    scores: list[int]
    options: Json


class Event(Exact, kw_only=True, tag_field="type"):
    """What happened, for a page to animate."""

    deal: int


class MatchOver(Event, tag="match_over"):
    scores: list[int]
    ranking: list[int]
    winners: list[Seat]


class SeatCard(Exact):
    """A card that a seat has put on the table."""

    seat: Seat
    card: Card
