"""Jolly's actions: moves as JSON and back, and the clock's choice (JO-11)."""

from engines.core.actions import action_type, card_of, cards_of, shapes
from engines.core.errors import IllegalAction
from engines.core.plain import JsonObject, is_integer, short
from engines.jolly.cards import ACES, ALL_NATURALS, LOW_CARDS, NATURALS, PACK, TENS, discards
from engines.jolly.deal import DRAWING, PENDING, PLAYING, JollyDeal
from engines.jolly.moves import (
    AT_HIGH,
    AT_LOW,
    AT_SET,
    CARD_FIELD,
    DRAW,
    EXTEND,
    MELD,
    MELD_FIELD,
    MELD_SHIFT,
    SWAP,
    TAKE_BACK,
    WAY_FIELD,
    ZUDREHEN,
)
from engines.jolly.new_melds import BY_CARDS, NEW_MELDS, by_cards
from engines.jolly.shapes import RUN

SHAPES = {
    **shapes(draw=(), take=("count",), take_back=(), swap=("meld", "card")),
    **shapes(discard=("card",), zudrehen=()),
    "meld": (frozenset({"type", "kind", "cards"}), frozenset({"type", "kind", "cards", "low"})),
    "extend": (frozenset({"type", "meld", "card"}), frozenset({"type", "meld", "card", "end"})),
}
CODES = PACK.codes


#: The action of each move that came up so far, to be copied (which costs half of making it).
#: There are not many more than the 7,400 new melds.
ACTIONS: dict[int, JsonObject] = {}


def encode(move: int) -> JsonObject:
    known = ACTIONS.get(move)
    if known is None:
        known = ACTIONS[move] = _action(move)
    action = known.copy()
    if move >= MELD:
        action["cards"] = known["cards"].copy()
    return action


def _action(move: int) -> JsonObject:
    if move < DRAW:
        return {"type": "discard", "card": CODES[move]}
    if move >= MELD:
        new = NEW_MELDS[move]
        cards = PACK.names(new.mask)
        if new.low:
            return {"type": "meld", "kind": "run", "cards": cards, "low": new.low}
        return {"type": "meld", "kind": "set", "cards": cards}
    if move == DRAW:
        return {"type": "draw"}
    if move < TAKE_BACK:
        return {"type": "take", "count": move - DRAW}
    if move < EXTEND:
        return {"type": "take_back"} if move == TAKE_BACK else {"type": "zudrehen"}
    meld = move >> MELD_SHIFT & MELD_FIELD
    card = CODES[move & CARD_FIELD]
    if move >= SWAP:
        return {"type": "swap", "meld": meld, "card": card}
    way = move & WAY_FIELD
    if way == AT_SET:
        return {"type": "extend", "meld": meld, "card": card}
    return {"type": "extend", "meld": meld, "card": card, "end": "low" if way == AT_LOW else "high"}


def decode(deal: JollyDeal, seat: int, action: JsonObject) -> int:
    kind = action_type(action, SHAPES, "JO-4.2")
    if kind == "discard":
        return card_of(action, PACK, "JO-2.1")
    if kind == "draw":
        return DRAW
    if kind == "meld":
        return _decode_meld(action)
    if kind == "extend":
        return _decode_extend(deal, action)
    if kind == "take":
        return _decode_take(action)
    if kind == "swap":
        meld = _meld_number(deal, action)
        return SWAP + (meld << MELD_SHIFT) + card_of(action, PACK, "JO-2.1")
    return TAKE_BACK if kind == "take_back" else ZUDREHEN


def _decode_take(action: JsonObject) -> int:
    count = action["count"]
    if not is_integer(count) or not 1 <= count <= PACK.size:
        raise IllegalAction(
            "JO-4.4", f"You take 1 card of the row or more, all from the end, not {short(count)}."
        )
    return DRAW + count


def _decode_meld(action: JsonObject) -> int:
    kind, codes = action["kind"], action["cards"]
    if not isinstance(kind, str) or kind not in ("set", "run"):
        raise IllegalAction("JO-5.5", f"A meld is a “set” or a “run”, not {short(kind)}.")
    if (kind == "run") != ("low" in action):
        raise IllegalAction("JO-5.5", "A run says its lowest position, “low”; a set does not.")
    if isinstance(codes, list) and len(codes) != 3:
        raise IllegalAction("JO-5.4", "A new meld has exactly three cards; extend it afterwards.")
    mask = cards_of(action, PACK, 3, "JO-2.2")
    if not mask & ALL_NATURALS:
        raise IllegalAction("JO-5.1" if kind == "set" else "JO-5.2", "Jokers alone are no meld.")
    low = _low(action) if kind == "run" else 0
    move = BY_CARDS.get(by_cards(mask, low))
    if move is None:
        if kind == "set":
            raise IllegalAction("JO-5.1", "The cards of a set are all of one rank.")
        raise IllegalAction(
            "JO-5.2", f"These cards are no run of one suit over positions {low} to {low + 2}."
        )
    return move


def _low(action: JsonObject) -> int:
    low = action["low"]
    if not is_integer(low) or not 1 <= low <= 12:
        raise IllegalAction("JO-5.5", f"A run begins at a position 1 to 12, not {short(low)}.")
    return low


def _decode_extend(deal: JollyDeal, action: JsonObject) -> int:
    meld = _meld_number(deal, action)
    card = card_of(action, PACK, "JO-2.1")
    if deal.melds[meld].shape < RUN:
        if "end" in action:
            raise IllegalAction("JO-7.2", f"Meld {meld} is a set: it has no ends.")
        way = AT_SET
    else:
        end = action.get("end")
        if not isinstance(end, str) or end not in ("low", "high"):
            raise IllegalAction("JO-7.3", f"Meld {meld} is a run: say the “end”, “low” or “high”.")
        way = AT_LOW if end == "low" else AT_HIGH
    return EXTEND + (meld << MELD_SHIFT) + way + card


def _meld_number(deal: JollyDeal, action: JsonObject) -> int:
    meld = action["meld"]
    if not is_integer(meld) or not 0 <= meld < len(deal.melds):
        raise IllegalAction("JO-5.9", f"There is no meld {short(meld)} on the table.")
    return meld


def default(deal: JollyDeal, seat: int) -> int:
    if deal.stage == DRAWING:
        return DRAW  # JO-11.1
    if deal.stage == PENDING:
        return TAKE_BACK  # JO-11.2
    hand = deal.hands[seat]
    if deal.stage == PLAYING and deal.opened >> seat & 1 and deal.can_turn(hand):
        return ZUDREHEN  # JO-11.3
    drawn = deal.drawn
    if 0 <= drawn < NATURALS and hand >> drawn & 1:
        return drawn  # JO-11.4
    for group in (ACES, TENS, LOW_CARDS):
        if hand & group:
            return (hand & group).bit_length() - 1
    return discards(hand)[0]
