"""Cards as a person reads them: `T♥` in red instead of `TH`."""

from collections.abc import Iterable

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RED, BOLD, DIM, RESET = "\x1b[31m", "\x1b[1m", "\x1b[2m", "\x1b[0m"


class Ink:
    """Writes cards and emphasis, with colours or without."""

    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def card(self, code: str) -> str:
        if code.startswith("X"):
            return self._in(BOLD, "JOKER" + code[1])
        text = ("10" if code[0] == "T" else code[0]) + SIGNS[code[1]]
        return self._in(RED, text) if code[1] in "DH" else text

    def cards(self, codes: Iterable[str]) -> str:
        return " ".join(self.card(code) for code in codes) or "–"

    def suit(self, suit: str) -> str:
        return self._in(RED, SIGNS[suit]) if suit in "DH" else SIGNS[suit]

    def strong(self, text: str) -> str:
        return self._in(BOLD, text)

    def faint(self, text: str) -> str:
        return self._in(DIM, text)

    def _in(self, style: str, text: str) -> str:
        return f"{style}{text}{RESET}" if self.colours else text
