"""What a seat or a spectator sees of a deal (SA-13), and the events that a page animates."""

from engines.core.cards import SUITS
from engines.core.events import own_hand_only
from engines.core.plain import JsonObject
from engines.santase.cards import CODES, DECLARE, EXCHANGE, MARRIAGE, hand_codes
from engines.santase.deal import SantaseDeal, marriage_points
from engines.santase.session import SantaseSession

#: The letters of a set of suits.
LETTERS = [[SUITS[suit] for suit in range(4) if suits >> suit & 1] for suits in range(16)]

#: A play of a trick that lies face down, without and with a marriage, by seat.
FACE_DOWN: list[list[JsonObject]] = [
    [{"type": "play", "seat": seat} for seat in (0, 1)],
    [{"type": "play", "marriage": True, "seat": seat} for seat in (0, 1)],
]


def view(session: SantaseSession, deal: SantaseDeal, viewer: int | None) -> JsonObject:
    a, b = deal.hands
    known_a, known_b = deal.shown[0] & a, deal.shown[1] & b
    return {
        "hand": [] if viewer is None else hand_codes(deal.hands[viewer]),
        "counts": [a.bit_count(), b.bit_count()],
        "dealer": deal.dealer,
        "trump": SUITS[deal.trump],
        "trump_card": None if deal.trump_card < 0 else CODES[deal.trump_card],
        "stock": deal.stock,
        "closed_by": None if deal.closer < 0 else deal.closer,
        "leader": deal.leader,
        "table": None if deal.led < 0 else CODES[deal.led],
        "last_trick": None
        if deal.last_lead < 0
        else {
            "leader": deal.last_leader,
            "cards": [CODES[deal.last_lead], CODES[deal.last_reply]],
            "winner": deal.leader,
        },
        "tricks_won": deal.won[:],
        "points": None if viewer is None else deal.points[viewer],
        "marriages": [LETTERS[deal.marriages & 15][:], LETTERS[deal.marriages >> 4][:]],
        "exchange": None
        if deal.exchanger < 0
        else {"seat": deal.exchanger, "card": CODES[deal.taken]},
        # SA-8.3, SA-13.2: the partner of a marriage, a trump card taken; until it is played.
        "known": [
            hand_codes(known_a) if known_a else [],
            hand_codes(known_b) if known_b else [],
        ],
    }


def course(
    actions: list[JsonObject], session: SantaseSession, deal: SantaseDeal, viewer: int | None
) -> list[JsonObject]:
    """Tricks lie face down: of those before the last one the cards are gone (SA-13). Whoever
    remembers them may write them into his view."""
    face_down = 2 * (deal.won[0] + deal.won[1] - 1)
    shown = actions[:]
    if face_down > 0:
        for place, entry in enumerate(actions):
            if entry["type"] == "play":
                shown[place] = FACE_DOWN["marriage" in entry][entry["seat"]].copy()
                face_down -= 1
                if not face_down:
                    break
    return shown


def dealt(session: SantaseSession, deal: SantaseDeal) -> JsonObject:
    return {
        "type": "deal",
        "dealer": deal.dealer,
        "trump_card": CODES[deal.trump_card],
        "hands": [hand_codes(hand) for hand in deal.hands],
    }


def narrate(before: SantaseDeal, move: int, after: SantaseDeal) -> list[JsonObject]:
    seat = before.turn
    if move < MARRIAGE:
        return [] if before.led < 0 else _trick_won(before, move, after)
    if move < DECLARE:
        suit = after.led // 6
        points = marriage_points(suit, after.trump)
        return [{"type": "marriage", "seat": seat, "suit": SUITS[suit], "points": points}]
    if move == EXCHANGE:
        taken, laid = CODES[after.taken], CODES[after.trump_card]
        return [{"type": "exchanged", "seat": seat, "card": taken, "trump_card": laid}]
    return []


def _trick_won(before: SantaseDeal, reply: int, after: SantaseDeal) -> list[JsonObject]:
    winner = after.leader
    card = before.led if winner == before.leader else reply
    events: list[JsonObject] = [
        {"type": "trick_won", "seat": winner, "card": CODES[card], "tricks_won": after.won[:]}
    ]
    if not before.strict:
        stock = before.stock
        top = before.talon[stock - 1]
        events.append({"type": "drawn", "seat": winner, "from": "stock", "card": CODES[top]})
        source = "stock" if stock > 1 else "trump_card"
        card = before.talon[stock - 2] if stock > 1 else before.trump_card
        events.append({"type": "drawn", "seat": winner ^ 1, "from": source, "card": CODES[card]})
    return events


def redact(event: JsonObject, viewer: int | None) -> JsonObject:
    """SA-13.2: a card drawn from the stock is for the seat that drew it."""
    if event["type"] == "drawn" and event["from"] == "stock" and event["seat"] != viewer:
        return {key: value for key, value in event.items() if key != "card"}
    return own_hand_only(event, viewer)
