"""The door of the house, as accounts ask it: sanctions, and the rules that hold just now."""

from uuid import UUID

from server.admin.rules import RuleBook
from server.chat.house_words import HouseWords
from server.errors import Refusal
from server.moderation.sanctions import Sanctions


class Door:
    """Implements `server.accounts.admission.Admission`."""

    def __init__(self, sanctions: Sanctions, rules: RuleBook, words: HouseWords) -> None:
        self._sanctions = sanctions
        self._rules = rules
        self._words = words

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

    def check_name(self, name: str) -> None:
        self._words.check(name=name)
