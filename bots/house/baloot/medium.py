"""Sound and simple: bids on counted strength, draws trumps, cashes aces, helps its partner."""

from bots.house.baloot.claim import claim_holds
from bots.house.baloot.counted import counted_bid
from bots.house.baloot.easy import declaration, legal_cards, play
from bots.house.baloot.seen import SUIT, Seen, seen_in
from bots.house.player import HousePlayer
from bots.seat import JsonObject
from engines.baloot.cards import NO_TRUMP, WEAKNESS

#: What a hand must count to buy.
SUN, HOKUM = 16, 7


class Sound(HousePlayer):
    def choose(self, view: JsonObject) -> JsonObject:
        phase = view["phase"]
        if phase == "play":
            return declaration(view) or play(self.card(seen_in(view), legal_cards(view)))
        if phase == "sawa":
            return {"type": "accept" if claim_holds(view) else "reject"}
        if phase == "double":
            return {"type": "pass"}
        if {"type": "kawesh"} in view["legal_actions"]:
            return {"type": "kawesh"}
        return counted_bid(view, SUN, HOKUM)

    def card(self, seen: Seen, cards: list[int]) -> int:
        weakness = WEAKNESS[seen.trump]
        weakest = min(cards, key=weakness.__getitem__)
        if not seen.trick:
            return self.lead(seen, cards)
        led, deal = seen.trick[0] >> 3, seen.deal
        partner_wins = deal.best_seat == seen.partner
        safe = len(seen.trick) == 3 or not seen.out_above(deal.best)
        if partner_wins and safe:
            plain = [card for card in cards if card >> 3 != seen.trump and seen.out_above(card)]
            return max(plain, key=seen.points.__getitem__, default=weakest)
        winners = [
            card
            for card in cards
            if card >> 3 in (led, seen.trump) and seen.rank[card] > deal.best_power
        ]
        if len(seen.trick) < 3:
            winners = [card for card in winners if not seen.out_above(card)]
        if winners and not partner_wins:
            return min(winners, key=weakness.__getitem__)
        return weakest

    def lead(self, seen: Seen, cards: list[int]) -> int:
        """Trumps while the others may have some, if we bought; then what nobody can beat."""
        bosses = [card for card in cards if not seen.out_above(card)]
        if seen.trump != NO_TRUMP:
            trumps = [card for card in cards if card >> 3 == seen.trump]
            if seen.buyers and trumps and seen.opponents_may_hold(SUIT[seen.trump]):
                return max(trumps, key=seen.rank.__getitem__)
            bosses = [card for card in bosses if card >> 3 != seen.trump]
        if bosses:
            return max(bosses, key=seen.points.__getitem__)
        return min(cards, key=WEAKNESS[seen.trump].__getitem__)
