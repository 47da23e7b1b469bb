"""What a table is made with."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class BoardDeal:
    """A board of the arena that is played at this table for par: its decks follow from its seed."""

    id: int
    seed: str


@dataclass(frozen=True)
class TableSettings:
    """Chosen by whoever opens a table; options are checked by the engine already."""

    name: str
    game: str
    seats: int
    #: As given by the host: what is absent takes the game's default.
    options: dict[str, Any]
    turn_seconds: int | None
    deal_pause: int
    spectator_delay: int
    visibility: str
    mode: str
    #: Rows of an imported Omi save, oldest first (OM-12.5).
    old_history: list[dict[str, Any]] | None = None
    board: BoardDeal | None = None
