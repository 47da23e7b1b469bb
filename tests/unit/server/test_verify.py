"""`serai verify`: a record is believed only as far as it can be checked."""

import json
from pathlib import Path
from typing import Any

import pytest

from engines import new_match
from engines.core.shuffle import commitment
from server.cli import main

SEED = "5e" * 32


@pytest.fixture
def record() -> dict[str, Any]:
    match = new_match("omi", options={"target": 5}, seed=SEED)
    while not match.over:
        seat = match.actors[0]
        match.apply(seat, match.default_action(seat))
    return match.record()


def verify(tmp_path: Path, content: object, *arguments: str) -> int:
    file = tmp_path / "record.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return main(["verify", str(file), *arguments])


def test_a_true_record_is_verified(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record, "--hash", commitment(SEED)) == 0
    said = capsys.readouterr().out
    assert "all legal" in said
    assert "as it was shown" in said
    assert verify(tmp_path, {"match": {}, "record": record, "times": []}) == 0


def test_a_running_match_can_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, new_match("jolly", seed=SEED).record()) == 0
    assert "not over" in capsys.readouterr().out


def test_a_lie_is_found(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record, "--hash", "0" * 64) == 1
    assert "not the one that was shown" in capsys.readouterr().err
    deck = record["decks"][1]
    deck[0], deck[1] = deck[1], deck[0]
    assert verify(tmp_path, record) == 1
    assert "does not follow from the seed" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "{}", "[1]", "nonsense", "[" * 100_000, '{"record": 3}'])
def test_what_is_no_record_is_refused(content: str, tmp_path: Path) -> None:
    assert verify(tmp_path, content) == 1


def test_a_missing_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "/nonexistent/record"]) == 1
    assert "cannot read" in capsys.readouterr().err


def test_an_illegal_action_is_found(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["actions"][1] = record["actions"][2]
    assert verify(tmp_path, record) == 1
    assert "illegal" in capsys.readouterr().err
