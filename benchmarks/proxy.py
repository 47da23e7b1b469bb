"""What the proxy costs: `python -m benchmarks.proxy [TABLES] [SECONDS]`.

The same tables of Omi, two moves a second each, at a node itself and then through Caddy: how long a
move takes until all four sockets have seen it, and the processor time of Caddy for it (the action,
its answer, four updates). Beside it the memory for an open socket.
"""

import asyncio
import os
import resource
import sys
import tempfile
from pathlib import Path
from random import Random

import aiohttp
import uvloop

from benchmarks.process import cpu, memory
from benchmarks.tables import SEATS, Table
from benchmarks.town import town
from benchmarks.two_nodes import play, seat
from cluster.proxy import Proxy

TABLES, SECONDS = 50, 10
AT_ONCE = 10


async def seated(http: aiohttp.ClientSession, url: str, count: int) -> list[Table]:
    tables: list[Table] = []
    while len(tables) < count:
        some = range(len(tables), min(count, len(tables) + AT_ONCE))
        tables += await asyncio.gather(*(seat(http, url, Random(number)) for number in some))
    return tables


async def measure(count: int, seconds: float, directory: Path) -> None:
    core = min(os.sched_getaffinity(0))
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        town(directory, [core]) as running,
        aiohttp.ClientSession(connector=connector) as http,
    ):
        node = running.nodes[0]
        proxy = Proxy(directory / "proxy", {node.name: node.address}, "127.0.0.1")
        await proxy.run()
        assert proxy.pid is not None
        for name, url in (("straight", f"http://{node.address}"), ("through Caddy", proxy.url)):
            empty = memory(proxy.pid)
            tables = await seated(http, url, count)
            full, used = memory(proxy.pid), cpu(proxy.pid)
            times = sorted(move.took for move in await play(tables, seconds))
            used = cpu(proxy.pid) - used
            print(
                f"{name}: {len(times) / seconds:.0f} moves/s,"
                f" p50 {1000 * times[len(times) // 2]:.2f} ms,"
                f" p99 {1000 * times[int(len(times) * 0.99)]:.1f} ms;"
                f" Caddy {1e6 * used / len(times):.0f} µs of CPU a move,"
                f" {(full - empty) / (SEATS * count):.1f} KiB a socket",
                flush=True,
            )
            for table in tables:
                for socket in table.sockets:
                    socket.reader.cancel()
                    await socket.ws.close()
        await proxy.end()


def main() -> None:
    numbers = [int(text) for text in sys.argv[1:]]
    tables, seconds = numbers + [TABLES, SECONDS][len(numbers) :]
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as directory:
        os.chmod(directory, 0o755)
        uvloop.run(measure(tables, seconds, Path(directory)))


if __name__ == "__main__":
    main()
