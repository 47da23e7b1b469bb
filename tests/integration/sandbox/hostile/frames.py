"""More ways through the language: frames, classes while they are made, and what libraries hold."""

from tests.integration.sandbox.hostile.programs import plain

_READ = "return ('BREACH', open('FILE').read())"

FRAMES = {
    "climbs by a generator from outside": plain(
        "g = (x for x in [1])\nreturn ('BREACH', g.gi_frame.f_builtins['open']('FILE').read())"
    ),
    "climbs by a generator it delegates to": plain(
        "def inner():\n    yield 1\ndef outer():\n    yield from inner()\n"
        "g = outer()\nnext(g)\n"
        "return ('BREACH', g.gi_yieldfrom.gi_frame.f_builtins['open']('FILE').read())"
    ),
    "climbs by an asynchronous generator": "async def f():\n    yield 1\n"
    + plain("return ('BREACH', f().ag_frame.f_builtins['open']('FILE').read())"),
    "climbs by the context of an exception": plain(
        "try:\n    try:\n        1 / 0\n    except ZeroDivisionError:\n        [][1]\n"
        "except IndexError as e:\n"
        "    f = e.__context__.__traceback__.tb_frame\n"
        "    return ('BREACH', f.f_builtins['open']('FILE').read())"
    ),
    "climbs by the object of an error": (
        "import math\n"
        + plain(
            "try:\n    math.nothing\nexcept AttributeError as e:\n"
            "    e.obj.__loader__.load_module('os').listdir('/')\n    return 'BREACH'"
        )
    ),
    "climbs by its own globals": plain(
        "return ('BREACH', (lambda: 0).__globals__['__builtins__']['open']('FILE').read())"
    ),
    "climbs by the cell of a closure": plain(
        "x = open\ndef f():\n    return x\n"
        "return ('BREACH', f.__closure__[0].cell_contents('FILE').read())"
    ),
    "puts other code into a function": plain(
        "def f():\n    return 1\nf.__code__ = f.__code__.replace(co_consts=(None, 2))\n"
        "return ('BREACH', f(), open('FILE').read())"
    ),
    "calls the maker of classes": plain(
        "X = __build_class__(lambda: None, 'X')\nreturn ('BREACH', X, open('FILE').read())"
    ),
    "makes classes by the type of its classes": (
        "class A:\n    pass\n"
        + plain(
            "X = type(A)('X', (), {'__getattribute__': print})\n"
            "return ('BREACH', X, open('FILE').read())"
        )
    ),
    "climbs by a metaclass": (
        "class M(type):\n    def __call__(cls):\n        return cls.__base__.__subclasses__()\n"
        "class A(metaclass=M):\n    pass\n"
        + plain("return ('BREACH', len(A()), open('FILE').read())")
    ),
    "climbs when a subclass is made": (
        "class A:\n    def __init_subclass__(cls):\n"
        "        A.all = cls.__mro__[-1].__subclasses__()\n"
        "class B(A):\n    pass\n" + plain("return ('BREACH', len(A.all), open('FILE').read())")
    ),
    "climbs when it is given a name": (
        "class D:\n    def __set_name__(self, owner, name):\n"
        "        D.found = owner.__init__.__globals__\n"
        "class A:\n    d = D()\n    def __init__(self):\n        pass\n"
        + plain("return ('BREACH', D.found['__builtins__']['open']('FILE').read())")
    ),
    "climbs by an item of a class": (
        "class A:\n    def __class_getitem__(cls, f):\n        return f.__globals__\n"
        + plain("return ('BREACH', A[get_next_move]['__builtins__'].open('FILE').read())")
    ),
    "climbs by a descriptor": (
        "class D:\n    def __get__(self, one, owner):\n        return owner.mro()[-1]\n"
        "class A:\n    d = D()\n"
        + plain("return ('BREACH', A().d.__subclasses__(), open('FILE').read())")
    ),
    "registers generators as patterns": (
        "from abc import ABC\nclass P(ABC):\n    pass\n"
        "P.register(type(x for x in ()))\nsetattr(P, '__match_' + 'args__', ('gi_' + 'frame',))\n"
        + plain(
            "match (x for x in ()):\n    case P(f):\n"
            "        return ('BREACH', f.f_builtins['open']('FILE').read())"
        )
    ),
    "renames a field while its class is made": (
        "from dataclasses import dataclass, field\nfirst = field(default=1)\n"
        "class Evil:\n    def __get__(self, one, owner):\n"
        "        first.name = 'x):\\n   BUILTINS.open(\"FILE\")\\n  def g(self, y'\n"
        "        return 2\n"
        "@dataclass\nclass A:\n    x: int = first\n    z: int = Evil()\n" + plain(_READ)
    ),
    "derives from a field": (
        "from dataclasses import dataclass, field\n"
        "class F(type(field())):\n    @property\n    def name(self):\n        return 'x=open(1)'\n"
        "    @name.setter\n    def name(self, x):\n        pass\n" + plain(_READ)
    ),
    "climbs by a text of the library": (
        "from collections import UserString\n"
        + plain(
            "x = UserString('{0.__class__}').format(1)\n"
            "return ('BREACH', str(x), open('FILE').read())"
        )
    ),
    "climbs by the format of its base": (
        "class S(str):\n    def go(self):\n        return super().format(1)\n"
        + plain("return ('BREACH', S('{0.__class__}').go(), open('FILE').read())")
    ),
    "climbs by a copy": (
        "import copy\nclass A:\n    def __reduce__(self):\n        return (open, ('FILE',))\n"
        + plain("return ('BREACH', copy.copy(A()).read())")
    ),
    "climbs by an enumeration of special names": (
        "from enum import Enum\n"
        + plain(
            "E = Enum('E', {'__getattribute__': 1, 'a': 2})\nreturn ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by a partial": (
        "from functools import partial\n"
        + plain(
            "p = partial(print)\np.__setstate__((open, ('FILE',), {}, {}))\n"
            "return ('BREACH', p().read())"
        )
    ),
    "climbs by a property": (
        "class A:\n    @property\n    def x(self):\n        return 1\n"
        + plain("return ('BREACH', A.x.fget.__globals__['__builtins__'].open('FILE').read())")
    ),
    "finds objects by the collector": (
        "import gc\n" + plain("return ('BREACH', len(gc.get_objects()), open('FILE').read())")
    ),
    "asks for its frame": (
        "import sys\n"
        + plain("f = sys._getframe(1)\nreturn ('BREACH', f.f_locals, open('FILE').read())")
    ),
    "imports by the importer": (
        "import importlib\n" + plain("return ('BREACH', importlib.import_module('sqlite3'))")
    ),
    "reads a tree": "import ast\n"
    + plain("return ('BREACH', eval(compile(ast.parse('open(\"FILE\")'), 'x', 'eval')))"),
    "climbs by the annotation of a case": (
        "from functools import singledispatch\n@singledispatch\ndef f(x):\n    pass\n"
        "@f.register\ndef g(x: \"print('BREACH', open('FILE').read()) or int\"):\n    pass\n"
        + plain("return 'held'")
    ),
    "climbs by what its class prepares": (
        "from abc import ABCMeta\nclass Meta:\n    def __getattr__(self, name):\n"
        "        if name == '__prepare__':\n"
        "            return lambda *a, **k: {'__match_args__': ('__traceback__',)}\n"
        "        raise AttributeError(name)\n"
        "    def __call__(self, name, bases, body):\n"
        "        return ABCMeta(name, (Exception,), body)\n"
        "class E(**{'metaclass': Meta()}):\n    pass\n"
        + plain(
            "try:\n    raise E\nexcept E as e:\n    match e:\n        case E(trace):\n"
            "            return ('BREACH', trace.tb_frame.f_builtins['open']('FILE').read())"
        )
    ),
    "climbs by the bases of an object": (
        "class Base:\n    def __getattr__(self, name):\n        if name == '__mro_entries__':\n"
        "            return lambda bases: (type,)\n        raise AttributeError(name)\n"
        "class Meta(Base()):\n    pass\n"
        "A = Meta('A', (Exception,), {'__match_args__': ('__traceback__',)})\n"
        + plain(
            "try:\n    raise A\nexcept A as e:\n    match e:\n        case A(trace):\n"
            "            return ('BREACH', trace.tb_frame.f_builtins['open']('FILE').read())"
        )
    ),
    "climbs by the class of its name": plain(
        "found = state.__class__\nfor c in found.__base__.__subclasses__():\n"
        "    if c.__name__ == 'Popen':\n        return ('BREACH', c(['/bin/true']))\n" + _READ
    ),
    "climbs by the class of a class": (
        "class A:\n    pass\n"
        + plain("X = A.__class__('X', (), {})\nreturn ('BREACH', X, open('FILE').read())")
    ),
    "climbs by a text that is exchanged": (
        "from collections import UserString\n"
        + plain(
            "u = UserString('x')\nu.data = '{0.__cl' + 'ass__}'\n"
            "return ('BREACH', str(u.format(1)), open('FILE').read())"
        )
    ),
    "runs a console": "import code\n"
    + plain("code.InteractiveInterpreter().runsource('open(\"FILE\")')\n" + _READ),
}
