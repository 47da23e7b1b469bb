"""What a table needs of the house around it."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from bots.thinkers import Thinkers
from server.bots.seating import Seating
from server.chat.house_words import HouseWords
from server.config import Settings
from server.metrics import Metrics
from server.moderation.blocks import Blocks
from server.realtime.connection import Connection
from server.storage.database import Database
from server.storage.journal import Journal
from server.tables.store import TableStore

if TYPE_CHECKING:
    from server.tables.table import Table


class House(Protocol):
    settings: Settings
    database: Database
    journal: Journal
    store: TableStore
    metrics: Metrics
    thinkers: Thinkers
    #: Where sockets of this node's tables connect.
    socket_path: str
    blocks: Blocks
    bots: Seating
    words: HouseWords

    def complete_options(self, game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options with every default; Refusal if the engine does not take them."""

    def check_running(self) -> None:
        """Refusal while the server is stopping: nothing new begins then."""

    def check_place(self, host: Connection) -> None:
        """Refusal if this person's new table cannot begin here, or should begin elsewhere."""

    def lobby_changed(self, table: "Table") -> None:
        """The table's card has changed."""

    def playing_changed(self) -> None:
        """A match has begun or ended."""

    def closed(self, table: "Table") -> None:
        """The table is gone for good."""

    def go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Let this run by itself; its end interests nobody."""
