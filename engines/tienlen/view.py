"""What a seat or a spectator sees of a deal (TL-11), and the events that a page animates."""

from engines.core.plain import JsonObject
from engines.tienlen.cards import HAND, PACK, names
from engines.tienlen.combinations import KIND_NAMES
from engines.tienlen.deal import PASS, Cut, TienlenDeal
from engines.tienlen.session import TienlenSession

KINDS = [name.replace(" ", "_") for name in KIND_NAMES]


def view(session: TienlenSession, deal: TienlenDeal, viewer: int | None) -> JsonObject:
    counts: list[int | None] = [hand.bit_count() for hand in deal.hands]
    if session.options["hide_counts"] and deal.turn >= 0:  # TL-11.3
        counts = [count if seat == viewer else None for seat, count in enumerate(counts)]
    return {
        "hand": [] if viewer is None else names(deal.hands[viewer]),
        "counts": counts,
        "undealt": PACK.size - HAND * session.seats,
        "initial": deal.initial,
        "opening_card": names(deal.opening)[0] if deal.opening else None,
        "free_cut": deal.free_cut(),
        "top": _top(deal) if deal.top else None,
        "out": [seat for seat in range(session.seats) if deal.out >> seat & 1],
        "round_start": deal.round_start,
        "chain": _cuts(deal.chain),
        "chains": [_cuts(chain) for chain in deal.chains],
    }


def dealt(session: TienlenSession, deal: TienlenDeal) -> JsonObject:
    return {
        "type": "deal",
        "initial": deal.initial,
        "leader": deal.owner,
        "opening_card": names(deal.opening)[0] if deal.opening else None,
        "hands": [names(hand) for hand in deal.hands],
    }


def narrate(before: TienlenDeal, move: int, after: TienlenDeal) -> list[JsonObject]:
    if move == PASS:
        if after.top:
            return []
        return [{"type": "round_won", "seat": after.owner}]
    if len(after.chain) == len(before.chain):
        return []
    by, on, points = after.chain[-1]
    total = sum(cut.points for cut in after.chain)
    return [{"type": "cut", "seat": by, "on": on, "points": points, "total": total}]


def _top(deal: TienlenDeal) -> JsonObject:
    return {"seat": deal.owner, "kind": KINDS[deal.kind], "cards": names(deal.top)}


def _cuts(chain: list[Cut]) -> list[JsonObject]:
    return [{"by": by, "on": on, "points": points} for by, on, points in chain]
