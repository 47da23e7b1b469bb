"""The door to PostgreSQL: sessions with the models, and plain connections for the hot paths.

A database that is away for a moment (an embedded one that is started again, a failover) is waited
for; one that stays away is told as `DatabaseAway`. Nobody has to reconnect: the next call
just works.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeAlias, cast
from urllib.parse import urlsplit

import asyncpg
import msgspec
from asyncpg.pool import PoolConnectionProxy
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from server.config import SettingError
from server.storage.errors import DatabaseAway

Connection: TypeAlias = "asyncpg.Connection | PoolConnectionProxy"

SCHEMES = ("postgresql", "postgres", "postgresql+asyncpg")
#: Connections of the pool for hot paths, and of the sessions' pool with its reserve. The journal
#: has two of its own. The embedded server takes 60.
HOT_CONNECTIONS = 10
SESSION_CONNECTIONS = 10
SPARE_CONNECTIONS = 10
#: Seconds: to open one connection, for one statement, for a connection to become free.
CONNECT_TIMEOUT = 5.0
STATEMENT_TIMEOUT = 15.0
POOL_TIMEOUT = 5.0
HEALTH_TIMEOUT = 1.0
#: Seconds that a database may be away before a caller is told.
PATIENCE = 2.0
#: Seconds for which the next callers are told at once, when one has waited in vain.
AWAY_MEMORY = 1.0
#: Seconds that it may take to come up when the server starts.
START_PATIENCE = 30.0
#: Errors that mean: not there, not there any more, or not able to write. Nothing is wrong with what
#: was asked; it may be asked again.
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.InsufficientResourcesError,  # too many connections, a full disk
    asyncpg.ReadOnlySQLTransactionError,  # a standby that is not yet the primary
    asyncpg.IdleInTransactionSessionTimeoutError,  # we stood still for too long
    asyncpg.InternalClientError,  # the server's last words came between two statements
    ConnectionError,
    TimeoutError,
)
#: All that asyncpg may raise.
ERRORS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Database:
    """One PostgreSQL, from `connect` to `close`."""

    engine: AsyncEngine
    pool: asyncpg.Pool
    #: May hold a password: not for logs.
    url: str

    async def connect(
        self, url: str, *, patience: float = PATIENCE, wait: float = START_PATIENCE
    ) -> None:
        """Opens it; one that is just starting is waited for."""
        self.url = url
        self._patience = patience
        self._away_at = -AWAY_MEMORY
        await (await open_connection(url, wait)).close()
        self.engine = self.new_engine(SESSION_CONNECTIONS, SPARE_CONNECTIONS)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        # It keeps no minimum: while the database is away it would try, and complain, without end.
        self.pool = await asyncpg.create_pool(
            min_size=0, max_size=HOT_CONNECTIONS, connect=self._open, init=_speak_json
        )

    def new_engine(self, size: int, spare: int = 0) -> AsyncEngine:
        """An engine with connections of its own, which belongs to the caller."""
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._open,
            # Values of a failed statement may be addresses or hashes: not for the log.
            hide_parameters=True,
            pool_size=size,
            max_overflow=spare,
            pool_timeout=POOL_TIMEOUT,
            pool_pre_ping=True,
            json_serializer=lambda value: _encode(value).decode(),
            json_deserializer=_decode,
        )

    async def close(self) -> None:
        await self.engine.dispose()
        try:
            await asyncio.wait_for(self.pool.close(), POOL_TIMEOUT)
        except TimeoutError:
            self.pool.terminate()

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A session with the models: committed at the end, rolled back by an exception."""
        with away_if_lost():
            async with self._sessions() as session:
                yield session
                await session.commit()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool for plain SQL; jsonb goes in and comes out as Python values."""
        with away_if_lost():
            async with self.pool.acquire(timeout=POOL_TIMEOUT) as connection:
                try:
                    yield connection
                except (asyncio.CancelledError, TimeoutError):
                    # Given back as it is, it would be waited for until the database answers.
                    connection.terminate()
                    raise

    async def open(self, *, patience: float | None = None) -> asyncpg.Connection:
        """A connection that belongs to the caller, who closes it."""
        wait = self._patience if patience is None else patience
        connection = await open_connection(self.url, wait)
        await _speak_json(connection)
        return connection

    async def healthy(self) -> bool:
        """Does the database answer, now?"""
        try:
            connection = await self.pool.acquire(timeout=HEALTH_TIMEOUT)
            try:
                return await connection.fetchval("SELECT true", timeout=HEALTH_TIMEOUT) is True
            except ERRORS:
                connection.terminate()  # a polite end would wait for an answer too
                return False
            finally:
                await self.pool.release(connection)  # which asks once more
        except (*ERRORS, DatabaseAway):
            return False

    async def _open(self, *_: Any, **__: Any) -> asyncpg.Connection:
        # The pools hand over arguments of asyncpg.connect, which we know better.
        known_away = time.monotonic() - self._away_at < AWAY_MEMORY
        try:
            return await open_connection(self.url, 0 if known_away else self._patience)
        except DatabaseAway:
            self._away_at = time.monotonic()
            raise


async def open_connection(
    url: str, patience: float, statement_timeout: float | None = STATEMENT_TIMEOUT
) -> asyncpg.Connection:
    """A connection, waiting `patience` seconds for a database that cannot be reached."""
    address = plain(url)
    deadline = time.monotonic() + patience
    pause = 0.02
    while True:
        try:
            return await asyncpg.connect(
                address,
                timeout=CONNECT_TIMEOUT,
                command_timeout=statement_timeout,
                server_settings={"application_name": "serai", "timezone": "UTC"},
            )
        # OSError: nobody listens (yet), no socket (yet), no route, no such name (yet).
        except (*LOST, OSError) as error:
            if time.monotonic() + pause > deadline:
                raise DatabaseAway from error
        except ValueError:
            raise SettingError("DATABASE_URL cannot be understood") from None
        await asyncio.sleep(pause)
        pause = min(pause * 2, 0.5)


def plain(url: str) -> str:
    """A DATABASE_URL as asyncpg takes it. The error does not repeat it: it may hold a password."""
    scheme = urlsplit(url).scheme
    if scheme not in SCHEMES:
        raise SettingError("DATABASE_URL must start with postgresql://")
    return "postgresql" + url[len(scheme) :]


def is_lost(error: BaseException) -> bool:
    """Does this error say that the connection, or the database, is gone?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    error = _from_driver(error)
    if isinstance(error, asyncpg.InterfaceError):
        return "closed" in str(error) and not isinstance(error, ValueError)
    return isinstance(error, (*LOST, PoolTimeoutError, DatabaseAway))


def is_rolled_back(error: BaseException) -> bool:
    """Did transactions get into each other's way (a deadlock), so that it may be tried again?"""
    return isinstance(_from_driver(error), asyncpg.TransactionRollbackError)


def _from_driver(error: BaseException) -> BaseException:
    """What asyncpg said, below SQLAlchemy's wrapping."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error
    return error


async def within(connection: AsyncConnection) -> asyncpg.Connection:
    """The connection below, for plain SQL in the same transaction."""
    # SQLAlchemy begins that with the first statement of its own, not before.
    await connection.execute(text("SELECT 1"))
    raw = await connection.get_raw_connection()
    return cast(asyncpg.Connection, raw.driver_connection)


@contextmanager
def away_if_lost() -> Iterator[None]:
    """Tells a lost connection as what it means to the caller."""
    try:
        yield
    except DatabaseAway:
        raise
    except Exception as error:
        if is_lost(error):
            raise DatabaseAway from error
        raise


async def _speak_json(connection: Connection) -> None:
    # The byte in front is the version of jsonb's binary form.
    await connection.set_type_codec(
        "jsonb",
        schema="pg_catalog",
        encoder=lambda value: b"\x01" + _encode(value),
        decoder=lambda raw: _decode(raw[1:]),
        format="binary",
    )
