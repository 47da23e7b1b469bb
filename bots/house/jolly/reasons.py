"""Why `hard` does what it does, in one sentence for a person."""

from bots.house.jolly.closing import closing_chance
from bots.house.jolly.discarding import Discarding
from bots.house.jolly.jokers import Rest
from bots.house.jolly.position import Position, fitting
from bots.house.jolly.relations import RELATED, penalty_of
from bots.house.jolly.taking import planned
from bots.house.reason import Reason
from bots.seat import JsonObject
from engines.core.cards import SUIT_NAMES
from engines.jolly.cards import ALL_NATURALS, NATURALS, PACK

LOW_RANKS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
RANK_NAMES = (*LOW_RANKS, "jack", "queen", "king", "ace")
#: From this chance on a hand is kept for closing.
HOPE = 0.15


def name(card: int) -> str:
    if card >= NATURALS:
        return "joker"
    return f"{RANK_NAMES[card % 13]} of {SUIT_NAMES[card // 13]}"


def why_draw(position: Position, action: JsonObject) -> Reason:
    if action["type"] == "take":
        return _why_take(position, action["count"])
    if not position.opened:
        return Reason(
            "jolly.onlyStock", "I have not opened yet, so I may only draw from the stock."
        )
    if not position.row:
        return Reason("jolly.emptyRow", "The row is empty, so I draw from the stock.")
    return Reason(
        "jolly.nothingInRow", "Nothing in the row helps me enough, so I draw from the stock."
    )


def _why_take(position: Position, count: int) -> Reason:
    cards = position.row[-count:]
    hand = position.hand
    for card in cards:
        hand |= 1 << card
    rest = planned(position, hand)
    wanted, code = name(cards[0]), PACK.codes[cards[0]]
    if rest.wins or rest.out:
        return Reason(
            "jolly.takeCloses", f"With the {wanted} I can close the deal in this turn.", card=code
        )
    laid = hand.bit_count() - rest.size
    if not laid:
        return Reason(
            "jolly.takeForLater", f"I take the {wanted}, though I cannot lay it at once.", card=code
        )
    if count == 1:
        return Reason(
            "jolly.takeAndLay",
            f"I take the {wanted}, because I can lay cards with it at once.",
            card=code,
        )
    return Reason(
        "jolly.takeMany",
        f"I take {count} cards for the {wanted}, and can lay {laid} at once.",
        card=code,
        count=count,
        laid=laid,
    )


def why_first_meld(position: Position, closes: bool) -> Reason:
    if closes:
        return Reason(
            "jolly.openAndClose",
            "I can open and lay all but one card in this turn, and close the deal with that.",
        )
    if position.pending:
        return Reason("jolly.opened", "With this my melds are worth 30, so I have opened.")
    return Reason(
        "jolly.open", "I can lay 30 points in this turn, so I open, with as few jokers as I can."
    )


def why_lay(position: Position, action: JsonObject, rest: Rest) -> Reason:
    if rest.wins and rest.lays:
        last = rest.loose.bit_length() - 1
        return Reason(
            "jolly.layAll",
            f"I can lay everything but the {name(last)}, which fits nowhere, and close with it.",
            card=PACK.codes[last],
        )
    if rest.out:
        return Reason("jolly.useUp", "I can use up my whole hand in this turn.")
    if action["type"] == "meld":
        return Reason(
            "jolly.meld", "The more I lay the sooner I can close, so I put down this meld."
        )
    card = PACK.index[action["card"]]
    if card >= NATURALS:
        if rest.jokers == (position.hand >> NATURALS).bit_count():
            return Reason(
                "jolly.dropJoker",
                "A joker that is left in my hand would cost me 50 points, so I lay it.",
            )
        return Reason(
            "jolly.jokerMakesRoom", "The joker makes room on the table for another card of mine."
        )
    return Reason(
        "jolly.fits", f"The {name(card)} fits there, so I am rid of it.", card=action["card"]
    )


def why_discard(position: Position, card: int) -> Reason:
    hand = position.hand
    if hand == 1 << card:
        return Reason(
            "jolly.lastFits",
            "My last card fits on the table, so I cannot turn it; I throw it and play on.",
        )
    choice = Discarding(position)
    if card != choice.card:
        return Reason(
            "jolly.inattentive",
            f"I was not quite attentive: the {name(choice.card)} would be better to throw.",
            card=PACK.codes[choice.card],
        )
    if card >= NATURALS:
        return Reason("jolly.onlyJokers", "I have nothing but jokers, so I have to throw one.")
    if position.opened and closing_chance(position, hand & ~(1 << card)) >= HOPE:
        return Reason(
            "jolly.closeNext",
            f"Without the {name(card)} I have a good chance to close in my next turn.",
            card=PACK.codes[card],
        )
    return _why_lonely(position, card)


def _why_lonely(position: Position, card: int) -> Reason:
    naturals = position.hand & ALL_NATURALS
    thrown, code = name(card), PACK.codes[card]
    if not RELATED[card] & naturals:
        points = penalty_of(card)
        return Reason(
            "jolly.lonely",
            f"The {thrown} goes with none of my cards, and would cost me {points} points in hand.",
            card=code,
            points=points,
        )
    fits = fitting(position.shapes)
    if position.next_opened and naturals & fits and not fits >> card & 1:
        return Reason(
            "jolly.littleUse",
            f"The {thrown} is of little use to the next player, and I can spare it.",
            card=code,
        )
    return Reason(
        "jolly.spare",
        f"All my cards go together somehow; the {thrown} is the one that I can spare best.",
        card=code,
    )
