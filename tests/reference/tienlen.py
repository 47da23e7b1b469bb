"""Tien len, written straight from rules/tienlen.md: slow and literal, an oracle for tests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

Action = dict[str, Any]

RANKS = "3456789TJQKA2"  # TL-2.1, low to high
RUN_RANKS = "3456789TJQKA"  # TL-6.2: straights and runs of pairs never hold a 2
SUITS = "SCDH"  # TL-2.1, low to high
CANONICAL = [rank + suit for rank in RANKS for suit in SUITS]  # TL-2.2
STRENGTH = {card: place for place, card in enumerate(CANONICAL)}  # TL-2.2

OPTION_VALUES: dict[str, list[Any]] = {  # TL-1.3
    "games": [1, 4, 8, 16, 32],
    "straights": ["longer", "same_length"],
    "quad_cuts_pair": [False, True],
    "free_cut": [False, True],
    "instant_wins": ["by_deal", "cumulative", "off"],
    "den_bai": [False, True],
    "hide_counts": [False, True],
}
OPTION_DEFAULTS: dict[str, Any] = {  # TL-1.3
    "games": 16,
    "straights": "longer",
    "quad_cuts_pair": False,
    "free_cut": True,
    "instant_wins": "by_deal",
    "den_bai": True,
    "hide_counts": False,
}

# TL-3.6: pattern, its entry under "initial deal", its entry under "later deal"
PATTERNS = [
    ("four_threes", "yes", ""),
    ("four_twos", "yes", "yes"),
    ("three_pairs_3s", "yes", ""),
    ("four_pairs_3s", "yes", ""),
    ("three_triples", "yes", ""),
    ("four_triples", "yes", ""),
    ("three_quads", "yes", ""),
    ("five_pairs_triple", "yes", ""),
    ("five_run_pairs_triple", "yes", ""),
    ("five_run_pairs", "cumulative", "yes"),
    ("six_pairs", "cumulative", "yes"),
    ("dragon", "cumulative", "yes"),
    ("one_colour", "cumulative", "yes"),
]


def strength(card: str) -> int:
    """TL-2.2: the place of a card in canonical order is its strength."""
    return STRENGTH[card]


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=strength)


def of_rank(cards: list[str], rank: str) -> list[str]:
    return [card for card in cards if card[0] == rank]


def rank_value(card: str) -> int:
    """TL-2.4: 3 is 1, 4 is 2, ... A is 12, 2 is 13."""
    return RANKS.index(card[0]) + 1


def two_points(card: str) -> int:
    """TL-2.3: the points of a 2; other cards have none."""
    return {"2S": 1, "2C": 1, "2D": 2, "2H": 2}.get(card, 0)


def neighbours(length: int) -> list[str]:
    """TL-6.2: every stretch of neighbouring ranks of this length, from 3 to A."""
    return [RUN_RANKS[i : i + length] for i in range(len(RUN_RANKS) - length + 1)]


# --- section 6: combinations ---------------------------------------------------------------------


def kind_of(cards: list[str]) -> str | None:
    """TL-6.1: the kind of combination that these cards form, or None."""
    cards = in_order(cards)
    size = len(cards)
    ranks = [card[0] for card in cards]
    distinct = "".join(rank for rank in RANKS if rank in ranks)
    if size == 1:
        return "single"
    if size == 2 and len(distinct) == 1:
        return "pair"
    if size == 3 and len(distinct) == 1:
        return "triple"
    if size == 4 and len(distinct) == 1:
        return None if distinct == "2" else "four"  # TL-6.3
    if 3 <= size <= 12 and len(distinct) == size and distinct in neighbours(size):
        return "straight"
    two_each = all(ranks.count(rank) == 2 for rank in distinct)
    if size in (6, 8, 10, 12) and two_each and distinct in neighbours(size // 2):
        return "pairs"
    return None


def is_hang(cards: list[str]) -> bool:
    """A four of a kind, or a run of three or more pairs."""
    return kind_of(cards) in ("four", "pairs")


def is_twos(cards: list[str]) -> bool:
    return all(card[0] == "2" for card in cards)


def combinations_of(hand: list[str]) -> list[list[str]]:
    """TL-5.3: every set of cards of the hand that is a combination, each once."""
    group = {rank: of_rank(hand, rank) for rank in RANKS}
    pairs = {rank: list(combinations(group[rank], 2)) for rank in RANKS}
    candidates: list[list[str]] = []
    for rank in RANKS:
        for size in (1, 2, 3, 4):
            candidates += [list(cards) for cards in combinations(group[rank], size)]
    for length in range(3, 13):
        for ranks in neighbours(length):
            for one_each in product(*[group[rank] for rank in ranks]):
                candidates.append(list(one_each))
    for length in range(3, 7):
        for ranks in neighbours(length):
            for two_each in product(*[pairs[rank] for rank in ranks]):
                candidates.append([card for pair in two_each for card in pair])
    return [in_order(cards) for cards in candidates if kind_of(cards) is not None]


# --- section 7: beating and cutting --------------------------------------------------------------


def beats(cards: list[str], top: list[str], options: dict[str, Any]) -> bool:
    kind, top_kind = kind_of(cards), kind_of(top)
    higher = max(map(strength, cards)) > max(map(strength, top))
    if kind == top_kind:
        if kind == "straight":  # TL-7.2
            if options["straights"] == "longer" and len(cards) != len(top):
                return len(cards) > len(top)
            return len(cards) == len(top) and higher
        if kind == "pairs" and len(cards) != len(top):  # TL-7.3
            return len(cards) > len(top)
        return higher  # TL-7.1, TL-7.3
    # TL-7.4: across kinds
    three_pairs = kind == "pairs" and len(cards) == 6
    four = kind == "four"
    four_pairs = kind == "pairs" and len(cards) >= 8
    if top_kind == "single" and is_twos(top):
        return three_pairs or four or four_pairs
    if top_kind == "pair" and is_twos(top):
        return four_pairs or (four and bool(options["quad_cuts_pair"]))
    if top_kind == "pairs" and len(top) == 6:
        return four
    if top_kind == "four":
        return four_pairs
    return False


def can_be_cut(top: list[str]) -> bool:
    """TL-4.6, TL-7.5: a single 2, a pair of 2s, or a hàng."""
    if kind_of(top) in ("single", "pair") and is_twos(top):
        return True
    return is_hang(top)


def is_cut(cards: list[str], top: list[str]) -> bool:
    """TL-7.5"""
    return is_hang(cards) and can_be_cut(top)


# --- thúi ----------------------------------------------------------------------------------------


def hang_count(hand: list[str]) -> int:
    """TL-8.5: the largest number of fours and three-pair runs laid out without sharing a card."""
    return most_sets([len(of_rank(hand, rank)) for rank in RUN_RANKS])


def most_sets(counts: list[int]) -> int:
    """Plain search. Only the number of cards of each rank matters, from 3 to A."""
    best = 0
    for i in range(12):
        if counts[i] >= 4:
            rest = list(counts)
            rest[i] -= 4
            best = max(best, 1 + most_sets(rest))
        if i + 2 < 12 and counts[i] >= 2 and counts[i + 1] >= 2 and counts[i + 2] >= 2:
            rest = list(counts)
            for j in (i, i + 1, i + 2):
                rest[j] -= 2
            best = max(best, 1 + most_sets(rest))
    return best


def thui_value(hand: list[str]) -> int:
    """TL-8.5"""
    return sum(two_points(card) for card in hand) + 4 * hang_count(hand)


# --- instant wins --------------------------------------------------------------------------------


def holds_pattern(name: str, hand: list[str]) -> bool:
    """TL-3.6: the column "the 13 cards hold"."""
    count = {rank: len(of_rank(hand, rank)) for rank in RANKS}
    if name == "four_threes":
        return count["3"] == 4
    if name == "four_twos":
        return count["2"] == 4
    if name == "three_pairs_3s":
        return "3S" in hand and all(count[rank] >= 2 for rank in "345")
    if name == "four_pairs_3s":
        return "3S" in hand and all(count[rank] >= 2 for rank in "3456")
    if name == "three_triples":
        return len([rank for rank in RANKS if count[rank] >= 3]) >= 3
    if name == "four_triples":
        return len([rank for rank in RANKS if count[rank] >= 3]) >= 4
    if name == "three_quads":
        return len([rank for rank in RANKS if count[rank] == 4]) >= 3
    if name == "five_pairs_triple":
        for triple in RANKS:
            others = [rank for rank in RANKS if rank != triple]
            if count[triple] == 3 and all(count[rank] % 2 == 0 for rank in others):
                return True
        return False
    if name == "five_run_pairs_triple":
        for five in neighbours(5):
            for further in [rank for rank in RANKS if rank not in five]:
                if all(count[rank] == 2 for rank in five) and count[further] == 3:
                    return True
        return False
    if name == "five_run_pairs":
        return any(all(count[rank] >= 2 for rank in five) for five in neighbours(5))
    if name == "six_pairs":
        return sum(count[rank] // 2 for rank in RANKS) >= 6
    if name == "dragon":
        return all(count[rank] >= 1 for rank in RUN_RANKS)
    if name == "one_colour":
        black = [card for card in hand if card[1] in "SC"]
        return len(black) == len(hand) or len(black) == 0
    raise ValueError(name)


def patterns_of(hand: list[str], initial: bool, instant_wins: str) -> list[str]:
    """TL-3.6: the patterns in force that the hand holds."""
    found = []
    for name, in_initial, in_later in PATTERNS:
        entry = in_initial if initial else in_later
        in_force = {
            "by_deal": entry == "yes",
            "cumulative": entry in ("yes", "cumulative"),
            "off": False,
        }[instant_wins]
        if in_force and holds_pattern(name, hand):
            found.append(name)
    return found


# --- places --------------------------------------------------------------------------------------


def places_of(winner: int, hands: list[list[str]]) -> list[int]:
    """TL-8.9: the place of each seat, from 1."""

    def badness(seat: int) -> tuple[int, int, int]:
        hand = hands[seat]
        return (len(hand), sum(map(rank_value, hand)), max(map(strength, hand)))

    losers = [seat for seat in range(len(hands)) if seat != winner]
    ranking = [winner, *sorted(losers, key=badness)]
    return [ranking.index(seat) + 1 for seat in range(len(hands))]


class TienlenReference:
    phase: str
    turn: int  # the seat to act
    scores: list[int]
    deals: list[dict[str, Any]]
    hand: list[list[str]]
    initial: bool
    opening_card: str | None  # TL-3.3: while it is still to be played
    has_played: list[bool]  # in this deal, for cóng
    faults: list[int]  # TL-8.8: seats that passed with a play in hand, in order
    cut_transfers: list[dict[str, Any]]
    is_in: list[bool]  # TL-4.3
    top: list[str] | None  # TL-4.2
    owner: int | None
    to_take: list[int]  # TL-4.4: seats not yet taken since the top was played
    round_plays: list[list[str]]
    chain: list[dict[str, int]]  # TL-8.3: the cuts of this round

    def __init__(
        self, seats: int, options: dict[str, Any], deck: Callable[[int], list[str]]
    ) -> None:
        if seats not in (2, 3, 4):  # TL-1.1
            raise ValueError("TL-1.1")
        for name, value in options.items():  # TL-1.3
            allowed = OPTION_VALUES.get(name, [])
            if not any(type(value) is type(item) and value == item for item in allowed):
                raise ValueError(f"TL-1.3 {name}")
        self.seats = seats
        self.options: dict[str, Any] = {**OPTION_DEFAULTS, **options}
        self.deck = deck
        self.scores = [0] * seats
        self.deals = []
        self.phase = "play"
        self.turn = 0
        self._start_deals()

    # --- the interface ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)  # TL-4.1

    def hands(self) -> list[list[str]]:
        return [in_order(hand) for hand in self.hand]

    def legal_actions(self, seat: int) -> list[Action]:
        if seat not in self.actors:
            return []
        plays = combinations_of(self.hand[seat])
        if self.top is None:  # TL-4.2: leading, no pass
            if self.opening_card is not None:  # TL-3.3
                plays = [cards for cards in plays if self.opening_card in cards]
            return [{"type": "play", "cards": cards} for cards in plays]
        top = self.top
        plays = [cards for cards in plays if beats(cards, top, self.options)]
        if not self.is_in[seat]:  # TL-4.6: only runs of four or more pairs
            plays = [cards for cards in plays if kind_of(cards) == "pairs" and len(cards) >= 8]
        actions: list[Action] = [{"type": "play", "cards": cards} for cards in plays]
        return [*actions, {"type": "pass"}]  # TL-5.2

    def default_action(self, seat: int) -> Action | None:
        if seat not in self.actors:
            return None
        if self.top is None:  # TL-10.1
            return {"type": "play", "cards": in_order(self.hand[seat])[:1]}
        return {"type": "pass"}  # TL-10.2

    def apply(self, seat: int, action: Action) -> None:
        if action["type"] == "pass":
            self._pass(seat)
        else:
            self._play(seat, action["cards"])

    # --- the deal --------------------------------------------------------------------------------

    def _start_deals(self) -> None:
        """TL-4.9: deals until there is something to play, or until the match is over."""
        while len(self.deals) < self.options["games"]:  # TL-1.2, TL-9.1
            if self._start_deal():
                return
        self.phase = "over"

    def _start_deal(self) -> bool:
        """Deal once. False if an instant win ended the deal."""
        deck = self.deck(len(self.deals))
        # TL-3.1
        self.hand = [in_order(deck[13 * seat : 13 * seat + 13]) for seat in range(self.seats)]
        # TL-3.2
        self.initial = len(self.deals) == 0 or bool(self.deals[-1]["instant"])
        self.opening_card = None
        if self.initial:  # TL-3.3
            lowest = min([card for hand in self.hand for card in hand], key=strength)
            self.opening_card = lowest
            leader = next(seat for seat in range(self.seats) if lowest in self.hand[seat])
        else:  # TL-3.4
            leader = self.deals[-1]["winner"]
        self.has_played = [False] * self.seats
        self.faults = []
        self.cut_transfers = []
        self._start_round(leader)
        for step in range(self.seats):  # TL-3.5, TL-3.7
            seat = (leader + step) % self.seats
            patterns = patterns_of(self.hand[seat], self.initial, self.options["instant_wins"])
            if patterns:
                self._end_instant(seat, patterns)
                return False
        return True

    # --- the round -------------------------------------------------------------------------------

    def _start_round(self, leader: int) -> None:
        self.is_in = [True] * self.seats  # TL-4.3
        self.top = None
        self.owner = None
        self.to_take = []
        self.round_plays = []
        self.chain = []
        self.turn = leader

    def _play(self, seat: int, cards: list[str]) -> None:
        # TL-7.5
        if self.owner is not None and self.top is not None and is_cut(cards, self.top):
            cut = {"by": seat, "on": self.owner, "value": self._cut_value(self.top)}
            self.chain.append(cut)
        self.hand[seat] = [card for card in self.hand[seat] if card not in cards]
        self.opening_card = None
        self.has_played[seat] = True
        self.round_plays.append(list(cards))
        self.top = list(cards)
        self.owner = seat
        self.is_in[seat] = True  # TL-4.3
        if not self.hand[seat]:  # TL-4.8
            self._end_played(seat)
            return
        self.to_take = [(seat + step) % self.seats for step in range(1, self.seats)]  # TL-4.4
        self._next_turn()

    def _pass(self, seat: int) -> None:
        if any(action["type"] == "play" for action in self.legal_actions(seat)):
            self.faults.append(seat)  # TL-8.8
        self.is_in[seat] = False  # TL-4.3
        self._next_turn()

    def _next_turn(self) -> None:
        assert self.top is not None
        assert self.owner is not None
        while self.to_take:  # TL-4.4
            seat = self.to_take.pop(0)
            if self.is_in[seat] or self._free_cut_turn(seat, self.top):
                self.turn = seat
                return
        # TL-4.5
        self._settle_chain(None)
        self._start_round(self.owner)

    def _free_cut_turn(self, seat: int, top: list[str]) -> bool:
        """TL-4.6"""
        return bool(self.options["free_cut"]) and can_be_cut(top) and len(self.hand[seat]) >= 8

    def _cut_value(self, top: list[str]) -> int:
        """TL-8.2"""
        if is_hang(top):
            return 4
        if len(top) == 2:
            return 2 * sum(map(two_points, top))
        singles = [cards[0] for cards in self.round_plays if len(cards) == 1]
        return sum(map(two_points, singles))

    def _settle_chain(self, winner: int | None) -> None:
        """TL-8.3, TL-8.4: at the end of a round, or of the deal with its winner."""
        if not self.chain:
            return
        last = self.chain[-1]
        counted = self.chain
        if last["by"] == winner:  # TL-8.4
            counted = [cut for cut in self.chain if cut["on"] != winner]
        points = sum(cut["value"] for cut in counted)
        self.cut_transfers.append(transfer(last["on"], last["by"], points, "cut"))
        self.chain = []

    # --- scoring ---------------------------------------------------------------------------------

    def _end_instant(self, winner: int, patterns: list[str]) -> None:
        """TL-8.6"""
        transfers = []
        for seat in range(self.seats):
            if seat != winner:
                transfers.append(transfer(seat, winner, 13 * self.seats, "instant"))
                transfers.append(transfer(seat, winner, thui_value(self.hand[seat]), "thui"))
        self._book(winner, True, patterns, None, transfers, None)

    def _end_played(self, winner: int) -> None:
        """TL-8.7"""
        self._settle_chain(winner)
        losers = [seat for seat in range(self.seats) if seat != winner]
        cong = [seat for seat in losers if not self.has_played[seat]]
        places = places_of(winner, self.hand)
        owed = []
        for seat in losers:
            owed.append(transfer(seat, winner, len(self.hand[seat]), "cards"))  # step 2
            if seat in cong:  # step 3
                owed.append(transfer(seat, winner, 13 * self.seats, "cong"))
                owed.append(transfer(seat, winner, thui_value(self.hand[seat]), "thui"))
        if not cong:  # step 4
            last = places.index(self.seats)
            above = places.index(self.seats - 1)
            owed.append(transfer(last, above, thui_value(self.hand[last]), "thui"))
        payer: int | None = None
        at_fault = [seat for seat in self.faults if seat in cong]
        if self.options["den_bai"] and len(cong) == 3 and at_fault:  # TL-8.8
            payer = at_fault[-1]
            owed = [transfer(payer, item["to"], item["points"], item["reason"]) for item in owed]
        patterns: list[str] = []
        self._book(winner, False, patterns, places, self.cut_transfers + owed, payer)
        self._start_deals()  # TL-4.9

    def _book(
        self,
        winner: int,
        instant: bool,
        patterns: list[str],
        places: list[int] | None,
        transfers: list[dict[str, Any]],
        payer: int | None,
    ) -> None:
        """TL-8.1"""
        gain = [0] * self.seats
        for item in transfers:
            gain[item["from"]] -= item["points"]
            gain[item["to"]] += item["points"]
        self.scores = [score + more for score, more in zip(self.scores, gain, strict=True)]
        self.deals.append(
            {
                "deal": len(self.deals),
                "initial": self.initial,
                "winner": winner,
                "instant": instant,
                "patterns": patterns,
                "places": places,
                "transfers": [item for item in transfers if item["points"] != 0],
                "payer": payer,
                "gain": gain,
            }
        )


def transfer(payer: int, taker: int, points: int, reason: str) -> dict[str, Any]:
    return {"from": payer, "to": taker, "points": points, "reason": reason}
