"""What a game supplies to the door: one `Game` value per game, gathered in `engines.catalogue`."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from engines.core.cards import Pack
from engines.core.deal import Deal
from engines.core.errors import IllegalAction
from engines.core.options import Options
from engines.core.plain import JsonObject
from engines.core.session import Session

D = TypeVar("D", bound=Deal)
S = TypeVar("S", bound=Session[Any])


@dataclass(frozen=True)
class GameInfo:
    """What a lobby, a page or a bot may know of a game before a match."""

    name: str
    title: str
    #: Numbers of seats it can be played with, and the usual one.
    seats: tuple[int, ...]
    default_seats: int
    #: Seats of each team; empty when every seat plays for itself.
    teams: tuple[tuple[int, ...], ...]
    #: JSON Schema of the options object, and named sets of options for the lobby.
    options: JsonObject
    presets: dict[str, JsonObject]
    phases: tuple[str, ...]
    #: Seconds a turn that suit this game.
    speeds: tuple[int, ...]
    #: Card codes in canonical order.
    cards: tuple[str, ...]
    #: The rule book's file name in docs/rules.
    rules: str


@dataclass(frozen=True)
class Game(Generic[S, D]):
    """One game behind the door. Moves are ints; `encode` and `decode` are their JSON form.

    The functions that see a viewer (`view`, `redact`, `course`) take a seat, or None for a
    spectator, and are the only places where it is decided who may know what.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    default_seats: int
    teams: tuple[tuple[int, ...], ...]
    phases: tuple[str, ...]
    speeds: tuple[int, ...]
    pack: Pack
    options: Options
    #: Rule ids for what every game refuses: a wrong number of seats, a seat whose turn it is not,
    #: an action that is no action at all.
    seats_rule: str
    turn_rule: str
    action_rule: str
    #: Seats and complete options → a new account.
    session: Callable[[int, JsonObject], S]
    #: A move as a JSON action, made anew each time.
    encode: Callable[[int], JsonObject]
    #: A seat's JSON action as a move that may still be illegal; IllegalAction if it is malformed.
    decode: Callable[[D, int, JsonObject], int]
    #: Why this well-formed move of an acting seat is not among its legal ones.
    refusal: Callable[[D, int, int], IllegalAction]
    #: What the clock plays for an acting seat.
    default: Callable[[D, int], int]
    #: The game's own view fields for a viewer, `hand` and `counts` among them.
    view: Callable[[S, D, int | None], JsonObject]
    #: The event that shows a new deal; `hands` in it is private to each seat (see `redact`).
    dealt: Callable[[S, D], JsonObject]
    #: What a move caused, besides the action itself: events without their deal number.
    narrate: Callable[[D, int, D], list[JsonObject]]
    #: An event as this viewer may see it.
    redact: Callable[[JsonObject, int | None], JsonObject]
    #: The actions of this deal, `{"seat", **action}`, as this viewer may see them. The list is new;
    #: its entries may be shared, and are changed by nobody.
    course: Callable[[list[JsonObject], S, D, int | None], list[JsonObject]]
    #: A full state that agrees with a view (a seat's or the spectator's).
    sample: Callable[[JsonObject, Random], tuple[S, D]]

    def info(self) -> GameInfo:
        return GameInfo(
            name=self.name,
            title=self.title,
            seats=self.seats,
            default_seats=self.default_seats,
            teams=self.teams,
            options=self.options.schema(),
            presets=self.options.presets,
            phases=self.phases,
            speeds=self.speeds,
            cards=tuple(self.pack.codes),
            rules=f"{self.name}.md",
        )
