"""Counts: values its hand before it bids, follows every card, claims what it can prove."""

from bots.house.baloot.bidding import ASHKAL, hokum_value, sun_value
from bots.house.baloot.claim import claim_holds, own_run
from bots.house.baloot.doubling import chance_to_win
from bots.house.baloot.easy import declaration, legal_cards, play, trump_of
from bots.house.baloot.judgement import best_card
from bots.house.baloot.reasons import why_bid, why_call, why_card
from bots.house.baloot.seen import seen_in
from bots.house.player import HousePlayer
from bots.house.reason import Reason
from bots.seat import JsonObject
from engines.baloot.cards import PACK
from engines.core.cards import SUITS

# What passing is worth in game points, which a bid has to beat: nobody has bid yet in round 1 or
# round 2, nobody else can, the partner's Hokum stands, an opponent's does.
ROUND_1, ROUND_2, LAST_WORD, PARTNERS, OPPONENTS = 1.0, 0.5, 0.0, 4.0, -0.5
#: How much better than Sun an ashkal must look: it gives the choice of the hand away.
SURELY = 1.0
#: A raise is worth its risk from this chance on, because in an undoubled deal the buyers who win do
#: not take all.
RAISE = 0.64


class Counting(HousePlayer):
    def choose(self, view: JsonObject) -> JsonObject:
        phase = view["phase"]
        if phase == "play":
            return declaration(view) or self.play(view)
        if phase == "sawa":
            return {"type": "accept" if claim_holds(view) else "reject"}
        if phase == "double":
            return self.call(view)
        return self.bid(view)

    def why(self, view: JsonObject, action: JsonObject) -> Reason:
        kind = action["type"]
        if kind == "declare":
            return Reason(
                "baloot.declare", "A project only counts if it is declared, and it costs nothing."
            )
        if kind in ("play", "sawa"):
            return why_card(seen_in(view), action, legal_cards(view))
        if kind == "accept":
            return Reason(
                "baloot.accept", "All the cards shown win, whatever the hidden hands hold."
            )
        if kind == "reject":
            return Reason(
                "baloot.reject",
                "I cannot be sure that all these cards win, and to look costs nothing.",
            )
        if view["phase"] == "double":
            return why_call(action)
        return why_bid(view, action)

    def bid(self, view: JsonObject) -> JsonObject:
        """The bid of the highest value, if it is better than to pass."""
        legal: list[JsonObject] = view["legal_actions"]
        if {"type": "kawesh"} in legal:
            return {"type": "kawesh"}
        five = PACK.mask(view["hand"])
        hand = five | PACK.mask([view["public"]])
        best, most = {"type": "pass"}, value_of_pass(view)
        for action in legal:
            if action["type"] == "sun":
                value = sun_value(hand)
            elif action["type"] == "hokum":
                value = hokum_value(hand, SUITS.index(action["suit"]))
            elif action["type"] == "ashkal":
                value = sun_value(five) + ASHKAL - SURELY
            else:
                continue
            if value > most:
                best, most = action, value
        return best

    def call(self, view: JsonObject) -> JsonObject:
        buyer = view["buyer"] == view["seat"]
        chance = chance_to_win(PACK.mask(view["hand"]), trump_of(view), buyer, view["level"])
        raises: JsonObject = view["legal_actions"][-1]
        return raises if chance >= RAISE else {"type": "pass"}

    def play(self, view: JsonObject) -> JsonObject:
        seen = seen_in(view)
        if not seen.trick:
            run = own_run(seen)
            if run:
                sawa = {"type": "sawa"}
                return sawa if sawa in view["legal_actions"] else play(run[0])
        return play(best_card(seen, legal_cards(view)))


def value_of_pass(view: JsonObject) -> float:
    if view["buyer"] is not None:
        return PARTNERS if view["buyer"] == view["seat"] ^ 2 else OPPONENTS
    if view["phase"] == "bid1":
        return ROUND_1
    return LAST_WORD if view["seat"] == view["dealer"] else ROUND_2
