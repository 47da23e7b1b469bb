"""REST under attack: whatever stands in a body, a query, a path or a cursor, nothing breaks inside.

The routes and their shapes come from the server's own description, so a new route is tried too.
"""

import asyncio
import gzip
import json
import uuid
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

import pytest
from yarl import URL

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.staff import new_of_role

#: After these somebody is not who he was, or another test finds the house changed.
SPARED = {"/api/v1/me", "/api/v1/auth/logout", "/api/v1/admin/settings"}
TEXTS = {
    "nul": "a\0b",
    "a lone surrogate": "a\ud800b",
    "patterns": "%_\\'\";--",
    "lines": "a\r\nSet-Cookie: x=y\r\n\r\nb",
    "much": "a" * 70_000,
    "a path": "../../../../etc/passwd",
}
CURSORS: dict[str, Any] = {
    "huge": [10**18, str(uuid.UUID(int=7))],
    "before all time": [-(10**18), str(uuid.UUID(int=7))],
    "a far year": ["9999-12-31T23:59:59.999999+00:00", str(uuid.UUID(int=7))],
    "a year without a zone": ["2020-01-01T00:00:00", str(uuid.UUID(int=7))],
    "a nul": ["a\0b", "a\0b"],
    "only a number": 2**62,
    "a float": [1e300, str(uuid.UUID(int=7))],
    "deep": [[[[[[[]]]]]]],
    "a text": "a\0b",
}


class Description:
    """What the server says of itself in OpenAPI."""

    def __init__(self, document: Json) -> None:
        self._schemas: Json = document["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, item in document["paths"].items()
            for method, operation in item.items()
            if path not in SPARED
        ]

    def filled(self, schema: Json, text: str) -> Any:
        """A value of this shape, with this text wherever any text may stand."""
        if "$ref" in schema:
            return self.filled(self._schemas[schema["$ref"].rsplit("/", 1)[1]], text)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.filled(schema[several][0], text)
        if "enum" in schema:
            return schema["enum"][0]
        if schema.get("format") == "uuid":
            return str(uuid.uuid4())
        match schema.get("type"):
            case "object":
                fields = schema.get("properties", {})
                return {name: self.filled(one, text) for name, one in fields.items()}
            case "array":
                return [self.filled(schema["items"], text)] if schema.get("items") else []
            case "integer" | "number":
                return schema.get("minimum", 1)
            case "boolean":
                return False
            case _:
                return text


def places(operation: Json, kind: str) -> Iterator[Json]:
    for parameter in operation.get("parameters", []):
        if parameter["in"] == kind:
            yield parameter


async def described(player: Player) -> Description:
    async with player.http.get(f"{player.url}/api/openapi.json") as answer:
        return Description(await answer.json())


async def tried(
    player: Player, method: str, path: str, body: Any = None, query: Json | None = None
) -> int:
    headers = {"Authorization": f"Bearer {player.token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()  # lone surrogates too
    async with player.http.request(
        method, f"{player.url}{path}", data=data, params=query, headers=headers
    ) as answer:
        assert "x" not in answer.cookies, "a header that the client wrote"
        assert answer.status < 500 or answer.status == 503, (method, path, await answer.text())
        return answer.status


@pytest.fixture
async def attacker(brisk: House) -> Player:
    """An administrator: nobody gets further."""
    return await new_of_role(brisk, "admin")


def path_with(path: str, operation: Json, text: str) -> str:
    for parameter in places(operation, "path"):
        path = path.replace(f"{{{parameter['name']}}}", text)
    return path


@pytest.mark.parametrize("kind", TEXTS)
async def test_no_text_in_a_body_breaks_anything(attacker: Player, kind: str) -> None:
    described_by = await described(attacker)
    for method, path, operation in described_by.operations:
        content = operation.get("requestBody", {}).get("content", {})
        if content:
            schema = content["application/json"]["schema"]
            body = described_by.filled(schema, TEXTS[kind])
            await tried(attacker, method, path_with(path, operation, str(uuid.uuid4())), body)


@pytest.mark.parametrize("kind", [kind for kind in TEXTS if kind != "much"])
async def test_no_text_in_a_query_or_a_path_breaks_anything(attacker: Player, kind: str) -> None:
    described_by = await described(attacker)
    text = TEXTS[kind].encode("utf-8", "surrogatepass")
    quoted = "".join(f"%{byte:02x}" for byte in text)
    for method, path, operation in described_by.operations:
        if method != "GET":
            continue
        names = [parameter["name"] for parameter in places(operation, "query")]
        for name in names:
            asked = path_with(path, operation, str(uuid.uuid4()))
            await tried(attacker, method, f"{asked}?{name}={quoted}")
        if "{" in path:
            await tried(attacker, method, path_with(path, operation, quoted))


async def test_no_cursor_breaks_anything(attacker: Player) -> None:
    described_by = await described(attacker)
    for method, path, operation in described_by.operations:
        names = [parameter["name"] for parameter in places(operation, "query")]
        if "cursor" not in names:
            continue
        for place in CURSORS.values():
            encoded = urlsafe_b64encode(json.dumps(place).encode()).rstrip(b"=").decode()
            asked = path_with(path, operation, "omi")
            await tried(attacker, method, asked, query={"cursor": encoded})


async def at_rest(brisk: House) -> float:
    """What the server has worked, once house bots have played out what earlier guests have left:
    they begin after half a second at the latest, and then do not stop."""
    async with asyncio.timeout(60):
        while True:
            before = brisk.server.processor_seconds()
            await asyncio.sleep(0.7)
            after = brisk.server.processor_seconds()
            if after - before < 0.05:
                return after


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("POST", "/api/v1/auth/login", 415), ("GET", "/api/v1/games", 200), ("POST", "/healthz", 405)],
)
async def test_a_packed_body_is_not_unpacked(
    brisk: House, method: str, path: str, status: int
) -> None:
    """A hundred megabytes in a hundred kilobytes: no work, whether anybody reads it or not."""
    visitor = await brisk.visitor()
    packed = gzip.compress(bytes(100_000_000))
    headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    before = await at_rest(brisk)
    async with visitor.http.request(
        method, f"{visitor.url}{path}", data=packed, headers=headers
    ) as answer:
        assert answer.status == status
        await answer.read()
    assert (await visitor.rest("GET", "games"))[0] == 200, "what was left to do is done"
    assert brisk.server.processor_seconds() - before < 0.2


@pytest.mark.parametrize(
    "header",
    ["Authorization: Bearer " + "x" * 9000, "Cookie: serai_refresh=" + "x" * 9000, "no colon"],
    ids=["a long token", "a long cookie", "no header"],
)
async def test_what_is_no_http_is_no_failure_of_ours(brisk: House, header: str) -> None:
    """aiohttp would log it with a traceback and with what stood in the header."""
    url = URL(brisk.server.url)
    assert url.host is not None
    assert url.port is not None
    lines = len(brisk.server.lines)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    try:
        writer.write(f"GET /api/v1/me HTTP/1.1\r\nHost: serai\r\n{header}\r\n\r\n".encode())
        assert b" 400 " in await reader.readline()
    finally:
        writer.close()
        await writer.wait_closed()
    visitor = await brisk.visitor()
    assert (await visitor.rest("GET", "games"))[0] == 200, "what it had to say of that is said"
    assert brisk.server.lines[lines:] == []
