"""`make soak`: engines against their references for long, with fresh seeds (SOAK_MINUTES, 10).

Prints the seed of the run first, so that a failure can be played again with SOAK_SEED.
"""

import os
import secrets
import sys
import time
from random import Random

from tests.reference.compare import COMPARED, STYLES, play_both


def main() -> int:
    minutes = float(os.environ.get("SOAK_MINUTES", "10"))
    seed = os.environ.get("SOAK_SEED") or secrets.token_hex(8)
    print(f"soak: seed {seed}, {minutes:g} minutes", flush=True)
    decisions = dict.fromkeys(COMPARED, 0)
    end = time.monotonic() + minutes * 60
    spent = dict.fromkeys(COMPARED, 0.0)
    number = 0
    while time.monotonic() < end:
        game = min(spent, key=lambda name: spent[name])
        style = STYLES[number % len(STYLES)]
        start = time.monotonic()
        decisions[game] += play_both(game, style, Random(f"{seed} {game} {number}"))
        spent[game] += time.monotonic() - start
        number += 1
    for game, count in decisions.items():
        print(f"soak: {game}: {count:,} decisions agree with the reference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
