"""Every message a client may send, as a schema: checked here, published in docs/wire.md."""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

#: A table's id or its code.
TableName = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
SeqNumber = Annotated[int, Meta(ge=0, le=2**53 - 1)]
#: The database cannot keep a NUL in a text.
ActionId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
#: Without controls, and without marks that turn the direction of what stands beside it.
ShownName = Annotated[
    str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$")
]


class CreateTable(Struct):
    game: Annotated[str, Meta(max_length=32)]
    seats: SeatNumber | None = None
    options: dict[str, Any] | None = None
    turn_seconds: int | UnsetType | None = UNSET
    deal_pause: Annotated[int, Meta(ge=0, le=60)] | None = None
    visibility: str | None = None
    mode: str | None = None
    name: ShownName | None = None
    seat: SeatNumber | UnsetType | None = UNSET
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] | None = None
    #: The text of an Omi save file, from which the match goes on (OM-12.4).
    save: str | None = None


class JoinTable(Struct):
    table: TableName
    seat: SeatNumber | None = None


class OneTable(Struct):
    table: TableName


class ResumeTable(Struct):
    table: TableName
    after: Annotated[int, Meta(ge=-1, le=2**53 - 1)]


class AddBot(Struct):
    table: TableName
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=64)]


class OneSeat(Struct):
    table: TableName
    seat: SeatNumber


class PlayerReady(Struct):
    table: TableName
    ready: bool | None = None


class Act(Struct):
    table: TableName
    seq: SeqNumber
    action: dict[str, Any]
    id: ActionId | None = None
    match: Annotated[str, Meta(max_length=64)] | None = None


class PlayCards(Struct):
    table: TableName
    cards: Annotated[list[Annotated[str, Meta(max_length=4)]], Meta(min_length=1, max_length=60)]
    seq: SeqNumber | None = None
    id: ActionId | None = None


class PassTurn(Struct):
    table: TableName
    seq: SeqNumber | None = None
    id: ActionId | None = None


class SendMessage(Struct):
    text: str
    table: TableName | None = None
    lobby: Any = None


class WatchLobby(Struct):
    game: Annotated[str, Meta(max_length=32)] | None = None


class QuickMatch(Struct):
    game: Annotated[str, Meta(max_length=32)]


def as_message(kind: type[Any], value: Any) -> Any:
    """The message, or msgspec.ValidationError saying which field is wrong. Types are strict."""
    return msgspec.convert(value, kind, strict=True)
