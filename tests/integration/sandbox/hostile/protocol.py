"""Forgeries on the socket to the server, and strange ends."""

from tests.integration.sandbox.hostile.programs import attempt, plain

PROTOCOL = {
    "answers before it is asked": attempt(
        'body = b\'{"id":1,"answer":{}}\'\n'
        "os.write(3, len(body).to_bytes(4, 'little') + body)\nreturn 'held'[:0] or None"
    ).replace("'BREACH %r' % (attempt(),)", "attempt()"),
    "announces a huge frame": attempt("os.write(3, b'\\xff\\xff\\xff\\x7f')").replace(
        "'BREACH %r' % (attempt(),)", "attempt()"
    ),
    "writes rubbish": attempt("os.write(3, b'\\x05\\0\\0\\0hello')").replace(
        "'BREACH %r' % (attempt(),)", "attempt()"
    ),
    "floods its socket": attempt("while True:\n    os.write(3, b'\\x01\\0\\0\\0{' * 9999)"),
    "closes its socket": attempt("os.close(3)").replace("'BREACH %r' % (attempt(),)", "attempt()"),
    "reads its socket empty": attempt("return os.read(3, 1 << 20)"),
    "uses inherited files": attempt(
        "for fd in [0, 1, 2, *range(4, 1024)]:\n"
        "    try:\n        os.write(fd, b'BREACH')\n        return fd\n"
        "    except OSError:\n        pass\n"
        "raise OSError"
    ),
    "changes how it is served": (
        "import sys, json, os\n"
        "host = sys.modules['inside.host']\n"
        "host.Host.obey = lambda self, order: {'answer': '{}', 'hooks': ['x'] * 99}\n"
        + plain("return {'type': 'win'}")
    ),
    "turns the policy off": (
        "import sys\nsys.modules['inside.host'].compiled = None\n" + plain("return {'type': 'win'}")
    ),
    "ends without a word": attempt("os._exit(0)"),
    "ends with our code": attempt("os._exit(42)"),
    "crashes": attempt("ctypes.string_at(1)"),
    "aborts": attempt("libc.abort()"),
}
