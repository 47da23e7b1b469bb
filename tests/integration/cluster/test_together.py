"""People at different nodes meet at one table, one lobby, one chat."""

import asyncio
from random import Random

import pytest

from tests.integration.cluster.town import Town
from tests.integration.cluster.traveller import Traveller, guests, sit_together
from tests.integration.durability.player import begin
from tests.integration.durability.promises import promises_are_kept

pytestmark = pytest.mark.asyncio(loop_scope="module")
A, B = "/w/a/socket.io", "/w/b/socket.io"


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
    await person.until(lambda: not person.connected)
