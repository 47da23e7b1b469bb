"""Serving routes: reads and checks the request, asks the route, encodes the answer.

`Api.mount` puts them into an aiohttp application, with /api/openapi.json and /api/docs.
"""

import re
import secrets
from collections.abc import Awaitable, Callable, Iterable

import msgspec
import structlog
from aiohttp import hdrs, web

from server.accounts.identity import Identity, Scope
from server.errors import Refusal
from server.limits import Limits
from server.rest.address import AddressOf, direct_address
from server.rest.docs_page import mount_docs
from server.rest.openapi import openapi
from server.rest.origin import is_ours
from server.rest.problem import problem_answer, refusal_answer
from server.rest.reading import UnsupportedMediaType, read_body, read_query, storable
from server.rest.route import AnyRoute, Call, File

log = structlog.get_logger(__name__)

PREFIX = "/api/"
REQUEST_ID = web.RequestKey("request_id", str)
_USABLE_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
#: Whose token this is, for a route that personal tokens of a scope may call; the last is the
#: address it came from.
Authenticate = Callable[[str, Scope | None, str], Awaitable[Identity]]


class Api:
    def __init__(
        self,
        routes: Iterable[AnyRoute],
        authenticate: Authenticate,
        limits: Limits,
        address_of: AddressOf = direct_address,
    ) -> None:
        self._routes = list(routes)
        self._authenticate = authenticate
        self._limits = limits
        self._address_of = address_of

    def mount(self, app: web.Application) -> None:
        app.middlewares.insert(0, as_problems)
        for route in self._routes:
            handler = self._handler(route)
            if route.method == "GET":
                app.router.add_get(route.path, handler)  # and HEAD
            else:
                app.router.add_route(route.method, route.path, handler)
        mount_docs(app, msgspec.json.encode(openapi(self._routes)))

    def _handler(self, route: AnyRoute) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            call: Call[object, object] = Call(
                body=None,
                query=None,
                path=request.match_info,
                identity=await self._identity(route, request),
                address=self._address_of(request),
                request_id=request[REQUEST_ID],
                cookies=request.cookies if route.reads_cookie else {},
                bearer=_bearer(request),
            )
            try:
                if route.reads_cookie and not is_ours(request):
                    raise Refusal("forbidden", "not for pages of other sites")
                if not all(storable(text) for text in request.match_info.values()):
                    raise Refusal("not_found", "there is nothing at this address")
                if route.query is not None:
                    call.query = read_query(request.query, route.query)
                if route.body is not None:
                    most = route.body_bytes or self._limits.body_bytes
                    call.body = await read_body(request, route.body, most, self._limits.nesting)
                return call.finish(_encoded(route, await route.serve(call)))
            except Refusal as refusal:
                return call.finish(refusal_answer(refusal))

        return handle

    async def _identity(self, route: AnyRoute, request: web.Request) -> Identity | None:
        if route.who == "public" and not route.reads_token:
            return None
        token = _bearer(request)
        if token is None:
            if route.who == "public":
                return None
            raise Refusal("unauthorized", "this needs an access token: `Authorization: Bearer …`")
        identity = await self._authenticate(token, route.scope, self._address_of(request))
        if route.who != "public" and not identity.may(route.who):
            if route.who == "player":
                raise Refusal("forbidden", "guests cannot do this: register first")
            raise Refusal("forbidden", f"only for the role {route.who} and above")
        return identity


@web.middleware
async def as_problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every answer under /api/ has a request id, and every failure there is a problem."""
    if not request.path.startswith(PREFIX):
        return await handler(request)
    given = request.headers.get("X-Request-Id", "")
    request_id = given if _USABLE_ID.fullmatch(given) else secrets.token_hex(8)
    request[REQUEST_ID] = request_id
    answer = await _answer(request, handler, request_id)
    answer.headers["X-Request-Id"] = request_id
    answer.headers["X-Content-Type-Options"] = "nosniff"
    answer.headers.setdefault(hdrs.CACHE_CONTROL, "no-store")
    return answer


async def _answer(request: web.Request, handler: Handler, request_id: str) -> web.StreamResponse:
    try:
        return await handler(request)
    except Refusal as refusal:
        return refusal_answer(refusal)
    except UnsupportedMediaType:
        return problem_answer(
            "unsupported_media_type",
            "send JSON as `Content-Type: application/json`, without a `Content-Encoding`",
        )
    except web.HTTPNotFound:
        return problem_answer("not_found", "there is nothing at this address")
    except web.HTTPMethodNotAllowed as error:
        allowed = ", ".join(sorted(error.allowed_methods))
        answer = problem_answer("method_not_allowed", f"offered here: {allowed}")
        answer.headers[hdrs.ALLOW] = allowed
        return answer
    except Exception:
        # The route as declared: what people put into paths and queries is not for a log.
        resource = request.match_info.route.resource
        route = resource.canonical if resource else "?"
        log.exception("request failed", request_id=request_id, method=request.method, route=route)
        return problem_answer(
            "internal",
            "the failure has been logged; when you report it, give the request id",
            request_id=request_id,
        )


def _bearer(request: web.Request) -> str | None:
    scheme, _, token = request.headers.get(hdrs.AUTHORIZATION, "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _encoded(route: AnyRoute, answer: object) -> web.Response:
    if route.answer is None:
        return web.Response(status=route.status)
    if isinstance(answer, File):
        headers = {
            hdrs.CONTENT_TYPE: answer.media,
            hdrs.CONTENT_DISPOSITION: f'attachment; filename="{answer.name}"',
        }
        return web.Response(status=route.status, body=answer.content, headers=headers)
    body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return web.Response(status=route.status, body=body, headers={hdrs.CONTENT_TYPE: route.media})
