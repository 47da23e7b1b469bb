"""Tiến lên's actions (TL-5): moves as JSON and back, why a move is refused, the clock's choice."""

from engines.core.actions import action_type, cards_of, shapes
from engines.core.errors import IllegalAction
from engines.core.plain import JsonObject
from engines.tienlen.cards import PACK, TWO, names
from engines.tienlen.combinations import KIND_NAMES, PAIR_RUN, STRAIGHT, is_combination, kind_of
from engines.tienlen.deal import PASS, TienlenDeal

SHAPES = {**shapes(play=("cards",)), **shapes(**{"pass": ()})}
#: TL-5.1: no combination is longer.
MOST_CARDS = 12


def encode(move: int) -> JsonObject:
    if move == PASS:
        return {"type": "pass"}
    return {"type": "play", "cards": names(move)}


def decode(deal: TienlenDeal, seat: int, action: JsonObject) -> int:
    if action_type(action, SHAPES, "TL-5.4") == "pass":
        return PASS
    return cards_of(action, PACK, MOST_CARDS, "TL-5.1")


def refusal(deal: TienlenDeal, seat: int, move: int) -> IllegalAction:
    if move == PASS:
        return IllegalAction("TL-5.2", "You lead this round, so you cannot pass.")
    missing = move & ~deal.hands[seat]
    if missing:
        return IllegalAction("TL-5.1", f"You do not hold {', '.join(names(missing))}.")
    if not is_combination(move):
        return _no_combination(move)
    if deal.opening:
        opening = names(deal.opening)[0]
        return IllegalAction("TL-3.3", f"The first play of this deal must contain {opening}.")
    return _too_weak(deal, move)


def _no_combination(cards: int) -> IllegalAction:
    if cards == 15 << TWO:
        return IllegalAction("TL-6.3", "Four 2s together are no combination.")
    if cards >> TWO and cards.bit_count() > 2:
        return IllegalAction(
            "TL-6.2", "A straight or a run of pairs ends with the ace: it has no 2."
        )
    return IllegalAction(
        "TL-6.1",
        "These cards are no combination: play a single, a pair, a triple, a four of a kind, "
        "a straight of three or more, or three or more neighbouring pairs.",
    )


def _too_weak(deal: TienlenDeal, cards: int) -> IllegalAction:
    """Why a combination does not beat the top."""
    kind = kind_of(cards)
    top = f"{KIND_NAMES[deal.kind]} {' '.join(names(deal.top))}"
    if deal.free_cut() and (kind != PAIR_RUN or cards.bit_count() < 8):
        return IllegalAction(
            "TL-4.6", "You have passed in this round: now only four or more pairs can cut."
        )
    if KIND_NAMES[kind] != KIND_NAMES[deal.kind]:
        return IllegalAction("TL-7.4", f"A {KIND_NAMES[kind]} does not beat the {top}.")
    if kind == STRAIGHT:
        return IllegalAction("TL-7.2", f"This straight does not beat the {top}.")
    if kind == PAIR_RUN:
        return IllegalAction("TL-7.3", f"This run of pairs does not beat the {top}.")
    return IllegalAction("TL-7.1", f"Your {KIND_NAMES[kind]} is lower than the {top}.")


def default(deal: TienlenDeal, seat: int) -> int:
    """TL-10: the lowest card of the hand when leading: the opening card, if there is one."""
    hand = deal.hands[seat]
    return PASS if deal.top else hand & -hand
