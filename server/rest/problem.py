"""Refusals as problem objects (RFC 9457): every REST answer that is not a success."""

import math
from typing import Any

import msgspec
from aiohttp import web

from server.errors import STATUS, Refusal

PROBLEM_TYPE = "application/problem+json"

#: Codes that only the frame itself gives.
FRAME_STATUS = {"method_not_allowed": 405, "unsupported_media_type": 415, "internal": 500}
ALL_STATUS = STATUS | FRAME_STATUS

#: One line per code that does not change from case to case; `detail` says what happened this time.
TITLES = {
    "bad_request": "The request is not of the right form",
    "unauthorized": "Log in first",
    "forbidden": "You may not do this",
    "not_found": "There is no such thing",
    "table_closed": "The table is closed",
    "table_full": "The table is full",
    "not_host": "Only the host may do this",
    "not_ready": "Not everybody is ready",
    "not_your_turn": "It is not your turn",
    "stale": "The table has moved on",
    "illegal_action": "The rules do not allow this",
    "too_soon": "It is too soon for this",
    "rate_limited": "Too many requests",
    "server_busy": "The server is busy",
    "moved": "Another node has this",
    "match_running": "The match is still running",
    "name_taken": "The name is taken",
    "email_taken": "The e-mail address is taken",
    "too_large": "The request is too large",
    "banned": "You are banned",
    "closed": "The house has closed this for now",
    "bad_source": "The bot's source has errors",
    "bots_off": "Bots of users cannot run here",
    "method_not_allowed": "This method is not offered here",
    "unsupported_media_type": "The body must be JSON",
    "internal": "Something went wrong on the server",
}


def title_of(code: str) -> str:
    return TITLES.get(code, code.replace("_", " "))


class Problem(msgspec.Struct, omit_defaults=True):
    """RFC 9457. Clients decide by `code`; `detail` is for people."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None = None
    retry_after: float | None = None
    request_id: str | None = None


def problem_answer(
    code: str,
    detail: str,
    *,
    rule: str | None = None,
    retry_after: float | None = None,
    request_id: str | None = None,
    extra: dict[str, Any] | None = None,
) -> web.Response:
    status = ALL_STATUS[code]
    problem = Problem(
        type=f"/api/docs#problem-{code}",
        title=title_of(code),
        status=status,
        detail=detail,
        code=code,
        rule=rule,
        retry_after=None if retry_after is None else round(retry_after, 3),
        request_id=request_id,
    )
    # What a refusal adds (such as `socket_path`) cannot replace what the standard defines.
    members = (extra or {}) | msgspec.to_builtins(problem)
    answer = web.Response(
        status=status,
        body=msgspec.json.encode(members),
        content_type=PROBLEM_TYPE,
    )
    if status == 401:
        answer.headers["WWW-Authenticate"] = "Bearer"
    if retry_after is not None and status in (429, 503):
        answer.headers["Retry-After"] = str(max(1, math.ceil(retry_after)))
    return answer


def refusal_answer(refusal: Refusal) -> web.Response:
    return problem_answer(
        refusal.code,
        refusal.message,
        rule=refusal.rule,
        retry_after=refusal.retry_after,
        extra=refusal.extra,
    )
