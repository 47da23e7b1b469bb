"""The search itself: worlds that agree with a view, and a race of the candidates through them."""

from random import Random

from bots.search.clock import Clock
from bots.search.race import Race
from bots.search.styles import style_of
from bots.seat import JsonObject
from engines.catalogue import GAMES

#: Worlds that are looked at until one is plausible.
TRIES = 8


def search(view: JsonObject, first: JsonObject, clock: Clock, rng: Random) -> JsonObject:
    """A legal action for this view. `first` is a legal action that a quick player would choose;
    it stands unless another one proves better before the clock is spent."""
    legal: list[JsonObject] = view["legal_actions"]
    if len(legal) == 1:
        return first
    moves, chosen = _race(view, legal.index(first), clock, rng)
    return legal[moves.index(chosen)]


def _race(view: JsonObject, first: int, clock: Clock, rng: Random) -> tuple[list[int], int]:
    """All legal moves in the order of the legal actions, and the one to play."""
    game, seat = GAMES[view["game"]], view["seat"]
    style = style_of(view["game"])
    session, deal = game.sample(view, rng)
    moves: list[int] = deal.moves_of(seat)
    chosen = moves[first]
    others = [move for move in style.candidates(view, deal, moves, chosen) if move != chosen]
    race = Race([chosen, *others])
    while len(race.running) > 1:
        for _ in range(TRIES):
            session, deal = game.sample(view, rng)
            if style.plausible(view, deal):
                break
        values: list[float] = []
        for move in race.running:
            if clock.spent():
                return moves, race.best(style.doubt)
            world = deal.clone()
            world.play(move)
            values.append(style.value(session, world, view["deal"], seat))
        race.add(values)
    return moves, race.best(style.doubt)
