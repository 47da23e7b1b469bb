"""Dealing the cards a viewer has not seen: random hands that agree with what he knows."""

from random import Random

from engines.core.cards import cards_in


def distribute(cards: int, room: list[int], allowed: list[int], rng: Random) -> list[int]:
    """Deal the set `cards` at random: `room[i]` cards to place i, each of its set `allowed[i]`.

    The rooms add up to the number of cards. Cards with few possible places go first; one that
    finds all its places full moves an earlier card on, so an existing deal is always found.
    """
    places = range(len(room))
    hands = [0] * len(room)
    free = room[:]
    order = cards_in(cards)
    rng.shuffle(order)
    order.sort(key=lambda card: sum(allowed[place] >> card & 1 for place in places))
    for card in order:
        if not _place(card, hands, free, allowed, 0, rng):
            raise ValueError("no deal agrees with this view")
    return hands


def _place(
    card: int, hands: list[int], free: list[int], allowed: list[int], tried: int, rng: Random
) -> bool:
    choices = [place for place in range(len(free)) if allowed[place] >> card & 1]
    room = sum(free[place] for place in choices)
    if room:
        pick = int(rng.random() * room)
        for place in choices:
            pick -= free[place]
            if pick < 0:
                hands[place] |= 1 << card
                free[place] -= 1
                return True
    rng.shuffle(choices)
    for place in choices:
        if tried >> place & 1:
            continue
        tried |= 1 << place
        for other in cards_in(hands[place]):
            hands[place] ^= 1 << other
            free[place] += 1
            # The place is closed to `other` by `tried`, so its room stays free for `card`.
            closed = allowed[place]
            allowed[place] = 0
            moved = _place(other, hands, free, allowed, tried, rng)
            allowed[place] = closed
            if moved:
                hands[place] |= 1 << card
                free[place] -= 1
                return True
            hands[place] |= 1 << other
            free[place] -= 1
    return False
