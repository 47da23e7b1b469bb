"""The worker that a server starts by itself: it lives as long as the server, however that ends."""

import asyncio
import os
from pathlib import Path

import asyncpg

from tests.integration.durability.serving import Serving, serving
from tests.integration.storage.processes import gone

#: It stands behind everybody else on the machine.
PATIENCE = 240.0
WORKER = "SELECT pid FROM workers WHERE seen_at > now() - interval '1 minute'"


async def worker_of(server: Serving) -> int:
    """Its process, as soon as it has given a sign of life."""
    connection = await asyncpg.connect(server.database_url)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                pid: int | None = await connection.fetchval(WORKER)
                if pid is not None:
                    return pid
                await asyncio.sleep(0.05)
    finally:
        await connection.close()


async def test_a_worker_beside_a_server_is_of_the_lowest_priority_and_dies_with_it(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, SERAI_WORKERS="1") as server:
        pid = await worker_of(server)
        assert os.getpriority(os.PRIO_PROCESS, pid) == 19
        await server.kill()
        await gone(pid)
