"""Our games, played at random in the two ways they are used: the fast path and the door."""

from random import Random

from benchmarks.peers import Play
from engines import new_match
from engines.catalogue import GAMES


def fast_path(name: str) -> Play:
    """One deal a game, as the peers' games are: integer state, no events, no views."""
    game = GAMES[name]
    seats = game.default_seats
    options = game.options.complete(None, seats)
    pack = list(range(game.pack.size))

    def play(rng: Random) -> int:
        deck = pack[:]
        rng.shuffle(deck)
        deal = game.session(seats, options).start(deck)
        decisions = 0
        while deal.turn >= 0:
            moves = deal.moves()
            decisions += 1
            deal.play(moves[int(rng.random() * len(moves))])
        return decisions

    return play


def door(name: str) -> Play:
    """One match a game: the actor's view with its legal actions, then a checked JSON action."""

    def play(rng: Random) -> int:
        match = new_match(name, seed=f"{rng.getrandbits(256):064x}")
        while not match.over:
            seat = match.actors[0]
            actions = match.view(seat)["legal_actions"]
            match.apply(seat, actions[int(rng.random() * len(actions))])
        return match.seq

    return play
