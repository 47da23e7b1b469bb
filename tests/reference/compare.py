"""Plays one random match on an engine and on its reference, and compares them at every step."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from engines import Match, catalogue, new_match
from tests.reference.baloot import BalootReference
from tests.reference.jolly import JollyReference
from tests.reference.omi import OmiReference
from tests.reference.santase import SantaseReference
from tests.reference.tienlen import TienlenReference

Action = dict[str, Any]
STYLES = ("random", "eager", "cautious")


@dataclass(frozen=True)
class Compared:
    """A reference, whether the book orders the actions, and how many matches a test plays."""

    reference: Callable[[int, dict[str, Any], Callable[[int], list[str]]], Any]
    ordered: bool
    matches: int


COMPARED = {
    "omi": Compared(OmiReference, ordered=True, matches=25),
    "tienlen": Compared(TienlenReference, ordered=False, matches=6),
    "jolly": Compared(JollyReference, ordered=False, matches=3),
    "baloot": Compared(BalootReference, ordered=False, matches=25),
    "santase": Compared(SantaseReference, ordered=True, matches=40),
}


def random_options(game: str, seats: int, rng: Random) -> dict[str, Any]:
    """Each option kept at its default or given any of its values."""
    options: dict[str, Any] = {}
    for name, schema in catalogue()[game].options["properties"].items():
        if rng.random() < 0.4:
            continue
        if "enum" in schema:
            options[name] = rng.choice(schema["enum"])
        elif schema["type"] == "integer":
            options[name] = rng.randint(schema["minimum"], min(schema["maximum"], 300))
    if game == "omi":
        target = options.get("target", 10)
        options["start_scores"] = [rng.randrange(target), rng.randrange(target)]
        if options.get("draw_bonus", "once") == "once":
            options["start_bonus"] = rng.randrange(2)
    if game == "jolly" and "first_dealer" in options:
        options["first_dealer"] = rng.randrange(seats)
    return options


def play_both(game: str, style: str, rng: Random) -> int:
    """Play one match to its end; returns the number of decisions compared."""
    info = catalogue()[game]
    compared = COMPARED[game]
    seats = rng.choice(info.seats)
    options = random_options(game, seats, rng)
    cards = list(info.cards)
    decks: list[list[str]] = []

    def deck(number: int) -> list[str]:
        while len(decks) <= number:
            decks.append(random_deck(cards, rng))
        return decks[number]

    for number in range(200):
        deck(number)
    match = new_match(game, seats, options, seed="0" * 64, decks=decks)
    other = compared.reference(seats, options, deck)

    def context() -> str:
        return f"{options} {match.record()}"

    decisions = 0
    while True:
        assert match.phase == other.phase, context()
        assert match.actors == tuple(other.actors), context()
        assert match.over == other.over, context()
        assert match.scores == other.scores, context()
        if match.over or match.view(None)["deal"] >= 199:
            break
        for seat in range(seats):
            ours, theirs = match.legal_actions(seat), other.legal_actions(seat)
            if not compared.ordered:
                assert len(ours) == len(theirs), context()
                ours.sort(key=_sorted_json)
                theirs.sort(key=_sorted_json)
            assert ours == theirs, context()
            assert match.default_action(seat) == other.default_action(seat), context()
        seat = rng.choice(match.actors)
        action = _choose(match, seat, style, rng)
        match.apply(seat, action)
        other.apply(seat, action)
        decisions += 1
    _compare_records(game, match.view(None)["deals"], other.deals)
    return decisions


def random_deck(cards: list[str], rng: Random) -> list[str]:
    """A random deck; often one cut from an ordered pack, so that rare hands turn up."""
    deck = cards[:]
    if rng.random() < 0.5:
        rng.shuffle(deck)
        return deck
    for _ in range(rng.randint(1, 25)):
        a, b = rng.randrange(len(deck)), rng.randrange(len(deck))
        deck[a], deck[b] = deck[b], deck[a]
    cut = rng.randrange(len(deck))
    return deck[cut:] + deck[:cut]


def _choose(match: Match, seat: int, style: str, rng: Random) -> Action:
    """`random` takes any action; `eager` prefers whatever is rarer than a card or a pass;
    `cautious` mostly plays the default, which makes deals last."""
    actions = match.legal_actions(seat)
    if style == "cautious" and rng.random() < 0.7:
        default = match.default_action(seat)
        assert default is not None
        return default
    if style == "eager":
        kinds = sorted({action["type"] for action in actions})
        kind = rng.choice([kind for kind in kinds if kind != "pass"] or kinds)
        actions = [action for action in actions if action["type"] == kind]
    return rng.choice(actions)


def _compare_records(game: str, ours: list[Action], theirs: list[Action]) -> None:
    assert len(ours) == len(theirs), game
    for record, reference in zip(ours, theirs, strict=True):
        shared = {key: record[key] for key in reference}
        assert _unordered(shared) == _unordered(reference), (game, record, reference)


def _unordered(record: Action) -> Action:
    """Transfers in any order."""
    if "transfers" not in record:
        return record
    return {**record, "transfers": sorted(record["transfers"], key=_sorted_json)}


def _sorted_json(action: Action) -> str:
    return json.dumps(action, sort_keys=True)
