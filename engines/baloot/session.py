"""A match of Baloot from deal to deal: totals, dealer, records of deals (BL-1.3, BL-10)."""

from engines.baloot.cards import NO_TRUMP
from engines.baloot.deal import ACCEPTED, BROKEN, NO_CLAIM, BalootDeal
from engines.baloot.options import HouseRules
from engines.baloot.projects import project_of
from engines.baloot.scoring import Tally, score
from engines.core.cards import SUITS
from engines.core.plain import JsonObject
from engines.core.session import Session
from engines.core.suits import hand_codes


class BalootSession(Session[BalootDeal]):
    rules: HouseRules
    #: Game points of both teams. Replaced, never changed: deals keep what was before them.
    totals: list[int]
    #: Who deals the current deal, or the next one between two deals.
    dealer: int

    def __init__(self, seats: int, options: JsonObject) -> None:
        self.seats = seats
        self.options = options
        self.rules = HouseRules(options)
        self.restore([0, 0], options["first_dealer"], False)

    def restore(self, totals: list[int], dealer: int, over: bool) -> None:
        """Go on from this point of the match."""
        self.totals = totals[:]
        self.dealer = dealer
        self.over = over
        self._show()

    def clone(self) -> "BalootSession":
        copy = BalootSession(self.seats, self.options)
        copy.restore(self.totals, self.dealer, self.over)
        return copy

    def start(self, deck: list[int]) -> BalootDeal:
        return BalootDeal.start(deck, self.dealer, self.rules, self.totals)

    def settle(self, deal: BalootDeal, number: int) -> JsonObject:
        record: JsonObject = {"deal": number, "dealer": deal.dealer}
        gain = [0, 0]
        if deal.trump >= 0:
            tally = tally_of(deal)
            result, gain = score(tally, self.options)
            record |= _scored(deal, tally, result)
        elif deal.worthless >= 0:
            record |= {
                "result": "kawesh",
                "seat": deal.worthless,
                "hand": hand_codes(deal.hands[deal.worthless]),
            }
        else:
            record["result"] = "passed"
        if deal.worthless < 0:  # BL-1.3: after a kawesh the same dealer deals
            self.dealer = (self.dealer + 1) & 3
        self.totals = [self.totals[0] + gain[0], self.totals[1] + gain[1]]
        a, b = self.totals
        self.over = max(a, b) >= self.options["target"] and a != b  # BL-10.2
        self._show()
        return record | {"gain": gain, "totals": [a, b]}

    def _show(self) -> None:
        a, b = self.totals
        self.scores = [a, b, a, b]  # BL-1.1


def tally_of(deal: BalootDeal) -> Tally:
    """The facts that a played deal is scored by."""
    raw = [0, 0]
    for seat, move in deal.declared:
        if seat & 1 == deal.project_team:
            raw[seat & 1] += project_of(move).raw
    return Tally(
        sun=deal.trump == NO_TRUMP,
        buyers=deal.buyer & 1,
        level=deal.level,
        card=deal.card[:],
        tricks=deal.won[:],
        raw=raw,
        baloot=deal.baloot & 1 if deal.baloot >= 0 else -1,
        offenders=deal.claimant & 1 if deal.claim == BROKEN else -1,
    )


def counting(deal: BalootDeal) -> list[JsonObject]:
    """The projects that count, with their cards (BL-6.7)."""
    return [
        {
            "seat": seat,
            "project": project_of(move).name,
            "cards": project_of(move).codes[:],
        }
        for seat, move in deal.declared
        if seat & 1 == deal.project_team
    ]


def _scored(deal: BalootDeal, tally: Tally, result: str) -> JsonObject:
    """BL-12: the result with every number of BL-9, and the cards left if it ended early."""
    claimed = deal.claim != NO_CLAIM
    return {
        "contract": "sun" if tally.sun else "hokum",
        "trump": None if tally.sun else SUITS[deal.trump],
        "buyer": deal.buyer,
        "taker": deal.taker,
        "level": tally.level,
        "result": result,
        "card": tally.card,
        "tricks": tally.tricks,
        "projects": counting(deal),
        "proj": tally.proj,
        "raw": tally.raw,
        "baloot": deal.baloot if deal.baloot >= 0 else None,
        "bal": tally.bal,
        "sawa": {"seat": deal.claimant, "accepted": deal.claim == ACCEPTED} if claimed else None,
        "left": [hand_codes(hand) for hand in deal.hands] if any(deal.hands) else None,
    }
