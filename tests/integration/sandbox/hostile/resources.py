"""Memory, processor time, depth, and bombs for whoever reads the program."""

from tests.integration.sandbox.hostile.programs import plain

RESOURCES = {
    "takes all memory": plain("return 'BREACH %d' % len(bytearray(300 << 20))"),
    "takes all memory little by little": plain(
        "kept = []\nwhile len(kept) < 300:\n    kept.append(bytearray(1 << 20))\nreturn 'BREACH'"
    ),
    "catches its lack of memory": plain(
        "kept = []\n"
        "while len(kept) < 3000:\n"
        "    try:\n"
        "        kept.append(bytearray(1 << 20))\n"
        "    except MemoryError:\n"
        "        return 'held'\n"
        "return 'BREACH'"
    ),
    "computes a huge number": plain("return 9 ** 9 ** 9"),
    "makes a huge text": plain("return len('x' * (1 << 40))"),
    "never ends": plain("while True:\n    pass"),
    "never ends and catches everything": plain(
        "while True:\n    try:\n        while True:\n            pass\n"
        "    except BaseException:\n        pass"
    ),
    "never ends in C": plain("return sum(range(1 << 60))"),
    "never ends in a regular expression": (
        "import re\n" + plain("return str(re.match('(a+)+$', 'a' * 60 + 'b'))")
    ),
    "never loads": "while True:\n    pass\n" + plain("return 'BREACH'"),
    "recurses for ever": "def f(n):\n    return f(n + 1)\n" + plain("return f(0)"),
    "recurses in C": plain("x = []\nfor _ in range(200000):\n    x = [x]\nreturn len(repr(x))"),
    "compares what is too deep": plain(
        "a, b = [], []\nfor _ in range(200000):\n    a, b = [a], [b]\nreturn a == b"
    ),
    "floods its log": plain("for _ in range(20000):\n    print('x' * 1000)\nreturn 'held'"),
    "prints what is not text": plain(
        "print('\\x1b[2J\\x00\\ud800\\u202e' * 999)\nreturn '\\ud800'"
    ),
    "is a long line": "x = " + "1 + " * 20000 + "1\n" + plain("return 'held'"),
    "is nested too deeply": "x = " + "(" * 150 + ")" * 150 + "\n" + plain("return 'held'"),
    "is a bomb for the parser": "x = " + "-" * 90000 + "1\n" + plain("return 'held'"),
    "is a bomb for the compiler": "x = "
    + "[" * 90
    + "1"
    + "]" * 90
    + "".join(f"\nif x:\n{' ' * n}pass" for n in range(1, 3))
    + "\n"
    + "lambda: " * 900
    + "1\n"
    + plain("return 'held'"),
    "is a bomb for constants": "x = ((1 << 600) ** 600) ** 600\n" + plain("return 'held'"),
    "is a long number": "x = " + "9" * 90000 + "\n" + plain("return 'held'"),
    "has a null byte": "x = 1\0\n" + plain("return 'held'"),
    "is not Python": "\u202e}{",
    "is in another encoding": "# -*- coding: rot13 -*-\nvzcbeg bf\n" + plain("return 'held'"),
}
