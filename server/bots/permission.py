"""Whether people's code may run on this machine."""

from dataclasses import dataclass

from bots.sandbox import Sandbox
from server.errors import Refusal


@dataclass(frozen=True)
class Permission:
    sandbox: Sandbox
    #: SERAI_ALLOW_UNSAFE_BOTS: run it even where the walls do not hold.
    allow_unsafe: bool

    @property
    def obstacle(self) -> str | None:
        """Why it may not; None if it may."""
        report = self.sandbox.report
        if report.safe or self.allow_unsafe:
            return None
        return f"bots of users cannot run here: {report.reason or 'the sandbox is closed'}"

    def check(self) -> None:
        """A refusal for routes. Tables have their own: their codes are those of the wire."""
        if self.obstacle is not None:
            raise Refusal("bots_off", self.obstacle)
