"""Random: any legal action. The least that a bot is."""

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor: it completes state["…"]
    from bots.api.omi import OmiAction, OmiState


def get_next_move(state: "OmiState") -> "OmiAction":
    # The seed makes a match repeatable: the same cards, the same choices.
    rng = random.Random(state["rng_seed"] + state["seq"])
    return rng.choice(state["legal_actions"])
