"""A small REST of cats, to try the frame with; and what every problem has."""

import json
from dataclasses import replace
from typing import Annotated, Any
from uuid import UUID

import msgspec
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient

from server.accounts.identity import ROLES, Identity, Scope
from server.errors import Refusal
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


def named(route: AnyRoute, name: str) -> AnyRoute:
    """Under a name of its own: here one function serves several paths, which the description does
    not allow."""

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
