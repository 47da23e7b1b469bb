"""A table and its match as the database keeps them."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from uuid import UUID

from server.bots.seating import SeatedBot
from server.storage.models import TableRow
from server.tables.live import LiveMatch
from server.tables.seats import Seat

if TYPE_CHECKING:
    from server.tables.table import Table

Row = dict[str, Any]


def table_row(table: "Table") -> Row:
    settings = table.settings
    return {
        "id": table.id,
        "code": table.code,
        "name": settings.name,
        "game": settings.game,
        "seats": settings.seats,
        "options": settings.options,
        "turn_seconds": settings.turn_seconds,
        "deal_pause": settings.deal_pause,
        "spectator_delay": settings.spectator_delay,
        "visibility": settings.visibility,
        "mode": settings.mode,
        "state": "waiting" if table.state == "ready" else table.state,
        "host_id": UUID(table.host.id),
        "seating": [_seating(seat) for seat in table.seats],
        "match_id": None if table.play is None else table.play.live.id,
        "old_history": settings.old_history,
        "board_id": None if settings.board is None else settings.board.id,
        "closed_at": None,
        "close_reason": None,
    }


def after_the_match(table: "Table") -> Row:
    """Completed, and without those who walked out."""
    seating = [None if seat.left else _seating(seat) for seat in table.seats]
    return {**table_row(table), "state": "completed", "seating": seating}


def when_closed(table: "Table", reason: str) -> Row:
    """Nobody sits there any more: who has played is in the matches, and is forgotten there."""
    closing = {"state": "closed", "closed_at": datetime.now(UTC), "close_reason": reason}
    return {**table_row(table), "seating": [None] * table.settings.seats, **closing}


def match_row(table: "Table", live: LiveMatch) -> Row:
    return {
        "id": live.id,
        "table_id": table.id,
        "game": table.game,
        "seats": table.settings.seats,
        "options": live.match.session.options,
        "seed": live.match.shoe.seed,
        "seed_hash": live.seed_hash,
        "visibility": table.settings.visibility,
        "mode": table.mode,
        "rated": live.rated,
        "state": "playing",
        "started_at": datetime.fromtimestamp(live.started_at / 1000, UTC),
    }


def seat_rows(table: "Table", live: LiveMatch, bots: dict[int, SeatedBot]) -> list[Row]:
    return [
        {
            "match_id": live.id,
            "seat": seat.number,
            "user_id": None if seat.person is None else UUID(seat.person.id),
            "name": "" if seat.player is None else seat.player.name,
            "kind": "" if seat.player is None else seat.player.kind,
            "bot": None if seat.person or seat.player is None else seat.player.id,
            "bot_version": bots[seat.number].program.version if seat.number in bots else None,
        }
        for seat in table.seats
    ]


def _seating(seat: Seat) -> Row | None:
    if seat.player is None:
        return None
    player = seat.player
    return {
        **player.as_json(),
        "external": player.external,
        "ready": seat.ready,
        "left": seat.left,
    }


def card_of(row: TableRow, options: Row, socket_path: str) -> Row:
    """The card of a table that another node plays, as far as the database knows it: who sits
    there, not who is present."""
    seats = [
        {
            "seat": number,
            "player": sitting and {name: sitting[name] for name in ("id", "name", "kind")},
            "ready": sitting is not None and sitting["ready"],
            "connected": sitting is not None
            and sitting["kind"] != "person"
            and not sitting.get("external", False),
            "away": False,
        }
        for number, sitting in enumerate(row.seating)
    ]
    bots = any(sitting is not None and sitting["kind"] != "person" for sitting in row.seating)
    return {
        "id": str(row.id),
        "code": row.code,
        "name": row.name,
        "game": row.game,
        "options": options,
        "turn_seconds": row.turn_seconds,
        "deal_pause": row.deal_pause,
        "spectator_delay": row.spectator_delay,
        "visibility": row.visibility,
        "mode": "hybrid" if row.mode == "casual" and bots else row.mode,
        "state": row.state,
        "host": str(row.host_id),
        "match": None if row.match_id is None else str(row.match_id),
        "spectators": 0,
        "socket_path": socket_path,
        "seats": seats,
    }
