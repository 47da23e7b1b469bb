"""The options as one deal needs them (JO-1.4)."""


class Rules:
    def __init__(
        self, starter_draws: bool, any_out: bool, joker_swap: bool, new_meld_jokers: int
    ) -> None:
        self.starter_draws = starter_draws
        self.any_out = any_out
        self.joker_swap = joker_swap
        self.new_meld_jokers = new_meld_jokers
        #: Cards that laying must leave in the hand (JO-7.4).
        self.keep = 0 if any_out else 1
