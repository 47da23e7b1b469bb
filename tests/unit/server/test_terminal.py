"""`serai play`: whole matches at the keyboard, and what a player is told."""

import io
from typing import Any

import pytest

from engines import catalogue
from server.cli import main
from server.terminal.typed import typed_action

SEED = "5e" * 32


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("game", list(catalogue()))
def test_a_whole_match_can_be_played(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, *["1"] * 30_000)
    assert main(["play", game, "--seed", SEED]) == 0
    said = capsys.readouterr().out
    assert "The match is over, won by" in said
    assert "Your hand:" in said


def test_the_game_is_asked_for_and_quit_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "poker", "5", "?", "quit")
    assert main(["play"]) == 0
    said = capsys.readouterr().out
    assert "Type a number from 1 to 5" in said
    assert "Santase. You are seat 0" in said
    assert "`quit` leaves" in said


def test_a_refused_move_comes_with_its_reason_and_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "66", "9c 9d", "quit")
    main(["play", "santase", "--seed", SEED, "--plain"])
    said = capsys.readouterr().out
    assert "No: " in said
    assert "(SA-" in said


def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "omi", "--seats", "3"]) == 2
    assert "OM-1.1" in capsys.readouterr().err
    assert main(["play", "omi", "--preset", "royal"]) == 2
    assert "classic" in capsys.readouterr().err


def test_the_end_of_the_input_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch)
    assert main(["play", "omi"]) == 130


CARDS = catalogue()["tienlen"].cards


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2", {"type": "pass"}),
        ("3h 3s", {"type": "play", "cards": ["3S", "3H"]}),
        ("play 10h", {"type": "play", "cards": ["TH"]}),
        ("3♠ 3♥", {"type": "play", "cards": ["3S", "3H"]}),
        ("pass", {"type": "pass"}),
        ("9", None),
        ("zz", None),
        ("", None),
    ],
)
def test_what_is_typed_is_read_as_an_action(text: str, meant: dict[str, object] | None) -> None:
    legal: list[dict[str, Any]] = [{"type": "play", "cards": ["3S"]}, {"type": "pass"}]
    assert typed_action(text, legal, CARDS) == meant


@pytest.mark.parametrize(
    ("text", "legal", "meant"),
    [
        ("take 3", {"type": "take", "count": 1}, {"type": "take", "count": 3}),
        ("trump s", {"type": "trump", "suit": "C"}, {"type": "trump", "suit": "S"}),
        (
            "meld run 5h 6h 7h 5",
            {"type": "meld", "kind": "run", "cards": [], "low": 1},
            {"type": "meld", "kind": "run", "cards": ["5H", "6H", "7H"], "low": 5},
        ),
        (
            "extend 2 ah high",
            {"type": "extend", "meld": 0, "card": "2C", "end": "low"},
            {"type": "extend", "meld": 2, "card": "AH", "end": "high"},
        ),
        (
            "kh marriage",
            {"type": "play", "card": "9C"},
            {"type": "play", "card": "KH", "marriage": True},
        ),
        ("discard joker0", {"type": "discard", "card": "2C"}, {"type": "discard", "card": "X0"}),
    ],
)
def test_words_fill_the_fields_of_an_action(
    text: str, legal: dict[str, object], meant: dict[str, object]
) -> None:
    assert typed_action(text, [legal], catalogue()["jolly"].cards) == meant
