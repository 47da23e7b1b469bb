"""Queries, roles, problems and pages of the frame, over HTTP."""

import json
from uuid import uuid4

import pytest
from structlog.testing import capture_logs

from server.accounts.identity import ROLES
from server.rest.address import counted
from tests.unit.server.rest.cats import Client, problem


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
