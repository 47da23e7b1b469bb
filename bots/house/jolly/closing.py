"""How likely a small hand closes with the next card from the stock."""

from bots.house.jolly.plan import Plan
from bots.house.jolly.position import Position, fitting
from bots.house.jolly.relations import RELATED
from engines.core.cards import cards_in
from engines.jolly.cards import ALL_NATURALS, NATURALS

#: Larger hands seldom close at once, and would take long to look at.
SMALL = 3
#: Steps of the search for each card that may come.
STEPS = 30


def closing_chance(position: Position, hand: int) -> float:
    """The share of the cards not seen that would let this hand close the deal."""
    if hand.bit_count() > SMALL:
        return 0.0
    unseen = position.unseen()
    naturals = unseen & ALL_NATURALS
    useful = naturals & fitting(position.shapes) if hand else naturals
    for card in cards_in(hand & ALL_NATURALS):
        useful |= RELATED[card] & naturals
    if (hand >> NATURALS).bit_count():
        useful = naturals
    closing = sum(_closes(position, hand | 1 << card) for card in cards_in(useful))
    jokers = unseen >> NATURALS
    if jokers and _closes(position, hand | (jokers & -jokers) << NATURALS):
        closing += jokers.bit_count()
    return closing / max(1, unseen.bit_count())


def _closes(position: Position, hand: int) -> bool:
    plan = Plan(hand, position.shapes, position.most_jokers, position.any_out, STEPS)
    return plan.rest.wins or plan.rest.out
