"""A match of Jolly from deal to deal: scores and dealer (JO-1.2, JO-9, JO-10)."""

from engines.core.plain import JsonObject
from engines.core.session import Session
from engines.jolly.cards import PACK, hand_names
from engines.jolly.deal import JollyDeal
from engines.jolly.rules import Rules
from engines.jolly.scoring import NOBODY, gain, penalty, winner

MOST_DEALS = 100  # JO-10.3
#: By the deal's ending.
REASONS = ("", "zudrehen", "out", "blocked")


class JollySession(Session[JollyDeal]):
    rules: Rules
    #: Who deals the current deal, or the next one between two deals.
    dealer: int

    def __init__(self, seats: int, options: JsonObject) -> None:
        self.seats = seats
        self.options = options
        self.rules = Rules(
            starter_draws=options["starter_draws"],
            any_out=options["go_out"] == "any",
            joker_swap=options["joker_swap"],
            new_meld_jokers=options["new_meld_jokers"],
        )
        self.scores = [0] * seats
        self.dealer = options["first_dealer"]
        self.over = False

    def restore(self, scores: list[int], dealer: int, over: bool) -> None:
        """Go on from this point of the match."""
        self.scores = scores[:]
        self.dealer = dealer
        self.over = over

    def clone(self) -> "JollySession":
        copy = JollySession(self.seats, self.options)
        copy.restore(self.scores, self.dealer, self.over)
        return copy

    def start(self, deck: list[int]) -> JollyDeal:
        return JollyDeal.start(deck, self.seats, self.dealer, self.rules)

    def settle(self, deal: JollyDeal, number: int) -> JsonObject:
        penalties = [penalty(hand) for hand in deal.hands]
        seat = winner(deal, penalties)
        gains = [0] * self.seats  # JO-9.2
        if seat != NOBODY:
            gains[seat] = gain(deal, seat, penalties)
            self.scores[seat] += gains[seat]
        self.dealer = (self.dealer + 1) % self.seats  # JO-1.2
        self.over = max(self.scores) >= self.options["target"] or number + 1 == MOST_DEALS
        return {
            "deal": number,
            "dealer": deal.dealer,
            "starter": deal.starter(),
            "winner": None if seat == NOBODY else seat,
            "reason": REASONS[deal.ending],
            # JO-12.4
            "turned": None if deal.turned < 0 else PACK.codes[deal.turned],
            "hands": [hand_names(hand) for hand in deal.hands],
            "penalties": penalties,
            "gain": gains,
            "scores": self.scores[:],
        }
