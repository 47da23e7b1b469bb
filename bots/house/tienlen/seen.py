"""What a seat can know of a deal of Tiến lên, read from its view as card sets."""

from bots.house.tienlen.odds import Odds
from bots.seat import JsonObject
from engines.tienlen.cards import ALL, HAND, PACK
from engines.tienlen.combinations import NONE, kind_of

CARD = {code: 1 << card for code, card in PACK.index.items()}


def cards_of(codes: list[str]) -> int:
    """These codes as a set."""
    cards = 0
    for code in codes:
        cards |= CARD[code]
    return cards


class Seen:
    """One moment of a deal as one seat sees it."""

    def __init__(self, view: JsonObject) -> None:
        options = view["options"]
        seats = len(view["scores"])
        self.seat: int = view["seat"]
        self.seats = seats
        self.longer: bool = options["straights"] == "longer"
        self.quad_cuts_pair: bool = options["quad_cuts_pair"]
        self.hand = cards_of(view["hand"])
        self.opening = CARD[view["opening_card"]] if view["opening_card"] else 0
        self.free_cut: bool = view["free_cut"]
        top = view["top"]
        self.top = cards_of(top["cards"]) if top else 0
        self.kind = kind_of(self.top) if top else NONE
        #: Who played the top; -1 before a lead.
        self.owner: int = top["seat"] if top else -1
        played = 0
        # TL-11.3: hidden counts can still be counted.
        self.counts = [HAND] * seats
        for entry in view["history"]:
            if "cards" in entry:
                played |= cards_of(entry["cards"])
                self.counts[entry["seat"]] -= len(entry["cards"])
        #: The cards that an opponent may hold.
        self.unseen = ALL & ~(self.hand | played)
        if view["initial"]:  # TL-3.3: nothing below the opening card was dealt
            first = view["history"][0]["cards"][0] if view["history"] else view["opening_card"]
            self.unseen &= -CARD[first]
        #: Whether TL-8.8 may still make one seat pay for three.
        self.alone = (
            seats == 4 and options["den_bai"] and sum(count < HAND for count in self.counts) <= 1
        )

        #: The opponents, and those of them who can still answer in this round.
        self.others = [seat for seat in range(seats) if seat != self.seat]
        self.fewest = min(self.counts[seat] for seat in self.others)
        self.rivals = [seat for seat in self.others if seat not in view["out"]]
        passed = [self.counts[seat] for seat in self.others if seat in view["out"]]
        #: The most cards of an opponent who passed and may still cut; 0 if none may.
        self.passed: int = max(passed, default=0) if options["free_cut"] else 0

    def against_all(self) -> Odds:
        """Chances in a round that is still to come."""
        counts = [self.counts[seat] for seat in self.others]
        return Odds(self.unseen, counts, self.longer, self.quad_cuts_pair)

    def against_rivals(self) -> Odds:
        """Chances in this round."""
        counts = [self.counts[seat] for seat in self.rivals]
        return Odds(self.unseen, counts, self.longer, self.quad_cuts_pair, self.passed)
