"""Half frames, drips and lies about which question is answered."""

from tests.integration.sandbox.hostile.programs import attempt

#: The number of the question, which only the code around the bot knows.
_NUMBER = (
    "import sys\nframe = sys._getframe()\n"
    "while 'number' not in frame.f_locals or 'order' not in frame.f_locals:\n"
    "    frame = frame.f_back\nnumber = frame.f_locals['number']\n"
    "def say(number, text):\n"
    '    body = b\'{"id":%d,"answer":%b}\' % (number, text)\n'
    "    os.write(3, len(body).to_bytes(4, 'little') + body)\n"
)


def _quietly(body: str) -> str:
    """Whatever it answers in the end is no boast."""
    return attempt(body).replace("'BREACH %r' % (attempt(),)", "attempt()")


FORGERY = {
    "answers twice": _quietly(_NUMBER + "say(number, b'{}')\nsay(number, b'{}')\nreturn 'held'"),
    "answers and goes on": _quietly(_NUMBER + "say(number, b'{}')\nwhile True:\n    pass"),
    "answers the next question": _quietly(_NUMBER + "say(number + 1, b'{}')\nreturn 'held'"),
    "answers with a number that is none": _quietly(_NUMBER + "say(-1, b'{}')\nreturn 'held'"),
    "answers a frame of nothing": _quietly("os.write(3, bytes(4))\nreturn 'held'"),
    "answers with half a frame": _quietly("os.write(3, b'\\x10\\0')\nwhile True:\n    pass"),
    "answers by drips": _quietly(
        "os.write(3, (60000).to_bytes(4, 'little'))\nwhile True:\n    os.write(3, b' ')"
    ),
    "answers deep JSON": _quietly(_NUMBER + "say(number, b'[' * 30000)\nreturn 'held'"),
    "answers deep JSON that ends": _quietly(
        _NUMBER + "say(number, b'[' * 9000 + b']' * 9000)\nreturn 'held'"
    ),
    "answers with a broken text": _quietly(
        _NUMBER + "say(number, b'\"\\xff\\xfe\"')\nreturn 'held'"
    ),
    "answers with the same key twice": _quietly(
        _NUMBER + "say(number, b'{},\"id\":1,\"answer\":{}')\nreturn 'held'"
    ),
    "answers with problems": _quietly(
        "import sys\nsys.modules['inside.host'].Host.obey = lambda *a: "
        "{'problems': [{'line': -1, 'message': 'x' * 9999}] * 5}\nreturn 'held'"
    ),
    "prints more than it may": _quietly(
        "import sys\nsys.modules['inside.host'].Log.take = lambda *a: 'x' * 60000\nreturn 'held'"
    ),
    "says that our sandbox failed": _quietly(
        "import sys\nsys.modules['inside.host'].Host.obey = lambda *a: "
        "{'error': 'sandbox', 'reason': 'not my fault'}\nreturn 'held'"
    ),
    "waits for more": _quietly("return os.read(3, 1)"),
    "waits for ever": _quietly(
        "word = (ctypes.c_int * 1)(0)\nlibc.syscall(202, word, 0, 0, 0, 0, 0)\nreturn 'held'"
    ),
}
