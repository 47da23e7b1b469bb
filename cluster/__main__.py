"""`python -m cluster [--nodes N] [--workers N] [--port P]`: a whole cluster on this machine.

PostgreSQL is the embedded one unless DATABASE_URL names another, Redis our own unless REDIS_URL
does. What dies is started again, as Docker would do it. Logs and data lie in SERAI_DATA/cluster.
"""

import argparse
import asyncio
import os
import secrets
import signal
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from cluster.node import Node, Worker
from cluster.programs import Program
from cluster.proxy import Proxy
from cluster.redis_server import RedisServer
from server.migrate import migrate
from server.storage.embedded import EmbeddedPostgres

#: For each node, and each worker, with some to spare.
CONNECTIONS = 40
AGAIN_SECONDS = 1.0


async def run(directory: Path, nodes: int, workers: int, host: str, port: int) -> None:
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with AsyncExitStack() as stack:
        settings = {"SERAI_SECRET": os.environ.get("SERAI_SECRET") or kept_secret(directory)}
        settings["DATABASE_URL"] = await database(stack, directory, nodes + workers)
        programs: list[Program] = []
        settings["REDIS_URL"] = os.environ.get("REDIS_URL") or await redis(
            stack, directory, programs
        )
        served = [Node(f"node-{at + 1}", directory, settings) for at in range(nodes)]
        played = [Worker(f"worker-{at + 1}", directory, settings) for at in range(workers)]
        for program in (*served, *played):
            await start(stack, program, programs)
        addresses = {node.name: node.address for node in served}
        proxy = Proxy(directory, addresses, host, port)
        await start(stack, proxy, programs)
        for node in served:
            print(f"cluster: {node.name} is process {node.pid} at {node.address}", flush=True)
        print(f"Serai is at {proxy.url}; logs are in {directory}", flush=True)
        watching = [asyncio.create_task(keep_up(one)) for one in programs]
        await stop.wait()
        print("cluster: stopping", flush=True)
        for task in watching:
            task.cancel()
        await asyncio.wait(watching)


async def database(stack: AsyncExitStack, directory: Path, processes: int) -> str:
    given = os.environ.get("DATABASE_URL")
    if not given:
        print("cluster: the embedded PostgreSQL", flush=True)
        postgres = EmbeddedPostgres(directory / "postgres", CONNECTIONS * processes)
        await postgres.start()
        stack.push_async_callback(postgres.stop)
        given = postgres.url
    await migrate(given)
    return given


async def redis(stack: AsyncExitStack, directory: Path, programs: list[Program]) -> str:
    server = RedisServer(directory)
    await start(stack, server, programs)
    return server.url


async def start(stack: AsyncExitStack, program: Program, programs: list[Program]) -> None:
    """Up, ended with us, and one of those that are kept up."""
    print(f"cluster: {program.name}", flush=True)
    stack.push_async_callback(program.end)
    await program.run()
    programs.append(program)


def kept_secret(directory: Path) -> str:
    """One secret for all nodes, made once."""
    path = directory / "secret"
    if not path.exists():
        path.touch(0o600)
        path.write_text(secrets.token_hex(32))
    return path.read_text()


async def keep_up(program: Program) -> None:
    while True:
        status = await program.ended()
        print(f"cluster: {program.name} ended ({status}) and is started again", flush=True)
        await asyncio.sleep(AGAIN_SECONDS)
        try:
            await program.run()
        except (RuntimeError, TimeoutError) as error:
            # What it needs may be away: it is tried again.
            print(f"cluster: {str(error) or program.name + ' is not ready'}", flush=True)
        else:
            print(f"cluster: {program.name} is process {program.pid}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m cluster", description=__doc__)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--host", default=os.environ.get("SERAI_HOST") or "127.0.0.1")
    parser.add_argument("--port", type=int, default=int(os.environ.get("SERAI_PORT") or 8080))
    chosen = parser.parse_args()
    directory = Path(os.environ.get("SERAI_DATA") or "var").absolute() / "cluster"
    directory.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(run(directory, chosen.nodes, chosen.workers, chosen.host, chosen.port))
    except RuntimeError as error:
        print(f"cluster: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
