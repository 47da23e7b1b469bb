"""What the account routes take and answer.

The lengths here only keep nonsense from being worked on; names, addresses and passwords have rules
of their own, with better words for what is wrong.
"""

from typing import Annotated
from uuid import UUID

import msgspec
from msgspec import Meta

from server.rest.paging import PageQuery

Name = Annotated[str, Meta(max_length=200, description="2 to 20 letters, digits, spaces, _ - .")]
Beginning = Annotated[
    str, Meta(min_length=2, max_length=40, description="how the name begins; case does not matter")
]
Email = Annotated[str, Meta(max_length=254)]
Password = Annotated[str, Meta(max_length=1000, description="8 characters or more, up to 72 bytes")]


class Hidden(msgspec.Struct):
    """A body with a password in it, which no log and no traceback shows."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Registering(Hidden):
    name: Name
    email: Email
    password: Password


class GuestRegistering(Hidden):
    """Without `name` the guest keeps the one it has."""

    email: Email
    password: Password
    name: Name | None = None


class LoggingIn(Hidden):
    login: Annotated[str, Meta(max_length=254, description="name or e-mail address")]
    password: Password


class Guest(msgspec.Struct):
    name: Name | None = None


class LoggingOut(msgspec.Struct):
    everywhere: Annotated[bool, Meta(description="all sessions, not only this one")] = False


class Resetting(Hidden):
    """`token` is what stands behind the # of the link."""

    token: Annotated[str, Meta(max_length=200)]
    password: Password


class Changing(Hidden):
    """What is absent or null stays. E-mail and password need `current_password`."""

    name: Name | None = None
    email: Email | None = None
    password: Password | None = None
    current_password: Password | None = None


class Deleting(Hidden):
    """Guests have no password to give."""

    current_password: Password | None = None


class Player(msgspec.Struct):
    id: UUID
    name: str
    role: str


class SignedIn(msgspec.Struct):
    """The refresh token comes in the cookie `serai_refresh`."""

    access_token: str
    expires_in: Annotated[int, Meta(description="seconds")]
    player: Player


class Me(msgspec.Struct):
    id: UUID
    name: str
    role: str
    email: str | None
    since: Annotated[int, Meta(description="milliseconds since 1970")]


class PlayersQuery(PageQuery, kw_only=True):
    name: Beginning


class PlayerFound(msgspec.Struct):
    id: UUID
    name: str
    role: str


class RatingShown(msgspec.Struct):
    game: str
    mu: float
    sigma: float
    matches: int


class Profile(msgspec.Struct):
    id: UUID
    name: str
    role: str
    since: Annotated[int, Meta(description="milliseconds since 1970")]
    ratings: list[RatingShown]
