"""Baloot in playouts: sound play on bit masks, once the contract stands."""

from bots.house.baloot.counted import hokum_count, sun_count
from bots.house.baloot.hard import Counting
from bots.house.baloot.seen import ABOVE, SUIT
from bots.search.style import Style
from bots.search.worth import played_out
from bots.seat import JsonObject
from engines.baloot.cards import (
    NO_TRUMP,
    PACK,
    PASS,
    POINTS,
    POWER,
    RANK,
    WEAKNESS,
)
from engines.baloot.deal import BalootDeal

#: What the hand of somebody who has bought counts at least, or hardly ever less.
LEAST_SUN, LEAST_HOKUM = 12, 5


def play_out(deal: BalootDeal) -> None:
    gone = 0
    for card in deal.played:
        gone |= 1 << card
    while deal.turn >= 0:
        if len(deal.played) < 4:
            projects = deal.open_projects()
            if projects:
                deal.play(projects[0])
                continue
        cards = deal.playable()
        card = cards[0]
        if len(cards) > 1:
            card = _follow(deal, cards, gone) if len(deal.played) & 3 else _lead(deal, cards, gone)
        gone |= 1 << card
        deal.play(card)


def _lead(deal: BalootDeal, cards: list[int], gone: int) -> int:
    """Trumps while the others have some, if we bought; then what nobody can beat."""
    seat, trump = deal.turn, deal.trump
    hand = deal.hands[seat]
    out = ~(gone | hand)
    rank = RANK[trump]
    if trump != NO_TRUMP and deal.buyer & 1 == seat & 1 and out & SUIT[trump]:
        best = -1
        for card in cards:
            if card >> 3 == trump and (best < 0 or rank[card] > rank[best]):
                best = card
        if best >= 0:
            return best
    above, points = ABOVE[trump], POINTS[trump]
    best = -1
    for card in cards:
        if (
            card >> 3 != trump
            and not above[card] & out
            and (best < 0 or points[card] > points[best])
        ):
            best = card
    return best if best >= 0 else _weakest(cards, trump)


def _follow(deal: BalootDeal, cards: list[int], gone: int) -> int:
    seat, trump, best = deal.turn, deal.trump, deal.best
    laid = len(deal.played) & 3
    above, points = ABOVE[trump], POINTS[trump]
    out = ~(gone | deal.hands[seat])
    partner = deal.best_seat == seat ^ 2
    if partner and (laid == 3 or not above[best] & out):
        plain = [card for card in cards if card >> 3 != trump and above[card] & out]
        return max(plain, key=points.__getitem__) if plain else _weakest(cards, trump)
    if not partner:
        power = POWER[4 * trump + (deal.played[-laid] >> 3)]
        strength = deal.best_power
        winners = [
            card
            for card in cards
            if power[card] > strength and (laid == 3 or not above[card] & out)
        ]
        if winners:
            return _weakest(winners, trump)
    return _weakest(cards, trump)


def _weakest(cards: list[int], trump: int) -> int:
    return min(cards, key=WEAKNESS[trump].__getitem__)


def candidates(_view: JsonObject, _deal: BalootDeal, moves: list[int], first: int) -> list[int]:
    """Cards. Calls are left to `hard`, whose values come from more deals than any search sees, and
    so is what costs nothing or can be proved."""
    return [move for move in moves if move < PASS] if first < PASS else [first]


def plausible(view: JsonObject, deal: BalootDeal) -> bool:
    """Whoever bought has a hand that somebody would buy with."""
    buyer = deal.buyer
    if buyer < 0 or buyer == view["seat"]:
        return True
    hand = deal.hands[buyer] | 1 << deal.public
    for entry in view["history"]:
        if entry["type"] == "play" and entry["seat"] == buyer:
            hand |= 1 << PACK.index[entry["card"]]
    if deal.trump == NO_TRUMP:
        return sun_count(hand) >= LEAST_SUN
    return hokum_count(hand, deal.trump) >= LEAST_HOKUM


STYLE = Style(Counting, played_out(play_out, teams=True), candidates, plausible, doubt=2.0)
