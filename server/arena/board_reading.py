"""Boards as everybody may read them once their sets are over: who made what of which hand."""

from collections.abc import Sequence

from engines import catalogue
from server.arena.format import FORMATS, board_options
from server.arena.reading import set_lines
from server.arena.shapes import BoardLine, BoardView, SeatScore, at
from server.storage.database import Connection

BOARDS = """
    SELECT b.id, b.game, b.open_at,
           (SELECT count(*) FROM board_sets AS s WHERE s.board_id = b.id AND s.public) AS sets,
           (SELECT count(*) FROM tables AS t WHERE t.board_id = b.id AND t.match_id IS NOT NULL)
               AS people
    FROM boards AS b
    WHERE b.game = $1 AND b.open_at IS NOT NULL AND ($2::bigint IS NULL OR b.id < $2)
      AND EXISTS (SELECT FROM board_sets AS s
                  WHERE s.board_id = b.id AND s.public AND s.state = 'done')
    ORDER BY b.id DESC LIMIT $3"""
BOARD = "SELECT id, game, seed FROM boards WHERE id = $1 AND game = $2 AND open_at IS NOT NULL"
BOARD_SETS = """
    SELECT id FROM board_sets WHERE board_id = $1 AND public AND state = 'done'
    ORDER BY counted LIMIT 100"""
# Games of public sets, and people's matches at tables on this board.
BOARD_SCORES = """
    SELECT m.id AS match, m.outcome, m.mode, s.seat, s.user_id, s.bot, s.name, s.kind
    FROM matches AS m JOIN match_seats AS s ON s.match_id = m.id
    WHERE m.state = 'over' AND m.outcome->>'reason' = 'played' AND m.id IN (
        SELECT g.match_id FROM board_games AS g JOIN board_sets AS b ON b.id = g.set_id
        WHERE b.board_id = $1 AND b.public AND b.state = 'done'
        UNION ALL
        SELECT p.id FROM matches AS p JOIN tables AS t ON t.id = p.table_id
        WHERE t.board_id = $1)
    ORDER BY m.started_at, m.id, s.seat LIMIT 1000"""


async def boards(
    connection: Connection, game: str, before: int | None, limit: int
) -> list[BoardLine]:
    """Boards whose sets are all over, the newest first."""
    return [
        BoardLine(
            id=row["id"],
            game=row["game"],
            sets=row["sets"],
            people=row["people"],
            opened_at=at(row["open_at"]),
        )
        for row in await connection.fetch(BOARDS, game, before, limit)
    ]


async def board(connection: Connection, game: str, number: int) -> BoardView | None:
    row = await connection.fetchrow(BOARD, number, game)
    if row is None:
        return None
    ids = [one["id"] for one in await connection.fetch(BOARD_SETS, number)]
    if not ids:
        return None
    return BoardView(
        id=row["id"],
        game=row["game"],
        seed=row["seed"],
        options=board_options(row["game"], row["seed"]),
        seats=FORMATS[game].seats,
        sets=await set_lines(connection, ids),
        scores=await scores_of(connection, number, game),
    )


async def scores_of(connection: Connection, board_id: int, game: str) -> list[SeatScore]:
    """What everybody made of a board, bots and people alike."""
    found = []
    for row in await connection.fetch(BOARD_SCORES, board_id):
        scores = row["outcome"]["scores"]
        found.append(
            SeatScore(
                seat=row["seat"],
                who=str(row["user_id"]) if row["user_id"] else row["bot"] or "",
                name=row["name"],
                kind=row["kind"],
                score=scores[row["seat"]],
                margin=margin(game, scores, row["seat"]),
                match=str(row["match"]),
                by_bots=row["mode"] == "arena",
            )
        )
    return found


def margin(game: str, scores: Sequence[int], seat: int) -> float:
    """A seat's score over the mean of those who played against it."""
    own = next((team for team in catalogue()[game].teams if seat in team), (seat,))
    others = [score for other, score in enumerate(scores) if other not in own]
    return scores[seat] - sum(others) / len(others)
