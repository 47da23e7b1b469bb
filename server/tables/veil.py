"""What outsiders see of a delayed table between a match's end and the moment they are shown it.

Its card would tell at once what the updates keep back for a while: that the match is over. So for
everybody who does not sit there it stays as it was in the last moment of play.
"""

from collections import deque
from typing import Any


class Veil:
    def __init__(self) -> None:
        #: One for each end that outsiders have not seen yet: a rematch may be over as well.
        self._kept: deque[dict[str, Any]] = deque()

    @property
    def drawn(self) -> bool:
        return bool(self._kept)

    def draw(self, card: dict[str, Any]) -> None:
        """The match ends: keep the card of its last moment."""
        names = ("state", "match", "seats", "mode", "host")
        self._kept.append({name: card[name] for name in names} | {"state": "playing"})

    def lift(self) -> bool:
        """Outsiders have seen the oldest of these ends; whether there was one."""
        if not self._kept:
            return False
        self._kept.popleft()
        return True

    def over(self, card: dict[str, Any]) -> dict[str, Any]:
        """The card as outsiders see it."""
        return {**card, **self._kept[0]} if self._kept else card
