"""Baloot's options (BL-1.2)."""

from engines.core.options import Choice, Options, Whole
from engines.core.plain import JsonObject

OPTIONS = Options(
    "BL-1.2",
    [
        Whole("target", 1, 1000, 152, "game points that win the match"),
        Choice("first_dealer", [0, 1, 2, 3], "dealer of the first deal"),
        Choice("kawesh", [True, False], "a worthless hand may ask for a new deal"),
        Choice("sun_double", ["gap", "free"], "who may double a Sun"),
        Choice("doubled", ["winner", "each"], "who scores in a doubled deal"),
        Choice("closed_double", [False, True], "no trump leads in a doubled Hokum"),
        Choice("relief", ["void", "full", "none"], "freedom when the partner is winning"),
        Choice("khasara", [True, False], "buyers who do not win the deal lose everything"),
        Choice("kaboot", [True, False], "bonus for all eight tricks"),
        Choice("rounding", ["half_up", "exact"], "what a final 5 becomes"),
    ],
    presets={},
)


class HouseRules:
    """The options that matter inside a deal, read once a match."""

    def __init__(self, options: JsonObject) -> None:
        self.kawesh: bool = options["kawesh"]
        self.free_sun: bool = options["sun_double"] == "free"
        self.closed_double: bool = options["closed_double"]
        #: With the partner winning: a seat without the led suit is free, rising is no duty.
        self.void_relief: bool = options["relief"] != "none"
        self.full_relief: bool = options["relief"] == "full"
