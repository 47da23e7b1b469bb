"""Tables and matches as moderators see them, and how they end them."""

import asyncio

import asyncpg
import pytest

from server.admin import tables
from server.moderation.actor import HOUSE
from server.storage.database import Database
from server.storage.noticeboard import CHANNEL, Noticeboard
from tests.integration.admin.desk import Desk
from tests.integration.storage.test_leases import new_table
from tests.integration.wire.house import House
from tests.integration.wire.player import Json

REASON = {"reason": "a quarrel"}


async def test_a_private_table_is_listed_and_looked_at_with_a_spectators_eye(house: House) -> None:
    desk, table = await Desk.of(house), await house.playing("santase")
    await table.host.ask("send_message", table=table.id, text="good luck")
    listed = (await desk.get(f"tables?player={table.host.id}"))["items"]
    assert [one["table"]["id"] for one in listed] == [table.id]
    assert {one["id"] for one in listed[0]["watching"]} == {one.id for one in table.players}
    assert (await desk.get(f"tables?player={table.host.id}&game=omi"))["items"] == []
    look = await desk.get(f"tables/{table.code}")
    assert (look["started"]["match"], look["update"]["seq"]) == (table.match, 0)
    assert (look["update"]["view"]["seat"], look["update"]["view"]["hand"]) == (None, [])
    hands = [card for seat in (0, 1) for card in table.view(seat)["hand"]]
    assert not any(f"'{card}'" in str(look["update"]["view"]) for card in hands)
    assert look["messages"][0]["text"] == "good luck"


async def test_a_table_is_closed_and_its_match_counts_for_nobody(house: House) -> None:
    desk, table = await Desk.of(house), await house.playing("omi")
    await desk.do("POST", f"tables/{table.id}/close", REASON, 204)
    for player in table.players:
        ended = await player.hear("game_ended")
        assert (ended["outcome"]["reason"], ended["outcome"]["winners"]) == ("void", [])
        told = (await player.hear("error"))["error"]
        assert told == {"code": "table_closed", "message": "a quarrel"}
    error = await table.host.refused("watch_table", table=table.id)
    assert (error["code"], error["message"]) == ("table_closed", "a quarrel")
    assert (await desk.refused("POST", f"tables/{table.id}/close", REASON))["status"] == 410
    (entry,) = await desk.audit(table.id)
    assert (entry["action"], entry["after"]["result"]) == ("table.close", "void")
    assert entry["before"] == {"state": "playing", "match": table.match}
    replay = await desk.get(f"matches/{table.match}/replay")
    assert replay["match"]["outcome"]["reason"] == "void"


async def test_a_match_is_ended_with_a_result_and_the_table_stays(house: House) -> None:
    desk, table = await Desk.of(house), await house.playing("omi")
    end = f"matches/{table.match}/end"
    wrong: list[Json] = [{"losers": []}, {"losers": [0, 1]}, {"losers": [9]}]
    for wish in wrong:
        problem = await desk.refused("POST", end, {**REASON, "result": "forfeit", **wish})
        assert "`losers`" in problem["detail"]
    running = (await desk.get("matches?state=playing&limit=100"))["items"]
    assert table.match in [one["id"] for one in running]
    assert (await desk.refused("GET", f"matches/{table.match}/replay"))["code"] == "match_running"
    await desk.do("POST", end, {**REASON, "result": "forfeit", "losers": [1]}, 204)
    ended = await table.host.hear("game_ended")
    assert ended["outcome"]["ranking"] == [1, 2, 1, 2], "partners lose together"
    assert (await desk.refused("POST", end, REASON))["status"] == 404
    await table.host.hear("table_updated", lambda told: told["table"]["state"] == "completed")
    shown = await desk.get(f"matches/{table.match}")
    assert (shown["state"], shown["outcome"]["reason"]) == ("over", "forfeit")
    mine = (await desk.get(f"matches?player={table.host.id}&state=over"))["items"]
    assert [one["id"] for one in mine] == [table.match]
    assert table.host.name in mine[0]["players"]
    assert (len(mine[0]["players"]), mine[0]["board"]) == (4, None)


@pytest.mark.parametrize("kind", ["json", "md"])
async def test_a_match_of_a_private_table_is_exported(house: House, kind: str) -> None:
    desk, table = await Desk.of(house), await house.playing("omi")
    end = {**REASON, "result": "draw"}
    await desk.do("POST", f"matches/{table.match}/end", end, 204)
    url = f"{house.server.url}/api/v1/admin/matches/{table.match}/export?format={kind}"
    headers = {"Authorization": f"Bearer {desk.player.token}"}
    async with desk.player.http.get(url, headers=headers) as answer:
        assert answer.status == 200
        assert "attachment" in answer.headers["Content-Disposition"]
        assert len(await answer.read()) > 100


async def test_a_closed_table_keeps_nobodys_name(house: House, admin_database: str) -> None:
    """Who deletes his account later is not forgotten in the matches alone."""
    desk, table = await Desk.of(house), await house.playing("santase")
    await desk.do("POST", f"tables/{table.id}/close", REASON, 204)
    connection = await asyncpg.connect(admin_database)
    kept = await connection.fetchval("SELECT seating::text FROM tables WHERE id = $1", table.id)
    await connection.close()
    assert kept == "[null, null]"


async def test_a_server_that_hears_only_the_last_order_has_the_time_to_follow_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = (0.01, 0.01)
    monkeypatch.setattr(tables, "AGAIN_AFTER", pauses)
    table, orders = await new_table(database), asyncio.Queue[str]()
    line = await database.open()
    await line.add_listener(CHANNEL, lambda *told: orders.put_nowait(told[-1]))

    async def follow_the_last() -> None:
        for _ in range(1 + len(pauses)):
            await orders.get()
        await database.pool.execute("UPDATE tables SET closed_at = now() WHERE id = $1", table)

    following = asyncio.create_task(follow_the_last())
    await tables.order_close(database, Noticeboard(database), HOUSE, table, reason="a quarrel")
    await following
    await line.close()
