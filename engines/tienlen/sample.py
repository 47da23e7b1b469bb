"""A full state that agrees with a view: unseen cards dealt at random, then the deal replayed."""

from random import Random

from engines.core.cards import cards_in, mask_of
from engines.core.plain import JsonObject
from engines.tienlen.cards import ALL, HAND, PACK
from engines.tienlen.deal import PASS, TienlenDeal
from engines.tienlen.options import Rules
from engines.tienlen.patterns import patterns_of
from engines.tienlen.session import TienlenSession


def sample(view: JsonObject, rng: Random) -> tuple[TienlenSession, TienlenDeal]:
    session = TienlenSession(len(view["scores"]), view["options"])
    leader = -1 if view["initial"] else view["deals"][view["deal"] - 1]["winner"]
    session.restore(view["scores"], leader, view["phase"] == "over")
    hands = known_cards(view)
    if view["actors"]:
        hands = guessed_hands(view, hands, session.rules, rng)
    deal = TienlenDeal.opened(hands, session.rules, leader)
    # Played again on the guessed hands, so that the faults of TL-8.8 are those of the guess.
    for entry in view["history"]:
        deal.play(PACK.mask(entry["cards"]) if "cards" in entry else PASS)
    return session, deal


def known_cards(view: JsonObject) -> list[int]:
    """The cards that each seat was dealt, as far as the view shows them."""
    if view["actors"]:
        known = [0] * len(view["scores"])
        if view["opening_card"]:
            known[view["actors"][0]] |= PACK.mask([view["opening_card"]])
    else:  # TL-11.4: the match is over and its last deal is open
        known = [PACK.mask(hand) for hand in view["deals"][-1]["hands"]]
    for entry in view["history"]:
        known[entry["seat"]] |= PACK.mask(entry.get("cards", []))
    if view["seat"] is not None:
        known[view["seat"]] |= PACK.mask(view["hand"])
    return known


def guessed_hands(view: JsonObject, known: list[int], rules: Rules, rng: Random) -> list[int]:
    """Dealt hands that hold the known cards, and none that would have ended the deal at once."""
    unseen = ALL & ~sum(known)
    patterns = rules.later_patterns
    if view["initial"]:  # TL-3.3: cards below the opening card were not dealt to anybody
        opening = view["opening_card"] or view["history"][0]["cards"][0]
        unseen &= -PACK.mask([opening])
        patterns = rules.initial_patterns
    cards = cards_in(unseen)
    while True:
        rng.shuffle(cards)
        hands = []
        dealt = 0
        for held in known:
            room = HAND - held.bit_count()
            hands.append(held | mask_of(cards[dealt : dealt + room]))
            dealt += room
        if not any(patterns_of(hand) & patterns for hand in hands):
            return hands
