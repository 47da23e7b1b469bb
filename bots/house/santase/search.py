"""Hard's search: the endgame solved for their hand, or for guesses of it."""

from random import Random

from bots.house.santase.count import Count
from bots.house.santase.endgame import BEST, WORST, Endgame, OutOfNodes
from bots.house.santase.open_play import OpenPlay, Values
from bots.house.santase.stakes import ENOUGH, Stakes, marriage
from engines.core.cards import cards_in
from engines.santase.cards import BEATERS, MARRIAGE, POINTS

#: Positions that a decision may look at: a millisecond's worth; a known hand needs more than a
#: hundred of them only now and then, and is always solved.
NODES = 200
KNOWN_NODES = 5000
#: Guesses of a hidden hand.
GUESSES = 20
#: Moves that are looked at before the last cards are drawn.
FINALISTS = 4


def best_in_strict_play(count: Count, moves: list[int], rng: Random) -> int:
    """The best move if their hand is known, else the best one over guesses of it."""
    moves = by_habit(count, moves)
    stakes = Stakes(count.closer, count.bonus, count.needs)
    endgame = Endgame(count.trump, stakes, KNOWN_NODES if count.certain else NODES)
    totals = [0] * len(moves)
    try:
        for theirs in count.hands(rng, GUESSES):
            values: list[int] = []
            for move in moves:
                # A known hand needs only the best move; over guesses all values are added up.
                least = max(values) if values and count.certain else WORST
                values.append(after(endgame, count, theirs, move, least))
            totals = [total + value for total, value in zip(totals, values, strict=True)]
    except OutOfNodes:
        pass
    return moves[totals.index(max(totals))]


def best_before_the_last_draw(table: OpenPlay, values: Values, rng: Random) -> int:
    """With one card in the stock: each card that is out may be that one, they hold the others."""
    count = table.count
    endgame = Endgame(count.trump, Stakes(-1, count.bonus, count.needs), NODES)
    finalists = sorted(values, reverse=True)[:FINALISTS]
    totals = [value for value, _ in finalists]  # the first look counts like one more guess
    last_cards = cards_in(count.possible)
    rng.shuffle(last_cards)
    try:
        for last in last_cards:
            found = [drawn(endgame, table, last, move) for _, move in finalists]
            totals = [total + value for total, value in zip(totals, found, strict=True)]
    except OutOfNodes:
        pass
    return finalists[totals.index(max(totals))][1]


def after(endgame: Endgame, count: Count, theirs: int, move: int, least: int) -> int:
    """The value of a move in strict play against this hand, exact if it is above `least`."""
    card = move % MARRIAGE
    hand = count.hand ^ 1 << card
    mine, others = count.mine, count.theirs
    if count.led < 0:
        if move >= MARRIAGE:
            mine += marriage(card, count.trump)
            if mine >= ENOUGH:
                return endgame.stakes.pay[0][others]
        return endgame.led(0, hand, theirs, card, mine, others, least, BEST)
    trick = POINTS[count.led] + POINTS[card]
    if BEATERS[count.trump][count.led] >> card & 1:
        return endgame.won(0, hand, theirs, mine + trick, others, least, BEST)
    return -endgame.won(1, theirs, hand, others + trick, mine, WORST, -least)


def drawn(endgame: Endgame, table: OpenPlay, last: int, move: int) -> int:
    """The value of a move when `last` is the last card of the stock."""
    count = table.count
    card = move % MARRIAGE
    hand = count.hand ^ 1 << card
    theirs = count.known | count.possible ^ 1 << last
    mine, others = count.mine, count.theirs
    if count.led >= 0:
        trick = POINTS[count.led] + POINTS[card]
        won = BEATERS[count.trump][count.led] >> card & 1 == 1
    else:
        if move >= MARRIAGE:
            mine += marriage(card, count.trump)
            if mine >= ENOUGH:
                return endgame.stakes.pay[0][others]
        reply = table.guessed_reply(theirs, card, mine)
        theirs ^= 1 << reply
        trick = POINTS[card] + POINTS[reply]
        won = BEATERS[count.trump][card] >> reply & 1 == 0
    # SA-6.1: the winner takes the last card, the other one the trump card.
    if won:
        hand, theirs = hand | 1 << last, theirs | 1 << count.trump_card
        return endgame.lead(0, hand, theirs, mine + trick, others, WORST, BEST)
    hand, theirs = hand | 1 << count.trump_card, theirs | 1 << last
    return -endgame.lead(1, theirs, hand, others + trick, mine, WORST, BEST)


def by_habit(count: Count, moves: list[int]) -> list[int]:
    """Of equal moves the first is played: marriages, sure tricks from the top, cheap cards."""
    beaters = BEATERS[count.trump]

    def order(move: int) -> tuple[bool, bool, int, int]:
        card = move % MARRIAGE
        sure = count.led < 0 and not beaters[card] & count.out
        return (move < MARRIAGE, not sure, -POINTS[card] if sure else POINTS[card], card)

    return sorted(moves, key=order)
