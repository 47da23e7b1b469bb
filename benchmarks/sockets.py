"""Our sockets beside Node's: `python -m benchmarks.sockets [SECONDS]`.

The same bytes both ways: rooms of four sockets, each word of one of them is answered with a whole
update to all four, as fast as this process asks for it. Counted are the updates for each second of
the server's processor. Without Node or npm only our own are measured.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import uvloop
from aiohttp import web

from benchmarks.process import cpu, memory
from engines import new_match
from server.limits import Limits
from server.realtime.engine import Socket
from server.realtime.packets import encode, event_frame
from server.realtime.sockets import Sockets
from server.rest.address import direct_address

ROOMS, SEATS, SECONDS, IDLE = 100, 4, 8, 1000
SOCKET_IO = "socket.io@4.8.1"
NODE_HOME = Path("build/bench-node")


def update() -> dict[str, Any]:
    """As large as an update of a running match is."""
    match = new_match("omi", seed="00" * 32)
    events = match.opening
    for _ in range(12):
        seat = match.actors[0]
        events = match.apply(seat, match.legal_actions(seat)[0])
    return {
        "table": "0" * 36,
        "match": "0" * 36,
        "seq": 12,
        "events": events,
        "view": match.view(0),
    }


# ── the servers ─────────────────────────────────────────────────────────────────────────────────


async def serve() -> None:
    """Our transport with nothing behind it."""
    state = update()
    rooms: dict[int, list[Socket]] = {}
    own: dict[str, list[Socket]] = {}

    async def dispatch(sid: str, event: Any, arguments: list[Any]) -> dict[str, Any]:
        if event == "join":
            own[sid] = rooms.setdefault(arguments[0], [])
            own[sid].append(sockets.eio.sockets[sockets.manager.eio_sid_from_sid(sid, "/")])
        else:
            frame = event_frame("state", encode(state))
            for socket in own[sid]:
                socket.push(frame)
        return {"ok": True}

    limits = Limits(1e6)
    sockets = Sockets(dispatch, lambda refusal: refusal.as_json(), limits, ["*"], direct_address)
    sockets.on("connect", lambda sid, *_: _joined(sockets, sid))
    app = web.Application()
    sockets.attach(app, "socket.io")
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(f"at http://127.0.0.1:{runner.addresses[0][1]}", flush=True)
    await asyncio.Event().wait()


def _joined(sockets: Sockets, sid: str) -> None:
    sockets.joined(sockets.manager.eio_sid_from_sid(sid, "/"))


def node() -> list[str] | None:
    """How to start Node's server; installs Socket.IO on the first run."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    if not (NODE_HOME / "node_modules" / "socket.io").exists():
        NODE_HOME.mkdir(parents=True, exist_ok=True)
        quiet = ["--silent", "--no-audit", "--no-fund"]
        command = ["npm", "install", "--prefix", str(NODE_HOME), *quiet, SOCKET_IO]
        subprocess.run(command, check=True)
    return ["node", str(Path(__file__).with_name("node_server.js"))]


# ── the load ────────────────────────────────────────────────────────────────────────────────────


class Client:
    def __init__(self, web_socket: aiohttp.ClientWebSocketResponse) -> None:
        self.web_socket = web_socket

    @classmethod
    async def open(cls, http: aiohttp.ClientSession, url: str) -> "Client":
        web_socket = await http.ws_connect(
            f"{url}/socket.io/?EIO=4&transport=websocket", max_msg_size=0, compress=0
        )
        await web_socket.receive_str()
        await web_socket.send_str("40")
        await web_socket.receive_str()
        return cls(web_socket)

    async def join(self, room: int) -> None:
        await self.web_socket.send_str(f'421["join",{room}]')
        await self.web_socket.receive_str()

    async def state(self) -> int:
        """The size of the next update."""
        while True:
            text = await self.web_socket.receive_str()
            if text == "2":
                await self.web_socket.send_str("3")
            else:
                return len(text)


async def load(url: str, pid: int, seconds: float) -> tuple[float, float, int]:
    """Updates a processor second, KiB an idle connection, and the size of an update."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        warm = [await Client.open(http, url) for _ in range(20)]
        before = memory(pid)
        idle = [await Client.open(http, url) for _ in range(IDLE)]
        each = (memory(pid) - before) / len(idle)
        for client in [*warm, *idle]:
            await client.web_socket.close()
        rooms = [[await Client.open(http, url) for _ in range(SEATS)] for _ in range(ROOMS)]
        for number, room in enumerate(rooms):
            for client in room:
                await client.join(number)
        loop = asyncio.get_running_loop()
        end, used = loop.time() + seconds, cpu(pid)
        sizes = [0]

        async def talk(room: list[Client]) -> int:
            said = 0
            while loop.time() < end:
                await room[said % SEATS].web_socket.send_str('42["say",{}]')
                for client in room:
                    sizes[0] = await client.state()
                said += 1
            return said

        said = sum(await asyncio.gather(*(talk(room) for room in rooms)))
        return SEATS * said / (cpu(pid) - used), each, sizes[0]


def measured(name: str, command: list[str], seconds: float) -> float:
    state = msgspec.json.encode(update()).decode()
    environment = {**os.environ, "STATE": state, "NODE_PATH": str(NODE_HOME / "node_modules")}
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        os.sched_setaffinity(server.pid, {min(os.sched_getaffinity(0))})
        rate, each, size = uvloop.run(load(url, server.pid, seconds))
    finally:
        server.kill()
        server.wait()
    print(
        f"{name}: {rate:,.0f} updates of {size} bytes a processor second, "
        f"{each:.1f} KiB an idle connection",
        flush=True,
    )
    return rate


def main() -> None:
    if sys.argv[1:] == ["serve"]:
        uvloop.run(serve())
        return
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    ours = measured("ours", [sys.executable, "-m", "benchmarks.sockets", "serve"], seconds)
    theirs = node()
    if theirs is None:
        print("no node or npm here, so Node's Socket.IO is not measured")
    else:
        print(f"ours / Node's: {ours / measured('node', theirs, seconds):.2f}")


if __name__ == "__main__":
    main()
