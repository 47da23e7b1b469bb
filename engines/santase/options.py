"""Santase's options (SA-1.3) and presets (SA-1.4)."""

from engines.core.options import Choice, Options

OPTIONS = Options(
    "SA-1.3",
    [
        Choice("target", [7, 11], "game points that win the match", default=11),
        Choice(
            "first_trick",
            ["free", "plain"],
            "plain: no closing, exchange or marriage before the first trick is complete",
        ),
        Choice("last_trick_bonus", [0, 10], "points for the last trick, stock not closed"),
        Choice("first_dealer", [0, 1], "dealer of the first deal"),
    ],
    presets={"seed": {}, "club": {"first_trick": "plain", "last_trick_bonus": 10}},
)
