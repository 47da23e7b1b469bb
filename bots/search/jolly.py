"""Jolly in playouts: lay what can be laid, throw the dearest card that goes with nothing."""

from bots.house.jolly.hard import Hard
from bots.search.style import Style
from bots.search.worth import played_out
from bots.seat import JsonObject
from engines.core.cards import cards_in
from engines.jolly.cards import ACES, ALL_NATURALS, NATURALS, SUIT_BITS, TENS, discards
from engines.jolly.deal import DRAWING, JollyDeal
from engines.jolly.moves import CARD_FIELD, DRAW, TAKE_BACK, ZUDREHEN
from engines.jolly.new_melds import NEW_MELDS, new_melds
from engines.jolly.shapes import OPENING, VALUE

#: What a joker more costs a first meld, in points of meld value.
JOKER = 12
#: Cards of the row that a take is thought about.
DEEPEST = 4
#: Discards that are compared.
DISCARDS = 5
#: How much a card that goes with it keeps a card in the hand, and one that the others could use.
PARTNER, NEIGHBOUR, NEAR, WANTED = 7, 7, 4, 9


def _near(card: int, steps: int) -> int:
    """The cards of the same suit so many positions away; the ace is at both ends."""
    first = card - card % SUIT_BITS
    rank = card % SUIT_BITS
    places = [rank - steps, rank + steps]
    if rank == 12:
        places.append(steps - 1)
    if rank == steps - 1:
        places.append(12)
    return sum(1 << first + place for place in set(places) if 0 <= place < SUIT_BITS)


PENALTY = [25 if ACES >> card & 1 else 10 if TENS >> card & 1 else 5 for card in range(NATURALS)]
SAME_RANK = [
    sum(1 << other for other in range(card % 13, NATURALS, 13) if other != card)
    for card in range(NATURALS)
]
NEXT = [_near(card, 1) for card in range(NATURALS)]
NEXT_BUT_ONE = [_near(card, 2) for card in range(NATURALS)]


def play_out(deal: JollyDeal) -> None:
    while deal.turn >= 0:
        if deal.stage == DRAWING:
            deal.play(_draw(deal))
        _lay(deal)
        if deal.turn >= 0:
            hand = deal.hands[deal.turn]
            if deal.opened >> deal.turn & 1 and deal.can_turn(hand):
                deal.play(ZUDREHEN)
            else:
                deal.play(_discard(deal, hand))


def _draw(deal: JollyDeal) -> int:
    """The top of the row if it can be laid at once, else from the stock."""
    seat = deal.turn
    if deal.row and deal.opened >> seat & 1:
        top = deal.row[-1]
        if top >= NATURALS or deal.fits(1 << top):
            return DRAW + 1
        naturals = (deal.hands[seat] | 1 << top) & ALL_NATURALS
        for move in new_melds(naturals, 0):
            if NEW_MELDS[move].mask >> top & 1:
                return DRAW + 1
    return DRAW


def _lay(deal: JollyDeal) -> None:
    """Everything that can be laid, naturals first; before opening only what is worth 30."""
    seat = deal.turn
    if not deal.opened >> seat & 1:
        for move in _opening(deal, deal.hands[seat]):
            deal.play(move)
        if not deal.opened >> seat & 1:
            if deal.moves()[-1] == TAKE_BACK:
                deal.play(TAKE_BACK)
            return
    keep = deal.rules.keep
    while deal.turn == seat:
        hand = deal.hands[seat]
        spare = hand.bit_count() - keep
        if spare < 1:
            return
        move = _laid_next(deal, hand, spare)
        if move < 0:
            return
        deal.play(move)


def _laid_next(deal: JollyDeal, hand: int, spare: int) -> int:
    naturals = hand & ALL_NATURALS
    if spare >= 3:
        melds = new_melds(naturals, 0)
        if melds:
            return max(melds, key=_value)
    moves: list[int] = []
    deal.extensions(hand, 0, moves)
    for move in moves:
        if move & CARD_FIELD < NATURALS:
            return move
    if hand == naturals:
        return -1
    if spare >= 3:
        melds = new_melds(hand, 1)
        if melds:
            return max(melds, key=_value)
    # A joker goes anywhere, but the last card in the hand must be a natural.
    return moves[0] if moves and naturals else -1


def _value(move: int) -> int:
    return VALUE[NEW_MELDS[move].shape]


def _cheapness(move: int) -> int:
    new = NEW_MELDS[move]
    return VALUE[new.shape] - JOKER * new.jokers


def _opening(deal: JollyDeal, hand: int) -> list[int]:
    """Melds that are worth 30 together, with few jokers; none if that is not found."""
    chosen: list[int] = []
    total = 0
    keep = deal.rules.keep
    while hand.bit_count() - keep >= 3:
        melds = new_melds(hand, deal.rules.new_meld_jokers)
        if not melds:
            break
        enough = [move for move in melds if total + _value(move) >= OPENING]
        best = max(enough or melds, key=_cheapness)
        chosen.append(best)
        total += _value(best)
        hand ^= NEW_MELDS[best].mask
        if total >= OPENING:
            return chosen
    return []


def _discard(deal: JollyDeal, hand: int) -> int:
    naturals = hand & ALL_NATURALS
    if not naturals:
        return discards(hand)[0]
    return max(cards_in(naturals), key=lambda card: _burden(deal, hand, card))


def _burden(deal: JollyDeal, hand: int, card: int) -> int:
    """How much better the hand is without this natural."""
    burden = PENALTY[card]
    burden -= PARTNER * (SAME_RANK[card] & hand).bit_count()
    burden -= NEIGHBOUR * (NEXT[card] & hand).bit_count()
    burden -= NEAR * (NEXT_BUT_ONE[card] & hand).bit_count()
    if deal.opened & ~(1 << deal.turn) and deal.fits(1 << card):
        burden -= WANTED
    return burden


def candidates(_view: JsonObject, deal: JollyDeal, moves: list[int], first: int) -> list[int]:
    """Draws, and the discards that look best; what to lay is left to `hard`."""
    if first < DRAW:
        hand = deal.hands[deal.turn]
        naturals = [move for move in moves if move < NATURALS]
        naturals.sort(key=lambda card: _burden(deal, hand, card), reverse=True)
        return naturals[:DISCARDS]
    if DRAW <= first < TAKE_BACK:
        return moves[: DEEPEST + 1]
    return [first]


class Flawless(Hard):
    """Hard without its errors (JO-13.1)."""

    error_rate = 0.0


STYLE = Style(Flawless, played_out(play_out), candidates, doubt=2.0)
