"""Who may open a socket, over which transports, and how many."""

import time

import aiohttp
import jwt
import pytest

from tests.integration.wire.house import House
from tests.integration.wire.player import Player
from tests.integration.wire.process import SECRET
from tests.integration.wire.raw import QUERY

UNAUTHORIZED = {"code": "unauthorized"}
BAD_AUTH: list[object] = [
    None,
    {},
    [],
    "token",
    {"token": None},
    {"token": 7},
    {"token": ""},
    {"token": "nonsense"},
    {"token": "x" * 5000},
    {"token": {"token": "nested"}},
]


@pytest.mark.parametrize("auth", BAD_AUTH, ids=lambda auth: repr(auth)[:24])
async def test_without_a_good_token_the_connection_is_refused(house: House, auth: object) -> None:
    visitor = await house.visitor()
    assert await visitor.turned_away(auth=auth) == UNAUTHORIZED


@pytest.mark.parametrize("path", ["/socket.io", "/socket.io/"])
async def test_the_path_of_the_card_takes_sockets_and_polls_with_a_slash_and_without(
    house: House, path: str
) -> None:
    visitor = await house.visitor()
    async with visitor.http.ws_connect(f"{visitor.url}{path}{QUERY}") as socket:
        assert (await socket.receive_str()).startswith("0{")
    poll = QUERY.replace("websocket", "polling")
    async with visitor.http.get(f"{visitor.url}{path}{poll}") as response:
        assert (await response.text()).startswith("0{")


async def test_over_polling_the_refusal_is_the_same(house: House) -> None:
    visitor = await house.visitor()
    assert await visitor.turned_away(["polling"]) == UNAUTHORIZED


async def test_a_token_that_is_over_is_refused(house: House) -> None:
    visitor = await house.visitor()
    await visitor.enter()
    claims = jwt.decode(visitor.token, SECRET, algorithms=["HS256"])
    visitor.token = jwt.encode({**claims, "exp": int(time.time()) - 1}, SECRET, algorithm="HS256")
    assert await visitor.turned_away() == UNAUTHORIZED


async def test_a_token_signed_by_somebody_else_is_refused(house: House) -> None:
    visitor = await house.visitor()
    await visitor.enter()
    claims = jwt.decode(visitor.token, SECRET, algorithms=["HS256"])
    visitor.token = jwt.encode(claims, "another secret, which is as long as that", "HS256")
    assert await visitor.turned_away() == UNAUTHORIZED


async def test_the_token_is_not_taken_from_the_query(house: House) -> None:
    visitor = await house.visitor()
    await visitor.enter()
    base = visitor.url
    visitor.url = f"{base}/?token={visitor.token}"
    assert await visitor.turned_away(auth=None) == UNAUTHORIZED


@pytest.mark.parametrize(
    "transports", [["websocket"], ["polling"], ["polling", "websocket"]], ids="+".join
)
async def test_every_transport_serves(house: House, transports: list[str]) -> None:
    player = await house.visitor()
    await player.enter()
    await player.connect(transports)
    made = await player.ask("create_table", game="omi", visibility="private")
    assert made["table"]["socket_path"] == "/socket.io"
    assert (await player.hear("table_created"))["table"]["id"] == made["table"]["id"]
    assert player.io.transport() == transports[-1]


async def test_an_eleventh_socket_of_a_person_is_refused_until_one_goes(house: House) -> None:
    player = await house.guest()
    twins = [await house.twin(player) for _ in range(9)]
    late = await player.another()
    house.people.append(late)
    assert (await late.turned_away())["code"] == "rate_limited"
    await twins[0].cut()
    await twins[0].disconnected.wait()
    await player.ask("watch_lobby")  # the server has seen the other one go by now, or soon
    await connect_eventually(late)


async def test_sockets_are_counted_by_address(narrow: House) -> None:
    """Four from one address; who comes from another is not concerned."""
    people = [await narrow.visitor() for _ in range(6)]
    for person in people:
        await person.enter()
    crowd = [await moved(narrow, person, people[0].address) for person in people[:5]]
    for person in crowd[:4]:
        await person.connect()
    assert (await crowd[4].turned_away())["code"] == "rate_limited"
    await people[5].connect()
    await crowd[0].cut()
    await connect_eventually(crowd[4])


async def test_lines_on_which_nobody_logs_in_are_counted_too(narrow: House) -> None:
    """Twice as many as there may be sockets; more are not even answered as Socket.IO."""
    visitor = await narrow.visitor()
    where = f"{visitor.url}/socket.io/{QUERY}"
    lines = [await visitor.http.ws_connect(where) for _ in range(8)]
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await visitor.http.ws_connect(where)
    for line in lines:
        await line.close()


async def test_a_session_that_is_revoked_loses_its_sockets(house: House) -> None:
    thief, player = await house.visitor(), await house.guest()
    stolen = refresh_token(player)
    status, _ = await player.rest("POST", "auth/refresh")
    assert status == 200
    thief.http.cookie_jar.update_cookies({"serai_refresh": stolen})
    status, problem = await thief.rest("POST", "auth/refresh")
    assert (status, problem["code"]) == (401, "unauthorized")
    await player.disconnected.wait()


async def connect_eventually(player: Player) -> None:
    """A place that was given up is free when the server has noticed, which nobody is told."""
    while not player.io.connected:
        try:
            await player.connect()
        except Exception:
            assert player.connect_error is not None
            assert player.connect_error["data"]["code"] == "rate_limited"


async def moved(house: House, player: Player, address: str) -> Player:
    """The same person at another address."""
    there = Player(player.url, address)
    there.token, there.id, there.name = player.token, player.id, player.name
    house.people.append(there)
    return there


def refresh_token(player: Player) -> str:
    for cookie in player.http.cookie_jar:
        if cookie.key == "serai_refresh":
            return cookie.value
    raise AssertionError("no refresh token")
