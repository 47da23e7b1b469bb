"""The journal: every action of every match, safe on the disk before anybody is told of it.

Group commit: one task writes, in one transaction, all that has come in while it wrote the one
before. So safety costs a table a few milliseconds, and costs the server no throughput.

A connection may break during a COMMIT, and then nobody knows whether it took place. It is done
again: an action that is there already, and equal, counts as written; a transaction that held more
than actions left a mark, which tells that it took place.

Every transaction is fenced: it holds the row of our node, and if others have given us up it writes
nothing. Then what is waiting gets no answer at all, for some of it may have been written before.
What was given to us in one life of the node is never written in the next, however late its
transaction gets through; nor does the refusal of such a one touch what waits by then.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from itertools import chain, groupby
from typing import Any, TypeVar, cast
from uuid import UUID, uuid4

import asyncpg
import structlog
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from server.errors import Refusal
from server.storage.actions import Conflicts, Entry, check_fence, insert
from server.storage.database import Connection, Database, is_lost, is_rolled_back
from server.storage.errors import DatabaseAway, LeaseLost, NotWritten

log = structlog.get_logger()

T = TypeVar("T")
Work = Callable[[AsyncSession], Awaitable[T]]

__all__ = ["Entry", "Journal"]

#: More than this many waiting: the database is away or too slow, and new ones are refused.
MOST_WAITING = 10_000
#: So many in one transaction that none takes long, and the loop is not held up by encoding it.
MOST_AT_ONCE = 500
#: Seconds for one transaction before the connection counts as lost.
COMMIT_PATIENCE = 15.0
LONGEST_PAUSE = 1.0
DISPOSE_SECONDS = 0.5

# Waits for an earlier transaction of ours that may still be under way, unknown to us.
MARK = text("""
    INSERT INTO journal_marks AS mark (writer, batch) VALUES (:writer, :batch)
    ON CONFLICT (writer) DO UPDATE SET batch = excluded.batch, at = now()
    WHERE mark.batch <> excluded.batch
    RETURNING batch""")
FORGET_MARKS = text("DELETE FROM journal_marks WHERE at < now() - interval '1 day'")


class _Item:
    """Something to be written, and somebody who waits for it."""

    def __init__(
        self,
        match_id: UUID | None,
        done: "asyncio.Future[Any]",
        entry: Entry | None = None,
        work: Work[Any] | None = None,
    ) -> None:
        self.match_id = match_id
        self.done = done
        self.entry = entry
        self.work = work
        self.result: Any = None
        self.failed = False

    @property
    def is_entry(self) -> bool:
        return self.entry is not None


class Journal:
    """Start it before the first table and stop it after the last."""

    _engine: AsyncEngine
    _sessions: async_sessionmaker[AsyncSession]

    def __init__(
        self,
        database: Database,
        *,
        on_commit: Callable[[float, int], None] | None = None,
        on_lost: Callable[[], None] = lambda: None,
        most_waiting: int = MOST_WAITING,
    ) -> None:
        """`on_commit` is called after each commit, with its seconds and how much was in it;
        `on_lost` when our node has been given up."""
        self._database = database
        self._on_commit = on_commit
        self._on_lost = on_lost
        #: The node whose life every write depends on; None for one that nobody can take over.
        self.owner: int | None = None
        self._most_waiting = most_waiting
        self._writer = uuid4()
        self._waiting: deque[_Item] = deque()
        self._batch: list[_Item] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._connection: asyncpg.Connection | None = None
        self._number = 0

        self.batches = 0
        self.entries = 0
        self.last_seconds = 0.0
        self.last_size = 0
        #: The database cannot be reached, and what is waiting is kept.
        self.away = False

    @property
    def waiting(self) -> int:
        """How many things are not written yet."""
        return len(self._waiting) + len(self._batch)

    async def start(self) -> None:
        # Connections that no crowd of visitors can take away from the tables.
        self._engine = self._database.new_engine(1)
        self._sessions = async_sessionmaker(self._engine, expire_on_commit=False)
        async with self._database.session() as session:
            await session.execute(FORGET_MARKS)
        self._stopping = False
        self._task = asyncio.create_task(self._write_on(), name="journal")

    async def stop(self, patience: float = 10.0) -> None:
        """Writes what is waiting, then ends. With the database away for longer, gives up."""
        if self._task is None:
            return
        self._stopping = True
        self._wake.set()
        await asyncio.wait([self._task], timeout=patience)
        self._task.cancel()
        await asyncio.wait([self._task])
        self._task = None
        for item in chain(self._batch, self._waiting):
            _settle(item, DatabaseAway())
        self._batch = []
        self._waiting.clear()
        self._drop_connection()
        with suppress(TimeoutError):  # a database that hangs does not even say goodbye
            async with asyncio.timeout(DISPOSE_SECONDS):
                await self._engine.dispose()

    def abandon(self) -> None:
        """Let go of all that is waiting, without an answer: who asked will ask the next owner."""
        for item in chain(self._batch, self._waiting):
            item.failed = True
            item.done.cancel()
        self._waiting.clear()

    async def append(self, entry: Entry) -> None:
        """Returns when the entry is committed.

        Raises NotWritten (Fenced, if another action has its place), or a Refusal, at once, if too
        much is waiting. Who stops waiting does not take the entry back: it is written all the same.
        Entries of a match are written in the order of the calls; if one fails, so do those behind.
        """
        await self._enter(_Item(entry.match_id, self._future(), entry=entry))

    async def write(self, work: Work[T], match_id: UUID | None = None) -> T:
        """Runs other statements, after all that was given before; returns when they are committed.

        `work` may be called more than once; its statements count once. All tables wait for it, so
        it is short. Its own exception fails it alone, and is raised here. With `match_id` it fails
        if an action of that match before it fails.
        """
        item = _Item(match_id, self._future(), work=work)
        await self._enter(item)
        return cast(T, item.result)

    def _future(self) -> "asyncio.Future[Any]":
        if self._task is None or self._stopping:
            raise Refusal("server_busy", "The server is stopping.", retry_after=1)
        if self.waiting >= self._most_waiting:
            raise Refusal("server_busy", "Too much is waiting to be written.", retry_after=1)
        return asyncio.get_running_loop().create_future()

    async def _enter(self, item: _Item) -> None:
        self._waiting.append(item)
        self._wake.set()
        await item.done

    async def _write_on(self) -> None:
        while not (self._stopping and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                size = min(len(self._waiting), MOST_AT_ONCE)
                self._batch = [self._waiting.popleft() for _ in range(size)]
                await self._write(self._batch)
                self._batch = []

    async def _write(self, batch: Sequence[_Item]) -> None:
        """Writes all of a batch that can be written, and tells everybody what became of it."""
        self._number += 1
        number, pause = self._number, 0.05
        while items := [item for item in batch if not item.failed]:
            began = time.perf_counter()
            owner = self.owner  # as of now: who begins anew while we wait has let go of these
            try:
                async with asyncio.timeout(COMMIT_PATIENCE):
                    await self._commit(items, number, owner)
            except LeaseLost:
                if owner != self.owner:
                    continue
                log.warning("given up: others play our tables on", waiting=self.waiting)
                self.abandon()
                self._on_lost()
            except Conflicts as conflicts:
                for place, error in conflicts.errors.items():
                    self._fail(items[place], error)
            except Exception as error:
                if is_lost(error) or is_rolled_back(error):
                    self._drop_connection()
                    self._tell_away(error)
                    await asyncio.sleep(pause)
                    pause = min(pause * 2, LONGEST_PAUSE)
                elif len(items) == 1:
                    self._fail(items[0], error)
                else:  # one of them is the culprit: look for it in both halves
                    await self._write(items[: len(items) // 2])
                    await self._write(items[len(items) // 2 :])
                    return
            else:
                for item in items:
                    _settle(item, None)
                self._count(items, time.perf_counter() - began)
                return
        self._tell_back()  # let go of, by its word: there may be nothing to write for long

    async def _commit(self, items: Sequence[_Item], number: int, owner: int | None) -> None:
        if all(item.is_entry for item in items):
            await self._commit_entries(items, owner)
        else:
            await self._commit_works(items, number, owner)

    async def _commit_entries(self, items: Sequence[_Item], owner: int | None) -> None:
        """The hot path: one statement on a connection of our own."""
        connection = await self._connected()
        entries = _entries(enumerate(items))
        if len({entry.match_id for entry in entries.values()}) == len(entries):
            # None stands on another one, so that those without a conflict may be committed, and
            # the statement is a transaction in itself: one round trip instead of three.
            await insert(connection, entries, owner)
            return
        transaction = connection.transaction()
        await transaction.start()
        try:
            await insert(connection, entries, owner)
        except Exception as error:
            if not is_lost(error):
                await transaction.rollback()
            raise
        await transaction.commit()

    async def _commit_works(self, items: Sequence[_Item], number: int, owner: int | None) -> None:
        # Not begin(): that would wait for the rollback on a line that has gone silent.
        async with self._sessions() as session:
            mark = {"writer": self._writer, "batch": number}
            if (await session.execute(MARK, mark)).first() is None:
                return  # it was committed when we lost the connection
            raw = await (await session.connection()).get_raw_connection()
            connection = cast(asyncpg.Connection, raw.driver_connection)
            await check_fence(connection, owner)
            for is_entry, run in groupby(enumerate(items), lambda place: place[1].is_entry):
                if is_entry:
                    await insert(connection, _entries(run))
                else:
                    for _, item in run:
                        item.result = await _run(item, session, connection)
            await session.commit()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await self._database.open(patience=0)
            except Exception as error:
                # Whatever is wrong with the database, it is not what we are asked to write.
                raise DatabaseAway from error
        return self._connection

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _tell_away(self, error: Exception) -> None:
        if not self.away:
            reason: BaseException = error
            while isinstance(reason, DatabaseAway) and reason.__cause__ is not None:
                reason = reason.__cause__
            log.warning("the database is away", reason=repr(reason), waiting=self.waiting)
        self.away = True

    def _tell_back(self) -> None:
        if self.away:
            log.info("the database is back")
        self.away = False

    def _fail(self, failed: _Item, error: Exception) -> None:
        """Fails an item, and with an action all behind it of its match: they stand on nothing."""
        if failed.is_entry and not isinstance(error, NotWritten):
            cause, error = error, NotWritten("the database refuses the action")
            error.__cause__ = cause
        behind = False
        for item in chain(self._batch, self._waiting):
            behind = behind or item is failed
            follows = failed.is_entry and item.match_id == failed.match_id
            if behind and not item.failed and (item is failed or follows):
                item.failed = True
                _settle(item, error)
        self._waiting = deque(item for item in self._waiting if not item.failed)

    def _count(self, items: Sequence[_Item], seconds: float) -> None:
        self.batches += 1
        self.entries += sum(item.is_entry for item in items)
        self.last_seconds, self.last_size = seconds, len(items)
        self._tell_back()
        if self._on_commit is not None:
            try:
                self._on_commit(seconds, len(items))
            except Exception:
                log.exception("what watches the journal failed; the journal goes on")


def _settle(item: _Item, error: Exception | None) -> None:
    if item.done.done():  # nobody waits any more
        return
    if error is None:
        item.done.set_result(None)
    else:
        item.done.set_exception(error)


def _entries(run: Iterable[tuple[int, _Item]]) -> dict[int, Entry]:
    return {place: item.entry for place, item in run if item.entry is not None}


async def _run(item: _Item, session: AsyncSession, connection: Connection) -> Any:
    assert item.work is not None
    try:
        result = await item.work(session)
        await session.flush()  # what follows may build on it
    except OSError as error:
        # Not for us to try again for ever, unless it is the database that is gone.
        if not connection.is_closed():
            raise NotWritten from error
        raise
    session.expunge_all()  # the next work is somebody else's
    return result
