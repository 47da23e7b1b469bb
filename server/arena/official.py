"""The official table of a game, fitted from its rated board sets and kept for everybody to read."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from server.arena.contestants import ANCHOR, REFERENCE
from server.arena.crosstable import Meeting, crosstable
from server.arena.fit import Strength, fit
from server.arena.format import FORMATS, PROVISIONAL_SETS
from server.arena.scored import Scored
from server.storage.database import Connection

#: The newest sets of a game that the table is made of.
MOST_SETS = 20_000

NEWEST = "SELECT max(counted) FROM board_sets WHERE game = $1 AND rated"
KNOWN = "SELECT counted FROM official_tables WHERE game = $1"
RESULTS = """
    SELECT s.counted, array_agg(r.contestant ORDER BY r.number) AS contestants,
           array_agg(r.score ORDER BY r.number) AS scores
    FROM (SELECT id, counted FROM board_sets
          WHERE game = $1 AND rated AND counted IS NOT NULL
          ORDER BY counted DESC LIMIT $2) AS s
    JOIN board_results AS r ON r.set_id = s.id
    GROUP BY s.counted ORDER BY s.counted"""
SAVE_TABLE = """
    INSERT INTO official_tables (game, counted, sets, meetings) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game) DO UPDATE SET counted = excluded.counted, sets = excluded.sets,
        meetings = excluded.meetings, at = now()"""
SAVE_STANDINGS = """
    INSERT INTO standings (game, contestant, points, low, high, sets, provisional)
    SELECT $1, * FROM unnest($2::text[], $3::float[], $4::float[], $5::float[], $6::integer[],
                             $7::boolean[])"""


@dataclass(frozen=True)
class OfficialTable:
    """Contestants by number, each with its strength, and everybody's meetings."""

    contestants: list[str]
    strengths: list[Strength]
    meetings: list[Meeting]


def is_provisional(game: str, strength: Strength) -> bool:
    """Whether a place is not yet to be trusted: few sets, or an interval that is still wide."""
    if strength.sets < PROVISIONAL_SETS or strength.low is None or strength.high is None:
        return True
    return strength.high - strength.low >= FORMATS[game].width


def tabulated(results: Sequence[tuple[Sequence[str], Sequence[float]]]) -> OfficialTable:
    """The table for these sets, each with its contestants and their mean scores a game."""
    names = sorted({ANCHOR} | {name for contestants, _ in results for name in contestants})
    numbers = {name: number for number, name in enumerate(names)}
    scored = [
        Scored(tuple(numbers[name] for name in contestants), tuple(scores))
        for contestants, scores in results
    ]
    references = [numbers[name] for name in REFERENCE if name in numbers]
    strengths = fit(scored, len(names), numbers[ANCHOR], references=references)
    return OfficialTable(names, strengths, crosstable(scored))


async def refresh(connection: Connection, game: str) -> bool:
    """Fits the game's table anew if sets were counted since; says whether it did."""
    newest = await connection.fetchval(NEWEST, game)
    if newest is None or newest == await connection.fetchval(KNOWN, game):
        return False
    rows = await connection.fetch(RESULTS, game, MOST_SETS)
    results = [(row["contestants"], row["scores"]) for row in rows]
    # Off the loop: it takes seconds where bots are many.
    table = await asyncio.to_thread(tabulated, results)
    await _save(connection, game, rows[-1]["counted"], len(rows), table)
    return True


async def _save(
    connection: Connection, game: str, counted: int, sets: int, table: OfficialTable
) -> None:
    strengths = table.strengths
    async with connection.transaction():
        meetings = [_as_json(table, meeting) for meeting in table.meetings]
        await connection.execute(SAVE_TABLE, game, counted, sets, meetings)
        await connection.execute("DELETE FROM standings WHERE game = $1", game)
        await connection.execute(
            SAVE_STANDINGS,
            *(game, table.contestants, [one.points for one in strengths]),
            *([one.low for one in strengths], [one.high for one in strengths]),
            *([one.sets for one in strengths], [is_provisional(game, one) for one in strengths]),
        )


def _as_json(table: OfficialTable, meeting: Meeting) -> dict[str, Any]:
    return {
        "first": table.contestants[meeting.first],
        "second": table.contestants[meeting.second],
        "sets": meeting.sets,
        "margin": meeting.margin,
        "low": meeting.low,
        "high": meeting.high,
        "won": meeting.won,
        "drawn": meeting.drawn,
        "lost": meeting.lost,
        "significance": meeting.significance,
    }
