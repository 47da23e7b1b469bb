"""Ways through the language into the interpreter."""

from tests.integration.sandbox.hostile.programs import plain

LANGUAGE = {
    "climbs from a tuple": plain(
        "for c in ().__class__.__base__.__subclasses__():\n"
        "    if c.__name__ == 'Popen':\n"
        "        return 'BREACH %r' % c(['/bin/true'])\n"
        "return open('FILE').read() and 'BREACH'"
    ),
    "climbs by a format": plain(
        "text = '{0.__class__.__base__}'\n"
        "found = text.format(())\n"
        "return 'BREACH' if 'object' in found and open('FILE') else found"
    ),
    "climbs by a format's argument": plain(
        "spec = '{0.__cl' + 'ass__}'\nreturn (str.format(spec, 1), open('FILE').read(), 'BREACH')"
    ),
    "climbs by a map of formats": plain(
        "x = '{a.__class__.__mro__}'.format_map({'a': 1})\nreturn (x, open('FILE'), 'BREACH')"
    ),
    "climbs by a frame of a generator": plain(
        "g = (g.gi_frame.f_back.f_back for _ in [1])\nfor frame in g:\n"
        "    return ('BREACH', frame.f_globals['os'].listdir('/'))"
    ),
    "climbs by a traceback": plain(
        "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n"
        "    f = e.__traceback__.tb_frame.f_back\n"
        "    return ('BREACH', f.f_globals['os'].listdir('/'))"
    ),
    "climbs by the group of an exception": plain(
        "try:\n    raise ExceptionGroup('x', [ValueError()])\n"
        "except* ValueError as e:\n    open('FILE').read()\n    print('BREACH')"
    ),
    "climbs by a match": (
        "class A:\n    __match_args__ = ('__class__',)\n"
        + plain("match A():\n    case A(x):\n        return ('BREACH', open('FILE').read())")
    ),
    "climbs by the keywords of a match": plain(
        "match (x for x in ()):\n    case object(gi_frame=f):\n"
        "        return ('BREACH', f.f_builtins['open']('FILE').read())"
    ),
    "climbs by the names of a named tuple": (
        "from collections import namedtuple\nfrom abc import ABCMeta\n"
        "P = namedtuple('P', 'gi_frame')\n"
        + plain("return ('BREACH', P(1)) if open('FILE') else 0")
    ),
    "climbs by getattr": plain(
        "x = getattr((), '__cl' + 'ass__')\nreturn ('BREACH', open('FILE').read(), str(x))"
    ),
    "climbs by a text that changes": (
        "class Name(str):\n    def startswith(self, x):\n        return False\n"
        + plain("x = getattr(1, Name('__class__'))\nreturn ('BREACH', open('FILE').read())")
    ),
    "climbs by type": plain(
        "T = type(int)\nX = T('X', (), {'__reduce__': 1})\n"
        "return ('BREACH', X) if open('FILE') else 0"
    ),
    "climbs by a dataclass of text": (
        "from dataclasses import dataclass\nfrom typing import TypedDict\n"
        "D = TypedDict('D', {'x=open(\"FILE\").read()': int})\n"
        "dataclass(D)\nprint('BREACH' if open('FILE') else '')\n" + plain("return 1")
    ),
    "climbs by a forward reference": (
        "import typing\n"
        + plain("return typing.ForwardRef('open(\"FILE\").read()')._evaluate({}, {}, frozenset())")
    ),
    "climbs by an enumeration": (
        "import enum\n"
        + plain(
            "x = enum.IntEnum._convert_('X', 'os', lambda n: n == 'system')\n"
            "return ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by attrgetter": (
        "import operator\n"
        + plain(
            "x = operator.attrgetter('__class__.__base__')(1)\n"
            "return ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by wraps": (
        "import functools\n"
        + plain(
            "f = functools.wraps(len, assigned=['__self__'], updated=[])(lambda: 1)\n"
            "return ('BREACH', f.__self__.open('FILE').read())"
        )
    ),
    "climbs by a string formatter": (
        "import string\n"
        + plain(
            "x = string.Formatter().get_field('0.__class__', (1,), {})\n"
            "return ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by a module's module": (
        "import statistics\n"
        + plain("return ('BREACH', statistics.sys.modules['os'].listdir('/'))")
    ),
    "climbs by json": (
        "import json\n" + plain("return ('BREACH', json.codecs.open('FILE').read())")
    ),
    "climbs by random": ("import random\n" + plain("return ('BREACH', random._os.listdir('/'))")),
    "climbs by collections": (
        "import collections\n"
        + plain("return ('BREACH', collections._sys.modules['os'].listdir('/'))")
    ),
    "imports by a builtin": plain("return ('BREACH', __import__('os').listdir('/'))"),
    "imports by builtins": plain(
        "return ('BREACH', __builtins__['__import__']('os').listdir('/'))"
    ),
    "imports by a loader": plain("return ('BREACH', __loader__.load_module('os').listdir('/'))"),
    "imports a submodule": "import collections.abc.os\n" + plain("return ('BREACH', 1)"),
    "evaluates": plain("return ('BREACH', eval('open(\"FILE\").read()'))"),
    "executes": plain("exec('x = open(\"FILE\")')\nreturn 'BREACH'"),
    "compiles": plain("return ('BREACH', compile('1', 'FILE', 'eval'), open('FILE').read())"),
    "awaits": "async def f():\n    pass\n"
    + plain("return ('BREACH', f().cr_frame.f_builtins['open']('FILE').read())"),
    "changes a module of the library": (
        "import random\nrandom.choice = lambda x: 'evil'\nrandom.Random.random = None\n"
        + plain("import os\nreturn ('BREACH', os.listdir('/'))")
    ),
    "changes the builtins": plain(
        "import builtins\nbuiltins.len = None\nreturn ('BREACH', builtins.open('FILE').read())"
    ),
    "hides behind a property": (
        "class A:\n    @property\n    def __class__(self):\n        return int\n"
        + plain("return ('BREACH', isinstance(A(), int), open('FILE').read())")
    ),
    "writes letters that look alike": plain(
        "return ('BREACH', ().__\uff43lass__.__base__, open('FILE').read())"
    ),
    "climbs by a metaclass that is called": (
        "from abc import ABCMeta\nimport json\n"
        "A = ABCMeta('A', (), {'__match_args__': ('__globals__',)})\n"
        "A.register(type(lambda: 0))\n"
        + plain(
            "match json.dumps:\n    case A(g):\n"
            "        found = g['__builtins__']['open']('FILE').read()\n"
            "        return ('BREACH', found)"
        )
    ),
    "climbs by a wrapper": (
        "from functools import update_wrapper\nimport copy, json\ntaken = []\n"
        "class Taker:\n    def __getattr__(self, name):\n"
        "        if name == '__setstate__':\n            return taken.append\n"
        "        raise AttributeError(name)\n"
        "taker = Taker()\nupdate_wrapper(taker, type(lambda: 1))\ncopy.copy(taker)\n"
        + plain(
            "g = taken[0]['__globals__'].__get__(json.dumps)\n"
            "return ('BREACH', g['__builtins__']['open']('FILE').read())"
        )
    ),
    "climbs by an enum of names": (
        "from enum import Enum\n"
        "E = Enum('E', {'__match_args__': ('__traceback__',), 'A': ('x',)}, type=Exception)\n"
        + plain(
            "try:\n    raise E.A\nexcept E as e:\n    match e:\n        case E(trace):\n"
            "            return ('BREACH', trace.tb_frame.f_builtins['open']('FILE').read())"
        )
    ),
    "climbs by a pattern of a text": plain(
        "match '{0.__class__}':\n    case str(format=f):\n"
        "        return (f(1), open('FILE').read(), 'BREACH')"
    ),
    "climbs by a cached property": (
        "import functools, json\nx = functools.cached_property(len)\n"
        "x.attrname = '__globals__'\n"
        + plain(
            "g = x.__get__(type(lambda: 0)).__get__(json.dumps)\n"
            "return ('BREACH', g['__builtins__']['open']('FILE').read())"
        )
    ),
    "climbs by a copy": (
        "import copy, json\nfrom abc import ABC\nclass A(ABC): pass\nA.register(type(lambda: 0))\n"
        "class Memo(dict):\n    def get(self, key, default=None):\n"
        "        seen.append(key)\n        evil = (None, {'__match_args__': ('__globals__',)})\n"
        "        return evil if len(seen) == 2 else default\n"
        "seen = []\nclass B:\n    def __new__(cls):\n"
        "        return A if seen else object.__new__(cls)\n"
        "b = B()\nb.x = 1\ncopy.deepcopy(b, Memo())\n"
        + plain(
            "match json.dumps:\n    case A(g):\n"
            "        return ('BREACH', g['__builtins__']['open']('FILE').read())"
        )
    ),
}
