"""A public evening with a hundred tables, run over REST: each thing that an admin has to do."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.integration.admin.desk import Desk, soon
from tests.integration.admin.evening import (
    TABLES,
    Evening,
    all_tables,
    matches_of_bots,
    until_moves,
)
from tests.integration.bots.author import Author
from tests.integration.conftest import TEMPLATE, at, run_sql
from tests.integration.wire.house import House, new_address

NewDatabase = Callable[[str], Awaitable[str]]


@pytest.fixture(scope="module")
def evenings() -> Iterator[list[Evening]]:
    """Empty until the first test opens the house."""
    opened: list[Evening] = []
    yield opened
    for one in opened:
        one.close()


@pytest.fixture
async def evening(
    evenings: list[Evening], postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> Evening:
    if not evenings:
        data = tmp_path_factory.mktemp("evening")
        await run_sql(postgres_url, f'CREATE DATABASE "{data.name}" TEMPLATE {TEMPLATE}')
        opened = Evening(at(postgres_url, data.name), data)
        evenings.append(opened)
        house = House(opened.server)
        await opened.open_tables(house)
        await house.close()
    return evenings[0]


@pytest.fixture
async def house(evening: Evening) -> AsyncIterator[House]:
    before = len(evening.server.lines)
    visited = House(evening.server)
    yield visited
    await visited.close()
    assert not evening.server.broken_since(before if visited.server is evening.server else 0)


@pytest.fixture
async def chief(house: House) -> Desk:
    return await Desk.of(house, "admin")


async def author(house: House) -> Author:
    made = Author(house.server.url, new_address())
    house.people.append(made)
    await made.register(f"Author {len(house.people)} {time.monotonic_ns() % 10**6}")
    await made.connect()
    return made


@pytest.mark.quiet
async def test_an_abuser_is_found_by_a_report_and_stopped_within_a_second(house: House) -> None:
    desk = await Desk.of(house)
    abuser, victim = await house.guests(2)
    table = (await abuser.ask("create_table", game="santase"))["table"]["id"]
    await victim.ask("join_table", table=table)
    await abuser.ask("send_message", table=table, text="go home, all of you")
    said = await victim.hear("message_received")
    complaint = {"kind": "message", "category": "abuse", "player": abuser.id, "at": said["at"]}
    assert (await victim.rest("POST", "reports", complaint))[0] == 201

    report = (await desk.get("reports?state=open&limit=1"))["items"][0]
    assert (report["subject"], report["context"]["table"]) == (abuser.id, table)
    assert report["context"]["message"]["text"] == "go home, all of you"
    (sits,) = await all_tables(desk, f"&player={report['subject']}")
    assert sits["table"]["id"] == table
    began = time.monotonic()
    ban = {"reason": "insults", "until": soon(), "addresses": True}
    await desk.do("POST", f"users/{abuser.id}/ban", ban)
    await abuser.disconnected.wait()
    assert time.monotonic() - began < 1
    assert (await abuser.rest("POST", "auth/guest", {}))[1]["code"] == "banned"
    await desk.do("PATCH", f"reports/{report['id']}", {"state": "resolved", "note": "banned"})


async def test_a_stuck_table_is_found_among_a_hundred_and_closed_with_a_result(
    house: House,
) -> None:
    desk, stuck = await Desk.of(house), await house.playing("santase")
    await stuck.act()
    tables = await all_tables(desk, "&state=playing")
    assert len(tables) > TABLES
    people = [
        one
        for one in tables
        if all(seat["player"]["kind"] == "person" for seat in one["table"]["seats"])
    ]
    (found,) = [one for one in people if one["table"]["id"] == stuck.id]
    assert found["last_action_at"] is not None, "since then nobody has moved"
    loser = stuck.actor
    wish = {"reason": "nobody moves", "result": "forfeit", "losers": [loser]}
    await desk.do("POST", f"tables/{stuck.id}/close", wish, 204)
    for player in stuck.players:
        outcome = (await player.hear("game_ended"))["outcome"]
        assert (outcome["reason"], outcome["winners"]) == ("forfeit", [1 - loser])
    assert stuck.id not in [one["table"]["id"] for one in await all_tables(desk)]


async def test_a_bot_is_disabled_and_sits_down_nowhere_any_more(house: House) -> None:
    desk, owner = await Desk.of(house), await author(house)
    bot = (await owner.bot())["id"]
    made = await owner.ask("create_table", game="santase", visibility="private")
    table = made["table"]["id"]
    await owner.ask("add_bot", table=table, seat=1, bot=bot)
    await owner.ask("remove_player", table=table, seat=1)
    await desk.do("POST", f"bots/{bot}/disable", {"reason": "it stalls", "version": 1})
    assert (await owner.refused("add_bot", table=table, seat=1, bot=bot))["code"] == "not_found"


async def test_a_restart_is_announced_on_every_page(house: House) -> None:
    desk, people = await Desk.of(house), await house.guests(3)
    word = {"text": "We restart in ten minutes", "level": "warning", "until": soon(600)}
    made = await desk.do("POST", "announcements", word, 201)
    for player in people:
        told = (await player.hear("announcement"))["announcement"]
        assert (told["text"], told["level"]) == ("We restart in ten minutes", "warning")
    await desk.do("DELETE", f"announcements/{made['id']}", status=204)


async def test_the_house_drains_nothing_new_begins_and_what_runs_is_played_on(
    house: House, chief: Desk
) -> None:
    running, waiting = await house.playing("santase"), await house.table("santase")
    await chief.do("PATCH", "settings", {"new_matches": False})
    try:
        visitor = await house.guest()
        for player, event, wish in (
            (visitor, "create_table", {"game": "omi"}),
            (waiting.host, "player_ready", {"table": waiting.id}),
        ):
            refusal = await player.refused(event, **wish)
            assert (refusal["code"], refusal["retry_after"]) == ("server_busy", 30)
            assert "played to their end" in refusal["message"]
        await running.act()
        await until_moves(chief)
    finally:
        await chief.do("PATCH", "settings", {"new_matches": True})
    await waiting.begin()


async def test_after_an_upgrade_a_hundred_matches_go_on(
    evening: Evening, house: House, chief: Desk
) -> None:
    before = await matches_of_bots(chief)
    assert len(before) == TABLES
    game = await house.playing("santase")
    await game.act()
    assert await asyncio.to_thread(evening.server.stop) == 0
    assert await evening.command("migrate")
    await asyncio.to_thread(evening.start)
    assert await matches_of_bots(chief) == before
    await until_moves(chief)
    for player in game.players:
        await player.connect()
        back = await player.ask("resume_table", table=game.id, after=game.seq)
        assert (back["updates"], back["table"]["match"]) == ([], game.match)
    await game.act()


async def test_a_backup_is_restored_and_the_evening_goes_on(
    evening: Evening,
    house: House,
    chief: Desk,
    evenings: list[Evening],
    new_database: NewDatabase,
    tmp_path: Path,
) -> None:
    abuser, owner = await house.guest(), await author(house)
    bot = (await owner.bot())["id"]
    await chief.do("POST", f"users/{abuser.id}/ban", {"reason": "insults"})
    await chief.do("POST", f"bots/{bot}/disable", {"reason": "it stalls"})
    await chief.do("POST", "arena/omi/pause", {"reason": "a new rule book"}, 204)
    before = await matches_of_bots(chief)
    trail = (await chief.get("audit?limit=20"))["items"]
    file = tmp_path / "evening.backup"
    assert "written: " in await evening.command("backup", str(file))
    await asyncio.to_thread(evening.server.stop)
    evenings.clear()  # another test would find the database gone that this one leaves behind
    evening.database_url = await new_database("template0")
    assert "put back: " in await evening.command("restore", str(file))
    await asyncio.to_thread(evening.start)
    try:
        assert await matches_of_bots(chief) == before
        await until_moves(chief)
        assert (await abuser.rest("GET", "me"))[1]["code"] == "banned"
        assert (await chief.get(f"bots/{bot}"))["bot"]["holds"][0]["reason"] == "it stalls"
        games = {one["game"]: one["paused"] for one in (await chief.get("arena"))["games"]}
        assert games["omi"] == "a new rule book"
        assert (await chief.get("audit?limit=20"))["items"] == trail
    finally:
        evening.close()
