"""The save file: a match out as Markdown, and in again as options (OM-12)."""

from random import Random
from typing import Any

import pytest

from engines import OptionError, new_match
from engines.omi.save import export_save, file_name, import_save
from tests.property.matches import play_on
from tests.unit.engines.omi.hands import omi
from tests.unit.engines.tables import SEED, play_defaults

DATE = "2025-04-19T10:30:00.000Z"
SAMPLE = """---
title: Omi Save
date: 2025-04-19T10:30:00.000Z
round: 2
scoreUs: 0
scoreThem: 1
winScore: 10
dealer: North
drawBonus: 1
---

# Omi Save File

## Scores
- Us: 0 tokens
- Them: 1 tokens

## Round History

| Round | Trump | By | Us Tricks | Them Tricks | Us +tok | Them +tok | Us Total | Them Total | \
Note |
|---|---|---|---|---|---|---|---|---|---|
| 1 | ♠ | East | 2 | 6 | 0 | 1 | 0 | 1 |  |
| 2 | ♥ | South | 4 | 4 | 0 | 0 | 0 | 1 | Draw |

## Settings
```json
{"target": 10}
```
"""
VIEW: dict[str, Any] = {
    "options": omi().view(None)["options"],
    "bonus": 1,
    "deals": [
        {"deal": 1, "dealer": 0, "trump": "S", "trump_maker": 3, "tricks": [2, 6], "gain": [0, 1],
         "bonus_used": 0, "label": "", "ambaya": False, "totals": [0, 1]},
        {"deal": 2, "dealer": 1, "trump": "H", "trump_maker": 0, "tricks": [4, 4], "gain": [0, 0],
         "bonus_used": 0, "label": "draw", "ambaya": False, "totals": [0, 1]},
    ],
}  # fmt: skip


@pytest.mark.rule("OM-12.1", "OM-12.2")
def test_the_file_has_exactly_the_shape_of_the_rule_book() -> None:
    assert export_save(VIEW, DATE) == SAMPLE
    assert file_name(VIEW) == "omi-save-round2.md"


@pytest.mark.rule("OM-12.1")
def test_a_save_before_the_first_deal_is_over_keeps_the_first_dealer() -> None:
    match = omi(first_dealer=2, start_scores=[3, 4], start_deal=6)
    play_defaults(match, 9)
    text = export_save(match.view(1), DATE)
    assert "round: 5\nscoreUs: 3\nscoreThem: 4\nwinScore: 10\ndealer: North\ndrawBonus: 0\n" in text
    assert '{"first_dealer": 2, "start_deal": 6, "start_scores": [3, 4], "target": 10}' in text
    assert file_name(match.view(1)) == "omi-save-round5.md"


@pytest.mark.rule("OM-12.3", "OM-12.4")
def test_import_gives_options_and_leaves_the_others_to_the_lobby() -> None:
    save = import_save(SAMPLE, {"kapothi_tokens": 3, "target": 5})
    assert save.options == {
        "kapothi_tokens": 3,
        "target": 10,
        "start_scores": [0, 1],
        "start_deal": 3,
        "first_dealer": 2,
        "start_bonus": 1,
    }
    match = new_match("omi", options=save.options, seed=SEED)
    assert match.scores == [0, 1, 0, 1]


FRONT = "---\nround: 6\nscoreUs: 1\nscoreThem: 2\nwinScore: 5\n---\n"


@pytest.mark.rule("OM-12.3", "OM-12.4")
def test_old_files_without_dealer_and_bonus_are_read() -> None:
    options = import_save(FRONT, {}).options
    assert (options["first_dealer"], options["start_bonus"]) == (2, 0)
    windows = "\ufeff" + FRONT.replace("\n", "\r\n").replace("round", "mood: fine\r\nround")
    assert import_save(windows, {}).options == options


@pytest.mark.rule("OM-12.3", "OM-12.4")
@pytest.mark.parametrize(
    ("line", "lobby", "bonus"),
    [
        ("drawBonus: true", {}, 1),
        ("drawBonus: false", {}, 0),
        ("drawBonus: 7", {}, 1),
        ("drawBonus: 7", {"draw_bonus": "stack"}, 7),
        ("dealer: eAsT", {}, 0),
    ],
)
def test_optional_keys(line: str, lobby: dict[str, Any], bonus: int) -> None:
    options = import_save(FRONT.replace("round", f"{line}\nround"), lobby).options
    assert options["start_bonus"] == bonus
    assert options["first_dealer"] == (3 if "eAsT" in line else 2)


@pytest.mark.rule("OM-12.3")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("round: 6", "", "round"),
        ("round: 6", "round: -1", "round"),
        ("round: 6", "round: 10000", "round"),
        ("round: 6", "round: six", "round"),
        ("round: 6", "round: ٦", "round"),
        ("round: 6", "round: " + "9" * 5000, "round"),
        ("scoreUs: 1", "scoreUs: 1.0", "scoreUs"),
        ("scoreUs: 1", "scoreUs: 5", "scoreUs"),
        ("scoreThem: 2", "scoreThem:", "scoreThem"),
        ("winScore: 5", "winScore: 7", "winScore"),
        ("winScore: 5", "winScore: 20", "winScore"),
        ("winScore: 5", "winScore: 5\ndealer: Up", "dealer"),
        ("winScore: 5", "winScore: 5\ndrawBonus: 100", "drawBonus"),
        ("winScore: 5", "winScore: 5\ndrawBonus: yes", "drawBonus"),
        ("---\nround", "round", "file"),
        (FRONT, "", "file"),
        (FRONT, FRONT + "x" * 66000, "file"),
    ],
)
def test_a_bad_file_is_refused_and_the_key_named(old: str, new: str, key: str) -> None:
    with pytest.raises(OptionError) as refusal:
        import_save(FRONT.replace(old, new), {})
    assert (refusal.value.option, refusal.value.rule) == (key, "OM-12.3")


@pytest.mark.rule("OM-12.2", "OM-12.5")
def test_old_history_is_kept_if_every_row_parses() -> None:
    save = import_save(SAMPLE, {})
    assert save.notice is None
    assert [row.note for row in save.rows] == ["", "Draw"]
    match = new_match("omi", options=save.options, seed=SEED)
    text = export_save(match.view(None), DATE, save.rows)
    assert "| 2 | ♥ | South | 4 | 4 | 0 | 0 | 0 | 1 | Draw |\n\n## Settings" in text


@pytest.mark.rule("OM-12.5")
@pytest.mark.parametrize(
    "bad", ["| 1 | ♠ | Up |", "| 1 | X | East |", "| one | ♠ | East |", "| 1 |"]
)
def test_a_history_that_does_not_parse_is_dropped_with_a_notice(bad: str) -> None:
    save = import_save(SAMPLE.replace("| 1 | ♠ | East |", bad), {})
    assert save.rows == ()
    assert save.notice
    assert save.options["start_scores"] == [0, 1]


@pytest.mark.rule("OM-12.6")
@pytest.mark.parametrize("lobby", [{}, {"draw_bonus": "stack", "kapothi_tokens": 3, "target": 15}])
@pytest.mark.parametrize("actions", [0, 33, 70, 133, 200])
def test_export_and_import_meet_again(lobby: dict[str, Any], actions: int) -> None:
    match = new_match("omi", options=lobby, seed=SEED)
    play_on(match, Random(actions), actions)
    view = match.view(None)
    save = import_save(export_save(view, DATE), lobby)
    again = new_match("omi", options=save.options, seed=SEED).view(None)
    assert again["tokens"] == view["tokens"]
    assert again["bonus"] == view["bonus"]
    assert again["dealer"] == view["dealer"]
    assert save.options["start_deal"] == 1 + len(view["deals"])
