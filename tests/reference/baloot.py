"""Baloot, written straight from rules/baloot.md: a slow, literal oracle for the tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# BL-2.1: ranks and suits in canonical order.
RANKS = ["7", "8", "9", "T", "J", "Q", "K", "A"]
SUITS = ["C", "D", "H", "S"]
CANONICAL = [rank + suit for suit in SUITS for rank in RANKS]

# BL-2.2: three rankings, highest first.
PLAIN_ORDER = ["A", "T", "K", "Q", "J", "9", "8", "7"]
TRUMP_ORDER = ["J", "9", "A", "T", "K", "Q", "8", "7"]
SEQUENCE_ORDER = ["A", "K", "Q", "J", "T", "9", "8", "7"]

# BL-2.3: card points.
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
TRUMP_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 20, "9": 14, "8": 0, "7": 0}
LAST_TRICK_POINTS = 10

# BL-6.5: kinds of projects, strongest first.
STRENGTH_ORDER = [
    "four_hundred",
    "hundred in sequence",
    "hundred of four",
    "fifty",
    "sira",
]

# BL-6.8: values of the projects.
PROJECT_RAW = {"sira": 20, "fifty": 50, "hundred": 100, "four_hundred": 200}
PROJECT_SUN = {"sira": 4, "fifty": 10, "hundred": 20, "four_hundred": 40}
PROJECT_HOKUM = {"sira": 2, "fifty": 5, "hundred": 10}

# BL-5.2: the ladder: level now -> (call, new level).
LADDER = {1: ("double", 2), 2: ("triple", 3), 3: ("four", 4), 4: ("gahwa", 5)}

# BL-1.2: the options and their defaults.
DEFAULTS: dict[str, Any] = {
    "target": 152,
    "first_dealer": 0,
    "kawesh": True,
    "sun_double": "gap",
    "doubled": "winner",
    "closed_double": False,
    "relief": "void",
    "khasara": True,
    "kaboot": True,
    "rounding": "half_up",
}
ALLOWED: dict[str, list[Any]] = {
    "target": list(range(1, 1001)),
    "first_dealer": [0, 1, 2, 3],
    "kawesh": [True, False],
    "sun_double": ["gap", "free"],
    "doubled": ["winner", "each"],
    "closed_double": [True, False],
    "relief": ["void", "full", "none"],
    "khasara": [True, False],
    "kaboot": [True, False],
    "rounding": ["half_up", "exact"],
}


def rank_of(card: str) -> str:
    return card[0]


def suit_of(card: str) -> str:
    return card[1]


def team_of(seat: int) -> int:
    """BL-1.1."""
    return seat % 2


def partner_of(seat: int) -> int:
    return (seat + 2) % 4


def canonical(cards: list[str]) -> list[str]:
    """BL-2.1: the cards in canonical order."""
    return [card for card in CANONICAL if card in cards]


def card_points(card: str, trump: str | None) -> int:
    """BL-2.3; trump is None in Sun."""
    if suit_of(card) == trump:
        return TRUMP_POINTS[rank_of(card)]
    return PLAIN_POINTS[rank_of(card)]


def trick_height(card: str, trump: str | None) -> int:
    """BL-2.2: height of a card inside its own suit, 0 (lowest) to 7 (highest)."""
    order = TRUMP_ORDER if suit_of(card) == trump else PLAIN_ORDER
    return 7 - order.index(rank_of(card))


def trick_winner(table: list[tuple[int, str]], trump: str | None) -> int:
    """BL-7.6: the seat whose card is winning the (perhaps unfinished) trick."""
    led = suit_of(table[0][1])
    trumps = [(seat, card) for seat, card in table if suit_of(card) == trump]
    followers = [(seat, card) for seat, card in table if suit_of(card) == led]
    contenders = trumps if trumps else followers
    best_seat, best_card = contenders[0]
    for seat, card in contenders:
        if trick_height(card, trump) > trick_height(best_card, trump):
            best_seat, best_card = seat, card
    return best_seat


def maximal_runs(hand: list[str], suit: str) -> list[list[str]]:
    """BL-6.3: each maximal run of neighbours in a suit, highest card first."""
    runs: list[list[str]] = []
    current: list[str] = []
    for rank in SEQUENCE_ORDER:
        if rank + suit in hand:
            current.append(rank + suit)
        else:
            if current:
                runs.append(current)
            current = []
    if current:
        runs.append(current)
    return runs


def find_projects(hand: list[str], contract: str) -> list[dict[str, Any]]:
    """BL-6.3, BL-6.4: every project of an eight-card hand.

    Each has "project" and "cards" (as in the action), "kind" (BL-6.5) and "top" (BL-6.6).
    """
    found: list[dict[str, Any]] = []

    def add(project: str, kind: str, cards: list[str], top: str) -> None:
        found.append({"project": project, "kind": kind, "cards": canonical(cards), "top": top})

    for suit in SUITS:  # BL-6.3
        for run in maximal_runs(hand, suit):
            top = rank_of(run[0])
            if len(run) == 3:
                add("sira", "sira", run, top)
            elif len(run) == 4:
                add("fifty", "fifty", run, top)
            elif len(run) in (5, 6, 7):
                add("hundred", "hundred in sequence", run[0:5], top)
            elif len(run) == 8:
                add("hundred", "hundred in sequence", run[0:5], top)
                add("sira", "sira", run[5:8], rank_of(run[5]))
    for rank in ["T", "J", "Q", "K", "A"]:  # BL-6.4
        four = [rank + suit for suit in SUITS]
        if all(card in hand for card in four):
            if rank == "A" and contract == "sun":
                add("four_hundred", "four_hundred", four, rank)
            else:
                add("hundred", "hundred of four", four, rank)
    return found


def beats(first: dict[str, Any], second: dict[str, Any]) -> bool | None:
    """BL-6.5, BL-6.6: does the first project beat the second? None: still equal."""
    kind1 = STRENGTH_ORDER.index(first["kind"])
    kind2 = STRENGTH_ORDER.index(second["kind"])
    if kind1 != kind2:
        return kind1 < kind2
    top1 = SEQUENCE_ORDER.index(first["top"])
    top2 = SEQUENCE_ORDER.index(second["top"])
    if top1 != top2:
        return top1 < top2
    return None


def team_with_strongest(projects: list[dict[str, Any]], leader: int) -> int | None:
    """BL-6.7: the team of the strongest declared project; None when nobody declared.

    Each project also has "seat"; leader is the seat that led to trick 1.
    """
    strongest: dict[str, Any] | None = None
    for step in range(4):  # BL-6.6: who plays earlier wins what is still equal.
        seat = (leader + step) % 4
        for project in projects:
            if project["seat"] != seat:
                continue
            if strongest is None or beats(project, strongest) is True:
                strongest = project
    if strongest is None:
        return None
    return team_of(strongest["seat"])


def game_points(card: list[int], contract: str, rounding: str) -> list[int]:
    """BL-9.2: from card points to game points, by team."""
    whole = 26 if contract == "sun" else 16
    if card[0] == card[1]:
        return [whole // 2, whole // 2]
    lower = 0 if card[0] < card[1] else 1
    v = card[lower]
    if rounding == "exact" and v % 10 == 5:
        g = v // 5 if contract == "sun" else v // 10
    elif contract == "sun":
        g = 2 * ((v + 5) // 10)
    else:
        g = (v + 5) // 10
    result = [0, 0]
    result[lower] = g
    result[1 - lower] = whole - g
    return result


def deal_winner(card: list[int], raw: list[int], bal: list[int], buyers: int, level: int) -> int:
    """BL-9.5: the team that wins the deal."""
    total = [card[t] + raw[t] + 10 * bal[t] for t in (0, 1)]
    if total[0] > total[1]:
        return 0
    if total[1] > total[0]:
        return 1
    defenders = 1 - buyers
    if level in (1, 3, 5):
        return defenders  # the buyers raised last and lose the tie
    return buyers  # levels 2, 4: the defenders raised last


def score_deal(
    *,
    contract: str,
    buyers: int,
    level: int,
    card: list[int],
    tricks: list[int],
    proj: list[int],
    raw: list[int],
    bal: list[int],
    offenders: int | None,
    options: dict[str, Any],
) -> tuple[str, list[int]]:
    """BL-8.5, BL-9.4 to BL-9.9: the result's name and both teams' gain."""
    base = 26 if contract == "sun" else 16
    kaboot_base = 44 if contract == "sun" else 25
    defenders = 1 - buyers
    winner = deal_winner(card, raw, bal, buyers, level)
    gain = [0, 0]

    def takes_all(team: int, number: int) -> None:  # BL-9.7
        gain[team] = (number + proj[0] + proj[1]) * level
        gain[1 - team] = 0
        gain[0] += bal[0]
        gain[1] += bal[1]

    # BL-9.9: the first that applies.
    if offenders is not None:  # BL-8.5
        result = "qayd"
        winner = 1 - offenders
        gain[winner] = (base + proj[0] + proj[1]) * level + bal[winner]
        gain[offenders] = 0
    elif options["kaboot"] and 8 in tricks:  # BL-9.4
        result = "kaboot"
        winner = tricks.index(8)
        takes_all(winner, kaboot_base)
    elif options["khasara"] and winner != buyers:  # BL-9.5
        result = "khasara"
        takes_all(defenders, base)
    elif level >= 2 and options["doubled"] == "winner":  # BL-9.6
        result = "doubled"
        takes_all(winner, base)
    else:  # BL-9.7
        result = "each"
        g = game_points(card, contract, options["rounding"])
        for t in (0, 1):
            gain[t] = (g[t] + proj[t]) * level + bal[t]

    if level == 5:  # BL-9.8: gahwa replaces the numbers.
        gain[winner] = options["target"]
        gain[1 - winner] = 0
    return result, gain


class BalootReference:
    """One match of Baloot."""

    def __init__(
        self, seats: int, options: dict[str, Any], deck: Callable[[int], list[str]]
    ) -> None:
        if seats != 4:
            raise ValueError("BL-1.1: exactly 4 seats")
        for name, value in options.items():  # BL-1.2
            if name not in ALLOWED:
                raise ValueError(f"BL-1.2: unknown option {name}")
            if not any(type(value) is type(good) and value == good for good in ALLOWED[name]):
                raise ValueError(f"BL-1.2: {name} cannot be {value!r}")
        self.options: dict[str, Any] = {**DEFAULTS, **options}
        self.deck = deck
        self.totals = [0, 0]
        self.deals: list[dict[str, Any]] = []
        self.deck_index = -1
        self.dealer: int = self.options["first_dealer"]
        self.start_deal()

    # ------------------------------------------------------------------ deal

    def start_deal(self) -> None:
        """BL-3.1, BL-3.2: the next deck, five cards each and the public card."""
        self.deck_index += 1
        self.cards: list[str] = list(self.deck(self.deck_index))
        self.hand: list[list[str]] = [
            self.cards[0:5],
            self.cards[5:10],
            self.cards[10:15],
            self.cards[15:20],
        ]
        self.public: str = self.cards[20]
        self.phase: str = "bid1"
        self.position: int = 1  # BL-4.1: whose turn to bid, 1 to 4
        self.standing: tuple[int, str] | None = None  # BL-4.4: (bidder, suit) of a Hokum bid
        self.contract: str = ""
        self.trump: str | None = None
        self.buyer: int = -1
        self.taker: int = -1
        self.level: int = 1
        self.asked: int = -1  # the seat asked in phase double
        self.doubler: int = -1
        self.leader: int = -1
        self.table: list[tuple[int, str]] = []
        self.won: list[tuple[int, list[str]]] = []  # (winner, four cards) of complete tricks
        self.declared: list[dict[str, Any]] = []
        self.counting_team: int | None = None
        self.baloot_seat: int | None = None
        self.claimant: int | None = None
        self.claim_accepted_by: list[int] = []
        self.claim_rejected: bool = False

    def bidder(self) -> int:
        """BL-4.1: dealer+1, dealer+2, dealer+3, dealer."""
        return (self.dealer + self.position) % 4

    def to_play(self) -> int:
        """BL-7.1: the leader, then turn order."""
        return (self.leader + len(self.table)) % 4

    # --------------------------------------------------------------- reading

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def scores(self) -> list[int]:
        """BL-1.1: each team's total at both its seats."""
        return [self.totals[team_of(seat)] for seat in range(4)]

    @property
    def actors(self) -> tuple[int, ...]:
        if self.phase in ("bid1", "bid2"):
            return (self.bidder(),)
        if self.phase == "double":
            return (self.asked,)
        if self.phase == "play":
            return (self.to_play(),)
        if self.phase == "sawa":  # BL-8.2
            assert self.claimant is not None
            opponents = [s for s in range(4) if team_of(s) != team_of(self.claimant)]
            return tuple(s for s in opponents if s not in self.claim_accepted_by)
        return ()  # BL-10.3

    def hands(self) -> list[list[str]]:
        if self.phase == "over":  # BL-10.3
            return [[], [], [], []]
        return [canonical(hand) for hand in self.hand]

    def legal_actions(self, seat: int) -> list[dict[str, Any]]:
        if seat not in self.actors:  # BL-1.4
            return []
        if self.phase == "bid1":
            return self.legal_bid1(seat)
        if self.phase == "bid2":
            return self.legal_bid2(seat)
        if self.phase == "double":  # BL-5.1, BL-5.2
            return [{"type": "pass"}, {"type": LADDER[self.level][0]}]
        if self.phase == "sawa":  # BL-8.2
            return [{"type": "accept"}, {"type": "reject"}]
        return self.legal_play(seat)

    # --------------------------------------------------------------- bidding

    def legal_bid1(self, seat: int) -> list[dict[str, Any]]:
        actions: list[dict[str, Any]] = [{"type": "pass"}, {"type": "sun"}]  # BL-4.2
        if self.standing is None:  # BL-4.4: no other Hokum, no kawesh
            actions.append({"type": "hokum", "suit": suit_of(self.public)})
            if self.may_kawesh(seat):
                actions.append({"type": "kawesh"})
        if self.position in (3, 4) and rank_of(self.public) != "A":  # BL-4.7
            actions.append({"type": "ashkal"})
        return actions

    def legal_bid2(self, seat: int) -> list[dict[str, Any]]:
        actions: list[dict[str, Any]] = [{"type": "pass"}, {"type": "sun"}]  # BL-4.3
        if self.standing is None:  # BL-4.4: no other Hokum, no kawesh
            for suit in SUITS:
                if suit != suit_of(self.public):
                    actions.append({"type": "hokum", "suit": suit})
            if self.may_kawesh(seat):
                actions.append({"type": "kawesh"})
        return actions

    def may_kawesh(self, seat: int) -> bool:
        """BL-4.9: each card a 7, an 8, or a 9 that cannot become a trump in this round."""
        if not self.options["kawesh"] or self.standing is not None:
            return False
        if self.phase == "bid1":
            nameable = [suit_of(self.public)]
        else:
            nameable = [suit for suit in SUITS if suit != suit_of(self.public)]
        for card in self.hand[seat]:
            if rank_of(card) in ("7", "8"):
                continue
            if rank_of(card) == "9" and suit_of(card) not in nameable:
                continue
            return False
        return True

    def apply_bid(self, seat: int, action: dict[str, Any]) -> None:
        kind = action["type"]
        if kind == "kawesh":  # BL-4.9
            self.void_deal("kawesh")
            return
        if kind == "sun":  # BL-4.5
            self.buy("sun", None, buyer=seat, taker=seat)
            return
        if kind == "ashkal":  # BL-4.7
            self.buy("sun", None, buyer=seat, taker=partner_of(seat))
            return
        if kind == "hokum":  # BL-4.4
            self.standing = (seat, action["suit"])
        if self.position < 4:
            self.position += 1
            return
        # Position 4 has spoken.
        if self.standing is not None:  # BL-4.4
            bidder, suit = self.standing
            self.buy("hokum", suit, buyer=bidder, taker=bidder)
        elif self.phase == "bid1":  # BL-4.3: all four passed
            self.phase = "bid2"
            self.position = 1
        else:  # BL-4.8
            self.void_deal("passed")

    def void_deal(self, result: str) -> None:
        self.deals.append(
            {
                "deal": self.deck_index,
                "dealer": self.dealer,
                "result": result,
                "gain": [0, 0],
                "totals": list(self.totals),
            }
        )
        if result == "passed":  # BL-1.3; after a kawesh the same dealer deals
            self.dealer = (self.dealer + 1) % 4
        self.start_deal()

    def buy(self, contract: str, trump: str | None, *, buyer: int, taker: int) -> None:
        """BL-4.6, BL-3.3: the contract is fixed and the rest is dealt."""
        self.contract = contract
        self.trump = trump
        self.buyer = buyer
        self.taker = taker
        self.hand[taker].append(self.public)
        rest = self.cards[21:32]
        for seat in range(4):
            number = 2 if seat == taker else 3
            self.hand[seat].extend(rest[0:number])
            rest = rest[number:]
        if self.has_doubling():
            self.phase = "double"
            self.asked = (buyer + 1) % 4  # BL-5.1
        else:
            self.begin_play()

    # -------------------------------------------------------------- doubling

    def has_doubling(self) -> bool:
        """BL-5.3."""
        if self.contract == "hokum" or self.options["sun_double"] == "free":
            return True
        buyers = team_of(self.buyer)
        return self.totals[buyers] > 100 and self.totals[1 - buyers] <= 100

    def apply_double(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] == "pass":
            if self.level == 1 and seat == (self.buyer + 1) % 4:  # BL-5.1
                self.asked = (self.buyer + 3) % 4
            else:  # BL-5.2: pass ends the ladder
                self.begin_play()
            return
        self.level = LADDER[self.level][1]  # BL-5.2
        if self.level == 2:
            self.doubler = seat
            if self.contract == "sun" and self.options["sun_double"] == "gap":  # BL-5.3
                self.begin_play()
            else:
                self.asked = self.buyer
        elif self.level == 3:
            self.asked = self.doubler
        elif self.level == 4:
            self.asked = self.buyer
        else:  # level 5: play begins
            self.begin_play()

    # ------------------------------------------------------------------ play

    def begin_play(self) -> None:
        self.phase = "play"
        self.leader = (self.dealer + 1) % 4  # BL-7.1
        if self.trump is not None:  # BL-6.9
            for seat in range(4):
                if "K" + self.trump in self.hand[seat] and "Q" + self.trump in self.hand[seat]:
                    self.baloot_seat = seat

    def legal_play(self, seat: int) -> list[dict[str, Any]]:
        """BL-7.7."""
        actions: list[dict[str, Any]] = []
        for project in self.open_projects(seat):
            actions.append(
                {"type": "declare", "project": project["project"], "cards": project["cards"]}
            )
        for card in self.legal_cards(seat):
            actions.append({"type": "play", "card": card})
        if self.may_sawa():
            actions.append({"type": "sawa"})
        return actions

    def open_projects(self, seat: int) -> list[dict[str, Any]]:
        """BL-6.1, BL-6.2: projects the seat has not declared yet; trick 1 only."""
        if len(self.won) > 0:
            return []
        already = [(p["project"], p["cards"]) for p in self.declared if p["seat"] == seat]
        return [
            project
            for project in find_projects(self.hand[seat], self.contract)
            if (project["project"], project["cards"]) not in already
        ]

    def may_sawa(self) -> bool:
        """BL-8.1: on lead, 1 to 6 tricks complete, once in a deal."""
        return not self.table and 1 <= len(self.won) <= 6 and self.claimant is None

    def legal_cards(self, seat: int) -> list[str]:
        hand = canonical(self.hand[seat])
        trump = self.trump
        if not self.table:
            # BL-7.5
            closed = self.options["closed_double"] and self.level in (2, 3, 4)
            if self.contract == "hokum" and closed:
                others = [card for card in hand if suit_of(card) != trump]
                if others:
                    return others
            return hand

        led = suit_of(self.table[0][1])
        of_led_suit = [card for card in hand if suit_of(card) == led]

        if self.contract == "sun":  # BL-7.2
            return of_led_suit if of_led_suit else hand

        trumps = [card for card in hand if suit_of(card) == trump]
        winning_seat = trick_winner(self.table, trump)
        winning_card = next(card for s, card in self.table if s == winning_seat)
        partner_winning = winning_seat == partner_of(seat)

        if led == trump:
            if not trumps:
                return hand  # BL-7.2: nothing to follow with, and no trump to play
            if self.options["relief"] == "full" and partner_winning:  # BL-7.3
                return trumps
            higher = [
                card
                for card in trumps
                if trick_height(card, trump) > trick_height(winning_card, trump)
            ]
            return higher if higher else trumps  # BL-7.3

        if of_led_suit:  # BL-7.2: a side suit, no duty to win the trick
            return of_led_suit

        # BL-7.4: a side suit led, none of it in the hand.
        if partner_winning and self.options["relief"] != "none":
            return hand
        if not trumps:
            return hand
        if suit_of(winning_card) == trump:
            higher = [
                card
                for card in trumps
                if trick_height(card, trump) > trick_height(winning_card, trump)
            ]
            if higher:
                return higher
        return trumps

    def apply_play(self, seat: int, action: dict[str, Any]) -> None:
        if action["type"] == "declare":  # BL-6.1: does not end the turn
            for project in self.open_projects(seat):
                same_name = project["project"] == action["project"]
                if same_name and project["cards"] == action["cards"]:
                    self.declared.append({**project, "seat": seat})
            return
        if action["type"] == "sawa":  # BL-8.1
            self.claimant = seat
            self.phase = "sawa"
            return
        card = action["card"]
        self.hand[seat].remove(card)
        self.table.append((seat, card))
        if len(self.table) == 4:
            self.finish_trick()

    def finish_trick(self) -> None:
        winner = trick_winner(self.table, self.trump)  # BL-7.6
        self.won.append((winner, [card for _, card in self.table]))
        if len(self.won) == 1:  # BL-6.7
            self.counting_team = team_with_strongest(self.declared, self.leader)
        self.table = []
        self.leader = winner  # BL-7.1
        if self.claim_rejected and winner != self.claimant:  # BL-8.4
            assert self.claimant is not None
            self.end_deal(offenders=team_of(self.claimant))
        elif len(self.won) == 8:
            self.end_deal(offenders=None)

    # ------------------------------------------------------------------ sawa

    def apply_sawa(self, seat: int, action: dict[str, Any]) -> None:
        """BL-8.2."""
        assert self.claimant is not None
        if action["type"] == "reject":  # BL-8.3
            self.claim_rejected = True
            self.phase = "play"
            return
        self.claim_accepted_by.append(seat)
        if len(self.claim_accepted_by) == 2:  # BL-8.6
            while len(self.won) < 8:
                # Which cards make up which of these tricks does not matter: all go to one team.
                cards = [hand.pop() for hand in self.hand]
                self.won.append((self.claimant, cards))
            self.end_deal(offenders=None)

    # --------------------------------------------------------------- scoring

    def end_deal(self, *, offenders: int | None) -> None:
        card = [0, 0]
        tricks = [0, 0]
        for number, (winner, cards) in enumerate(self.won, start=1):  # BL-9.1
            team = team_of(winner)
            tricks[team] += 1
            for c in cards:
                card[team] += card_points(c, self.trump)
            if number == 8:
                card[team] += LAST_TRICK_POINTS

        proj = [0, 0]
        raw = [0, 0]
        values = PROJECT_SUN if self.contract == "sun" else PROJECT_HOKUM
        for project in self.declared:  # BL-6.7, BL-6.8, BL-9.3
            team = team_of(project["seat"])
            if team == self.counting_team:
                proj[team] += values[project["project"]]
                raw[team] += PROJECT_RAW[project["project"]]

        bal = [0, 0]
        if self.baloot_seat is not None:  # BL-6.9, BL-9.3
            bal[team_of(self.baloot_seat)] = 2

        result, gain = score_deal(
            contract=self.contract,
            buyers=team_of(self.buyer),
            level=self.level,
            card=card,
            tricks=tricks,
            proj=proj,
            raw=raw,
            bal=bal,
            offenders=offenders,
            options=self.options,
        )
        self.totals = [self.totals[0] + gain[0], self.totals[1] + gain[1]]
        self.deals.append(
            {
                "deal": self.deck_index,
                "dealer": self.dealer,
                "contract": self.contract,
                "trump": self.trump,
                "buyer": self.buyer,
                "taker": self.taker,
                "level": self.level,
                "result": result,
                "card": card,
                "tricks": tricks,
                "proj": proj,
                "raw": raw,
                "bal": bal,
                "gain": gain,
                "totals": list(self.totals),
            }
        )
        # BL-10.1, BL-10.2
        if max(self.totals) >= self.options["target"] and self.totals[0] != self.totals[1]:
            self.phase = "over"
            return
        self.dealer = (self.dealer + 1) % 4  # BL-1.3
        self.start_deal()

    # ----------------------------------------------------------------- apply

    def apply(self, seat: int, action: dict[str, Any]) -> None:
        if action not in self.legal_actions(seat):  # BL-1.4
            raise ValueError(f"BL-1.4: seat {seat} may not {action!r} in phase {self.phase}")
        if self.phase in ("bid1", "bid2"):
            self.apply_bid(seat, action)
        elif self.phase == "double":
            self.apply_double(seat, action)
        elif self.phase == "sawa":
            self.apply_sawa(seat, action)
        else:
            self.apply_play(seat, action)

    # -------------------------------------------------------------- defaults

    def default_action(self, seat: int) -> dict[str, Any] | None:
        """BL-11.1."""
        if seat not in self.actors:
            return None
        if self.phase in ("bid1", "bid2", "double"):
            return {"type": "pass"}
        if self.phase == "sawa":
            return {"type": "reject"}
        return {"type": "play", "card": self.default_card(seat)}

    def weakest(self, cards: list[str]) -> str:
        """BL-11.2: fewer points, side suit before trump, lower trick rank, canonical order."""

        def weakness(card: str) -> tuple[int, int, int, int]:
            return (
                card_points(card, self.trump),
                1 if suit_of(card) == self.trump else 0,
                trick_height(card, self.trump),
                CANONICAL.index(card),
            )

        return min(cards, key=weakness)

    def default_card(self, seat: int) -> str:
        """BL-11.2."""
        legal = self.legal_cards(seat)
        if len(self.table) == 3:
            winning_seat = trick_winner(self.table, self.trump)
            if team_of(winning_seat) != team_of(seat):
                on_table = sum(card_points(card, self.trump) for _, card in self.table)
                takers = [
                    card
                    for card in legal
                    if trick_winner([*self.table, (seat, card)], self.trump) == seat
                    and card_points(card, self.trump) <= on_table
                ]
                if takers:
                    return self.weakest(takers)
        return self.weakest(legal)
