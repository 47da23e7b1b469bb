"""Random numbers of bots: all of them follow from the seed of the match, so that a game can be
played again."""

import random
from typing import Any


class Random(random.Random):
    """A generator that gets its seed, if nobody gives it one, from that of the match."""

    def seed(self, a: Any = None, version: int = 2) -> None:
        super().seed(random.getrandbits(64) if a is None else a, version)


def seed(a: Any = None, version: int = 2) -> None:
    """Of the functions that share a generator."""
    random.seed(random.getrandbits(64) if a is None else a, version)
