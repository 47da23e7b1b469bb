"""Which cards go together: pairs of a rank, and neighbours of a suit with at most one gap."""

from engines.core.cards import cards_in
from engines.jolly.cards import ACES, ALL_NATURALS, LOW_CARDS, NATURALS, TENS
from engines.jolly.new_melds import NEW_MELDS

#: By card, the cards that lie with it in some new meld.
RELATED = [0] * NATURALS
#: By two related cards (their bits), the cards that complete a meld with them.
COMPLETING: dict[int, int] = {}

for _new in NEW_MELDS.values():
    if not _new.jokers:
        for _card in _new.cards:
            RELATED[_card] |= _new.mask & ~(1 << _card)
            _pair = _new.mask & ~(1 << _card)
            COMPLETING[_pair] = COMPLETING.get(_pair, 0) | 1 << _card


def penalty_of(card: int) -> int:
    """JO-2.4."""
    bit = 1 << card
    return 5 if bit & LOW_CARDS else 10 if bit & TENS else 25 if bit & ACES else 50


def related(hand: int) -> int:
    """The naturals of the hand that go together with another one."""
    found = 0
    naturals = hand & ALL_NATURALS
    for card in cards_in(naturals):
        if RELATED[card] & naturals:
            found |= 1 << card
    return found
