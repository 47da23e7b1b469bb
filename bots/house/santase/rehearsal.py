"""Rehearsing a closed stock: the deal is played out by rules of thumb against guessed hands."""

from random import Random

from bots.house.santase import thumb
from bots.house.santase.count import Count
from bots.house.santase.stakes import ENOUGH, Stakes, marriage
from engines.santase.cards import BEATERS, POINTS

#: Guesses, at first and if these promise something.
FEW, MANY = 6, 14
#: A mean below this is not looked at further.
HOPELESS = -0.5
#: What closing really pays where the mean is not that of a sure win: the rules of thumb are gloomy.
OFFSET, SLOPE = 0.3, 0.8


def closing(count: Count, rng: Random) -> float:
    """The game points that closing now may be expected to pay."""
    stakes = Stakes(0, 0, count.needs)
    total = sum(play_out(count, stakes, hand) for hand in count.hands(rng, FEW))
    if total < HOPELESS * FEW:
        return total / FEW
    total += sum(play_out(count, stakes, hand) for hand in count.hands(rng, MANY))
    mean = total / (FEW + MANY)
    return max(mean, OFFSET + SLOPE * mean)


def play_out(count: Count, stakes: Stakes, theirs: int) -> int:
    """What this player gets when he closes and they hold this hand."""
    trump = count.trump
    hands = [count.hand, theirs]
    outs = [count.out, (count.out | count.hand) & ~theirs]
    points = [count.mine, count.theirs]
    side = 0
    while True:
        other = 1 - side
        card, married = thumb.lead(hands[side], outs[side], trump)
        if married:
            points[side] += marriage(card, trump)
        if points[side] < ENOUGH:
            reply = thumb.reply(hands[other], card, trump)
            hands[side] ^= 1 << card
            hands[other] ^= 1 << reply
            outs[side] &= ~(1 << reply)
            outs[other] &= ~(1 << card)
            if BEATERS[trump][card] >> reply & 1:
                side = other
            points[side] += POINTS[card] + POINTS[reply]
        if points[side] >= ENOUGH:
            value = stakes.pay[side][points[1 - side]]
        elif not hands[0]:
            value = stakes.played_out(side, points[side], points[1 - side], True)
        else:
            continue
        return value if side == 0 else -value
