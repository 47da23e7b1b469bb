"""What can go wrong with the storage, for those who call it."""

from server.errors import Refusal


class DatabaseAway(Refusal):
    """The database cannot be reached now. What was asked may be asked again."""

    def __init__(self) -> None:
        super().__init__(
            "server_busy", "The database cannot be reached. Try again in a moment.", retry_after=1
        )


class EmbeddedError(Exception):
    """The embedded PostgreSQL cannot run; the message tells the person who started us why."""


class MigrationError(Exception):
    """The schema cannot be brought up to date; the message tells the person why."""


class NotWritten(Exception):
    """An entry or a write is not in the journal and never will be."""


class Fenced(NotWritten):
    """Another action stands at this place of the match: somebody else plays it on."""


class LeaseLost(NotWritten):
    """The node that wants to write has been given up: its tables are others' now."""


class ArchiveError(Exception):
    """A backup that cannot be written or put back, and why."""
