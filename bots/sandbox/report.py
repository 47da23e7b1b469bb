"""What the sandbox found out about this machine when it started."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Probe:
    """Something hostile that was tried, and whether the walls held."""

    name: str
    held: bool
    detail: str


@dataclass(frozen=True)
class Report:
    safe: bool
    #: Why uploaded bots are refused; None if they are not.
    reason: str | None = None
    #: Second walls that are missing here.
    warnings: tuple[str, ...] = ()
    probes: tuple[Probe, ...] = ()
    #: The walls in force.
    walls: tuple[str, ...] = ()


NOT_STARTED = Report(safe=False, reason="the sandbox has not been started")
