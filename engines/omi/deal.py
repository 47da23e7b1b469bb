"""One deal of Omi as integers: naming trumps from four cards, then eight tricks (OM-3 … OM-6)."""

from engines.core.cards import mask_of
from engines.core.deal import Deal
from engines.core.suits import SUIT_CARDS, hand_cards, suit_byte
from engines.omi.cards import NAME, NAMINGS


class OmiDeal(Deal):
    dealer: int
    maker: int
    #: -1 until the maker has named a suit.
    trump: int
    hands: list[int]
    #: The second packet of each seat, undealt until trumps are named.
    packets: list[int]
    #: Every card played in this deal, in order; four a trick.
    played: list[int]
    #: Who led each trick, the running one included once it is led or about to be.
    leaders: list[int]
    #: The winning card of the running trick and its seat.
    best: int
    best_seat: int
    #: Tricks of both teams.
    won: list[int]

    @staticmethod
    def start(deck: list[int], dealer: int, maker: int) -> "OmiDeal":
        deal = OmiDeal()
        deal.dealer = dealer
        deal.maker = maker
        deal.trump = -1
        # OM-3.1 and OM-3.2: two packets of four.
        deal.hands = [mask_of(deck[4 * seat : 4 * seat + 4]) for seat in range(4)]
        deal.packets = [mask_of(deck[16 + 4 * seat : 20 + 4 * seat]) for seat in range(4)]
        deal.played = []
        deal.leaders = [maker]
        deal.best = -1
        deal.best_seat = -1
        deal.won = [0, 0]
        deal.turn = maker
        return deal

    def clone(self) -> "OmiDeal":
        copy = OmiDeal()
        copy.dealer = self.dealer
        copy.maker = self.maker
        copy.trump = self.trump
        copy.hands = self.hands[:]
        copy.packets = self.packets
        copy.played = self.played[:]
        copy.leaders = self.leaders[:]
        copy.best = self.best
        copy.best_seat = self.best_seat
        copy.won = self.won[:]
        copy.turn = self.turn
        return copy

    def phase(self) -> str:
        return "trump" if self.trump < 0 else "play"

    def led_suit(self) -> int:
        """The suit of the running trick, -1 before its lead."""
        laid = len(self.played) & 3
        return self.played[-laid] >> 3 if laid else -1

    def moves(self) -> list[int]:
        if self.trump < 0:
            return NAMINGS
        hand = self.hands[self.turn]
        laid = len(self.played) & 3
        if laid:
            led = self.played[-laid] >> 3
            byte = suit_byte(hand, led)
            if byte:  # OM-6.2: follow suit
                return SUIT_CARDS[led][byte]
        return hand_cards(hand)  # OM-6.1, OM-6.3: any card

    def play(self, move: int) -> None:
        if self.trump < 0:
            self.trump = move - NAME
            self.hands = [self.hands[seat] | self.packets[seat] for seat in range(4)]
            return
        seat = self.turn
        self.hands[seat] ^= 1 << move
        played = self.played
        played.append(move)
        if len(played) & 3 == 1 or self.beats(move):
            self.best = move
            self.best_seat = seat
        if len(played) & 3:
            self.turn = (seat + 1) & 3
            return
        winner = self.best_seat
        self.won[winner & 1] += 1
        if len(played) == 32:
            self.turn = -1
        else:  # OM-4.2: the winner leads
            self.turn = winner
            self.leaders.append(winner)

    def beats(self, card: int) -> bool:
        """OM-6.4: a higher card of the winning card's suit, or a trump on a plain card."""
        suit = card >> 3
        if suit == self.best >> 3:
            return card > self.best
        return suit == self.trump
