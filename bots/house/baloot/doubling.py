"""When to double and to raise (BL-5): how likely the buyers lose the deal, from eight cards.

The weights are log-odds, fitted to deals that `hard` bought and played out.
"""

from math import exp

from bots.house.baloot.bidding import hokum_features, sun_features
from engines.baloot.cards import NO_TRUMP

#: What each feature of a defender's hand adds to the odds that the buyers lose.
AGAINST_HOKUM = {
    "any hand": -3.0,
    "jack of trumps": 1.35,
    "nine of trumps": 0.81,
    "ace of trumps": 0.43,
    "ten of trumps": 0.27,
    "baloot": 0.5,
    "3 trumps": 0.83,
    "4 trumps": 0.79,
    "5 trumps": 0.67,
    "side ace": 0.51,
    "guarded ten": 0.12,
    "void": 0.48,
    "sira": 0.46,
    "fifty": 1.34,
    "hundred": 2.3,
}
AGAINST_SUN = {
    "any hand": -2.5,
    "ace": 0.78,
    "ten under the ace": 0.54,
    "guarded ten": 0.38,
    "king under the ace": 0.24,
    "guarded king": 0.13,
    "long suit": 0.21,
    "sira": 0.6,
    "fifty": 1.43,
    "hundred": 2.66,
}
#: What each feature of the buyer's hand takes away from them.
FOR_HOKUM = {
    "any hand": -2.3,
    "jack of trumps": 1.95,
    "nine of trumps": 0.95,
    "ace of trumps": 0.51,
    "ten of trumps": 0.34,
    "baloot": 0.82,
    "3 trumps": 0.71,
    "4 trumps": 0.9,
    "5 trumps": 0.71,
    "side ace": 0.57,
    "ten under the ace": 0.17,
    "guarded ten": 0.17,
    "void": 0.13,
    "sira": 0.37,
    "fifty": 1.0,
    "hundred": 0.9,
}
FOR_SUN = {
    "any hand": -2.0,
    "ace": 1.08,
    "ten under the ace": 0.53,
    "guarded ten": 0.37,
    "lone ten": 0.25,
    "king under the ace": 0.11,
    "guarded king": 0.22,
    "long suit": 0.13,
    "sira": 0.58,
    "fifty": 1.79,
    "hundred": 2.4,
}
#: How much the odds shift against a side when the other one has raised.
RAISED = 2.5


def chance_to_win(hand: int, trump: int, buyer: bool, level: int) -> float:
    """The chance of a seat's team to win the deal, for the buyer or a defender who is asked."""
    if trump == NO_TRUMP:
        weights = FOR_SUN if buyer else AGAINST_SUN
        found = sun_features(hand)
    else:
        weights = FOR_HOKUM if buyer else AGAINST_HOKUM
        found = hokum_features(hand, trump)
    odds = sum(weights.get(feature, 0.0) for feature in found)
    if level > 1:  # whoever is asked answers a raise of the other side
        odds -= RAISED
    return 1.0 / (1.0 + exp(-odds))
