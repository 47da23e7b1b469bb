"""A full Omi state that agrees with a view: unseen cards dealt at random, voids respected."""

from random import Random

from engines.core.cards import SUITS, mask_of
from engines.core.guess import distribute
from engines.core.plain import JsonObject
from engines.omi.cards import PACK
from engines.omi.deal import OmiDeal
from engines.omi.session import OmiSession

ALL = 2**32 - 1


def sample(view: JsonObject, rng: Random) -> tuple[OmiSession, OmiDeal]:
    session = OmiSession(4, view["options"])
    session.restore(
        tokens=view["tokens"],
        bonus=view["bonus"],
        dealer=view["dealer"],
        over=view["phase"] == "over",
    )
    deal = OmiDeal()
    deal.dealer = view["dealer"]
    deal.maker = view["trump_maker"]
    deal.trump = -1 if view["trump"] is None else SUITS.index(view["trump"])
    # Each trick is led by the winner of the one before; nothing follows the eighth.
    deal.leaders = [deal.maker, *view["winners"]][:8]
    deal.played = [PACK.index[e["card"]] for e in view["history"] if e["type"] == "play"]
    deal.won = view["tricks_won"][:]
    deal.turn = view["actors"][0] if view["actors"] else -1
    _restore_best(deal, view)
    own = view["seat"]
    hand = PACK.mask(view["hand"])
    unseen = ALL ^ hand ^ mask_of(deal.played)
    room = [0 if seat == own else count for seat, count in enumerate(view["counts"])]
    allowed = voids(deal)
    if deal.trump < 0:  # the second packets are unseen too, the viewer's own among them
        room += [4] * 4
        allowed += [ALL] * 4
    hands = distribute(unseen, room, allowed, rng)
    deal.hands = hands[:4]
    if own is not None:
        deal.hands[own] = hand
    deal.packets = hands[4:]
    return session, deal


def voids(deal: OmiDeal) -> list[int]:
    """The cards each seat may still hold: not the suits it failed to follow (OM-6.2)."""
    allowed = [ALL] * 4
    for place, card in enumerate(deal.played):
        leader, lead = deal.leaders[place // 4], deal.played[place - place % 4]
        if card >> 3 != lead >> 3:
            allowed[(leader + place) % 4] &= ~(255 << (8 * (lead >> 3)))
    return allowed


def _restore_best(deal: OmiDeal, view: JsonObject) -> None:
    deal.best = deal.best_seat = -1
    leader = view["leader"]
    trick = deal.played[-(len(deal.played) % 4 or 4) :]
    for place, card in enumerate(trick):
        if place == 0 or deal.beats(card):
            deal.best = card
            deal.best_seat = (leader + place) % 4
