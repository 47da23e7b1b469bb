"""A refusal: what a client gets when it cannot have what it asked for, on sockets and over REST."""

from typing import Any

#: Every code that a client may see, with the HTTP status it has over REST.
STATUS = {
    "bad_request": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "table_closed": 410,
    "table_full": 409,
    "not_host": 403,
    "not_ready": 409,
    "not_your_turn": 409,
    "stale": 409,
    "illegal_action": 422,
    "too_soon": 409,
    "rate_limited": 429,
    "server_busy": 503,
    "moved": 421,
    # REST only
    "match_running": 409,
    "name_taken": 409,
    "email_taken": 409,
    "too_large": 413,
    "banned": 403,
    "closed": 403,
    "bad_source": 422,
    "bots_off": 503,
}


class Refusal(Exception):
    """Raised anywhere below a handler; the handler's edge turns it into an answer."""

    def __init__(
        self,
        code: str,
        message: str,
        *,
        rule: str | None = None,
        retry_after: float | None = None,
        **extra: Any,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
        self.retry_after = retry_after
        self.extra = extra

    def as_json(self) -> dict[str, Any]:
        error: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.rule is not None:
            error["rule"] = self.rule
        if self.retry_after is not None:
            error["retry_after"] = round(self.retry_after, 3)
        error.update(self.extra)
        return error

    @property
    def status(self) -> int:
        return STATUS[self.code]
