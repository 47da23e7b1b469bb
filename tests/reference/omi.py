"""A naive reference implementation of Omi, written from rules/omi.md alone (a test oracle)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SUITS = ["C", "D", "H", "S"]  # OM-2.3
RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"]  # OM-2.2, low to high
CARDS = [rank + suit for suit in SUITS for rank in RANKS]  # OM-2.1, in the order of OM-2.3

# OM-1.3
DEFAULTS: dict[str, Any] = {
    "target": 10,
    "ambaya_tokens": 1,
    "kapothi_tokens": 2,
    "draw_bonus": "once",
    "trump_maker": "right",
    "first_dealer": 0,
    "start_scores": [0, 0],
    "start_bonus": 0,
    "start_deal": 1,
}


def rank_value(card: str) -> int:
    """OM-2.2: 7 = 0, 8 = 1, ... A = 7."""
    return RANKS.index(card[0])


def suit_of(card: str) -> str:
    """The suit of a card."""
    return card[1]


def in_order(cards: list[str]) -> list[str]:
    """OM-2.3: the cards in canonical order."""
    return [card for card in CARDS if card in cards]


def team_of(seat: int) -> int:
    """OM-1.2: team 0 is seats 0 and 2, team 1 is seats 1 and 3."""
    if seat in (0, 2):
        return 0
    return 1


def is_int(value: Any) -> bool:
    """A true integer, not a boolean."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_options(options: dict[str, Any]) -> None:
    """OM-1.3: raise ValueError for an unknown name or a value outside the table."""
    for name in options:
        if name not in DEFAULTS:
            raise ValueError(f"OM-1.3: unknown option {name!r}")
    full = {**DEFAULTS, **options}
    scores = full["start_scores"]
    numbers = ["target", "ambaya_tokens", "kapothi_tokens"]
    numbers += ["first_dealer", "start_bonus", "start_deal"]
    for name in numbers:
        if not is_int(full[name]):
            raise ValueError(f"OM-1.3: {name}")
    if full["target"] not in (5, 10, 15):
        raise ValueError("OM-1.3: target")
    if full["ambaya_tokens"] not in (1, 2):
        raise ValueError("OM-1.3: ambaya_tokens")
    if full["kapothi_tokens"] not in (2, 3):
        raise ValueError("OM-1.3: kapothi_tokens")
    if full["draw_bonus"] not in ("once", "stack"):
        raise ValueError("OM-1.3: draw_bonus")
    if full["trump_maker"] not in ("right", "next"):
        raise ValueError("OM-1.3: trump_maker")
    if full["first_dealer"] not in (0, 1, 2, 3):
        raise ValueError("OM-1.3: first_dealer")
    if not isinstance(scores, list) or len(scores) != 2:
        raise ValueError("OM-1.3: start_scores")
    for score in scores:
        if not is_int(score) or not 0 <= score < full["target"]:
            raise ValueError("OM-1.3: start_scores")
    most_bonus = 1 if full["draw_bonus"] == "once" else 99
    if not 0 <= full["start_bonus"] <= most_bonus:
        raise ValueError("OM-1.3: start_bonus")
    if full["start_deal"] < 1:
        raise ValueError("OM-1.3: start_deal")


def trick_winner(trick: list[tuple[int, str]], trump: str) -> int:
    """OM-6.4: the seat that wins a trick, given as (seat, card) in the order played."""
    candidates = [(seat, card) for seat, card in trick if suit_of(card) == trump]
    if not candidates:
        led = suit_of(trick[0][1])
        candidates = [(seat, card) for seat, card in trick if suit_of(card) == led]
    best_seat, best_card = candidates[0]
    for seat, card in candidates:
        if rank_value(card) > rank_value(best_card):
            best_seat, best_card = seat, card
    return best_seat


def playable(hand: list[str], trick: list[tuple[int, str]]) -> list[str]:
    """OM-6.1 to OM-6.3: the cards of a hand that may be played to a trick, in canonical order."""
    if not trick:
        return in_order(hand)  # OM-6.1
    led = suit_of(trick[0][1])
    same_suit = [card for card in hand if suit_of(card) == led]
    if same_suit:
        return in_order(same_suit)  # OM-6.2
    return in_order(hand)  # OM-6.3


def default_trump(cards: list[str]) -> str:
    """OM-9.1: most cards; then the greater sum of rank values; then the first of S, H, D, C."""
    best = ""
    best_count = -1
    best_sum = -1
    for suit in ["S", "H", "D", "C"]:
        of_suit = [card for card in cards if suit_of(card) == suit]
        count = len(of_suit)
        total = sum(rank_value(card) for card in of_suit)
        if count > best_count or (count == best_count and total > best_sum):
            best, best_count, best_sum = suit, count, total
    return best


def lowest_card(cards: list[str], trump: str) -> str:
    """OM-9.2: plain cards before trumps; then the lower rank; then the suit order C, D, H, S."""
    plain = [card for card in cards if suit_of(card) != trump]
    choice = plain if plain else cards
    for rank in RANKS:
        for suit in SUITS:
            if rank + suit in choice:
                return rank + suit
    raise ValueError("no card to choose from")


def score_deal(
    tricks: list[int], makers: int, bonus: int, options: dict[str, Any]
) -> tuple[str, list[int], int, int, bool]:
    """OM-7.2 to OM-7.5: (label, gain, bonus used, bonus afterwards, flag ambaya) of a deal."""
    defenders = 1 - makers
    ambaya = tricks[defenders] >= 5  # OM-7.5
    gain = [0, 0]
    if tricks[0] == 4 and tricks[1] == 4:
        # OM-7.4
        if options["draw_bonus"] == "once":
            return "draw", gain, 0, 1, ambaya
        return "draw", gain, 0, bonus + 1, ambaya
    # OM-7.2
    if tricks[0] == 8 or tricks[1] == 8:
        winners = 0 if tricks[0] == 8 else 1
        label = "kapothi"
        gain[winners] = options["kapothi_tokens"] + bonus
    elif tricks[makers] >= 5:
        label = ""
        gain[makers] = 1 + bonus
    else:
        label = "ambaya"
        gain[defenders] = options["ambaya_tokens"] + bonus
    return label, gain, bonus, 0, ambaya  # OM-7.3


class OmiReference:
    """A match of Omi."""

    def __init__(
        self, seats: int, options: dict[str, Any], deck: Callable[[int], list[str]]
    ) -> None:
        if seats != 4:
            raise ValueError("OM-1.1: exactly 4 seats")
        check_options(options)
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        self.deck_source = deck
        self.deals: list[dict[str, Any]] = []
        self.tokens: list[int] = list(self.options["start_scores"])
        self.bonus: int = self.options["start_bonus"]  # OM-7.3
        self.dealer: int = self.options["first_dealer"]
        self.phase: str = ""
        self.start_deal()

    def start_deal(self) -> None:
        """OM-3.1, OM-3.3: serve the first packet and ask for trumps."""
        self.deck: list[str] = list(self.deck_source(len(self.deals)))
        self.seat_hands: list[list[str]] = [
            self.deck[0:4],
            self.deck[4:8],
            self.deck[8:12],
            self.deck[12:16],
        ]
        if self.options["trump_maker"] == "right":
            self.trump_maker = (self.dealer - 1) % 4
        else:
            self.trump_maker = (self.dealer + 1) % 4
        self.trump: str = ""
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[int] = [0, 0]
        self.turn: int = self.trump_maker
        self.phase = "trump"

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.phase == "over"

    @property
    def actors(self) -> tuple[int, ...]:
        """OM-4.1: exactly one actor until the match is over."""
        if self.phase == "over":
            return ()
        if self.phase == "trump":
            return (self.trump_maker,)
        return (self.turn,)

    @property
    def scores(self) -> list[int]:
        """OM-7.7: the tokens by seat."""
        return [self.tokens[0], self.tokens[1], self.tokens[0], self.tokens[1]]

    def hands(self) -> list[list[str]]:
        """The current hands in canonical order."""
        return [in_order(hand) for hand in self.seat_hands]

    def legal_actions(self, seat: int) -> list[dict[str, Any]]:
        """OM-5: every legal action of a seat, in the order of OM-5.3."""
        if seat not in self.actors:
            return []
        if self.phase == "trump":
            return [{"type": "trump", "suit": suit} for suit in SUITS]  # OM-5.1
        cards = playable(self.seat_hands[seat], self.trick)
        return [{"type": "play", "card": card} for card in cards]  # OM-5.2

    def default_action(self, seat: int) -> dict[str, Any] | None:
        """OM-9: what the clock plays."""
        if seat not in self.actors:
            return None
        if self.phase == "trump":
            return {"type": "trump", "suit": default_trump(self.seat_hands[seat])}
        cards = playable(self.seat_hands[seat], self.trick)
        return {"type": "play", "card": lowest_card(cards, self.trump)}

    def apply(self, seat: int, action: dict[str, Any]) -> None:
        """Carry out a legal action; ValueError and no change for any other (OM-5.3)."""
        if action not in self.legal_actions(seat):
            raise ValueError(f"OM-5.3: illegal action {action!r} of seat {seat}")
        if action["type"] == "trump":
            self.name_trump(action["suit"])
        else:
            self.play_card(seat, action["card"])

    def name_trump(self, suit: str) -> None:
        """OM-5.1, then OM-3.2: trumps are named and the second packet is served."""
        self.trump = suit
        self.seat_hands[0] += self.deck[16:20]
        self.seat_hands[1] += self.deck[20:24]
        self.seat_hands[2] += self.deck[24:28]
        self.seat_hands[3] += self.deck[28:32]
        self.turn = self.trump_maker  # OM-4.2
        self.phase = "play"

    def play_card(self, seat: int, card: str) -> None:
        """OM-5.2: a card goes to the trick; OM-4.2 says who is next."""
        self.seat_hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < 4:
            self.turn = (seat + 1) % 4
            return
        winner = trick_winner(self.trick, self.trump)
        self.tricks[team_of(winner)] += 1
        self.trick = []
        self.turn = winner
        if sum(self.tricks) == 8:  # OM-4.3
            self.end_deal()

    def end_deal(self) -> None:
        """OM-7: score the deal; OM-8: end the match, or OM-3.4, OM-3.5: start the next deal."""
        label, gain, bonus_used, bonus_after, ambaya = score_deal(
            self.tricks, team_of(self.trump_maker), self.bonus, self.options
        )
        self.tokens = [self.tokens[0] + gain[0], self.tokens[1] + gain[1]]
        self.bonus = bonus_after
        # OM-7.6
        self.deals.append(
            {
                "deal": self.options["start_deal"] + len(self.deals),
                "dealer": self.dealer,
                "trump": self.trump,
                "trump_maker": self.trump_maker,
                "tricks": list(self.tricks),
                "gain": list(gain),
                "bonus_used": bonus_used,
                "label": label,
                "ambaya": ambaya,
                "totals": list(self.tokens),
            }
        )
        target = self.options["target"]
        if self.tokens[0] >= target or self.tokens[1] >= target:  # OM-8.1
            self.phase = "over"
            return
        self.dealer = (self.dealer + 1) % 4  # OM-3.4
        self.start_deal()  # OM-3.5
