"""Lists by pages: a cursor is the place after the last item shown, opaque to the client."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Generic, TypeVar
from uuid import UUID

import msgspec

from server.errors import Refusal
from server.rest.reading import has_nul

Item = TypeVar("Item")
Place = TypeVar("Place")
Row = TypeVar("Row")

LONGEST_CURSOR = 512
#: As far as the database counts.
LARGEST_NUMBER = 2**63 - 1


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
        text = urlsafe_b64decode(padded)
        if has_nul(text):
            raise ValueError
        return msgspec.json.decode(text, type=place)
    except (ValueError, msgspec.DecodeError, RecursionError):
        raise _not_ours() from None


def number_of(cursor: str | None, largest: int = LARGEST_NUMBER) -> int | None:
    """The number at which a list by numbers stands; None at its beginning."""
    if cursor is None:
        return None
    number = place_of(cursor, int)
    if not 0 <= number <= largest:
        raise _not_ours()
    return number


def page_of(
    rows: Sequence[Row], limit: int, *, show: Callable[[Row], Item], place: Callable[[Row], object]
) -> Page[Item]:
    """The page for `limit` + 1 rows: the one too many says that there is more."""
    shown = rows[:limit]
    more = len(rows) > limit
    return Page([show(row) for row in shown], cursor_at(place(shown[-1])) if more else None)


def time_of(milliseconds: int) -> datetime:
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC)
    except (OverflowError, ValueError, OSError):
        raise Refusal("bad_request", "this time is too far away") from None


def time_cursor(time: datetime, name: UUID) -> tuple[str, UUID]:
    """Where a list by time stands: the last item's time to the microsecond, and its id."""
    return time.isoformat(), name


def before(cursor: str | None) -> tuple[datetime, UUID] | None:
    """The place that such a cursor names."""
    if cursor is None:
        return None
    time, name = place_of(cursor, tuple[str, UUID])
    try:
        at = datetime.fromisoformat(time)
    except ValueError:
        raise _not_ours() from None
    if at.tzinfo is None:
        raise _not_ours()
    return at, name


def _not_ours() -> Refusal:
    return Refusal("bad_request", "`cursor`: not one that this list gave")
