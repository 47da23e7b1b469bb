"""What the lobby tells other nodes, and hears from them: tables and chat."""

from typing import TYPE_CHECKING, Any
from uuid import UUID

from server.chat import Said
from server.tables.table import Table

if TYPE_CHECKING:
    from server.house import SeraiHouse


class LobbyNews:
    """Topics: `table` (a public table's card), `gone`, `tables` (all of a node), `chat` (said in
    the lobby), `look` (tables are to be taken)."""

    def __init__(self, house: "SeraiHouse") -> None:
        self.house = house
        self.node = house.settings.node
        others = house.directory.others
        news = house.news
        news.on("table", lambda told: others.changed(told["node"], told["epoch"], told["card"]))
        news.on("gone", lambda told: others.gone(told["table"]))
        news.on("tables", self._all)
        news.on("chat", self._heard)
        news.on("look", lambda _: house.membership.look())
        news.again(self.tell_all)
        house.directory.on_changed = self.changed
        house.directory.on_gone = self.gone

    # ── telling ─────────────────────────────────────────────────────────────────────────────

    def changed(self, table: Table) -> None:
        self.house.news.tell(
            "table", {"node": self.node, "epoch": table.epoch, "card": table.card_for(None)}
        )

    def gone(self, table: Table) -> None:
        self.house.news.tell("gone", {"table": table.id_text})

    def tell_all(self) -> None:
        public = reversed(self.house.directory.public())
        tables = [(table.epoch, table.card_for(None)) for table in public]
        self.house.news.tell("tables", {"node": self.node, "tables": tables})

    def said(self, said: Said) -> None:
        told = {
            "sender": str(said.sender),
            "voice": str(said.voice),
            "message": said.message,
            "hidden": said.hidden,
        }
        self.house.news.tell("chat", told)

    def look(self) -> None:
        self.house.news.tell("look", {})

    # ── hearing ─────────────────────────────────────────────────────────────────────────────

    def _all(self, told: dict[str, Any]) -> None:
        self.house.directory.others.all_of(
            told["node"], [(epoch, card) for epoch, card in told["tables"]]
        )

    def _heard(self, told: dict[str, Any]) -> None:
        sender = UUID(told["sender"])
        voice = UUID(told.get("voice", told["sender"]))  # a node of before says nothing of it
        said = Said(sender, voice, told["message"], told["hidden"], self.house.blocks)
        message = {"table": "lobby", "lobby": True, **said.message}
        self.house.directory.tell_all("message_received", message, said.reaches)
