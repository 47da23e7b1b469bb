"""What was promised, held against what is written."""

import asyncio

import asyncpg
import msgspec

from tests.integration.durability.client import Json
from tests.integration.durability.player import Player
from tests.integration.durability.serving import Serving
from tests.integration.storage.processes import gone

JOURNAL = """
    SELECT seq, seat, action, action_id FROM match_actions
    WHERE match_id = $1::uuid ORDER BY seq"""


def promised_to(players: list[Player]) -> list[list[object]]:
    """The match as these people were told it: every action acknowledged, in order, no gap."""
    told: dict[int, Json] = {}
    for player in players:
        assert player.match == players[0].match
        assert not told.keys() & player.acknowledged.keys(), "one place was promised twice"
        told |= player.acknowledged
    assert sorted(told) == list(range(1, len(told) + 1))
    return [[told[seq]["seat"], told[seq]["action"]] for seq in sorted(told)]


async def in_the_journal(server: Serving, players: list[Player]) -> list[list[object]]:
    """The match as it is written; without anything that was refused to one of them."""
    connection = await asyncpg.connect(server.database_url)
    try:
        rows = await connection.fetch(JOURNAL, players[0].match)
    finally:
        await connection.close()
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    refused = {(player.seat, name) for player in players for name in player.refused}
    assert not refused & {(row["seat"], row["action_id"]) for row in rows}
    return [[row["seat"], msgspec.json.decode(row["action"])] for row in rows]


async def promises_are_kept(server: Serving, players: list[Player]) -> None:
    """Where nobody but these people could act, the match is what was promised to them: no more (an
    action played twice), no less (one that was lost), each at its place."""
    first = players[0]
    promised = promised_to(players)
    assert await in_the_journal(server, players) == promised
    if first.ended is None:
        return
    status, replay = await server.get(f"matches/{first.match}/replay", first.token)
    assert status == 200
    assert replay["record"]["actions"] == promised
    assert first.ended["seq"] == len(promised)
    assert replay["match"]["outcome"] == first.ended["outcome"]
    assert all(player.ended == first.ended for player in players)


async def some_more_acknowledged(players: list[Player], count: int) -> None:
    """Returns after so many more acknowledgements: a moment nobody can foresee."""
    reached = asyncio.Event()
    left = count

    def acknowledged() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            reached.set()

    for player in players:
        player.on_acknowledged = acknowledged
    await asyncio.wait_for(reached.wait(), 60)


async def no_database_is_left(server: Serving) -> None:
    for pid in server.database_processes():
        await gone(pid)
    assert server.database_processes() == []
