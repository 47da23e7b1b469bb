"""A route declared where it is served: by a mark on the function, whose own types say the rest.

    class Ladders:
        @get("/api/v1/arena/{game}/ladder", "The official table of a game", who="public")
        async def arena_ladder(self, call: Call[None, None]) -> Ladder: ...

`routes_of(Ladders(), tag="arena")` makes the routes of such an object.
"""

from collections.abc import Awaitable, Callable
from inspect import isfunction
from types import FunctionType, NoneType
from typing import Any, Literal, Required, TypedDict, TypeVar, Unpack, get_args, get_origin
from typing import get_type_hints as hints_of

from server.accounts.identity import Scope
from server.rest.route import AnyRoute, Call, Route, Who

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
Served = TypeVar("Served", bound=Callable[..., Awaitable[object]])


class More(TypedDict, total=False):
    """What a function's types do not say; the fields of `Route`."""

    who: Required[Who]
    #: Where it is not the one of the other routes there.
    tag: str
    #: Where it is not 200, or 204 for no answer.
    status: int
    refusals: tuple[str, ...]
    reads_token: bool
    reads_cookie: bool
    scope: Scope
    body_bytes: int
    media: str
    files: tuple[str, ...]


_marks: dict[object, tuple[Method, str, str, More]] = {}


def _marked(method: Method, path: str, summary: str, more: More) -> Callable[[Served], Served]:
    def mark(function: Served) -> Served:
        _marks[function] = (method, path, summary, more)
        return function

    return mark


def get(path: str, summary: str, **more: Unpack[More]) -> Callable[[Served], Served]:
    return _marked("GET", path, summary, more)


def post(path: str, summary: str, **more: Unpack[More]) -> Callable[[Served], Served]:
    return _marked("POST", path, summary, more)


def put(path: str, summary: str, **more: Unpack[More]) -> Callable[[Served], Served]:
    return _marked("PUT", path, summary, more)


def patch(path: str, summary: str, **more: Unpack[More]) -> Callable[[Served], Served]:
    return _marked("PATCH", path, summary, more)


def delete(path: str, summary: str, **more: Unpack[More]) -> Callable[[Served], Served]:
    return _marked("DELETE", path, summary, more)


def routes_of(service: object, *, tag: str) -> list[AnyRoute]:
    """In the order in which they stand."""
    return [
        _route(service, function, tag)
        for function in vars(type(service)).values()
        if isfunction(function) and function in _marks
    ]


def _route(service: object, function: FunctionType, tag: str) -> AnyRoute:
    method, path, summary, more = _marks[function]
    hints = hints_of(function, include_extras=True)
    (call,) = (hint for hint in hints.values() if get_origin(hint) is Call)
    body, query = map(_given, get_args(call))
    answer = _given(hints["return"])
    details: dict[str, Any] = {"tag": tag, "status": 204 if answer is None else 200, **more}
    return Route(
        method=method,
        path=path,
        summary=summary,
        serve=function.__get__(service),
        body=body,
        query=query,
        answer=answer,
        **details,
    )


def _given(hint: Any) -> Any:
    return None if hint is NoneType else hint
