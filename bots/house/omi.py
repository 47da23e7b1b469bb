"""Omi's house players (OM-11): easy plays any card, medium by the rule book's order, hard draws
trumps besides.

All three are fixed by the rule book to the last card, so they need no memory and no search.
"""

from collections.abc import Callable
from random import Random

from bots.house.player import HousePlayer
from bots.house.reason import Reason
from bots.seat import JsonObject
from engines.core.cards import SUIT_NAMES, SUITS
from engines.omi.actions import longest_suit, lowest
from engines.omi.cards import PACK

#: A card, and why in one sentence.
Choice = tuple[int, Reason]


class Easy(HousePlayer):
    """OM-11.3: a random legal card."""

    def choose(self, view: JsonObject) -> JsonObject:
        if view["phase"] == "trump":
            return {"type": "trump", "suit": SUITS[named(view)]}
        action: JsonObject = self.rng.choice(view["legal_actions"])
        return action


class Medium(HousePlayer):
    """OM-11.4: high plain cards when leading, as cheap as possible when following."""

    def choose(self, view: JsonObject) -> JsonObject:
        if view["phase"] == "trump":
            return {"type": "trump", "suit": SUITS[named(view)]}
        card, _ = self.card(view)
        return {"type": "play", "card": PACK.codes[card]}

    def why(self, view: JsonObject, action: JsonObject) -> Reason:
        if action["type"] == "trump":
            return naming_reason(view)
        _, reason = self.card(view)
        return reason

    def card(self, view: JsonObject) -> Choice:
        legal = [PACK.index[action["card"]] for action in view["legal_actions"]]
        trump = SUITS.index(view["trump"])
        if len(legal) == 1:
            return legal[0], Reason("only", "It is the only card that I may play.")
        if not view["trick"]:
            return self.lead(legal, trump)
        return follow(view, legal, trump)

    def lead(self, cards: list[int], trump: int) -> Choice:
        plain = [card for card in cards if card >> 3 != trump]
        if plain:
            return highest(plain), Reason(
                "omi.leadPlain", "I lead my highest plain card, which has the best chance to win."
            )
        return highest(cards), Reason(
            "omi.leadTrump", "I have only trumps left, so I lead the highest."
        )


class Hard(Medium):
    """OM-11.5: as medium, but a leader with two or more trumps leads the highest of them."""

    def lead(self, cards: list[int], trump: int) -> Choice:
        trumps = [card for card in cards if card >> 3 == trump]
        if len(trumps) >= 2:
            return highest(trumps), Reason(
                "omi.drawTrumps", "I have trumps to spare, so I lead the highest to draw others."
            )
        return super().lead(cards, trump)


LEVELS: dict[str, Callable[[Random], HousePlayer]] = {
    "easy": Easy,
    "medium": Medium,
    "hard": Hard,
}


def named(view: JsonObject) -> int:
    """OM-11.1: the suit that the clock would name."""
    return longest_suit(PACK.mask(view["hand"]))


def naming_reason(view: JsonObject) -> Reason:
    suit = SUIT_NAMES[named(view)]
    return Reason(
        "omi.name",
        f"Of my four cards {suit} are the best suit, so I name {suit}.",
        suit=SUITS[named(view)],
    )


def follow(view: JsonObject, legal: list[int], trump: int) -> Choice:
    """OM-11.4: nothing is spent on a trick that the partner is winning or that is lost."""
    best, winner = winning(view["trick"], trump)
    if winner == view["seat"] ^ 2:
        return lowest(legal, trump), Reason(
            "omi.partnerWins", "Partner is winning the trick, so I throw my lowest card."
        )
    winners = [card for card in legal if beats(card, best, trump)]
    if winners:
        return lowest(winners, trump), Reason(
            "omi.win", "I can win the trick, so I do it with the lowest card I can."
        )
    return lowest(legal, trump), Reason(
        "omi.cannotWin", "I cannot win the trick, so I throw my lowest card."
    )


def winning(trick: list[JsonObject], trump: int) -> tuple[int, int]:
    """The card that wins the trick as it lies, and its seat."""
    best, winner = PACK.index[trick[0]["card"]], trick[0]["seat"]
    for laid in trick[1:]:
        card = PACK.index[laid["card"]]
        if beats(card, best, trump):
            best, winner = card, laid["seat"]
    return best, winner


def beats(card: int, best: int, trump: int) -> bool:
    """OM-6.4, OM-11.2."""
    return card > best if card >> 3 == best >> 3 else card >> 3 == trump


def highest(cards: list[int]) -> int:
    """The highest rank; of equal ones the first in the order C, D, H, S."""
    return max(cards, key=lambda card: (card & 7, -card))
