"""Why `hard` bids, calls and plays as it does: one sentence that a person understands."""

from bots.house.baloot.claim import own_run
from bots.house.baloot.seen import SUIT, Seen
from bots.house.reason import Reason
from bots.seat import JsonObject
from engines.baloot.cards import NO_TRUMP, PACK

#: Points that one notices in a trick: a king's.
GENEROUS = 4

BIDS = {
    "sun": Reason("baloot.sun", "My aces and tens are good enough for Sun."),
    "hokum": Reason("baloot.hokum", "These trumps and side cards are good enough for Hokum."),
    "ashkal": Reason(
        "baloot.ashkal", "My hand is good for Sun, and the public card does more for my partner."
    ),
    "kawesh": Reason("baloot.kawesh", "My hand is worthless, so I ask for a new deal."),
}


def why_bid(view: JsonObject, action: JsonObject) -> Reason:
    if action["type"] != "pass":
        return BIDS[action["type"]]
    if view["buyer"] is not None and view["buyer"] == view["seat"] ^ 2:
        return Reason(
            "baloot.partnersHokum", "My partner's Hokum is better than anything I could bid."
        )
    return Reason("baloot.thin", "My hand is too thin: buyers who lose the deal lose everything.")


def why_call(action: JsonObject) -> Reason:
    if action["type"] == "pass":
        return Reason(
            "baloot.noRaise", "I am not sure enough to win this deal to raise what it is worth."
        )
    return Reason(
        "baloot.raise", "With this hand we should win the deal, so I raise what it is worth."
    )


def why_card(seen: Seen, action: JsonObject, cards: list[int]) -> Reason:
    """Why this one of the legal cards, or why a claim."""
    if action["type"] == "sawa":
        return Reason("baloot.sawa", "By my count nobody can beat any card of mine any more.")
    if len(cards) == 1:
        return Reason("only", "It is the only card that I may play.")
    card = PACK.index[action["card"]]
    if not seen.trick:
        return _why_lead(seen, card)
    if _wins(seen, card):
        return _why_win(seen, card, cards)
    if seen.deal.best_seat == seen.partner:
        return _why_under_partner(seen, card, cards)
    return _why_loss(seen, card, cards)


def _why_lead(seen: Seen, card: int) -> Reason:
    if own_run(seen):
        return Reason("baloot.allWin", "All my cards win now, if I lead them in this order.")
    suit = card >> 3
    if suit == seen.trump and seen.buyers and seen.opponents_may_hold(SUIT[suit]):
        return Reason("baloot.drawTrumps", "We bought, so I draw the trumps of the others.")
    if not seen.out_above(card):
        if suit == seen.trump or seen.unruffed(suit) == 1.0:
            return Reason(
                "baloot.highestWins",
                "Nobody else holds a higher card of its suit, so it wins the trick.",
            )
        return Reason(
            "baloot.highestMayWin",
            "Nobody else holds a higher card of its suit, and it may win before a ruff.",
        )
    if seen.trump != NO_TRUMP and seen.ruffs(seen.partner, suit) > 0.5:
        return Reason("baloot.partnerRuffs", "My partner can ruff this suit.")
    if seen.points[card]:
        return Reason(
            "baloot.driveOut",
            "It drives out the higher cards of its suit, or my partner wins with one of them.",
        )
    return Reason("baloot.giveLittle", "I give away little with it, and keep what can still win.")


def _wins(seen: Seen, card: int) -> bool:
    return card >> 3 in (seen.trick[0] >> 3, seen.trump) and seen.rank[card] > seen.deal.best_power


def _why_win(seen: Seen, card: int, cards: list[int]) -> Reason:
    last = len(seen.trick) == 3
    if last and seen.deal.best_seat == seen.partner:
        if all(_wins(seen, other) for other in cards):
            return Reason(
                "baloot.mustOvertake",
                "I have to overtake my partner, and can spare this card best.",
            )
        return Reason("baloot.overtake", "I overtake my partner to lead next.")
    if card >> 3 != seen.trick[0] >> 3:
        return Reason("baloot.ruff", "I have none of this suit, so I ruff.")
    if last:
        return Reason("baloot.lastTakes", "I play last and take the trick.")
    if not seen.out_above(card):
        return Reason(
            "baloot.highestTakes", "It is the highest card left of this suit, so I take the trick."
        )
    return Reason(
        "baloot.tryToWin", "I try to win the trick, or make the next player spend a high card."
    )


def _why_under_partner(seen: Seen, card: int, cards: list[int]) -> Reason:
    if 0 < seen.points[card] == max(seen.points[other] for other in cards):
        return Reason(
            "baloot.givePoints",
            "My partner is winning the trick, so I give as many points as I can.",
        )
    if seen.points[card] >= GENEROUS:
        return Reason(
            "baloot.giveSpare",
            "My partner is winning the trick, so I give points that I can spare.",
        )
    return Reason(
        "baloot.keepBetter", "My partner is winning the trick, so I keep my better cards."
    )


def _why_loss(seen: Seen, card: int, cards: list[int]) -> Reason:
    led = seen.trick[0] >> 3
    partner_may = len(seen.trick) == 1 and seen.beats(seen.partner, led, seen.deal.best) > 0.0
    if any(_wins(seen, other) for other in cards):
        if partner_may:
            return Reason(
                "baloot.leaveToPartner",
                "I leave this trick to my partner and keep my better cards.",
            )
        return Reason("baloot.notWorth", "This trick is not worth a card that wins it.")
    if seen.points[card] > min(seen.points[other] for other in cards):
        if partner_may:
            return Reason(
                "baloot.addPoints", "My partner may still win this trick, so I add points to it."
            )
        return Reason(
            "baloot.needOthers", "I cannot win this trick, and I need my other cards more."
        )
    if partner_may:
        return Reason(
            "baloot.partnerMay", "I cannot win this trick, but my partner may, so I play low."
        )
    return Reason("baloot.lost", "I cannot win this trick, so I give away as little as I can.")
