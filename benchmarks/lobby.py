"""A crowded lobby on two nodes: `python -m benchmarks.lobby [SOCKETS] [UPDATES] [SECONDS]`.

Half of the sockets watch the lobby at each node. Hosts at both say again and again that they are
ready, or not: each is a change of a card that every socket is told, at the other node over Redis.
"""

import asyncio
import os
import resource
import sys
import tempfile
import time
from base64 import b64encode
from pathlib import Path
from typing import cast

import aiohttp
import msgspec
import uvloop

from benchmarks.tables import Socket
from benchmarks.town import Town, town

SOCKETS, UPDATES, SECONDS = 2000, 20, 20
MOST_PERCENT = 10.0
#: Tables that change, at each node.
HOSTS = 10
AT_ONCE = 50
MASK = b"\0\0\0\0"
PING = b"\x81\x012"


def masked(text: bytes) -> bytes:
    """A frame of a client, as short as they are here."""
    long = len(text) > 125
    length = bytes([0xFE]) + len(text).to_bytes(2) if long else bytes([0x80 | len(text)])
    return b"\x81" + length + MASK + text


class Watcher(asyncio.Protocol):
    """A socket that costs us little: it counts what it is told, and does not look at it."""

    def __init__(self, path: str, token: str) -> None:
        self._path, self._token = path, token
        self.watches: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.told = 0
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            "".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.told += data.count(b'["lobby_updated"')
        if PING in data:
            self._transport.write(masked(b"3"))
        if self.watches.done():
            return
        if b'0{"sid"' in data and b'40{"sid"' not in data:
            self._transport.write(masked(b"40" + msgspec.json.encode({"token": self._token})))
        elif b'40{"sid"' in data:
            self._transport.write(masked(b'421["watch_lobby",{}]'))
        elif b"431[" in data:
            self.watches.set_result(None)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.watches.done():
            self.watches.set_exception(ConnectionError("the server has closed it"))


async def watch(address: str, token: str, count: int) -> list[Watcher]:
    host, port = address.split(":")
    path = "/socket.io/?EIO=4&transport=websocket"
    loop = asyncio.get_running_loop()
    watchers: list[Watcher] = []
    while len(watchers) < count:
        some = min(AT_ONCE, count - len(watchers))
        made = await asyncio.gather(
            *(
                loop.create_connection(lambda: Watcher(path, token), host, int(port))
                for _ in range(some)
            )
        )
        watchers += [watcher for _, watcher in made]
        await asyncio.gather(*(watcher.watches for _, watcher in made))
    return watchers


async def open_table(http: aiohttp.ClientSession, url: str) -> tuple[Socket, object]:
    host = Socket()
    await host.enter(http, url)
    await host.open(http, url)
    card = (await host.ask("create_table", game="omi"))["table"]
    assert isinstance(card, dict)
    return host, card["id"]


async def change(hosts: list[tuple[Socket, object]], pace: float, seconds: float) -> None:
    """Each change by the next host, so many a second."""
    begin = time.perf_counter()
    asked: list[asyncio.Task[dict[str, object]]] = []
    for number in range(int(pace * seconds)):
        await asyncio.sleep(max(0.0, begin + number / pace - time.perf_counter()))
        host, table = hosts[number % len(hosts)]
        ready = number // len(hosts) % 2 == 0
        asked.append(asyncio.create_task(host.ask("player_ready", table=table, ready=ready)))
    await asyncio.gather(*asked)


async def crowd(running: Town, sockets: int, updates: int, seconds: float) -> bool:
    async with aiohttp.ClientSession() as http:
        hosts, watchers = [], []
        for node in running.nodes:
            url = f"http://{node.address}"
            mine = [await open_table(http, url) for _ in range(HOSTS)]
            hosts += mine
            watchers.append(await watch(node.address, mine[0][0].token, sockets // 2))
        await asyncio.sleep(1)
        idle, began = running.used_by_nodes(), time.perf_counter()
        await asyncio.sleep(5)
        quiet = shares(idle, running.used_by_nodes(), time.perf_counter() - began)
        told = [sum(one.told for one in ones) for ones in watchers]
        used, began = running.used_by_nodes(), time.perf_counter()
        await change(hosts, updates, seconds)
        await asyncio.sleep(0.5)
        took = time.perf_counter() - began
        busy = shares(used, running.used_by_nodes(), took)
        for node, ones, share, rest, before in zip(
            running.nodes, watchers, busy, quiet, told, strict=True
        ):
            heard = (sum(one.told for one in ones) - before) / len(ones)
            side = "reached" if share < MOST_PERCENT else "MISSED"
            print(
                f"{node.name}: {len(ones)} sockets, each told {heard / took:.1f} cards a second:"
                f" {share:.1f} % of a core, {rest:.1f} % without changes"
                f" (under {MOST_PERCENT:.0f} %: {side})"
            )
        for host, _ in hosts:
            host.reader.cancel()
    return max(busy) < MOST_PERCENT


def shares(before: list[float], after: list[float], seconds: float) -> list[float]:
    """Percent of a core."""
    return [100 * (new - old) / seconds for old, new in zip(before, after, strict=True)]


async def measure(sockets: int, updates: int, seconds: float) -> None:
    cores = sorted(os.sched_getaffinity(0))[:2]
    with tempfile.TemporaryDirectory() as directory:
        os.chmod(directory, 0o755)
        async with town(Path(directory), cores) as running:
            await crowd(running, sockets, updates, seconds)


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    sockets, updates, seconds = numbers + [SOCKETS, UPDATES, SECONDS][len(numbers) :]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(measure(sockets, updates, seconds))


if __name__ == "__main__":
    main()
