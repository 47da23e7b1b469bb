"""The messages of a match, as WIRE.md has them."""

from typing import Any

from engines import Match
from server.clock import now_ms
from server.tables.live import Event, LiveMatch

#: Each costs a view: more would keep other tables waiting, and one whole update does as well.
MOST_MISSED = 32


def started(table_id: str, live: LiveMatch) -> dict[str, Any]:
    """`game_started` without its view, as answers to join, watch and resume have it."""
    return {"table": table_id, "match": live.id_text, "seed_hash": live.seed_hash}


def update(
    table_id: str, live: LiveMatch, match: Match, events: list[Event], viewer: int | None
) -> dict[str, Any]:
    """The update that brings a viewer to `match`, now or (in an answer) at an earlier moment."""
    newest = match.seq == live.seq
    now = now_ms()
    return {
        "table": table_id,
        "match": live.id_text,
        "seq": match.seq,
        "events": match.redact(events, viewer),
        "view": match.view(viewer),
        "deadline": live.deadline if newest else None,
        "now": now,
        "play_from": live.play_from if newest else now,
    }


def ended(
    table_id: str, live: LiveMatch, outcome: dict[str, Any], ratings: list[Any] | None
) -> dict[str, Any]:
    """`game_ended`: nothing is hidden any more."""
    return {
        "table": table_id,
        "match": live.id_text,
        "seq": live.seq,
        "outcome": outcome,
        "seed": live.match.shoe.seed,
        "ratings": ratings,
    }


def missed(
    table_id: str, live: LiveMatch, viewer: int | None, after: int, until: int
) -> list[dict[str, Any]] | None:
    """The updates after `after` up to `until`, without a gap; None if they are too many."""
    first = live.deal_start
    if not 0 <= after <= until or first is None or after < first.seq:
        return None
    if until - after > MOST_MISSED:
        return None
    match = live.at_seq(after).clone()
    updates = []
    while match.seq < until:
        events = match.apply(*live.match.action(match.seq + 1))
        updates.append(update(table_id, live, match, events, viewer))
    return updates
