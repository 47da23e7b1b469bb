"""One player at the keyboard, everybody else at random, until the match is over."""

from random import Random

from engines import IllegalAction, Match, catalogue
from server.terminal.board import board
from server.terminal.cards import Ink
from server.terminal.told import said, told
from server.terminal.typed import typed_action

YOU = 0
HELP = (
    "Type a number of the list, or a card (9h, th or 10h, several for Tiến lên: 3s 3c), or a word\n"
    "(pass, draw, take 2, trump s, 66). `default` plays what the clock would, `quit` leaves."
)
SHOWN_CHOICES = 24


class Table:
    def __init__(self, match: Match, colours: bool) -> None:
        self.match = match
        self.ink = Ink(colours)
        self.cards = catalogue()[match.game.name].cards
        # The opponents' dice are their own: they must not follow from the seed of the decks.
        self.dice = Random()

    def play(self) -> None:
        print(self.ink.strong(f"{self.match.game.title}. You are seat {YOU}. ? for help."))
        self._tell(self.match.opening)
        while not self.match.over:
            if YOU in self.match.actors:
                if not self._your_turn():
                    return
            else:
                seat = self.match.actors[0]
                action = self.dice.choice(self.match.legal_actions(seat))
                self._tell(self.match.apply(seat, action))

    def _your_turn(self) -> bool:
        """Ask until an action is accepted; False if the player leaves."""
        view = self.match.view(YOU)
        legal = view["legal_actions"]
        print()
        for line in board(view, self.ink):
            print(line)
        print(f"Your hand: {self.ink.cards(view['hand'])}")
        for number, action in enumerate(legal[:SHOWN_CHOICES], 1):
            print(f"  {number:2}  {said(action, self.ink)}")
        if len(legal) > SHOWN_CHOICES:
            print(self.ink.faint(f"  … {len(legal) - SHOWN_CHOICES} more; `all` lists them"))
        while True:
            text = input(f"{view['phase']}> ").strip()
            if text in ("quit", "exit", "q"):
                return False
            if text == "all":
                for number, action in enumerate(legal, 1):
                    print(f"  {number:3}  {said(action, self.ink)}")
                continue
            chosen = (
                self.match.default_action(YOU)
                if text == "default"
                else typed_action(text, legal, self.cards)
            )
            if chosen is None:
                print(HELP)
                continue
            try:
                events = self.match.apply(YOU, chosen)
            except IllegalAction as refusal:
                print(f"No: {refusal}")
                continue
            self._tell(events)
            return True

    def _tell(self, events: list[dict[str, object]]) -> None:
        view = self.match.view(YOU)
        for event in self.match.redact(events, YOU):
            sentence = told(event, view, self.ink)
            if sentence is not None:
                print(sentence)
