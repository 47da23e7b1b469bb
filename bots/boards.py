"""Boards: the same decks for everybody, with seats exchanged, so that luck cancels out.

A *board* is a seed. Its *board set* is every game of it that exchanges the players' seats:
two games for two players or two teams, one rotation for each seat in Tiến lên.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from random import Random

import msgspec

from bots.house.player import HousePlayer
from bots.seat import JsonObject
from engines import Match, catalogue, new_match

#: Makes a player for a seat of a match, with its own generator.
Maker = Callable[[Random], HousePlayer]


@dataclass(frozen=True)
class Arrangement:
    """Which contestant sits in which seat, by seat."""

    contestants: tuple[int, ...]


def arrangements(game: str, seats: int, contestants: int) -> list[Arrangement]:
    """The games of a board set, no two alike. Two contestants fill the sides of a team game, else
    each contestant has the same number of seats side by side; where that does not work out, they
    take turns in having more."""
    if catalogue()[game].teams:
        return [Arrangement((0, 1, 0, 1)), Arrangement((1, 0, 1, 0))]
    found = []
    for first in range(contestants if seats % contestants else 1):
        sides = sorted(seat % contestants for seat in range(seats))
        base = [(first + side) % contestants for side in sides]
        found += [
            Arrangement(tuple(base[(seat + turn) % seats] for seat in range(seats)))
            for turn in range(seats)
        ]
    return found


def board_seed(seed: str, number: int) -> str:
    """The seed of board `number` of a series."""
    return sha256(f"{seed}|board|{number}".encode()).hexdigest()


def play_board(
    game: str,
    seats: int,
    options: JsonObject,
    seed: str,
    arrangement: Arrangement,
    makers: list[Maker],
    strikes: list[int] | None = None,
) -> Match:
    """One game of a board set to its end. Players get their views and events through JSON. An
    answer that is not legal is refused, or with `strikes` counted there by contestant, and the
    default action is played."""
    match = new_match(game, seats, options, seed=seed)
    players = [
        makers[contestant](Random(f"{seed}|{arrangement.contestants}|{seat}"))
        for seat, contestant in enumerate(arrangement.contestants)
    ]
    _show(match, players, match.opening)
    while not match.over:
        seat = match.actors[0]
        view: JsonObject = through_json(match.view(seat))
        action = players[seat].choose(view)
        if strikes is not None and action not in match.legal_actions(seat):
            strikes[arrangement.contestants[seat]] += 1
            default = match.default_action(seat)
            assert default is not None
            action = default
        _show(match, players, match.apply(seat, action))
    return match


def through_json(value: JsonObject) -> JsonObject:
    """What arrives at the other end of a wire."""
    arrived: JsonObject = msgspec.json.decode(msgspec.json.encode(value))
    return arrived


def _show(match: Match, players: list[HousePlayer], events: list[JsonObject]) -> None:
    for seat, player in enumerate(players):
        if type(player).see is not HousePlayer.see:  # most levels need no memory
            player.see(through_json({"events": match.redact(events, seat)})["events"])
