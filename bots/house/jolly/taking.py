"""Whether to take from the row, and how much of it (JO-13.3): each tail is planned as if it were in
the hand, and what would then stay in hand is compared with a draw from the stock."""

from bots.house.jolly.jokers import Rest, card_burden
from bots.house.jolly.plan import Plan
from bots.house.jolly.position import Position, fitting
from bots.house.jolly.relations import COMPLETING, RELATED
from engines.core.cards import cards_in
from engines.jolly.cards import ALL_NATURALS, NATURALS

#: Steps of the search for each tail of the row.
STEPS = 60


def worth_taking(position: Position) -> int:
    """How many cards to take, the deepest to be laid at once; 0 to draw from the stock."""
    best = stock_burden(position)
    found = 0
    hand = position.hand
    fits = fitting(position.shapes)
    for count in range(1, len(position.row) + 1):
        card = position.row[-count]
        if useful(card, hand, fits):
            rest = planned(position, hand | 1 << card)
            if rest.wins or rest.out:
                return count
            burden = after_discard(rest)
            if burden < best and not rest.loose >> card & 1:
                best, found = burden, count
        hand |= 1 << card
    return found


def planned(position: Position, hand: int) -> Rest:
    return Plan(hand, position.shapes, position.most_jokers, position.any_out, STEPS).rest


def useful(card: int, hand: int, fits: int) -> bool:
    """Only a card that finds a place is worth all that lies on it; an empty hand needs any."""
    if card >= NATURALS or not hand:
        return True
    return bool(fits >> card & 1 or RELATED[card] & hand or (hand >> NATURALS).bit_count() >= 2)


def after_discard(rest: Rest) -> float:
    """The burden when the worst card is thrown."""
    return rest.burden - max(
        [card_burden(card, rest.loose) for card in cards_in(rest.loose)] or [0]
    )


def stock_burden(position: Position) -> float:
    """The burden to expect after a draw: a card that finds no place is thrown, one that does saves
    the worst card of the hand."""
    rest = planned(position, position.hand)
    unseen = position.unseen()
    helping = fitting(rest.shapes) | ~ALL_NATURALS
    cards = cards_in(rest.loose)
    for place, card in enumerate(cards):
        for other in cards[:place]:
            helping |= COMPLETING.get(1 << card | 1 << other, 0)
    chance = (unseen & helping).bit_count() / max(1, unseen.bit_count())
    return rest.burden - chance * (rest.burden - after_discard(rest))
