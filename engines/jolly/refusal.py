"""Why a well-formed action is not legal now (JO-4 … JO-8), told to the seat that tried it."""

from engines.core.errors import IllegalAction
from engines.jolly.cards import ALL_NATURALS, NATURALS, PACK, discards
from engines.jolly.deal import DRAWING, PENDING, TOOK_BACK, JollyDeal
from engines.jolly.moves import (
    CARD_FIELD,
    DRAW,
    EXTEND,
    MELD,
    MELD_FIELD,
    MELD_SHIFT,
    SWAP,
    TAKE_BACK,
    ZUDREHEN,
)
from engines.jolly.new_melds import NEW_MELDS
from engines.jolly.shapes import RUN

CODES = PACK.codes


def refusal(deal: JollyDeal, seat: int, move: int) -> IllegalAction:
    drawing = DRAW <= move < TAKE_BACK
    if deal.stage == DRAWING:
        return _no_take(deal, seat) if drawing else IllegalAction("JO-4.2", "First you draw.")
    if drawing:
        return IllegalAction("JO-4.2", "You draw once a turn, at its beginning.")
    if move == TAKE_BACK:
        return IllegalAction("JO-6.4", "You have no meld below 30 to take back.")
    if deal.stage == TOOK_BACK and move >= DRAW:
        return IllegalAction("JO-6.5", "After taking back you can only discard.")
    if deal.stage == PENDING and (
        move == ZUDREHEN
        or move < DRAW
        or SWAP <= move < MELD
        or (EXTEND <= move < SWAP and _meld(move) != len(deal.melds) - 1)
    ):
        return IllegalAction(
            "JO-6.4",
            f"You have laid {deal.pending} of the 30 points that open: lay more, or take back.",
        )
    if move == ZUDREHEN:
        return _no_zudrehen(deal, seat)
    if move < DRAW:
        return _not_held(deal, seat, 1 << move, "JO-8.1")
    if move >= MELD:
        return _no_meld(deal, seat, move)
    if move >= SWAP:
        return _no_swap(deal, seat, move)
    return _no_extend(deal, seat, move)


def _meld(move: int) -> int:
    return move >> MELD_SHIFT & MELD_FIELD


def _opened(deal: JollyDeal, seat: int) -> bool:
    return bool(deal.opened >> seat & 1)


def _no_take(deal: JollyDeal, seat: int) -> IllegalAction:
    if not _opened(deal, seat):
        return IllegalAction("JO-4.4", "Only who has opened takes from the row.")
    length = len(deal.row)
    return IllegalAction("JO-4.4", f"You cannot take so many: the row has {length} cards.")


def _not_held(deal: JollyDeal, seat: int, cards: int, rule: str) -> IllegalAction:
    """For cards of which some are not in the hand, or are other jokers than the lowest."""
    missing = cards & ~deal.hands[seat]
    naturals = missing & ALL_NATURALS
    if naturals:
        return IllegalAction(rule, f"You do not hold {', '.join(PACK.names(naturals))}.")
    if not deal.hands[seat] >> NATURALS:
        return IllegalAction(rule, "You hold no joker.")
    return IllegalAction("JO-5.8", "Of your jokers the lowest-numbered ones are used first.")


def _may_use(deal: JollyDeal, seat: int, cards: int) -> bool:
    """True if the seat holds these cards, the jokers among them being its lowest (JO-5.8)."""
    hand = deal.hands[seat]
    jokers, held = cards >> NATURALS, hand >> NATURALS
    lower = (1 << jokers.bit_length()) - 1
    return cards & ~hand == 0 and held & lower == jokers


def _no_meld(deal: JollyDeal, seat: int, move: int) -> IllegalAction:
    new = NEW_MELDS[move]
    most = deal.rules.new_meld_jokers
    if new.jokers > most:
        return IllegalAction("JO-5.4", f"A new meld has at most {most} joker at this table.")
    if not _may_use(deal, seat, new.mask):
        return _not_held(deal, seat, new.mask, "JO-5.5")
    return _keep_one()


def _no_extend(deal: JollyDeal, seat: int, move: int) -> IllegalAction:
    if deal.stage != PENDING and not _opened(deal, seat):
        return IllegalAction("JO-7.1", "You can add to melds once you have opened.")
    card = move & CARD_FIELD
    if not _may_use(deal, seat, 1 << card):
        return _not_held(deal, seat, 1 << card, "JO-7.1")
    number = _meld(move)
    meld = deal.melds[number]
    moves: list[int] = []
    deal.extensions(1 << card, number, moves)
    if move not in moves:
        if meld.joker_for(card) >= 0:
            return IllegalAction(
                "JO-7.6", f"In meld {number} a joker has the place of {CODES[card]}."
            )
        if meld.shape < RUN:
            return IllegalAction("JO-7.2", f"{CODES[card]} does not fit the set {number}.")
        return IllegalAction("JO-7.3", f"{CODES[card]} does not fit that end of run {number}.")
    return _keep_one()


def _no_swap(deal: JollyDeal, seat: int, move: int) -> IllegalAction:
    if not deal.rules.joker_swap:
        return IllegalAction("JO-7.5", "Jokers on the table cannot be exchanged here.")
    if not _opened(deal, seat):
        return IllegalAction("JO-7.5", "You can exchange jokers once you have opened.")
    card = move & CARD_FIELD
    if card >= NATURALS:
        return IllegalAction("JO-7.5", "Only a natural is exchanged for a joker.")
    if not deal.hands[seat] >> card & 1:
        return _not_held(deal, seat, 1 << card, "JO-7.5")
    return IllegalAction("JO-7.5", f"In meld {_meld(move)} no joker stands for {CODES[card]}.")


def _keep_one() -> IllegalAction:
    return IllegalAction("JO-7.4", "You must keep a card: a turn ends with discarding or zudrehen.")


def _no_zudrehen(deal: JollyDeal, seat: int) -> IllegalAction:
    if not _opened(deal, seat):
        return IllegalAction("JO-8.2", "You can turn a card down once you have opened.")
    hand = deal.hands[seat]
    if hand.bit_count() != 1:
        return IllegalAction("JO-8.2", "You turn down your last card, and you hold more.")
    card = CODES[discards(hand)[0]]
    if hand > ALL_NATURALS:
        return IllegalAction("JO-8.3", "A joker cannot be turned down.")
    return IllegalAction("JO-8.3", f"{card} fits a meld on the table, so it cannot be turned down.")
