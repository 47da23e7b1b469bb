"""Uploaded bots as contestants: their programs, in the sandbox of this worker."""

from collections import OrderedDict
from functools import partial

from bots.boards import Entrant
from bots.sandbox import Decision, Program, Sandbox
from server.arena.contestants import Contestant
from server.arena.format import MATCH_SECONDS
from server.arena.records import GameRecord
from server.arena.sets import Claimed
from server.storage.database import Database

#: Programs kept at hand; a version never changes.
MOST_PROGRAMS = 200
#: Of the ladder's sets, every so many-th keeps what its bots thought; all others only strikes.
KEPT_LADDER_SETS = 10

SOURCE = """
    SELECT b.name, v.source FROM bot_versions AS v JOIN bots AS b ON b.id = v.bot_id
    WHERE v.bot_id = $1 AND v.number = $2"""


class UploadedBots:
    def __init__(self, database: Database, sandbox: Sandbox) -> None:
        self._database = database
        self._sandbox = sandbox
        self._programs: OrderedDict[str, Program] = OrderedDict()

    async def entrant(self, claimed: Claimed, one: Contestant, record: GameRecord) -> Entrant:
        """Makes this contestant's players in one game of a set."""
        program = await self._program(one)
        everything = claimed.purpose != "ladder" or claimed.board_id % KEPT_LADDER_SETS == 0

        def keep(seat: int, decision: Decision) -> None:
            if everything or decision.strike is not None:
                record.decisions.append((one, seat, decision))

        return lambda seat, seed: self._sandbox.player(
            program,
            game=claimed.game,
            rng_seed=seed,
            record=partial(keep, seat),
            budget=MATCH_SECONDS,
        )

    async def _program(self, one: Contestant) -> Program:
        known = self._programs.get(one.id)
        if known is not None:
            self._programs.move_to_end(one.id)
            return known
        async with self._database.connection() as connection:
            row = await connection.fetchrow(SOURCE, one.bot, one.version)
        if row is None or one.version is None:
            raise LookupError(f"there is no {one.id} any more")
        program = Program(row["name"], one.version, row["source"])
        self._programs[one.id] = program
        if len(self._programs) > MOST_PROGRAMS:
            self._programs.popitem(last=False)
        return program
