"""`make soak`: a server under people who play without a pause, killed again and again.

SOAK_KILLS (25) times something falls: the server by kill -9, at any moment, also while it starts;
its database by kill -9; or the server is stopped in order. In the end every match is held against
what was promised. Prints the seed of the run first, so that its choices can be made again with
SOAK_SEED; the moments themselves never come again.
"""

import asyncio
import os
import secrets
import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import asyncpg
import msgspec

from tests.integration.durability.client import Cut, Json, Refused
from tests.integration.durability.player import Player, sit_down
from tests.integration.durability.promises import (
    JOURNAL,
    no_database_is_left,
    some_more_acknowledged,
)
from tests.integration.durability.serving import Serving, serving

TABLES: list[tuple[str, int, Json]] = [
    ("omi", 4, {"target": 5, "start_scores": [4, 4]}),
    ("tienlen", 4, {"games": 1, "instant_wins": "off"}),
    ("tienlen", 2, {"games": 4}),
    ("jolly", 2, {}),
    ("jolly", 3, {"go_out": "any"}),
    ("baloot", 4, {"target": 60}),
    ("santase", 2, {"target": 7}),
    ("santase", 2, {}),
]
#: What falls, and how often.
FALLS = ["server"] * 6 + ["start"] * 2 + ["database"] * 2 + ["stop"]
EXPECTED = ("the database ended", "the database does not start")


async def play_for_ever(player: Player, partners: list[Player]) -> None:
    """One match after the other at the same table, whatever happens to the server."""
    player.keeps_everything = False
    while not player.enough.is_set():
        try:
            if not player.at_table:
                await player.come_back()
            if player.in_match:
                await player.play()
                continue
            await player.ask("player_ready", table=player.table)
            if player.seat == 0 and all(one.ended or not one.match for one in partners):
                await player.ask("start_game", table=player.table)
            await player.until(lambda: player.ended is None or player.enough.is_set(), seconds=1)
        except (Cut, TimeoutError):
            continue
        except Refused as refused:
            if refused.code not in ("not_ready", "server_busy"):
                raise
            await asyncio.sleep(0.05)


async def fall(server: Serving, rng: Random) -> str:
    """Something falls and comes up again; returns what it was."""
    what = rng.choice(FALLS)
    if what == "database":
        os.kill(server.postmaster(), signal.SIGKILL)
        return what
    if what == "stop":
        assert await server.stop() == 0
    else:
        await server.kill()
    if what == "start":
        await server.launch()
        await asyncio.sleep(rng.uniform(0, 2))
        await server.kill()
    await server.start()
    return what


async def check(server: Serving, tables: list[list[Player]]) -> tuple[int, int]:
    """Every match is what was promised, and has its result once; returns matches and actions."""
    matches = actions = 0
    connection = await asyncpg.connect(server.database_url)
    for players in tables:
        told = {match for player in players for match in player.matches}
        for match in told:
            promised: dict[int, list[object]] = {}
            for player in players:
                for seq, one in player.matches.get(match, {}).items():
                    assert seq not in promised, f"{match}: {seq} was promised twice"
                    promised[seq] = [one["seat"], one["action"]]
            rows = await connection.fetch(JOURNAL, match)
            assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
            written = [[row["seat"], msgspec.json.decode(row["action"])] for row in rows]
            assert written == [promised[seq] for seq in sorted(promised)], match
            matches += 1
            actions += len(rows)
        table = players[0].table
        unknown = await connection.fetch(
            "SELECT id FROM matches WHERE table_id = $1 AND NOT id = ANY($2)", table, list(told)
        )
        assert unknown == [], "a match that nobody was told of"
        running = await connection.fetchval(
            "SELECT count(*) FROM matches WHERE table_id = $1 AND state = 'playing'", table
        )
        assert running <= 1
    await connection.close()
    return matches, actions


async def soak(kills: int, seed: str, directory: Path) -> None:
    rng = Random(seed)
    async with serving(directory) as server:
        tables = [
            await sit_down(server, game, count, rng, options=options)
            for game, count, options in TABLES
        ]
        everybody = [player for players in tables for player in players]
        playing = [
            asyncio.create_task(play_for_ever(player, players))
            for players in tables
            for player in players
        ]
        for number in range(1, kills + 1):
            await some_more_acknowledged(everybody, rng.randrange(5, 300))
            began = time.monotonic()
            what = await fall(server, rng)
            print(f"soak: {number}/{kills} {what}, {time.monotonic() - began:.1f} s", flush=True)
        await some_more_acknowledged(everybody, 100)
        for player in everybody:
            player.stop_playing()
        await asyncio.gather(*playing)
        matches, actions = await check(server, tables)
        resent = sum(player.resent for player in everybody)
        print(f"soak: {matches} matches, {actions:,} actions, {resent} sent again: all kept")
        faults = [line for line in server.faults() if not any(one in line for one in EXPECTED)]
        assert faults == [], "\n".join(server.output[-200:])
        await server.kill()
        await no_database_is_left(server)


def main() -> int:
    kills = int(os.environ.get("SOAK_KILLS", "25"))
    seed = os.environ.get("SOAK_SEED") or secrets.token_hex(8)
    print(f"soak: seed {seed}, {kills} kills", flush=True)
    with tempfile.TemporaryDirectory(prefix="serai-soak-", ignore_cleanup_errors=True) as directory:
        asyncio.run(soak(kills, seed, Path(directory)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
