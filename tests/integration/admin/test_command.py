"""`serai admin …` beside a running server: what it changes holds there within a second."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import uuid4

import pytest

from server.cli import main
from tests.integration.admin.desk import Desk
from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.staff import PASSWORD, registered

pytestmark = pytest.mark.quiet


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    async def run(self, *words: str, status: int = 0) -> str:
        # In a thread, for it brings a loop of its own, as a process does.
        got = await asyncio.to_thread(main, ["admin", *words])
        said = self._capsys.readouterr()
        assert got == status, said
        return said.out if status == 0 else said.err


async def within_a_second(there: Callable[[], Awaitable[bool]]) -> None:
    """The server hears of a command's change from the database, a moment after the command: who
    asks a second later finds it so, however long the answer takes."""
    began = time.monotonic()
    while True:
        asked = time.monotonic()
        if await there():
            return
        assert asked - began < 1
        await asyncio.sleep(0.02)


async def refused(player: Player, path: str, body: Json, code: str) -> bool:
    return (await player.rest("POST", path, body))[1].get("code") == code


async def said(player: Player, code: str | None) -> bool:
    """Whether a word in the lobby is refused with this code; None: it is heard."""
    wish = {"table": "lobby", "text": f"hello {uuid4()}"}
    answer = await player.send("send_message", wish)
    refused: str | None = None if answer["ok"] else answer["error"]["code"]
    return refused == code


async def granted(player: Player, path: str, body: Json) -> bool:
    return (await player.rest("POST", path, body))[0] < 300


@pytest.fixture
def shell(
    admin_database: str,
    admin_data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Shell:
    monkeypatch.setenv("DATABASE_URL", admin_database)
    monkeypatch.setenv("SERAI_DATA", str(admin_data))
    return Shell(capsys)


async def test_a_ban_by_command_ends_sockets_and_is_lifted(house: House, shell: Shell) -> None:
    desk, player = await Desk.of(house), await registered(house)
    await player.connect()
    said = await shell.run("ban", player.name, "--reason", "insults", "--for", "7d")
    assert f"{player.name} is banned until 20" in said
    began = time.monotonic()
    await player.disconnected.wait()
    assert time.monotonic() - began < 1
    login = {"login": player.name, "password": PASSWORD}
    assert (await player.rest("POST", "auth/login", login))[1]["code"] == "banned"
    assert player.name in await shell.run("users", "--sanction", "ban", player.name)
    await shell.run("unban", player.name, "--answer", "welcome back")
    await within_a_second(lambda: granted(player, "auth/login", login))
    entry = (await desk.audit(player.id))[-1]
    assert (entry["actor"], entry["action"]) == (None, "user.ban")
    assert entry["actor_name"].startswith("command line (")
    assert "user.ban" in await shell.run("audit", "--target", player.id)
    assert "nothing to lift" in await shell.run("unban", player.name, status=1)


async def test_mutes_logouts_roles_and_links_by_command(house: House, shell: Shell) -> None:
    player = await registered(house)
    await player.connect()
    await player.ask("watch_lobby")
    await shell.run("mute", player.name, "--reason", "shouting", "--for", "1h")
    await within_a_second(lambda: said(player, "forbidden"))
    await shell.run("unmute", player.name)
    await within_a_second(lambda: said(player, None))
    await shell.run("role", player.name, "moderator")
    assert '"role": "moderator"' in await shell.run("user", player.name)
    await shell.run("logout", player.name)
    await player.disconnected.wait()
    link = await shell.run("reset-password", player.name, "--link")
    wish = {"token": link.strip().partition("#")[2], "password": "another password"}
    assert (await player.rest("POST", "auth/reset", wish))[0] == 204
    await shell.run("reset-password", player.name)
    await shell.run("delete", player.name, "--reason", "asked for it")
    assert "nobody has the name" in await shell.run("logout", player.name, status=1)


async def test_addresses_announcements_and_settings_by_command(house: House, shell: Shell) -> None:
    visitor, listener = await house.visitor(), await house.guest()
    await shell.run("ban-address", visitor.address, "--reason", "noise", "--for", "30m")
    await within_a_second(lambda: refused(visitor, "auth/guest", {}, "banned"))
    assert f"{visitor.address}/32  until" in await shell.run("addresses")
    await shell.run("unban-address", visitor.address)
    await within_a_second(lambda: granted(visitor, "auth/guest", {}))
    await shell.run("announce", "Maintenance at noon", "--warning", "--for", "2h")
    told = (await listener.hear("announcement"))["announcement"]
    assert (told["text"], told["level"]) == ("Maintenance at noon", "warning")
    await shell.run("announce")
    assert await listener.hear("announcement") == {"announcement": None}
    assert "guests=false" in await shell.run("settings", "guests=false", "appeal_text=write to us")
    try:
        await within_a_second(lambda: refused(visitor, "auth/guest", {}, "closed"))
    finally:
        await shell.run("settings", "guests=true", "appeal_text=")
    assert "no setting gests" in await shell.run("settings", "gests=false", status=1)
    assert "limits_factor" in await shell.run("settings", "limits_factor=-1", status=1)


async def test_a_match_is_ended_by_command_unless_the_result_makes_no_sense(
    house: House, shell: Shell
) -> None:
    table = await house.playing("santase")
    assert table.code in await shell.run("tables")
    assert "matches" in await shell.run("nodes")
    nonsense = ("close-table", table.code, "--reason", "x", "--result", "forfeit", "--losers", "9")
    assert "`losers`" in await shell.run(*nonsense, status=1)
    assert "table.close" not in await shell.run("audit", "--target", table.id)
    await shell.run("end-match", table.code, "--reason", "a quarrel")
    assert (await table.host.hear("game_ended"))["outcome"]["reason"] == "void"
    assert "no match" in await shell.run("end-match", table.code, "--reason", "again", status=1)


async def test_a_table_is_closed_and_a_report_is_dealt_with_by_command(
    house: House, shell: Shell
) -> None:
    table = await house.playing("santase")
    said = await shell.run("close-table", table.code, "--reason", "a quarrel", "--result", "draw")
    assert "is closed" in said
    assert (await table.host.hear("game_ended"))["outcome"]["reason"] == "draw"
    assert "no open table" in await shell.run(
        "close-table", table.code, "--reason", "again", status=1
    )
    wish = {"kind": "player", "category": "spam", "player": table.players[1].id, "text": "ads"}
    report = (await table.host.rest("POST", "reports", wish))[1]["id"]
    assert report in await shell.run("reports", "--state", "open")
    shown = await shell.run("report", report, "--state", "resolved", "--note", "warned")
    assert '"note": "warned"' in shown
    assert (await table.host.rest("GET", "reports"))[1]["items"][0]["state"] == "resolved"


async def test_bots_and_games_of_the_arena_are_held_by_command(house: House, shell: Shell) -> None:
    desk, player = await Desk.of(house, "admin"), await registered(house)
    wish = {"name": "Robot of commands", "games": ["omi"]}
    bot = (await player.rest("POST", "bots", wish))[1]["id"]
    await shell.run("disable-bot", bot, "--reason", "it stalls")
    assert f"{bot}  -     Robot of commands" in await shell.run("bots", "--held", "of commands")
    await shell.run("enable-bot", bot)
    assert "no bots" in await shell.run("bots", "--held", "of commands")
    await shell.run("pause-game", "jolly", "--reason", "a new rule book")
    assert "jolly: nothing yet  [paused: a new rule book]" in await shell.run("arena")
    games = {one["game"]: one["paused"] for one in (await desk.get("arena"))["games"]}
    assert games["jolly"] == "a new rule book"
    await shell.run("resume-game", "jolly")
    assert "is not paused" in await shell.run("resume-game", "jolly", status=1)
    assert "0 ratings" in await shell.run("recompute", "jolly")
    assert "no such board set" in await shell.run("requeue", bot, status=1)
