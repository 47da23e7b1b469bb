"""A naive reference implementation of Santase, written from rules/santase.md alone (an oracle)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SUITS = ["C", "D", "H", "S"]  # SA-2.4
RANKS = ["9", "J", "Q", "K", "T", "A"]  # SA-2.2, low to high
CARDS = [rank + suit for suit in SUITS for rank in RANKS]  # SA-2.1, in the order of SA-2.4
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}  # SA-2.3

# SA-1.3
DEFAULTS: dict[str, Any] = {
    "target": 11,
    "first_trick": "free",
    "last_trick_bonus": 0,
    "first_dealer": 0,
}


def rank_value(card: str) -> int:
    """SA-2.2: the place of a card in the rank order, 9 = 0 ... A = 5."""
    return RANKS.index(card[0])


def suit_of(card: str) -> str:
    """The suit of a card."""
    return card[1]


def points_of(card: str) -> int:
    """SA-2.3: the points of a card."""
    return POINTS[card[0]]


def in_order(cards: list[str]) -> list[str]:
    """SA-2.4: the cards in canonical order."""
    return [card for card in CARDS if card in cards]


def other_seat(seat: int) -> int:
    """SA-1.1: the opponent."""
    return 1 - seat


def is_int(value: Any) -> bool:
    """A true integer, not a boolean."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_options(options: dict[str, Any]) -> None:
    """SA-1.3: raise ValueError for an unknown name or a value outside the table."""
    for name in options:
        if name not in DEFAULTS:
            raise ValueError(f"SA-1.3: unknown option {name!r}")
    full = {**DEFAULTS, **options}
    for name in ["target", "last_trick_bonus", "first_dealer"]:
        if not is_int(full[name]):
            raise ValueError(f"SA-1.3: {name}")
    if full["target"] not in (7, 11):
        raise ValueError("SA-1.3: target")
    if full["first_trick"] not in ("free", "plain"):
        raise ValueError("SA-1.3: first_trick")
    if full["last_trick_bonus"] not in (0, 10):
        raise ValueError("SA-1.3: last_trick_bonus")
    if full["first_dealer"] not in (0, 1):
        raise ValueError("SA-1.3: first_dealer")


def followable(hand: list[str], led: str, trump: str, strict: bool) -> list[str]:
    """SA-7.2, SA-7.3: the cards a follower may play, in canonical order."""
    if not strict:
        return in_order(hand)  # SA-7.2
    same_suit = [card for card in hand if suit_of(card) == suit_of(led)]
    higher = [card for card in same_suit if rank_value(card) > rank_value(led)]
    trumps = [card for card in hand if suit_of(card) == trump]
    if higher:
        return in_order(higher)  # SA-7.3 (a)
    if same_suit:
        return in_order(same_suit)  # SA-7.3 (b)
    if trumps:
        return in_order(trumps)  # SA-7.3 (c)
    return in_order(hand)  # SA-7.3 (d)


def follower_wins(led: str, answer: str, trump: str) -> bool:
    """SA-7.4: whether the follower wins the trick."""
    if suit_of(answer) == suit_of(led):
        return rank_value(answer) > rank_value(led)
    return suit_of(answer) == trump


def marriage_partner(card: str) -> str | None:
    """SA-5, SA-8.2: the other card of the pair, None when the card is neither K nor Q."""
    if card[0] == "K":
        return "Q" + suit_of(card)
    if card[0] == "Q":
        return "K" + suit_of(card)
    return None


def pay_by_points(loser_points: int) -> int:
    """SA-10.1: game points by the loser's points."""
    if loser_points == 0:
        return 3
    if loser_points <= 32:
        return 2
    return 1


def score_declaration(
    declarer: int, points: list[int], closed_by: int | None
) -> tuple[int, int, str]:
    """SA-9.2: (winner, game points, reason) when a seat says 66."""
    other = other_seat(declarer)
    if points[declarer] >= 66:
        if closed_by == other:
            return declarer, 3, "declared_66"
        return declarer, pay_by_points(points[other]), "declared_66"
    if closed_by == declarer:
        return other, 3, "false_declaration"
    return other, 2, "false_declaration"


def score_played_out(
    points: list[int], closed_by: int | None, last_winner: int
) -> tuple[int, int, str]:
    """SA-10.2: (winner, game points, reason) of a deal played out; any bonus is in the points."""
    if closed_by is not None:
        other = other_seat(closed_by)
        if points[closed_by] >= 66:
            return closed_by, pay_by_points(points[other]), "exhausted"
        return other, 3, "closed_failed"
    if points[0] > points[1]:
        winner = 0
    elif points[1] > points[0]:
        winner = 1
    else:
        winner = last_winner
    return winner, pay_by_points(points[other_seat(winner)]), "exhausted"


def lowest_card(cards: list[str], trump: str) -> str:
    """SA-12.1: plain cards before trumps, then the lower rank, then the suit order C, D, H, S."""
    plain = [card for card in cards if suit_of(card) != trump]
    choice = plain if plain else cards
    for rank in RANKS:
        for suit in SUITS:
            if rank + suit in choice:
                return rank + suit
    raise ValueError("no card to choose from")


class SantaseReference:
    """A match of Santase."""

    def __init__(
        self, seats: int, options: dict[str, Any], deck: Callable[[int], list[str]]
    ) -> None:
        if seats != 2:
            raise ValueError("SA-1.1: exactly 2 seats")
        check_options(options)
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        self.deck_source = deck
        self.deals: list[dict[str, Any]] = []
        self.scores: list[int] = [0, 0]  # SA-1.2
        self.dealer: int = self.options["first_dealer"]  # SA-3.2
        self.phase: str = ""
        self.start_deal()

    def start_deal(self) -> None:
        """SA-3: deal the cards; the dealer's opponent leads."""
        deck = list(self.deck_source(len(self.deals)))
        # SA-3.1
        self.seat_hands: list[list[str]] = [deck[0:3] + deck[7:10], deck[3:6] + deck[10:13]]
        self.trump_card: str | None = deck[6]
        self.trump: str = suit_of(deck[6])
        self.stock: list[str] = deck[13:24]
        self.closed_by: int | None = None
        self.points: list[int] = [0, 0]
        self.tricks_complete: int = 0
        self.led: str | None = None
        self.leader: int = other_seat(self.dealer)  # SA-3.2
        self.phase = "lead"

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.phase == "over"

    @property
    def actors(self) -> tuple[int, ...]:
        """SA-4, SA-4.1: exactly one actor until the match is over."""
        if self.phase == "over":
            return ()
        if self.phase == "follow":
            return (other_seat(self.leader),)
        return (self.leader,)

    def hands(self) -> list[list[str]]:
        """The current hands in canonical order."""
        return [in_order(hand) for hand in self.seat_hands]

    def is_strict(self) -> bool:
        """SA-6.2: strict play holds when the stock is closed, or empty."""
        return self.closed_by is not None or len(self.stock) == 0

    def first_trick_forbids(self) -> bool:
        """SA-1.3, `first_trick`: nobody may close, exchange or declare a marriage yet."""
        return self.options["first_trick"] == "plain" and self.tricks_complete == 0

    def may_declare(self) -> bool:
        """SA-9.1: at every lead of a deal but the first, and in `claim`."""
        if self.phase == "claim":
            return True
        return self.phase == "lead" and self.tricks_complete >= 1

    def may_close(self) -> bool:
        """SA-6.4: stock of 3 or more, not closed."""
        if self.first_trick_forbids():
            return False
        return self.phase == "lead" and len(self.stock) >= 3 and self.closed_by is None

    def may_exchange(self) -> bool:
        """SA-6.3: the leader holds the 9 of trumps, stock of 3 or more, not closed."""
        if self.first_trick_forbids():
            return False
        if "9" + self.trump not in self.seat_hands[self.leader]:
            return False
        return self.phase == "lead" and len(self.stock) >= 3 and self.closed_by is None

    def may_marry(self, card: str) -> bool:
        """SA-5, SA-8.2: the card is a K or Q and the other one of the suit is in hand too."""
        if self.first_trick_forbids():
            return False
        partner = marriage_partner(card)
        return partner is not None and partner in self.seat_hands[self.leader]

    def playable(self, seat: int) -> list[str]:
        """The cards that a seat may play now, in canonical order."""
        if self.led is None:
            return in_order(self.seat_hands[seat])  # SA-5, `lead`
        return followable(self.seat_hands[seat], self.led, self.trump, self.is_strict())

    def legal_actions(self, seat: int) -> list[dict[str, Any]]:
        """SA-5: every legal action of a seat, in the order of SA-5.3."""
        if seat not in self.actors:
            return []
        actions: list[dict[str, Any]] = []
        if self.phase == "claim":
            return [{"type": "declare66"}, {"type": "pass"}]
        if self.phase == "follow":
            return [{"type": "play", "card": card} for card in self.playable(seat)]
        if self.may_declare():
            actions.append({"type": "declare66"})
        if self.may_close():
            actions.append({"type": "close"})
        if self.may_exchange():
            actions.append({"type": "exchange"})
        for card in self.playable(seat):
            actions.append({"type": "play", "card": card})  # SA-5.1, SA-5.2
            if self.may_marry(card):
                actions.append({"type": "play", "card": card, "marriage": True})
        return actions

    def default_action(self, seat: int) -> dict[str, Any] | None:
        """SA-12: what the clock plays."""
        if seat not in self.actors:
            return None
        if self.phase == "claim":
            return {"type": "pass"}
        return {"type": "play", "card": lowest_card(self.playable(seat), self.trump)}

    def apply(self, seat: int, action: dict[str, Any]) -> None:
        """Carry out a legal action; ValueError and no change for any other (SA-5.1)."""
        if action not in self.legal_actions(seat):
            raise ValueError(f"SA-5.1: illegal action {action!r} of seat {seat}")
        if action["type"] == "declare66":
            self.declare(seat)
        elif action["type"] == "close":
            self.closed_by = seat  # SA-6.4
        elif action["type"] == "exchange":
            self.exchange(seat)
        elif action["type"] == "pass":
            self.phase = "follow"  # SA-4
        elif self.phase == "lead":
            self.lead_card(seat, action["card"], "marriage" in action)
        else:
            self.follow_card(seat, action["card"])

    def declare(self, seat: int) -> None:
        """SA-9.2: the deal ends at once; a card already led belongs to nobody."""
        winner, game_points, reason = score_declaration(seat, self.points, self.closed_by)
        self.end_deal(winner, game_points, reason)

    def exchange(self, seat: int) -> None:
        """SA-6.3: he takes the trump card, the 9 takes its place and becomes the trump card."""
        nine = "9" + self.trump
        assert self.trump_card is not None
        self.seat_hands[seat].remove(nine)
        self.seat_hands[seat].append(self.trump_card)
        self.trump_card = nine

    def lead_card(self, seat: int, card: str, marriage: bool) -> None:
        """SA-4: a lead; with a marriage (SA-8.1) phase `claim` follows (SA-4.2)."""
        self.seat_hands[seat].remove(card)
        self.led = card
        if marriage:
            if suit_of(card) == self.trump:
                self.points[seat] += 40
            else:
                self.points[seat] += 20
            self.phase = "claim"
        else:
            self.phase = "follow"

    def follow_card(self, seat: int, card: str) -> None:
        """SA-7: the answer completes the trick."""
        assert self.led is not None
        self.seat_hands[seat].remove(card)
        winner = seat if follower_wins(self.led, card, self.trump) else self.leader
        # SA-7.5
        self.points[winner] += points_of(self.led) + points_of(card)
        self.led = None
        self.tricks_complete += 1
        self.draw(winner)
        self.leader = winner
        self.phase = "lead"
        if not self.seat_hands[0] and not self.seat_hands[1]:
            self.play_out(winner)

    def draw(self, winner: int) -> None:
        """SA-6.1: the winner takes the top card, then the other the next one or the trump card."""
        if self.closed_by is not None or len(self.stock) == 0:
            return
        other = other_seat(winner)
        self.seat_hands[winner].append(self.stock.pop(0))
        if len(self.stock) > 0:
            self.seat_hands[other].append(self.stock.pop(0))
        else:
            assert self.trump_card is not None
            self.seat_hands[other].append(self.trump_card)
            self.trump_card = None

    def play_out(self, last_winner: int) -> None:
        """SA-10.2: both hands are empty after a trick."""
        if self.closed_by is None:
            self.points[last_winner] += self.options["last_trick_bonus"]
        winner, game_points, reason = score_played_out(self.points, self.closed_by, last_winner)
        self.end_deal(winner, game_points, reason)

    def end_deal(self, winner: int, game_points: int, reason: str) -> None:
        """SA-10.4, SA-10.5: pay the winner, keep the record; SA-11.1: the end of the match."""
        self.scores = list(self.scores)
        self.scores[winner] += game_points
        # SA-10.5
        self.deals.append(
            {
                "deal": len(self.deals),
                "dealer": self.dealer,
                "trump": self.trump,
                "winner": winner,
                "game_points": game_points,
                "reason": reason,
                "points": list(self.points),
                "closed_by": self.closed_by,
                "scores": list(self.scores),
            }
        )
        if self.scores[winner] >= self.options["target"]:  # SA-11.1
            self.phase = "over"
            return
        self.dealer = other_seat(winner)  # SA-3.2
        self.start_deal()  # SA-4.1
