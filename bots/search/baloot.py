"""Baloot in playouts: bids on counted strength, sound play on bit masks."""

from bots.house.baloot.counted import hokum_count, sun_count
from bots.house.baloot.hard import Counting
from bots.house.baloot.seen import ABOVE, SUIT
from bots.search.style import Style
from bots.search.worth import played_out
from bots.seat import JsonObject
from engines.baloot.cards import (
    ACCEPT,
    DECLARE,
    HOKUM,
    KAWESH,
    NO_TRUMP,
    PACK,
    PASS,
    POINTS,
    POWER,
    RANK,
    REJECT,
    SAWA,
    SUN,
    WEAKNESS,
)
from engines.baloot.deal import BID2, CLAIMED, DOUBLING, PLAYING, BalootDeal

#: What a hand must count to buy.
SUN_COUNT, HOKUM_COUNT = 16, 7
#: What the hand of somebody who has bought counts at least, or hardly ever less.
LEAST_SUN, LEAST_HOKUM = 12, 5


def play_out(deal: BalootDeal) -> None:
    gone = 0
    for card in deal.played:
        gone |= 1 << card
    while deal.turn >= 0:
        if deal.stage != PLAYING:
            deal.play(_call(deal))
            continue
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


def _call(deal: BalootDeal) -> int:
    """A bid on counted strength; nobody raises, nobody believes a claim."""
    if deal.stage == CLAIMED:
        return REJECT + deal.turn
    if deal.stage == DOUBLING:
        return PASS
    hand = deal.hands[deal.turn] | 1 << deal.public
    bids = deal.moves()
    if bids[-1] == KAWESH:
        return KAWESH
    if sun_count(hand) >= SUN_COUNT:
        return SUN
    best, most = PASS, HOKUM_COUNT - 1
    for bid in bids:
        if HOKUM <= bid < HOKUM + 4:
            count = hokum_count(hand, bid - HOKUM)
            if count > most:
                best, most = bid, count
    return best


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


def candidates(_: JsonObject, deal: BalootDeal, moves: list[int], first: int) -> list[int]:
    """Cards and bids; what costs nothing or can be proved is left to `hard`."""
    if first in (SAWA, KAWESH) or first >= ACCEPT or (deal.stage > BID2 and deal.stage != PLAYING):
        return [first]
    return [move for move in moves if move not in (SAWA, KAWESH) and move < DECLARE]


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


STYLE = Style(Counting, played_out(play_out, teams=True), candidates, plausible)
