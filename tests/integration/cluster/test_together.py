"""People at different nodes meet at one table, one lobby, one chat, under one house's rules."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest

from server.arena.sets import Wanted
from server.storage.database import Database
from tests.integration.arena.owner import Owner
from tests.integration.arena.workers import Workers, all_played, want
from tests.integration.cluster.town import Node, Town
from tests.integration.cluster.traveller import ANY_NODE, Traveller, guests, sit_together
from tests.integration.durability.client import Json, Socket
from tests.integration.durability.player import begin
from tests.integration.durability.promises import promises_are_kept

pytestmark = pytest.mark.asyncio(loop_scope="module")
A, B = "/w/a/socket.io", "/w/b/socket.io"
PAIR = ("house:easy", "house:medium")


async def pair(two: Town) -> list[Traveller]:
    """One person at each node."""
    return [*await guests(two, 1, Random(1), A), *await guests(two, 1, Random(2), B)]


async def test_people_at_two_nodes_meet_and_play_a_match(two: Town) -> None:
    people = await pair(two)
    await sit_together(people, "santase", options={"target": 7})
    assert [one.path for one in people] == [A, A]
    assert [one.moves for one in people] == [0, 1]
    await begin(list(people))
    await asyncio.gather(*(one.play() for one in people))
    await promises_are_kept(two.any, list(people))


async def test_who_asks_the_wrong_node_is_told_the_right_one(two: Town) -> None:
    host, stranger = await pair(two)
    made = await host.ask("create_table", game="omi", visibility="private")
    assert made["table"]["socket_path"] == A
    for name in (made["table"]["id"], made["table"]["code"]):
        answer = await super(Traveller, stranger)._ask("watch_table", {"table": name})
        assert answer["error"]["code"] == "moved"
        assert answer["error"]["socket_path"] == A
    assert await stranger.refusal("watch_table", table="NOSUCH") == "not_found"
    await host.ask("leave_table", table=made["table"]["id"])


async def test_the_proxy_answers_to_every_name_of_the_machine(two: Town) -> None:
    headers = {"Host": "localhost"}
    async with two.any.http.get(f"{two.any.url}/readyz", headers=headers) as answer:
        assert (answer.status, (await answer.json())["ok"]) == (200, True)


async def test_who_begins_by_polling_stays_at_one_node(two: Town) -> None:
    """As clients of Socket.IO do unless they are told otherwise: many requests, one session."""
    people = [*await guests(two, 4, Random(9), A), *await guests(two, 4, Random(10), B)]
    async with AsyncExitStack() as stack:
        for one in people:
            socket = Socket(two.any.http)
            stack.push_async_callback(socket.disconnect)
            await socket.connect(
                two.any.url,
                auth={"token": one.token},
                transports=["polling", "websocket"],
                socketio_path=ANY_NODE.strip("/"),
            )
            assert (await socket.call("watch_lobby", {}))["ok"]
            assert socket.transport() == "websocket"


async def test_new_tables_begin_at_the_node_that_has_room(two: Town) -> None:
    (host,) = await guests(two, 1, Random(8), A)
    made: list[Json] = []
    async with asyncio.timeout(60):
        while not made or made[-1]["socket_path"] == A:
            made.append((await host.ask("create_table", game="omi", visibility="private"))["table"])
            await asyncio.sleep(0.1)  # nodes tell each other now and then how full they are
    assert made[-1]["socket_path"] == B
    assert len(made) > 5, "a few tables more are no reason to send anybody away"
    assert host.moves == 1
    for table in made:
        await host.ask("leave_table", table=table["id"])


async def test_the_lobby_shows_the_tables_of_all_nodes(two: Town) -> None:
    host, visitor = await pair(two)
    await visitor.ask("watch_lobby")
    made = (await host.ask("create_table", game="jolly", name="far away"))["table"]
    heard = await visitor.hear("lobby_updated", lambda told: told["table"]["id"] == made["id"])
    assert heard["table"]["socket_path"] == A
    assert made["id"] in [card["id"] for card in (await visitor.ask("watch_lobby"))["tables"]]
    for node in two.nodes.values():
        async with node.http.get(f"{node.own_url}/api/v1/tables?game=jolly") as answer:
            assert made["id"] in [card["id"] for card in (await answer.json())["items"]]
        headers = {"Authorization": f"Bearer {visitor.token}"}
        card = f"{node.own_url}/api/v1/tables/{made['code']}"
        async with node.http.get(card, headers=headers) as answer:
            assert (answer.status, (await answer.json())["socket_path"]) == (200, A)


async def test_a_private_table_has_its_card_at_every_node(two: Town) -> None:
    (host,) = await guests(two, 1, Random(5), A)
    made = (await host.ask("create_table", game="baloot", visibility="private"))["table"]
    shown = []
    for node in two.nodes.values():
        headers = {"Authorization": f"Bearer {host.token}"}
        card = f"{node.own_url}/api/v1/tables/{made['id']}"
        async with node.http.get(card, headers=headers) as answer:
            shown.append(await answer.json())
    for one in shown:  # who is present, only its own node knows
        one["seats"][0]["connected"] = None
    assert shown[0] == shown[1]


async def test_lobby_chat_is_heard_at_every_node(two: Town) -> None:
    speaker, listener = await pair(two)
    await listener.ask("watch_lobby")
    await speaker.ask("send_message", table="lobby", text="is anybody there?")
    message = await listener.hear("message_received")
    assert message["text"] == "is anybody there?"
    assert message["from"]["id"] == speaker.id


async def test_play_now_brings_people_of_two_nodes_together(two: Town) -> None:
    first, second = await pair(two)
    await second.ask("watch_lobby")
    found = await first.ask("play_now", game="omi")
    await second.hear("lobby_updated", lambda told: told["table"]["id"] == found["table"]["id"])
    assert (await second.ask("play_now", game="omi"))["table"]["id"] == found["table"]["id"]


async def test_logging_out_closes_the_sockets_at_the_other_node(two: Town) -> None:
    (person,) = await guests(two, 1, Random(6), B)
    a = two.nodes["a"]
    headers = {"Authorization": f"Bearer {person.token}"}
    out = f"{a.own_url}/api/v1/auth/logout"
    async with a.http.post(out, json={"everywhere": True}, headers=headers) as answer:
        assert answer.status == 204
    await person.gone()


# ── what the house says and knows; orders of moderators have tests of their own ─────────────────


async def until(wanted: bool, found: Callable[[], Awaitable[bool]]) -> None:
    """Returns when that is found: the other node hears of it a moment later, and one that is busy
    is not waited for when it is asked."""
    async with asyncio.timeout(30):
        while True:
            if await found() is wanted:
                return
            await asyncio.sleep(0.05)


async def staff(two: Town) -> Owner:
    """An administrator, whose requests go to whichever node the proxy chooses."""
    return await Owner.register(two.any, "admin")


async def test_an_announcement_is_read_at_every_node(two: Town) -> None:
    chief, people = await staff(two), await pair(two)
    made = await chief.post("admin/announcements", text="Maintenance at noon")
    for one in people:
        told = await one.hear("announcement", lambda told: told["announcement"] is not None)
        assert told["announcement"]["text"] == "Maintenance at noon"
    assert (await chief.ask("DELETE", f"admin/announcements/{made['id']}"))[0] == 204


async def test_staff_sees_who_is_online_at_whatever_node(two: Town) -> None:
    chief, people = await staff(two), await pair(two)
    for node in two.nodes.values():
        for one in people:
            await until(True, partial(is_online, chief, node, one))
    here, there = people
    await there.disconnect()
    for node in two.nodes.values():
        await until(False, partial(is_online, chief, node, there))
        await until(True, partial(is_online, chief, node, here))


async def is_online(chief: Owner, node: Node, one: Traveller) -> bool:
    return bool((await seen_by(chief, node, f"admin/users/{one.id}"))["user"]["online"])


async def seen_by(chief: Owner, node: Node, path: str) -> Json:
    """What this node tells."""
    headers = {"Authorization": f"Bearer {chief.token}"}
    async with node.http.get(f"{node.own_url}/api/v1/{path}", headers=headers) as answer:
        assert answer.status == 200
        told: Json = await answer.json()
        return told


async def test_a_game_of_the_arena_is_watched_from_every_node(two: Town, tmp_path: Path) -> None:
    workers = Workers(two.database_url, tmp_path)
    database = Database()
    await database.connect(two.database_url)
    try:
        await workers.start()
        await all_played(database, await want(database, [Wanted("omi", PAIR, "challenge")]))
    finally:
        await workers.stop()
        await database.close()
    _, running = await two.any.get("arena/running?game=omi")
    table = running["items"][0]["tables"]["4"]
    matches = set()
    for path in (A, B):
        (watcher,) = await guests(two, 1, Random(7), path)
        answer = await watcher.ask("watch_table", table=table)
        assert answer["table"]["mode"] == "arena"
        matches.add((await watcher.hear("game_state_update"))["match"])
        assert (watcher.path, watcher.moves) == (path, 0), "it was shown by the node itself"
    assert len(matches) == 1
