"""What the admin routes take and answer, where several of them share it."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.rest.paging import time_of
from server.storage.models import Sanction

Milliseconds = Annotated[int, Meta(ge=0, le=2**53, description="milliseconds since 1970")]
Reason = Annotated[str, Meta(min_length=1, max_length=500)]
Note = Annotated[str, Meta(max_length=2_000)]


class Until(Struct):
    """Why, and until when; without an end for ever."""

    reason: Annotated[Reason, Meta(description="told to the person")]
    until: Milliseconds | None = None

    @property
    def end(self) -> datetime | None:
        return None if self.until is None else time_of(self.until)


class Because(Struct):
    reason: Reason


class Closing(Struct):
    """What becomes of a match that runs: `void` counts for nobody, `forfeit` is lost by the seats
    in `losers` and their partners."""

    reason: Annotated[Reason, Meta(description="told to the people there")]
    result: Literal["void", "draw", "forfeit"] = "void"
    losers: Annotated[list[Annotated[int, Meta(ge=0, le=15)]], Meta(max_length=15)] = []


class SanctionShown(Struct):
    id: UUID
    kind: str
    user: UUID | None
    address: str | None
    reason: str
    at: int
    by: UUID | None
    until: int | None
    lifted_at: int | None
    lifted_by: UUID | None
    appeal: str | None
    appealed_at: int | None
    appeal_answer: str | None


def shown_sanction(sanction: Sanction) -> SanctionShown:
    return SanctionShown(
        id=sanction.id,
        kind=sanction.kind,
        user=sanction.user_id,
        address=sanction.address,
        reason=sanction.reason,
        at=milliseconds(sanction.created_at),
        by=sanction.created_by,
        until=ms(sanction.until),
        lifted_at=ms(sanction.lifted_at),
        lifted_by=sanction.lifted_by,
        appeal=sanction.appeal,
        appealed_at=ms(sanction.appealed_at),
        appeal_answer=sanction.appeal_answer,
    )


def ms(time: datetime | None) -> int | None:
    return None if time is None else milliseconds(time)
