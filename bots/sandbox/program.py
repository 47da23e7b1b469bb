"""A bot's program, what is said about it, and what it did."""

from dataclasses import dataclass

from bots.seat import JsonObject


@dataclass(frozen=True)
class Program:
    name: str
    version: int
    source: str


@dataclass(frozen=True)
class Diagnostic:
    """A problem in a source text. Lines and columns count from 1; the end is just behind."""

    line: int
    column: int
    end_line: int
    end_column: int
    severity: str
    code: str
    message: str


@dataclass(frozen=True)
class Decision:
    """One question to a bot, for its owner's eyes."""

    seq: int
    view: JsonObject
    #: What the bot said: JSON, or what Python shows for it; at most 4 KB.
    answer: str
    #: None: the default action is played.
    action: JsonObject | None
    milliseconds: float
    printed: str
    strike: str | None


class Strike(Exception):
    """A bot failed to give a legal action in time; the caller plays the default one.

    `kind` is one of illegal, late, exception, memory, budget, refused (by the policy), forbidden
    (by the kernel), crashed, protocol, disqualified and sandbox (our own failure, not counted).
    `reason` is a sentence for the author.
    """

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason


class SandboxUnsafe(Exception):
    """Uploaded bots cannot run on this machine; the message says why."""
