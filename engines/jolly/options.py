"""Jolly's options (JO-1.4)."""

from engines.core.errors import OptionError
from engines.core.options import Choice, Options
from engines.core.plain import JsonObject

RULE = "JO-1.4"


def _relations(options: JsonObject, seats: int) -> None:
    if options["first_dealer"] >= seats:
        raise OptionError("first_dealer", RULE, f"must be a seat of this table, 0 to {seats - 1}")


OPTIONS = Options(
    RULE,
    [
        Choice("target", [500, 1000], "match score to reach"),
        Choice("starter_draws", [True, False], "whether the starter draws on the first turn"),
        Choice("go_out", ["zudrehen", "any"], '"any": a deal also ends when a hand is used up'),
        Choice(
            "joker_swap",
            [False, True],
            "table jokers may be exchanged for the card they stand for",
        ),
        Choice("new_meld_jokers", [2, 1], "most jokers among the three cards of a new meld"),
        Choice("first_dealer", [0, 1, 2, 3], "dealer of the first deal"),
    ],
    presets={"seed": {}},
    relations=_relations,
)
