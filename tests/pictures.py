"""A house whose matches are always the same, for pictures: `python -m tests.pictures serve`.

What the real house draws by lot follows from a count here, in this process alone: the seeds of
matches, the dice of house bots and the names of guests. Tiến lên begins with a deck in which a
played 2 can be chopped.
"""

import hashlib
import sys
from itertools import count
from random import Random
from typing import Any

from engines import Match, new_match
from server import cli
from server.accounts import names
from server.tables import lineup, programs

#: Seat 0 opens with the 3♠ and holds two 2s; each other seat has three pairs in a row.
CHOPPED = """
    3S 4H 6D 9S TS JD QC KH KS AD AS 2C 2S
    4S 4C 5S 5C 6S 6C 7H 8H 9D JC QD KC AH
    7S 7C 8S 8C 9C 9H TD TC JH QH KD AC 3H
    3C 3D 4D 5D 5H 6H 7D 8D TH JS QS 2D 2H
"""


class Lot:
    """Stands where the house draws by lot."""

    def __init__(self) -> None:
        self._drawn = count()
        self._dice = Random(1)

    def token_hex(self, size: int) -> str:
        return hashlib.sha256(f"picture {next(self._drawn)}".encode()).hexdigest()[: 2 * size]

    def randbelow(self, limit: int) -> int:
        return self._dice.randrange(limit)


def prepared(game: str, seats: int, options: dict[str, Any], *, seed: str) -> Match:
    decks = [CHOPPED.split()] if game == "tienlen" and seats == 4 else None
    return new_match(game, seats, options, seed=seed, decks=decks)


def main() -> int:
    lot = Lot()
    vars(lineup).update(secrets=lot, new_match=prepared)
    vars(names).update(secrets=lot)
    vars(programs).update(Random=lambda: Random(1))
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
