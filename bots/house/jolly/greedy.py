"""Laying one card after the other as long as something can be laid, without looking ahead."""

from bots.house.jolly.position import FORMS, JOKER, extend, laid
from engines.jolly.cards import ALL_NATURALS, NATURALS
from engines.jolly.moves import CARD_FIELD, WAY_FIELD
from engines.jolly.new_melds import new_melds
from engines.jolly.shapes import EXTENSIONS, FITTING, WAYS


class Rules:
    """What greedy laying has to know of the table's options."""

    def __init__(self, most_jokers: int, any_out: bool) -> None:
        self.most_jokers = most_jokers
        self.keep = 0 if any_out else 1


def greedy(hand: int, shapes: list[int], rules: Rules, naturals_first: bool) -> list[int]:
    """Lays until nothing more can be laid. The last natural stays, so that no joker has to be
    thrown at the end."""
    table = shapes[:]
    lays: list[int] = []
    while True:
        lay = _next(hand, table, rules, naturals_first)
        if lay is None:
            return lays
        lays.append(lay)
        hand = laid(lay, hand, table)


def _next(hand: int, table: list[int], rules: Rules, naturals_first: bool) -> int | None:
    spare = hand.bit_count() - rules.keep
    naturals = (hand & ALL_NATURALS).bit_count() - rules.keep
    melds = new_melds(hand, rules.most_jokers) if spare >= 3 else []
    melds = [lay & ~63 for lay in melds if 3 - FORMS[lay & ~63].jokers <= naturals]
    if melds and (not naturals_first or FORMS[melds[0]].jokers == 0):
        return melds[0]
    if naturals > 0:
        lay = _natural(hand, table)
        if lay is not None:
            return lay
    if melds:
        return melds[0]
    if hand >> NATURALS and spare > 0:
        return _joker(table)
    return None


def _natural(hand: int, table: list[int]) -> int | None:
    for number, shape in enumerate(table):
        if FITTING[shape] & hand:
            for extension in EXTENSIONS[shape]:
                if hand >> (extension & CARD_FIELD) & 1:
                    return extend(number, extension & WAY_FIELD, extension & CARD_FIELD)
    return None


def _joker(table: list[int]) -> int | None:
    for number, shape in enumerate(table):
        if WAYS[shape]:
            return extend(number, WAYS[shape][0], JOKER)
    return None
