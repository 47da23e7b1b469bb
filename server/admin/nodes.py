"""The servers that play on one database, and how much is played at each."""

from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import text

from server.storage.database import Database
from server.storage.errors import DatabaseAway

_NODES = text("""
    SELECT nodes.name, nodes.connections, nodes.draining, nodes.expires_at < now() AS silent,
           count(leases.table_id) AS tables, count(matches.id) AS playing
    FROM nodes
    LEFT JOIN leases ON leases.owner = nodes.id
    LEFT JOIN tables ON tables.id = leases.table_id
    LEFT JOIN matches ON matches.id = tables.match_id AND matches.state = 'playing'
    GROUP BY nodes.id ORDER BY nodes.name""")


class NodeShown(Struct):
    """A node of the house, as the database knows it: about a second old."""

    node: str
    connections: int
    tables: int
    playing: int
    draining: Annotated[bool, Meta(description="it is about to stop and takes nothing new")]
    silent: Annotated[bool, Meta(description="its lease has ended: others take its tables")]


async def nodes(database: Database) -> list[NodeShown]:
    """Every node of the house."""
    try:
        async with database.session() as session:
            rows = list(await session.execute(_NODES))
    except DatabaseAway:
        return []
    return [
        NodeShown(one.name, one.connections, one.tables, one.playing, one.draining, one.silent)
        for one in rows
    ]
