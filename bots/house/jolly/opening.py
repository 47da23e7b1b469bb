"""A way to 30 with as few jokers as possible (JO-6.3, JO-13.4).

Any two melds reach 30 (JO-6.6), so a way is one meld that is worth it, two melds, or one meld with
extensions of its own.
"""

from bots.house.jolly.position import FORMS, JOKER, Form, extend, extended
from bots.house.jolly.relations import RELATED
from engines.core.cards import cards_in
from engines.jolly.cards import ALL_NATURALS, NATURALS
from engines.jolly.moves import CARD_FIELD, WAY_FIELD
from engines.jolly.new_melds import new_melds
from engines.jolly.shapes import EXTENSIONS, OPENING, VALUE, WAYS

#: Ways that are compared with each other; there are seldom more with the fewest jokers.
MOST_WAYS = 30


class Way:
    """Lays that open, in order, and the naturals that they use."""

    def __init__(self, lays: list[int], naturals: int) -> None:
        self.lays = lays
        self.naturals = naturals


def opening(hand: int, most_jokers: int, melds: int) -> list[int]:
    """The lays of the best way to 30, or none; `melds` is the number of the first new meld."""
    found = ways(hand, most_jokers, melds)
    if not found:
        return []
    naturals = hand & ALL_NATURALS
    return min(found, key=lambda way: loneliness(naturals & ~way.naturals)).lays


def loneliness(naturals: int) -> int:
    """How much is left: each card counts, and a card that goes with no other counts twice."""
    return sum(1 if RELATED[card] & naturals else 2 for card in cards_in(naturals))


def ways(hand: int, most_jokers: int, melds: int) -> list[Way]:
    """Ways to 30 that use as few jokers as any."""
    by_jokers: list[list[Form]] = [[], [], []]
    for move in new_melds(hand, most_jokers):
        form = FORMS[move & ~63]
        by_jokers[form.jokers].append(form)
    for jokers in range((hand >> NATURALS).bit_count() + 1):
        found = _single(by_jokers, hand, jokers, melds) + _double(by_jokers, jokers)
        if found:
            return found
    return []


def _double(by_jokers: list[list[Form]], jokers: int) -> list[Way]:
    found: list[Way] = []
    for fewer in range(max(0, jokers - 2), jokers // 2 + 1):
        for one in by_jokers[fewer]:
            for other in by_jokers[jokers - fewer]:
                if not one.naturals & other.naturals:
                    found.append(Way([one.lay, other.lay], one.naturals | other.naturals))
                    if len(found) == MOST_WAYS:
                        return found
    return found


def _single(by_jokers: list[list[Form]], hand: int, jokers: int, melds: int) -> list[Way]:
    found: list[Way] = []
    for used, forms in enumerate(by_jokers[: jokers + 1]):
        for form in forms:
            growth = grown(form.shape, hand & ~form.naturals, jokers - used, melds)
            if growth is not None:
                cards = [lay & CARD_FIELD for lay in growth]
                added = sum(1 << card for card in cards if card != JOKER)
                found.append(Way([form.lay, *growth], form.naturals | added))
                if len(found) == MOST_WAYS:
                    return found
    return found


def grown(shape: int, hand: int, jokers: int, number: int) -> list[int] | None:
    """Extensions that bring this meld to 30 with exactly so many jokers."""
    if VALUE[shape] >= OPENING:
        return [] if jokers == 0 else None
    for extension in EXTENSIONS[shape]:
        card = extension & CARD_FIELD
        way = extension & WAY_FIELD
        if hand >> card & 1:
            rest = grown(extended(shape, way), hand & ~(1 << card), jokers, number)
            if rest is not None:
                return [extend(number, way, card), *rest]
    if jokers:
        for way in WAYS[shape]:
            rest = grown(extended(shape, way), hand, jokers - 1, number)
            if rest is not None:
                return [extend(number, way, JOKER), *rest]
    return None


def completion(hand: int, most_jokers: int, shape: int, number: int) -> list[int]:
    """What brings a meld that is already laid to 30 (JO-6.4): extensions or a second meld."""
    for jokers in range((hand >> NATURALS).bit_count() + 1):
        growth = grown(shape, hand, jokers, number)
        if growth is not None:
            return growth
        for move in new_melds(hand, most_jokers):
            if FORMS[move & ~63].jokers == jokers:
                return [move & ~63]
    return []
