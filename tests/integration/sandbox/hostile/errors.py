"""Errors that misbehave when they are told to their author, and answers that are numbers."""

from tests.integration.sandbox.hostile.programs import attempt, plain


def _raised(methods: str, raising: str = "raise Evil") -> str:
    body = "\n".join(f"    {line}" for line in methods.splitlines())
    return f"class Text(str):\n    pass\nclass Evil(Exception):\n{body}\n" + plain(raising)


def _answered(text: str) -> str:
    """A frame by hand, whose number is right."""
    return attempt(
        "frame = sys._getframe()\n"
        "while 'number' not in frame.f_locals or 'order' not in frame.f_locals:\n"
        "    frame = frame.f_back\n"
        f"body = b'{{\"id\":%d,' % frame.f_locals['number'] + {text} + b'}}'\n"
        "os.write(3, len(body).to_bytes(4, 'little') + body)\n"
        "return os._exit(0)"
    )


ERRORS = {
    "fails in a group of groups": plain(
        "error = ValueError(1)\nfor _ in range(20000):\n"
        "    error = ExceptionGroup('x', [error])\nraise error"
    ),
    "splits a group of groups": plain(
        "error = ValueError(1)\nfor _ in range(20000):\n"
        "    error = ExceptionGroup('x', [error])\nreturn str(error.subgroup(lambda e: False))"
    ),
    "fails with many notes": plain(
        "error = ValueError('x')\nfor _ in range(50000):\n    error.add_note('n')\nraise error"
    ),
    "prints while it fails": _raised(
        "def __str__(self):\n    print('f' * 100000)\n    return 'm' * 30000000"
    ),
    "fails with what is no text": _raised("def __str__(self):\n    return 5"),
    "fails with a text that lies": _raised(
        "def __str__(self):\n    return Text('m' * 3000)"
    ).replace("    pass", "    def encode(self, *a):\n        return b'BREACH'", 1),
    "fails while it is made": _raised("def __init__(self, *a):\n    raise SystemExit(self)"),
    "lies about its memory": plain("raise MemoryError('not at all')"),
    "shows itself with a lack of memory": (
        "class Evil:\n    def __repr__(self):\n        raise MemoryError\n" + plain("return Evil()")
    ),
    "leaves while it is shown": (
        "class Evil:\n    def __repr__(self):\n        raise SystemExit(0)\n"
        + plain("return Evil()")
    ),
    "fails with its memory in hand": plain("raise ValueError(bytes(40 << 20), bytes(8 << 20))"),
    "never ends when a generator is forgotten": (
        "def generator():\n    try:\n        yield 1\n    finally:\n        while True:\n"
        "            pass\n" + plain("one = generator()\nnext(one)\ndel one\nreturn 'held'")
    ),
    "takes away its own function": plain(
        "global get_next_move\nget_next_move = 5\nreturn {'type': 'none'}"
    ),
    "answers a number without end": _answered("b'\"answer\":' + b'9' * 60000"),
    "answers a fraction without end": _answered("b'\"answer\":0.' + b'9' * 60000"),
    "answers a power without end": _answered("b'\"answer\":1e' + b'9' * 60000"),
    "answers to a number without end": attempt(
        "body = b'{\"id\":' + b'9' * 60000 + b'}'\n"
        "os.write(3, len(body).to_bytes(4, 'little') + body)\nreturn os._exit(0)"
    ),
    "has a problem in an endless line": _answered(
        "b'\"problems\":[{\"line\":' + b'9' * 60000 + b'}]'"
    ),
    "says an error that a terminal obeys": _answered(
        'b\'"error":"x","reason":"\' + b\'\\\\u001b[2J\\\\u202e\' * 2000 + b\'"\''
    ),
}
