"""One deal of Tiến lên as integers: rounds of plays and passes, cuts, đền bài (TL-3 … TL-8)."""

from typing import Final, NamedTuple

from engines.core.cards import mask_of
from engines.core.deal import Deal
from engines.tienlen.cards import HAND, heo_points
from engines.tienlen.combinations import (
    FOUR,
    HEO,
    HEO_PAIR,
    NONE,
    PAIR,
    PAIR_RUN,
    PAIRS,
    SINGLE,
    SINGLES,
    TRIPLE,
    TRIPLES,
    fours,
    higher_sets,
    kind_of,
    leads,
    pair_runs,
    straights,
)
from engines.tienlen.options import Rules
from engines.tienlen.patterns import patterns_of

#: A move is the set of the cards played, or PASS.
PASS: Final = 0
PASS_ONLY: Final = [PASS]
#: TL-2.3: the points of every hàng.
HANG_POINTS: Final = 4
#: TL-4.6: fewer cards hold no four pairs.
FREE_CUT_CARDS: Final = 8


class Cut(NamedTuple):
    """Seat `by` cut the play of seat `on`."""

    by: int
    on: int
    points: int


class TienlenDeal(Deal):
    rules: Rules
    initial: bool
    hands: list[int]
    #: The card that the first play must contain, as a set; 0 once it is played.
    opening: int
    #: The latest play of the round and its kind; 0 and NONE before a lead.
    top: int
    kind: int
    #: Who played the top, or is to lead.
    owner: int
    #: The seats that have passed in this round, as bits.
    out: int
    #: Points of all single 2s played in this round.
    heo: int
    #: The cuts of this round, and the chains of the rounds before. Never changed in place, so that
    #: clones share them.
    chain: list[Cut]
    chains: list[list[Cut]]
    #: With đền bài: whether only one seat has played so far, so that all others may end cóng.
    alone: bool
    #: The last seat that passed with a legal play while another played alone; -1 if none did.
    fault: int
    #: Actions so far, and how many of them came before this round.
    actions: int
    round_start: int
    #: -1 while the deal runs.
    winner: int
    #: The patterns by which the winner won without play, as bits.
    patterns: int

    @staticmethod
    def start(deck: list[int], rules: Rules, leader: int) -> "TienlenDeal":
        """Deal the cards; `leader` is the winner of the deal before, or -1 for an initial deal."""
        # TL-3.1: one packet of 13 cards a seat
        packets = [deck[HAND * seat : HAND * seat + HAND] for seat in range(rules.seats)]
        return TienlenDeal.opened([mask_of(packet) for packet in packets], rules, leader)

    @staticmethod
    def opened(hands: list[int], rules: Rules, leader: int) -> "TienlenDeal":
        """The deal of these hands, before anybody acts."""
        deal = TienlenDeal()
        deal.rules = rules
        deal.hands = hands
        deal.initial = leader < 0
        deal.opening = 0
        if leader < 0:  # TL-3.3: the holder of the lowest card leads it
            deal.opening = min(hand & -hand for hand in hands)
            leader = [hand & deal.opening for hand in hands].index(deal.opening)
        deal.top = 0
        deal.kind = NONE
        deal.owner = leader
        deal.out = 0
        deal.heo = 0
        deal.chain = []
        deal.chains = []
        deal.alone = rules.den_bai
        deal.fault = -1
        deal.actions = 0
        deal.round_start = 0
        deal.winner = -1
        deal.patterns = 0
        deal.turn = leader
        deal._win_at_once()
        return deal

    def clone(self) -> "TienlenDeal":
        copy = TienlenDeal()
        copy.rules = self.rules
        copy.hands = self.hands[:]
        copy.initial = self.initial
        copy.opening = self.opening
        copy.top = self.top
        copy.kind = self.kind
        copy.owner = self.owner
        copy.out = self.out
        copy.heo = self.heo
        copy.chain = self.chain
        copy.chains = self.chains
        copy.alone = self.alone
        copy.fault = self.fault
        copy.actions = self.actions
        copy.round_start = self.round_start
        copy.winner = self.winner
        copy.patterns = self.patterns
        copy.turn = self.turn
        return copy

    def phase(self) -> str:
        return "play"

    def free_cut(self) -> bool:
        """Whether the seat to move has passed before in this round (TL-4.6)."""
        return self.turn >= 0 and self.out >> self.turn & 1 == 1

    def moves(self) -> list[int]:
        """Leads in the order of `leads`; answers of the top's own kind, then cuts, then PASS."""
        hand = self.hands[self.turn]
        kind = self.kind
        if kind == NONE:
            if self.opening:  # TL-3.3
                return [cards for cards in leads(hand) if cards & self.opening]
            return leads(hand)
        if kind == SINGLE:  # half of all turns, so without a call
            found = []
            higher = hand & -(self.top << 1)
            while higher:
                low = higher & -higher
                found.append(low)
                higher ^= low
        elif kind < HEO:
            found = self._answers(hand)
        elif self.out >> self.turn & 1:
            found = self._free_cuts(hand)
        else:
            found = self._answers_to_heo_or_hang(hand)
        if not found:
            return PASS_ONLY
        found.append(PASS)
        return found

    def _answers(self, hand: int) -> list[int]:
        """What beats a top that cannot be cut: its own kind only."""
        top = self.top
        if self.kind == PAIR:
            return higher_sets(hand, PAIRS, top)
        if self.kind == TRIPLE:
            return higher_sets(hand, TRIPLES, top)
        length = top.bit_count()  # TL-7.2
        return straights(hand, length, 12 if self.rules.longer else length, top)

    def _answers_to_heo_or_hang(self, hand: int) -> list[int]:
        """What beats a top that can be cut: its own kind, and the cuts of TL-7.4."""
        top = self.top
        if self.kind == HEO:
            return higher_sets(hand, SINGLES, top) + fours(hand, 0) + pair_runs(hand, 3, 0)
        if self.kind == HEO_PAIR:
            found = higher_sets(hand, PAIRS, top)
            if self.rules.quad_cuts_pair:
                found += fours(hand, 0)
            return found + pair_runs(hand, 4, 0)
        if self.kind == FOUR:
            return fours(hand, top) + pair_runs(hand, 4, 0)
        pairs = top.bit_count() >> 1  # TL-7.3
        found = pair_runs(hand, pairs, top)
        if pairs == 3:
            found += fours(hand, 0)
        return found

    def _free_cuts(self, hand: int) -> list[int]:
        """TL-4.6: what beats the top among the runs of four or more pairs."""
        if self.kind == PAIR_RUN and self.top.bit_count() >= 8:
            return pair_runs(hand, self.top.bit_count() >> 1, self.top)
        return pair_runs(hand, 4, 0)

    def play(self, move: int) -> None:
        seat = self.turn
        self.actions += 1
        if move == PASS:
            if self.alone and len(self.moves()) > 1:  # TL-8.8
                self.fault = seat
            self.out |= 1 << seat  # TL-4.3
        else:
            kind = kind_of(move)
            if kind >= PAIR_RUN and self.kind >= HEO:  # TL-7.5
                self._cut(seat)
            elif kind == HEO:
                self.heo += heo_points(move)
            if seat != self.owner:
                self.alone = False
            self.opening = 0
            self.top = move
            self.kind = kind
            self.owner = seat
            if self.out:
                self.out &= ~(1 << seat)
            hand = self.hands[seat] ^ move
            self.hands[seat] = hand
            if not hand:  # TL-4.8
                self.winner = seat
                self.turn = -1
                return
        self._take_next(seat)

    def _take_next(self, seat: int) -> None:
        """TL-4.4: the seats behind the owner once each, then the round is over."""
        seats = self.rules.seats
        owner = self.owner
        out = self.out
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if seat == owner:
                break
            if not out >> seat & 1 or self._may_free_cut(seat):
                self.turn = seat
                return
        self.turn = seat  # TL-4.5: the owner of the top leads
        self.top = 0
        self.kind = NONE
        self.out = 0
        self.heo = 0
        self.round_start = self.actions
        if self.chain:
            self.chains = [*self.chains, self.chain]
            self.chain = []

    def _may_free_cut(self, seat: int) -> bool:
        return (
            self.kind >= HEO
            and self.rules.free_cut
            and self.hands[seat].bit_count() >= FREE_CUT_CARDS
        )

    def _cut(self, seat: int) -> None:
        """TL-8.2: what cutting the top is worth."""
        if self.kind == HEO:
            points = self.heo
        elif self.kind == HEO_PAIR:
            points = 2 * heo_points(self.top)
        else:
            points = HANG_POINTS
        self.chain = [*self.chain, Cut(seat, self.owner, points)]

    def _win_at_once(self) -> None:
        """TL-3.5, TL-3.7: the first seat behind the leader, he himself included, with a pattern."""
        in_force = self.rules.initial_patterns if self.initial else self.rules.later_patterns
        if not in_force:
            return
        for step in range(self.rules.seats):
            seat = (self.turn + step) % self.rules.seats
            patterns = patterns_of(self.hands[seat]) & in_force
            if patterns:
                self.winner = seat
                self.patterns = patterns
                self.opening = 0
                self.turn = -1
                return
