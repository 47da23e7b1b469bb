"""Jolly, written straight from rules/jolly.md: slow and literal, an oracle for tests."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import combinations
from typing import Any

Action = dict[str, Any]

SUITS = "CDHS"
RANKS = "23456789TJQKA"
JOKERS = ["X0", "X1", "X2", "X3", "X4", "X5", "X6", "X7"]
CANONICAL = [rank + suit for suit in SUITS for rank in RANKS] + JOKERS  # JO-2.1, JO-2.2
PLACE = {card: place for place, card in enumerate(CANONICAL)}  # JO-2.2
POSITIONS = " A23456789TJQKA"  # JO-5.3: the rank at position 1 ... 14

MOST_DEALS = 100  # JO-10.3


def option_values(seats: int) -> dict[str, list[Any]]:
    """JO-1.4: the values of each option, the default first."""
    return {
        "target": [500, 1000],
        "starter_draws": [True, False],
        "go_out": ["zudrehen", "any"],
        "joker_swap": [False, True],
        "new_meld_jokers": [2, 1],
        "first_dealer": list(range(seats)),
    }


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: PLACE[card])


def is_joker(card: str) -> bool:
    return card[0] == "X"


def naturals_of(cards: list[str]) -> list[str]:
    return [card for card in cards if not is_joker(card)]


def jokers_of(cards: list[str]) -> list[str]:
    """Lowest number first."""
    return sorted(card for card in cards if is_joker(card))


def usable(hand: list[str]) -> list[str]:
    """JO-5.8: the cards that an action with one card may name; of the jokers only the lowest."""
    return naturals_of(hand) + jokers_of(hand)[:1]


def penalty(card: str) -> int:
    """JO-2.4"""
    if is_joker(card):
        return 50
    if card[0] == "A":
        return 25
    return 10 if card[0] in "TJQK" else 5


def penalty_of(hand: list[str]) -> int:
    return sum(penalty(card) for card in hand)


def position_value(position: int) -> int:
    """JO-6.1: the meld value of the card at a position of a run."""
    if position == 1:
        return 5
    return 10 if position >= 10 else 5


class Meld:
    """A set or a run on the table; `cards` is in table order, which in a run is by position."""

    def __init__(self, owner: int, kind: str, cards: list[str], low: int | None) -> None:
        self.owner = owner
        self.kind = kind
        self.cards = list(cards)
        self.low = low

    @property
    def rank(self) -> str:
        """The rank of a set."""
        return naturals_of(self.cards)[0][0]

    @property
    def suit(self) -> str:
        """The suit of a run."""
        return naturals_of(self.cards)[0][1]

    def positions(self) -> list[int]:
        """The positions that a run covers."""
        assert self.low is not None
        return [self.low + i for i in range(len(self.cards))]

    def value(self) -> int:
        """JO-6.1, JO-6.2"""
        if self.kind == "run":
            return sum(position_value(position) for position in self.positions())
        if self.rank == "A":
            return 25 if len(self.cards) == 3 else 35
        return len(self.cards) * (10 if self.rank in "TJQK" else 5)


def is_set(cards: list[str]) -> bool:
    """JO-5.1"""
    naturals = naturals_of(cards)
    return len(cards) in (3, 4) and len({card[0] for card in naturals}) == 1


def positions_allowed(positions: list[int]) -> bool:
    """JO-5.2, JO-5.3: three to thirteen positions, all between 1 and 14, never both ends."""
    if not 3 <= len(positions) <= 13:
        return False
    if positions[0] < 1 or positions[-1] > 14:
        return False
    return not (positions[0] == 1 and positions[-1] == 14)


def run_in_table_order(cards: list[str], low: int) -> list[str] | None:
    """JO-5.6: the cards of a new run by position, or None if they are no run from `low`."""
    naturals = naturals_of(cards)
    if len({card[1] for card in naturals}) != 1:  # one suit, and at least one natural
        return None
    positions = [low + i for i in range(len(cards))]
    if not positions_allowed(positions):
        return None
    jokers = jokers_of(cards)
    placed: list[str] = []
    for position in positions:
        fitting = [card for card in naturals if card[0] == POSITIONS[position]]
        if fitting:
            placed.append(fitting[0])
            naturals.remove(fitting[0])
        elif jokers:
            placed.append(jokers.pop(0))
        else:
            return None
    return placed if not naturals and not jokers else None


class JollyReference:
    phase: str
    turn: int  # the seat whose turn it is
    scores: list[int]
    deals: list[dict[str, Any]]
    hand: list[list[str]]
    deck: list[str]
    stock: list[str]  # index 0 on top
    row: list[str]  # oldest first
    table: list[Meld]
    opened: list[bool]
    turned: str | None
    completed: int  # JO-9.5: turns of this deal that ended by a discard
    laid: list[Meld]  # the melds that the seat has laid in this turn
    took_back: bool  # JO-6.5
    brought: str | None  # JO-11.4: the card that this turn brought

    def __init__(
        self, seats: int, options: dict[str, Any], deck: Callable[[int], list[str]]
    ) -> None:
        if seats not in (2, 3, 4):  # JO-1.1
            raise ValueError("JO-1.1")
        values = option_values(seats)
        for name, value in options.items():  # JO-1.4
            allowed = values.get(name, [])
            if not any(type(value) is type(item) and value == item for item in allowed):
                raise ValueError(f"JO-1.4 {name}")
        self.seats = seats
        self.options: dict[str, Any] = {name: items[0] for name, items in values.items()}
        self.options.update(options)
        self.deck_of = deck
        self.scores = [0] * seats
        self.deals = []
        self.phase = "draw"
        self._start_deal()

    # --- the interface ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def actors(self) -> tuple[int, ...]:
        return () if self.over else (self.turn,)  # JO-4.1

    def hands(self) -> list[list[str]]:
        return [in_order(hand) for hand in self.hand]

    def legal_actions(self, seat: int) -> list[Action]:
        if seat not in self.actors:
            return []
        if self.phase == "draw":
            return self._draws(seat)
        # JO-8.6
        if self.took_back:
            return self._discards(seat)
        if self._pending(seat):
            own = [number for number, meld in enumerate(self.table) if meld in self.laid]
            take_back: list[Action] = [{"type": "take_back"}]
            return self._melds(seat) + self._extends(seat, own) + take_back
        if not self.opened[seat]:
            return self._melds(seat) + self._discards(seat)
        everything = list(range(len(self.table)))
        actions = self._melds(seat) + self._extends(seat, everything) + self._swaps(seat)
        actions += self._discards(seat)
        if self._may_zudrehen(seat):
            actions.append({"type": "zudrehen"})
        return actions

    def default_action(self, seat: int) -> Action | None:
        if seat not in self.actors:
            return None
        if self.phase == "draw":  # JO-11.1
            return {"type": "draw"}
        if self._pending(seat):  # JO-11.2
            return {"type": "take_back"}
        if not self.took_back and self._may_zudrehen(seat):  # JO-11.3
            return {"type": "zudrehen"}
        # JO-11.4
        hand = in_order(self.hand[seat])
        if self.brought is not None and not is_joker(self.brought) and self.brought in hand:
            return {"type": "discard", "card": self.brought}
        naturals = naturals_of(hand)
        if naturals:
            highest = max(penalty(card) for card in naturals)
            worst = [card for card in naturals if penalty(card) == highest]
            return {"type": "discard", "card": worst[-1]}
        return {"type": "discard", "card": jokers_of(hand)[0]}

    def apply(self, seat: int, action: Action) -> None:
        hand = self.hand[seat]
        kind = action["type"]
        if kind == "draw":
            if not self.stock:
                self._reshuffle()
            card = self.stock.pop(0)
            hand.append(card)
            self.brought = card
            self.phase = "play"
        elif kind == "take":  # JO-4.4
            taken = self.row[-action["count"] :]
            self.row = self.row[: -action["count"]]
            hand.extend(taken)
            self.brought = taken[0] if len(taken) == 1 else None
            self.phase = "play"
        elif kind == "meld":
            self._lay(seat, action)
        elif kind == "extend":
            self._extend(seat, action)
        elif kind == "swap":
            self._swap(seat, action)
        elif kind == "take_back":  # JO-6.5
            for meld in self.laid:
                hand.extend(meld.cards)
                self.table.remove(meld)  # JO-5.9
            self.laid = []
            self.took_back = True
        elif kind == "discard":
            hand.remove(action["card"])
            self.row.append(action["card"])
            self.completed += 1
            if self._is_out(seat):
                self._score_out(seat, "out")
            elif self.completed == 30 * self.seats:  # JO-9.5
                self._score_blocked()
            else:
                self._start_turn((seat + 1) % self.seats)  # JO-1.3
        elif kind == "zudrehen":  # JO-8.2
            self.turned = hand.pop()
            self._score_out(seat, "zudrehen")
        else:
            raise ValueError(kind)

    # --- the deal and the turn -------------------------------------------------------------------

    def _start_deal(self) -> None:
        number = len(self.deals)
        n = self.seats
        self.dealer: int = (self.options["first_dealer"] + number) % n  # JO-1.2
        self.starter = (self.dealer + 1) % n
        self.deck = list(self.deck_of(number))
        # JO-3.1
        self.hand = [self.deck[12 * seat : 12 * seat + 12] for seat in range(n)]
        self.hand[self.starter].append(self.deck[12 * n])
        # JO-3.2
        self.stock = self.deck[12 * n + 1 :]
        self.row = []
        self.table = []
        self.turned = None
        self.opened = [False] * n  # JO-6.7
        self.reshuffles = 0
        self.completed = 0
        self._start_turn(self.starter)
        if not self.options["starter_draws"]:  # JO-4.3
            self.phase = "play"

    def _start_turn(self, seat: int) -> None:
        self.turn = seat
        self.phase = "draw"  # JO-4.2
        self.laid = []
        self.took_back = False
        self.brought = None

    def _reshuffle(self) -> None:
        """JO-4.6"""
        self.reshuffles += 1
        if len(self.row) >= 2:
            taken, self.row = self.row[:-1], self.row[-1:]
        else:
            taken, self.row = self.row, []

        def digest(card: str) -> str:
            text = "".join(self.deck) + "|" + str(self.reshuffles) + "|" + card
            return sha256(text.encode("ascii")).hexdigest()

        self.stock = sorted(taken, key=digest)

    def _pending(self, seat: int) -> bool:
        """JO-6.4"""
        return bool(self.laid) and not self.opened[seat]

    def _may_be_emptied(self) -> bool:
        """JO-7.4"""
        return bool(self.options["go_out"] == "any")

    def _is_out(self, seat: int) -> bool:
        """JO-8.5"""
        return bool(self.options["go_out"] == "any") and not self.hand[seat]

    # --- listing actions -------------------------------------------------------------------------

    def _draws(self, seat: int) -> list[Action]:
        """JO-4.4"""
        actions: list[Action] = [{"type": "draw"}]
        if self.opened[seat]:
            for count in range(1, len(self.row) + 1):
                actions.append({"type": "take", "count": count})
        return actions

    def _melds(self, seat: int) -> list[Action]:
        """JO-5.4, JO-5.5"""
        hand = in_order(self.hand[seat])
        if len(hand) - 3 < 1 and not self._may_be_emptied():  # JO-7.4
            return []
        actions: list[Action] = []
        # JO-5.8; a third joker would leave no natural among the three cards
        jokers = jokers_of(hand)[:2]
        for rank in RANKS:
            for cards in combinations([card for card in hand if card[0] == rank] + jokers, 3):
                if self._jokers_fit(list(cards), jokers) and is_set(list(cards)):
                    actions.append({"type": "meld", "kind": "set", "cards": list(cards)})
        for suit in SUITS:
            for cards in combinations([card for card in hand if card[1] == suit] + jokers, 3):
                if not self._jokers_fit(list(cards), jokers):
                    continue
                for low in range(1, 13):
                    if run_in_table_order(list(cards), low) is not None:
                        action = {"type": "meld", "kind": "run", "cards": list(cards), "low": low}
                        actions.append(action)
        return actions

    def _jokers_fit(self, cards: list[str], lowest: list[str]) -> bool:
        """JO-5.4: not too many jokers for a new meld; JO-5.8: the lowest-numbered ones."""
        jokers = jokers_of(cards)
        return len(jokers) <= self.options["new_meld_jokers"] and jokers == lowest[: len(jokers)]

    def _extends(self, seat: int, numbers: list[int]) -> list[Action]:
        if len(self.hand[seat]) - 1 < 1 and not self._may_be_emptied():  # JO-7.4
            return []
        actions: list[Action] = []
        for number in numbers:
            for card in usable(self.hand[seat]):
                actions += self._extends_with(number, card)
        return actions

    def _extends_with(self, number: int, card: str) -> list[Action]:
        """JO-7.2, JO-7.3: the ways to add this card to this meld."""
        meld = self.table[number]
        actions: list[Action] = []
        if meld.kind == "set":
            if len(meld.cards) == 3 and (is_joker(card) or card[0] == meld.rank):
                actions.append({"type": "extend", "meld": number, "card": card})
            return actions
        positions = meld.positions()
        below, above = positions[0] - 1, positions[-1] + 1
        for end, position, longer in (
            ("low", below, [below, *positions]),
            ("high", above, [*positions, above]),
        ):
            if not positions_allowed(longer):
                continue
            if is_joker(card) or card == POSITIONS[position] + meld.suit:
                actions.append({"type": "extend", "meld": number, "card": card, "end": end})
        return actions

    def _swaps(self, seat: int) -> list[Action]:
        """JO-7.5"""
        actions: list[Action] = []
        for number in range(len(self.table)):
            for card in naturals_of(self.hand[seat]):
                if self._swap_place(number, card) is not None:
                    actions.append({"type": "swap", "meld": number, "card": card})
        return actions

    def _swap_place(self, number: int, card: str) -> int | None:
        """JO-7.5: the index in the meld of the joker that this natural may replace."""
        if not self.options["joker_swap"] or is_joker(card):
            return None
        meld = self.table[number]
        if meld.kind == "set":
            jokers = jokers_of(meld.cards)
            if jokers and card[0] == meld.rank:
                return meld.cards.index(jokers[0])
            return None
        for index, position in enumerate(meld.positions()):
            if is_joker(meld.cards[index]) and card == POSITIONS[position] + meld.suit:
                return index
        return None

    def _discards(self, seat: int) -> list[Action]:
        """JO-8.1"""
        return [{"type": "discard", "card": card} for card in usable(self.hand[seat])]

    def _may_zudrehen(self, seat: int) -> bool:
        """JO-8.2"""
        hand = self.hand[seat]
        if not self.opened[seat] or len(hand) != 1 or is_joker(hand[0]):
            return False
        for number in range(len(self.table)):
            if self._extends_with(number, hand[0]) != []:
                return False
            if self._swap_place(number, hand[0]) is not None:
                return False
        return True

    # --- laying cards ----------------------------------------------------------------------------

    def _lay(self, seat: int, action: Action) -> None:
        cards = list(action["cards"])
        if action["kind"] == "run":
            placed = run_in_table_order(cards, action["low"])
            assert placed is not None
            meld = Meld(seat, "run", placed, action["low"])
        else:
            meld = Meld(seat, "set", cards, None)
        for card in cards:
            self.hand[seat].remove(card)
        self.table.append(meld)  # JO-5.9
        self.laid.append(meld)
        self._after_laying(seat)

    def _extend(self, seat: int, action: Action) -> None:
        meld = self.table[action["meld"]]
        card = action["card"]
        self.hand[seat].remove(card)
        if action.get("end") == "low":
            assert meld.low is not None
            meld.cards.insert(0, card)
            meld.low -= 1
        else:
            meld.cards.append(card)
        self._after_laying(seat)

    def _after_laying(self, seat: int) -> None:
        if sum(meld.value() for meld in self.laid) >= 30:  # JO-6.3
            self.opened[seat] = True
        if self._is_out(seat):
            self._score_out(seat, "out")

    def _swap(self, seat: int, action: Action) -> None:
        meld = self.table[action["meld"]]
        index = self._swap_place(action["meld"], action["card"])
        assert index is not None
        self.hand[seat].remove(action["card"])
        self.hand[seat].append(meld.cards[index])
        meld.cards[index] = action["card"]

    # --- scoring ---------------------------------------------------------------------------------

    def _score_out(self, winner: int, reason: str) -> None:
        """JO-9.1, JO-9.3"""
        penalties = [penalty_of(hand) for hand in self.hand]
        gain = [0] * self.seats
        gain[winner] = sum(penalties[seat] for seat in range(self.seats) if seat != winner)
        if reason == "zudrehen":
            gain[winner] += 30
        self._end_deal(winner, reason, penalties, gain)

    def _score_blocked(self) -> None:
        """JO-9.5"""
        penalties = [penalty_of(hand) for hand in self.hand]
        gain = [0] * self.seats
        lowest = min(penalties)
        winner: int | None = None
        if penalties.count(lowest) == 1:
            winner = penalties.index(lowest)
            gain[winner] = sum(points - lowest for points in penalties)
        self._end_deal(winner, "blocked", penalties, gain)

    def _end_deal(
        self, winner: int | None, reason: str, penalties: list[int], gain: list[int]
    ) -> None:
        self.scores = [score + more for score, more in zip(self.scores, gain, strict=True)]
        self.deals.append(
            {
                "deal": len(self.deals),
                "dealer": self.dealer,
                "winner": winner,
                "reason": reason,
                "penalties": penalties,
                "gain": gain,
                "scores": list(self.scores),
            }
        )
        # JO-10.1, JO-10.3
        if max(self.scores) >= self.options["target"] or len(self.deals) == MOST_DEALS:
            self.phase = "over"
        else:
            self._start_deal()  # JO-10.2
