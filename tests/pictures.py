"""A house whose matches are always the same, for pictures: `python -m tests.pictures serve`.

What the real house draws by lot follows from a count here, in this process alone: the seeds of
matches, the dice of house bots and the names of guests. A table with the name of a scene begins
with prepared decks, so that its people come to moments that chance brings once in an evening.
"""

import hashlib
import sys
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from typing import Any

from engines import Match, new_match
from server import cli
from server.accounts import names
from server.tables import lineup, programs, table
from server.tables.lineup import Lineup
from server.tables.live import LiveMatch


@dataclass(frozen=True)
class Scene:
    """The first deals of a table, each from its top; what is not named follows in any order."""

    game: str
    decks: tuple[str, ...]
    first_dealer: int | None = None

    def full_decks(self, pack: list[str]) -> list[list[str]]:
        named = [deck.split() for deck in self.decks]
        return [deck + [code for code in pack if code not in deck] for deck in named]


#: By the name of the table. Seat 0 is the host, seat 1 a friend.
SCENES = {
    # Seat 0 opens; seat 1 stays out, may chop all the same, and later chops back. TL-4, TL-5.
    "Chợ nổi": Scene(
        "tienlen",
        (
            """
            3S 4S 4C 5S 5C 6S 6C JC QD KC AH 2D 2H
            7S 7C 8S 8C 9C 9H TC TD JH QH KD 2S 2C
            3C 4D 5D 5H 7D 7H 9S 9D JS JD KH AS AD
            3D 3H 4H 6D 6H 8D 8H TS TH QS QC KS AC
            """,
        ),
    ),
    # Seat 0 buys Hokum and holds a hundred, baloot and all tricks; seat 1 has a fifty and doubles.
    "Majlis of the dunes": Scene(
        "baloot",
        (
            """
            AH KH JH AS KS
            9H KC QC JC TC
            8H 7H QD 9C QS
            7S 7C 8C 7D JD
            QH
            TH AC
            8D 9D TD
            AD KD TS
            JS 9S 8S
            """,
        ),
        first_dealer=3,
    ),
    # Seat 0 speaks last, with a worthless hand, after three who pass.
    "Night of sevens": Scene(
        "baloot",
        ("7S 8S 7D 7C 8C  TS QS 9C JC 8H  9S JS TC QC 9H  KS KC TH QH 9D  QD",),
        first_dealer=0,
    ),
    # Seat 0 takes two tricks of 21 and holds king, queen and nine of trumps.
    "Rose valley": Scene(
        "santase",
        ("AS AC TS  TD TC KC  JH  KH QH 9H  9C JS 9D  QD QS JD",),
        first_dealer=1,
    ),
    # Seat 0 starts, and can lay all but one card, with a joker that fits in two places.
    "Kaffeehaus am Eck": Scene(
        "jolly",
        ("9H TH X0 KS KC KD 2S 3S 4S 7C 7D 7H  3H 6C 9C JS 4D 8H QS 5D AC TD 6S 3D  QC 5S",),
        first_dealer=1,
    ),
    # Seat 0 names trumps and takes everything; then four tricks to each side.
    "Galle road": Scene(
        "omi",
        (
            "AS KS QS JS  7H 8H 9H TH  7D 8D 9D TD  7C 8C 9C TC  TS 9S 8S 7S",
            """
            AS QS KD JD  AH KH QH JH  KS JS AD QD  8S 9S 8D 9D
            AC QC TH 8H  7S 7D 7C 8C  KC JC 9H 7H  TS TD 9C TC
            """,
        ),
        first_dealer=1,
    ),
}


class Lot:
    """Stands where the house draws by lot."""

    def __init__(self) -> None:
        self._drawn = count()
        self._dice = Random(1)

    def token_hex(self, size: int) -> str:
        return hashlib.sha256(f"picture {next(self._drawn)}".encode()).hexdigest()[: 2 * size]

    def randbelow(self, limit: int) -> int:
        return self._dice.randrange(limit)


def staged(scene: Scene, game: str, seats: int, options: dict[str, Any], *, seed: str) -> Match:
    """The match of a scene."""
    if scene.first_dealer is not None:
        options = {**options, "first_dealer": scene.first_dealer}
    pack = new_match(game, seats, options, seed=seed).game.pack.codes
    return new_match(game, seats, options, seed=seed, decks=scene.full_decks(pack))


class Stage(Lineup):
    """Deals the scene that a table is named after."""

    def _new_match(self) -> LiveMatch:
        settings = self.table.settings
        scene = SCENES.get(settings.name)
        named = scene if scene is not None and scene.game == settings.game else None
        vars(lineup).update(new_match=partial(staged, named) if named else new_match)
        return super()._new_match()


def main() -> int:
    lot = Lot()
    vars(lineup).update(secrets=lot)
    vars(table).update(Lineup=Stage)
    vars(names).update(secrets=lot)
    vars(programs).update(Random=lambda: Random(1))
    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
