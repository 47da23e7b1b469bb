"""What a bot may seed its generator with: the same whenever the match is played again, and nothing
that leads back to the match's seed."""

from collections.abc import Sequence
from hashlib import sha256

from bots.boards import SEED_BITS, Arrangement, seat_seed


def rng_seed(seed: str, seat: int, seating: Sequence[int] | None = None) -> int:
    """Of the bot in this seat, at a table or, with the seating of its contestants, in the arena."""
    if seating is not None:
        return seat_seed(seed, Arrangement(tuple(seating)), seat)
    digest = sha256(f"{seed}|bot|{seat}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
