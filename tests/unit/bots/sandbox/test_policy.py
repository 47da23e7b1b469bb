"""What the policy refuses, where it points, and what it says to do instead."""

import enum
from collections import Counter, deque
from time import process_time
from typing import Any

import pytest

from bots.sandbox import MODULES
from bots.sandbox.inside import class_making, guards, holdings
from bots.sandbox.inside.checks import Refused, check, compiled
from bots.sandbox.inside.library import FACADES, safe_builtins
from bots.sandbox.inside.names import OWN_NAMES

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
    "match '':\n    case str(format=x): pass": ("attribute", 2, 10, "format"),
    "match x:\n    case x.format: pass": ("attribute", 2, 10, "guard"),
    "match x:\n    case x.__class__(): pass": ("attribute", 2, 10, "guard"),
    "match x:\n    case {x.__class__: 1}: pass": ("attribute", 2, 11, "guard"),
    "match x:\n    case object.__setattr__: pass": ("attribute", 2, 10, "guard"),
    "class A(str):\n    __match_args__ = ('format',)": ("name", 2, 5, "__match_args__"),
    "gi_frame = 1": ("name", 1, 1, "gi_frame"),
    "import os": ("import", 1, 1, "no files"),
    "import turtle": ("import", 1, 1, "math"),
    "class M(type): pass": ("statement", 1, 1, "__init_subclass__"),
    "class A(metaclass=print): pass": ("statement", 1, 1, "__init_subclass__"),
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


@pytest.fixture(autouse=True)
def fields_as_in_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dataclasses.Field", class_making.CheckedField)
    monkeypatch.setattr(enum.EnumType, "_create_", class_making.create_enum)
    monkeypatch.setattr("copy._reconstruct", holdings.reconstruct)
    monkeypatch.setattr("abc.ABCMeta.register", class_making.register)


def run(source: str) -> Any:
    """Under the policy, to its end."""
    code, names = compiled(source)
    OWN_NAMES.clear()
    OWN_NAMES.update(names)
    space: dict[str, object] = {"__builtins__": safe_builtins(print), "__name__": "bot"}
    exec(code, space)
    return space.get("result")


#: A field gets another name while `dataclass` looks at the next one.
RENAMED = """
from dataclasses import dataclass, field
first = field(default=1)
class Evil:
    def __get__(self, instance, owner):
        first.name = "x=BUILTINS.print('BREACH'), y"
        return 2
@dataclass
class A:
    x: int = first
    z: int = Evil()
A()
"""


#: The body of a class that hides what is in it from whoever looks.
HIDDEN = """
from abc import ABCMeta
class Body(dict):
    def __iter__(self): return iter(())
    def keys(self): return ['__getattribute__']
ABCMeta('A', (), Body({'__getattribute__': lambda self, name: print('BREACH')}))().x
"""

#: What a class holds, copied to an object that hands it on when it is copied itself.
UNWRAPPED = """
from functools import update_wrapper
import copy
class Taker:
    def __getattr__(self, name):
        if name == '__setstate__':
            return lambda state: print('BREACH' if '__globals__' in state else 'held')
        raise AttributeError(name)
taker = Taker()
update_wrapper(taker, type(lambda: 1))
copy.copy(taker)
raise ValueError('nothing was taken')
"""


#: A class of the bot's that a text seems to belong to, with the name of its dangerous method.
SEEMING = """
from dataclasses import dataclass
from typing import Protocol, runtime_checkable
@dataclass
@runtime_checkable
class P(Protocol):
    format: int
match '{0.__class__}':
    case P(found):
        print('BREACH', found(1))
raise ValueError('it seems to belong to nothing')
"""

#: The annotation that tells which case a function is for is a text.
DISPATCHED = """
from functools import singledispatch
@singledispatch
def f(x): pass
@f.register
def g(x: "print('BREACH') or int"): pass
"""

#: An object in the place of a metaclass fills the body of a class beforehand.
PREPARED = """
from abc import ABCMeta
class Meta:
    def __getattr__(self, name):
        if name == '__prepare__':
            return lambda *a, **k: {'__match_args__': ('__traceback__',)}
        raise AttributeError(name)
    def __call__(self, name, bases, body):
        return ABCMeta(name, (Exception,), body)
class E(**{'metaclass': Meta()}): pass
print('BREACH')
"""

#: An object in the place of a base class names other bases.
INHERITED = """
class Base:
    def __getattr__(self, name):
        if name == '__mro_entries__':
            return lambda bases: (type,)
        raise AttributeError(name)
class Meta(Base()): pass
print('BREACH', Meta('X', (), {}))
"""

#: Copying sets attributes by names that the memo of copies may make up.
MADE_UP = """
import copy
class A(Exception): pass
class Memo(dict):
    def get(self, key, default=None):
        seen.append(key)
        return (None, {'__match_args__': ('__traceback__',)}) if len(seen) == 2 else default
seen = []
class B:
    def __new__(cls): return object.__new__(cls) if cls is B and not seen else A
b = B()
b.x = 1
copy.deepcopy(b, Memo())
match A():
    case A(found):
        print('BREACH', found)
"""


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
        RENAMED,
        "from dataclasses import field\nclass F(type(field())):\n    pass",
        "from dataclasses import field\nfield().name = 'x=1'",
        "from collections import UserString\nUserString('{0.__cl' + 'ass__}').format(1)",
        "from collections import UserString\nUserString.format(UserString('{.__class__}'), 1)",
        "from collections import UserString\ngetattr(UserString('{0.__class__}'), 'format')(1)",
        "class S(str):\n    def f(self): return super().format(1)\nS('{0.__class__}').f()",
        "class S(str):\n    def f(self): return super().format_map({})\nS('{a.__class__}').f()",
        "type(int)('X', (), {})",
        "class A: pass\nA.__class__('X', (), {})",
        DISPATCHED,
        PREPARED,
        INHERITED,
        "from collections import UserString\nu = UserString('')\nu.data = '{0.__class__}'\n"
        "u.format(1)",
        "from abc import ABCMeta\nABCMeta('X', (), {'__reduce__': 1})",
        "from abc import ABCMeta\nABCMeta('X', (), {'__match_args__': ('__globals__',)})",
        "from abc import ABCMeta\nABCMeta('X', (), {'__match_args__': ('tb_' + 'frame',)})",
        "from abc import ABCMeta\nABCMeta('X', (), {'__module__': 1})",
        HIDDEN,
        MADE_UP,
        SEEMING,
        "from abc import ABC\nclass A(ABC): pass\nA.register(type(lambda: 0))",
        "from collections.abc import Sized\nSized.register(str)",
        "from functools import cached_property\nx = cached_property(len)\n"
        "x.attrname = '__globals__'\nx.__get__(type(lambda: 0))",
        "from functools import cached_property\nx = cached_property(len)\n"
        "x.attrname = 'format'\nprint('BREACH', x.__get__(str))",
        "import enum\nx = enum.property()\nx._attr_type, x._cls_type = 'attr', print\n"
        "x.name = '__self__'\nprint('BREACH', x.__get__(1, int))",
        UNWRAPPED,
        "from enum import Enum\nEnum('E', {'__match_args__': ('__traceback__',), 'A': 1})",
        "from enum import Enum\nEnum('E', [('A', 1), ['__reduce_ex__', 2]])",
        "from enum import Enum\nEnum('E', ['A', '__getattribute__'])",
        "from enum import Flag\nFlag('E', 'A __class__')",
        "from dataclasses import dataclass\n@dataclass\nclass S(str):\n    format: int",
        "from collections import namedtuple\nnamedtuple('P', '\uff47i_frame')",
        "from abc import ABCMeta\nfrom dataclasses import dataclass\n"
        "hidden = {'__annotations__': {'_\uff3ftraceback\uff3f_': int}}\n"
        "dataclass(ABCMeta('X', (Exception,), hidden))",
        "object.__setattr__(1, '__cl' + 'ass__', 2)",
        "from typing import Type\nType('X', (), {})",
        "from typing import List, get_args\nget_args(List['print()'])",
        "class Name(str):\n    def startswith(self, x): return 0\ngetattr(1, Name('__class__'))",
    ],
)
def test_what_is_made_at_run_time_is_refused_then(
    source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises((AttributeError, TypeError, ValueError)):
        run(source)
    assert "BREACH" not in capsys.readouterr().out


def test_enums_and_decorators_made_at_run_time_work_as_everywhere() -> None:
    assert run("from enum import Enum\nresult = [*Enum('E', 'A B')][1].value") == 2
    assert run("from enum import Enum\nresult = Enum('E', {'A': 7}).A.value") == 7
    assert run("from enum import IntFlag\nresult = IntFlag('E', ['A', 'B']).B") == 2
    source = """
from functools import update_wrapper, wraps
class Counted:
    def __init__(self, function):
        update_wrapper(self, function)
def traced(function):
    @wraps(function)
    def inner(): pass
    return inner
def best():
    "The best."
best.weight = 3
result = [(f.__name__, f.__doc__, f.weight) for f in (Counted(best), traced(best))]
"""
    assert run(source) == [("best", "The best.", 3)] * 2


def test_a_class_of_the_bot_is_registered_and_a_field_may_be_called_format() -> None:
    source = """
from collections.abc import Sequence
from dataclasses import dataclass
@Sequence.register
class Hand: pass
@dataclass
class Book:
    format: str
    pages: int = 1
result = isinstance(Hand(), Sequence), Book("A5").format, Book("A5") == Book("A5", 1)
"""
    assert run(source) == (True, "A5", True)


def test_copies_are_what_they_are_everywhere() -> None:
    source = """
import copy
from collections import Counter, defaultdict, deque
from functools import cached_property
class Slots:
    __slots__ = ("a", "b")
class Tree:
    def __init__(self, parent=None): self.parent, self.children = parent, []
    @cached_property
    def depth(self): return 0 if self.parent is None else self.parent.depth + 1
class Bag(dict): pass
s = Slots(); s.a = [1]
root = Tree(); leaf = Tree(root); root.children.append(leaf)
bag = Bag(x=[1]); bag.note = "n"
error = ValueError("x"); error.add_note("more")
found = copy.deepcopy([s, root, bag, error, Counter("aab"), defaultdict(list, a=[1]), deque([[1]])])
again = copy.copy(bag), copy.copy(s), copy.copy(leaf)
result = (
    found[0].a == [1] and found[0].a is not s.a and not hasattr(found[0], "b"),
    found[1].children[0].parent is found[1] and leaf.depth == found[1].children[0].depth == 1,
    found[2] == bag and found[2]["x"] is not bag["x"] and found[2].note == "n",
    found[3].args == ("x",),
    found[4:],
    again[0]["x"] is bag["x"] and again[0].note == "n" and again[1].a is s.a,
    again[2].parent is root,
)
"""
    *alike, others, shallow, parent = run(source)
    assert alike == [True] * 4
    assert others == [Counter("aab"), {"a": [1]}, deque([[1]])]
    assert shallow
    assert parent


def test_an_abstract_class_may_be_made_with_its_metaclass() -> None:
    source = """
from abc import ABCMeta, abstractmethod
class Base(metaclass=ABCMeta):
    __match_args__ = ("rank",)
    rank: int = 1
    @abstractmethod
    def value(self): ...
class Card(Base):
    def value(self): return super().__init__() or 7
match Card():
    case Base(rank):
        result = rank + Card().value()
"""
    assert run(source) == 8


def test_private_names_may_be_made_at_run_time() -> None:
    source = """
class Positive:
    def __set_name__(self, owner, name): self.name = "_" + name
    def __get__(self, instance, owner=None): return getattr(instance, self.name, 0)
    def __set__(self, instance, value): setattr(instance, self.name, value)
class Hand:
    points = Positive()
hand = Hand()
before = hand.points, hasattr(hand, "_points")
hand.points = 7
result = before, hand.points, hasattr(hand, "_points")
"""
    assert run(source) == ((0, False), 7, True)


def test_names_that_a_module_lacks_may_be_asked_for() -> None:
    source = """
try:
    from typing import override_of_the_future as override
except ImportError:
    override = None
result = override
"""
    assert run(source) is None
    (found,) = check(source + BOT, None).as_json()
    assert found["severity"] == "warning"


def test_types_for_the_editor_are_no_unknown_names_where_nobody_looks_them_up() -> None:
    source = (
        "import typing\nif typing.TYPE_CHECKING:\n    from bots.api.omi import OmiState\n"
        + BOT.replace("state)", "state: OmiState)")
    )
    (found,) = check(source, None).as_json()
    assert found["code"] == "unknown-name"
    assert check("from __future__ import annotations\n" + source, None).as_json() == []


def test_what_an_author_runs_at_home_is_his_own_affair() -> None:
    source = (
        "import json\n" + BOT + "if __name__ == '__main__':\n    import sys\n"
        "    print(get_next_move(json.load(open(sys.argv[1]))))\n"
    )
    assert check(source, ["legal_actions"]).as_json() == []
    assert run(source + "else:\n    result = __name__\n") == "bot"
    for other in ("__name__ != '__main__'", "__name__ == 'bot'", "'__main__' == x == __name__"):
        source = f"x = ''\nif {other}:\n    import os\n"
        assert check(source + BOT, None).as_json()[0]["code"] == "import"


def test_the_type_of_a_class_makes_no_classes() -> None:
    assert run("from typing import get_args\nresult = get_args(dict[str, type])[1]") is guards.Type
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
        (BOT.replace("legal_actions", ""), "unknown-key", "which field"),
        (BOT.replace("['legal_actions']", ".legal_actions"), "state", '["legal_actions"]'),
        (BOT + "x = lenn([])\n", "unknown-name", "len"),
        ("import time\n" + BOT + "time.sleep(1)\n", "unknown-name", "sleep"),
    ],
)
def test_hints_about_what_was_probably_not_meant(source: str, code: str, part: str) -> None:
    found = check(source, ["legal_actions", "hand"]).as_json()
    assert [(one["code"], part in one["message"]) for one in found] == [(code, True)]


def test_an_import_that_may_fail_is_a_warning_and_fails() -> None:
    source = "try:\n    import numpy as np\nexcept ImportError:\n    np = None\nresult = np\n"
    (found,) = check(source + BOT, None).as_json()
    assert (found["severity"], found["code"], found["line"]) == ("warning", "import", 2)
    assert "lists" in found["message"]
    assert run(source) is None
    source = source.replace("import numpy as np", "from os import path as np")
    assert run(source) is None


def test_the_class_of_what_has_a_name_is_its_type() -> None:
    source = """
class Card:
    def __repr__(self): return self.__class__.__name__
class Ace(Card): pass
ace = Ace()
result = repr(ace), ace.__class__ is Ace, isinstance(Ace.__class__, type)
"""
    assert run(source) == ("Ace", True, True)
    for refused in ("(1).__class__", "ace().__class__", "ace.suit.__class__", "ace.__class__ = 1"):
        with pytest.raises(Refused):
            compiled(f"ace = 1\n{refused}")


def test_a_program_may_begin_with_a_byte_order_mark() -> None:
    assert check("\ufeff" + BOT, ["legal_actions"]).as_json() == []
    assert run("\ufeffresult = 1") == 1


def test_many_unknown_names_are_looked_up_in_good_time() -> None:
    source = "\n".join(f"first{n} = second{n}" for n in range(3000))
    began = process_time()
    assert check(source + "\n" + BOT, None).as_json()
    assert process_time() - began < 1.5


def test_a_good_program_has_no_problems() -> None:
    assert check(BOT, ["legal_actions"]).as_json() == []


def test_errors_come_before_warnings_and_all_fit_into_a_frame() -> None:
    source = "".join(f"import {'ü' * 99}{n}\n" for n in range(300))
    found = check(source, None).as_json()
    assert 0 < len(found) <= 100
    assert len(repr(found)) < 60000
