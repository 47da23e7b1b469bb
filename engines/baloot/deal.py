"""One deal of Baloot as integers: auction, doubling, eight tricks, sawa (BL-3 … BL-8)."""

from engines.baloot.auction import RAISES, is_worthless, may_ashkal, open_bids
from engines.baloot.cards import (
    ACCEPT,
    ASHKAL,
    HIGHER,
    HOKUM,
    KAWESH,
    LAST_TRICK,
    NO_TRUMP,
    PASS,
    POINTS,
    POWER,
    REJECT,
    SAWA,
    SUN,
    points_of,
)
from engines.baloot.options import HouseRules
from engines.baloot.projects import baloot_seat, project_of, projects_in
from engines.core.cards import mask_of
from engines.core.deal import Deal
from engines.core.suits import SUIT_CARDS, hand_cards

#: Stages of a deal, and their names as phases.
BID1, BID2, DOUBLING, PLAYING, CLAIMED = range(5)
PHASES = ("bid1", "bid2", "double", "play", "sawa")

#: What became of the one claim of the deal (BL-8).
NO_CLAIM, ASKED, REJECTED, ACCEPTED, BROKEN = range(5)

GAHWA_LEVEL = 5
#: Above this total a team's Sun may be doubled by a team that is not above it (BL-5.3).
GAP = 100


class BalootDeal(Deal):
    rules: HouseRules
    #: Both teams' totals before this deal.
    totals: list[int]
    dealer: int
    stage: int
    hands: list[int]
    public: int
    #: deck[21:], undealt until the public card is sold.
    stock: list[int]
    #: The standing Hokum bid, then the contract: trump suit or NO_TRUMP, and who bid it; or -1.
    trump: int
    buyer: int
    #: Who got the public card; -1 until it is sold.
    taker: int
    level: int
    doubler: int
    #: No trump leads (BL-7.5).
    closed: bool
    #: Every card played in this deal, in order; four a trick.
    played: list[int]
    #: The winner of each complete trick.
    winners: list[int]
    #: The winning card of the running trick, its power and its seat.
    best: int
    best_power: int
    best_seat: int
    #: Tricks and card points of both teams.
    won: list[int]
    card: list[int]
    #: Seat and move of each declaration, in order. Replaced, never changed: clones share it.
    declared: list[tuple[int, int]]
    #: The team whose projects count; -1 until trick 1 is complete, or if there are none.
    project_team: int
    #: Who was dealt king and queen of trumps; -1 for nobody.
    baloot: int
    claim: int
    claimant: int
    #: The set of seats that accepted the claim.
    accepted: int
    #: Who voided the deal by a kawesh; -1 for nobody.
    worthless: int

    @staticmethod
    def start(deck: list[int], dealer: int, rules: HouseRules, totals: list[int]) -> "BalootDeal":
        deal = BalootDeal()
        deal.rules = rules
        deal.totals = totals
        deal.dealer = dealer
        deal.stage = BID1
        deal.hands = [mask_of(deck[5 * seat : 5 * seat + 5]) for seat in range(4)]  # BL-3.2
        deal.public = deck[20]
        deal.stock = deck[21:]
        deal.trump = -1
        deal.buyer = -1
        deal.taker = -1
        deal.level = 1
        deal.doubler = -1
        deal.closed = False
        deal.played = []
        deal.winners = []
        deal.best = -1
        deal.best_power = -1
        deal.best_seat = -1
        deal.won = [0, 0]
        deal.card = [0, 0]
        deal.declared = []
        deal.project_team = -1
        deal.baloot = -1
        deal.claim = NO_CLAIM
        deal.claimant = -1
        deal.accepted = 0
        deal.worthless = -1
        deal.turn = (dealer + 1) & 3  # BL-4.1
        return deal

    def clone(self) -> "BalootDeal":
        copy = BalootDeal()
        copy.rules = self.rules
        copy.totals = self.totals
        copy.dealer = self.dealer
        copy.stage = self.stage
        copy.hands = self.hands[:]
        copy.public = self.public
        copy.stock = self.stock
        copy.trump = self.trump
        copy.buyer = self.buyer
        copy.taker = self.taker
        copy.level = self.level
        copy.doubler = self.doubler
        copy.closed = self.closed
        copy.played = self.played[:]
        copy.winners = self.winners
        copy.best = self.best
        copy.best_power = self.best_power
        copy.best_seat = self.best_seat
        copy.won = self.won
        copy.card = self.card
        copy.declared = self.declared
        copy.project_team = self.project_team
        copy.baloot = self.baloot
        copy.claim = self.claim
        copy.claimant = self.claimant
        copy.accepted = self.accepted
        copy.worthless = self.worthless
        copy.turn = self.turn
        return copy

    def phase(self) -> str:
        return PHASES[self.stage]

    def actors(self) -> tuple[int, ...]:
        if self.turn < 0:
            return ()
        if self.stage == CLAIMED and not self.accepted:  # BL-8.2: both opponents, in any order
            return (self.turn, self.turn + 2)
        return (self.turn,)

    def moves_of(self, seat: int) -> list[int]:
        if self.stage == CLAIMED:
            return [ACCEPT + seat, REJECT + seat] if seat in self.actors() else []
        return self.moves() if seat == self.turn else []

    def moves(self) -> list[int]:
        if self.stage != PLAYING:
            return self._calls()
        laid = len(self.played)
        if laid < 4:  # BL-7.7
            return self.open_projects() + self.playable()
        cards = self.playable()
        if not laid & 3 and laid <= 24 and self.claim == NO_CLAIM:  # BL-8.1: tricks 2 … 7
            cards.append(SAWA)  # on lead the list is a new one
        return cards

    def play(self, move: int) -> None:
        if move < PASS:
            self._lay(move)
        elif self.stage <= BID2:
            self._bid(move)
        elif self.stage == DOUBLING:
            self._call(move)
        elif self.stage == CLAIMED:
            self._answer(move)
        elif move == SAWA:
            self.claim = ASKED
            self.claimant = self.turn
            self.stage = CLAIMED
            self.turn = 1 - (self.turn & 1)  # BL-8.2: the opponent of the lower number
        else:  # BL-6.1: a declaration does not end the turn
            self.declared = [*self.declared, (self.turn, move)]

    # ── auction and doubling ────────────────────────────────────────────────────────────────

    def _calls(self) -> list[int]:
        if self.stage <= BID2:
            return self._bids()
        if self.stage == DOUBLING:
            return RAISES[self.level]
        return [ACCEPT + self.turn, REJECT + self.turn]

    def _bids(self) -> list[int]:
        second, stands = self.stage == BID2, self.buyer >= 0
        position = (self.turn - self.dealer) & 3 or 4  # BL-4.1
        return open_bids(
            second,
            self.public,
            stands,
            may_ashkal(second, self.public, position),
            self.rules.kawesh
            and not stands
            and is_worthless(self.hands[self.turn], second, self.public),
        )

    def _bid(self, move: int) -> None:
        seat = self.turn
        if move in (SUN, ASHKAL):  # BL-4.5: the first Sun wins
            self.trump = NO_TRUMP
            self.buyer = seat
            self._sell(seat if move == SUN else seat ^ 2)  # BL-4.7: ashkal gives to the partner
            return
        if move == KAWESH:
            self.worthless = seat
            self.turn = -1
            return
        if move != PASS:
            self.trump = move - HOKUM
            self.buyer = seat
        if seat != self.dealer:
            self.turn = (seat + 1) & 3
        elif self.buyer >= 0:  # BL-4.4: the dealer, position 4, has spoken
            self._sell(self.buyer)
        elif self.stage == BID1:
            self.stage = BID2
            self.turn = (seat + 1) & 3
        else:  # BL-4.8
            self.turn = -1

    def _sell(self, taker: int) -> None:
        """BL-3.3: the public card and two more to the taker, three to each other seat."""
        self.taker = taker
        hands, stock = self.hands, self.stock
        hands[taker] |= 1 << self.public
        first = 0
        for seat in range(4):
            last = first + (2 if seat == taker else 3)
            hands[seat] |= mask_of(stock[first:last])
            first = last
        self.baloot = baloot_seat(hands, self.trump)
        if self.top_level() == 1:
            self._begin()
        else:
            self.stage = DOUBLING
            self.turn = (self.buyer + 1) & 3  # BL-5.1

    def top_level(self) -> int:
        """BL-5.3: how far this contract may be doubled."""
        if self.trump != NO_TRUMP or self.rules.free_sun:
            return GAHWA_LEVEL
        buyers = self.buyer & 1
        return 2 if self.totals[buyers] > GAP >= self.totals[1 - buyers] else 1

    def _call(self, move: int) -> None:
        if move == PASS:
            if self.level == 1 and self.turn == (self.buyer + 1) & 3:
                self.turn = (self.buyer + 3) & 3
            else:
                self._begin()
            return
        self.level += 1
        if self.level == 2:
            self.doubler = self.turn
        if self.level == self.top_level():
            self._begin()
        else:  # BL-5.2: buyer and doubler answer each other
            self.turn = self.doubler if self.level & 1 else self.buyer

    def _begin(self) -> None:
        self.stage = PLAYING
        self.turn = (self.dealer + 1) & 3  # BL-7.1
        self.closed = self.closes()

    def closes(self) -> bool:
        """BL-7.5: a doubled Hokum below gahwa."""
        doubled = 1 < self.level < GAHWA_LEVEL
        return doubled and self.trump != NO_TRUMP and self.rules.closed_double

    # ── play ────────────────────────────────────────────────────────────────────────────────

    def leader(self) -> int:
        """Who leads, or led, the running trick."""
        return self.winners[-1] if self.winners else (self.dealer + 1) & 3

    def open_projects(self) -> list[int]:
        """BL-6.2: the declarations that the seat to move, in trick 1, has not made yet."""
        moves = projects_in(self.hands[self.turn], self.trump)
        if moves and self.declared:
            made = [move for _, move in self.declared]
            moves = [move for move in moves if move not in made]
        return moves

    def playable(self) -> list[int]:
        """The cards that the seat to move may play (BL-7)."""
        seat = self.turn
        hand = self.hands[seat]
        laid = len(self.played) & 3
        if not laid:
            if self.closed:
                plain = hand & ~(255 << (8 * self.trump))
                return hand_cards(plain or hand)  # BL-7.5
            return hand_cards(hand)
        trump = self.trump
        suit = self.played[-laid] >> 3
        byte = hand >> (8 * suit) & 255
        if byte:
            if suit != trump:  # BL-7.2: follow suit
                return SUIT_CARDS[suit][byte]
            if self.rules.full_relief and self.best_seat == seat ^ 2:
                return SUIT_CARDS[suit][byte]
        else:
            byte = hand >> (8 * trump) & 255
            if not byte or (self.rules.void_relief and self.best_seat == seat ^ 2):
                return hand_cards(hand)
        best = self.best
        if best >> 3 == trump:  # BL-7.3, BL-7.4: beat the best trump if you can
            byte = byte & HIGHER[best & 7] or byte
        return SUIT_CARDS[trump][byte]

    def _lay(self, card: int) -> None:
        seat = self.turn
        self.hands[seat] ^= 1 << card
        played = self.played
        laid = len(played) & 3
        played.append(card)
        lead = played[-1 - laid]
        power = POWER[4 * self.trump + (lead >> 3)][card]
        if not laid or power > self.best_power:  # BL-7.6
            self.best = card
            self.best_power = power
            self.best_seat = seat
        if laid < 3:
            self.turn = (seat + 1) & 3
        else:
            self._finish_trick()

    def _finish_trick(self) -> None:
        played, winner = self.played, self.best_seat
        points = POINTS[self.trump]
        a, b, c, d = played[-4:]
        team = winner & 1
        self.winners = [*self.winners, winner]
        self._count(team, 1, points[a] + points[b] + points[c] + points[d])
        self.turn = winner  # BL-7.1
        if len(played) == 32:
            self._count(team, 0, LAST_TRICK)
            self.turn = -1
        elif len(played) == 4 and self.declared:
            self._compare_projects()
        if self.claim == REJECTED and winner != self.claimant:  # BL-8.4: qayd
            self.claim = BROKEN
            self.turn = -1

    def _count(self, team: int, tricks: int, points: int) -> None:
        """These lists change once a trick, so clones share them."""
        a, b = self.won
        c, d = self.card
        self.won = [a, b + tricks] if team else [a + tricks, b]
        self.card = [c, d + points] if team else [c + points, d]

    def _compare_projects(self) -> None:
        """BL-6.7. Declarations stand in the order of play, so the first of equals is the earlier
        seat's (BL-6.6)."""
        strongest = -1
        for seat, move in self.declared:
            strength = project_of(move).strength
            if strength > strongest:
                strongest = strength
                self.project_team = seat & 1

    def _answer(self, move: int) -> None:
        if move >= REJECT:  # BL-8.3
            self.claim = REJECTED
            self.stage = PLAYING
            self.turn = self.claimant
            return
        first = not self.accepted
        self.accepted |= 1 << (move - ACCEPT)
        if first:
            self.turn = (move - ACCEPT) ^ 2
            return
        # BL-8.6: everything that is left goes to the claimant's team.
        self.claim = ACCEPTED
        team = self.claimant & 1
        left = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        self._count(team, 8 - len(self.winners), points_of(left, self.trump) + LAST_TRICK)
        self.turn = -1
