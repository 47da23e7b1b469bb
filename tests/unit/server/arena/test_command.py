"""`serai arena`: who is stronger, in words, as JSON, and what it refuses."""

import json
from pathlib import Path

import pytest

from server.cli import main


def arena(*arguments: str) -> int:
    return main(["arena", *arguments])


def test_a_table_shows_each_pair_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("house:hard", "house:medium", "house:easy")
    assert arena(*names, "--game", "santase", "--boards", "6", "--options", '{"target": 7}') == 0
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert lines[0] == "Santase, 2 seats, 6 boards a pair, seed 1"
    assert [line.split("  ")[0] for line in lines[2:5]] == [
        "house:hard - house:medium",
        "house:hard - house:easy",
        "house:medium - house:easy",
    ]
    assert "house:hard is stronger" in lines[3]
    assert [line.split()[:2] for line in lines[6:9]] == [
        ["1.", "house:hard"],
        ["2.", "house:medium"],
        ["3.", "house:easy"],
    ]
    assert lines[-1] == "points a game"
    assert told.err.endswith("boards/s\n")


def test_json_says_the_same_and_the_same_seed_gives_the_same_boards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = []
    for jobs in ("1", "2"):
        assert (
            arena(
                *("house:medium", "house:easy", "--game", "tienlen", "--boards", "3"),
                *("--seats", "3", "--options", '{"games": 1}', "--seed", "again"),
                *("--json", "--jobs", jobs),
            )
            == 0
        )
        found.append(capsys.readouterr().out)
    assert found[0] == found[1]
    one = json.loads(found[0])
    assert one["seats"] == 3
    (pair,) = one["pairs"]
    low, high = pair["interval"]
    assert low <= pair["difference"] <= high
    assert pair["games"] == 18  # three rotations with each of them in two seats
    assert pair["strikes"] == [0, 0]
    assert sum(pair["wins"]) >= 18


def test_a_bot_in_a_file_plays_in_the_sandbox_and_the_report_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, page = tmp_path / "first.py", tmp_path / "report.html"
    bot.write_text("def get_next_move(state):\n    return state['legal_actions'][0]\n")
    names = (str(bot), "house:easy", "house:medium")
    options = ("--boards", "2", "--html", str(page), "--json")
    assert arena(*names, "--game", "santase", *options) == 0
    found = json.loads(capsys.readouterr().out)
    assert [line["contestant"] for line in found["table"]] == list(names)
    assert found["options"] == {"target": 7}
    assert all(pair["strikes"] == [0, 0] for pair in found["pairs"])
    text = page.read_text("utf-8")
    assert "first.py" in text
    assert "://" not in text
    bot.write_text("import os\n")
    assert arena(*names, "--game", "santase") == 2
    assert "first.py:1:" in capsys.readouterr().err


def test_a_bot_that_strikes_out_has_three_strikes_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("def get_next_move(state):\n    return None\n")
    assert arena(str(bot), "house:easy", "--game", "santase", "--boards", "1", "--json") == 0
    (pair,) = json.loads(capsys.readouterr().out)["pairs"]
    assert (pair["games"], pair["strikes"]) == (2, [6, 0])


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "nowhere" / "report.html"
    names = ("house:easy", "house:medium", "--boards", "100000", "--html", str(place))
    assert arena(*names, "--game", "santase") == 2
    assert "No such file or directory" in capsys.readouterr().err


def test_a_single_board_has_no_interval(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    options = ("--boards", "1", "--options", '{"games": 1}', "--html", str(page))
    assert arena("house:easy", "house:medium", "--game", "tienlen", *options, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"][0]["interval"] is None
    assert found["table"][0]["interval"] is None
    assert "<td>–</td><td>1</td>" in page.read_text("utf-8")
    assert arena("house:easy", "house:medium", "--game", "tienlen", *options) == 0
    assert " –  " in capsys.readouterr().out.splitlines()[2]


def test_experts_play_with_the_budget_they_are_given(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("house:expert", "house:easy")
    options = ("--boards", "1", "--options", '{"target": 7}', "--budget", "0.002", "--json")
    assert arena(*names, "--game", "santase", *options) == 0
    assert json.loads(capsys.readouterr().out)["pairs"][0]["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["house:hard", "--game", "omi"], "two to 8 contestants"),
        (["house:hard"] * 9 + ["--game", "omi"], "two to 8 contestants"),
        (["house:hard", "me", "--game", "omi"], "no contestant me"),
        (["house:hard", "me.py", "--game", "omi"], "me.py: No such file"),
        (["house:hard", "house:easy", "--game", "omi", "--budget", "0"], "a budget is"),
        (["house:hard", "house:easy", "--game", "omi", "--seats", "3"], "seats"),
        (["house:hard", "house:easy", "--game", "omi", "--options", '{"a": 1}'], "a"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*arguments) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    "option", [["--boards", "0"], ["--options", "[]"], ["--options", "{"], ["--game", "chess"]]
)
def test_bad_options_are_refused_by_the_parser(option: list[str]) -> None:
    with pytest.raises(SystemExit):
        arena("house:hard", "house:easy", "--game", "omi", *option)
