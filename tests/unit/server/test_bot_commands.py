"""`serai bot check`, `serai bot test` and `serai arena` with files: no server, no database."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import bots.examples
from engines import replay
from server.cli import main

EXAMPLES = Path(bots.examples.__path__[0])
Capture = pytest.CaptureFixture[str]


def written(folder: Path, source: str) -> str:
    file = folder / "mine.py"
    file.write_text(source)
    return str(file)


def as_json(capsys: Capture, *arguments: str) -> tuple[int, dict[str, Any]]:
    status = main([*arguments, "--json"])
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return status, told


def test_check_finds_nothing_wrong_with_a_good_bot(capsys: Capture) -> None:
    file = str(EXAMPLES / "santase_greedy.py")
    assert as_json(capsys, "bot", "check", file, "--game", "santase") == (
        0,
        {"ok": True, "diagnostics": []},
    )
    assert main(["bot", "check", file, "--game", "santase"]) == 0
    assert capsys.readouterr().out == "fine\n"


def test_check_says_where_a_bot_is_wrong(tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path, "import os\n\ndef get_next_move(state):\n    return os\n")
    status, told = as_json(capsys, "bot", "check", file, "--game", "omi")
    assert (status, told["ok"]) == (1, False)
    assert told["diagnostics"][0]["line"] == 1
    assert main(["bot", "check", file, "--game", "omi"]) == 1
    assert f"{file}:1:" in capsys.readouterr().out


GOOD = b"def get_next_move(state):\n    return state['legal_actions'][0]\n"


@pytest.mark.parametrize(
    ("source", "line", "column", "said"),
    [
        (GOOD + b"x = 'caf\xe9'\n", 3, 9, "UTF-8"),
        (b"# coding: latin-1\n" + GOOD + b"# \xe9\n" * 20_000, 4, 3, "UTF-8"),
        (GOOD.decode().encode("utf-16"), 1, 1, "UTF-8"),
        (GOOD + b"\xed\xa0\x80", 3, 1, "UTF-8"),
        (GOOD + b"#" * (102_401 - len(GOOD)), 1, 1, "102400 bytes"),
        (GOOD + b"#" + "\u2660".encode() * 50_000, 1, 1, "102400 bytes"),
        (GOOD + b"\0", 1, 1, "null bytes"),
    ],
)
def test_what_is_not_even_text_is_a_diagnostic_too(
    source: bytes, line: int, column: int, said: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "mine.py"
    file.write_bytes(source)
    for command in ("check", "test"):
        status, told = as_json(capsys, "bot", command, str(file), "--game", "omi")
        assert (status, told["ok"]) == (1, False)
        (one,) = told["diagnostics"]
        assert (one["severity"], one["line"], one["column"]) == ("error", line, column)
        assert said in one["message"]
    assert main(["arena", str(file), "house:easy", "--game", "omi", "--boards", "1"]) == 2
    assert f"{file}:{line}:{column}: " in capsys.readouterr().err


def test_a_file_may_be_as_long_as_is_allowed(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.py"
    file.write_bytes(GOOD + b"#" * (102_400 - len(GOOD)))
    assert as_json(capsys, "bot", "check", str(file), "--game", "omi")[1]["ok"]


def test_the_name_of_a_file_may_be_no_text(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / os.fsdecode(b"mi\xffne.py")
    file.write_bytes(GOOD)
    assert as_json(capsys, "bot", "test", str(file), "--game", "santase")[1]["ok"]
    arena = ("arena", str(file), "house:easy", "--game", "santase", "--boards", "1")
    assert as_json(capsys, *arena)[0] == 0


def test_test_tells_of_every_state_and_of_a_whole_match(capsys: Capture) -> None:
    file = str(EXAMPLES / "santase_defensive.py")
    status, told = as_json(
        capsys, "bot", "test", file, "--game", "santase", "--against", "house:easy", "--seed", "x"
    )
    assert (status, told["ok"], len(told["states"])) == (0, True, 10)
    for one in [*told["states"], *told["match"]["decisions"]]:
        assert {"seq", "answer", "action", "milliseconds", "strike", "log"} <= one.keys()
        assert one["strike"] is None
        assert json.loads(one["answer"]) == one["action"]
    match = told["match"]
    assert replay(match["record"]).outcome == match["outcome"]
    assert match["against"] == ["house:easy"]


def test_test_shows_strikes_with_their_reason(tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path, "def get_next_move(state):\n    print('hm')\n    return 'x' * 9000\n")
    status, told = as_json(capsys, "bot", "test", file, "--game", "tienlen", "--seats", "2")
    assert (status, told["ok"]) == (1, False)
    assert all(one["strike"] and one["action"] is None for one in told["states"])
    assert all(len(one["answer"].encode()) <= 4096 for one in told["states"])
    assert told["states"][0]["log"].startswith("hm")
    assert told["match"]["strikes"] == 3
    assert told["match"]["disqualified"]
    assert main(["bot", "test", file, "--game", "tienlen"]) == 1
    assert "strike" in capsys.readouterr().out


def test_files_measure_themselves_against_the_house(capsys: Capture) -> None:
    file = str(EXAMPLES / "santase_random.py")
    found = []
    for jobs in ("1", "2"):
        status, told = as_json(
            capsys,
            *("arena", file, "house:hard", "--game", "santase", "--boards", "3"),
            *("--options", '{"target": 7}', "--jobs", jobs),
        )
        assert status == 0
        found.append(told["pairs"])
    assert found[0] == found[1], "the same seed, the same play"
    (pair,) = found[0]
    assert (pair["first"], pair["games"], pair["strikes"]) == (file, 6, [0, 0])
    assert pair["difference"] < 0


def test_a_file_that_is_not_fit_to_play_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path, "def get_next_move(state)\n")
    assert main(["arena", file, "house:easy", "--game", "omi", "--boards", "1"]) == 2
    assert f"{file}:1:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "nowhere.py", "--game", "omi"], "nowhere.py: No such file"),
        (["test", str(EXAMPLES / "omi_random.py"), "--game", "omi", "--seats", "3"], "seats"),
        (["test", str(EXAMPLES / "omi_random.py"), "--game", "omi", "--against", "me"], "house:"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: list[str], said: str, capsys: Capture
) -> None:
    assert main(["bot", *arguments]) == 2
    assert said in capsys.readouterr().err
