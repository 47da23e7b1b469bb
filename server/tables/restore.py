"""A table as it was, a running match replayed from its journal: after a restart, or elsewhere."""

from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from engines import new_match
from server.bots.seating import SeatedBot
from server.clock import now_ms
from server.storage.models import MatchRow, TableRow
from server.tables import messages
from server.tables.context import House
from server.tables.finish import rating_changes
from server.tables.live import Event, LiveMatch
from server.tables.play import TIMEOUTS_UNTIL_AWAY, Play
from server.tables.programs import MOST_STRIKES
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
            external = sitting.get("external", False)
            seat.sit(Player(sitting["id"], sitting["name"], sitting["kind"], external))
            seat.left = sitting.get("left", False)
    match = None if row.match_id is None else await house.store.match(row.match_id)
    if match is None:
        return table
    actions = await house.store.actions(match.id)
    bots = {} if match.state == "over" else await _uploaded(house, match)
    play = table.play = _replayed(table, match, actions, bots)
    if match.state == "over":
        await _restore_end(house, play, match)
        return table
    table.state = "playing"
    _restore_away(table, actions)
    _restore_strikes(play, actions)
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


async def _uploaded(house: House, match: MatchRow) -> dict[int, SeatedBot]:
    """The uploaded bots of a running match, by seat, as far as they can still play."""
    seats = {
        seat.seat: (UUID(seat.bot), seat.bot_version)
        for seat in await house.store.seats(match.id)
        if seat.kind == "bot" and seat.bot is not None
    }
    found = await house.bots.programs(dict(seats.values()))
    return {seat: found[bot_id] for seat, (bot_id, _) in seats.items() if bot_id in found}


def _replayed(
    table: Table,
    row: MatchRow,
    actions: "list[MatchAction]",
    bots: dict[int, SeatedBot],
) -> Play:
    """The match with all its actions. What delayed spectators have not seen yet, they will see."""
    match = new_match(row.game, row.seats, row.options, seed=row.seed)
    live = LiveMatch(row.id, match, row.seed_hash, _ms(row.started_at), row.rated)
    play = Play(table, live, bots)
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


def _restore_strikes(play: Play, actions: "list[MatchAction]") -> None:
    """What an uploaded bot has on its account stays there. One that cannot be had any more is
    replaced for the rest of the match."""
    programs = play.programs
    replaced = {done.seat for done in actions if done.source == "stand_in"}
    programs.strikes.update(done.seat for done in actions if done.source == "strike")
    for seat in play.table.seats:
        if seat.uploaded is not None:
            struck = programs.strikes[seat.number] >= MOST_STRIKES or seat.number in replaced
            seat.disqualified = struck or seat.number not in programs.bots
