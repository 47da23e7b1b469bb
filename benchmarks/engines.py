"""Measures one build of the engines and the peers in interleaved rounds; prints one JSON object.

Runs in the peers' environment: `python -P -m benchmarks.engines [SECONDS] [ROUNDS]`. Each round
gives every contestant the same slice of CPU time; the best round of each counts, so that a noisy
neighbour hurts nobody for good.
"""

import contextlib
import io
import json
import sys
import time
from random import Random

import engines.core.deal
from benchmarks.nearest import NEAREST
from benchmarks.ours import door, fast_path
from benchmarks.peers import Play, open_spiel, rlcard


def contestants() -> dict[str, Play]:
    plays: dict[str, Play] = {}
    for game, (spiel, card) in NEAREST.items():
        plays[f"fast {game}"] = fast_path(game)
        plays[f"door {game}"] = door(game)
        plays.setdefault(f"open_spiel {spiel}", open_spiel(spiel))
        plays.setdefault(f"rlcard {card}", rlcard(card))
    return plays


def rate(play: Play, seconds: float, seed: int) -> float:
    """Decisions per CPU second over whole games."""
    rng, decisions = Random(seed), 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(rng)
    return decisions / spent


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    best: dict[str, float] = {}
    with contextlib.redirect_stdout(io.StringIO()):  # the peers greet
        plays = contestants()
        for play in plays.values():
            play(Random(0))
        for number in range(rounds):
            for name, play in plays.items():
                best[name] = max(best.get(name, 0.0), rate(play, seconds, number))
    compiled = not (engines.core.deal.__file__ or "").endswith(".py")
    print(json.dumps({"compiled": compiled, "rates": best}))


if __name__ == "__main__":
    main()
