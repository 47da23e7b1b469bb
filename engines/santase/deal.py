"""One deal of Santase as integers: tricks, stock, marriages, saying 66 (SA-3 … SA-10)."""

from engines.core.deal import Deal
from engines.santase.cards import (
    BEATERS,
    CLOSE,
    DECLARE,
    EXCHANGE,
    HIGHER,
    MARRIAGE,
    PAIR,
    PASS,
    POINTS,
    STOCK,
    SUIT_CARDS,
    hand_cards,
    words_and_leads,
)

#: What may be said before a lead (SA-5.3): bit 4 for declare66, 2 for close, 1 for exchange.
WORDS = [
    [word for bit, word in ((4, DECLARE), (2, CLOSE), (1, EXCHANGE)) if bits & bit]
    for bits in range(8)
]
CLAIM = [DECLARE, PASS]

#: Why a deal ended (SA-9.2, SA-10.2).
DECLARED_66, FALSE_DECLARATION, EXHAUSTED, CLOSED_FAILED = range(4)
REASONS = ("declared_66", "false_declaration", "exhausted", "closed_failed")


class SantaseDeal(Deal):
    dealer: int
    #: The options first_trick "plain" and last_trick_bonus.
    plain: bool
    bonus: int
    #: The trump suit, and the card that shows it until somebody draws it (then -1).
    trump: int
    trump_card: int
    hands: list[int]
    #: The stock as it was dealt, its last card on top; its first `stock` cards still lie there.
    talon: list[int]
    stock: int
    #: Nobody draws any more and SA-7.3 holds.
    strict: bool
    #: The seat that closed the stock, or -1.
    closer: int
    #: Who leads the running trick: after the first trick, the winner of the last one.
    leader: int
    #: The card on the table, or -1, and whether its marriage waits for 66 or pass.
    led: int
    claim: bool
    #: The last complete trick; -1 before there is one.
    last_leader: int
    last_lead: int
    last_reply: int
    won: list[int]
    points: list[int]
    #: Declared marriages: bit 4 * seat + suit.
    marriages: int
    #: Who exchanged the nine of trumps and for which card, or -1.
    exchanger: int
    taken: int
    #: Cards that everybody knows to have come into a seat's hand (SA-8.3, SA-13.2).
    shown: list[int]
    #: The result once the deal is over; the winner is -1 before.
    winner: int
    game_points: int
    reason: int

    @staticmethod
    def start(deck: list[int], dealer: int, plain: bool, bonus: int) -> "SantaseDeal":
        deal = SantaseDeal()
        deal.dealer = dealer
        deal.plain = plain
        deal.bonus = bonus
        # SA-3.1: three cards each, the trump card, three cards each, the stock.
        a, b, c, d, e, f, turned, g, h, i, j, k, m = deck[:13]
        deal.hands = [
            1 << a | 1 << b | 1 << c | 1 << g | 1 << h | 1 << i,
            1 << d | 1 << e | 1 << f | 1 << j | 1 << k | 1 << m,
        ]
        deal.trump = turned // 6
        deal.trump_card = turned
        deal.talon = deck[:12:-1]
        deal.stock = STOCK
        deal.strict = False
        deal.closer = -1
        deal.leader = deal.turn = dealer ^ 1  # SA-3.2
        deal.led = -1
        deal.claim = False
        deal.last_leader = deal.last_lead = deal.last_reply = -1
        deal.won = [0, 0]
        deal.points = [0, 0]
        deal.marriages = 0
        deal.exchanger = deal.taken = -1
        deal.shown = [0, 0]
        deal.winner = -1
        deal.game_points = deal.reason = 0
        return deal

    def clone(self) -> "SantaseDeal":
        copy = SantaseDeal()
        copy.dealer = self.dealer
        copy.plain = self.plain
        copy.bonus = self.bonus
        copy.trump = self.trump
        copy.trump_card = self.trump_card
        copy.hands = self.hands[:]
        copy.talon = self.talon
        copy.stock = self.stock
        copy.strict = self.strict
        copy.closer = self.closer
        copy.leader = self.leader
        copy.led = self.led
        copy.claim = self.claim
        copy.last_leader = self.last_leader
        copy.last_lead = self.last_lead
        copy.last_reply = self.last_reply
        copy.won = self.won[:]
        copy.points = self.points[:]
        copy.marriages = self.marriages
        copy.exchanger = self.exchanger
        copy.taken = self.taken
        copy.shown = self.shown
        copy.winner = self.winner
        copy.game_points = self.game_points
        copy.reason = self.reason
        copy.turn = self.turn
        return copy

    def phase(self) -> str:
        if self.led < 0:
            return "lead"
        return "claim" if self.claim else "follow"

    def moves(self) -> list[int]:
        hand = self.hands[self.turn]
        led = self.led
        if led < 0:
            words = 4
            if self.last_lead < 0:  # SA-9.1: not before a trick is won
                if self.plain:
                    return hand_cards(hand)
                words = 0
            if self.stock >= 3 and not self.strict:  # SA-6.3, SA-6.4
                words |= 3 if hand >> 6 * self.trump & 1 else 2
            return words_and_leads(WORDS[words], hand)
        if self.claim:
            return CLAIM
        if self.strict:  # SA-7.3
            suit = led // 6
            bits = hand >> 6 * suit & 63
            if bits:
                return SUIT_CARDS[suit][bits & HIGHER[led] or bits]
            trump = self.trump
            bits = hand >> 6 * trump & 63
            if bits:
                return SUIT_CARDS[trump][bits]
        return hand_cards(hand)

    def play(self, move: int) -> None:
        if move < MARRIAGE:
            if self.led < 0:
                seat = self.turn
                self.hands[seat] ^= 1 << move
                self.led = move
                self.turn = seat ^ 1
            else:
                self._reply(move)
        elif move < DECLARE:
            self._marry(move - MARRIAGE)
        elif move == DECLARE:
            self._declare()
        elif move == PASS:
            self.claim = False
            self.turn ^= 1
        elif move == CLOSE:
            self.closer = self.turn
            self.strict = True
        else:
            self._exchange()

    def _reply(self, card: int) -> None:
        """Complete the trick; its winner takes it, the seats draw, he leads (SA-7.5)."""
        hands = self.hands
        led = self.led
        seat = self.turn
        hands[seat] ^= 1 << card
        winner = seat if BEATERS[self.trump][led] >> card & 1 else seat ^ 1
        self.won[winner] += 1
        self.points[winner] += POINTS[led] + POINTS[card]
        self.last_leader = seat ^ 1
        self.last_lead = led
        self.last_reply = card
        self.led = -1
        self.leader = self.turn = winner
        if not self.strict:
            self._draw(winner)
        elif not hands[0]:
            self._play_out(winner)

    def _draw(self, winner: int) -> None:
        """SA-6.1: the winner of the trick first; the trump card is the last to go."""
        hands = self.hands
        talon = self.talon
        stock = self.stock
        hands[winner] |= 1 << talon[stock - 1]
        if stock > 1:
            hands[winner ^ 1] |= 1 << talon[stock - 2]
            self.stock = stock - 2
        else:
            card = 1 << self.trump_card
            hands[winner ^ 1] |= card
            self._show(winner ^ 1, card)
            self.trump_card = -1
            self.stock = 0
            self.strict = True

    def _marry(self, card: int) -> None:
        """Lead a card of a pair and declare it (SA-8)."""
        seat = self.turn
        suit = card // 6
        self.hands[seat] ^= 1 << card
        self.led = card
        self.claim = True
        self.points[seat] += marriage_points(suit, self.trump)
        self.marriages |= 1 << 4 * seat + suit
        self._show(seat, PAIR << 6 * suit)

    def _exchange(self) -> None:
        """SA-6.3: the nine of trumps for the trump card."""
        seat = self.turn
        nine = 6 * self.trump
        taken = self.trump_card
        self.hands[seat] ^= 1 << nine | 1 << taken
        self._show(seat, 1 << taken)
        self.exchanger = seat
        self.taken = taken
        self.trump_card = nine

    def _show(self, seat: int, cards: int) -> None:
        """This list changes now and then, so clones share it."""
        a, b = self.shown
        self.shown = [a, b | cards] if seat else [a | cards, b]

    def _declare(self) -> None:
        """SA-9.2."""
        seat = self.turn
        other = seat ^ 1
        if self.points[seat] >= 66:
            paid = 3 if self.closer == other else stake(self.points[other])
            self._end(seat, paid, DECLARED_66)
        else:
            self._end(other, 3 if self.closer == seat else 2, FALSE_DECLARATION)

    def _play_out(self, last: int) -> None:
        """SA-10.2: both hands are empty; `last` has won the last trick."""
        points = self.points
        closer = self.closer
        if closer < 0:
            points[last] += self.bonus
            winner = last if points[last] >= points[last ^ 1] else last ^ 1
            self._end(winner, stake(points[winner ^ 1]), EXHAUSTED)
        elif points[closer] >= 66:
            self._end(closer, stake(points[closer ^ 1]), EXHAUSTED)
        else:
            self._end(closer ^ 1, 3, CLOSED_FAILED)

    def _end(self, winner: int, game_points: int, reason: int) -> None:
        self.winner = winner
        self.game_points = game_points
        self.reason = reason
        self.turn = -1


def marriage_points(suit: int, trump: int) -> int:
    """SA-8.1."""
    return 40 if suit == trump else 20


def stake(points: int) -> int:
    """SA-10.1: the game points that a loser with these points pays."""
    if points >= 33:
        return 1
    return 2 if points else 3
