"""Hostile programs for the self-test, which try one thing each, with the whole of Python.

An attempt that raises OSError or MemoryError, or that the kernel ends with SIGSYS, was held. One
that gets through was not; one that fails in any other way proves nothing and counts as not held.
"""

_FRAME = """
import ctypes, os, resource, signal, socket, sys, _thread

libc = ctypes.CDLL(None, use_errno=True)

def call(function, *arguments):
    result = function(*arguments)
    if result in (-1, 0xFFFFFFFFFFFFFFFF):
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result

def attempt():
{attempt}

def get_next_move(state):
    try:
        result = attempt()
    except (OSError, MemoryError) as error:
        return ["held", type(error).__name__]
    return ["breached", repr(result)[:100]]
"""

_ATTEMPTS = {
    "read a file": "return open('/etc/passwd').read()",
    "read its own program": "return open('/proc/self/exe', 'rb').read(4)",
    "write a file": "return os.open('/tmp/serai-probe', os.O_CREAT | os.O_WRONLY, 0o600)",
    "list a directory": "return os.listdir('/')",
    "look at other processes": "return open('/proc/1/status').read()",
    "open a TCP connection": "return socket.socket().connect(('127.0.0.1', 1)) or 'connected'",
    "send a datagram": "return socket.socket(socket.AF_INET, socket.SOCK_DGRAM).fileno()",
    "open a local socket": "return socket.socketpair()[0].fileno()",
    "fork": "child = os.fork()\n    if child == 0:\n        os._exit(0)\n    return child",
    "run a program": "return os.execv('/bin/sh', ['sh', '-c', 'exit 0'])",
    "start a thread": "return _thread.start_new_thread(print, ())",
    "signal another process": "return os.kill(1, 0)",
    "signal everybody": "return os.kill(-1, signal.SIGCONT)",
    "open another process": "return os.pidfd_open(1)",
    "trace a process": "return call(libc.ptrace, 16, 1, 0, 0)",
    "read another's memory": "return call(libc.process_vm_readv, 1, 0, 0, 0, 0, 0)",
    "take too much memory": "return len(bytearray(200 << 20))",
    "map executable memory": (
        "libc.mmap.restype = ctypes.c_size_t\n"
        "    return call(libc.mmap, 0, ctypes.c_size_t(4096), 7, 0x22, -1, ctypes.c_size_t(0))"
    ),
    "make memory executable": (
        "page = ctypes.c_size_t(id(bytearray(1)) & ~4095)\n"
        "    return call(libc.mprotect, page, ctypes.c_size_t(4096), 7)"
    ),
    "make a file in memory": "return os.memfd_create('probe')",
    "use an inherited file": (
        "for fd in [0, 1, 2, *range(4, 256)]:\n"
        "        try:\n"
        "            return os.write(fd, b'')\n"
        "        except OSError:\n"
        "            pass\n"
        "    raise OSError('none')"
    ),
    "raise its own limits": (
        "return resource.setrlimit(resource.RLIMIT_NOFILE, (4, 4)) or 'changed'"
    ),
    "change its own flags": "return call(libc.prctl, 4, 1, 0, 0, 0)",
    "enter a namespace": "return call(libc.unshare, 0x10000000)",
    "become another user": "return os.setuid(0) or 'changed'",
    "use io_uring": "return call(libc.syscall, 425, 1, 0)",
    "take another's files": "return call(libc.syscall, 438, 0, 0, 0)",
    "read secrets of the environment": (
        "if not os.environ:\n        raise OSError('empty')\n    return dict(os.environ)"
    ),
}

PROBES = {name: _FRAME.format(attempt=f"    {body}") for name, body in _ATTEMPTS.items()}

#: Does nothing wrong: if this one does not work, no other result means anything.
ORDINARY = """
def get_next_move(state):
    return ["played", state["number"]]
"""
#: Does nothing at all, for ever.
ENDLESS = """
def get_next_move(state):
    while True:
        pass
"""
