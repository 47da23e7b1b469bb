"""Lists by pages: a cursor is the place after the last item shown, opaque to the client."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Annotated, Generic, TypeVar

import msgspec

from server.errors import Refusal

Item = TypeVar("Item")
Place = TypeVar("Place")
Row = TypeVar("Row")

LONGEST_CURSOR = 512


class Page(msgspec.Struct, Generic[Item]):
    """A part of a list; `next` is the `cursor` of the part that follows, null at the end."""

    items: list[Item]
    next: str | None


class PageQuery(msgspec.Struct):
    """The query of a list; lists with filters inherit from it."""

    cursor: Annotated[str | None, msgspec.Meta(description="`next` of the page before")] = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=100, description="items on a page")] = 50


def cursor_at(place: object) -> str:
    """The cursor for a place: the sort key of the last item, such as (time, id)."""
    return urlsafe_b64encode(msgspec.json.encode(place)).rstrip(b"=").decode("ascii")


def place_of(cursor: str, place: type[Place]) -> Place:
    """The place that a cursor names. A cursor gives no rights, so it is checked and not signed."""
    try:
        if len(cursor) > LONGEST_CURSOR:
            raise ValueError
        padded = cursor.encode("ascii") + b"=" * (-len(cursor) % 4)
        return msgspec.json.decode(urlsafe_b64decode(padded), type=place)
    except (ValueError, msgspec.DecodeError, RecursionError):
        raise Refusal("bad_request", "`cursor`: not one that this list gave") from None


def page_of(
    rows: Sequence[Row], limit: int, *, show: Callable[[Row], Item], place: Callable[[Row], object]
) -> Page[Item]:
    """The page for `limit` + 1 rows: the one too many says that there is more."""
    shown = rows[:limit]
    more = len(rows) > limit
    return Page([show(row) for row in shown], cursor_at(place(shown[-1])) if more else None)
