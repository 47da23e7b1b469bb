"""What the play of a deal tells everybody about hidden hands (BL-7): no seat plays a card that the
rules forbid, so each card played says which others that seat does not hold any more."""

from engines.baloot.cards import HIGHER, POWER
from engines.baloot.deal import BalootDeal

ALL = 2**32 - 1


def may_hold(deal: BalootDeal) -> list[int]:
    """The cards that each seat may still hold, as far as its play tells."""
    allowed = [ALL] * 4
    trump, played = deal.trump, deal.played
    leader = (deal.dealer + 1) & 3
    for start in range(0, len(played), 4):
        trick = played[start : start + 4]
        led = trick[0] >> 3
        if deal.closed and led == trump:  # BL-7.5: a lead of trumps, so nothing else was left
            allowed[leader] &= 255 << (8 * trump)
        power = POWER[4 * trump + led]
        best, best_seat = trick[0], leader
        for place in range(1, len(trick)):
            seat, card = (leader + place) & 3, trick[place]
            allowed[seat] &= ~missing(deal, led, best, best_seat == seat ^ 2, card)
            if power[card] > power[best]:
                best, best_seat = card, seat
        if len(trick) == 4:
            leader = best_seat
    return allowed


def missing(deal: BalootDeal, led: int, best: int, partner_wins: bool, card: int) -> int:
    """The cards that a seat showed not to hold when it answered `best` with `card`."""
    trump, suit = deal.trump, card >> 3
    void = 0 if suit == led else 255 << (8 * led)  # BL-7.2
    free = deal.rules.full_relief if led == trump else deal.rules.void_relief
    if suit == led != trump or (free and partner_wins):
        return void
    trumps = 255  # in Sun this byte lies beyond all cards
    if suit == trump:  # BL-7.3, BL-7.4: a trump that does not rise, because none could
        trumps = HIGHER[best & 7] if best >> 3 == trump else 0
        if trumps >> (card & 7) & 1:
            trumps = 0
    return void | trumps << (8 * trump)
