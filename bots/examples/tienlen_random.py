"""Random: any legal action. The least that a bot is."""

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor: it completes state["…"]
    from bots.api.tienlen import TienlenAction, TienlenState


def get_next_move(state: "TienlenState") -> "TienlenAction":
    # The seed makes a match repeatable: the same cards, the same choices.
    rng = random.Random(state["rng_seed"] + state["seq"])
    return rng.choice(state["legal_actions"])
