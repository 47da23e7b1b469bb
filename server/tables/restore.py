"""A table as it was, a running match replayed from its journal: after a restart, or elsewhere."""

from datetime import datetime
from typing import TYPE_CHECKING

from engines import new_match
from server.clock import now_ms
from server.storage.models import MatchRow, TableRow
from server.tables import messages
from server.tables.context import House
from server.tables.finish import rating_changes
from server.tables.live import Event, LiveMatch
from server.tables.play import TIMEOUTS_UNTIL_AWAY, Play
from server.tables.seats import Player
from server.tables.settings import TableSettings
from server.tables.table import Table

if TYPE_CHECKING:
    from server.storage.models import MatchAction


async def restore_table(house: House, row: TableRow, epoch: int) -> Table:
    settings = TableSettings(
        name=row.name,
        game=row.game,
        seats=row.seats,
        options=row.options,
        turn_seconds=row.turn_seconds,
        deal_pause=row.deal_pause,
        spectator_delay=row.spectator_delay,
        visibility=row.visibility,
        mode=row.mode,
        old_history=row.old_history,
        board=None if row.board_id is None else await house.store.board(row.board_id),
    )
    table = Table(house, row.id, row.code, settings, _host(row))
    table.epoch = epoch
    for seat, sitting in zip(table.seats, row.seating, strict=True):
        if sitting is not None:
            seat.sit(Player(sitting["id"], sitting["name"], sitting["kind"]))
            seat.left = sitting.get("left", False)
    match = None if row.match_id is None else await house.store.match(row.match_id)
    if match is None:
        return table
    actions = await house.store.actions(match.id)
    play = table.play = _replayed(table, match, actions)
    if match.state == "over":
        await _restore_end(house, play, match)
        return table
    table.state = "playing"
    _restore_away(table, actions)
    outcome = play.live.match.outcome
    if outcome is not None:  # we fell between the last action and its result
        table.mailbox.post(lambda: play.end(outcome))
    else:
        play.resume()
    return table


def _host(row: TableRow) -> Player:
    host = str(row.host_id)
    name = next((s["name"] for s in row.seating if s is not None and s["id"] == host), "")
    return Player(host, name, "person")


def _replayed(table: Table, row: MatchRow, actions: "list[MatchAction]") -> Play:
    """The match with all its actions. What delayed spectators have not seen yet, they will see."""
    match = new_match(row.game, row.seats, row.options, seed=row.seed)
    live = LiveMatch(row.id, match, row.seed_hash, _ms(row.started_at), row.rated)
    play = Play(table, live)
    seen_until = now_ms() - 1000 * table.settings.spectator_delay
    if live.started_at > seen_until:
        play.show_start(match, live.started_at)
    _show(play, match.opening, live.started_at, seen_until)
    for done in actions:
        after, events = live.tried(done.seat, done.action)
        live.accept(after, events, done.seat, done.action_id, done.at)
        _show(play, events, done.at, seen_until)
    return play


def _show(play: Play, events: list[Event], at: int, seen_until: int) -> None:
    if at > seen_until:
        play.show_step(play.live.match, events, at)
    else:
        play.live.released = play.live.match


async def _restore_end(house: House, play: Play, match: MatchRow) -> None:
    table, live = play.table, play.live
    assert match.outcome is not None
    assert match.ended_at is not None
    async with house.database.session() as session:
        ratings = await rating_changes(session, match)
    table.state = "completed"
    if table.audience.delay:
        table.veil.draw(table.card())
    for seat in table.seats:
        seat.match_over()
    play.stop()
    play.show_end(messages.ended(table.id_text, live, match.outcome, ratings), _ms(match.ended_at))


def _ms(time: datetime) -> int:
    return int(time.timestamp() * 1000)


def _restore_away(table: Table, actions: "list[MatchAction]") -> None:
    """Who had missed two turns in a row is still away."""
    for seat in table.seats:
        if seat.person is None:
            continue
        own = [action.source for action in actions if action.seat == seat.number]
        while own and own[-1] == "stand_in":
            own.pop()
        while own and own[-1] == "clock":
            seat.timeouts += 1
            own.pop()
        seat.away = seat.timeouts >= TIMEOUTS_UNTIL_AWAY
