"""Omi in playouts: hard's rules (OM-11.5) on bit masks, and the lead of what nobody can beat."""

from bots.house.omi import Hard
from bots.search.style import Style
from bots.search.worth import played_out
from bots.seat import JsonObject
from engines.omi.actions import longest_suit
from engines.omi.cards import NAME
from engines.omi.deal import OmiDeal

#: SUIT[suit]: its eight cards.
SUIT = [255 << 8 * suit for suit in range(4)]


def play_out(deal: OmiDeal) -> None:
    if deal.trump < 0:
        deal.play(NAME + longest_suit(deal.hands[deal.turn]))
    gone = 0
    for card in deal.played:
        gone |= 1 << card
    while deal.turn >= 0:
        card = _follow(deal) if len(deal.played) & 3 else _lead(deal, gone)
        gone |= 1 << card
        deal.play(card)


def _lead(deal: OmiDeal, gone: int) -> int:
    """Trumps while they can be drawn, then what nobody can beat, then the highest card."""
    hand = deal.hands[deal.turn]
    trump = deal.trump
    trumps = hand & SUIT[trump]
    out = ~(gone | hand)
    if trumps & trumps - 1 and out & SUIT[trump]:
        return trumps.bit_length() - 1
    best, most = -1, -1
    for suit in range(4):
        cards = hand & SUIT[suit]
        if not cards or (suit == trump and hand != trumps):
            continue
        top = cards.bit_length() - 1
        value = top & 7
        if not (out & SUIT[suit]) >> top:
            value += 8
        if value > most:
            best, most = top, value
    return best


def _follow(deal: OmiDeal) -> int:
    """OM-11.4."""
    seat = deal.turn
    cards = deal.moves()
    if len(cards) == 1:
        return cards[0]
    trump, best = deal.trump, deal.best
    if deal.best_seat != seat ^ 2:
        suit = cards[0] >> 3
        if suit == best >> 3 and suit == cards[-1] >> 3:
            for card in cards:
                if card > best:
                    return card
            return cards[0]
        if best >> 3 != trump:
            for card in cards:
                if card >> 3 == trump:
                    return card
        else:
            for card in cards:
                if card >> 3 == trump and card > best:
                    return card
    low, least = cards[0], 99
    for card in cards:
        rank = card & 7 if card >> 3 != trump else 16 + (card & 7)
        if rank < least:
            low, least = card, rank
    return low


def candidates(_: JsonObject, deal: OmiDeal, moves: list[int], first: int) -> list[int]:
    """Of cards that follow each other among those not yet played, only one."""
    if deal.trump < 0:
        return moves
    gone = sum(1 << card for card in deal.played)
    kept: list[int] = []
    for card in moves:
        if kept and kept[-1] >> 3 == card >> 3:
            between = (1 << card) - (2 << kept[-1])
            if not between & ~gone:
                if card == first:
                    kept[-1] = card
                continue
        kept.append(card)
    return kept


STYLE = Style(Hard, played_out(play_out, teams=True), candidates)
