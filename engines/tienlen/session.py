"""A match of Tiến lên from deal to deal: scores and who leads (TL-1.2, TL-3.2, TL-9)."""

from engines.core.plain import JsonObject
from engines.core.session import Session
from engines.tienlen.cards import names
from engines.tienlen.deal import TienlenDeal
from engines.tienlen.options import Rules
from engines.tienlen.patterns import pattern_names
from engines.tienlen.scoring import den_bai_payer, gains, places, transfers


class TienlenSession(Session[TienlenDeal]):
    rules: Rules
    #: Who leads the deal; -1 if it is an initial deal, whose cards decide that.
    leader: int

    def __init__(self, seats: int, options: JsonObject) -> None:
        self.seats = seats
        self.options = options
        self.rules = Rules(seats, options)
        self.scores = [0] * seats
        self.leader = -1
        self.over = False

    def restore(self, scores: list[int], leader: int, over: bool) -> None:
        """Go on from this point of the match."""
        self.scores = scores[:]
        self.leader = leader
        self.over = over

    def clone(self) -> "TienlenSession":
        copy = TienlenSession(self.seats, self.options)
        copy.restore(self.scores, self.leader, self.over)
        return copy

    def start(self, deck: list[int]) -> TienlenDeal:
        return TienlenDeal.start(deck, self.rules, self.leader)

    def settle(self, deal: TienlenDeal, number: int) -> JsonObject:
        instant = deal.patterns != 0
        booked = transfers(deal)
        gain = gains(booked, self.seats)
        self.scores = [score + won for score, won in zip(self.scores, gain, strict=True)]
        self.leader = -1 if instant else deal.winner  # TL-3.2, TL-3.4
        self.over = number + 1 == self.options["games"]  # TL-9.1
        payer = den_bai_payer(deal)
        return {
            "deal": number,
            "initial": deal.initial,
            "winner": deal.winner,
            "instant": instant,
            "patterns": pattern_names(deal.patterns),
            "places": None if instant else places(deal),
            "hands": [names(hand) for hand in deal.hands],  # TL-11.4
            "transfers": booked,
            "payer": None if payer < 0 else payer,
            "gain": gain,
            "scores": self.scores[:],
        }
