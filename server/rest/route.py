"""A route, declared once: the frame serves it, checks by it and describes it in OpenAPI."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar
from uuid import UUID

from aiohttp import web
from multidict import CIMultiDict

from server.accounts.identity import Identity, Scope
from server.errors import Refusal

Body = TypeVar("Body")
Query = TypeVar("Query")
Answer = TypeVar("Answer")

Who = Literal["public", "guest", "player", "moderator", "admin"]


#: What a file is, by the end of its name.
MEDIA = {
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
}


@dataclass(frozen=True)
class File:
    """An answer that is kept under a name, whose end says what it is."""

    name: str
    content: bytes

    @property
    def media(self) -> str:
        return MEDIA[self.name.rpartition(".")[2]]


@dataclass
class Call(Generic[Body, Query]):
    """One request, read and checked, as a route's function gets it."""

    body: Body
    query: Query
    path: Mapping[str, str]
    #: None on a public route without a token.
    identity: Identity | None
    #: What limits count by; not always the address of the other end.
    address: str
    request_id: str
    cookies: Mapping[str, str] = field(repr=False)
    #: The access token as it was sent; on a public route nobody has looked at it.
    bearer: str | None = field(repr=False)
    #: For the answer, whether it is a success or a refusal.
    headers: CIMultiDict[str] = field(default_factory=CIMultiDict)
    _cookies_set: list[Callable[[web.Response], None]] = field(default_factory=list)

    @property
    def me(self) -> Identity:
        """Who asks, on a route that is not public."""
        if self.identity is None:
            raise Refusal("unauthorized", "this needs an access token")
        return self.identity

    def path_id(self, name: str) -> UUID:
        """An id in the path; what is not even an id names nothing."""
        try:
            return UUID(self.path[name])
        except ValueError:
            raise Refusal("not_found", "there is nothing with this id") from None

    def path_number(self, name: str) -> int:
        """A number in the path; what is none names nothing."""
        text = self.path[name]
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Refusal("not_found", "there is nothing with this number")
        return int(text)

    def set_cookie(self, name: str, value: str, *, path: str, seconds: int, secure: bool) -> None:
        """A cookie that scripts cannot read and other sites cannot send along."""
        self._cookies_set.append(
            lambda answer: answer.set_cookie(
                name,
                value,
                max_age=seconds,
                path=path,
                secure=secure,
                httponly=True,
                samesite="Lax",
            )
        )

    def finish(self, answer: web.Response) -> web.Response:
        """The answer with the headers and cookies that were set on the way."""
        answer.headers.update(self.headers)
        for set_cookie in self._cookies_set:
            set_cookie(answer)
        return answer


@dataclass(frozen=True, kw_only=True)
class Route(Generic[Body, Query, Answer]):
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
    path: str
    summary: str
    #: The section of the documentation.
    tag: str
    #: The least role that may call it.
    who: Who
    serve: Callable[[Call[Body, Query]], Awaitable[Answer]]
    body: type[Body] | None = None
    query: type[Query] | None = None
    #: What `serve` returns; bytes are sent as they are. Nothing goes with the status 204.
    answer: type[Answer] | None = None
    status: int = 200
    #: Codes of the refusals that `serve` may give, besides those of the frame.
    refusals: tuple[str, ...] = ()
    #: A public route that shows more to those who may see more: a token is read if there is one.
    #: On other public routes a token is not looked at, so that a stale one hinders no login.
    reads_token: bool = False
    #: It takes the refresh token of the cookie, which browsers send along whoever asks: only pages
    #: of ours may.
    reads_cookie: bool = False
    #: The scope with which a personal token may call it too; None: only people who logged in.
    scope: Scope | None = None
    #: The limit on the body, where it is not the usual one.
    body_bytes: int | None = None
    media: str = "application/json"
    #: Ends of the names of the files that it answers with.
    files: tuple[str, ...] = ()

    @property
    def path_names(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)

    @property
    def name(self) -> str:
        """The operationId: the name of the function."""
        return getattr(self.serve, "__name__", self.summary)


AnyRoute = Route[Any, Any, Any]
