"""What the frame reads of a body, over HTTP, and what it refuses."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from io import BytesIO

import pytest

from tests.unit.server.rest.cats import Client, problem


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


async def test_what_nobody_asked_for_is_not_looked_at(client: Client) -> None:
    """So much of it would hold the loop up; whoever read it would find the NUL and refuse it."""
    body = b'{"name":"Mimi","unknown":[' + b"[]," * 87_000 + b'"\\u0000"]}'
    headers = {"Content-Type": "application/json"}
    response = await client.post("/api/v1/cats", data=BytesIO(body), headers=headers)
    assert response.status == 201


@pytest.mark.parametrize(
    ("name", "status"), [(rb"\u0000", 400), (rb"\\u0000", 201), (rb"\\\u0000", 400)]
)
async def test_a_nul_is_not_what_is_only_written_like_one(
    client: Client, name: bytes, status: int
) -> None:
    headers = {"Content-Type": "application/json"}
    response = await client.post("/api/v1/cats", data=b'{"name":"%s"}' % name, headers=headers)
    assert response.status == status
    if status == 400:
        assert "`name`: a text with a NUL" in (await response.json(content_type=None))["detail"]


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


@pytest.mark.parametrize("body", [zlib.compress(b'{"name":"Mimi"}'), b"\xff\xff not deflate"])
async def test_a_packed_body_is_refused(client: Client, body: bytes) -> None:
    headers = {"Content-Type": "application/json", "Content-Encoding": "deflate"}
    response = await client.post("/api/v1/cats", data=body, headers=headers)
    await problem(response, 415, "unsupported_media_type")


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
