"""Those who keep order do it from any node: what they decide holds at all of them at once."""

import asyncio
import re
from random import Random
from typing import Any

import pytest

from tests.integration.cluster.town import Node, Town
from tests.integration.cluster.traveller import Traveller, guests
from tests.integration.conftest import run_sql
from tests.integration.durability.client import Json

pytestmark = pytest.mark.asyncio(loop_scope="module")
A, B = "/w/a/socket.io", "/w/b/socket.io"
FIRST_ADMIN = re.compile(r"first admin: name (\w+), password (\S+)")


class Chief:
    """The administrator, who happens to ask node `a`."""

    def __init__(self, node: Node) -> None:
        self._node, self._token = node, ""

    async def enter(self, two: Town) -> None:
        said = "\n".join(line for node in two.nodes.values() for line in node.output)
        found = FIRST_ADMIN.search(said)
        assert found is not None
        body = {"login": found[1], "password": found[2]}
        self._token = (await self.ask("POST", "auth/login", body))["access_token"]

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        url = f"{self._node.own_url}/api/v1/{path}"
        async with self._node.http.request(method, url, json=body, headers=headers) as answer:
            assert answer.status < 300, await answer.text()
            return None if answer.status == 204 else await answer.json()


async def chief(two: Town) -> Chief:
    made = Chief(two.nodes["a"])
    await made.enter(two)
    return made


async def at_b(two: Town, seed: int) -> Traveller:
    return (await guests(two, 1, Random(seed), B))[0]


async def test_a_mute_and_a_ban_reach_the_other_node_at_once(two: Town) -> None:
    admin, person = await chief(two), await at_b(two, 1)
    await admin.ask("POST", f"admin/users/{person.id}/mute", {"reason": "insults"})
    async with asyncio.timeout(30):  # notices travel for a moment, on a busy machine for longer
        while True:
            answer = await person.send("send_message", table="lobby", text="hello")
            if not answer["ok"]:
                break
            await asyncio.sleep(0.05)
    assert answer["error"]["code"] == "forbidden"
    await admin.ask("POST", f"admin/users/{person.id}/ban", {"reason": "insults"})
    await person.gone()


async def test_the_tables_of_all_nodes_are_listed_looked_at_and_closed(two: Town) -> None:
    admin, host = await chief(two), await at_b(two, 2)
    wish = {"game": "santase", "visibility": "private", "turn_seconds": None}
    table = (await host.ask("create_table", **wish))["table"]
    assert table["socket_path"] == B
    await host.ask("send_message", table=table["id"], text="anybody?")
    look = await admin.ask("GET", f"admin/tables/{table['id']}")
    assert (look["table"]["socket_path"], look["started"]) == (B, None)
    await host.ask("add_bot", table=table["id"], seat=1, bot="house:easy")
    await host.ask("player_ready", table=table["id"])
    await host.ask("start_game", table=table["id"])
    started = await host.hear("game_started")
    listed = await admin.ask("GET", f"admin/tables?visibility=private&player={host.id}")
    assert [one["table"]["id"] for one in listed["items"]] == [table["id"]]
    for name in (table["id"], table["code"]):
        look = await answered_look(admin, name)
        assert look["table"]["socket_path"] == B
        assert [one["id"] for one in look["watching"]] == [host.id]
        assert look["started"]["match"] == look["update"]["match"] == started["match"]
        assert (look["update"]["view"]["seat"], look["update"]["view"]["hand"]) == (None, [])
        assert look["messages"][0]["text"] == "anybody?"
    await admin.ask("POST", f"admin/tables/{table['code']}/close", {"reason": "it is late"})
    told = await host.hear("error")
    assert (told["error"]["code"], told["error"]["message"]) == ("table_closed", "it is late")


async def answered_look(admin: Chief, table: str) -> Json:
    """A look at a table of another node, once that node has answered in time: one that is busy is
    not waited for, and then nothing is told but what is written."""
    async with asyncio.timeout(30):
        while True:
            look: Json = await admin.ask("GET", f"admin/tables/{table}")
            if look["watching"]:
                return look


async def test_an_order_reaches_a_node_whose_line_was_cut(two: Town) -> None:
    admin, host = await chief(two), await at_b(two, 4)
    table = (await host.ask("create_table", game="omi", visibility="private"))["table"]
    await run_sql(
        two.database_url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query ILIKE 'LISTEN%'",
    )
    await admin.ask("POST", f"admin/tables/{table['code']}/close", {"reason": "it is late"})
    told = await host.hear("error")
    assert (told["error"]["code"], told["error"]["message"]) == ("table_closed", "it is late")


async def test_a_drained_house_opens_no_table_at_any_node(two: Town) -> None:
    admin, host = await chief(two), await at_b(two, 3)
    await admin.ask("PATCH", "admin/settings", {"new_matches": False})
    try:
        while (answer := await host.send("create_table", game="omi"))["ok"]:
            await host.ask("leave_table", table=answer["table"]["id"])
        assert answer["error"]["code"] == "server_busy"
    finally:
        await admin.ask("PATCH", "admin/settings", {"new_matches": True})


async def test_any_node_tells_what_is_played_at_all_of_them(two: Town) -> None:
    admin = await chief(two)
    health = await admin.ask("GET", "admin/health")
    assert health["node"] == "a"
    assert [(one["node"], one["silent"]) for one in health["nodes"]] == [("a", False), ("b", False)]
