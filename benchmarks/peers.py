"""Other people's games, played at random: OpenSpiel driven from Python, and rlcard's environments.

Each function returns `play(rng) -> decisions` for one whole game. Chance nodes are no decisions;
a decision with one choice is one, for ours as well.
"""

from collections.abc import Callable
from random import Random

Play = Callable[[Random], int]


def open_spiel(name: str) -> Play:
    import pyspiel  # noqa: PLC0415  # lives in the peers' environment only

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                decisions += 1
                state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


def rlcard(name: str) -> Play:
    import rlcard as library  # noqa: PLC0415  # lives in the peers' environment only

    env = library.make(name, config={"seed": 7})

    def play(rng: Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += 1
            state, _ = env.step(actions[int(rng.random() * len(actions))])
        return decisions

    return play
