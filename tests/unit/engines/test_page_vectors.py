"""The page checks shuffles in the browser; its test compares it with decks of the engines.

`python -m tests.unit.engines.test_page_vectors` writes web/src/fair/vectors.json anew.
"""

import json
from pathlib import Path
from typing import Any

from engines import catalogue, new_match
from engines.core.shuffle import commitment
from tests.unit.engines.tables import play_defaults

FILE = Path(__file__).parents[3] / "web" / "src" / "fair" / "vectors.json"
SEEDS = ("0123456789abcdef" * 4, "5e" * 32, "f" * 64)
DECKS = 3


def vectors() -> list[dict[str, Any]]:
    """For each game and seed: the seed's hash and the first decks of a match as it was played."""
    return [
        {"game": game, "seed": seed, "seed_hash": commitment(seed), "decks": _decks(game, seed)}
        for game in catalogue()
        for seed in SEEDS
    ]


def _decks(game: str, seed: str) -> list[list[str]]:
    match = new_match(game, seed=seed)
    play_defaults(match, 400)
    decks: list[list[str]] = match.record()["decks"]
    return decks[:DECKS]


def test_the_vectors_of_the_page_are_up_to_date() -> None:
    assert json.loads(FILE.read_text("utf-8")) == vectors()


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    rows = ",\n".join(json.dumps(one) for one in vectors())
    FILE.write_text(f"[\n{rows}\n]\n", "utf-8")
