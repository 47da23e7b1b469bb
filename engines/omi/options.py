"""Omi's options (OM-1.3) and presets (OM-1.4)."""

from engines.core.errors import OptionError
from engines.core.options import Choice, Options, Pair, Whole
from engines.core.plain import MAX_INTEGER, JsonObject

RULE = "OM-1.3"
MOST_BONUS = 99


def _relations(options: JsonObject, seats: int) -> None:
    target = options["target"]
    if max(options["start_scores"]) >= target:
        raise OptionError(
            "start_scores", RULE, f"each score must be below the target of {target} tokens"
        )
    if options["draw_bonus"] == "once" and options["start_bonus"] > 1:
        raise OptionError("start_bonus", RULE, 'at most 1 while draw_bonus is "once"')


OPTIONS = Options(
    RULE,
    [
        Choice("target", [5, 10, 15], "tokens that win the match", default=10),
        Choice("ambaya_tokens", [1, 2], "tokens when the defenders win 5 to 7 tricks"),
        Choice("kapothi_tokens", [2, 3], "tokens for all eight tricks"),
        Choice("draw_bonus", ["once", "stack"], "what several draws in a row carry"),
        Choice("trump_maker", ["right", "next"], "who names trumps, seen from the dealer"),
        Choice("first_dealer", [0, 1, 2, 3], "dealer of the first deal"),
        Pair("start_scores", 0, 14, "tokens of both teams at the start"),
        Whole("start_bonus", 0, MOST_BONUS, 0, "bonus carried into the first deal"),
        Whole("start_deal", 1, MAX_INTEGER, 1, "number of the first deal"),
    ],
    presets={
        "seed": {},
        "classic": {
            "ambaya_tokens": 2,
            "kapothi_tokens": 3,
            "draw_bonus": "stack",
            "trump_maker": "next",
        },
    },
    relations=_relations,
)
