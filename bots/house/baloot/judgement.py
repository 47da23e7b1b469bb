"""What playing a card is worth: its features in this trick, weighed."""

from bots.house.baloot.seen import SUIT, Seen
from bots.house.baloot.weights import WEIGHTS
from engines.baloot.cards import LAST_TRICK, NO_TRUMP
from engines.core.cards import cards_in

Features = dict[str, float]


#: How many points more than necessary are thrown into a lost trick at most, to save a guard.
SPARE = 4


def best_card(seen: Seen, cards: list[int]) -> int:
    """Of these legal cards the one that is worth most."""
    if is_lost(seen, cards):
        cards = cheap_cards(seen, cards)
    if len(cards) == 1:
        return cards[0]
    weights = WEIGHTS[situation(seen)]
    worth = {
        card: sum(weights[name] * value for name, value in features(seen, card).items())
        for card in cards
    }
    return max(cards, key=worth.__getitem__)


def is_lost(seen: Seen, cards: list[int]) -> bool:
    """Whether our team cannot win the running trick any more, whichever of these is played."""
    deal, trick = seen.deal, seen.trick
    if not trick or deal.best_seat == seen.partner:
        return False
    led = trick[0] >> 3
    if any(card >> 3 in (led, seen.trump) and seen.rank[card] > deal.best_power for card in cards):
        return False
    return len(trick) > 1 or seen.beats(seen.partner, led, deal.best) == 0.0


def cheap_cards(seen: Seen, cards: list[int]) -> list[int]:
    """What a person would give to a lost trick: the cheapest of the suit, or about that."""
    most = min(seen.points[card] for card in cards)
    if cards[0] >> 3 != seen.trick[0] >> 3:
        most += SPARE
    return [card for card in cards if seen.points[card] <= most]


def situation(seen: Seen) -> int:
    """The column of the weights."""
    hokum = seen.trump != NO_TRUMP
    if seen.trick:
        return int(hokum)
    return 2 + 2 * hokum + seen.buyers


def features(seen: Seen, card: int) -> Features:
    """The features of a card that are not nought."""
    found = _in_this_trick(seen, card)
    if card >> 3 == seen.trump:
        found |= _of_a_trump(seen, card)
    else:
        found |= _of_a_side_suit(seen, card)
    if not seen.trick:
        found |= _of_a_lead(seen, card)
    elif card >> 3 == seen.trick[0] >> 3:
        if found["own win"] and len(seen.trick) < 3 and not seen.out_above(card):
            found["boss before the last"] = 1.0
    elif card >> 3 != seen.trump:
        found |= _thrown_away(seen, card)
    return found


def _in_this_trick(seen: Seen, card: int) -> Features:
    """How likely our team wins the trick, and what lies in it."""
    deal, trick = seen.deal, seen.trick
    suit = card >> 3
    led = trick[0] >> 3 if trick else suit
    mine = not trick or (suit in (led, seen.trump) and seen.rank[card] > deal.best_power)
    best = card if mine else deal.best
    rescue = seen.beats(seen.partner, led, best) if len(trick) < 2 else 0.0
    held = 0.0
    if mine or deal.best_seat == seen.partner:
        held = 1.0
        for opponent in (seen.next, seen.last)[: (2, 1, 1, 0)[len(trick)]]:
            held *= 1.0 - seen.beats(opponent, led, best)
        rescue *= 1.0 - held
        win = held + 0.5 * rescue
    else:
        win = 0.7 * rescue
    points = seen.points
    last = LAST_TRICK if seen.tricks_left == 1 else 0
    return {
        "prize": win * (sum(points[laid] for laid in trick) + last),
        "won points": win * points[card],
        "lost points": (1.0 - win) * points[card],
        "win": win,
        "early win": win * seen.tricks_left / 8,
        "own win": held if mine else 0.0,
        "rescue": rescue,
    }


def _of_a_trump(seen: Seen, card: int) -> Features:
    found = {"trump": 1.0}
    others = seen.hand & SUIT[seen.trump] & ~(1 << card)
    higher = seen.out_above(card)
    if not others:
        found["last trump"] = 1.0
    if not higher:
        found["top trump"] = 1.0
        found["top trump points"] = seen.points[card]
    elif others and higher.bit_count() == 1:
        found["second trump"] = 1.0
    return found


def _of_a_side_suit(seen: Seen, card: int) -> Features:
    """A *boss* is the highest card of a suit that is not played yet; a *second* has only one card
    above it in the other hands, and wants a lower card beside it as a guard."""
    found: Features = {}
    others = cards_in(seen.hand & SUIT[card >> 3] & ~(1 << card))
    higher = seen.out_above(card).bit_count()
    if not higher:
        safe = seen.unruffed(card >> 3)
        found["boss"] = safe
        found["boss points"] = safe * seen.points[card]
        found["early boss"] = seen.tricks_left / 8
    elif others:
        if higher == 1:
            found["second guarded"] = 1.0
        if seen.points[card] == 10:
            found["ten guarded"] = 1.0
        if higher > 1 and len(others) == 1 and seen.out_above(others[0]).bit_count() == 1:
            found["unguarded"] = 1.0 + seen.points[others[0]] / 10
    if any(not seen.out_above(other) for other in others):
        found["boss left"] = 1.0
    return found


def _of_a_lead(seen: Seen, card: int) -> Features:
    suit = card >> 3
    others = cards_in(seen.hand & SUIT[suit] & ~(1 << card))
    higher = cards_in(seen.out_above(card))
    found: Features = {"out": (seen.unseen & SUIT[suit]).bit_count()}
    if suit == seen.trump:
        if higher:
            found["low trump"] = 1.0
        if seen.buyers:
            none = seen.lacks(seen.next, SUIT[suit]) * seen.lacks(seen.last, SUIT[suit])
            found["draw" if seen.deal.buyer == seen.seat else "draw for partner"] = 1.0 - none
        return found
    if higher:
        boss = seen.likely[seen.partner][max(higher, key=seen.rank.__getitem__)]
        found["partner has boss"] = boss
        found["partner has boss early"] = boss * seen.tricks_left / 8
        best = max(others, key=seen.rank.__getitem__, default=card)
        if best != card and seen.points[best] >= 4 and seen.out_above(best).bit_count() == 1:
            found["under a second"] = 1.0
    else:
        found["boss of many"] = len(others)
    if seen.trump != NO_TRUMP:
        found["ruffed"] = 1.0 - seen.unruffed(suit)
        found["partner ruffs"] = seen.ruffs(seen.partner, suit)
    return found


def _thrown_away(seen: Seen, card: int) -> Features:
    suit = card >> 3
    found: Features = {"thrown below": seen.out_above(card).bit_count()}
    for number, leader in enumerate([(seen.deal.dealer + 1) & 3, *seen.deal.winners[:-1]]):
        if seen.deal.played[4 * number] >> 3 == suit:
            if leader == seen.partner:
                found["thrown from partner's suit"] = 1.0
            elif leader != seen.seat:
                found["thrown from their suit"] = 1.0
    return found
