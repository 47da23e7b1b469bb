"""What the arena promises, held against what is written."""

from engines import catalogue, replay
from server.arena.counting import recomputed
from server.storage.database import Connection, Database

TWICE = """
    SELECT set_id, number, count(*) FROM board_games GROUP BY set_id, number HAVING count(*) > 1"""
GAMES = """
    SELECT s.id, count(g.match_id) AS games, max(r.games) AS expected,
           count(DISTINCT r.number) AS results, jsonb_array_length(s.contestants) AS contestants
    FROM board_sets AS s
    JOIN board_results AS r ON r.set_id = s.id
    JOIN board_games AS g ON g.set_id = s.id AND r.number = 0
    GROUP BY s.id"""
HANGING = "SELECT count(*) FROM matches WHERE mode = 'arena' AND state <> 'over'"
RATINGS = "SELECT contestant, mu, sigma, sets FROM bot_ratings WHERE game = $1"
HISTORY = "SELECT count(*) FROM bot_rating_history WHERE game = $1 AND contestant = $2"


async def everything_counted_once(database: Database, sets: int) -> None:
    """So many sets, each with all its games and one result for each contestant; ratings are what
    follows from the results."""
    async with database.connection() as connection:
        states = await connection.fetch("SELECT state, count(*) FROM board_sets GROUP BY state")
        assert [tuple(row) for row in states] == [("done", sets)]
        assert await connection.fetch(TWICE) == []
        assert await connection.fetchval(HANGING) == 0
        rows = await connection.fetch(GAMES)
        assert len(rows) == sets
        assert all(row["games"] == row["expected"] for row in rows)
        for game in catalogue():
            await _ratings_follow(connection, game)


async def _ratings_follow(connection: Connection, game: str) -> None:
    expected = await recomputed(connection, game)
    rows = await connection.fetch(RATINGS, game)
    assert {row["contestant"] for row in rows} == expected.keys()
    for row in rows:
        strength = expected[row["contestant"]]
        assert (row["mu"], row["sigma"]) == (strength.mu, strength.sigma)
        assert await connection.fetchval(HISTORY, game, row["contestant"]) == row["sets"]


async def records_can_be_replayed(database: Database, most: int) -> None:
    """Each game gives its outcome again from its seed and its journal."""
    async with database.connection() as connection:
        matches = await connection.fetch(
            "SELECT * FROM matches WHERE mode = 'arena' ORDER BY id LIMIT $1", most
        )
        assert matches
        for match in matches:
            actions = await connection.fetch(
                "SELECT seat, action FROM match_actions WHERE match_id = $1 ORDER BY seq",
                match["id"],
            )
            record = {
                "game": match["game"],
                "seats": match["seats"],
                "options": match["options"],
                "seed": match["seed"],
                "decks": [],
                "prepared": 0,
                "actions": [[row["seat"], row["action"]] for row in actions],
            }
            assert replay(record).outcome == match["outcome"]
