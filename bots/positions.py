"""Positions of every game to try players on, reached by strong play and by random play."""

from collections.abc import Iterator
from random import Random

from bots.boards import through_json
from bots.house import house_maker
from bots.seat import JsonObject
from engines import catalogue, new_match

#: How many of the decisions of a match are taken, and of how many deals.
SHARE = 0.25
DEALS = 4


def positions(game: str, number: int, seed: str, fewest: int = 1) -> Iterator[JsonObject]:
    """Views of seats that are to act, with at least `fewest` legal actions. In every other match
    `hard` plays, in the rest everybody plays at random."""
    rng = Random(seed)
    make = house_maker("house:hard", game)
    found = matches = 0
    while found < number:
        strong = matches % 2 == 0
        matches += 1
        seats = rng.choice(catalogue()[game].seats)
        match = new_match(game, seats, seed=f"{rng.getrandbits(256):064x}")
        hard = [make(Random(rng.random())) for _ in range(seats)]
        while not match.over and match.number < DEALS and found < number:
            seat = rng.choice(match.actors)
            view = through_json(match.view(seat))
            if len(view["legal_actions"]) >= fewest and rng.random() < SHARE:
                yield view
                found += 1
            action = hard[seat].choose(view) if strong else rng.choice(view["legal_actions"])
            match.apply(seat, action)
