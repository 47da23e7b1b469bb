"""A match with one player of a level behind each hand, who sees what his seat is shown."""

import json
from random import Random
from typing import Any

from bots.house.player import HousePlayer
from bots.house.santase import LEVELS
from engines import Match
from tests.unit.engines.santase.hands import WORDS, move, santase

TOKENS = {word: token for token, word in WORDS.items()}


class Table:
    """Seat 0 leads first."""

    def __init__(self, level: str, *hands: str, seed: int = 1, **options: Any) -> None:
        """Hands, trump card and top of the stock as in the engine's tests."""
        self.match: Match = santase(*hands, **options)
        self.players: list[HousePlayer] = [LEVELS[level](Random(seed)) for _ in range(2)]
        self._show(self.match.opening)

    def go(self, tokens: str) -> "Table":
        """These moves are made, written as in the engine's tests: `KH`, `KH+`, `close` …"""
        for token in tokens.split():
            self.play(move(token))
        return self

    def play(self, action: dict[str, Any]) -> None:
        self._show(self.match.apply(self.match.actors[0], action))

    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = json.loads(json.dumps(self.match.view(self.match.actors[0])))
        return seen

    def asked(self) -> dict[str, Any]:
        """What the player whose turn it is wants to do."""
        return self.players[self.match.actors[0]].choose(self.view())

    def choice(self) -> str:
        """The same as a token."""
        action = self.asked()
        assert action in self.match.legal_actions(self.match.actors[0])
        return TOKENS.get(action["type"]) or action["card"] + "+" * ("marriage" in action)

    def why(self) -> str:
        """The same in words."""
        return self.players[self.match.actors[0]].why(self.view(), self.asked())

    def _show(self, events: list[dict[str, Any]]) -> None:
        for seat, player in enumerate(self.players):
            player.see(json.loads(json.dumps(self.match.redact(events, seat))))
