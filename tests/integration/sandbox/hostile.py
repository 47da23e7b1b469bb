"""Hostile bots: each tries one thing that must not work.

A bot that gets through says BREACH in its answer or its log, or harms one of the things that a
`Range` (see `range.py`) puts in its way: a file, ports, a process, another bot. FILE, SPOT, PORT,
LOCAL, VICTIM and SERVER stand for these. With the policy most are refused when they are loaded;
without it they have the whole of Python, and the walls of the kernel are alone.
"""

_IMPORTS = """
import ctypes, mmap, os, resource, select, signal, socket, subprocess, sys, threading, time
libc = ctypes.CDLL(None, use_errno=True)
def call(function, *arguments):
    result = function(*arguments)
    if result in (-1, 0xFFFFFFFFFFFFFFFF):
        raise OSError(ctypes.get_errno(), "no")
    return result
"""


def _attempt(body: str) -> str:
    """A bot that tries this when it is asked; whatever gets through is a breach."""
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return (
        f"{_IMPORTS}\ndef attempt():\n{lines}\n\ndef get_next_move(state):\n"
        "    return 'BREACH %r' % (attempt(),)\n"
    )


def _plain(body: str) -> str:
    """A bot without any import, which tries this in the language alone."""
    lines = "\n".join(f"    {line}" for line in body.strip().splitlines())
    return f"def get_next_move(state):\n{lines}\n"


_FILES = {
    "reads a file": _attempt("return open('FILE').read()"),
    "reads a file by descriptor": _attempt("return os.read(os.open('FILE', os.O_RDONLY), 9)"),
    "reads a file by openat2": _attempt(
        "how = (ctypes.c_uint64 * 3)()\nreturn call(libc.syscall, 437, -100, b'FILE', how, 24)"
    ),
    "writes a file": _attempt("open('SPOT', 'w').write('x')\nreturn 'written'"),
    "removes a file": _attempt("os.unlink('FILE')\nreturn 'gone'"),
    "renames a file": _attempt("os.rename('FILE', 'SPOT')\nreturn 'renamed'"),
    "links a file": _attempt("os.symlink('FILE', 'SPOT')\nreturn 'linked'"),
    "changes a file's mode": _attempt("os.chmod('FILE', 0o777)\nreturn 'changed'"),
    "truncates a file": _attempt("os.truncate('FILE', 0)\nreturn 'cut'"),
    "makes a directory": _attempt("os.mkdir('SPOT')\nreturn 'made'"),
    "makes a pipe in the file system": _attempt("os.mkfifo('SPOT')\nreturn 'made'"),
    "lists a directory": _attempt("return os.listdir('/')"),
    "looks whether a file is there": _attempt("return os.stat('FILE').st_size"),
    "reads its memory map": _attempt("return open('/proc/self/maps').read(20)"),
    "writes its own memory": _attempt("return open('/proc/self/mem', 'r+b').fileno()"),
    "reads the server's environment": _attempt("return open('/proc/SERVER/environ').read()"),
    "reads the server's open files": _attempt("return os.listdir('/proc/SERVER/fd')"),
    "changes its root": _attempt("os.chroot('/tmp')\nreturn 'changed'"),
    "changes its directory": _attempt("os.chdir('/tmp')\nreturn os.listdir('.')"),
    "mounts a file system": _attempt("return call(libc.mount, b'none', b'/tmp', b'tmpfs', 0, 0)"),
    "gets a handle of a file": _attempt(
        "b = ctypes.create_string_buffer(136)\n"
        "b[0] = 128\n"
        "return call(libc.name_to_handle_at, -100, b'FILE', b, b, 0)"
    ),
    "watches files": _attempt("return call(libc.inotify_init1, 0)"),
}

_NETWORK = {
    "connects by TCP": _attempt(
        "s = socket.socket()\ns.settimeout(1)\ns.connect(('127.0.0.1', PORT))\nreturn 'connected'"
    ),
    "sends by UDP": _attempt(
        "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
        "s.sendto(b'BREACH', ('127.0.0.1', PORT))\nreturn s.fileno()"
    ),
    "listens": _attempt("s = socket.socket()\ns.bind(('127.0.0.1', 0))\ns.listen()\nreturn 'yes'"),
    "connects to an abstract socket": _attempt(
        "s = socket.socket(socket.AF_UNIX)\ns.connect(chr(0) + 'LOCAL')\nreturn 'connected'"
    ),
    "makes a pair of sockets": _attempt("return socket.socketpair()[0].fileno()"),
    "makes a raw socket": _attempt("return socket.socket(socket.AF_PACKET).fileno()"),
    "makes a netlink socket": _attempt("return socket.socket(socket.AF_NETLINK).fileno()"),
    "asks for a name": _attempt("return socket.gethostbyname('localhost')"),
    "passes a file on": _attempt(
        "socket.send_fds(socket.socket(fileno=3), [b'x'], [3])\nreturn 'sent'"
    ),
    "makes a pipe": _attempt("return os.pipe()"),
}

_PROCESSES = {
    "forks": _attempt("child = os.fork()\nif child == 0:\n    os._exit(0)\nreturn child"),
    "forks for ever": _attempt("while True:\n    if os.fork():\n        return 'forked'"),
    "uses vfork": _attempt("return call(libc.syscall, 58)"),
    "uses clone3": _attempt("return call(libc.syscall, 435, 0, 0)"),
    "runs a shell": _attempt("return subprocess.run(['/bin/sh', '-c', 'echo BREACH > SPOT'])"),
    "becomes a shell": _attempt("os.execv('/bin/sh', ['sh', '-c', 'echo BREACH > SPOT'])"),
    "runs a program from memory": _attempt(
        "fd = os.memfd_create('x')\nos.write(fd, open('/bin/true', 'rb').read())\nreturn fd"
    ),
    "starts a thread": _attempt("threading.Thread(target=print).start()\nreturn 'started'"),
    "kills another process": _attempt("os.kill(VICTIM, signal.SIGKILL)\nreturn 'killed'"),
    "kills the server": _attempt("os.kill(SERVER, signal.SIGTERM)\nreturn 'killed'"),
    "kills its zygote": _attempt("os.kill(os.getppid(), signal.SIGKILL)\nreturn 'killed'"),
    "kills everybody": _attempt("os.kill(-1, signal.SIGKILL)\nreturn 'killed'"),
    "kills its group": _attempt("os.killpg(0, signal.SIGKILL)\nreturn 'killed'"),
    "kills by pidfd": _attempt(
        "signal.pidfd_send_signal(os.pidfd_open(VICTIM), signal.SIGKILL)\nreturn 'killed'"
    ),
    "takes files of another process": _attempt(
        "return call(libc.syscall, 438, os.pidfd_open(VICTIM), 0, 0)"
    ),
    "traces another process": _attempt("return call(libc.ptrace, 16, VICTIM, 0, 0)"),
    "asks to be traced": _attempt("return call(libc.ptrace, 0, 0, 0, 0)"),
    "reads another's memory": _attempt(
        "b = ctypes.create_string_buffer(8)\n"
        "v = (ctypes.c_size_t * 2)(ctypes.addressof(b), 8)\n"
        "w = (ctypes.c_size_t * 2)(id(b), 8)\n"
        "return call(libc.process_vm_readv, os.getpid(), v, 1, w, 1, 0)"
    ),
    "changes another's priority": _attempt("os.setpriority(os.PRIO_PROCESS, VICTIM, 19)\nreturn 1"),
    "changes another's limits": _attempt(
        "return resource.prlimit(VICTIM, resource.RLIMIT_NOFILE, (9, 9))"
    ),
    "moves to another core": _attempt("os.sched_setaffinity(0, {0})\nreturn 'moved'"),
    "leaves its session": _attempt("return os.setsid()"),
}

_KERNEL = {
    "raises its limits": _attempt(
        "resource.setrlimit(resource.RLIMIT_NPROC, resource.getrlimit(resource.RLIMIT_NPROC))\n"
        "return 'set'"
    ),
    "lives on without its parent": _attempt("return call(libc.prctl, 1, 0, 0, 0, 0)"),
    "makes itself dumpable": _attempt("return call(libc.prctl, 4, 1, 0, 0, 0)"),
    "puts on a filter of its own": _attempt("return call(libc.syscall, 317, 0, 0, 0)"),
    "becomes root": _attempt("os.setresuid(0, 0, 0)\nreturn 'root'"),
    "enters a user namespace": _attempt("return call(libc.unshare, 0x10000000)"),
    "enters another's namespace": _attempt("return call(libc.setns, 3, 0)"),
    "makes executable memory": _attempt(
        "libc.mmap.restype = ctypes.c_size_t\n"
        "return call(libc.mmap, 0, ctypes.c_size_t(4096), 7, 0x22, -1, ctypes.c_size_t(0))"
    ),
    "runs code of its own": _attempt(
        "m = mmap.mmap(-1, 4096, prot=7)\n"
        "m.write(bytes.fromhex('b82a000000c3'))\n"
        "where = ctypes.addressof(ctypes.c_char.from_buffer(m))\n"
        "return ctypes.CFUNCTYPE(ctypes.c_int)(where)()"
    ),
    "shares memory": _attempt("return len(mmap.mmap(-1, 4096))"),
    "makes a file in memory": _attempt("return os.memfd_create('x')"),
    "makes secret memory": _attempt("return call(libc.syscall, 447, 0)"),
    "uses io_uring": _attempt(
        "return call(libc.syscall, 425, 1, ctypes.create_string_buffer(256))"
    ),
    "uses userfaultfd": _attempt("return call(libc.syscall, 323, 1)"),
    "uses bpf": _attempt("return call(libc.syscall, 321, 0, ctypes.create_string_buffer(72), 72)"),
    "uses perf": _attempt(
        "a = ctypes.create_string_buffer(128)\na[4] = 128\n"
        "return call(libc.syscall, 298, a, 0, -1, -1, 0)"
    ),
    "uses the key ring": _attempt("return call(libc.syscall, 250, 0, -2, 0)"),
    "uses shared memory of System V": _attempt("return call(libc.shmget, 0, 4096, 0o1600)"),
    "uses message queues": _attempt("return call(libc.msgget, 0, 0o1600)"),
    "uses the x32 calls": _attempt("return call(libc.syscall, 0x40000000 + 39)"),
    "uses an unknown call": _attempt("return call(libc.syscall, 1023)"),
    "makes a timer": _attempt("return call(libc.timerfd_create, 1, 0)"),
    "sets an alarm": _attempt("signal.setitimer(signal.ITIMER_REAL, 1)\nreturn 'set'"),
    "catches the signal of its limit": _attempt(
        "signal.signal(signal.SIGXCPU, lambda *a: None)\nreturn 'caught'"
    ),
    "goes to sleep": _attempt("time.sleep(0.01)\nreturn 'slept'"),
    "reboots": _attempt("return call(libc.reboot, 0)"),
    "changes the host's name": _attempt("socket.sethostname('x')\nreturn 'changed'"),
    "sets the clock": _attempt("time.clock_settime(time.CLOCK_REALTIME, time.time())\nreturn 1"),
}

_RESOURCES = {
    "takes all memory": _plain("return 'BREACH %d' % len(bytearray(300 << 20))"),
    "takes all memory little by little": _plain(
        "kept = []\nwhile len(kept) < 300:\n    kept.append(bytearray(1 << 20))\nreturn 'BREACH'"
    ),
    "catches its lack of memory": _plain(
        "kept = []\n"
        "while len(kept) < 3000:\n"
        "    try:\n"
        "        kept.append(bytearray(1 << 20))\n"
        "    except MemoryError:\n"
        "        return 'held'\n"
        "return 'BREACH'"
    ),
    "computes a huge number": _plain("return 9 ** 9 ** 9"),
    "makes a huge text": _plain("return len('x' * (1 << 40))"),
    "never ends": _plain("while True:\n    pass"),
    "never ends and catches everything": _plain(
        "while True:\n    try:\n        while True:\n            pass\n"
        "    except BaseException:\n        pass"
    ),
    "never ends in C": _plain("return sum(range(1 << 60))"),
    "never ends in a regular expression": (
        "import re\n" + _plain("return str(re.match('(a+)+$', 'a' * 60 + 'b'))")
    ),
    "never loads": "while True:\n    pass\n" + _plain("return 'BREACH'"),
    "recurses for ever": "def f(n):\n    return f(n + 1)\n" + _plain("return f(0)"),
    "recurses in C": _plain("x = []\nfor _ in range(200000):\n    x = [x]\nreturn len(repr(x))"),
    "compares what is too deep": _plain(
        "a, b = [], []\nfor _ in range(200000):\n    a, b = [a], [b]\nreturn a == b"
    ),
    "floods its log": _plain("for _ in range(20000):\n    print('x' * 1000)\nreturn 'held'"),
    "prints what is not text": _plain(
        "print('\\x1b[2J\\x00\\ud800\\u202e' * 999)\nreturn '\\ud800'"
    ),
    "is a long line": "x = " + "1 + " * 20000 + "1\n" + _plain("return 'held'"),
    "is nested too deeply": "x = " + "(" * 150 + ")" * 150 + "\n" + _plain("return 'held'"),
    "is a bomb for the parser": "x = " + "-" * 90000 + "1\n" + _plain("return 'held'"),
    "is a bomb for the compiler": "x = "
    + "[" * 90
    + "1"
    + "]" * 90
    + "".join(f"\nif x:\n{' ' * n}pass" for n in range(1, 3))
    + "\n"
    + "lambda: " * 900
    + "1\n"
    + _plain("return 'held'"),
    "is a bomb for constants": "x = ((1 << 600) ** 600) ** 600\n" + _plain("return 'held'"),
    "is a long number": "x = " + "9" * 90000 + "\n" + _plain("return 'held'"),
    "has a null byte": "x = 1\0\n" + _plain("return 'held'"),
    "is not Python": "\u202e}{",
    "is in another encoding": "# -*- coding: rot13 -*-\nvzcbeg bf\n" + _plain("return 'held'"),
}

_ANSWERS = {
    "answers NaN": _plain("return {'type': float('nan'), 'x': float('inf')}"),
    "answers a bool for a number": _plain("return dict(state['legal_actions'][0], type=True)"),
    "answers with itself": _plain("x = {}\nx['x'] = x\nreturn x"),
    "answers with a huge list": _plain("return [0] * 3000000"),
    "answers with a deep list": _plain("x = []\nfor _ in range(90000):\n    x = [x]\nreturn x"),
    "answers with half characters": _plain("return {'type': '\\ud800\\udfff\\ud800'}"),
    "answers with bytes": _plain("return b'\\xff' * 99999"),
    "answers with a generator": _plain("return (x for x in state['legal_actions'])"),
    "answers with a class": _plain("return int"),
    "answers with nothing": _plain("return None"),
    "answers with a text of the action": _plain("return str(state['legal_actions'][0])"),
    "answers with an object that equals all": (
        "class Evil(dict):\n"
        "    def __eq__(self, other):\n        return True\n"
        "    def __hash__(self):\n        return 0\n"
        "    def __repr__(self):\n        return 'BREACH'[::-1] * 1000000\n"
        + _plain("return Evil(type='evil')")
    ),
    "answers with a text that lies": (
        "class Evil(str):\n"
        "    def __eq__(self, other):\n        return True\n"
        "    def __hash__(self):\n        return 1 / 0\n"
        "    def __repr__(self):\n        raise ValueError\n"
        + _plain("return {Evil('type'): Evil('x')}")
    ),
    "answers with a number that lies": (
        "class Evil(int):\n"
        "    def __repr__(self):\n        return 'NaN, \"id\": 1'\n" + _plain("return [Evil(1)]")
    ),
    "answers and fails": _plain("return {'type': (1 / 0 for _ in 'x').__next__()}"),
    "answers with an evil mapping": (
        "class Evil(dict):\n"
        "    def items(self):\n"
        "        while True:\n            yield ('a', 1)\n" + _plain("return Evil(a=1)")
    ),
    "leaves": _plain("raise SystemExit(0)"),
    "leaves by the keyboard": _plain("raise KeyboardInterrupt"),
    "fails with an evil message": (
        "class Evil(Exception):\n"
        "    def __str__(self):\n        raise SystemExit\n" + _plain("raise Evil")
    ),
    "fails with a huge message": _plain("raise ValueError('\\x1b]0;BREACH'[::-1] * 1000000)"),
    "fails in a chain": _plain(
        "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise error from error"
    ),
    "changes what it was given": _plain(
        "state['legal_actions'].clear()\nstate['legal_actions'].append({'type': 'win'})\n"
        "return state['legal_actions'][0]"
    ),
}

_PROTOCOL = {
    "answers before it is asked": _attempt(
        'body = b\'{"id":1,"answer":{}}\'\n'
        "os.write(3, len(body).to_bytes(4, 'little') + body)\nreturn 'held'[:0] or None"
    ).replace("'BREACH %r' % (attempt(),)", "attempt()"),
    "announces a huge frame": _attempt("os.write(3, b'\\xff\\xff\\xff\\x7f')").replace(
        "'BREACH %r' % (attempt(),)", "attempt()"
    ),
    "writes rubbish": _attempt("os.write(3, b'\\x05\\0\\0\\0hello')").replace(
        "'BREACH %r' % (attempt(),)", "attempt()"
    ),
    "floods its socket": _attempt("while True:\n    os.write(3, b'\\x01\\0\\0\\0{' * 9999)"),
    "closes its socket": _attempt("os.close(3)").replace("'BREACH %r' % (attempt(),)", "attempt()"),
    "reads its socket empty": _attempt("return os.read(3, 1 << 20)"),
    "uses inherited files": _attempt(
        "for fd in [0, 1, 2, *range(4, 1024)]:\n"
        "    try:\n        os.write(fd, b'BREACH')\n        return fd\n"
        "    except OSError:\n        pass\n"
        "raise OSError"
    ),
    "changes how it is served": (
        "import sys, json, os\n"
        "host = sys.modules['inside.host']\n"
        "host.Host.obey = lambda self, order: {'answer': '{}', 'hooks': ['x'] * 99}\n"
        + _plain("return {'type': 'win'}")
    ),
    "turns the policy off": (
        "import sys\nsys.modules['inside.host'].compiled = None\n"
        + _plain("return {'type': 'win'}")
    ),
    "ends without a word": _attempt("os._exit(0)"),
    "ends with our code": _attempt("os._exit(42)"),
    "crashes": _attempt("ctypes.string_at(1)"),
    "aborts": _attempt("libc.abort()"),
}

_LANGUAGE = {
    "climbs from a tuple": _plain(
        "for c in ().__class__.__base__.__subclasses__():\n"
        "    if c.__name__ == 'Popen':\n"
        "        return 'BREACH %r' % c(['/bin/true'])\n"
        "return open('FILE').read() and 'BREACH'"
    ),
    "climbs by a format": _plain(
        "text = '{0.__class__.__base__}'\n"
        "found = text.format(())\n"
        "return 'BREACH' if 'object' in found and open('FILE') else found"
    ),
    "climbs by a format's argument": _plain(
        "spec = '{0.__cl' + 'ass__}'\nreturn (str.format(spec, 1), open('FILE').read(), 'BREACH')"
    ),
    "climbs by a map of formats": _plain(
        "x = '{a.__class__.__mro__}'.format_map({'a': 1})\nreturn (x, open('FILE'), 'BREACH')"
    ),
    "climbs by a frame of a generator": _plain(
        "g = (g.gi_frame.f_back.f_back for _ in [1])\nfor frame in g:\n"
        "    return ('BREACH', frame.f_globals['os'].listdir('/'))"
    ),
    "climbs by a traceback": _plain(
        "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n"
        "    f = e.__traceback__.tb_frame.f_back\n"
        "    return ('BREACH', f.f_globals['os'].listdir('/'))"
    ),
    "climbs by the group of an exception": _plain(
        "try:\n    raise ExceptionGroup('x', [ValueError()])\n"
        "except* ValueError as e:\n    open('FILE').read()\n    print('BREACH')"
    ),
    "climbs by a match": (
        "class A:\n    __match_args__ = ('__class__',)\n"
        + _plain("match A():\n    case A(x):\n        return ('BREACH', open('FILE').read())")
    ),
    "climbs by the keywords of a match": _plain(
        "match (x for x in ()):\n    case object(gi_frame=f):\n"
        "        return ('BREACH', f.f_builtins['open']('FILE').read())"
    ),
    "climbs by the names of a named tuple": (
        "from collections import namedtuple\nfrom abc import ABCMeta\n"
        "P = namedtuple('P', 'gi_frame')\n"
        + _plain("return ('BREACH', P(1)) if open('FILE') else 0")
    ),
    "climbs by getattr": _plain(
        "x = getattr((), '__cl' + 'ass__')\nreturn ('BREACH', open('FILE').read(), str(x))"
    ),
    "climbs by a text that changes": (
        "class Name(str):\n    def startswith(self, x):\n        return False\n"
        + _plain("x = getattr(1, Name('__class__'))\nreturn ('BREACH', open('FILE').read())")
    ),
    "climbs by type": _plain(
        "T = type(int)\nX = T('X', (), {'__reduce__': 1})\n"
        "return ('BREACH', X) if open('FILE') else 0"
    ),
    "climbs by a dataclass of text": (
        "from dataclasses import dataclass\nfrom typing import TypedDict\n"
        "D = TypedDict('D', {'x=open(\"FILE\").read()': int})\n"
        "dataclass(D)\nprint('BREACH' if open('FILE') else '')\n" + _plain("return 1")
    ),
    "climbs by a forward reference": (
        "import typing\n"
        + _plain("return typing.ForwardRef('open(\"FILE\").read()')._evaluate({}, {}, frozenset())")
    ),
    "climbs by an enumeration": (
        "import enum\n"
        + _plain(
            "x = enum.IntEnum._convert_('X', 'os', lambda n: n == 'system')\n"
            "return ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by attrgetter": (
        "import operator\n"
        + _plain(
            "x = operator.attrgetter('__class__.__base__')(1)\n"
            "return ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by wraps": (
        "import functools\n"
        + _plain(
            "f = functools.wraps(len, assigned=['__self__'], updated=[])(lambda: 1)\n"
            "return ('BREACH', f.__self__.open('FILE').read())"
        )
    ),
    "climbs by a string formatter": (
        "import string\n"
        + _plain(
            "x = string.Formatter().get_field('0.__class__', (1,), {})\n"
            "return ('BREACH', open('FILE').read())"
        )
    ),
    "climbs by a module's module": (
        "import statistics\n"
        + _plain("return ('BREACH', statistics.sys.modules['os'].listdir('/'))")
    ),
    "climbs by json": (
        "import json\n" + _plain("return ('BREACH', json.codecs.open('FILE').read())")
    ),
    "climbs by random": ("import random\n" + _plain("return ('BREACH', random._os.listdir('/'))")),
    "climbs by collections": (
        "import collections\n"
        + _plain("return ('BREACH', collections._sys.modules['os'].listdir('/'))")
    ),
    "imports by a builtin": _plain("return ('BREACH', __import__('os').listdir('/'))"),
    "imports by builtins": _plain(
        "return ('BREACH', __builtins__['__import__']('os').listdir('/'))"
    ),
    "imports by a loader": _plain("return ('BREACH', __loader__.load_module('os').listdir('/'))"),
    "imports a submodule": "import collections.abc.os\n" + _plain("return ('BREACH', 1)"),
    "evaluates": _plain("return ('BREACH', eval('open(\"FILE\").read()'))"),
    "executes": _plain("exec('x = open(\"FILE\")')\nreturn 'BREACH'"),
    "compiles": _plain("return ('BREACH', compile('1', 'FILE', 'eval'), open('FILE').read())"),
    "awaits": "async def f():\n    pass\n"
    + _plain("return ('BREACH', f().cr_frame.f_builtins['open']('FILE').read())"),
    "changes a module of the library": (
        "import random\nrandom.choice = lambda x: 'evil'\nrandom.Random.random = None\n"
        + _plain("import os\nreturn ('BREACH', os.listdir('/'))")
    ),
    "changes the builtins": _plain(
        "import builtins\nbuiltins.len = None\nreturn ('BREACH', builtins.open('FILE').read())"
    ),
    "hides behind a property": (
        "class A:\n    @property\n    def __class__(self):\n        return int\n"
        + _plain("return ('BREACH', isinstance(A(), int), open('FILE').read())")
    ),
    "writes letters that look alike": _plain(
        "return ('BREACH', ().__\uff43lass__.__base__, open('FILE').read())"
    ),
}

HOSTILE: dict[str, str] = {
    **_FILES, **_NETWORK, **_PROCESSES, **_KERNEL, **_RESOURCES, **_ANSWERS, **_PROTOCOL,
    **_LANGUAGE,
}  # fmt: skip

#: Those that may be tried with a wall missing: they get through then, and what they do is harmless
#: to everybody but the range. The others must never run where they are not held.
HARMLESS = (
    "reads a file", "reads a file by descriptor", "writes a file", "lists a directory",
    "looks whether a file is there", "reads its memory map", "connects by TCP", "sends by UDP",
    "listens", "connects to an abstract socket", "makes a pair of sockets", "makes a pipe", "forks",
    "starts a thread", "kills another process", "makes executable memory", "runs code of its own",
    "shares memory", "makes a file in memory", "reads another's memory", "goes to sleep",
    "takes all memory", "never ends", "imports by a builtin", "climbs by a traceback",
)  # fmt: skip

#: What the programs above import, for runs without the policy.
PRELOAD = (
    "builtins", "ctypes", "mmap", "os", "resource", "select", "signal", "socket", "subprocess",
    "sys", "threading", "time", "abc", "enum", "operator", "statistics", "encodings.idna",
    "encodings.rot_13",
)  # fmt: skip
