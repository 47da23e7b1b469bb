"""The queue of board sets: pgqueuer in the schema `jobs` of our own database.

A job is a set's id. A worker that dies stops its heartbeat, and another one takes the job over;
that a set counts once is not the queue's promise but that of `server/arena/counting.py`.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from uuid import UUID

import asyncpg
from pgqueuer import Job, QueueManager
from pgqueuer.adapters.persistence import qb
from pgqueuer.db import AsyncpgDriver
from pgqueuer.domain.settings import DBSettings
from pgqueuer.executors import DatabaseRetryEntrypointExecutor
from pgqueuer.queries import Queries

from server.storage.database import Connection

ENTRYPOINT = "board_set"
#: Made once: it reads the environment, which takes longer than the queries.
SCHEMA = DBSettings(db_schema="jobs")
#: Old games that are deleted at a time, once an hour.
MOST_FORGOTTEN = 20_000
#: Sets that a worker plays at the same time: while one waits for its bots or for the database,
#: another one goes on.
AT_ONCE = 4
#: Seconds without a heartbeat after which a job is taken over.
HEARTBEAT_SECONDS = 30.0

WAITING = """
    SELECT count(*) FILTER (WHERE status = 'queued') AS queued,
           count(*) FILTER (WHERE status = 'picked') AS picked FROM jobs.pgqueuer"""
# A set whose job is gone, because its worker could do nothing with it, gets another one.
LOST = """
    UPDATE board_sets AS s SET state = 'waiting'
    WHERE state = 'queued' AND NOT EXISTS (
        SELECT FROM jobs.pgqueuer AS j
        WHERE j.dedupe_key = s.id::text AND j.status IN ('queued', 'picked'))
    RETURNING id"""
FORGET_LOGS = "DELETE FROM jobs.pgqueuer_log WHERE created < now() - interval '1 day'"
# Results are kept for ever, the games of the ladder for a month: there are so many.
FORGET_GAMES = """
    DELETE FROM matches WHERE id IN (
        SELECT m.id FROM matches AS m
        JOIN board_games AS g ON g.match_id = m.id JOIN board_sets AS s ON s.id = g.set_id
        WHERE s.purpose = 'ladder' AND s.finished_at < now() - interval '30 days' LIMIT $1)"""
FORGET_STATISTICS = """
    DELETE FROM jobs.pgqueuer_statistics WHERE created < now() - interval '7 days'"""


def queries(connection: Connection) -> Queries:
    return Queries(
        AsyncpgDriver(connection),
        qbe=qb.QueryBuilderEnvironment(SCHEMA),
        qbq=qb.QueryQueueBuilder(SCHEMA),
        qbs=qb.QuerySchedulerBuilder(SCHEMA),
    )


async def enqueue(connection: Connection, sets: Sequence[UUID], priority: int = 0) -> None:
    """Jobs for these sets, in this order; one that has a job keeps it."""
    if not sets:
        return
    await queries(connection).enqueue(
        [ENTRYPOINT] * len(sets),
        [one.bytes for one in sets],
        [priority] * len(sets),
        dedupe_key=[str(one) for one in sets],
        on_conflict="skip",
    )


async def depth(connection: Connection) -> tuple[int, int]:
    """Jobs that wait, and jobs that somebody has."""
    row = await connection.fetchrow(WAITING)
    return row["queued"], row["picked"]


async def recover(connection: Connection) -> int:
    """Sets whose job was lost wait again; returns how many."""
    return len(await connection.fetch(LOST))


async def tidy(connection: Connection) -> None:
    await connection.execute(FORGET_LOGS)
    await connection.execute(FORGET_STATISTICS)
    await connection.execute(FORGET_GAMES, MOST_FORGOTTEN)


class JobServer:
    """Takes jobs on a connection of its own until it is told to stop or the connection is lost."""

    def __init__(
        self,
        connection: asyncpg.Connection,
        play: Callable[[UUID], Awaitable[object]],
        time_factor: float,
    ) -> None:
        self._manager = QueueManager(queries(connection))
        self._heartbeat = timedelta(seconds=HEARTBEAT_SECONDS * time_factor)

        @self._manager.entrypoint(
            ENTRYPOINT,
            executor_factory=lambda parameters: DatabaseRetryEntrypointExecutor(
                parameters, initial_delay=timedelta(seconds=time_factor)
            ),
        )
        async def board_set(job: Job) -> None:
            assert job.payload is not None
            await play(UUID(bytes=job.payload))

    def stop(self) -> None:
        """Take nothing new; `run` returns when what was taken is done."""
        self._manager.shutdown.set()

    async def run(self) -> None:
        await self._manager.run(
            batch_size=AT_ONCE // 2,
            max_concurrent_tasks=AT_ONCE,
            heartbeat_timeout=self._heartbeat,
            dequeue_timeout=min(self._heartbeat / 2, timedelta(seconds=10)),
        )
