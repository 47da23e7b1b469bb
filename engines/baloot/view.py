"""What a seat or a spectator sees of a Baloot deal (BL-12)."""

from engines.baloot.cards import CODES, ROYALS
from engines.baloot.deal import NO_CLAIM, BalootDeal
from engines.baloot.projects import project_of
from engines.baloot.session import BalootSession, counting
from engines.core.cards import SUITS
from engines.core.plain import JsonObject
from engines.core.suits import hand_codes

# By seat and by trump; -1, that is nobody and nothing yet, finds the None at the end.
SEATS = (0, 1, 2, 3, None)
CONTRACTS = ("hokum", "hokum", "hokum", "hokum", "sun", None)
TRUMPS = (*SUITS, None, None)

#: What became of a claim, by `BalootDeal.claim`.
CLAIMS = ("", "asked", "rejected", "accepted", "broken")


def view(session: BalootSession, deal: BalootDeal, viewer: int | None) -> JsonObject:
    hands = [0, 0, 0, 0] if session.over else deal.hands  # BL-10.3
    a, b, c, d = hands
    leader = deal.leader()
    return {
        "hand": [] if viewer is None else hand_codes(hands[viewer]),
        "counts": [a.bit_count(), b.bit_count(), c.bit_count(), d.bit_count()],
        "dealer": deal.dealer,
        "public": CODES[deal.public],
        "contract": CONTRACTS[deal.trump],
        "trump": TRUMPS[deal.trump],
        "buyer": SEATS[deal.buyer],
        "taker": SEATS[deal.taker],
        "level": deal.level,
        "doubler": SEATS[deal.doubler],
        "leader": leader,
        "trick": table(deal, leader) if len(deal.played) & 3 else [],
        "winners": deal.winners[:],
        "tricks_won": deal.won[:],
        "card_points": deal.card[:],
        "declared": declared(deal, viewer) if deal.declared else [],
        "projects": counting(deal) if deal.declared else [],
        "baloot": None if deal.baloot < 0 else known_baloot(deal, viewer),
        "sawa": None if deal.claim == NO_CLAIM else sawa(deal, hands),
    }


def table(deal: BalootDeal, leader: int) -> list[JsonObject]:
    """The cards of the running trick."""
    laid = len(deal.played) & 3
    return [
        {"seat": (leader + place) & 3, "card": CODES[card]}
        for place, card in enumerate(deal.played[-laid:])
    ]


def declared(deal: BalootDeal, viewer: int | None) -> list[JsonObject]:
    """The declarations in order; the cards only of one's own and of those that count."""
    shown: list[JsonObject] = []
    for seat, move in deal.declared:
        project = project_of(move)
        entry: JsonObject = {"seat": seat, "project": project.name}
        if seat == viewer or seat & 1 == deal.project_team:
            entry["cards"] = project.codes[:]
        shown.append(entry)
    return shown


def known_baloot(deal: BalootDeal, viewer: int | None) -> int | None:
    """Who has the baloot, for its owner, and for all once it is announced or the deal is over."""
    seat = deal.baloot
    if seat == viewer or deal.turn < 0 or not deal.hands[seat] & ROYALS << (8 * deal.trump):
        return seat
    return None


def sawa(deal: BalootDeal, hands: list[int]) -> JsonObject:
    """The claim, with the claimant's hand for everybody."""
    return {
        "seat": deal.claimant,
        "hand": hand_codes(hands[deal.claimant]),
        "accepted": [seat for seat in range(4) if deal.accepted >> seat & 1],
        "state": CLAIMS[deal.claim],
    }


def course(
    actions: list[JsonObject], session: BalootSession, deal: BalootDeal, viewer: int | None
) -> list[JsonObject]:
    """Everything but the cards of other seats' projects, unless these count."""
    shown = actions[:]
    left = len(deal.declared)
    if left:
        for place, entry in enumerate(actions):
            if entry["type"] == "declare":
                seat = entry["seat"]
                if seat != viewer and seat & 1 != deal.project_team:
                    shown[place] = {key: entry[key] for key in entry if key != "cards"}
                left -= 1
                if not left:
                    break
    return shown
