"""What a seat or a spectator sees of a Jolly deal (JO-12)."""

from engines.core.plain import JsonObject
from engines.jolly.cards import PACK, hand_names
from engines.jolly.deal import TOOK_BACK, JollyDeal
from engines.jolly.melds import Meld
from engines.jolly.session import JollySession
from engines.jolly.shapes import LOW

CODES = PACK.codes
#: Who has opened, by the number of seats and their bits.
OPENED = [
    [[bits >> seat & 1 == 1 for seat in range(seats)] for bits in range(1 << seats)]
    for seats in range(5)
]


def view(session: JollySession, deal: JollyDeal, viewer: int | None) -> JsonObject:
    hands = deal.hands
    drawn = deal.drawn
    return {
        "hand": [] if viewer is None else hand_names(hands[viewer]),
        "counts": [hand.bit_count() for hand in hands],
        "dealer": deal.dealer,
        "starter": deal.starter(),
        "stock": deal.stock_size(),
        "reshuffles": deal.reshuffles,
        "recycled": hand_names(deal.recycled) if deal.reshuffles else None,
        "row": [CODES[card] for card in deal.row],
        "melds": _melds(deal),
        "opened": OPENED[len(hands)][deal.opened][:],
        "pending": deal.pending,
        "took_back": deal.stage == TOOK_BACK,
        "turns": deal.turns,
        "known": [hand_names(cards) if cards else [] for cards in deal.known],
        "drawn": CODES[drawn] if drawn >= 0 and viewer == deal.turn else None,
    }


def _melds(deal: JollyDeal) -> list[JsonObject]:
    melds: list[JsonObject] = []
    for number, meld in enumerate(deal.melds):
        shown = meld.shown
        if shown is None:
            shown = meld.shown = _shown(number, meld)
        copy = shown.copy()
        copy["cards"] = shown["cards"].copy()
        melds.append(copy)
    return melds


def _shown(number: int, meld: Meld) -> JsonObject:
    cards = [CODES[card] for card in meld.cards]
    low = LOW[meld.shape]
    if low:
        return {"meld": number, "owner": meld.owner, "kind": "run", "cards": cards, "low": low}
    return {"meld": number, "owner": meld.owner, "kind": "set", "cards": cards}
