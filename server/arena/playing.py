"""A worker plays a board set: its games side by side, written as they go, counted at the end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from uuid import UUID

from bots.boards import Board, Entrant, Game, arrangements, house_entrant, play_game
from bots.house import house_maker
from bots.house.player import HousePlayer
from bots.measure import result_of
from bots.search.clock import Playouts
from bots.search.expert import Expert
from server.arena import contestants, sets
from server.arena.contestants import Contestant
from server.arena.counting import Result, count
from server.arena.format import FORMATS, board_options
from server.arena.records import GameRecord, SetRecord
from server.arena.sets import Claimed
from server.storage.database import Database

#: An expert's thinking in the arena: by playouts, since by the clock no game could be repeated.
EXPERT_PLAYOUTS = 60
#: Seconds for a whole board set. Bots are stopped by their own limits long before.
SET_SECONDS = 1800.0

#: How often a worker looks whether it gets its turns, and how late is too late to blame a bot.
LAG_SECONDS = 0.1
MOST_LAG = 0.5
#: A bot that is late again and again is blamed though the machine was late as well: else one that
#: hangs would be played for ever where there is always something to do.
MOST_STARVED = 2

#: Makes an uploaded bot's entrant for one game of a set.
Uploaded = Callable[[Claimed, Contestant, GameRecord], Awaitable[Entrant]]


class Starved(Exception):
    """The machine was too busy for its bots: the set is played again, later."""


class Lag:
    """How late this process gets its turns."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self, over: asyncio.Event) -> None:
        loop = asyncio.get_running_loop()
        while not over.is_set():
            before = loop.time()
            with suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), LAG_SECONDS)
                return
            self.longest = max(self.longest, loop.time() - before - LAG_SECONDS)


class SetPlayer:
    def __init__(self, database: Database, worker: str, uploaded: Uploaded | None = None) -> None:
        self._database = database
        self._worker = worker
        self._uploaded = uploaded

    async def play(self, set_id: UUID) -> bool:
        """Plays and counts a set; False if there was nothing to do any more."""
        async with self._database.connection() as connection:
            claimed = await sets.claim(connection, set_id, self._worker)
            if claimed is None:
                return False
            known = await contestants.find(connection, claimed.contestants)
            missing = [one for one in claimed.contestants if one not in known]
            if missing:
                await sets.fail(connection, set_id, f"there is no {missing[0]} any more")
                return False
            # Somebody may have been taken out of play while the set waited.
            out = await contestants.out_of_play(connection, known.values())
            if out:
                await sets.fail(connection, set_id, next(iter(out.values())))
                return False
        async with asyncio.timeout(SET_SECONDS):
            record, found = await self.played(claimed, [known[o] for o in claimed.contestants])
        return await count(self._database, record, found)

    async def played(self, claimed: Claimed, entered: list[Contestant]) -> tuple[SetRecord, Result]:
        """All games of a set, not yet counted."""
        form = FORMATS[claimed.game]
        options = board_options(claimed.game, claimed.seed)
        board = Board(claimed.game, form.seats, options, claimed.seed)
        arranged = arrangements(claimed.game, form.seats, len(entered))
        complete = board.match().session.options
        record = SetRecord(claimed, form.seats, complete, entered, arranged)
        over = asyncio.Event()
        lag = Lag()
        async with asyncio.TaskGroup() as together:
            together.create_task(record.keep_writing(self._database, over))
            together.create_task(lag.watch(over))
            tasks = [
                together.create_task(self._game(board, claimed, entered, game))
                for game in record.games
            ]
            games = [await task for task in tasks]
            over.set()
        starved = lag.longest > MOST_LAG and any(game.late for game in games)
        if starved and claimed.attempts <= MOST_STARVED:
            raise Starved(f"bots were late, and so was the machine, by {lag.longest:.1f} s")
        result = result_of(games)
        out = tuple(any(game.out[one] for game in games) for one in range(len(entered)))
        return record, Result(result, out)

    async def _game(
        self, board: Board, claimed: Claimed, entered: list[Contestant], record: GameRecord
    ) -> Game:
        entrants = [await self._entrant(claimed, one, record) for one in entered]
        game = await play_game(board, record.arrangement, entrants, record.told)
        outcome = game.match.outcome
        assert outcome is not None
        record.ended(outcome)
        return game

    async def _entrant(self, claimed: Claimed, one: Contestant, record: GameRecord) -> Entrant:
        if one.bot is None:
            return house_entrant(arena_maker(one.id, claimed.game))
        if self._uploaded is None:
            raise RuntimeError("this worker cannot run uploaded bots")
        return await self._uploaded(claimed, one, record)


def arena_maker(name: str, game: str) -> Callable[[Random], HousePlayer]:
    """Makes house players whose choices follow from their seed alone."""
    if name == "house:expert":
        return lambda rng: Expert(game, rng, lambda: Playouts(EXPERT_PLAYOUTS))
    return house_maker(name, game)
