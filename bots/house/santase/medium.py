"""Medium: plays by rules of thumb and counts the cards."""

from bots.house.santase import thumb
from bots.house.santase.count import Count
from bots.house.santase.counting import Counting
from bots.house.santase.stakes import ENOUGH, marriage
from engines.core.cards import cards_in
from engines.santase.cards import BEATERS, CLOSE, MARRIAGE, PAIR, POINTS

#: What they are thought to add to a trick that they cannot win.
TYPICAL = 3
#: How many points a chance of a marriage is worth keeping.
HALF_PAIR = 3


class Medium(Counting):
    def move(self, count: Count, plays: list[int], may_close: bool) -> int:
        if count.led >= 0:
            if count.strict:
                return thumb.reply(count.hand, count.led, count.trump)
            return reply(count, plays)
        if may_close and count.mine + sure_points(count) >= ENOUGH:
            return CLOSE
        if count.strict or any(move >= MARRIAGE for move in plays):
            card, married = thumb.lead(count.hand, count.out, count.trump)
            return MARRIAGE + card if married else card
        return cheapest(count, plays)


def reply(count: Count, cards: list[int]) -> int:
    """While cards are drawn: 66 if the trick makes it, else the highest card of the suit; trumps
    go for tens and aces."""
    wins = [card for card in cards if BEATERS[count.trump][count.led] >> card & 1]
    rest = [card for card in cards if card not in wins]
    missing = ENOUGH - count.mine - POINTS[count.led]
    enough = [card for card in wins if POINTS[card] >= missing]
    if enough:
        return cheapest(count, enough)
    in_suit = [card for card in wins if card // 6 == count.led // 6 != count.trump]
    free = [card for card in in_suit if not paired(count.hand, card)]
    if free:
        return max(free)
    if wins and (POINTS[count.led] >= 10 or not rest):
        return cheapest(count, wins)
    return cheapest(count, rest)


def cheapest(count: Count, cards: list[int]) -> int:
    """The card that is missed least: plain before trumps, few points, no hope of a marriage."""

    def cost(card: int) -> tuple[bool, int, int]:
        hope = paired(count.hand | count.out, card)
        return card // 6 == count.trump, POINTS[card] + HALF_PAIR * hope, card

    return min(cards, key=cost)


def paired(cards: int, card: int) -> bool:
    """A king or queen whose partner is among these cards."""
    return PAIR >> card % 6 & 1 == 1 and cards >> (card ^ 1) & 1 == 1


def sure_points(count: Count) -> int:
    """What the marriages bring and the cards that nothing beats, led from the top."""
    total = 0
    for suit in range(4):
        if count.hand >> 6 * suit & PAIR == PAIR:
            total += marriage(6 * suit, count.trump)
    trumps = count.hand >> 6 * count.trump & 63
    theirs = count.out >> 6 * count.trump & 63
    winners = [rank for rank in cards_in(trumps) if not theirs >> rank]
    if len(winners) >= theirs.bit_count():  # then they have no trumps left
        winners = cards_in(trumps)
        for suit in range(4):
            if suit != count.trump:
                out = count.out >> 6 * suit & 63
                winners += [
                    rank for rank in cards_in(count.hand >> 6 * suit & 63) if not out >> rank
                ]
    return total + sum(POINTS[rank] + TYPICAL for rank in winners)
