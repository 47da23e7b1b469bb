"""Bids on counted strength: points for the cards that win tricks, and a number to reach."""

from bots.seat import JsonObject
from engines.baloot.cards import ACE, PACK
from engines.core.cards import SUITS

NINE, TEN, JACK, KING = 2, 3, 4, 6


def counted_bid(view: JsonObject, sun: int, hokum: int) -> JsonObject:
    """Sun or Hokum if the five cards and the public card count so much, else a pass."""
    hand = PACK.mask([*view["hand"], view["public"]])
    if sun_count(hand) >= sun:
        return {"type": "sun"}
    best, most = {"type": "pass"}, hokum - 1
    for action in view["legal_actions"]:
        if action["type"] == "hokum":
            count = hokum_count(hand, SUITS.index(action["suit"]))
            if count > most:
                best, most = action, count
    return best


def sun_count(hand: int) -> int:
    """An ace counts 6, a ten 4 with the ace and 2 with another card, a king 2 and 1."""
    total = 0
    for suit in range(4):
        cards = hand >> 8 * suit & 255
        stop = 2 if cards >> ACE & 1 else 1 if cards.bit_count() > 1 else 0
        total += 6 * (cards >> ACE & 1) + stop * (2 * (cards >> TEN & 1) + (cards >> KING & 1))
    return total


def hokum_count(hand: int, trump: int) -> int:
    """Jack 3, nine 2, ace and ten of trumps 1, each trump beyond two 2, a side ace 2."""
    trumps = hand >> 8 * trump & 255
    total = 2 * max(trumps.bit_count() - 2, 0)
    for rank, worth in ((JACK, 3), (NINE, 2), (ACE, 1), (TEN, 1)):
        total += worth * (trumps >> rank & 1)
    return total + 2 * sum(hand >> 8 * suit + ACE & 1 for suit in range(4) if suit != trump)
