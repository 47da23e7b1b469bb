"""Strict play with open cards, solved exactly: what the deal pays when both play their best.

Once the stock is empty a player who has counted knows every card; while it is closed he guesses
hands and solves each guess. Values are game points, for the side that is spoken of.
"""

from bots.house.santase.stakes import ENOUGH, Stakes, marriage
from engines.santase.cards import BEATERS, HIGHER, PAIR, POINTS, SUIT_CARDS, hand_cards

#: A lead: the card, and whether its marriage is declared.
Lead = tuple[int, bool]

WORST, BEST = -3, 3


def _leads(suit: int, bits: int) -> list[Lead]:
    """The leads of a suit, highest first. A pair is never broken without its marriage."""
    pair = PAIR if bits & PAIR == PAIR else 0
    return [(card, pair >> card % 6 & 1 == 1) for card in reversed(SUIT_CARDS[suit][bits])]


LEADS = [[_leads(suit, bits) for bits in range(64)] for suit in range(4)]


class OutOfNodes(Exception):
    """The search has used up the positions it was granted."""


class Endgame:
    """One trump suit and one set of stakes; hands and points come with each call."""

    def __init__(self, trump: int, stakes: Stakes, nodes: int) -> None:
        """After `nodes` positions the search gives up: a decision has to be quick."""
        self.trump = trump
        self.stakes = stakes
        self.nodes = nodes
        self._beaters = BEATERS[trump]
        self._suits = [trump, *(suit for suit in range(4) if suit != trump)]
        self._bounds: dict[tuple[int, int, int, int, int], tuple[int, int]] = {}

    def lead(
        self, side: int, hand: int, other: int, points: int, others: int, alpha: int, beta: int
    ) -> int:
        """The value of being about to lead from `hand`, with 66 to say if it is there."""
        pay = self.stakes.pay
        top = pay[side][others]
        if points >= ENOUGH or top <= alpha:
            return top
        bottom = -pay[1 - side][points]
        if bottom >= beta:
            return bottom
        key = (hand, other, points, others, side)
        low, high = self._bounds.get(key, (bottom, top))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        if not self.nodes:
            raise OutOfNodes
        self.nodes -= 1
        best = self._best_lead(side, hand, other, points, others, alpha, beta)
        if best <= alpha:
            high = best
        elif best >= beta:
            low = best
        else:
            low = high = best
        self._bounds[key] = (low, high)
        return best

    def _best_lead(
        self, side: int, hand: int, other: int, points: int, others: int, alpha: int, beta: int
    ) -> int:
        beaters = self._beaters
        married: list[Lead] = []
        winners: list[Lead] = []
        losers: list[Lead] = []
        sure = points
        for suit in self._suits:
            for lead in LEADS[suit][hand >> 6 * suit & 63]:
                if lead[1]:
                    married.append(lead)
                elif beaters[lead[0]] & other:
                    losers.append(lead)
                else:
                    winners.append(lead)
                    sure += POINTS[lead[0]]
        top = self.stakes.pay[side][others]
        if sure >= ENOUGH:
            # Cards that nothing beats win one after the other, whatever is thrown under them.
            return top
        losers.reverse()
        best = WORST - 1
        for card, married_too in married + winners + losers:
            score = points
            if married_too:
                score += marriage(card, self.trump)
                if score >= ENOUGH:
                    return top
            value = self.led(side, hand ^ 1 << card, other, card, score, others, alpha, beta)
            if value > best:
                best = value
                if value >= beta:
                    break
                alpha = max(alpha, value)
        return best

    def led(
        self,
        side: int,
        hand: int,
        other: int,
        card: int,
        points: int,
        others: int,
        alpha: int,
        beta: int,
    ) -> int:
        """The value for the leading `side` when its `card` lies on the table."""
        wins, replies = self._replies(other, card)
        best = BEST + 1
        for reply in replies:
            trick = POINTS[card] + POINTS[reply]
            rest = other ^ 1 << reply
            if wins:
                value = -self.won(1 - side, rest, hand, others + trick, points, -beta, -alpha)
            else:
                value = self.won(side, hand, rest, points + trick, others, alpha, beta)
            if value < best:
                best = value
                if value <= alpha:
                    break
                beta = min(beta, value)
        return best

    def won(
        self, side: int, hand: int, other: int, points: int, others: int, alpha: int, beta: int
    ) -> int:
        """The value for `side`, which has just won a trick: it leads, or the deal is over."""
        if hand:
            return self.lead(side, hand, other, points, others, alpha, beta)
        return self.stakes.played_out(side, points, others, True)

    def _replies(self, hand: int, card: int) -> tuple[bool, list[int]]:
        """Whether the follower wins (that is not his choice), and what he may play (SA-7.3)."""
        suit = card // 6
        bits = hand >> 6 * suit & 63
        if bits:
            higher = bits & HIGHER[card]
            return higher > 0, SUIT_CARDS[suit][higher or bits]
        bits = hand >> 6 * self.trump & 63
        if bits:
            return True, SUIT_CARDS[self.trump][bits]
        return False, sorted(hand_cards(hand), key=POINTS.__getitem__)
