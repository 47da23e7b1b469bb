"""Whom the house lets in just now: what accounts ask of it before anybody enters."""

from typing import Protocol
from uuid import UUID


class Admission(Protocol):
    """Each raises a Refusal that says why not."""

    def check_user(self, user: UUID) -> None:
        """May this account be used?"""

    def check_address(self, address: str) -> None:
        """May anybody come in from there?"""

    def check_guests(self) -> None:
        """Do people enter without an account?"""

    def check_registration(self) -> None:
        """Are new accounts made?"""

    def check_name(self, name: str) -> None:
        """May anybody be called this?"""


class Everybody:
    """A house without a doorman."""

    def check_user(self, user: UUID) -> None: ...

    def check_address(self, address: str) -> None: ...

    def check_guests(self) -> None: ...

    def check_registration(self) -> None: ...

    def check_name(self, name: str) -> None: ...
