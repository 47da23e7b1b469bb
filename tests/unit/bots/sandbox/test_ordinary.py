"""Ordinary Python passes the policy and does under it what it does anywhere."""

import random
import sys
from copy import deepcopy
from itertools import islice
from types import ModuleType
from typing import Any

import pytest

from bots.positions import positions
from bots.sandbox.inside.checks import check, compiled, parse
from bots.sandbox.inside.library import safe_builtins
from bots.sandbox.inside.names import OWN_NAMES
from engines import catalogue
from tests.unit.bots.sandbox.ordinary import BOTS, PROGRAMS


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of the name that programs have in the sandbox."""
    module = ModuleType("bot")
    monkeypatch.setitem(sys.modules, "bot", module)
    return module


def run_under_the_policy(source: str, module: ModuleType) -> None:
    code, names = compiled(source)
    OWN_NAMES.clear()
    OWN_NAMES.update(names)
    vars(module)["__builtins__"] = safe_builtins(lambda *a, **k: None)
    exec(code, vars(module))


def under_the_policy(source: str, module: ModuleType) -> Any:
    run_under_the_policy(source, module)
    return module.result


def under_plain_python(source: str, module: ModuleType) -> Any:
    exec(compile(source, "bot.py", "exec", dont_inherit=True), vars(module))
    return module.result


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS)
def test_it_does_the_same_as_under_plain_python(source: str, bot: ModuleType) -> None:
    allowed = repr(under_the_policy(source, bot))
    plain = ModuleType("bot")
    sys.modules["bot"] = plain
    assert allowed == repr(under_plain_python(source, plain))


def moves_of(module: ModuleType) -> list[Any]:
    """What a bot plays in positions of every game."""
    found = []
    for game in catalogue():
        for view in islice(positions(game, 4, "5a" * 32), 4):
            action = vars(module)["get_next_move"](deepcopy({**view, "rng_seed": 7}))
            assert action in view["legal_actions"]
            found.append(action)
    return found


@pytest.mark.parametrize("source", BOTS.values(), ids=BOTS)
def test_whole_bots_pass_the_check_and_play_as_under_plain_python(
    source: str, bot: ModuleType
) -> None:
    problems = check(source, None).as_json()
    assert [one for one in problems if one["severity"] == "error"] == []
    random.seed(1)
    run_under_the_policy(source, bot)
    allowed = moves_of(bot)
    plain = ModuleType("bot")
    sys.modules["bot"] = plain
    random.seed(1)
    exec(compile(source, "bot.py", "exec", dont_inherit=True), vars(plain))
    assert allowed == moves_of(plain)


def test_there_are_enough_of_them() -> None:
    assert len(PROGRAMS) + len(BOTS) >= 220


def test_all_of_them_in_one_program_pass() -> None:
    whole = "\n".join(text for text in PROGRAMS.values() if "__future__" not in text)
    parse(whole)
