"""The door of the house, as accounts ask it: sanctions, and the rules that hold just now."""

from uuid import UUID

from server.admin.rules import RuleBook
from server.errors import Refusal
from server.moderation.sanctions import Sanctions


class Door:
    """Implements `server.accounts.admission.Admission`."""

    def __init__(self, sanctions: Sanctions, rules: RuleBook) -> None:
        self._sanctions = sanctions
        self._rules = rules

    def check_user(self, user: UUID) -> None:
        self._sanctions.check_user(user)

    def check_address(self, address: str) -> None:
        self._sanctions.check_address(address)

    def check_guests(self) -> None:
        if not self._rules.now.guests:
            raise Refusal("closed", "guests are not let in just now: register, or log in")

    def check_registration(self) -> None:
        if not self._rules.now.registration:
            raise Refusal("closed", "no new accounts are made just now")
