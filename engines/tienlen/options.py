"""Tiến lên's options (TL-1.3), and what they mean for one deal."""

from engines.core.options import Choice, Options
from engines.core.plain import JsonObject
from engines.tienlen.patterns import IN_FORCE

OPTIONS = Options(
    "TL-1.3",
    [
        Choice("games", [1, 4, 8, 16, 32], "deals in the match", default=16),
        Choice("straights", ["longer", "same_length"], "what beats a straight"),
        Choice("quad_cuts_pair", [False, True], "a four of a kind cuts a pair of 2s"),
        Choice(
            "free_cut",
            [False, True],
            "a seat that has passed may still cut with four pairs",
            default=True,
        ),
        Choice("instant_wins", ["by_deal", "cumulative", "off"], "which dealt hands win at once"),
        Choice(
            "den_bai",
            [False, True],
            "one seat that passed with a play in hand can be made to pay for all",
            default=True,
        ),
        Choice("hide_counts", [False, True], "views hide the other seats' card counts"),
    ],
    presets={},
)


class Rules:
    """The options as a deal asks for them. One for the whole match, shared by all its deals."""

    def __init__(self, seats: int, options: JsonObject) -> None:
        self.seats: int = seats
        self.longer: bool = options["straights"] == "longer"
        self.quad_cuts_pair: bool = options["quad_cuts_pair"]
        self.free_cut: bool = options["free_cut"]
        # TL-8.8 takes three cóng seats, so it needs four.
        self.den_bai: bool = options["den_bai"] and seats == 4
        #: The instant wins of an initial and of a later deal, as bits.
        self.initial_patterns: int
        self.later_patterns: int
        self.initial_patterns, self.later_patterns = IN_FORCE[options["instant_wins"]]
