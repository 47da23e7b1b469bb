"""Santase's actions (SA-5): moves as JSON and back, the reason of a refusal, the clock's choice."""

from engines.core.actions import action_type, card_of
from engines.core.errors import IllegalAction
from engines.core.plain import JsonObject
from engines.santase.cards import CLOSE, CODES, DECLARE, EXCHANGE, MARRIAGE, PACK, PAIR, PASS
from engines.santase.deal import SantaseDeal

WORDS = {"declare66": DECLARE, "close": CLOSE, "exchange": EXCHANGE, "pass": PASS}
SHAPES = {
    "play": (frozenset({"type", "card"}), frozenset({"type", "card", "marriage"})),
    **{word: (frozenset({"type"}),) for word in WORDS},
}
#: Every move as JSON, in the order of the moves' numbers.
ACTIONS: list[JsonObject] = [
    *({"type": "play", "card": code} for code in CODES),
    *({"type": "play", "card": code, "marriage": True} for code in CODES),
    *({"type": word} for word in WORDS),
]


def encode(move: int) -> JsonObject:
    return ACTIONS[move].copy()


def decode(deal: SantaseDeal, seat: int, action: JsonObject) -> int:
    kind = action_type(action, SHAPES, "SA-5.1")
    if kind != "play":
        return WORDS[kind]
    card = card_of(action, PACK, "SA-5.1")
    if "marriage" not in action:
        return card
    if action["marriage"] is not True:
        raise IllegalAction("SA-5.1", "“marriage” is true, or it is left out.")
    return MARRIAGE + card


def refusal(deal: SantaseDeal, seat: int, move: int) -> IllegalAction:
    if deal.claim:
        return IllegalAction("SA-4.2", "You have declared a marriage: now say 66 or pass.")
    if move == PASS:
        return IllegalAction("SA-4.2", "You can pass only after you have declared a marriage.")
    if move == DECLARE:
        return _no_declaration(deal)
    if move >= CLOSE:
        return _stock_untouchable(deal, move)
    card = move % MARRIAGE
    if not deal.hands[seat] >> card & 1:
        return IllegalAction("SA-7.1", f"You do not hold {CODES[card]}.")
    if move >= MARRIAGE:
        return _no_marriage(deal, card)
    return _must_follow(deal, seat)


def _no_declaration(deal: SantaseDeal) -> IllegalAction:
    if deal.led >= 0:
        return IllegalAction("SA-9.1", "Only the leader can say 66: now you play to the trick.")
    return IllegalAction("SA-9.1", "Nobody can say 66 before a trick is won.")


def _stock_untouchable(deal: SantaseDeal, move: int) -> IllegalAction:
    """Why the stock cannot be closed, or the trump card not be exchanged."""
    rule, deed = ("SA-6.4", "close the stock") if move == CLOSE else ("SA-6.3", "exchange")
    if deal.led >= 0:
        return IllegalAction(rule, f"Only the leader can {deed}: now you play to the trick.")
    if deal.closer >= 0:
        return IllegalAction(rule, f"You cannot {deed}: the stock is closed.")
    if deal.stock < 3:
        return IllegalAction(rule, f"You cannot {deed}: the stock has fewer than three cards.")
    if deal.plain and deal.last_lead < 0:
        return IllegalAction(rule, f"Nobody can {deed} before the first trick is complete.")
    return IllegalAction(rule, f"You do not hold {CODES[6 * deal.trump]}.")


def _no_marriage(deal: SantaseDeal, card: int) -> IllegalAction:
    if deal.led >= 0:
        reason = "A marriage is declared only by the leader."
    elif not PAIR >> card % 6 & 1:
        reason = "A marriage is declared by leading its king or its queen."
    elif deal.plain and deal.last_lead < 0:
        reason = "No marriage can be declared in the first trick."
    else:
        reason = f"A marriage needs {CODES[card ^ 1]} in your hand too."
    return IllegalAction("SA-8.2", reason)


def _must_follow(deal: SantaseDeal, seat: int) -> IllegalAction:
    suit = deal.led // 6
    if not deal.hands[seat] >> 6 * suit & 63:
        reason = "You cannot follow suit, so you must play a trump."
    elif deal.moves()[0] > deal.led:
        reason = f"You must follow with a higher card than {CODES[deal.led]}."
    else:
        reason = "You must follow suit."
    return IllegalAction("SA-7.3", reason)


def default(deal: SantaseDeal, seat: int) -> int:
    if deal.claim:
        return PASS
    return lowest([move for move in deal.moves() if move < MARRIAGE], deal.trump)


def lowest(cards: list[int], trump: int) -> int:
    """SA-12.1: plain cards before trumps, then the lower rank, then suit order C, D, H, S."""
    return min(cards, key=lambda card: (card // 6 == trump, card % 6, card))
