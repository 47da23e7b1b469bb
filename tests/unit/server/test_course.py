"""`serai replay`: a match is told again from its record, and only a true record is."""

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines import catalogue, new_match
from server.cli import main

SEED = "5e" * 32
SHORT: dict[str, dict[str, Any]] = {"omi": {"target": 5}, "tienlen": {"games": 1}}


def played(game: str, actions: int = 10_000) -> dict[str, Any]:
    match, dice = new_match(game, options=SHORT.get(game), seed=SEED), Random(3)
    while not match.over and match.seq < actions:
        seat = match.actors[0]
        match.apply(seat, dice.choice(match.legal_actions(seat)))
    return match.record()


def told(tmp_path: Path, content: object, *arguments: str) -> int:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(content), "utf-8")
    return main(["replay", str(file), *arguments])


@pytest.mark.parametrize("game", catalogue())
def test_a_match_of_each_game_is_told_from_its_first_card_on(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(game, actions=60)
    assert told(tmp_path, record, "--plain") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{catalogue()[game].title}, {record['seats']} seats"
    assert lines[1] == "── deal 1 ──"
    assert lines[2].startswith("  seat 0 gets ")
    assert sum(line.startswith("seat ") for line in lines) >= len(record["actions"])


def test_the_end_of_a_match_is_told_and_given_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played("omi")
    assert told(tmp_path, {"match": {}, "record": record, "times": []}) == 0
    assert "The match is over, won by" in capsys.readouterr().out
    assert told(tmp_path, record, "--json") == 0
    end = json.loads(capsys.readouterr().out)
    assert end["over"] is True
    assert end["seq"] == len(record["actions"])
    assert end["outcome"]["scores"] == end["scores"]


def test_a_match_that_is_not_over_is_told_as_far_as_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(tmp_path, played("jolly", actions=5)) == 0
    assert "The match is not over" in capsys.readouterr().out


def test_a_record_whose_decks_do_not_follow_from_the_seed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played("santase", actions=5)
    deck = record["decks"][0]
    deck[0], deck[1] = deck[1], deck[0]
    assert told(tmp_path, record) == 1
    assert "does not follow from the seed" in capsys.readouterr().err


def test_a_terminal_without_letters_for_it_is_told_what_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(said, "ascii", write_through=True))
    assert told(tmp_path, played("tienlen", actions=5), "--plain") == 0
    assert said.getvalue().startswith(b"Ti\\u1ebfn l\\xean")
