"""A match of Omi from deal to deal: tokens, bonus, dealer (OM-3.4, OM-7, OM-8)."""

from engines.core.cards import SUITS
from engines.core.plain import JsonObject
from engines.core.session import Session
from engines.omi.deal import OmiDeal


class OmiSession(Session[OmiDeal]):
    tokens: list[int]
    bonus: int
    #: Who deals the current deal, or the next one between two deals.
    dealer: int

    def __init__(self, seats: int, options: JsonObject) -> None:
        self.seats = seats
        self.options = options
        self.tokens = list(options["start_scores"])
        self.bonus = options["start_bonus"]
        self.dealer = options["first_dealer"]
        self.over = False
        self._show()

    def restore(self, tokens: list[int], bonus: int, dealer: int, over: bool) -> None:
        """Go on from this point of the match."""
        self.tokens = tokens[:]
        self.bonus = bonus
        self.dealer = dealer
        self.over = over
        self._show()

    def clone(self) -> "OmiSession":
        copy = OmiSession(self.seats, self.options)
        copy.restore(self.tokens, self.bonus, self.dealer, self.over)
        return copy

    def start(self, deck: list[int]) -> OmiDeal:
        step = 3 if self.options["trump_maker"] == "right" else 1  # OM-3.3
        return OmiDeal.start(deck, self.dealer, (self.dealer + step) % 4)

    def settle(self, deal: OmiDeal, number: int) -> JsonObject:
        makers = deal.maker & 1
        winner = 0 if deal.won[0] > deal.won[1] else 1
        most = max(deal.won)
        gain = [0, 0]
        bonus_used = 0
        if most == 4:
            label = "draw"
            self.bonus = 1 if self.options["draw_bonus"] == "once" else self.bonus + 1  # OM-7.4
        else:
            bonus_used = self.bonus
            self.bonus = 0  # OM-7.3
            if most == 8:
                label, tokens = "kapothi", self.options["kapothi_tokens"]
            elif winner == makers:
                label, tokens = "", 1
            else:
                label, tokens = "ambaya", self.options["ambaya_tokens"]
            gain[winner] = tokens + bonus_used
            self.tokens[winner] += gain[winner]
        self.dealer = (self.dealer + 1) % 4  # OM-3.4
        self.over = max(self.tokens) >= self.options["target"]  # OM-8.1
        self._show()
        return {
            "deal": self.options["start_deal"] + number,
            "dealer": deal.dealer,
            "trump": SUITS[deal.trump],
            "trump_maker": deal.maker,
            "tricks": deal.won[:],
            "gain": gain,
            "bonus_used": bonus_used,
            "label": label,
            "ambaya": deal.won[1 - makers] >= 5,  # OM-7.5
            "totals": self.tokens[:],
        }

    def _show(self) -> None:
        a, b = self.tokens
        self.scores = [a, b, a, b]  # OM-7.7
