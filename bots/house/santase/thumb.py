"""Rules of thumb for strict play: what medium plays, and how hard rehearses a closed stock.

`out` is the set of cards that the player has not seen and the other side may hold.
"""

from engines.santase.cards import BEATERS, HIGHER, PAIR, POINTS, hand_cards

#: A card of a pair is missed more than its points say.
PAIRED = 8


def lead(hand: int, out: int, trump: int) -> tuple[int, bool]:
    """The card to lead and whether to declare its marriage: a marriage first, then what nothing
    beats, then the top of a suit that they can follow, else the cheapest card."""
    best = -1
    rank: tuple[int, int, int] = (-1, 0, 0)
    for suit in range(4):
        bits = hand >> 6 * suit & 63
        if not bits:
            continue
        first = 6 * suit
        theirs = out >> first & 63
        top = first + bits.bit_length() - 1
        low = first + (bits & -bits).bit_length() - 1
        if bits & PAIR == PAIR:
            king = first + 3
            card = king - 1 if BEATERS[trump][king] & out else king
            found: tuple[int, int, int] = (3, suit == trump, 0)
        elif not BEATERS[trump][top] & out:
            card, found = top, (2, suit == trump, POINTS[top])
        elif suit != trump and theirs and not theirs & HIGHER[top]:
            card, found = top, (1, theirs.bit_count(), 0)
        else:
            card, found = low, (0, suit != trump, -POINTS[low])
        if found > rank:
            best, rank = card, found
    return best, rank[0] == 3


def reply(hand: int, card: int, trump: int) -> int:
    """The card to play on `card`: the ten or ace comes home, trumps win cheaply, and nothing is
    given away."""
    first = 6 * (card // 6)
    bits = hand >> first & 63
    if bits:
        higher = bits & HIGHER[card]
        if higher and first != 6 * trump:
            return first + higher.bit_length() - 1
        bits = higher or bits
        return first + (bits & -bits).bit_length() - 1
    bits = hand >> 6 * trump & 63
    if bits:
        return 6 * trump + (bits & -bits).bit_length() - 1
    return min(hand_cards(hand), key=lambda card: _cost(hand, card))


def _cost(hand: int, card: int) -> int:
    paired = PAIR >> card % 6 & 1 and hand >> (card ^ 1) & 1
    return POINTS[card] + PAIRED if paired else POINTS[card]
