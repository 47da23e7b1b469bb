"""The embedded PostgreSQL: it starts anywhere, and nothing of it is left behind."""

import asyncio
import os
import signal
import stat
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from server.storage import cluster as files
from server.storage.database import ERRORS
from server.storage.embedded import EmbeddedPostgres
from server.storage.errors import EmbeddedError
from tests.integration.storage.processes import gone


async def ask(url: str, query: str) -> object:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def socket_directory(postgres: EmbeddedPostgres) -> Path:
    return Path(parse_qs(urlsplit(postgres.url).query)["host"][0])


def pid_of(postgres: EmbeddedPostgres) -> int:
    assert postgres.pid is not None
    return postgres.pid


async def back(postgres: EmbeddedPostgres) -> None:
    """Returns when a server that was killed takes connections again."""
    async with asyncio.timeout(30):
        while True:
            try:
                await ask(postgres.url, "SELECT 1")
            except ERRORS:
                await asyncio.sleep(0.02)
            else:
                return


async def test_rows_are_there_after_a_stop_and_a_start(tmp_path: Path) -> None:
    first = EmbeddedPostgres(tmp_path)
    await first.start()
    await ask(first.url, "CREATE TABLE kept AS SELECT 42 AS number")
    await first.stop()
    second = EmbeddedPostgres(tmp_path)
    await second.start()
    try:
        assert await ask(second.url, "SELECT number FROM kept") == 42
    finally:
        await second.stop()


async def test_a_stop_leaves_no_process_and_no_socket(directory: Path) -> None:
    postgres = EmbeddedPostgres(directory)
    await postgres.start()
    pid, sockets = pid_of(postgres), socket_directory(postgres)
    assert sockets.is_dir()
    await postgres.stop()
    await gone(pid)
    assert not sockets.exists()
    assert postgres.pid is None


async def test_nobody_else_can_reach_it(postgres: EmbeddedPostgres, directory: Path) -> None:
    assert await ask(postgres.url, "SHOW listen_addresses") == ""
    for closed in (directory / "cluster", socket_directory(postgres)):
        assert stat.S_IMODE(closed.stat().st_mode) == 0o700


async def test_it_is_as_safe_and_as_small_as_we_ask(postgres: EmbeddedPostgres) -> None:
    wanted = {
        "fsync": "on",
        "synchronous_commit": "on",
        "data_checksums": "on",
        "server_encoding": "UTF8",
        "jit": "off",
        "max_connections": "60",
    }
    for name, value in wanted.items():
        assert await ask(postgres.url, f"SHOW {name}") == value
    # Names are compared without regard to case, in every language.
    assert await ask(postgres.url, "SELECT lower('ĐỖ ÑANDÚ')") == "đỗ ñandú"


async def test_it_never_runs_as_root(postgres: EmbeddedPostgres) -> None:
    assert os.stat(f"/proc/{postgres.pid}").st_uid != 0


async def test_ctrl_c_in_the_terminal_does_not_reach_it(postgres: EmbeddedPostgres) -> None:
    assert os.getpgid(pid_of(postgres)) != os.getpgid(0)


async def test_a_long_path_is_no_trouble_for_the_socket(tmp_path: Path) -> None:
    deep = tmp_path / ("a directory with a long name, " * 4) / ("and % signs and ünïcode " * 4)
    postgres = EmbeddedPostgres(deep)
    await postgres.start()
    try:
        assert len(os.fsencode(socket_directory(postgres) / ".s.PGSQL.5432")) < 104
        assert await ask(postgres.url, "SELECT 1") == 1
    finally:
        await postgres.stop()


async def test_a_second_server_on_the_same_directory_is_refused(
    postgres: EmbeddedPostgres, directory: Path
) -> None:
    with pytest.raises(EmbeddedError, match=rf"another server \(process {os.getpid()}\)"):
        await EmbeddedPostgres(directory).start()
    assert await ask(postgres.url, "SELECT 1") == 1


async def test_a_server_that_is_killed_comes_back_with_all_rows(
    postgres: EmbeddedPostgres,
) -> None:
    await ask(postgres.url, "CREATE TABLE kept AS SELECT generate_series(1, 1000) AS number")
    first = pid_of(postgres)
    os.kill(first, signal.SIGKILL)
    await gone(first)
    await back(postgres)
    assert await ask(postgres.url, "SELECT count(*) FROM kept") == 1000
    assert pid_of(postgres) != first


async def test_a_busy_session_of_a_killed_server_does_not_keep_it_from_coming_back(
    postgres: EmbeddedPostgres,
) -> None:
    connection = await asyncpg.connect(postgres.url)
    # It computes and never looks up, so it does not notice that its server is gone.
    endless = await connection.prepare("SELECT count(*) FROM generate_series(1, 100000000000)")
    busy = asyncio.ensure_future(endless.fetchval())
    state = f"SELECT state FROM pg_stat_activity WHERE pid = {connection.get_server_pid()}"
    async with asyncio.timeout(30):
        while await ask(postgres.url, state) != "active":
            pass
    os.kill(pid_of(postgres), signal.SIGKILL)
    with pytest.raises(ERRORS):
        await busy
    await back(postgres)


@pytest.mark.parametrize("content", ["", "not a number\n", "PID\n/x\n1\n5432\n/x\n\n 1 1\nready\n"])
async def test_a_postmaster_pid_that_a_crash_left_is_no_hindrance(
    directory: Path, content: str
) -> None:
    postgres = EmbeddedPostgres(directory)
    # After a reboot the number may be that of anything, even of the same user.
    owner = (directory / "cluster").stat().st_uid
    other = await asyncio.create_subprocess_exec("/bin/sleep", "600", user=owner)
    try:
        left = directory / "cluster" / "postmaster.pid"
        left.write_text(content.replace("PID", str(other.pid)))
        os.chown(left, owner, -1)
        await postgres.start()
        try:
            assert await ask(postgres.url, "SELECT 1") == 1
        finally:
            await postgres.stop()
        assert other.returncode is None
    finally:
        other.kill()
        await other.wait()


async def test_an_initdb_that_was_interrupted_is_begun_again(tmp_path: Path) -> None:
    (tmp_path / "cluster.new" / "base").mkdir(parents=True)
    (tmp_path / "cluster").mkdir()
    postgres = EmbeddedPostgres(tmp_path)
    await postgres.start()
    try:
        assert await ask(postgres.url, "SELECT 1") == 1
    finally:
        await postgres.stop()


async def test_a_cluster_of_another_major_version_is_refused(directory: Path) -> None:
    (directory / "cluster" / "PG_VERSION").write_text("16\n")
    with pytest.raises(EmbeddedError, match="PostgreSQL 16"):
        await EmbeddedPostgres(directory).start()


async def test_a_start_that_fails_says_why_and_lets_go(directory: Path) -> None:
    postgres = EmbeddedPostgres(directory)
    control = directory / "cluster" / "global" / "pg_control"
    saved = control.rename(control.with_name("saved"))
    with pytest.raises(EmbeddedError, match="pg_control"):
        await postgres.start()
    saved.rename(control)
    await postgres.start()
    await postgres.stop()


async def test_the_log_does_not_grow_for_ever(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LARGEST_LOG", 100)
    postgres = EmbeddedPostgres(directory)
    for _ in range(3):
        await postgres.start()
        await postgres.stop()
    logs = {name for name in os.listdir(directory) if "log" in name}
    assert logs == {"postgres.log", "postgres.log.1"}
    assert (directory / "postgres.log").stat().st_size < 2000


async def test_what_people_write_is_not_in_the_log(
    postgres: EmbeddedPostgres, directory: Path
) -> None:
    await ask(postgres.url, "CREATE TABLE people (email text PRIMARY KEY)")
    for _ in range(2):
        try:
            await ask(postgres.url, "INSERT INTO people VALUES ('anna@example.org')")
        except asyncpg.UniqueViolationError:
            break
    log = (directory / "postgres.log").read_text()
    assert "people_pkey" in log
    assert "anna" not in log
