"""Par: a person plays a board that bots have played, and sees where he stands."""

from uuid import UUID

from server.accounts.identity import Identity
from server.arena.board_reading import BOARD, margin, scores_of
from server.arena.format import FORMATS, board_options
from server.arena.shapes import ParLine, at
from server.errors import Refusal
from server.house import SeraiHouse
from server.storage.database import Connection
from server.tables.settings import BoardDeal, TableSettings
from server.tables.table import Table

MINE = """
    SELECT m.id, m.outcome, m.ended_at, s.seat FROM matches AS m
    JOIN tables AS t ON t.id = m.table_id JOIN match_seats AS s ON s.match_id = m.id
    WHERE t.board_id = $1 AND s.user_id = $2 AND m.state = 'over'
      AND m.outcome->>'reason' = 'played'
    ORDER BY m.ended_at"""


async def open_table(house: SeraiHouse, me: Identity, game: str, number: int, seat: int) -> Table:
    """A practice table on the board's decks, with me in this seat; house bots take the others."""
    if seat >= FORMATS[game].seats:
        raise Refusal("bad_request", f"`seat`: this game has {FORMATS[game].seats} seats, from 0.")
    async with house.database.connection() as connection:
        row = await connection.fetchrow(BOARD, number, game)
    if row is None:
        raise Refusal("not_found", "There is no such board.")
    settings = TableSettings(
        name=f"Board {number}",
        game=game,
        seats=FORMATS[game].seats,
        options=board_options(game, row["seed"]),
        turn_seconds=None,
        deal_pause=0,
        spectator_delay=0,
        visibility="private",
        mode="practice",
        board=BoardDeal(number, row["seed"]),
    )
    return await house.directory.open(me, settings, seat)


async def tries(connection: Connection, game: str, number: int, user: UUID) -> list[ParLine]:
    """A person's tries at a board, each against what bots made of the same seat."""
    bots: dict[int, list[float]] = {}
    for one in await scores_of(connection, number, game):
        if one.kind != "person" and one.by_bots:
            bots.setdefault(one.seat, []).append(one.margin)
    found = []
    for row in await connection.fetch(MINE, number, user):
        seat, scores = row["seat"], row["outcome"]["scores"]
        own, others = margin(game, scores, seat), bots.get(seat, [])
        found.append(
            ParLine(
                board=number,
                game=game,
                match=str(row["id"]),
                seat=seat,
                score=scores[seat],
                margin=own,
                mean_margin=sum(others) / len(others) if others else 0.0,
                better_than=sum(own > one for one in others),
                equal_to=sum(own == one for one in others),
                tries=len(others),
                at=at(row["ended_at"]),
            )
        )
    return found
