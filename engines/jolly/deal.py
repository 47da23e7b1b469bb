"""One deal of Jolly as integers: draw, lay, discard, until somebody closes it (JO-3 … JO-8)."""

from engines.core.cards import cards_in, mask_of
from engines.core.deal import Deal
from engines.jolly.cards import ALL_NATURALS, FIRST_JOKER, NATURALS, discards
from engines.jolly.melds import Meld
from engines.jolly.moves import (
    CARD_FIELD,
    DRAW,
    DRAWS,
    EXTEND,
    MELD,
    MELD_FIELD,
    MELD_SHIFT,
    SWAP,
    TAKE_BACK,
    WAY_FIELD,
    ZUDREHEN,
)
from engines.jolly.new_melds import NEW_MELDS, new_melds
from engines.jolly.reshuffle import reshuffled
from engines.jolly.rules import Rules
from engines.jolly.shapes import (
    EXTENSIONS,
    FITTING,
    OPENING,
    VALUE,
    WAYS,
)

# The stages of a turn. The rule book's phase `play` has three: nothing barred, a first meld that
# is worth less than 30 (JO-6.4), and after taking it back (JO-6.5).
DRAWING = 0
PLAYING = 1
PENDING = 2
TOOK_BACK = 3

# How a deal ends.
RUNNING = 0
TURNED = 1
OUT = 2
BLOCKED = 3

TURNS_A_SEAT = 30  # JO-9.5


class JollyDeal(Deal):
    rules: Rules
    dealer: int
    #: Only a reshuffle asks for the deck.
    deck: list[int]
    hands: list[int]
    #: By seat the cards in its hand that all have seen: taken from the row or back from the table.
    known: list[int]
    #: The stock is stock[top:].
    stock: list[int]
    top: int
    reshuffles: int
    #: The cards of the last reshuffle that nobody has shown since. The stock is among them.
    recycled: int
    #: The oldest discard first.
    row: list[int]
    #: By number.
    melds: list[Meld]
    #: One bit a seat.
    opened: int
    stage: int
    #: What a first meld below 30 is worth.
    pending: int
    #: The single card that this turn brought, or -1.
    drawn: int
    #: Completed turns.
    turns: int
    #: RUNNING, TURNED, OUT or BLOCKED; who closed the deal, or -1; the card turned down, or -1.
    ending: int
    closer: int
    turned: int

    @staticmethod
    def start(deck: list[int], seats: int, dealer: int, rules: Rules) -> "JollyDeal":
        deal = JollyDeal()
        starter = (dealer + 1) % seats
        deal.rules = rules
        deal.dealer = dealer
        deal.deck = deck
        # JO-3.1: twelve cards each, then one to the starter.
        deal.hands = [mask_of(deck[12 * seat : 12 * seat + 12]) for seat in range(seats)]
        deal.hands[starter] |= 1 << deck[12 * seats]
        deal.known = [0] * seats
        deal.stock = deck
        deal.top = 12 * seats + 1
        deal.reshuffles = 0
        deal.recycled = 0
        deal.row = []
        deal.melds = []
        deal.opened = 0
        deal.stage = DRAWING if rules.starter_draws else PLAYING  # JO-4.3
        deal.pending = 0
        deal.drawn = -1
        deal.turns = 0
        deal.ending = RUNNING
        deal.closer = -1
        deal.turned = -1
        deal.turn = starter
        return deal

    def clone(self) -> "JollyDeal":
        copy = JollyDeal()
        copy.rules = self.rules
        copy.dealer = self.dealer
        copy.deck = self.deck
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.stock = self.stock
        copy.top = self.top
        copy.reshuffles = self.reshuffles
        copy.recycled = self.recycled
        copy.row = self.row[:]
        copy.melds = self.melds[:]
        copy.opened = self.opened
        copy.stage = self.stage
        copy.pending = self.pending
        copy.drawn = self.drawn
        copy.turns = self.turns
        copy.ending = self.ending
        copy.closer = self.closer
        copy.turned = self.turned
        copy.turn = self.turn
        return copy

    def phase(self) -> str:
        return "play" if self.stage else "draw"

    def starter(self) -> int:
        return (self.dealer + 1) % len(self.hands)

    def stock_size(self) -> int:
        return len(self.stock) - self.top

    # ── what is legal ───────────────────────────────────────────────────────────────────────

    def moves(self) -> list[int]:
        """JO-8.6."""
        stage = self.stage
        turn = self.turn
        opened = self.opened >> turn & 1
        if stage == DRAWING:
            return DRAWS[len(self.row) if opened else 0]
        hand = self.hands[turn]
        if stage == TOOK_BACK:
            return discards(hand)
        rules = self.rules
        spare = hand.bit_count() - rules.keep
        moves = new_melds(hand, rules.new_meld_jokers) if spare >= 3 else []
        if stage == PENDING:
            self.extensions(hand, len(self.melds) - 1, moves)
            moves.append(TAKE_BACK)
            return moves
        if not opened:
            return moves + discards(hand)
        if spare:
            self.extensions(hand, 0, moves)
        if rules.joker_swap:
            moves += self.swaps(hand)
        moves += discards(hand)
        if self.can_turn(hand):
            moves.append(ZUDREHEN)
        return moves

    def extensions(self, hand: int, first: int, moves: list[int]) -> None:
        """Add every extension of the melds from number `first` on (JO-7.2, JO-7.3)."""
        melds = self.melds
        jokers = hand >> NATURALS
        # Of so few at a time, appending costs less than a comprehension.
        for number in range(first, len(melds)):
            shape = melds[number].shape
            base = EXTEND + (number << MELD_SHIFT)
            if hand & FITTING[shape]:
                for extension in EXTENSIONS[shape]:
                    if hand >> (extension & CARD_FIELD) & 1:
                        moves.append(base + extension)  # noqa: PERF401
            if jokers:
                joker = base + NATURALS + FIRST_JOKER[jokers]
                for way in WAYS[shape]:
                    moves.append(joker + way)  # noqa: PERF401

    def swaps(self, hand: int) -> list[int]:
        """Every exchange of a table joker for a card of this hand (JO-7.5)."""
        moves = []
        for number, meld in enumerate(self.melds):
            base = SWAP + (number << MELD_SHIFT)
            moves += [base + card for card in cards_in(hand & meld.exchangeable())]
        return moves

    def can_turn(self, hand: int) -> bool:
        """JO-8.2, for the hand of a seat that has opened: one natural that fits nowhere."""
        return hand & (hand - 1) == 0 and hand <= ALL_NATURALS and not self.fits(hand)

    def fits(self, card: int) -> bool:
        """True if this natural (its bit) fits a meld on the table, or may be swapped."""
        for meld in self.melds:
            if FITTING[meld.shape] & card:
                return True
        return self.rules.joker_swap and len(self.swaps(card)) > 0

    # ── what moves do ───────────────────────────────────────────────────────────────────────

    def play(self, move: int) -> None:
        if move < DRAW:
            self._discard(move)
        elif move >= MELD:
            new = NEW_MELDS[move]
            self._leave_hand(new.mask)
            self.melds.append(Meld(self.turn, new.shape, new.cards))
            self._laid(self.pending + VALUE[new.shape])
        elif move == DRAW:
            self._draw()
        elif move < TAKE_BACK:
            self._take(move - DRAW)
        elif move >= SWAP:
            self._swap(move >> MELD_SHIFT & MELD_FIELD, move & CARD_FIELD)
        elif move >= EXTEND:
            self._extend(move >> MELD_SHIFT & MELD_FIELD, move & WAY_FIELD, move & CARD_FIELD)
        elif move == TAKE_BACK:
            self._take_back()
        else:
            self._zudrehen()

    def _leave_hand(self, cards: int) -> None:
        """Take cards that all see now from the hand."""
        turn = self.turn
        self.hands[turn] ^= cards
        self.known[turn] &= ~cards
        self.recycled &= ~cards

    def _draw(self) -> None:
        if self.top == len(self.stock):
            self._reshuffle()
        card = self.stock[self.top]
        self.top += 1
        self.hands[self.turn] |= 1 << card
        self.drawn = card
        self.stage = PLAYING

    def _reshuffle(self) -> None:
        """JO-4.6: the top of the row stays, unless it is the whole row."""
        row = self.row
        self.row = row[-1:] if len(row) > 1 else []
        cards = row[:-1] if len(row) > 1 else row
        self.reshuffles += 1
        self.stock = reshuffled(self.deck, self.reshuffles, cards)
        self.top = 0
        self.recycled = mask_of(cards)

    def _take(self, count: int) -> None:
        row = self.row
        cards = 0
        for card in row[-count:]:
            cards |= 1 << card
        self.drawn = row[-1] if count == 1 else -1
        del row[-count:]
        self.hands[self.turn] |= cards
        self.known[self.turn] |= cards
        self.stage = PLAYING

    def _laid(self, value: int) -> None:
        """Cards were laid; `value` is that of the melds of this turn if the seat has not opened."""
        turn = self.turn
        if not self.opened >> turn & 1:
            if value >= OPENING:  # JO-6.3
                self.opened |= 1 << turn
                self.stage = PLAYING
                self.pending = 0
            else:
                self.stage = PENDING
                self.pending = value
        if not self.hands[turn]:  # only where JO-7.4 does not hold
            self._close(OUT)

    def _extend(self, number: int, way: int, card: int) -> None:
        self._leave_hand(1 << card)
        meld = self.melds[number].extended(card, way)
        self.melds[number] = meld
        self._laid(VALUE[meld.shape])

    def _take_back(self) -> None:
        cards = mask_of(self.melds.pop().cards)
        self.hands[self.turn] |= cards
        self.known[self.turn] |= cards
        self.pending = 0
        self.stage = TOOK_BACK

    def _swap(self, number: int, card: int) -> None:
        meld = self.melds[number]
        joker = 1 << meld.cards[meld.joker_for(card)]
        self.melds[number] = meld.swapped(card)
        self._leave_hand(1 << card)
        self.hands[self.turn] |= joker
        self.known[self.turn] |= joker

    def _discard(self, card: int) -> None:
        self._leave_hand(1 << card)
        self.row.append(card)
        self.turns += 1
        turn = self.turn
        seats = len(self.hands)
        if self.rules.any_out and not self.hands[turn]:
            self._close(OUT)
        elif self.turns == TURNS_A_SEAT * seats:
            self.ending = BLOCKED
            self.turn = -1
        else:
            self.turn = turn + 1 if turn + 1 < seats else 0
            self.stage = DRAWING
            self.drawn = -1

    def _zudrehen(self) -> None:
        turn = self.turn
        self.turned = self.hands[turn].bit_length() - 1
        self.hands[turn] = 0
        self.known[turn] = 0
        self._close(TURNED)

    def _close(self, ending: int) -> None:
        self.ending = ending
        self.closer = self.turn
        self.turn = -1
