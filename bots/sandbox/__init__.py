"""Uploaded bots: programs of strangers in locked-down processes of their own.

`Sandbox` is the door: it checks source text and makes players for seats. `inside/` is what runs on
the other side of the wall. How and why: docs/decisions/014-the-bot-sandbox.md.
"""

from bots.sandbox.inside.modules import MODULES
from bots.sandbox.limits import BotLimits
from bots.sandbox.player import BotPlayer
from bots.sandbox.program import Decision, Diagnostic, Program, SandboxUnsafe, Strike
from bots.sandbox.report import Probe, Report
from bots.sandbox.sandbox import Sandbox
from bots.sandbox.zygote import Walls

__all__ = [
    "MODULES",
    "BotLimits",
    "BotPlayer",
    "Decision",
    "Diagnostic",
    "Probe",
    "Program",
    "Report",
    "Sandbox",
    "SandboxUnsafe",
    "Strike",
    "Walls",
]
