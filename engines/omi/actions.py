"""Omi's actions (OM-5): moves as JSON and back, the reason of a refusal, the clock's choice."""

from engines.core.actions import action_type, card_of, shapes
from engines.core.cards import SUIT_NAMES, SUITS, cards_in
from engines.core.errors import IllegalAction
from engines.core.plain import JsonObject, short
from engines.core.suits import suit_byte
from engines.omi.cards import NAME, PACK
from engines.omi.deal import OmiDeal

SHAPES = shapes(trump=("suit",), play=("card",))
CODES = PACK.codes


def encode(move: int) -> JsonObject:
    if move >= NAME:
        return {"type": "trump", "suit": SUITS[move - NAME]}
    return {"type": "play", "card": CODES[move]}


def decode(deal: OmiDeal, seat: int, action: JsonObject) -> int:
    if action_type(action, SHAPES, "OM-5.3") == "play":
        return card_of(action, PACK, "OM-5.2")
    suit = action["suit"]
    if not isinstance(suit, str) or len(suit) != 1 or suit not in SUITS:
        raise IllegalAction("OM-5.1", f"Trumps are one of C, D, H, S, not {short(suit)}.")
    return NAME + SUITS.index(suit)


def refusal(deal: OmiDeal, seat: int, move: int) -> IllegalAction:
    if deal.trump < 0:
        return IllegalAction("OM-5.1", "First you name the trump suit.")
    if move >= NAME:
        return IllegalAction("OM-5.1", "Trumps have been named already.")
    if not deal.hands[seat] >> move & 1:
        return IllegalAction("OM-5.2", f"You do not hold {CODES[move]}.")
    led = SUIT_NAMES[deal.led_suit()]
    return IllegalAction("OM-6.2", f"You hold {led}, so you must follow with one.")


def default(deal: OmiDeal, seat: int) -> int:
    if deal.trump < 0:
        return NAME + longest_suit(deal.hands[seat])
    return lowest(deal.moves(), deal.trump)


def longest_suit(hand: int) -> int:
    """OM-9.1: most cards, then the greater sum of ranks, then S before H, D, C."""

    def weight(suit: int) -> tuple[int, int, int]:
        ranks = cards_in(suit_byte(hand, suit))
        return len(ranks), sum(ranks), suit

    return max(range(4), key=weight)


def lowest(cards: list[int], trump: int) -> int:
    """OM-9.2: plain cards before trumps, then the lower rank, then suit order C, D, H, S."""
    return min(cards, key=lambda card: (card >> 3 == trump, card & 7, card))
