"""Boards: the same decks for everybody, with seats exchanged, so that luck cancels out.

A *board* is a seed. Its *board set* is every game of it that exchanges the players' seats:
two games for two players or two teams, one rotation for each seat in Tiến lên.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from random import Random

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
    """The games of a board set. Two contestants fill the sides of a team game or all seats in
    turn; more than two need a seat each."""
    teams = catalogue()[game].teams
    if teams:
        return [Arrangement((0, 1, 0, 1)), Arrangement((1, 0, 1, 0))]
    base = [seat % contestants for seat in range(seats)]
    return [
        Arrangement(tuple(base[(seat + turn) % seats] for seat in range(seats)))
        for turn in range(contestants if contestants == seats else seats)
    ]


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
) -> Match:
    """One game of a board set to its end. Players get their views and events through JSON."""
    match = new_match(game, seats, options, seed=seed)
    players = [
        makers[contestant](Random(f"{seed}|{arrangement.contestants}|{seat}"))
        for seat, contestant in enumerate(arrangement.contestants)
    ]
    _show(match, players, match.opening)
    while not match.over:
        seat = match.actors[0]
        view = json.loads(json.dumps(match.view(seat)))
        _show(match, players, match.apply(seat, players[seat].choose(view)))
    return match


def _show(match: Match, players: list[HousePlayer], events: list[JsonObject]) -> None:
    for seat, player in enumerate(players):
        player.see(json.loads(json.dumps(match.redact(events, seat))))
