"""What a page animates in a Baloot deal, and what each viewer may see of it (BL-12)."""

from engines.baloot.cards import CODES, KAWESH, NO_TRUMP, PASS, ROYALS, SAWA
from engines.baloot.deal import ACCEPTED, BROKEN, CLAIMED, PLAYING, BalootDeal
from engines.baloot.session import BalootSession, counting
from engines.core.cards import SUITS
from engines.core.events import own_hand_only
from engines.core.plain import JsonObject
from engines.core.suits import hand_codes


def dealt(session: BalootSession, deal: BalootDeal) -> JsonObject:
    return {
        "type": "deal",
        "dealer": deal.dealer,
        "public": CODES[deal.public],
        "hands": [hand_codes(hand) for hand in deal.hands],
    }


def narrate(before: BalootDeal, move: int, after: BalootDeal) -> list[JsonObject]:
    if move < PASS:
        return _card_played(before, move, after)
    if before.taker < 0:
        if after.taker >= 0:
            return _sold(before, after)
        if move == KAWESH:
            seat = before.turn
            return [{"type": "kawesh", "seat": seat, "hand": hand_codes(before.hands[seat])}]
        return []
    claimant = after.claimant
    if move == SAWA:
        return [{"type": "sawa", "seat": claimant, "hand": hand_codes(after.hands[claimant])}]
    if before.stage == CLAIMED:
        if after.claim == ACCEPTED:
            return [{"type": "sawa_accepted", "seat": claimant}]
        if after.stage == PLAYING:
            return [{"type": "sawa_rejected", "seat": claimant}]
    return []


def _sold(before: BalootDeal, after: BalootDeal) -> list[JsonObject]:
    """The public card changes hands, then the rest is dealt."""
    public = 1 << after.public
    sun = after.trump == NO_TRUMP
    packets = [(now ^ then) & ~public for then, now in zip(before.hands, after.hands, strict=True)]
    return [
        {
            "type": "sold",
            "contract": "sun" if sun else "hokum",
            "trump": None if sun else SUITS[after.trump],
            "buyer": after.buyer,
            "taker": after.taker,
            "public": CODES[after.public],
        },
        {"type": "packet", "hands": [hand_codes(packet) for packet in packets]},
    ]


def _card_played(before: BalootDeal, card: int, after: BalootDeal) -> list[JsonObject]:
    events: list[JsonObject] = []
    seat = before.turn
    if seat == before.baloot:  # BL-6.9: announced with the second of the two
        royals = ROYALS << (8 * before.trump)
        if royals >> card & 1 and not after.hands[seat] & royals:
            events.append({"type": "baloot", "seat": seat})
    if len(after.winners) == len(before.winners):
        return events
    team = after.best_seat & 1
    events.append(
        {
            "type": "trick_won",
            "seat": after.best_seat,
            "card": CODES[after.best],
            "points": after.card[team] - before.card[team],
            "tricks_won": after.won[:],
            "card_points": after.card[:],
        }
    )
    if len(after.winners) == 1 and after.declared:
        events.append({"type": "projects", "team": after.project_team, "projects": counting(after)})
    if after.claim == BROKEN:
        events.append({"type": "qayd", "seat": after.claimant})
    return events


def redact(event: JsonObject, viewer: int | None) -> JsonObject:
    """The cards of a declaration are for its owner only, until they are found to count."""
    if event["type"] == "action":
        action = event["action"]
        if action["type"] == "declare" and event["seat"] != viewer:
            return {**event, "action": {"type": "declare", "project": action["project"]}}
        return event
    return own_hand_only(event, viewer)
