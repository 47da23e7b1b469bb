"""Both builds of the engines give the same matches: `python -m tests.compiled_parity`.

Each build plays the same random matches in a process of its own and boils everything that came
through the door down to one digest a game: records, views, events, refusals of bad input.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import engines.core.match
from engines import IllegalAction, Match, OptionError, catalogue, new_match, sample
from tests.reference.compare import random_deck, random_options

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
MATCHES = 12
STEPS = 400
JUNK: list[Any] = [
    None, True, 0, 1.5, "", "play", [], ["7C"], {}, {"type": None}, {"type": "play"},
    {"type": "play", "card": 7}, {"type": "play", "cards": "7C"}, {"type": "pass", "x": 10**30},
    {"type": "meld", "kind": "run", "cards": ["2C", "3C", "4C"], "low": True},
]  # fmt: skip


def refusals(match: Match, seat: int) -> list[str]:
    said = []
    for player, action in [*((seat, junk) for junk in JUNK), ("0", {"type": "pass"})]:
        try:
            match.clone().apply(player, action)
            said.append("accepted")
        except IllegalAction as refusal:
            said.append(str(refusal))
    return said


def bad_matches(game: str) -> list[str]:
    said = []
    seed: Any = "00" * 32
    for junk in JUNK:
        for arguments in (
            {"seats": junk, "seed": seed},
            {"options": junk, "seed": seed},
            {"options": {"target": junk, "games": junk}, "seed": seed},
            {"seed": junk},
            {"decks": junk, "seed": seed},
            {"decks": [junk], "seed": seed},
        ):
            try:
                new_match(game, **arguments)
                said.append("accepted")
            except OptionError as refusal:
                said.append(str(refusal))
    return said


def digest(game: str) -> str:
    """Everything that this build says about the same matches."""
    sum_ = hashlib.sha256(json.dumps(bad_matches(game)).encode())
    info = catalogue()[game]
    for number in range(MATCHES):
        rng = Random(f"{game} {number}")
        seats = rng.choice(info.seats)
        decks = [random_deck(list(info.cards), rng) for _ in range(3)]
        options = random_options(game, seats, rng)
        match = new_match(game, seats, options, seed=f"{number:064x}", decks=decks)
        for step in range(STEPS):
            if match.over:
                break
            seat = rng.choice(match.actors)
            said: list[Any] = [match.default_action(seat)]
            if step % 20 == 0:
                view = match.view(seat)
                said += [view, match.view(None), refusals(match, seat)]
                said.append(sample(view, rng).view(seat) == view)
            said.append(match.apply(seat, rng.choice(match.legal_actions(seat))))
            sum_.update(json.dumps(said).encode())
        sum_.update(json.dumps([match.record(), match.outcome]).encode())
    return sum_.hexdigest()


def digests_of(build: Path) -> dict[str, str]:
    """The digests of one build, made in a process that sees that build alone."""
    result = subprocess.run(
        [sys.executable, "-P", "-m", "tests.compiled_parity", str(build)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(build), str(ROOT)])},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    said: dict[str, str] = json.loads(result.stdout)
    return said


def main() -> int:
    if len(sys.argv) > 1:
        compiled = not (engines.core.match.__file__ or "").endswith(".py")
        assert compiled == (sys.argv[1] == str(COMPILED)), engines.core.match.__file__
        print(json.dumps({game: digest(game) for game in catalogue()}))
        return 0
    pure, compiled_digests = digests_of(ROOT), digests_of(COMPILED)
    failed = [game for game in pure if pure[game] != compiled_digests[game]]
    for game in failed:
        print(f"{game}: the compiled build plays differently", file=sys.stderr)
    print(f"parity: {len(pure) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
