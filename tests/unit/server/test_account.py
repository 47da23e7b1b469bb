"""A finished match as Markdown: everybody's score after every deal, and no name that is markup."""

from random import Random
from typing import Any

import pytest

from engines import catalogue, new_match
from engines.core.shuffle import commitment
from server.replays.account import account

SEED = "5e" * 32
SHORT: dict[str, dict[str, Any]] = {
    "tienlen": {"games": 4},
    "baloot": {"target": 30},
    "santase": {"target": 7},
}


def shown(game: str, outcome: dict[str, Any], names: list[str]) -> dict[str, Any]:
    return {
        "id": "5e3f",
        "game": game,
        "players": [{"seat": seat, "name": name} for seat, name in enumerate(names)],
        "seed": SEED,
        "seed_hash": commitment(SEED),
        "outcome": outcome,
    }


@pytest.mark.parametrize("game", SHORT)
def test_every_deal_has_a_line_with_the_scores_after_it(game: str) -> None:
    match, dice = new_match(game, options=SHORT[game], seed=SEED), Random(3)
    while not match.over:
        seat = match.actors[0]
        match.apply(seat, dice.choice(match.legal_actions(seat)))
    outcome = match.outcome
    assert outcome is not None
    names = ["Ann", "Bo", "Cy", "Di"][: len(outcome["scores"])]
    text = account(shown(game, outcome, names))
    assert text.startswith(f"# {catalogue()[game].title}\n")
    deals = text.split("## Deals\n\n")[1].split("\n\n")[0].splitlines()[2:]
    assert len(deals) == len(outcome["deals"])
    last = [int(cell) for cell in deals[-1].strip("| ").split(" | ")[2:]]
    assert last == outcome["scores"]
    winners = " and ".join(names[seat] for seat in outcome["winners"])
    assert f"Won by {winners}." in text
    assert SEED in text
    assert commitment(SEED) in text


@pytest.mark.parametrize(
    ("reason", "winners", "sentence"),
    [
        ("forfeit", [1], "Won by Bo, by forfeit."),
        ("draw", [0, 1], "The match is a draw."),
        ("void", [], "The match was broken off and has no winner."),
    ],
)
def test_a_match_that_ended_otherwise_says_so(
    reason: str, winners: list[int], sentence: str
) -> None:
    outcome = {"reason": reason, "scores": [0, 11], "ranking": [2, 1], "winners": winners}
    assert sentence in account(shown("santase", {**outcome, "deals": []}, ["Ann", "Bo"]))


def test_a_name_is_never_markup() -> None:
    outcome = {"reason": "void", "scores": [0, 0], "ranking": [1, 1], "winners": [], "deals": []}
    text = account(shown("santase", outcome, ["a_b_c", "x|<b>"]))
    assert "| a\\_b\\_c |" in text
    assert "| x\\|\\<b\\> |" in text
