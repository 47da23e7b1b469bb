"""The fair shuffle: every deck of a match follows from its seed, and anybody can check it.

`docs/fairness.md` describes the same algorithm in words, with check values, so that a browser or
another language can repeat it. Nothing here may change without breaking every published record.
"""

from hashlib import sha256
from struct import unpack

from engines.core.errors import OptionError
from engines.core.plain import short

SEED_LENGTH = 64
DIGITS = frozenset("0123456789abcdef")
SEED_RULE = "GEN-5"
WORD = 2**32


def commitment(seed: str) -> str:
    """The seed's SHA-256, shown when the match starts and checked when the seed is shown."""
    return sha256(seed.encode("ascii")).hexdigest()


def checked_seed(seed: object) -> str:
    """The seed itself if it is 64 lower-case hex digits."""
    if isinstance(seed, str) and len(seed) == SEED_LENGTH and DIGITS.issuperset(seed):
        return seed
    raise OptionError("seed", SEED_RULE, f"a seed is 64 lower-case hex digits, not {short(seed)}")


def shuffled(size: int, seed: str, deal: int) -> list[int]:
    """The cards 0 … size-1 as deck number `deal` of the match, index 0 on top."""
    cards = list(range(size))
    prefix = sha256(f"{seed}|{deal}|".encode("ascii"))
    last = size - 1
    block = 0
    while last > 0:
        hashed = prefix.copy()
        hashed.update(str(block).encode("ascii"))
        block += 1
        for word in unpack(">8I", hashed.digest()):
            choices = last + 1
            other = word % choices
            if word - other > WORD - choices:
                continue  # beyond the last whole multiple, it would favour some cards
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1
            if last == 0:
                break
    return cards
