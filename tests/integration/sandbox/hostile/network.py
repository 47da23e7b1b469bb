"""Sockets and pipes."""

from tests.integration.sandbox.hostile.programs import attempt

NETWORK = {
    "connects by TCP": attempt(
        "s = socket.socket()\ns.settimeout(1)\ns.connect(('127.0.0.1', PORT))\nreturn 'connected'"
    ),
    "sends by UDP": attempt(
        "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
        "s.sendto(b'BREACH', ('127.0.0.1', PORT))\nreturn s.fileno()"
    ),
    "listens": attempt("s = socket.socket()\ns.bind(('127.0.0.1', 0))\ns.listen()\nreturn 'yes'"),
    "connects to an abstract socket": attempt(
        "s = socket.socket(socket.AF_UNIX)\ns.connect(chr(0) + 'LOCAL')\nreturn 'connected'"
    ),
    "makes a pair of sockets": attempt("return socket.socketpair()[0].fileno()"),
    "makes a raw socket": attempt("return socket.socket(socket.AF_PACKET).fileno()"),
    "makes a netlink socket": attempt("return socket.socket(socket.AF_NETLINK).fileno()"),
    "asks for a name": attempt("return socket.gethostbyname('localhost')"),
    "passes a file on": attempt(
        "socket.send_fds(socket.socket(fileno=3), [b'x'], [3])\nreturn 'sent'"
    ),
    "makes a pipe": attempt("return os.pipe()"),
}
