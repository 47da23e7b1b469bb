"""Jolly's easy level: depth 1 (JO-13)."""

from bots.house.jolly.greedy import Rules, greedy
from bots.house.jolly.melded import in_melds
from bots.house.jolly.player import JollyPlayer, naturals_or_all
from bots.house.jolly.position import Position, fitting
from bots.house.jolly.relations import penalty_of
from engines.core.cards import cards_in
from engines.jolly.cards import NATURALS


class Easy(JollyPlayer):
    error_rate = 0.30

    def taken(self, position: Position) -> int:
        """The top of the row, if it can be laid or turned at once."""
        top = position.row[-1]
        hand = position.hand | 1 << top
        fits = top >= NATURALS or fitting(position.shapes) >> top & 1
        if not position.hand:
            return 0 if fits else 1
        return 1 if fits or in_melds(hand, position.most_jokers) >> top & 1 else 0

    def lays(self, position: Position) -> list[int]:
        rules = Rules(position.most_jokers, position.any_out)
        return greedy(position.hand, position.shapes, rules, naturals_first=False)

    def thrown(self, position: Position) -> int:
        """The dearest card outside the complete melds of the hand."""
        hand = naturals_or_all(position.hand)
        outside = hand & ~in_melds(position.hand, 0)
        return max(cards_in(outside or hand), key=penalty_of)
