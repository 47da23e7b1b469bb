"""Routes × roles: every REST route, asked by nobody, a guest, a player, a moderator, an admin."""

import uuid
from typing import Any

import pytest

from tests.integration.wire.house import House
from tests.integration.wire.staff import new_of_role, of_role

NOBODY = "nobody"
EVERYBODY = (NOBODY, "guest", "player", "moderator", "admin")
UNKNOWN = str(uuid.uuid4())


def all_get(status: int) -> dict[str, int]:
    return dict.fromkeys(EVERYBODY, status)


def guests_and_above(status: int, **others: int) -> dict[str, int]:
    return {**all_get(status), NOBODY: 401, **others}


def moderators(status: int) -> dict[str, int]:
    return {NOBODY: 401, "guest": 403, "player": 403, "moderator": status, "admin": status}


def admins(status: int) -> dict[str, int]:
    return {**moderators(403), "admin": status}


#: Method and path → the status each role gets for a request without a body and with unknown ids.
#: What a route does once it lets somebody in is tested beside its own part of the house.
TABLE: dict[tuple[str, str], dict[str, int]] = {
    ("POST", "/api/v1/auth/guest"): all_get(201),
    ("POST", "/api/v1/auth/register"): all_get(400),
    ("POST", "/api/v1/auth/login"): all_get(400),
    ("POST", "/api/v1/auth/refresh"): all_get(401),
    ("POST", "/api/v1/auth/logout"): guests_and_above(204),
    ("POST", "/api/v1/auth/reset"): all_get(400),
    ("POST", "/api/v1/appeals"): all_get(400),
    ("GET", "/api/v1/me"): guests_and_above(200),
    ("PATCH", "/api/v1/me"): guests_and_above(200),
    ("DELETE", "/api/v1/me"): guests_and_above(403, guest=204),
    ("POST", "/api/v1/me/register"): guests_and_above(400),
    ("GET", "/api/v1/me/tables"): guests_and_above(200),
    ("GET", "/api/v1/me/export"): guests_and_above(200),
    ("GET", "/api/v1/me/blocks"): guests_and_above(200),
    ("PUT", "/api/v1/me/blocks/{id}"): guests_and_above(404),
    ("DELETE", "/api/v1/me/blocks/{id}"): guests_and_above(204),
    ("GET", "/api/v1/players"): all_get(400),
    ("GET", "/api/v1/players/{name}"): all_get(404),
    ("GET", "/api/v1/games"): all_get(200),
    ("GET", "/api/v1/games/{game}/rules"): all_get(404),
    ("GET", "/api/v1/announcements/current"): all_get(200),
    ("GET", "/api/v1/tables"): all_get(200),
    ("GET", "/api/v1/tables/{table}"): guests_and_above(404),
    ("GET", "/api/v1/matches"): all_get(200),
    ("GET", "/api/v1/matches/{id}"): all_get(404),
    ("GET", "/api/v1/matches/{id}/replay"): all_get(404),
    ("GET", "/api/v1/matches/{id}/frames"): all_get(404),
    ("POST", "/api/v1/matches/frames"): guests_and_above(400, guest=403),
    ("GET", "/api/v1/matches/{id}/export"): all_get(404),
    ("POST", "/api/v1/reports"): guests_and_above(400),
    ("GET", "/api/v1/reports"): guests_and_above(200),
    ("GET", "/api/v1/admin/reports"): moderators(200),
    ("GET", "/api/v1/admin/reports/{id}"): moderators(404),
    ("PATCH", "/api/v1/admin/reports/{id}"): moderators(400),
    ("GET", "/api/v1/admin/users"): moderators(200),
    ("GET", "/api/v1/admin/users/{id}"): moderators(404),
    ("DELETE", "/api/v1/admin/users/{id}"): admins(400),
    ("POST", "/api/v1/admin/users/{id}/ban"): moderators(400),
    ("DELETE", "/api/v1/admin/users/{id}/ban"): moderators(404),
    ("POST", "/api/v1/admin/users/{id}/mute"): moderators(400),
    ("DELETE", "/api/v1/admin/users/{id}/mute"): moderators(404),
    ("POST", "/api/v1/admin/users/{id}/logout"): moderators(404),
    ("PUT", "/api/v1/admin/users/{id}/role"): admins(400),
    ("POST", "/api/v1/admin/users/{id}/reset-password"): admins(404),
    ("GET", "/api/v1/admin/addresses"): moderators(200),
    ("POST", "/api/v1/admin/addresses"): moderators(400),
    ("DELETE", "/api/v1/admin/addresses/{id}"): moderators(404),
    ("GET", "/api/v1/admin/tables"): moderators(200),
    ("GET", "/api/v1/admin/tables/{table}"): moderators(404),
    ("POST", "/api/v1/admin/tables/{table}/close"): moderators(400),
    ("GET", "/api/v1/admin/matches"): moderators(200),
    ("GET", "/api/v1/admin/matches/{id}"): moderators(404),
    ("POST", "/api/v1/admin/matches/{id}/end"): moderators(400),
    ("GET", "/api/v1/admin/matches/{id}/replay"): moderators(404),
    ("GET", "/api/v1/admin/matches/{id}/export"): moderators(404),
    ("GET", "/api/v1/admin/sandbox"): moderators(200),
    ("GET", "/api/v1/admin/bots"): moderators(200),
    ("GET", "/api/v1/admin/bots/{id}"): moderators(404),
    ("POST", "/api/v1/admin/bots/{id}/disable"): moderators(400),
    ("POST", "/api/v1/admin/bots/{id}/enable"): moderators(404),
    ("GET", "/api/v1/admin/arena"): admins(200),
    ("POST", "/api/v1/admin/arena/{game}/pause"): admins(400),
    ("POST", "/api/v1/admin/arena/{game}/resume"): admins(404),
    ("POST", "/api/v1/admin/arena/{game}/recompute"): admins(404),
    ("POST", "/api/v1/admin/arena/sets/{id}/requeue"): admins(404),
    ("POST", "/api/v1/admin/arena/tournaments/{id}/cancel"): admins(400),
    ("GET", "/api/v1/admin/announcements"): moderators(200),
    ("POST", "/api/v1/admin/announcements"): moderators(400),
    ("DELETE", "/api/v1/admin/announcements/{id}"): moderators(404),
    ("GET", "/api/v1/admin/audit"): moderators(200),
    ("GET", "/api/v1/admin/settings"): admins(200),
    ("PATCH", "/api/v1/admin/settings"): admins(200),
    ("GET", "/api/v1/admin/jobs"): admins(200),
    ("POST", "/api/v1/admin/jobs/{name}/run"): admins(404),
    ("GET", "/api/v1/admin/health"): admins(200),
    ("GET", "/api/v1/arena/{game}/ladder"): all_get(404),
    ("GET", "/api/v1/arena/{game}/crosstable"): all_get(404),
    ("GET", "/api/v1/arena/{game}/people"): all_get(404),
    ("GET", "/api/v1/arena/{game}/boards"): all_get(404),
    ("GET", "/api/v1/arena/{game}/boards/{board}"): all_get(404),
    ("POST", "/api/v1/arena/{game}/boards/{board}/table"): guests_and_above(404),
    ("GET", "/api/v1/arena/{game}/boards/{board}/par"): guests_and_above(404),
    ("GET", "/api/v1/arena/running"): all_get(200),
    ("GET", "/api/v1/arena/featured"): all_get(200),
    ("GET", "/api/v1/arena/matches/{match}"): all_get(404),
    ("GET", "/api/v1/arena/progress"): all_get(200),
    ("GET", "/api/v1/arena/bots/{bot}"): all_get(404),
    ("GET", "/api/v1/arena/bots/{bot}/sets"): all_get(404),
    ("DELETE", "/api/v1/arena/{game}/bots/{bot}/versions/{version}/hold"): guests_and_above(
        404, guest=403
    ),
    ("POST", "/api/v1/arena/challenges"): guests_and_above(400, guest=403),
    ("GET", "/api/v1/arena/challenges"): guests_and_above(200, guest=403),
    ("GET", "/api/v1/arena/challenges/{id}"): all_get(404),
    ("DELETE", "/api/v1/arena/challenges/{id}"): guests_and_above(404, guest=403),
    ("POST", "/api/v1/arena/comparisons"): guests_and_above(400, guest=403),
    ("POST", "/api/v1/arena/tournaments"): guests_and_above(400, guest=403),
    ("GET", "/api/v1/arena/tournaments"): all_get(200),
    ("GET", "/api/v1/arena/tournaments/{id}"): all_get(404),
    ("POST", "/api/v1/arena/tournaments/{id}/entrants"): guests_and_above(400, guest=403),
    ("DELETE", "/api/v1/arena/tournaments/{id}/entrants/{bot}"): guests_and_above(404, guest=403),
    ("DELETE", "/api/v1/arena/tournaments/{id}"): guests_and_above(404, guest=403),
    ("GET", "/api/v1/arena/tournaments/{id}/export"): all_get(404),
    ("GET", "/api/v1/admin/arena/{game}/suspicions"): admins(404),
    ("GET", "/api/v1/tokens"): guests_and_above(200, guest=403),
    ("POST", "/api/v1/tokens"): guests_and_above(400, guest=403),
    ("DELETE", "/api/v1/tokens/{id}"): guests_and_above(404, guest=403),
    ("GET", "/api/v1/bots"): all_get(200),
    ("POST", "/api/v1/bots"): guests_and_above(400, guest=403),
    ("GET", "/api/v1/bots/examples"): all_get(200),
    ("GET", "/api/v1/bots/api"): all_get(200),
    ("POST", "/api/v1/bots/check"): guests_and_above(400, guest=403),
    ("GET", "/api/v1/bots/{id}"): all_get(404),
    ("PATCH", "/api/v1/bots/{id}"): guests_and_above(404, guest=403),
    ("DELETE", "/api/v1/bots/{id}"): guests_and_above(404, guest=403),
    ("GET", "/api/v1/bots/{id}/versions"): all_get(404),
    ("POST", "/api/v1/bots/{id}/versions"): guests_and_above(400, guest=403),
    ("GET", "/api/v1/bots/{id}/versions/{number}"): all_get(404),
    ("GET", "/api/v1/bots/{id}/diff"): all_get(400),
    ("POST", "/api/v1/bots/{id}/activate"): guests_and_above(400, guest=403),
    ("POST", "/api/v1/bots/{id}/test"): guests_and_above(404, guest=403),
    ("GET", "/api/v1/bots/{id}/logs"): guests_and_above(404, guest=403),
    ("GET", "/api/v1/bots/{id}/logs/{match}"): guests_and_above(404, guest=403),
    ("GET", "/api/v1/bots/{id}/logs/{match}/{seat}/{seq}"): guests_and_above(404, guest=403),
    ("POST", "/api/v1/bots/{id}/logs/{match}/{seat}/{seq}/run"): guests_and_above(404, guest=403),
}
#: After these somebody is not who he was.
ENDS_SOMETHING = {("DELETE", "/api/v1/me"), ("POST", "/api/v1/auth/logout")}


async def asked(house: House, role: str, method: str, path: str) -> tuple[int, str, Any]:
    if role == NOBODY:
        visitor = await house.visitor()
    elif (method, path) in ENDS_SOMETHING:
        visitor = await new_of_role(house, role)
        visitor.http.cookie_jar.clear()
    else:
        visitor = await of_role(house, role)
    headers = {"Authorization": f"Bearer {visitor.token}"} if visitor.token else {}
    url = f"{house.server.url}{path}".replace("{id}", UNKNOWN).replace("{table}", UNKNOWN)
    url = url.replace("{name}", "Nobody at all").replace("{game}", "poker")
    url = url.replace("{bot}", UNKNOWN).replace("{board}", "1").replace("{version}", "1")
    url = url.replace("{match}", UNKNOWN).replace("{number}", "1")
    url = url.replace("{seat}", "0").replace("{seq}", "0")
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


@pytest.mark.parametrize("role", EVERYBODY)
async def test_who_may_ask_for_what(brisk: House, role: str) -> None:
    """On a server with wide limits, for one person asks for everything."""
    for (method, path), expected in TABLE.items():
        status, kind, body = await asked(brisk, role, method, path)
        assert status == expected[role], (method, path, body)
        if status < 400:
            continue
        assert kind.startswith("application/problem+json")
        assert {"type", "title", "status", "detail", "code"} <= body.keys()
        if status == 401 and "/auth/" not in path:
            assert (body["code"], "access token" in body["detail"]) == ("unauthorized", True)
        if status == 403 and "/admin/" in path:
            least = "admin" if expected["moderator"] == 403 else "moderator"
            assert body["code"] == "forbidden"
            assert body["detail"] == f"only for the role {least} and above"
