"""Why a well-formed action is not legal now: the rule, and a sentence for the player."""

from engines.baloot.cards import (
    ACCEPT,
    ACE,
    ASHKAL,
    CODES,
    DECLARE,
    DOUBLE,
    HOKUM,
    PASS,
    SAWA,
    SUN,
)
from engines.baloot.deal import BID1, BID2, CLAIMED, DOUBLING, NO_CLAIM, BalootDeal
from engines.baloot.projects import project_of
from engines.core.cards import SUIT_NAMES
from engines.core.errors import IllegalAction

LEVELS = ("", "double", "triple", "four", "gahwa")


def refusal(deal: BalootDeal, seat: int, move: int) -> IllegalAction:
    if deal.stage <= BID2:
        return _no_bid(deal, move)
    if deal.stage == DOUBLING:
        call = LEVELS[deal.level]
        return IllegalAction("BL-5.2", f"Now you may say “{call}” or pass.")
    if deal.stage == CLAIMED:
        return IllegalAction("BL-8.2", "A sawa is claimed: accept or reject it.")
    if move < PASS:
        return _no_card(deal, seat, move)
    if move >= DECLARE:
        return _no_project(deal, seat, move)
    if move == SAWA:
        return _no_sawa(deal)
    if move >= ACCEPT:
        return IllegalAction("BL-8.2", "No sawa waits for an answer.")
    if move >= DOUBLE:
        return IllegalAction("BL-5.2", "The doubling is over.")
    return IllegalAction("BL-7.7", "The auction is over: play a card.")


def _no_bid(deal: BalootDeal, move: int) -> IllegalAction:
    if not PASS < move < DOUBLE:
        return IllegalAction("BL-4.1", "The public card is not sold yet: bid or pass.")
    if move < SUN:
        return _no_hokum(deal, move - HOKUM)
    if move == ASHKAL:
        if deal.stage != BID1:
            return IllegalAction("BL-4.3", "Ashkal is for the first round only.")
        if deal.public & 7 == ACE:
            return IllegalAction("BL-4.7", "There is no ashkal on an ace.")
        return IllegalAction("BL-4.7", "Only the last two seats to speak may call ashkal.")
    if deal.buyer >= 0:
        return IllegalAction("BL-4.4", "A Hokum bid stands: nobody can ask for a new deal.")
    if not deal.rules.kawesh:
        return IllegalAction("BL-4.9", "This match is played without kawesh.")
    return IllegalAction(
        "BL-4.9", "A kawesh hand is all 7s, 8s, and 9s of suits that cannot be trumps now."
    )


def _no_hokum(deal: BalootDeal, suit: int) -> IllegalAction:
    if deal.buyer >= 0:
        return IllegalAction("BL-4.4", "A Hokum bid stands: pass or bid Sun.")
    public = SUIT_NAMES[deal.public >> 3]
    if deal.stage == BID1:
        return IllegalAction("BL-4.2", f"In the first round Hokum is {public}.")
    return IllegalAction("BL-4.3", f"In the second round Hokum is any suit but {public}.")


def _no_card(deal: BalootDeal, seat: int, card: int) -> IllegalAction:
    if not deal.hands[seat] >> card & 1:
        return IllegalAction("BL-7.1", f"You do not hold {CODES[card]}.")
    laid = len(deal.played) & 3
    if not laid:
        return IllegalAction("BL-7.5", "This Hokum is doubled and closed: lead another suit.")
    led = deal.played[-laid] >> 3
    suit = card >> 3
    if suit != led and deal.hands[seat] >> (8 * led) & 255:
        return IllegalAction("BL-7.2", f"You hold {SUIT_NAMES[led]}, so you must follow with one.")
    if led == deal.trump:
        return IllegalAction("BL-7.3", f"You hold a trump that beats {CODES[deal.best]}: play one.")
    if suit == deal.trump:
        return IllegalAction("BL-7.4", f"You must beat {CODES[deal.best]} with a higher trump.")
    return IllegalAction("BL-7.4", f"You have no {SUIT_NAMES[led]}, so you must play a trump.")


def _no_project(deal: BalootDeal, seat: int, move: int) -> IllegalAction:
    if len(deal.played) >= 4:
        return IllegalAction("BL-6.1", "Projects are declared in the first trick only.")
    if (seat, move) in deal.declared:
        return IllegalAction("BL-6.2", "You have declared this project already.")
    project = project_of(move)
    if deal.hands[seat] & project.cards != project.cards:
        return IllegalAction("BL-6.2", "You do not hold all these cards.")
    if project.is_four:
        aces = "four_hundred in Sun and hundred in Hokum"
        return IllegalAction("BL-6.4", f"Four aces are {aces}.")
    return IllegalAction("BL-6.3", "A run is declared as a whole, from 5 cards on its top five.")


def _no_sawa(deal: BalootDeal) -> IllegalAction:
    if deal.claim != NO_CLAIM:
        return IllegalAction("BL-8.1", "There is one sawa in a deal, and it has been claimed.")
    return IllegalAction("BL-8.1", "Sawa is claimed on lead, from the second trick to the seventh.")
