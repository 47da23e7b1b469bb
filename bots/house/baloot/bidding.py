"""What a contract is worth on the cards that are known before it is bought (BL-4).

Values are game points: how many more than the other team the buyers score on average. The weights
were fitted to deals played out by `hard`; a hand is the five cards and the public card.
"""

from collections.abc import Callable

from engines.baloot.cards import ACE
from engines.baloot.projects import IN_SUIT, project_of
from engines.core.cards import cards_in

NINE, TEN, JACK, QUEEN, KING = 2, 3, 4, 5, 6

SUN = {
    "any hand": -22.4,
    "ace": 9.9,
    "ten under the ace": 6.0,
    "guarded ten": 4.1,
    "lone ten": 2.6,
    "king under the ace": 1.4,
    "guarded king": 1.7,
    "lone king": 0.6,
    "long suit": 2.9,
    "sira": 6.7,
    "fifty": 12.7,
    "hundred": 21.9,
}
#: The public card goes to the partner: worth this in any hand, and not counted in one's own.
ASHKAL = 3.0

HOKUM = {
    "any hand": -11.0,
    "jack of trumps": 7.1,
    "nine of trumps": 2.9,
    "ace of trumps": 1.2,
    "ten of trumps": 1.5,
    "baloot": 5.0,
    "lone trump": -7.0,
    "3 trumps": 3.9,
    "4 trumps": 3.2,
    "5 trumps": 4.7,
    "side ace": 3.0,
    "ten under the ace": 1.2,
    "guarded ten": 1.9,
    "void": 0.8,
    "sira": 1.4,
    "fifty": 5.8,
    "hundred": 8.0,
}

Count = Callable[[str], None]


def sun_value(hand: int) -> float:
    return sum(SUN[feature] for feature in sun_features(hand))


def hokum_value(hand: int, trump: int) -> float:
    return sum(HOKUM[feature] for feature in hokum_features(hand, trump))


def sun_features(hand: int) -> list[str]:
    found = ["any hand"]
    for suit in range(4):
        cards = hand >> 8 * suit & 255
        ace = cards >> ACE & 1
        place = "{} under the ace" if ace else "guarded {}" if cards.bit_count() > 1 else "lone {}"
        found += ["ace"] * ace
        found += [place.format("ten")] * (cards >> TEN & 1)
        found += [place.format("king")] * (cards >> KING & 1)
        found += ["long suit"] * (cards.bit_count() - 3)
        found += [project_of(move).name for move in IN_SUIT[suit][cards]]
    return found


def hokum_features(hand: int, trump: int) -> list[str]:
    found = ["any hand"]
    trumps = hand >> 8 * trump & 255
    names = {JACK: "jack", NINE: "nine", ACE: "ace", TEN: "ten"}
    found += [f"{names[rank]} of trumps" for rank in cards_in(trumps) if rank in names]
    found += ["baloot"] * (trumps >> KING & trumps >> QUEEN & 1)
    found += ["lone trump"] * (trumps.bit_count() == 1)
    found += [f"{length} trumps" for length in (3, 4, 5) if trumps.bit_count() >= length]
    for suit in range(4):
        cards = hand >> 8 * suit & 255
        found += [project_of(move).name for move in IN_SUIT[suit][cards]]
        if suit == trump:
            continue
        if cards >> ACE & 1:
            found.append("side ace")
            found += ["ten under the ace"] * (cards >> TEN & 1)
        elif cards >> TEN & 1 and cards.bit_count() > 1:
            found.append("guarded ten")
        elif not cards:
            found.append("void")
    return found
