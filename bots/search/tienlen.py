"""Tiến lên in playouts: the hand in the groups of its cheapest split, the worst of them first.

As `hard` does it, but with one table of costs for all positions, so that the splits of one playout
serve the next ones, and with rough chances that a play holds.
"""

from typing import Self

from bots.house.tienlen.hard import DefensiveStyle
from bots.house.tienlen.odds import rank_counts, ranks_with
from bots.house.tienlen.split import Group, Split
from bots.search.style import Style
from bots.search.worth import played_out
from bots.seat import JsonObject
from engines.tienlen.cards import HAND
from engines.tienlen.combinations import HEO, HEO_PAIR, NONE, PAIR, SINGLE, STRAIGHT, TRIPLE
from engines.tienlen.deal import PASS, TienlenDeal

#: What groups cost in turns, by rank 3 … 2: less than one where they win the lead or can be laid
#: on others, nothing or less where they surely do.
SINGLES = [1.0, 0.96, 0.92, 0.88, 0.83, 0.79, 0.75, 0.71, 0.66, 0.58, 0.45, 0.15, -0.65]
PAIRS = [0.96, 0.92, 0.88, 0.83, 0.77, 0.70, 0.62, 0.53, 0.43, 0.30, 0.10, -0.15, -0.70]
TRIPLES = [0.75, 0.70, 0.65, 0.60, 0.55, 0.50, 0.45, 0.40, 0.35, 0.30, 0.25, 0.2, -0.5]
HANG = -0.5
#: Straights: for each rank that is missing up to the ace.
STRAIGHT_COST, BELOW_ACE = 0.4, 0.05

#: How likely a play holds, by the number of higher cards, pairs or triples that may be out, and
#: for a straight by its rank.
SINGLE_HOLDS = [1.0, 0.6, 0.4, 0.25, 0.15, 0.1, 0.05] + [0.0] * 46
PAIR_HOLDS = [1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1, 0.1, 0.1]
TRIPLE_HOLDS = [1.0, 0.9, 0.8, 0.75, 0.7] + [0.65] * 8
STRAIGHT_HOLDS = [0.0, 0.0, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.65, 0.75, 0.85, 1.0]
HANG_HOLDS = 0.95

#: What it is worth to lead next, to play at all, to stop a leader with 1, 2, 3 or more cards (less
#: for every other seat that could), and to have played (TL-8.7) for each card of the best opponent.
LEAD, EFFORT, OTHERS, CONG = 1.0, -0.1, 0.6, 0.25
STOP = [0.0, 4.0, 1.5, 1.1] + [0.07] * 10
#: What a single costs more when somebody has one card left, less this much for each rank.
LAST_CARD, HIGHER = 3.0, 0.2
#: Leads that are compared.
LEADS = 7
#: Hands whose costs are kept.
MOST_HANDS = 100_000


def _straight(_: int, rank: int) -> float:
    return STRAIGHT_COST + BELOW_ACE * (11 - rank)


class Costs:
    """The costs of whole hands. All candidates meet the same hands in a world, so that they are
    kept from playout to playout, but not for ever."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.split = Split([[], SINGLES, PAIRS, TRIPLES, [HANG] * 13], _straight, HANG)
        self.of: dict[int, float] = {}

    def hand(self, counts: int) -> float:
        cost = self.of.get(counts)
        if cost is None:
            cost = self.of[counts] = self.split.cost(counts)
        return cost

    def kept(self) -> Self:
        if len(self.of) > MOST_HANDS:
            self._begin()
        return self


COSTS = Costs()


def play_out(deal: TienlenDeal) -> None:
    costs = COSTS.kept()
    hands = deal.hands
    while deal.turn >= 0:
        if deal.kind == NONE:
            deal.play(_lead(deal, hands[deal.turn], costs.split))
        else:
            moves = deal.moves()
            deal.play(PASS if len(moves) == 1 else _answer(deal, moves, costs))


def _others(deal: TienlenDeal) -> tuple[int, int]:
    """The cards that the other seats hold together, and the fewest that one of them holds."""
    unseen, fewest = 0, HAND
    for seat, hand in enumerate(deal.hands):
        if seat != deal.turn:
            unseen |= hand
            fewest = min(fewest, hand.bit_count())
    return unseen, fewest


def _holds(cards: int, kind: int, unseen: int) -> float:
    """The chance that nobody beats these cards, as far as the cards that are out can tell."""
    if kind in (SINGLE, HEO):
        return SINGLE_HOLDS[(unseen >> cards.bit_length()).bit_count()]
    rank = cards.bit_length() - 1 >> 2
    if kind == STRAIGHT:
        return STRAIGHT_HOLDS[rank]
    if kind in (PAIR, HEO_PAIR):
        return PAIR_HOLDS[ranks_with(rank_counts(unseen) >> 4 * (rank + 1), 2).bit_count()]
    if kind == TRIPLE:
        return TRIPLE_HOLDS[ranks_with(rank_counts(unseen) >> 4 * (rank + 1), 3).bit_count()]
    return HANG_HOLDS


def _lead(deal: TienlenDeal, hand: int, split: Split) -> int:
    unseen, fewest = _others(deal)
    groups = split.groups(rank_counts(hand))
    best, most, sure, winner = PASS, -9.0, 0, PASS
    for group in groups:
        cards = _cards_of(hand, group)
        if deal.opening & ~cards:
            continue
        holds = _holds(cards, _kind_of(group), unseen)
        value = split.cost_of(group) + LEAD * holds
        if holds == 1.0:
            sure += 1
            winner = cards
        if fewest == 1 and group.length == 1 and group.each == 1:
            value -= LAST_CARD - HIGHER * group.rank
        if value > most:
            best, most = cards, value
    if sure and sure >= len(groups) - 1:  # all but one can be led one after the other
        return winner
    # TL-3.3: the opening card may be in none of the groups as they were dealt.
    return best if best != PASS else deal.moves()[0]


def _kind_of(group: Group) -> int:
    if group.length > 1:
        return STRAIGHT if group.each == 1 else NONE
    return (NONE, SINGLE, PAIR, TRIPLE, NONE)[group.each]


def _cards_of(hand: int, group: Group) -> int:
    """A group as cards: the lowest suits, but the highest on top of a run."""
    cards = 0
    last = group.rank + group.length - 1
    for rank in range(group.rank, last + 1):
        held = hand >> 4 * rank & 15
        for _ in range(group.each):
            on_top = rank == last and group.length > 1
            suit = 1 << held.bit_length() - 1 if on_top else held & -held
            held ^= suit
            cards |= suit << 4 * rank
    return cards


def _answer(deal: TienlenDeal, moves: list[int], costs: Costs) -> int:
    seat, kind = deal.turn, deal.kind
    hand = deal.hands[seat]
    unseen, fewest = _others(deal)
    counts = rank_counts(hand)
    before = costs.hand(counts)
    worth = EFFORT + STOP[deal.hands[deal.owner].bit_count()] * OTHERS ** (
        deal.rules.seats - 2 - (deal.out & ~(1 << seat)).bit_count()
    )
    if hand.bit_count() == HAND:
        worth += CONG * (HAND + 1 - fewest)
    best, most = PASS, 0.0
    tried = 0
    for cards in moves:
        ranks = rank_counts(cards)
        if ranks == tried or cards == PASS:
            continue
        if cards == hand:
            return cards
        tried = ranks
        value = worth + before - costs.hand(counts - ranks) + LEAD * _holds(cards, kind, unseen)
        if value > most:
            best, most = cards, value
    return best


def candidates(_view: JsonObject, deal: TienlenDeal, moves: list[int], _first: int) -> list[int]:
    """Of plays that differ in suits only the lowest; of leads those that cost least."""
    lowest: dict[int, int] = {}
    for cards in moves:
        ranks = rank_counts(cards)
        lowest[ranks] = min(cards, lowest.get(ranks, cards))
    if deal.kind != NONE:
        return list(lowest.values())
    counts = rank_counts(deal.hands[deal.turn])
    costs = COSTS.kept()

    def loss(ranks: int) -> float:
        return costs.hand(counts - ranks) + costs.hand(ranks)

    return [lowest[ranks] for ranks in sorted(lowest, key=loss)[:LEADS]]


STYLE = Style(DefensiveStyle, played_out(play_out), candidates, doubt=1.5)
