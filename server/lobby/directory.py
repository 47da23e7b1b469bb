"""All open tables by id and code, the closed ones of the last hour, and who watches the lobby."""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

from msgspec import UnsetType

from engines import OptionError, catalogue, new_match
from engines.omi.save import Save, import_save
from server.accounts.identity import Identity
from server.errors import Refusal
from server.limits import Limits
from server.lobby.changes import Change, Changes
from server.lobby.codes import new_code, new_id, normalised
from server.lobby.others import Others
from server.realtime.connection import Connection
from server.realtime.frames import Bundle
from server.realtime.messages import CreateTable
from server.realtime.packets import encode, event_frame
from server.tables import rows
from server.tables.audience import Whom
from server.tables.context import House
from server.tables.rules import TURN_SECONDS
from server.tables.seats import person
from server.tables.settings import TableSettings
from server.tables.store import Closed
from server.tables.table import Table

MODES = ("casual", "hybrid", "ranked", "practice")
VISIBILITIES = ("public", "private")
REMEMBERED = timedelta(hours=1)
MOST_CLOSED = 10_000
#: When it is worth asking again for a table: when one's others end, nobody knows.
AGAIN_SECONDS = 30


@dataclass
class Watcher:
    connection: Connection
    game: str | None


@dataclass(frozen=True)
class Listed:
    """A public table, wherever it is."""

    id: str
    #: As a person may see it; None for anybody.
    card: Callable[[UUID | None], dict[str, Any]]


class Directory:
    def __init__(self, house: House, limits: Limits) -> None:
        self.house = house
        self.limits = limits
        self.tables: dict[UUID, Table] = {}
        #: By code, and by id as it is usually written.
        self._by_name: dict[str, Table] = {}
        self.closed: dict[str, Closed] = {}
        self.watchers: dict[Connection, Watcher] = {}
        #: What other nodes have.
        self.others = Others(self._told_elsewhere)
        self._changes = Changes(self._tell)
        #: Public tables of ours that others have not been told of yet.
        self._changed: dict[UUID, Table] = {}
        #: For whoever tells other nodes of our public tables.
        self.on_changed: Callable[[Table], None] = lambda _: None
        self.on_gone: Callable[[Table], None] = lambda _: None
        #: Hosts of tables that are being written down.
        self._opening: Counter[UUID] = Counter()
        #: Those tables: in the database they may be ours before we know that they are written.
        self.new: set[UUID] = set()

    # ── finding ─────────────────────────────────────────────────────────────────────────────

    def here(self, name: str) -> Table | None:
        """A table of this node, by id or code."""
        table = self._by_name.get(name) or self._by_name.get(normalised(name))
        return table or self.tables.get(_as_id(name))  # an id in another spelling

    def check_closed(self, name: str) -> None:
        """What was closed here within the hour says why."""
        gone = self.closed.get(name.lower()) or self.closed.get(normalised(name))
        if gone is not None and datetime.now(UTC) - gone.at < REMEMBERED:
            raise Refusal("table_closed", gone.reason or "This table is closed.")

    def public(self, game: str | None = None, state: str | None = None) -> list[Table]:
        """Tables that anybody may see, the newest first."""
        return [
            table
            for table in reversed(self.tables.values())
            if _is_public(table)
            and (game is None or table.game == game)
            and (state is None or table.shown_state == state)
        ]

    def listed(self, game: str | None = None, state: str | None = None) -> "list[Listed]":
        """The public tables of all nodes, by their ids: the newest first."""
        others = [
            Listed(card["id"], partial(_as_told, card))
            for card in self.others
            if game in (None, card["game"]) and state in (None, card["state"])
        ]
        ours = [Listed(table.id_text, table.card_for) for table in self.public(game, state)]
        return sorted(ours + others, key=lambda listed: listed.id, reverse=True)

    # ── making ──────────────────────────────────────────────────────────────────────────────

    async def create(self, connection: Connection, wish: CreateTable) -> tuple[Table, int | None]:
        seat = 0 if isinstance(wish.seat, UnsetType) else wish.seat
        settings = checked(wish)
        self.house.words.check(name=settings.name)
        self.house.check_place(connection)
        table = await self.open(connection.identity, settings, seat)
        await table.doorway.watch(connection)
        return table, seat

    async def open(self, identity: Identity, settings: TableSettings, seat: int | None) -> Table:
        """A new table, with its host in this seat."""
        self.house.check_running()
        user = identity.user
        while (mine := await self._hosted(user)) + self._opening[user] >= self.limits.open_tables:
            if not await self._shut_a_left_one(user):
                said = f"You have {mine} open tables already."
                raise Refusal("rate_limited", said, retry_after=AGAIN_SECONDS)
        host = person(identity)
        table = Table(self.house, new_id(), self._free_code(), settings, host)
        self._opening[identity.user] += 1
        self.new.add(table.id)
        try:
            await table.check_ranked(host)
            if seat is not None:
                if seat >= settings.seats:
                    raise Refusal("bad_request", f"There is no seat {seat}.")
                table.seats[seat].sit(host)
            await self.house.store.create(rows.table_row(table))
            self.add(table)
        except BaseException:
            await table.mailbox.close()
            raise
        finally:
            self.new.discard(table.id)
            self._opening[identity.user] -= 1
            self._opening += Counter()  # keeps only those above zero
        return table

    async def _hosted(self, user_id: UUID) -> int:
        """Open tables of a person, at whatever node."""
        if self.house.settings.node:
            return await self.house.store.hosted(user_id)
        return sum(1 for table in self.tables.values() if table.host.id == str(user_id))

    async def _shut_a_left_one(self, user_id: UUID) -> bool:
        """Make room: a table of this person that everybody has left need not wait to be closed."""
        mine = [table for table in self.tables.values() if table.host.id == str(user_id)]
        for table in mine:
            if await table.doorway.shut_if_left():
                return True
        return False

    def add(self, table: Table) -> None:
        self.others.forget(table.id_text)
        self.tables[table.id] = table
        self._by_name[table.code] = self._by_name[table.id_text] = table
        self.house.metrics.tables.set(len(self.tables))

    def remove(self, table: Table) -> None:
        self._forget(table)
        self.remember(Closed(table.id, table.code, table.closed or "", datetime.now(UTC)))
        if _is_public(table):
            gone = {"table": {"id": table.id_text, "gone": True}}
            self._changes.note(table.id_text, Change(table.game, lambda: gone))
            self.on_gone(table)

    def release(self, table: Table) -> None:
        """It is played on elsewhere: nothing of it is left here."""
        self._forget(table)
        for connection in list(table.audience.connections):
            table.audience.connections.discard(connection)

    def _forget(self, table: Table) -> None:
        self.tables.pop(table.id, None)
        self._changed.pop(table.id, None)
        self._changes.forget(table.id_text)
        self._by_name.pop(table.code, None)
        self._by_name.pop(table.id_text, None)
        self.house.metrics.tables.set(len(self.tables))

    def remember(self, closed: Closed) -> None:
        self.closed[str(closed.id)] = self.closed[closed.code] = closed
        while len(self.closed) > 2 * MOST_CLOSED:
            del self.closed[next(iter(self.closed))]

    def _free_code(self) -> str:
        while (code := new_code()) in self._by_name or code in self.closed:
            pass
        return code

    # ── telling ─────────────────────────────────────────────────────────────────────────────

    def watch(self, connection: Connection, game: str | None) -> list[dict[str, Any]]:
        if game is not None and game not in catalogue():
            raise Refusal("bad_request", "There is no such game.")
        if connection.is_open:
            self.watchers[connection] = Watcher(connection, game)
        return [one.card(connection.user_id) for one in self.listed(game)[:200]]

    def unwatch(self, connection: Connection) -> None:
        self.watchers.pop(connection, None)

    def changed(self, table: Table) -> None:
        if _is_public(table) and table.id in self.tables:
            self._changed[table.id] = table
            self._changes.note(table.id_text, Change(table.game, partial(_lobby_card, table)))

    def tell_all(self, event: str, payload: dict[str, Any], whom: Whom) -> None:
        """To everybody who watches the lobby, whichever games he looks at."""
        frame = event_frame(event, encode(payload))
        for connection in self.watchers:
            if whom(connection):
                connection.send(frame)

    def _told_elsewhere(self, game: str, told: dict[str, Any]) -> None:
        self._changes.note(told["table"]["id"], Change(game, lambda: told))

    def _tell(self, changes: list[Change]) -> None:
        """To each watcher what he wants to know, in one write; to other nodes what is ours."""
        changed, self._changed = self._changed, {}
        for table in changed.values():
            self.on_changed(table)
        if not self.watchers:
            return
        frames = [(one.game, event_frame("lobby_updated", encode(one.told()))) for one in changes]
        bundles: dict[str | None, Bundle] = {}
        for watcher in self.watchers.values():
            bundle = bundles.get(watcher.game)
            if bundle is None:
                wanted = [frame for game, frame in frames if watcher.game in (None, game)]
                bundle = bundles[watcher.game] = Bundle(wanted)
            if bundle.frames:
                watcher.connection.send_all(bundle)


_NOBODY = UUID(int=0)


def _as_told(card: dict[str, Any], _: UUID | None) -> dict[str, Any]:
    """Other nodes tell what everybody may see."""
    return card


def _lobby_card(table: Table) -> dict[str, Any]:
    return {"table": table.card_for(None)}


def _is_public(table: Table) -> bool:
    """Whether the lobby shows it. Practice is nobody else's business."""
    return table.settings.visibility == "public" and table.settings.mode != "practice"


def _as_id(name: str) -> UUID:
    try:
        return UUID(name)
    except ValueError:
        return _NOBODY


def checked(wish: CreateTable) -> TableSettings:
    """The settings of a new table, or a Refusal that says what is wrong with them."""
    info = catalogue().get(wish.game)
    if info is None:
        raise Refusal("bad_request", f"There is no such game; there are {', '.join(catalogue())}.")
    mode = "casual" if wish.mode is None else wish.mode
    if mode not in MODES:
        raise Refusal("bad_request", f"mode is one of {', '.join(MODES)}.")
    visibility = "public" if wish.visibility is None else wish.visibility
    if visibility not in VISIBILITIES:
        raise Refusal("bad_request", f"visibility is one of {', '.join(VISIBILITIES)}.")
    seats = info.default_seats if wish.seats is None else wish.seats
    options = wish.options or {}
    old_history: list[dict[str, Any]] | None = None
    try:
        if wish.save is not None:
            save = _imported(wish.game, wish.save, options)
            options, old_history = save.options, [asdict(row) for row in save.rows]
        new_match(wish.game, seats, options, seed="0" * 64)
    except OptionError as error:
        raise Refusal("bad_request", str(error), rule=error.rule) from None
    turn_seconds = 30 if isinstance(wish.turn_seconds, UnsetType) else wish.turn_seconds
    _check_clock(turn_seconds, mode, visibility)
    name = (wish.name or "").strip() or info.title
    return TableSettings(
        name=name,
        game=wish.game,
        seats=seats,
        options=options,
        turn_seconds=turn_seconds,
        deal_pause=10 if wish.deal_pause is None else wish.deal_pause,
        spectator_delay=wish.spectator_delay or 0,
        visibility=visibility,
        mode=mode,
        old_history=old_history,
    )


def _imported(game: str, text: str, options: dict[str, Any]) -> Save:
    if game != "omi":
        raise Refusal("bad_request", "Only Omi has a save file.", rule="OM-12.3")
    return import_save(text, options)


def _check_clock(turn_seconds: int | None, mode: str, visibility: str) -> None:
    if turn_seconds is not None and turn_seconds not in TURN_SECONDS:
        raise Refusal("bad_request", f"turn_seconds is one of {TURN_SECONDS} or null.")
    if turn_seconds is None and visibility != "private" and mode != "practice":
        raise Refusal("bad_request", "Only private and practice tables may go without a clock.")
    if mode == "ranked" and (visibility != "public" or turn_seconds is None):
        raise Refusal("bad_request", "Ranked tables are public and have a clock.")
