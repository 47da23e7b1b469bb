"""Routes × roles: every REST route, asked by nobody, by a guest, by a player."""

import uuid
from typing import Any

import pytest

from tests.integration.wire.house import House

NOBODY, GUEST, PLAYER = "nobody", "guest", "player"
UNKNOWN = str(uuid.uuid4())

#: Method and path → the status each role gets for a request without a body and with unknown ids.
#: What a route does once it lets somebody in is tested beside its own part of the house.
TABLE: dict[tuple[str, str], dict[str, int]] = {
    ("POST", "/api/v1/auth/guest"): {NOBODY: 201, GUEST: 201, PLAYER: 201},
    ("POST", "/api/v1/auth/register"): {NOBODY: 400, GUEST: 400, PLAYER: 400},
    ("POST", "/api/v1/auth/login"): {NOBODY: 400, GUEST: 400, PLAYER: 400},
    ("POST", "/api/v1/auth/refresh"): {NOBODY: 401, GUEST: 401, PLAYER: 401},
    ("POST", "/api/v1/auth/logout"): {NOBODY: 401, GUEST: 204, PLAYER: 204},
    ("GET", "/api/v1/me"): {NOBODY: 401, GUEST: 200, PLAYER: 200},
    ("PATCH", "/api/v1/me"): {NOBODY: 401, GUEST: 200, PLAYER: 200},
    ("DELETE", "/api/v1/me"): {NOBODY: 401, GUEST: 204, PLAYER: 403},
    ("POST", "/api/v1/me/register"): {NOBODY: 401, GUEST: 400, PLAYER: 400},
    ("GET", "/api/v1/players/{name}"): {NOBODY: 404, GUEST: 404, PLAYER: 404},
    ("GET", "/api/v1/games"): {NOBODY: 200, GUEST: 200, PLAYER: 200},
    ("GET", "/api/v1/games/{game}/rules"): {NOBODY: 404, GUEST: 404, PLAYER: 404},
    ("GET", "/api/v1/tables"): {NOBODY: 200, GUEST: 200, PLAYER: 200},
    ("GET", "/api/v1/tables/{table}"): {NOBODY: 401, GUEST: 404, PLAYER: 404},
    ("GET", "/api/v1/matches"): {NOBODY: 200, GUEST: 200, PLAYER: 200},
    ("GET", "/api/v1/matches/{id}"): {NOBODY: 404, GUEST: 404, PLAYER: 404},
    ("GET", "/api/v1/matches/{id}/replay"): {NOBODY: 404, GUEST: 404, PLAYER: 404},
    ("GET", "/api/v1/matches/{id}/frames"): {NOBODY: 404, GUEST: 404, PLAYER: 404},
    ("GET", "/api/v1/matches/{id}/export"): {NOBODY: 404, GUEST: 404, PLAYER: 404},
}


async def asked(house: House, role: str, method: str, path: str) -> tuple[int, str, Any]:
    visitor = await house.visitor()
    headers = {}
    if role != NOBODY:
        name = f"R{uuid.uuid4().hex[:12]}"
        body = {"name": name, "email": f"{name}@example.org", "password": "a good password"}
        where, body = ("auth/guest", {}) if role == GUEST else ("auth/register", body)
        status, told = await visitor.rest("POST", where, body)
        assert status == 201, told
        visitor.http.cookie_jar.clear()
        headers["Authorization"] = f"Bearer {told['access_token']}"
    url = f"{house.server.url}{path}".replace("{id}", UNKNOWN).replace("{table}", UNKNOWN)
    url = url.replace("{name}", "Nobody at all").replace("{game}", "poker")
    content: dict[str, str] | None = None if method == "GET" else {}
    async with visitor.http.request(method, url, headers=headers, json=content) as answer:
        kind = answer.headers.get("Content-Type", "")
        return answer.status, kind, await answer.json(content_type=None) if kind else None


async def test_the_table_has_every_route(house: House) -> None:
    visitor = await house.visitor()
    async with visitor.http.get(f"{house.server.url}/api/openapi.json") as answer:
        described = await answer.json()
    routes = {
        (method.upper(), path) for path, item in described["paths"].items() for method in item
    }
    assert routes == TABLE.keys()


@pytest.mark.parametrize("role", [NOBODY, GUEST, PLAYER])
@pytest.mark.parametrize(("method", "path"), TABLE)
async def test_who_may_ask_for_what(house: House, role: str, method: str, path: str) -> None:
    status, kind, body = await asked(house, role, method, path)
    assert status == TABLE[method, path][role], body
    if status >= 400:
        assert kind.startswith("application/problem+json")
        assert {"type", "title", "status", "detail", "code"} <= body.keys()
