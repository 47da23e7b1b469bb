"""Boards: the same decks for everybody, with seats exchanged, so that luck cancels out.

A *board* is a seed: it gives the decks, the first dealer and every player's own randomness, so that
any game of it can be played again. Its *board set* is every game that exchanges the contestants'
seats. `docs/arena.md` says why the arrangements are what they are.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import perf_counter

import msgspec

from bots.house import house_maker
from bots.house.player import HousePlayer
from bots.sandbox import BotPlayer, Strike
from bots.seat import JsonObject, SeatPlayer
from engines import Match, catalogue, new_match

#: Makes a house player for a seat of a match, with its own generator.
Maker = Callable[[Random], HousePlayer]
#: Makes a contestant's player for a seat of one game, from the number and the seed of that seat.
Entrant = Callable[[int, int], SeatPlayer]
#: Told of each action: the seat, the action, and whether it was played for a bot that struck.
Told = Callable[[int, JsonObject, bool], None]

#: Seconds after which the loop gets its turn, between two actions of players that never wait.
LOOP_SECONDS = 0.02
#: Deals after which house bots play a match to its end: where nobody ever bids, Baloot has none
#: (BL-4.8), and neither `pass` nor the default action is a strike.
MOST_DEALS = 200
FINISHER = "house:medium"
#: Bots are given their seed as a JSON number, which every language reads exactly.
SEED_BITS = 53


@dataclass(frozen=True)
class Board:
    game: str
    seats: int
    options: JsonObject
    seed: str

    def match(self) -> Match:
        return new_match(self.game, self.seats, self.options, seed=self.seed)


@dataclass(frozen=True)
class Arrangement:
    """Which contestant sits in which seat, by seat."""

    contestants: tuple[int, ...]


@dataclass(frozen=True)
class Game:
    """One game of a board set, played to its end."""

    match: Match
    arrangement: Arrangement
    #: By contestant: answers that were none, and whether one of its players was disqualified.
    strikes: tuple[int, ...]
    out: tuple[bool, ...]
    #: Strikes because an answer did not come in time: on a machine that has no time to give, that
    #: says nothing about the bot.
    late: int


def arrangements(game: str, seats: int, contestants: int) -> list[Arrangement]:
    """The games of a board set, no two alike: every contestant plays every hand equally often.

    Two contestants fill the sides of a team game, each both of its seats. As many contestants as
    seats go round the table. Two contestants at four seats of their own sit side by side and
    across, each time also exchanged. Where numbers do not work out, contestants take turns in
    having a seat more.
    """
    if catalogue()[game].teams:
        return [Arrangement((0, 1, 0, 1)), Arrangement((1, 0, 1, 0))]
    if (seats, contestants) == (4, 2):
        side_by_side, across = (0, 0, 1, 1), (0, 1, 0, 1)
        return [
            Arrangement(tuple(one ^ exchanged for one in formation))
            for formation in (side_by_side, across)
            for exchanged in (0, 1)
        ]
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


def seat_seed(seed: str, arrangement: Arrangement, seat: int) -> int:
    """What the player of a seat may draw its own randomness from."""
    digest = sha256(f"{seed}|{arrangement.contestants}|{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def house_entrant(make: Maker) -> Entrant:
    return lambda _, seed: make(Random(seed))


async def play_game(
    board: Board,
    arrangement: Arrangement,
    entrants: Sequence[Entrant],
    told: Told | None = None,
) -> Game:
    """One game of a board set to its end. An answer that is not legal, or a `Strike`, counts as a
    strike, and the default action is played. A failure of the sandbox itself is raised: the game
    would not be a fair one."""
    match = board.match()
    seating = arrangement.contestants
    players = [
        entrants[contestant](seat, seat_seed(board.seed, arrangement, seat))
        for seat, contestant in enumerate(seating)
    ]
    finishers: list[SeatPlayer] = []
    strikes = [0] * len(entrants)
    late = 0
    outcome: JsonObject | None = None
    try:
        for seat, player in enumerate(players):
            info = {"game": board.game, "seat": seat, "seats": board.seats}
            await player.start({**info, "options": match.session.options})
        watchers = [_Watcher(seat, player) for seat, player in enumerate(players) if _sees(player)]
        _tell(watchers, match, match.opening)
        turn_over = perf_counter() + LOOP_SECONDS
        while not match.over:
            seat = match.actors[0]
            view = match.view(seat)
            for watcher in watchers:
                if watcher.seat == seat:
                    await watcher.catch_up()
            if match.number >= MOST_DEALS and not finishers:
                finishers = [_finisher(board, arrangement, one) for one in range(board.seats)]
            action, struck = await _answer((finishers or players)[seat], view)
            if action is None:
                strikes[seating[seat]] += struck != "disqualified"  # that is not one more
                late += struck == "late"
                action = match.default_action(seat)
                assert action is not None
            _tell(watchers, match, match.apply(seat, action))
            if told is not None:
                told(seat, action, struck is not None)
            if perf_counter() > turn_over:
                await asyncio.sleep(0)
                turn_over = perf_counter() + LOOP_SECONDS
        for watcher in watchers:
            await watcher.catch_up()
        outcome = match.outcome
        out = {seating[seat] for seat, player in enumerate(players) if _is_out(player)}
    finally:
        for player in players:
            await player.close(outcome)
    return Game(
        match=match,
        arrangement=arrangement,
        strikes=tuple(strikes),
        out=tuple(one in out for one in range(len(entrants))),
        late=late,
    )


def _finisher(board: Board, arrangement: Arrangement, seat: int) -> HousePlayer:
    return house_maker(FINISHER, board.game)(Random(seat_seed(board.seed, arrangement, seat)))


async def _answer(player: SeatPlayer, view: JsonObject) -> tuple[JsonObject | None, str | None]:
    """What the player plays here, or the kind of its strike."""
    try:
        action = await player.decide(view)
    except Strike as strike:
        if strike.kind == "sandbox":
            raise
        return None, strike.kind
    return (action, None) if action in view["legal_actions"] else (None, "illegal")


def through_json(value: JsonObject) -> JsonObject:
    """What arrives at the other end of a wire."""
    arrived: JsonObject = msgspec.json.decode(msgspec.json.encode(value))
    return arrived


class _Watcher:
    """What a seat was shown and its player has not been told: it is told before it decides."""

    def __init__(self, seat: int, player: SeatPlayer) -> None:
        self.seat = seat
        self.player = player
        self.unseen: list[JsonObject] = []

    async def catch_up(self) -> None:
        if self.unseen:
            unseen, self.unseen = self.unseen, []
            await self.player.watch(unseen)


def _is_out(player: SeatPlayer) -> bool:
    return isinstance(player, BotPlayer) and player.disqualified is not None


def _sees(player: SeatPlayer) -> bool:
    """Most house players need no memory."""
    return not isinstance(player, HousePlayer) or type(player).see is not HousePlayer.see


def _tell(watchers: list[_Watcher], match: Match, events: list[JsonObject]) -> None:
    for watcher in watchers:
        watcher.unseen += match.redact(events, watcher.seat)
