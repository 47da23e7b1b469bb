"""Objects that misbehave when somebody else touches them, and computations that explode."""

from tests.integration.sandbox.hostile.programs import plain


def _answer(methods: str, value: str = "Evil()", base: str = "") -> str:
    body = "\n".join(f"    {line}" for line in methods.splitlines())
    return f"class Evil{base}:\n{body}\n" + plain(f"return {value}")


_SPIN = "    while True:\n        pass"
_DEEPER = _SPIN.replace("\n", "\n    ")

OBJECTS = {
    # What is shown to the author goes through these.
    "never ends when it is shown": _answer(f"def __repr__(self):\n{_SPIN}"),
    "shows itself without end": _answer("def __repr__(self):\n    return repr(self)"),
    "prints while it is printed": (
        "class Evil:\n    def __str__(self):\n        print(self)\n        return 'x'\n"
        + plain("print(Evil())\nreturn 'held'")
    ),
    "prints a text that is none": (
        "class T(str):\n    def __getitem__(self, x):\n        return 7\n"
        "    def __len__(self):\n        return -5\n"
        "class Evil:\n    def __str__(self):\n        return T('x' * 99)\n"
        + plain("print(Evil(), Evil(), sep=T('y'))\nreturn 'held'")
    ),
    "never ends when it fails": (
        f"class Evil(Exception):\n    def __str__(self):\n    {_DEEPER}\n" + plain("raise Evil")
    ),
    "fails under a long name": plain("raise X" + "x" * 5000).replace(
        "def get", "class X" + "x" * 5000 + "(Exception):\n    pass\ndef get", 1
    ),
    "has keys that lie": (
        "class Evil(str):\n    def __hash__(self):\n        return 1 << 80\n"
        "    def __eq__(self, x):\n        raise KeyboardInterrupt\n"
        + plain("return dict(state['legal_actions'][0], **{'a': {Evil('b'): 1, Evil('c'): 2}})")
    ),
    "answers with halves of characters as keys": plain("return {'\\udc80': '\\ud83d'}"),
    "answers with more digits than Python writes": plain("return [10 ** 5000]"),
    "answers with a number beyond numbers": plain("return [1e308 * 10, -1e308 * 10]"),
    "answers with a key that is no text": plain("return {(1, 2): 3, None: 4, 1.5: 5}"),
    "answers with what changes as it is read": (
        "class Evil(list):\n    def __iter__(self):\n        self.append(1)\n"
        "        return iter([self])\n    def __len__(self):\n        return 1\n"
        + plain("x = Evil([1])\nreturn x")
    ),
    "answers with a million small things": plain("return [{'a': n} for n in range(100000)]"),
    "answers with its own function": plain("return get_next_move"),
    "shows deep nesting": plain(
        "x = ()\nfor _ in range(100000):\n    x = (x,)\nprint(x)\nreturn 'held'"
    ),
    "sorts what it changes": plain(
        "x = list(range(9))\nx.sort(key=lambda n: x.append(n) or n)\nreturn 'held'"
    ),
    "changes what it goes through": plain(
        "d = {n: n for n in range(99)}\nfor n in d:\n    d[n + 1000] = d.pop(n)\nreturn 'held'"
    ),
    "asks for all memory again and again": plain(
        "kept = []\nwhile True:\n    try:\n        kept.append(bytearray(1 << 16))\n"
        "    except MemoryError:\n        kept = kept[1:]"
    ),
    "fills a queue without end": (
        "import collections, itertools\n"
        + plain("return len(collections.deque(itertools.repeat('x')))")
    ),
    "pads a text": plain("return '%9999999999d' % 1"),
    "pads a format": plain("return f'{1:>9999999999}'"),
    "asks for many random bits": (
        "import random\n" + plain("return random.getrandbits(1 << 31) > 0 and 'held'")
    ),
    "divides to many places": (
        "import decimal\n"
        + plain(
            "decimal.getcontext().prec = 99999999\n"
            "return str(decimal.Decimal(1) / decimal.Decimal(7))[:5]"
        )
    ),
    "takes a power without end": plain("return pow(3, 1 << 40)"),
    "is read as deep JSON": (
        "import json\n" + plain("return len(json.loads('[' * 100000 + ']' * 100000))")
    ),
    "compiles a huge expression": (
        "import re\n" + plain("return str(re.compile('(a{1,999}){1,999}' * 99))[:9]")
    ),
    "is a chain of conditions": "x = 5\nif x == 0:\n    pass\n"
    + "".join(f"elif x == {n}:\n    pass\n" for n in range(3000))
    + plain("return 'held'"),
    "is a chain of attributes": "def f(x):\n    return x"
    + ".a" * 20000
    + "\n"
    + plain("return f(1)"),
    "is a chain of calls": "f = lambda: f\nf" + "()" * 20000 + "\n" + plain("return 'held'"),
    "is nested functions": "".join(f"{' ' * n}def f{n}():\n" for n in range(95))
    + " " * 95
    + "pass\n"
    + plain("return 'held'"),
    "is a bomb of formats": "x = 1\ny = f'" + "{x}" * 20000 + "'\n" + plain("return 'held'"),
    "is a pattern of patterns": "match 1:\n    case "
    + "[" * 90
    + "x"
    + "]" * 90
    + ":\n        pass\n"
    + plain("return 'held'"),
}

#: Without the policy: hooks of the interpreter itself.
HOOKS = {
    "never ends when it is forgotten": (
        f"class Evil:\n    def __del__(self):\n    {_DEEPER}\n"
        + plain("x = Evil()\ndel x\nreturn 'held'")
    ),
    "comes back when it is forgotten": (
        "kept = []\nclass Evil:\n    def __del__(self):\n        kept.append(self)\n"
        "        Evil()\n" + plain("Evil()\nreturn 'held'")
    ),
    "never ends when memory is collected": (
        "import gc\n"
        f"def spin(*a):\n{_SPIN}\n"
        + plain("gc.callbacks.append(spin)\ngc.collect()\nreturn 'held'")
    ),
    "never ends at its end": (
        "import atexit\n"
        + f"def spin():\n{_SPIN}\n"
        + plain("atexit.register(spin)\nraise SystemExit(0)")
    ),
    "traces itself without end": (
        "import sys\n"
        + f"def spin(*a):\n{_SPIN}\n"
        + plain("sys.settrace(spin)\nlen([])\nreturn (lambda: 'held')()")
    ),
    "handles every error without end": (
        "import sys\n"
        + f"def spin(*a):\n{_SPIN}\n"
        + plain("sys.excepthook = sys.unraisablehook = spin\nraise ValueError")
    ),
    "recurses as deep as it likes": (
        "import sys\n"
        + plain("sys.setrecursionlimit(1 << 30)\ndef f(x):\n    return f([x]) + 1\nreturn f(0)")
    ),
    "switches off its own end": (
        "import os, sys\n"
        + plain(
            "os._exit = sys.exit = lambda *a: None\nkept = [bytearray(300 << 20)]\nreturn 'BREACH'"
        )
    ),
}
