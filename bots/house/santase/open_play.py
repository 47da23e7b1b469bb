"""Play while cards are drawn: what a trick brings, against what its card would be worth later.

A position after a trick is worth so many game points. The weights come from a linear regression
over 22,000 deals of hard against itself; a nine of a plain suit in the hand is the zero. Tens and
trumps were set by hand afterwards, as far as that costs no strength: nobody trusts a player who
throws a ten or lets an ace go.
"""

from random import Random

from bots.house.santase.count import Count
from bots.house.santase.stakes import BY_POINTS, ENOUGH, marriage
from engines.core.cards import cards_in
from engines.santase.cards import BEATERS, MARRIAGE, PAIR, POINTS, hand_cards

#: Cards in the hand by rank 9 J Q K T A.
PLAIN = [0.0, -0.03, -0.06, 0.02, 0.25, 0.34]
TRUMPS = [0.50, 0.40, 0.50, 0.60, 0.65, 0.85]
#: A king and queen together, the same for one who leads next, and one of them with the other out.
PAIRED, PAIRED_LEAD, HALF_PAIR = 0.40, 0.73, 0.20
TRUMPS_PAIRED, TRUMPS_PAIRED_LEAD = 0.22, 0.68
#: To lead next; each point more than they have; to be safe from paying 2, or 3.
LEAD, POINT, HALF, SOME = 0.01, 0.024, 0.19, 0.09
#: Each trump that is out; each point of a trump card that waits for the nine.
TRUMP_OUT, EXCHANGED = -0.068, 0.029
NOTHING = -1.13

#: How they weigh the lead and a point in a reply: a bit greedier than they should, which is also
#: the safer guess.
GREEDY_LEAD, GREEDY_POINT = 0.06, 0.035

#: Guesses of their hand for each lead.
GUESSES = 8
#: More than any deal pays; how near an open deal may come to its stakes, and what still tells such
#: positions apart.
DECISIVE, MARGIN, SHADE = 5.0, 0.4, 0.01

Values = list[tuple[float, int]]


def _suit_values(ranks: list[float], paired: float) -> list[float]:
    """By the six bits of a suit."""
    return [
        sum(ranks[rank] for rank in cards_in(bits)) + (paired if bits & PAIR == PAIR else 0.0)
        for bits in range(64)
    ]


#: By whether the player leads next.
PLAIN_SUIT = [_suit_values(PLAIN, PAIRED), _suit_values(PLAIN, PAIRED_LEAD)]
TRUMP_SUIT = [_suit_values(TRUMPS, TRUMPS_PAIRED), _suit_values(TRUMPS, TRUMPS_PAIRED_LEAD)]


class OpenPlay:
    """The values of this player's moves in one position with an open stock."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def replies(self, cards: list[int]) -> Values:
        count = self.count
        beaters = BEATERS[count.trump][count.led]
        values = []
        for card in cards:
            won = beaters >> card & 1
            hand = self._hand(count.hand ^ 1 << card, won)
            trick = POINTS[count.led] + POINTS[card]
            values.append((self._after(hand, count.mine, trick, won), card))
        return values

    def leads(self, moves: list[int], rng: Random) -> Values:
        count = self.count
        guesses = [
            (hand_cards(hand), missed(hand, count.trump)) for hand in count.hands(rng, GUESSES)
        ]
        values = []
        for move in moves:
            card = move % MARRIAGE
            mine = count.mine
            if move >= MARRIAGE:
                mine += marriage(card, count.trump)
                if mine >= ENOUGH:
                    values.append((float(BY_POINTS[count.needs[0]][count.theirs]), move))
                    continue
            hand = count.hand ^ 1 << card
            after = [self._hand(hand, 0), self._hand(hand, 1)]
            total = 0.0
            for cards, costs in guesses:
                reply = self._reply(cards, costs, card, mine)
                won = 1 - (BEATERS[count.trump][card] >> reply & 1)
                value = after[won]
                if reply // 6 == count.trump:
                    value -= TRUMP_OUT
                total += self._after(value, mine, POINTS[card] + POINTS[reply], won)
            values.append((total / len(guesses), move))
        return values

    def guessed_reply(self, theirs: int, led: int, mine: int) -> int:
        """What they would play on `led` from this hand, when this player has `mine` points."""
        return self._reply(hand_cards(theirs), missed(theirs, self.count.trump), led, mine)

    def _reply(self, cards: list[int], costs: list[float], led: int, mine: int) -> int:
        count = self.count
        beaters = BEATERS[count.trump][led]
        best, most = -1, -2 * DECISIVE
        for card in cards:
            trick = POINTS[led] + POINTS[card]
            if beaters >> card & 1:
                value = GREEDY_LEAD + GREEDY_POINT * trick - costs[card]
                if count.theirs + trick >= ENOUGH:
                    value += DECISIVE
            else:
                value = -GREEDY_POINT * trick - costs[card]
                if mine + trick >= ENOUGH:
                    value -= DECISIVE
            if value > most:
                best, most = card, value
        return best

    def _hand(self, hand: int, lead: int) -> float:
        """The worth of what is left in the hand."""
        count = self.count
        value = NOTHING
        for suit in range(4):
            bits = hand >> 6 * suit & 63
            out = count.out >> 6 * suit & 63
            if suit == count.trump:
                value += TRUMP_SUIT[lead][bits] + TRUMP_OUT * out.bit_count()
                if bits & 1 and count.stock >= 5:  # three cards are left when he may lead
                    value += EXCHANGED * POINTS[count.trump_card]
            else:
                value += PLAIN_SUIT[lead][bits]
                if out & PAIR and bits & PAIR and bits & PAIR != PAIR:
                    value += HALF_PAIR
        return value

    def _after(self, hand: float, mine: int, trick: int, won: int) -> float:
        """The worth of the position after this trick, with a hand of this worth."""
        count = self.count
        theirs = count.theirs
        if won:
            mine += trick
        else:
            theirs += trick
        value = hand + POINT * (mine - theirs) + HALF * ((mine >= 33) - (theirs >= 33))
        value += SOME * ((mine > 0) - (theirs > 0)) + LEAD * won
        most = BY_POINTS[count.needs[0]][theirs]
        least = -BY_POINTS[count.needs[1]][mine]
        if won and mine >= ENOUGH:
            return most + SHADE * value
        if not won and theirs >= ENOUGH:
            return least + SHADE * value
        # Nothing is won or lost before the end, and never more than the stakes.
        if value > most - MARGIN:
            return most - MARGIN + SHADE * value
        if value < least + MARGIN:
            return least + MARGIN + SHADE * value
        return value


def missed(hand: int, trump: int) -> list[float]:
    """By card, how much this hand would miss it."""
    costs: list[float] = []
    for suit in range(4):
        ranks = TRUMPS if suit == trump else PLAIN
        pair = 0.0
        if hand >> 6 * suit & PAIR == PAIR:
            pair = TRUMPS_PAIRED if suit == trump else PAIRED
        elif suit != trump:
            pair = HALF_PAIR / 2
        costs += [*ranks[:2], ranks[2] + pair, ranks[3] + pair, *ranks[4:]]
    return costs
