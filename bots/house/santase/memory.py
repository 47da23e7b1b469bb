"""Remembering the cards of a deal: a view shows the last trick only (SA-13.1).

Every trick is the last one when this player acts again, so the views of all his turns are enough;
the events fill in what he is not asked about.
"""

from bots.seat import JsonObject


class Memory:
    """The cards of the running deal that this player has been shown."""

    def __init__(self) -> None:
        self._forget(-1, None)

    def _forget(self, deal: int, played: int | None) -> None:
        self.deal = deal
        #: How many cards have been played in the deal; None for one who does not know.
        self.played = played
        #: By their number in the deal, from 0.
        self.cards: dict[int, str] = {}

    def see(self, events: list[JsonObject]) -> None:
        for event in events:
            if event["deal"] != self.deal:
                self._forget(event["deal"], 0 if event["type"] == "deal" else None)
            if event["type"] != "action" or event["action"]["type"] != "play":
                continue
            if self.played is not None:
                self.cards[self.played] = event["action"]["card"]
                self.played += 1

    def recall(self, view: JsonObject) -> JsonObject:
        """The view with the remembered cards written into its history, as `sample` takes it."""
        history: list[JsonObject] = view["history"]
        places = [place for place, entry in enumerate(history) if entry["type"] == "play"]
        shown = {
            number: history[place]["card"]
            for number, place in enumerate(places)
            if "card" in history[place]
        }
        if view["deal"] != self.deal or self._disagrees(shown):
            self._forget(view["deal"], None)
        self.played = max(self.played or 0, len(places))
        self.cards |= shown
        remembered = history[:]
        for number, place in enumerate(places):
            if number in self.cards:
                remembered[place] = {**history[place], "card": self.cards[number]}
        return {**view, "history": remembered}

    def _disagrees(self, shown: dict[int, str]) -> bool:
        """A view of another match: what is remembered belongs elsewhere."""
        return any(self.cards.get(number, code) != code for number, code in shown.items())
