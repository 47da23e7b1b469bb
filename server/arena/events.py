"""Challenges and comparisons: boards that somebody asked for, and when all of them are played."""

from server.storage.database import Connection

FINISH = """
    UPDATE challenges AS c SET state = 'finished', finished_at = now()
    WHERE c.state = 'running' AND NOT EXISTS (
        SELECT FROM board_sets AS s
        WHERE s.event_id = c.id AND s.state IN ('waiting', 'queued'))
    RETURNING id"""


async def finish_challenges(connection: Connection) -> int:
    """Those whose last set is over are finished; returns how many."""
    return len(await connection.fetch(FINISH))
