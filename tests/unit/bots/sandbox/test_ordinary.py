"""Ordinary Python passes the policy and does under it what it does anywhere."""

import sys
from types import ModuleType
from typing import Any

import pytest

from bots.sandbox.inside.checks import compiled, parse
from bots.sandbox.inside.formats import formatting
from bots.sandbox.inside.library import safe_builtins
from bots.sandbox.inside.names import OWN_NAMES
from bots.sandbox.inside.policy import FORMATTING
from tests.unit.bots.sandbox.ordinary import PROGRAMS


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of the name that programs have in the sandbox."""
    module = ModuleType("bot")
    monkeypatch.setitem(sys.modules, "bot", module)
    return module


def under_the_policy(source: str, module: ModuleType) -> Any:
    code, names = compiled(source)
    OWN_NAMES.clear()
    OWN_NAMES.update(names)
    vars(module)["__builtins__"] = {**safe_builtins(lambda *a, **k: None), FORMATTING: formatting}
    exec(code, vars(module))
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


def test_there_are_enough_of_them() -> None:
    assert len(PROGRAMS) >= 200


def test_all_of_them_in_one_program_pass() -> None:
    whole = "\n".join(text for text in PROGRAMS.values() if "__future__" not in text)
    parse(whole)
