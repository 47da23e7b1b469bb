"""Jolly's medium level: depth 2 (JO-13)."""

from bots.house.jolly.greedy import Rules, greedy
from bots.house.jolly.melded import in_melds
from bots.house.jolly.player import JollyPlayer, naturals_or_all
from bots.house.jolly.position import Position, fitting, laid
from bots.house.jolly.relations import penalty_of, related
from engines.core.cards import cards_in
from engines.jolly.cards import ALL_NATURALS


class Medium(JollyPlayer):
    error_rate = 0.15

    def taken(self, position: Position) -> int:
        """The smallest count that helps: it can lay as many cards at once, or close."""
        hand = position.hand
        for count in range(1, len(position.row) + 1):
            hand |= 1 << position.row[-count]
            table = position.shapes[:]
            rest = hand
            for lay in self._greedy(position, hand):
                rest = laid(lay, rest, table)
            closes = rest.bit_count() == 1 and rest <= ALL_NATURALS and not rest & fitting(table)
            if closes or hand.bit_count() - rest.bit_count() >= count:
                return count
        return 0

    def lays(self, position: Position) -> list[int]:
        return self._greedy(position, position.hand)

    def _greedy(self, position: Position, hand: int) -> list[int]:
        rules = Rules(position.most_jokers, position.any_out)
        return greedy(hand, position.shapes, rules, naturals_first=True)

    def thrown(self, position: Position) -> int:
        """The dearest card that goes with no other; pairs and near-runs stay while they can."""
        hand = naturals_or_all(position.hand)
        lonely = hand & ~related(hand)
        outside = hand & ~in_melds(position.hand, 0)
        return max(cards_in(lonely or outside or hand), key=penalty_of)
