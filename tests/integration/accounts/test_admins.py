"""Who runs the house: the first administrator, and the command line for the others."""

import argparse
import asyncio
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from server.accounts.first_admin import ensure_first_admin
from server.admin import command
from server.storage.database import Database
from server.storage.embedded import EmbeddedPostgres
from server.storage.models import User
from tests.integration.accounts.house import House, check_problem

Serai = Callable[..., "asyncio.Future[int]"]


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, database_url: str) -> Serai:
    """`serai …` on the database of the test."""
    monkeypatch.setenv("SERAI_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", database_url)
    return run_serai


def run_serai(*words: str) -> "asyncio.Future[int]":
    parser = argparse.ArgumentParser()
    command.add_command(parser.add_subparsers())
    arguments = parser.parse_args(["admin", *words])
    # In a thread, for it brings a loop of its own, as a process does.
    return asyncio.ensure_future(asyncio.to_thread(arguments.run, arguments))


def shown_password(out: str) -> str:
    return out.split("password: ")[1].split("\n", maxsplit=1)[0]


async def test_a_new_house_gets_an_administrator_whose_password_is_told_once(house: House) -> None:
    password = await ensure_first_admin(house.database, cost=4)
    assert password is not None
    assert len(password) >= 16
    assert await ensure_first_admin(house.database, cost=4) is None
    entered = await house.visitor().post("auth/login", {"login": "admin", "password": password})
    assert entered.body["player"]["role"] == "admin"


async def test_nodes_that_start_together_make_one(house: House) -> None:
    made = await asyncio.gather(*(ensure_first_admin(house.database, cost=4) for _ in range(4)))
    assert sum(one is not None for one in made) == 1


async def test_an_admin_who_lost_the_role_is_not_replaced(house: House) -> None:
    await ensure_first_admin(house.database, cost=4)
    async with house.database.session() as session:
        (await session.scalars(select(User))).one().role = "player"
    assert await ensure_first_admin(house.database, cost=4) is None


async def test_create_makes_an_administrator(
    house: House, serai: Serai, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await serai("create", "Root", "--email", "root@example.org") == 0
    password = shown_password(capsys.readouterr().out)
    login = {"login": "root@example.org", "password": password}
    entered = await house.visitor().post("auth/login", login)
    assert entered.body["player"]["role"] == "admin"
    assert await serai("create", "root") == 1
    assert capsys.readouterr().err == "somebody has this name already\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["create", "x"], "`name`"),
        (["create", "Root", "--email", "x"], "`email`"),
        (["reset-password", "Nobody"], "nobody has the name Nobody"),
        (["role", "Nobody", "admin"], "nobody has the name Nobody"),
        (["role", "Greta", "admin"], "Greta is a guest"),
        (["reset-password", "Greta"], "Greta is a guest"),
    ],
)
async def test_what_cannot_be_done_is_said(
    house: House, serai: Serai, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    await house.guest("Greta")
    assert await serai(*words) == 1
    assert said in capsys.readouterr().err


async def test_reset_password_ends_the_sessions_of_whoever_had_the_old_one(
    house: House, serai: Serai, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = await house.player("Anna")
    assert await serai("reset-password", "anna") == 0
    password = shown_password(capsys.readouterr().out)
    check_problem(await anna.post("auth/refresh"), 401, "unauthorized")
    login = {"login": "Anna", "password": password}
    assert (await house.visitor().post("auth/login", login)).status == 200


async def test_a_password_may_come_from_standard_input(
    house: House, serai: Serai, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("a password of mine\n"))
    assert await serai("create", "Root", "--role", "moderator", "--password-stdin") == 0
    assert "password of mine" not in capsys.readouterr().out
    login = {"login": "Root", "password": "a password of mine"}
    entered = await house.visitor().post("auth/login", login)
    assert entered.body["player"]["role"] == "moderator"
    monkeypatch.setattr("sys.stdin", io.StringIO("short\n"))
    assert await serai("reset-password", "Root", "--password-stdin") == 1
    assert "at least 8" in capsys.readouterr().err


async def test_a_role_holds_from_the_next_refresh_on(house: House, serai: Serai) -> None:
    anna = await house.player("Anna")
    assert await serai("role", "Anna", "moderator") == 0
    assert (await anna.post("auth/refresh")).body["player"]["role"] == "moderator"


async def test_it_works_beside_a_running_server_and_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SERAI_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    assert await run_serai("create", "First") == 0
    running = EmbeddedPostgres(tmp_path / "postgres")
    await running.start()
    assert await run_serai("create", "Second") == 0
    database = Database()
    await database.connect(running.url)
    async with database.session() as session:
        names = list(await session.scalars(select(User.name).order_by(User.name)))
    await database.close()
    await running.stop()
    assert names == ["First", "Second"]
