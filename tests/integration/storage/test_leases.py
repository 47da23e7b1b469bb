"""Leases of tables: a node that was given up writes nothing more, and each table has one owner."""

import asyncio
from collections.abc import Collection
from uuid import UUID, uuid4

import asyncpg
import pytest

from server.nodes.leases import Leases, Neighbour
from server.nodes.membership import Membership
from server.storage.database import Database
from server.storage.journal import Entry, Journal
from tests.integration.storage.entries import keeping
from tests.integration.storage.matches import new_match, written

NEW_TABLE = """
    INSERT INTO tables (id, code, name, game, seats, options, deal_pause, spectator_delay,
                        visibility, mode, state, host_id, seating)
    VALUES ($1, ($1::uuid)::text, '', 'omi', 4, '{}', 0, 0, 'public', 'casual', 'waiting',
            gen_random_uuid(), '[]')"""
WAITING = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'"""
GONE_BY = "UPDATE nodes SET expires_at = now() - interval '1 second' WHERE id = $1"


async def new_table(database: Database) -> UUID:
    table = uuid4()
    await database.pool.execute(NEW_TABLE, table)
    await database.pool.execute("INSERT INTO leases (table_id) VALUES ($1)", table)
    return table


def entry(match: UUID, seq: int, name: str | None = None) -> Entry:
    return Entry(match, seq, 0, {"type": "pass"}, name, "person", 0)


async def waits_for_a_lock(database: Database) -> None:
    """Returns when some statement stands behind another's transaction."""
    waiting = 0
    async with asyncio.timeout(10):
        while not waiting:
            waiting = await database.pool.fetchval(WAITING)


async def test_a_node_that_was_given_up_writes_nothing_and_answers_nobody(
    database: Database,
) -> None:
    leases = Leases(database, 4)
    old, new = await leases.register("a"), await leases.register("b")
    lost = asyncio.Event()
    journal = Journal(database, on_lost=lost.set)
    journal.owner = old
    await journal.start()
    match = await new_match(database, uuid4())
    await journal.append(entry(match, 1))

    await database.pool.execute(GONE_BY, old)
    assert await leases.give_up(new) == ["a"]
    appending = asyncio.create_task(journal.append(entry(match, 2)))
    with pytest.raises(asyncio.CancelledError):
        await appending
    assert lost.is_set()

    async def work(session: object) -> None:
        raise AssertionError("it must not come so far")

    writing = asyncio.create_task(journal.write(work))
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await written(database, match) == [1]

    journal.owner = await leases.register("a")
    await journal.append(entry(match, 2))
    assert await written(database, match) == [1, 2]
    await journal.stop()
    leases.hang_up()


async def test_a_node_is_given_up_between_its_transactions_only(database: Database) -> None:
    leases = Leases(database, 4)
    old, new = await leases.register("a"), await leases.register("b")
    await database.pool.execute(GONE_BY, old)
    async with database.connection() as connection, connection.transaction():
        await connection.execute("SELECT id FROM nodes WHERE id = $1 FOR KEY SHARE", old)
        assert await leases.give_up(new) == []
        assert await leases.renew(old, 0, 0, False) == 0, "a renewal does not wait for it"
        await database.pool.execute(GONE_BY, old)
    assert await leases.give_up(new) == ["a"]
    assert await leases.renew(old, 0, 0, False) is None
    leases.hang_up()


async def test_a_renewed_lease_is_not_given_up(database: Database) -> None:
    leases = Leases(database, 4)
    old, new = await leases.register("a"), await leases.register("b")
    await database.pool.execute(GONE_BY, old)
    assert await leases.renew(old, 3, 2, False) == 0
    assert await leases.give_up(new) == []
    assert [(one.name, one.tables) for one in await leases.neighbours(new)] == [("a", 3)]
    leases.hang_up()


async def test_what_a_dead_node_leaves_is_taken_once(database: Database) -> None:
    leases = Leases(database, 4)
    first = await leases.register("a")
    tables = {await new_table(database) for _ in range(30)}
    assert set(await leases.take(first, 100)) == tables
    assert await leases.owned(first) == tables
    nodes = [Leases(database, 4) for _ in range(3)]
    numbers = [await node.register(f"n{at}") for at, node in enumerate(nodes)]
    await database.pool.execute(GONE_BY, first)
    assert await nodes[0].give_up(numbers[0]) == ["a"]
    found = await leases.find(next(iter(tables)), "")
    assert found is not None
    assert found.owner is None

    taken: list[UUID] = []

    async def take(node: Leases, number: int) -> None:
        while some := await node.take(number, 4):
            taken.extend(some)

    await asyncio.gather(*(take(node, number) for node, number in zip(nodes, numbers, strict=True)))
    assert len(taken) == 30
    assert set(taken) == tables
    epochs = await database.pool.fetch("SELECT DISTINCT epoch FROM leases")
    assert [row["epoch"] for row in epochs] == [3]
    for one in (leases, *nodes):
        one.hang_up()


async def test_a_node_that_starts_again_has_its_tables_at_once(database: Database) -> None:
    leases = Leases(database, 60)  # nobody is late in it, however busy the machine is
    table = await new_table(database)
    before = await leases.register("")
    assert await leases.take(before, 10) == [table]
    after = await leases.register("")
    assert after > before
    assert await leases.take(after, 10) == [table]
    place = await leases.find(None, str(table))
    assert place is not None
    assert (place.owner, place.node, place.late) == (after, "", False)
    leases.hang_up()


async def test_a_process_that_hangs_in_a_transaction_does_not_hold_its_tables(
    database: Database,
) -> None:
    leases = Leases(database, 4)
    old, new = await leases.register("a"), await leases.register("b")
    journal = Journal(database)
    journal.owner = old
    await journal.start()
    hanging = asyncio.Event()

    async def work(session: object) -> None:
        hanging.set()
        await asyncio.sleep(3600)

    writing = asyncio.create_task(journal.write(work))
    await hanging.wait()
    await database.pool.execute(GONE_BY, old)
    given_up: list[str] = []
    async with asyncio.timeout(10):
        while not given_up:
            given_up = await leases.give_up(new)
            await asyncio.sleep(0.05)
    await journal.stop(0)
    await asyncio.wait([writing])
    leases.hang_up()


async def test_whoever_is_asked_is_counted_as_of_now(database: Database) -> None:
    """One that came after the last renewal, and one that takes no more tables, answer too."""
    first = Membership(
        "a", Leases(database, 60), NoHands(), lambda _: None, lambda: None, lambda: None
    )
    await first.join()
    assert (first.neighbours, await first.others()) == ([], 0)
    leases = Leases(database, 60)
    second = await leases.register("b")
    assert (first.neighbours, await first.others()) == ([], 1)
    await leases.renew(second, 0, 0, True)
    assert await first.others() == 1
    await database.pool.execute(GONE_BY, second)
    assert await first.others() == 0
    leases.hang_up()
    await first.leave()


async def test_a_late_refusal_of_an_earlier_life_lets_go_of_nothing_of_this_one(
    database: Database,
) -> None:
    leases = Leases(database, 4)
    lost = asyncio.Event()
    match = await new_match(database, uuid4())
    async with keeping(database, on_lost=lost.set) as journal:
        journal.owner = old = await leases.register("a")
        async with database.connection() as other, other.transaction():
            await other.execute("DELETE FROM nodes WHERE id = $1", old)
            late = asyncio.create_task(journal.append(entry(match, 1)))
            await waits_for_a_lock(database)
            journal.abandon()
            journal.owner = await leases.register("c")
            now = asyncio.create_task(journal.append(entry(match, 1)))
            await asyncio.sleep(0)  # it waits behind the other
        await now
        with pytest.raises(asyncio.CancelledError):
            await late
    assert await written(database, match) == [1]
    assert not lost.is_set(), "it is a node like any other"
    leases.hang_up()


async def test_what_was_left_of_an_earlier_life_is_not_written_in_the_next(
    database: Database,
) -> None:
    """Not even by a transaction that was on its way to the database all the while."""
    leases = Leases(database, 4)
    connecting, through = asyncio.Event(), asyncio.Event()

    class SlowLine(Database):
        async def open(self, *, patience: float | None = None) -> asyncpg.Connection:
            connecting.set()
            await through.wait()
            return await super().open(patience=patience)

    slow = SlowLine()
    await slow.connect(database.url)
    match = await new_match(database, uuid4())
    async with keeping(slow) as journal:
        journal.owner = await leases.register("a")
        late = asyncio.create_task(journal.append(entry(match, 1, "of the old owner")))
        await connecting.wait()
        journal.abandon()
        journal.owner = await leases.register("a")
        through.set()
        await journal.append(entry(match, 1, "of the new one"))
        with pytest.raises(asyncio.CancelledError):
            await late
    rows = await database.pool.fetch("SELECT action_id FROM match_actions")
    assert [row["action_id"] for row in rows] == ["of the new one"]
    await slow.close()
    leases.hang_up()


class NoHands:
    """A node without a table."""

    def load(self) -> tuple[int, int]:
        return 0, 0

    def held(self) -> Collection[UUID]:
        return ()

    async def open(self, tables: Collection[UUID]) -> None:
        assert not tables

    async def drop_all(self) -> None:
        raise AssertionError("nothing was lost")


async def test_a_late_refusal_of_an_earlier_life_does_not_end_a_node(database: Database) -> None:
    """Thawed and registered anew, it still hears of writes that its old number did not get in."""
    replaced = asyncio.Event()
    renewed = asyncio.Event()

    class Watched(Leases):
        async def neighbours(self, node: int) -> list[Neighbour]:
            renewed.set()
            return await super().neighbours(node)

    node = Membership(
        "a", Watched(database, 60), NoHands(), lambda _: None, lambda: None, replaced.set
    )
    await node.join()
    before = node.id
    renewed.clear()
    node.look()
    await asyncio.wait_for(renewed.wait(), 30)
    assert (node.id, replaced.is_set()) == (before, False)
    await node.leave()
