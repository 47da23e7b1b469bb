"""What a seat or a spectator sees of an Omi deal (OM-10), and the events that a page animates."""

from engines.core.cards import SUITS
from engines.core.plain import JsonObject
from engines.core.suits import hand_codes
from engines.omi.cards import PACK
from engines.omi.deal import OmiDeal
from engines.omi.session import OmiSession

CODES = PACK.codes


def view(session: OmiSession, deal: OmiDeal, viewer: int | None) -> JsonObject:
    south, west, north, east = deal.hands
    leaders = deal.leaders
    leader = leaders[-1]
    laid = len(deal.played) & 3
    return {
        "hand": [] if viewer is None else hand_codes(deal.hands[viewer]),
        "counts": [south.bit_count(), west.bit_count(), north.bit_count(), east.bit_count()],
        "dealer": deal.dealer,
        "trump_maker": deal.maker,
        "trump": None if deal.trump < 0 else SUITS[deal.trump],
        "leader": leader,
        "trick": [
            {"seat": (leader + place) & 3, "card": CODES[card]}
            for place, card in enumerate(deal.played[-laid:] if laid else [])
        ],
        "winners": leaders[1:] if deal.turn >= 0 else [*leaders[1:], deal.best_seat],
        "tricks_won": deal.won[:],
        "tokens": session.tokens[:],
        "bonus": session.bonus,
    }


def dealt(session: OmiSession, deal: OmiDeal) -> JsonObject:
    return {
        "type": "deal",
        "dealer": deal.dealer,
        "trump_maker": deal.maker,
        "hands": [hand_codes(hand) for hand in deal.hands],
    }


def narrate(before: OmiDeal, move: int, after: OmiDeal) -> list[JsonObject]:
    if before.trump < 0:
        return [
            {
                "type": "packet",
                "trump": SUITS[after.trump],
                "hands": [hand_codes(packet) for packet in before.packets],
            }
        ]
    if len(after.played) % 4:
        return []
    return [
        {
            "type": "trick_won",
            "seat": after.best_seat,
            "card": CODES[after.best],
            "tricks_won": after.won[:],
        }
    ]
