"""A full Baloot state that agrees with a view: what is hidden is drawn at random, and what the
play, the declarations and an exposed hand tell about it is respected."""

from random import Random

from engines.baloot.cards import ACE, DECLARE, NO_TRUMP, PACK
from engines.baloot.deal import PHASES, PLAYING, BalootDeal
from engines.baloot.hidden import FORMS, Form, HiddenHands
from engines.baloot.knowledge import ALL, may_hold
from engines.baloot.projects import (
    ALL_FOUR,
    DECLARATIONS,
    PROJECTS,
    baloot_seat,
    project_of,
)
from engines.baloot.session import BalootSession
from engines.baloot.view import CLAIMS
from engines.core.cards import SUITS, cards_in, mask_of
from engines.core.plain import JsonObject

HUNDRED_OF_ACES = DECLARATIONS["hundred", ALL_FOUR << ACE]


def sample(view: JsonObject, rng: Random) -> tuple[BalootSession, BalootDeal]:
    session = BalootSession(4, view["options"])
    session.restore(view["scores"][:2], view["dealer"], view["phase"] == "over")
    deal = public_part(session, view)
    past = _played_by_seat(deal)
    held = _known_hands(deal, view)
    unseen = ALL
    for cards in past + held:
        unseen &= ~cards
    room = [0, 0, 0, 0]
    if not session.over:
        room = [view["counts"][seat] - held[seat].bit_count() for seat in range(4)]
    allowed = may_hold(deal)
    if deal.taker < 0:  # deck[21:] is unseen too
        unseen ^= 1 << deal.public
        room.append(11)
        allowed.append(ALL)
    known = [past[seat] | held[seat] for seat in range(4)]
    hidden = HiddenHands(known, unseen, room, allowed, rng)
    strongest = _strongest(deal, view)
    drawn = hidden.deal(
        [(entry["seat"], _forms(deal, entry, strongest)) for entry in view["declared"]]
    )
    deal.hands = [held[seat] | drawn[seat] for seat in range(4)]
    deal.stock = cards_in(drawn[4]) if deal.taker < 0 else []
    rng.shuffle(deal.stock)
    deal.declared = [
        (entry["seat"], move) for entry, move in zip(view["declared"], hidden.chosen, strict=True)
    ]
    if deal.taker >= 0:
        deal.baloot = baloot_seat([past[seat] | deal.hands[seat] for seat in range(4)], deal.trump)
    return session, deal


def public_part(session: BalootSession, view: JsonObject) -> BalootDeal:
    """A deal in which all that everybody knows is in place; the hands are not."""
    deal = BalootDeal.start(list(range(32)), view["dealer"], session.rules, session.totals)
    deal.public = PACK.index[view["public"]]
    deal.stage = PLAYING if session.over else PHASES.index(view["phase"])
    if view["contract"] == "sun":
        deal.trump = NO_TRUMP
    elif view["contract"] == "hokum":
        deal.trump = SUITS.index(view["trump"])
    deal.buyer = _seat(view["buyer"])
    deal.taker = _seat(view["taker"])
    deal.level = view["level"]
    deal.doubler = _seat(view["doubler"])
    deal.closed = deal.closes()
    cards = [PACK.index[act["card"]] for act in view["history"] if act["type"] == "play"]
    deal.winners = view["winners"][:]
    complete = 4 * len(deal.winners)
    deal.played = cards[:complete]
    deal.turn = view["leader"]
    for card in cards[complete:]:  # finds the best one; the hands come later
        deal.play(card)
    deal.turn = view["actors"][0] if view["actors"] else -1
    deal.won = view["tricks_won"][:]
    deal.card = view["card_points"][:]
    if view["projects"]:
        deal.project_team = view["projects"][0]["seat"] & 1
    claim = view["sawa"]
    if claim is not None:
        deal.claim = CLAIMS.index(claim["state"])
        deal.claimant = claim["seat"]
        deal.accepted = mask_of(claim["accepted"])
    return deal


def _seat(shown: int | None) -> int:
    return -1 if shown is None else shown


def _played_by_seat(deal: BalootDeal) -> list[int]:
    past = [0, 0, 0, 0]
    leaders = [(deal.dealer + 1) & 3, *deal.winners]
    for place, card in enumerate(deal.played):
        past[(leaders[place // 4] + place) & 3] |= 1 << card
    return past


def _known_hands(deal: BalootDeal, view: JsonObject) -> list[int]:
    """What the viewer knows to be in each hand now (BL-12); projects aside."""
    held = [0, 0, 0, 0]
    if view["phase"] == "over":  # the record shows what was left
        left = view["deals"][-1]["left"]
        return held if left is None else [PACK.mask(hand) for hand in left]
    if deal.taker >= 0 and deal.public not in deal.played:
        held[deal.taker] = 1 << deal.public
    if view["sawa"] is not None:
        held[deal.claimant] = PACK.mask(view["sawa"]["hand"])
    if view["seat"] is not None:
        held[view["seat"]] = PACK.mask(view["hand"])
    return held


def _forms(deal: BalootDeal, entry: JsonObject, strongest: int) -> list[Form]:
    """The ways in which a seat may hold what it declared."""
    seat, name = entry["seat"], entry["project"]
    if "cards" in entry:
        return FORMS[_declaration(entry) - DECLARE]
    forms: list[Form] = []
    for number, project in enumerate(PROJECTS):
        if project.name == name and _priority(deal, seat, DECLARE + number) < strongest:
            forms += FORMS[number]
    if deal.trump == NO_TRUMP:  # BL-6.4
        forms = [form for form in forms if form.move != HUNDRED_OF_ACES]
    return forms


def _strongest(deal: BalootDeal, view: JsonObject) -> int:
    """The project that won the comparison: all that stay hidden are weaker (BL-6.7)."""
    priorities = [_priority(deal, entry["seat"], _declaration(entry)) for entry in view["projects"]]
    return max(priorities, default=ALL)


def _declaration(entry: JsonObject) -> int:
    return DECLARATIONS[entry["project"], PACK.mask(entry["cards"])]


def _priority(deal: BalootDeal, seat: int, move: int) -> int:
    """BL-6.5 and BL-6.6 in one number: strength, then the seat that plays earlier in trick 1."""
    return 4 * project_of(move).strength - ((seat - deal.dealer - 1) & 3)
