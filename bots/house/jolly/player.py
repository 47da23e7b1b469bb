"""What the levels of Jolly have in common (JO-13): when they err, and the order of a turn."""

from random import Random

from bots.house.jolly.opening import completion, opening
from bots.house.jolly.position import Position, laid, move
from bots.house.player import HousePlayer
from bots.seat import JsonObject
from engines.jolly.actions import encode
from engines.jolly.cards import ALL_NATURALS

ZUDREHEN: JsonObject = {"type": "zudrehen"}
DRAW: JsonObject = {"type": "draw"}


class JollyPlayer(HousePlayer):
    """Subclasses say how they draw, lay after opening, and discard."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        #: The lays still to come in this turn, and the hand before the first of them.
        self._lays: list[int] = []
        self._hand = 0

    def choose(self, view: JsonObject) -> JsonObject:
        legal: list[JsonObject] = view["legal_actions"]
        position = Position(view)
        if view["phase"] == "draw":
            if self._errs():
                return self.rng.choice(legal)
            count = self.taken(position) if position.opened and position.row else 0
            return {"type": "take", "count": count} if count else DRAW
        if ZUDREHEN in legal:
            return ZUDREHEN
        laying = self._laying(view, position)
        if laying is not None:
            return laying
        discards = [action for action in legal if action["type"] == "discard"]
        if self._errs():
            return self.rng.choice(discards)
        return encode(self.thrown(position))

    def _errs(self) -> bool:
        return self.rng.random() < self.error_rate

    def _laying(self, view: JsonObject, position: Position) -> JsonObject | None:
        """The next action that lays or swaps, or takes back; None when all that should is laid."""
        legal: list[JsonObject] = view["legal_actions"]
        if view["took_back"]:
            return None
        if len(view["hand"]) > 1:
            for action in legal:
                if action["type"] == "swap":
                    return action
        if not self._lays or self._hand != position.hand:
            self._lays = self._planned(position)
        while self._lays:
            lay = self._lays.pop(0)
            action = encode(move(lay, position.hand))
            if action in legal:
                self._hand = laid(lay, position.hand, position.shapes)
                return action
            self._lays = self._planned(position)
        return {"type": "take_back"} if position.pending else None

    def _planned(self, position: Position) -> list[int]:
        if position.opened:
            return self.lays(position)
        melds = len(position.shapes)
        if position.pending:
            shape = position.shapes[-1]
            return completion(position.hand, position.most_jokers, shape, melds - 1)
        return self.first_lays(position)

    def first_lays(self, position: Position) -> list[int]:
        """A way to 30 with as few jokers as possible, or none (JO-13.4)."""
        return opening(position.hand, position.most_jokers, len(position.shapes))

    def taken(self, position: Position) -> int:
        """How many cards of the row it takes; 0 to draw from the stock."""
        raise NotImplementedError

    def lays(self, position: Position) -> list[int]:
        """What an opened seat lays, in order."""
        raise NotImplementedError

    def thrown(self, position: Position) -> int:
        """The card to discard."""
        raise NotImplementedError


def naturals_or_all(hand: int) -> int:
    """What may be thrown: no joker while there is a natural (JO-13.5), and only the lowest."""
    return hand & ALL_NATURALS or hand & -hand
