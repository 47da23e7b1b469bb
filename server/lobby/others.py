"""Public tables of other nodes, as news tell them: for the lobby's list, not for playing."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

Card = dict[str, Any]
#: Game, and what the lobby is told.
Tell = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True)
class Heard:
    node: str
    #: Of the lease: a later owner's word counts.
    epoch: int
    card: Card


class Others:
    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._tables: dict[str, Heard] = {}

    def __iter__(self) -> Iterator[Card]:
        """The newest first."""
        return (heard.card for heard in reversed(self._tables.values()))

    def card(self, table: str) -> Card | None:
        heard = self._tables.get(table)
        return None if heard is None else heard.card

    def changed(self, node: str, epoch: int, card: Card) -> None:
        known = self._tables.get(card["id"])
        if known is not None and known.epoch > epoch:
            return  # its node of before, which does not know yet
        self._tables[card["id"]] = Heard(node, epoch, card)
        self._tell(card["game"], {"table": card})

    def gone(self, table: str) -> None:
        known = self._tables.pop(table, None)
        if known is not None:
            self._tell(known.card["game"], {"table": {"id": table, "gone": True}})

    def all_of(self, node: str, tables: list[tuple[int, Card]]) -> None:
        """Everything that a node has: what it does not name is gone."""
        named = {card["id"] for _, card in tables}
        for table in [one for one, heard in self._tables.items() if heard.node == node]:
            if table not in named:
                self.gone(table)
        for epoch, card in tables:
            known = self._tables.get(card["id"])
            if known is None or known.card != card:
                self.changed(node, epoch, card)

    def forget(self, table: str) -> None:
        """It is ours now."""
        self._tables.pop(table, None)
