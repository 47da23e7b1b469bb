"""Tiến lên decks from hands, and ways through a deal."""

from typing import Any

from engines import Match, catalogue, new_match
from tests.unit.engines.tables import SEED, play_defaults

CARDS = catalogue()["tienlen"].cards
#: All cards in an order that makes hands without a pattern: 53 is prime, so each comes once.
MIXED = [CARDS[20 * place % 53 - 1] for place in range(1, 53)]
#: The hand that wins a deal with two plays.
SWIFT = ("3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "2D 2H")


def deck_of(*hands: str) -> list[str]:
    """The deck that deals these hands. A hand of fewer than 13 cards is filled up, and seats that
    are not named are dealt to, from the mixed cards that nobody was given."""
    cards = [hand.split() for hand in hands]
    given = [card for hand in cards for card in hand]
    assert len(set(given)) == len(given), "a card is dealt twice"
    rest = [card for card in MIXED if card not in given]
    for hand in cards:
        while len(hand) < 13:
            hand.append(rest.pop(0))
        assert len(hand) == 13
    return [card for hand in cards for card in hand] + rest


def tienlen(*hands: str, seats: int = 4, **options: Any) -> Match:
    """A match whose first deal has these hands."""
    return new_match(
        "tienlen", seats, options, seed=SEED, decks=[deck_of(*hands)] if hands else None
    )


def later(leader: int, *hands: str, seats: int = 4, **options: Any) -> Match:
    """A match in its second deal, a later one, which has these hands and which `leader` leads with
    anything he likes. No instant wins unless the options say so."""
    first = [""] * seats
    first[leader] = " ".join(SWIFT)
    match = new_match(
        "tienlen",
        seats,
        {"instant_wins": "off", **options},
        seed=SEED,
        decks=[deck_of(*first), deck_of(*hands)],
    )
    say(match, SWIFT[0], *["-"] * (seats - 1), SWIFT[1])
    return match


def play(cards: str) -> dict[str, Any]:
    return {"type": "play", "cards": cards.split()}


PASS = {"type": "pass"}


def say(match: Match, *moves: str) -> list[dict[str, Any]]:
    """Whoever is to act plays these cards, or passes with “-”; returns the last one's events."""
    events: list[dict[str, Any]] = []
    for move in moves:
        events = match.apply(match.actors[0], PASS if move == "-" else play(move))
    return events


def plays(match: Match) -> set[str]:
    """What the actor may play; “-” for a pass."""
    actions = match.legal_actions(match.actors[0])
    return {" ".join(action.get("cards", "-")) for action in actions}


def finished(match: Match) -> dict[str, Any]:
    """The record of the running deal, once the clock has played it to its end."""
    number = match.view(None)["deal"]
    while len(match.view(None)["deals"]) == number:
        play_defaults(match, 1)
    record: dict[str, Any] = match.view(None)["deals"][number]
    return record


def paid(record: dict[str, Any], *reasons: str) -> list[tuple[int, int, int]]:
    """The transfers for these reasons as (from, to, points)."""
    return [
        (entry["from"], entry["to"], entry["points"])
        for entry in record["transfers"]
        if entry["reason"] in reasons
    ]
