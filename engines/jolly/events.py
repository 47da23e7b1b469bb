"""What a page animates of a Jolly deal, and the one thing in it that only a seat sees."""

from engines.core.events import own_hand_only
from engines.core.plain import JsonObject
from engines.jolly.cards import PACK, hand_names
from engines.jolly.deal import JollyDeal
from engines.jolly.moves import (
    CARD_FIELD,
    DRAW,
    MELD,
    MELD_FIELD,
    MELD_SHIFT,
    SWAP,
    TAKE_BACK,
    ZUDREHEN,
)
from engines.jolly.session import JollySession
from engines.jolly.shapes import VALUE

CODES = PACK.codes


def dealt(session: JollySession, deal: JollyDeal) -> JsonObject:
    return {
        "type": "deal",
        "dealer": deal.dealer,
        "starter": deal.starter(),
        "hands": [hand_names(hand) for hand in deal.hands],
        "stock": deal.stock_size(),
    }


def narrate(before: JollyDeal, move: int, after: JollyDeal) -> list[JsonObject]:
    if move < DRAW:
        return []
    seat = before.turn
    if move == DRAW:
        return _drawing(before, after, seat)
    if move < TAKE_BACK:
        cards = [CODES[card] for card in before.row[DRAW - move :]]
        return [{"type": "taken", "seat": seat, "cards": cards}]
    if move == TAKE_BACK:
        cards = [CODES[card] for card in before.melds[-1].cards]
        return [{"type": "taken_back", "seat": seat, "cards": cards}]
    if move == ZUDREHEN:
        return [{"type": "turned", "seat": seat, "card": CODES[after.turned]}]
    if SWAP <= move < MELD:
        number = move >> MELD_SHIFT & MELD_FIELD
        meld = before.melds[number]
        joker = meld.cards[meld.joker_for(move & CARD_FIELD)]
        return [{"type": "swapped", "seat": seat, "meld": number, "joker": CODES[joker]}]
    if after.opened == before.opened:
        return []
    total = VALUE[after.melds[-1].shape]
    if move >= MELD:
        total += before.pending
    return [{"type": "opened", "seat": seat, "total": total}]


def _drawing(before: JollyDeal, after: JollyDeal, seat: int) -> list[JsonObject]:
    events: list[JsonObject] = []
    if after.reshuffles > before.reshuffles:
        events.append(
            {
                "type": "reshuffled",
                "cards": hand_names(after.recycled),
                "row": [CODES[card] for card in after.row],
            }
        )
    card, stock = CODES[after.drawn], after.stock_size()
    events.append({"type": "drawn", "seat": seat, "card": card, "stock": stock})
    return events


def redact(event: JsonObject, viewer: int | None) -> JsonObject:
    """Only the seat itself sees what it drew (JO-12.2)."""
    if event["type"] == "drawn" and event["seat"] != viewer:
        return {**event, "card": None}
    return own_hand_only(event, viewer)
