"""Which board sets come next: what people asked for in fair shares, and the ladder all the time.

One worker at a time does this (see `server/arena/leader.py`). The queue is kept short, so that
whoever asks for something now does not wait behind everybody who asked before.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from random import Random
from uuid import UUID

from engines import catalogue
from server.arena import contestants, queue, sets
from server.arena.format import FORMATS
from server.arena.live import starting
from server.arena.matchmaking import HOUSE_SHARE, Entrant, house_meeting, meeting
from server.arena.sets import Wanted
from server.storage.database import Connection

#: Jobs that wait in the queue: enough that no worker is idle until the next look.
QUEUED = 24
#: The part of them that people's wishes may take while the ladder has needs of its own.
WISHES = 0.75
#: The priority of wishes in the queue.
FIRST = 1
#: The row of `house_settings` that says which games are paused.
PAUSES = "arena"
#: Rated sets of one contestant a day, by which its interval is narrow, and of all bots and versions
#: of one owner, in each game.
SETS_A_DAY = 400
OWNER_SETS_A_DAY = 2000

# The k-th wish of each person comes before the k+1st of anybody, counting those under way.
NEXT_WISHES = """
    SELECT id FROM (
        SELECT s.id, s.created_at, coalesce(u.number, 0)
            + row_number() OVER (PARTITION BY s.owner_id ORDER BY s.created_at, s.id) AS turn
        FROM board_sets AS s
        LEFT JOIN (SELECT owner_id, count(*) AS number FROM board_sets
                   WHERE state = 'queued' GROUP BY owner_id) AS u
            ON u.owner_id IS NOT DISTINCT FROM s.owner_id
        WHERE s.state = 'waiting' AND s.game <> ALL ($2)) AS wishes
    ORDER BY turn, created_at, id LIMIT $1"""
TO_QUEUED = "UPDATE board_sets SET state = 'queued' WHERE id = ANY($1) AND state = 'waiting'"
LADDER_BUSY = """
    SELECT game, contestant, count(*) AS number
    FROM board_sets, jsonb_array_elements_text(contestants) AS contestant
    WHERE state IN ('waiting', 'queued') AND purpose = 'ladder' GROUP BY game, contestant"""
RATED = """
    SELECT contestant, mu, sigma, sets, held_at IS NOT NULL AS held
    FROM bot_ratings WHERE game = $1 AND contestant = ANY($2)"""
# By the last official table: a few sets more than wanted do no harm.
HOUSE_MET = """
    SELECT met.first, met.second, met.sets
    FROM official_tables,
         jsonb_to_recordset(meetings) AS met (first text, second text, sets integer)
    WHERE game = $1 AND starts_with(met.first, 'house:') AND starts_with(met.second, 'house:')"""
# Of every version that played since yesterday, whether it is still there or not.
TODAY = """
    SELECT r.contestant, b.owner_id, h.number
    FROM bot_ratings AS r JOIN bots AS b ON b.id::text = split_part(r.contestant, '/', 1)
    CROSS JOIN LATERAL (
        SELECT count(*) AS number FROM (
            SELECT at FROM bot_rating_history
            WHERE contestant = r.contestant AND game = r.game
            ORDER BY counted DESC LIMIT $2) AS newest
        WHERE at > now() - interval '1 day') AS h
    WHERE r.game = $1 AND r.at > now() - interval '1 day'"""


async def paused_games(connection: Connection) -> dict[str, str]:
    """Games that an administrator keeps from being played, with the reason. What is in the queue
    already is played out."""
    value = await connection.fetchval("SELECT value FROM house_settings WHERE name = $1", PAUSES)
    return dict(value["paused"]) if value else {}


class Scheduler:
    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or Random()
        #: The games, the one that was served longest ago first.
        self._turns = list(catalogue())
        #: What the wishes' share has left of a place: the queue often has room for one set only.
        self._owed = 0.0

    async def fill(self, connection: Connection) -> int:
        """Brings the queue up to its length if there is so much to play; returns how many jobs wait
        in it now."""
        async with connection.transaction():
            queued, _ = await queue.depth(connection)
            room = QUEUED - queued
            if room <= 0:
                return queued
            paused = await paused_games(connection)
            wishes = await self._wishes(connection, room, paused)
            self._owed += WISHES * room
            first = min(len(wishes), int(self._owed))
            self._owed %= 1
            ladder = await self._ladder(connection, room - first, paused)
            wishes = wishes[: room - len(ladder)]
            await connection.execute(TO_QUEUED, [*wishes, *ladder])
            # Somebody waits for them. The ladder keeps its share: its sets keep their places in the
            # queue until they are played, and new wishes find less room.
            await queue.enqueue(connection, wishes, FIRST)
            await queue.enqueue(connection, ladder)
        return queued + len(wishes) + len(ladder)

    async def _wishes(
        self, connection: Connection, room: int, paused: Collection[str]
    ) -> list[UUID]:
        return [row["id"] for row in await connection.fetch(NEXT_WISHES, room, list(paused))]

    async def _ladder(
        self, connection: Connection, room: int, paused: Collection[str]
    ) -> list[UUID]:
        """New rated sets, game by game in turn."""
        busy: Counter[tuple[str, str]] = Counter()
        for row in await connection.fetch(LADDER_BUSY):
            busy[row["game"], row["contestant"]] = row["number"]
        wanted: list[Wanted] = []
        entrants: dict[str, list[Entrant]] = {}
        in_need = [game for game in self._turns if game not in paused]
        while len(wanted) < room and in_need:
            game = in_need.pop(0)
            if game not in entrants:
                entrants[game] = await self._entrants(connection, game, busy)
            chosen = meeting(entrants[game], FORMATS[game].contestants, self._rng)
            if chosen is None:
                continue
            if FORMATS[game].contestants == 2 and self._rng.random() < HOUSE_SHARE:
                chosen = await self._house_pair(connection, game, entrants[game]) or chosen
            in_need.append(game)
            self._turns.remove(game)
            self._turns.append(game)
            names = tuple(one.id for one in chosen)
            entrants[game] = [
                replace(one, busy=one.busy + 1) if one.id in names else one
                for one in entrants[game]
            ]
            wanted.append(Wanted(game, names, "ladder", rated=True))
        return await sets.make(connection, wanted)

    async def _house_pair(
        self, connection: Connection, game: str, entrants: list[Entrant]
    ) -> list[Entrant] | None:
        met: Counter[frozenset[str]] = Counter()
        for row in await connection.fetch(HOUSE_MET, game):
            met[frozenset((row["first"], row["second"]))] = row["sets"]
        return house_meeting(entrants, met)

    async def _entrants(
        self, connection: Connection, game: str, busy: Counter[tuple[str, str]]
    ) -> list[Entrant]:
        playing = await contestants.active(connection, game)
        names = [one.id for one in playing]
        rows = {row["contestant"]: row for row in await connection.fetch(RATED, game, names)}
        today: Counter[str] = Counter()
        of_owner: Counter[UUID | None] = Counter()
        for row in await connection.fetch(TODAY, game, SETS_A_DAY):
            today[row["contestant"]] = row["number"]
            of_owner[row["owner_id"]] += row["number"]
        found = []
        for one in playing:
            row, new = rows.get(one.id), starting(game, one.id)
            spent = today[one.id] >= SETS_A_DAY or of_owner[one.owner] >= OWNER_SETS_A_DAY
            found.append(
                Entrant(
                    id=one.id,
                    owner=None if one.owner is None else str(one.owner),
                    mu=new.mu if row is None else row["mu"],
                    sigma=new.sigma if row is None else row["sigma"],
                    sets=0 if row is None else row["sets"],
                    busy=busy[game, one.id],
                    allowed=not spent and (row is None or not row["held"]),
                )
            )
        return found
