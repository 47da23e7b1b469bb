"""Who somebody is, as the server knows it from a token: never the client's word."""

from dataclasses import dataclass
from typing import Literal
from uuid import UUID

#: What a user may be, the least first; each may do all that those before it may.
ROLES = ("guest", "player", "moderator", "admin")
#: What a personal token is good for: sitting at tables as a bot, or managing the owner's bots.
Scope = Literal["play", "bots"]


@dataclass(frozen=True, slots=True)
class Identity:
    user: UUID
    name: str
    role: str
    #: The session: access tokens that were refreshed from the same login share it.
    family: UUID
    #: Seconds since 1970 at which the token ends.
    expires: int
    #: A person, or the account of an external bot, which sits at tables as a bot.
    kind: Literal["person", "bot"] = "person"
    #: Whose external bot it is.
    owner: UUID | None = None

    def may(self, role: str) -> bool:
        return ROLES.index(self.role) >= ROLES.index(role)
