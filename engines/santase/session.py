"""A match of Santase from deal to deal: game points and the dealer (SA-3.2, SA-10, SA-11)."""

from engines.core.cards import SUITS
from engines.core.plain import JsonObject
from engines.core.session import Session
from engines.santase.deal import REASONS, SantaseDeal


class SantaseSession(Session[SantaseDeal]):
    #: Who deals the current deal, or the next one between two deals.
    dealer: int

    def __init__(self, seats: int, options: JsonObject) -> None:
        self.seats = seats
        self.options = options
        self.scores = [0, 0]
        self.dealer = options["first_dealer"]
        self.over = False

    def restore(self, scores: list[int], dealer: int, over: bool) -> None:
        """Go on from this point of the match."""
        self.scores = scores[:]
        self.dealer = dealer
        self.over = over

    def clone(self) -> "SantaseSession":
        copy = SantaseSession(self.seats, self.options)
        copy.restore(self.scores, self.dealer, self.over)
        return copy

    def start(self, deck: list[int]) -> SantaseDeal:
        options = self.options
        return SantaseDeal.start(
            deck, self.dealer, options["first_trick"] == "plain", options["last_trick_bonus"]
        )

    def settle(self, deal: SantaseDeal, number: int) -> JsonObject:
        winner = deal.winner
        self.scores[winner] += deal.game_points
        self.dealer = winner ^ 1  # SA-3.2: the loser deals
        self.over = self.scores[winner] >= self.options["target"]  # SA-11.1
        return {
            "deal": number,
            "dealer": deal.dealer,
            "trump": SUITS[deal.trump],
            "winner": winner,
            "game_points": deal.game_points,
            "reason": REASONS[deal.reason],
            "points": deal.points[:],
            "closed_by": None if deal.closer < 0 else deal.closer,
            "scores": self.scores[:],
        }
