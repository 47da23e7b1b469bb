"""Who changes something: a moderator or an administrator, the command line, the house itself."""

import getpass
from dataclasses import dataclass
from uuid import UUID

from server.accounts.identity import ROLES, Identity
from server.errors import Refusal
from server.storage.models import User


@dataclass(frozen=True)
class Actor:
    #: None for those who have no account.
    id: UUID | None
    name: str
    role: str

    @staticmethod
    def of(identity: Identity) -> "Actor":
        return Actor(identity.user, identity.name, identity.role)

    @staticmethod
    def at_the_machine() -> "Actor":
        """Whoever may run `serai admin` has the database anyway."""
        try:
            name = getpass.getuser()
        except (KeyError, OSError):  # a user without a name
            name = "?"
        return Actor(None, f"command line ({name})", "admin")

    def check_above(self, user: User) -> None:
        """Moderators decide about players, administrators about everybody but themselves."""
        if user.id == self.id:
            raise Refusal("forbidden", "this is you: ask a colleague")
        if self.role != "admin" and ROLES.index(user.role) >= ROLES.index(self.role):
            message = f"{user.name} has the role {user.role}: only an admin may do this"
            raise Refusal("forbidden", message)


HOUSE = Actor(None, "the house", "admin")
