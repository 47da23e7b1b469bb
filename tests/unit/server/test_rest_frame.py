"""The REST frame, over HTTP: what it reads, whom it lets in, and how it says no."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from typing import Annotated, Any
from uuid import UUID, uuid4

import msgspec
import pytest
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from server.accounts.identity import ROLES, Identity, Scope
from server.errors import Refusal
from server.limits import Limits
from server.rest.address import counted
from server.rest.api import Api
from server.rest.paging import Page, PageQuery, page_of, place_of
from server.rest.route import AnyRoute, Call, Route, Who

Client = TestClient[web.Request, web.Application]


class Cat(msgspec.Struct):
    name: str
    lives: Annotated[int, msgspec.Meta(ge=1, le=9)] = 9
    friends: "list[Cat]" = []


class Filter(msgspec.Struct):
    colour: str = "any"
    old: bool = False


class Seen(msgspec.Struct):
    who: str | None
    address: str
    query: Filter


async def keep_cat(call: Call[Cat, None]) -> Cat:
    return call.body


async def look_around(call: Call[None, Filter]) -> Seen:
    return Seen(call.identity.role if call.identity else None, call.address, call.query)


async def count(call: Call[None, PageQuery]) -> Page[int]:
    after = 0 if call.query.cursor is None else place_of(call.query.cursor, int)
    rows = [number for number in range(1, 8) if number > after]
    return page_of(
        rows[: call.query.limit + 1], call.query.limit, show=lambda n: n, place=lambda n: n
    )


async def say_no(call: Call[None, None]) -> None:
    call.headers["X-Seen"] = "yes"
    call.set_cookie("crumb", "", path="/", seconds=0, secure=False)
    code = call.path["code"]
    extra: dict[str, Any] = {"socket_path": "/w/b/socket.io"} if code == "moved" else {}
    wait = 1.25 if code in ("rate_limited", "server_busy") else None
    rule = "TL-4.2" if code == "illegal_action" else None
    raise Refusal(code, "because", rule=rule, retry_after=wait, status=999, **extra)


async def break_down(call: Call[None, None]) -> None:
    raise RuntimeError("a secret in an exception")


async def nothing(call: Call[None, None]) -> None:
    call.path_id("id")


async def text(call: Call[None, None]) -> bytes:
    return b"# rules"


def only_for(who: Who) -> AnyRoute:
    return replace(LOOK, path=f"/api/v1/for/{who}", who=who)


LOOK: AnyRoute = Route(
    method="GET",
    path="/api/v1/look",
    summary="s",
    tag="t",
    who="public",
    reads_token=True,
    query=Filter,
    answer=Seen,
    serve=look_around,
)
CAT: AnyRoute = Route(
    method="POST",
    path="/api/v1/cats",
    summary="s",
    tag="t",
    who="public",
    body=Cat,
    answer=Cat,
    status=201,
    serve=keep_cat,
)
BARE: AnyRoute = Route(
    method="GET", path="/api/v1/bare", summary="s", tag="t", who="public", serve=nothing
)
ROUTES: list[AnyRoute] = [
    LOOK,
    CAT,
    replace(CAT, path="/api/v1/kittens", body_bytes=100),
    replace(LOOK, path="/api/v1/blind", reads_token=False),
    replace(BARE, path="/api/v1/count", query=PageQuery, answer=Page[int], serve=count),
    replace(BARE, path="/api/v1/no/{code}", serve=say_no, status=204),
    replace(BARE, path="/api/v1/broken", serve=break_down),
    replace(BARE, method="DELETE", path="/api/v1/things/{id}", status=204),
    replace(BARE, path="/api/v1/text", answer=bytes, media="text/markdown", serve=text),
    *(only_for(who) for who in ("guest", "player", "moderator", "admin")),
]


async def authenticate(token: str, scope: Scope | None, address: str) -> Identity:
    if token not in ROLES:
        raise Refusal("unauthorized", "the access token is not valid")
    return Identity(UUID(int=1), token, token, UUID(int=2), 0)


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    app = web.Application()
    # Here one function serves several paths, which the description does not allow.
    routes = [_named(route, f"{route.method} {route.path}") for route in ROUTES]
    Api(routes, authenticate, Limits()).mount(app)
    async with TestClient(TestServer(app)) as running:
        yield running


def _named(route: AnyRoute, name: str) -> AnyRoute:
    async def serve(call: Call[Any, Any]) -> Any:
        return await route.serve(call)

    serve.__name__ = name
    return replace(route, serve=serve)


async def problem(response: ClientResponse, status: int, code: str) -> dict[str, Any]:
    assert response.status == status, await response.text()
    assert response.content_type == "application/problem+json"
    body: dict[str, Any] = json.loads(await response.text())
    assert body["status"] == status
    assert body["code"] == code
    assert body["type"] == f"/api/docs#problem-{code}"
    assert body["title"]
    assert body["detail"]
    assert response.headers["X-Request-Id"]
    return body


async def test_a_body_is_read_checked_and_answered(client: Client) -> None:
    response = await client.post("/api/v1/cats", json={"name": "Mimi", "unknown": [1, {"a": 2}]})
    assert response.status == 201
    assert response.content_type == "application/json"
    assert await response.json() == {"name": "Mimi", "lives": 9, "friends": []}
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert "Access-Control-Allow-Origin" not in response.headers


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"name": 7}, "`name`: Expected `str`, got `int`"),
        ({"name": "Mimi", "lives": 10}, "`lives`: Expected `int` <= 9"),
        ({"name": "Mimi", "lives": "9"}, "`lives`: Expected `int`, got `str`"),
        ({"name": "Mimi", "friends": [{"name": None}]}, "`friends[0].name`: Expected `str`"),
        ({}, "missing required field `name`"),
        ([], "Expected `object`, got `array`"),
    ],
)
async def test_a_body_of_wrong_types_is_refused_by_the_name_of_the_field(
    client: Client, body: object, said: str
) -> None:
    refused = await problem(await client.post("/api/v1/cats", json=body), 400, "bad_request")
    assert said in refused["detail"]


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"nonsense",
        b'{"name": "a"} {}',
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b"NaN",
        b" ",
    ],
)
async def test_what_is_not_json_is_refused(client: Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = await client.post("/api/v1/cats", data=body, headers=headers)
    assert (await problem(response, 400, "bad_request"))["detail"] == "the body is not JSON"


async def test_no_body_is_an_empty_object(client: Client) -> None:
    refused = await problem(await client.post("/api/v1/cats"), 400, "bad_request")
    assert "missing required field `name`" in refused["detail"]


@pytest.mark.parametrize("content_type", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_another_content_type_is_refused(client: Client, content_type: str) -> None:
    headers = {"Content-Type": content_type}
    response = await client.post("/api/v1/cats", data=b'{"name":"Mimi"}', headers=headers)
    await problem(response, 415, "unsupported_media_type")


@pytest.mark.parametrize(
    "content_type", ["application/json; charset=utf-8", "application/merge+json"]
)
async def test_json_by_any_of_its_names_is_taken(client: Client, content_type: str) -> None:
    headers = {"Content-Type": content_type}
    response = await client.post("/api/v1/cats", data=b'{"name":"Mimi"}', headers=headers)
    assert response.status == 201


@pytest.mark.parametrize(("depth", "status"), [(16, 201), (17, 400), (5_000, 400), (100_000, 400)])
async def test_a_body_may_nest_sixteen_deep(client: Client, depth: int, status: int) -> None:
    inside = depth - 1
    body = b'{"name":"Mimi","unknown":' + b"[" * inside + b"]" * inside + b"}"
    headers = {"Content-Type": "application/json"}
    response = await client.post("/api/v1/cats", data=body, headers=headers)
    assert response.status == status
    if status == 400:
        assert "nested more than 16 deep" in (await response.json(content_type=None))["detail"]


@pytest.mark.parametrize(("size", "status"), [(262_144, 201), (262_145, 413), (5_000_000, 413)])
async def test_a_body_may_have_256_kib(client: Client, size: int, status: int) -> None:
    body = BytesIO(b'{"name":"%s"}' % (b"x" * (size - 11)))
    headers = {"Content-Type": "application/json"}
    response = await client.post("/api/v1/cats", data=body, headers=headers)
    assert response.status == status
    if status == 413:
        assert "262144 bytes" in (await problem(response, 413, "too_large"))["detail"]


async def test_a_body_of_unknown_length_is_limited_too(client: Client) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(5):
            yield b" " * 65_536

    headers = {"Content-Type": "application/json"}
    response = await client.post("/api/v1/cats", data=pieces(), headers=headers)
    await problem(response, 413, "too_large")


async def test_a_small_body_that_unpacks_to_a_large_one_is_limited_too(client: Client) -> None:
    packed = zlib.compress(b" " * 50_000_000)
    assert len(packed) < 65_536
    headers = {"Content-Type": "application/json", "Content-Encoding": "deflate"}
    response = await client.post("/api/v1/cats", data=packed, headers=headers)
    await problem(response, 413, "too_large")


async def test_a_body_with_a_broken_encoding_is_refused(client: Client) -> None:
    headers = {"Content-Type": "application/json", "Content-Encoding": "deflate"}
    response = await client.post("/api/v1/cats", data=b"\xff\xff not deflate", headers=headers)
    assert response.status == 400


async def test_a_route_may_have_a_limit_of_its_own(client: Client) -> None:
    response = await client.post("/api/v1/kittens", json={"name": "x" * 100})
    await problem(response, 413, "too_large")


async def test_somebody_who_hangs_up_in_the_middle_harms_nobody(
    client: Client, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    _, writer = await asyncio.open_connection(client.host, client.port)
    writer.write(
        b"POST /api/v1/cats HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b'Content-Length: 100\r\n\r\n{"name":'
    )
    await writer.drain()
    writer.close()
    await writer.wait_closed()
    assert (await client.post("/api/v1/cats", json={"name": "Mimi"})).status == 201
    assert "failed" not in caplog.text + capsys.readouterr().out


async def test_a_query_is_read_as_what_it_means(client: Client) -> None:
    response = await client.get("/api/v1/look?colour=red&old=true&unknown=1")
    seen = await response.json()
    assert seen["query"] == {"colour": "red", "old": True}
    assert seen["address"] == "127.0.0.1"


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("", "local"),
    ],
)
def test_limits_count_a_household_as_one_address(remote: str, address: str) -> None:
    assert counted(remote) == address


async def test_a_query_of_wrong_types_is_refused_by_the_name_of_the_field(client: Client) -> None:
    refused = await problem(await client.get("/api/v1/look?old=7"), 400, "bad_request")
    assert refused["detail"].startswith("`old`: ")
    refused = await problem(await client.get("/api/v1/look?old=1&old=0"), 400, "bad_request")
    assert refused["detail"] == "`old`: given twice"


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("needed", ROLES)
async def test_a_role_may_do_what_the_roles_below_it_may(
    client: Client, role: str, needed: str
) -> None:
    headers = {"Authorization": f"Bearer {role}"}
    response = await client.get(f"/api/v1/for/{needed}", headers=headers)
    if ROLES.index(role) >= ROLES.index(needed):
        assert (await response.json())["who"] == role
    else:
        await problem(response, 403, "forbidden")


@pytest.mark.parametrize(
    "headers",
    [{}, {"Authorization": "Bearer"}, {"Authorization": "Basic eDp5"}, {"Authorization": ""}],
)
async def test_without_a_token_one_has_to_log_in(client: Client, headers: dict[str, str]) -> None:
    response = await client.get("/api/v1/for/guest", headers=headers)
    await problem(response, 401, "unauthorized")
    assert response.headers["WWW-Authenticate"] == "Bearer"


async def test_a_public_route_looks_at_a_token_only_if_it_says_so(client: Client) -> None:
    good, bad = {"Authorization": "bearer admin"}, {"Authorization": "Bearer stale"}
    assert (await (await client.get("/api/v1/look")).json())["who"] is None
    assert (await (await client.get("/api/v1/look", headers=good)).json())["who"] == "admin"
    await problem(await client.get("/api/v1/look", headers=bad), 401, "unauthorized")
    assert (await (await client.get("/api/v1/blind", headers=bad)).json())["who"] is None


async def test_a_refusal_is_a_problem_with_its_own_members(client: Client) -> None:
    refused = await problem(await client.get("/api/v1/no/illegal_action"), 422, "illegal_action")
    assert refused["rule"] == "TL-4.2"
    assert refused["detail"] == "because"
    assert "retry_after" not in refused
    refused = await problem(await client.get("/api/v1/no/moved"), 421, "moved")
    assert refused["socket_path"] == "/w/b/socket.io"
    assert "rule" not in refused


@pytest.mark.parametrize(("code", "status"), [("rate_limited", 429), ("server_busy", 503)])
async def test_who_has_to_wait_is_told_how_long_in_the_header_too(
    client: Client, code: str, status: int
) -> None:
    response = await client.get(f"/api/v1/no/{code}")
    assert (await problem(response, status, code))["retry_after"] == 1.25
    assert response.headers["Retry-After"] == "2"


async def test_headers_and_cookies_go_along_with_a_refusal(client: Client) -> None:
    response = await client.get("/api/v1/no/stale")
    assert response.headers["X-Seen"] == "yes"
    assert response.headers["Set-Cookie"].startswith("crumb=")


async def test_a_fault_of_ours_tells_nothing_but_an_id_that_is_in_the_log(
    client: Client,
) -> None:
    with capture_logs() as logged:
        response = await client.get("/api/v1/broken?x=hush", headers={"X-Request-Id": "abc-1"})
    refused = await problem(response, 500, "internal")
    assert refused["request_id"] == "abc-1" == response.headers["X-Request-Id"]
    assert "secret" not in json.dumps(refused)
    assert [(one["event"], one["request_id"], one["route"]) for one in logged] == [
        ("request failed", "abc-1", "/api/v1/broken")
    ]
    assert "hush" not in str(logged)


@pytest.mark.parametrize("path", ["/api/v1/nowhere", "/api/", "/api/v1/cats/", "/api/v1/../x"])
async def test_where_there_is_nothing_there_is_a_problem(client: Client, path: str) -> None:
    await problem(await client.get(path), 404, "not_found")


async def test_outside_the_api_nothing_is_changed(client: Client) -> None:
    response = await client.get("/nowhere")
    assert response.status == 404
    assert response.content_type == "text/plain"


@pytest.mark.parametrize("method", ["GET", "PUT", "OPTIONS", "TRACE"])
async def test_another_method_is_refused_with_those_that_are_offered(
    client: Client, method: str
) -> None:
    response = await client.request(method, "/api/v1/cats")
    await problem(response, 405, "method_not_allowed")
    assert response.headers["Allow"] == "POST"


async def test_what_is_not_an_id_names_nothing(client: Client) -> None:
    assert (await client.delete(f"/api/v1/things/{uuid4()}")).status == 204
    await problem(await client.delete("/api/v1/things/7"), 404, "not_found")


async def test_a_request_keeps_its_id_and_gets_one_if_it_has_none(client: Client) -> None:
    given = await client.get("/api/v1/look", headers={"X-Request-Id": "page-17.a_b"})
    assert given.headers["X-Request-Id"] == "page-17.a_b"
    for unusable in ("", "x" * 65, "a b", "ä", "<x>"):
        made = await client.get("/api/v1/look", headers={"X-Request-Id": unusable})
        assert len(made.headers["X-Request-Id"]) == 16


async def test_bytes_are_sent_as_they_are(client: Client) -> None:
    response = await client.get("/api/v1/text")
    assert (response.content_type, await response.read()) == ("text/markdown", b"# rules")
    head = await client.head("/api/v1/text")
    assert (head.status, await head.read()) == (200, b"")


async def test_a_list_is_read_page_by_page_to_its_end(client: Client) -> None:
    pages, cursor = [], ""
    while True:
        page = await (await client.get(f"/api/v1/count?limit=3{cursor}")).json()
        pages.append(page["items"])
        if page["next"] is None:
            break
        cursor = f"&cursor={page['next']}"
    assert pages == [[1, 2, 3], [4, 5, 6], [7]]


@pytest.mark.parametrize("cursor", ["x", "%00", "ä", "eyJhIjoxfQ", "W1tb", "x" * 5000, "MQ=="])
async def test_a_cursor_that_no_list_gave_is_refused(client: Client, cursor: str) -> None:
    response = await client.get(f"/api/v1/count?cursor={cursor}")
    if cursor == "MQ==":  # padded by an eager library: still the same place
        assert response.status == 200
    else:
        assert "cursor" in (await problem(response, 400, "bad_request"))["detail"]


@pytest.mark.parametrize("limit", ["0", "101", "-1", "many", "1e9"])
async def test_a_page_has_between_one_and_a_hundred_items(client: Client, limit: str) -> None:
    response = await client.get(f"/api/v1/count?limit={limit}")
    assert (await problem(response, 400, "bad_request"))["detail"].startswith("`limit`: ")
