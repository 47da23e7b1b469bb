"""What the policy refuses, where it points, and what it says to do instead."""

import pytest

from bots.sandbox import MODULES
from bots.sandbox.inside import guards
from bots.sandbox.inside.checks import Refused, check, compiled
from bots.sandbox.inside.formats import formatting
from bots.sandbox.inside.library import FACADES, safe_builtins
from bots.sandbox.inside.names import OWN_NAMES
from bots.sandbox.inside.policy import FORMATTING

BOT = "def get_next_move(state):\n    return state['legal_actions'][0]\n"

REFUSED = {
    # source: code, line, column, a part of the message
    "x = ().__class__": ("attribute", 1, 5, "type(x)"),
    "x = 1\ny = x.__dict__": ("attribute", 2, 5, "asdict"),
    "x = [].__init__.__globals__": ("attribute", 1, 5, "__globals__"),
    "x = print.__self__": ("attribute", 1, 5, "__self__"),
    "x = (y for y in ()).gi_frame": ("attribute", 1, 5, "gi_frame"),
    "def f(e):\n    return e.tb_frame": ("attribute", 2, 12, "tb_frame"),
    "x = int.mro()": ("attribute", 1, 5, "mro"),
    "import random\nx = random._os": ("attribute", 2, 5, "private"),
    "import enum\nx = enum.IntEnum._convert_": ("attribute", 2, 5, "_convert_"),
    "class A:\n    def __reduce__(self): pass": ("name", 2, 5, "__reduce__"),
    "class A:\n    def __del__(self): pass": ("name", 2, 5, "__del__"),
    "class A:\n    __class__ = int": ("name", 2, 5, "__class__"),
    "class A:\n    __match_args__ = ('__class__',)": ("name", 2, 5, "__match_args__"),
    "class A:\n    __match_args__ = ('gi_' + 'frame',)": ("name", 2, 5, "__match_args__"),
    "class A:\n    for __match_args__ in [()]: pass": ("name", 2, 9, "__match_args__"),
    "class A:\n    def __match_args__(): pass": ("name", 2, 5, "__match_args__"),
    "class A:\n    x = __match_args__ = ('a',)": ("name", 2, 9, "__match_args__"),
    "class A:\n    __match_args__ += ('gi_frame',)": ("name", 2, 5, "__match_args__"),
    "def __getattr__(name): pass": ("name", 1, 1, "__getattr__"),
    "__builtins__ = {}": ("name", 1, 1, "__builtins__"),
    "x = __import__('os')": ("name", 1, 5, "import statement"),
    "def f(__class__): pass": ("name", 1, 7, "__class__"),
    "import math as __import__": ("name", 1, 1, "import"),
    "try:\n    pass\nexcept Exception as __builtins__:\n    pass": ("name", 3, 1, "__builtins__"),
    "def f():\n    global __builtins__": ("name", 2, 5, "__builtins__"),
    "match 1:\n    case __builtins__: pass": ("name", 2, 10, "__builtins__"),
    "match 1:\n    case object(__class__=x): pass": ("attribute", 2, 10, "__class__"),
    "match 1:\n    case object(gi_frame=x): pass": ("attribute", 2, 10, "gi_frame"),
    "gi_frame = 1": ("name", 1, 1, "gi_frame"),
    "import os": ("import", 1, 1, "math"),
    "import os.path as math": ("import", 1, 1, "os.path"),
    "from os import path": ("import", 1, 1, "os"),
    "from . import x": ("import", 1, 1, "import"),
    "from math import sys": ("import", 1, 18, "sys"),
    "from operator import attrgetter": ("import", 1, 22, "attrgetter"),
    "from string import Formatter": ("import", 1, 20, "Formatter"),
    "from dataclasses import make_dataclass": ("import", 1, 25, "make_dataclass"),
    "from typing import get_type_hints": ("import", 1, 20, "get_type_hints"),
    "from time import sleep": ("import", 1, 18, "sleep"),
    "x = eval('1')": ("builtin", 1, 5, "expression"),
    "exec('x')": ("builtin", 1, 1, "statements"),
    "f = open('x')": ("builtin", 1, 5, "files"),
    "x = input()": ("builtin", 1, 5, "state"),
    "x = globals()": ("builtin", 1, 5, "names"),
    "x = vars": ("builtin", 1, 5, "vars"),
    "X = type('X', (), {})": ("builtin", 1, 5, "class"),
    "async def f(): pass": ("statement", 1, 1, "def"),
    "async def f():\n    await f()": ("statement", 1, 1, "async"),
    "try:\n    pass\nexcept* ValueError:\n    pass": ("statement", 1, 1, "except"),
    "x = [y async for y in z]": ("statement", 1, None, "for"),
    "x = '{0.__class__}'.format(1)": ("format", 1, 5, "__class__"),
    "x = '{:{0.__class__}}'.format(1)": ("format", 1, 5, "__class__"),
    "x = '{a.gi_frame}'.format_map({})": ("format", 1, 5, "gi_frame"),
    "x = f'{().__class__}'": ("attribute", 1, None, "__class__"),
    "x.__name__ = 1": ("attribute", 1, 1, "changed"),
    "def f(:": ("syntax", 1, None, ""),
    "return 1": ("syntax", 1, None, "return"),
    "x = '\\ud800'\nx = 'é' + ().__class__": ("attribute", 2, 11, "type(x)"),
}


@pytest.mark.parametrize("source", list(REFUSED))
def test_it_is_refused_where_it_stands(source: str) -> None:
    code, line, column, part = REFUSED[source]
    with pytest.raises(Refused) as refused:
        compiled(source)
    first = refused.value.problems.as_json()[0]
    assert (first["code"], first["line"]) == (code, line)
    assert column is None or first["column"] == column
    assert (first["end_line"], first["end_column"]) > (first["line"], first["column"])
    assert part in first["message"]


def run(source: str) -> object:
    """Under the policy, to its end."""
    code, names = compiled(source)
    OWN_NAMES.clear()
    OWN_NAMES.update(names)
    builtins = {**safe_builtins(print), FORMATTING: formatting}
    space: dict[str, object] = {"__builtins__": builtins, "__name__": "bot"}
    exec(code, space)
    return space.get("result")


@pytest.mark.parametrize(
    "source",
    [
        "getattr(1, '__cl' + 'ass__')",
        "getattr((x for x in ()), 'gi_' + 'frame')",
        "setattr(int, '__x__', 1)",
        "hasattr(1, '__dict__')",
        "import random\ngetattr(random, '_' + 'inst')",
        "('{0.__cl' + 'ass__}').format(1)",
        "str.format('{0.__cl' + 'ass__}', 1)",
        "getattr('{0.__class__}', 'format')(1)",
        "list(map(('{.__cl' + 'ass__}').format, [1]))",
        "from collections import namedtuple\nnamedtuple('P', 'gi_' + 'frame')",
        "from typing import NamedTuple\nNamedTuple('P', [('gi_' + 'frame', int)])",
        "from typing import TypedDict\nfrom dataclasses import dataclass\n"
        "dataclass(TypedDict('D', {'x=1) or (y': int}))",
        "from dataclasses import dataclass, fields\n@dataclass\nclass A:\n    x: int = 1\n"
        "fields(A)[0].name = 'x=print()'\n@dataclass\nclass B(A):\n    y: int = 2",
        "from functools import wraps\nwraps(len, ['__self__'])(lambda: 1)",
        "type(int)('X', (), {})",
        "from abc import ABCMeta\nABCMeta('X', (), {'__reduce__': 1})",
        "class Name(str):\n    def startswith(self, x): return 0\ngetattr(1, Name('__class__'))",
    ],
)
def test_what_is_made_at_run_time_is_refused_then(source: str) -> None:
    with pytest.raises((AttributeError, TypeError, ValueError)):
        run(source)


def test_the_type_of_a_class_makes_no_classes() -> None:
    assert run("result = type(int)") is guards.Type
    assert run("result = type(type(int))") is guards.Type
    assert run("result = isinstance(int, type) and not isinstance(1, type)") is True


def test_what_can_be_imported_is_what_is_announced() -> None:
    assert set(FACADES) == {*MODULES, "__future__"}


def test_facades_hold_no_modules() -> None:
    for name, facade in FACADES.items():
        for key, value in vars(facade).items():
            inner = type(value).__name__ == "module"
            assert not inner or (name, key) == ("collections", "abc"), (name, key)


@pytest.mark.parametrize(
    ("source", "code", "part"),
    [
        ("def get_nxt_move(state):\n    return 1\n", "entry", "get_nxt_move"),
        ("x = 1\n", "entry", "def get_next_move(state)"),
        ("def get_next_move():\n    return 1\n", "parameters", "one value"),
        ("def get_next_move(a, b):\n    return 1\n", "parameters", "one value"),
        ("def get_next_move(state):\n    yield 1\n", "entry", "return"),
        ("def get_next_move(state):\n    state\n", "entry", "never returns"),
        (BOT + "def on_event(a, b): pass\n", "parameters", "on_event"),
        ("import math\n" + BOT, "unused-import", "math"),
        (BOT.replace("legal_actions", "legal_action"), "unknown-key", "legal_actions"),
        (BOT.replace("['legal_actions']", ".legal_actions"), "state", '["legal_actions"]'),
        (BOT + "x = lenn([])\n", "unknown-name", "len"),
        ("import time\n" + BOT + "time.sleep(1)\n", "unknown-name", "sleep"),
    ],
)
def test_hints_about_what_was_probably_not_meant(source: str, code: str, part: str) -> None:
    found = check(source, ["legal_actions", "hand"]).as_json()
    assert [(one["code"], part in one["message"]) for one in found] == [(code, True)]


def test_a_good_program_has_no_problems() -> None:
    assert check(BOT, ["legal_actions"]).as_json() == []


def test_errors_come_before_warnings_and_all_fit_into_a_frame() -> None:
    source = "".join(f"import {'ü' * 99}{n}\n" for n in range(300))
    found = check(source, None).as_json()
    assert 0 < len(found) <= 100
    assert len(repr(found)) < 60000
