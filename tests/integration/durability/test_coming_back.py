"""What a server finds again after kill -9: tables, clocks, bots, and the end of a match."""

import asyncio
from functools import partial
from operator import eq
from pathlib import Path
from random import Random

import asyncpg

from tests.integration.durability.client import Client
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.promises import promised_to
from tests.integration.durability.serving import Serving, serving


async def rows(server: Serving, query: str, *values: object) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(server.database_url)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


async def test_tables_that_wait_and_tables_that_are_done_come_back(
    tmp_path: Path, database_url: str
) -> None:
    async with serving(tmp_path, DATABASE_URL=database_url) as server:
        host = await Client.guest(server)
        friend = await Client.guest(server)
        waiting = await host.ask("create_table", game="omi", visibility="private", seat=None)
        waiting_id = waiting["table"]["id"]
        await friend.ask("join_table", table=waiting["table"]["code"], seat=2)
        await host.ask("add_bot", table=waiting_id, seat=1, bot="house:hard")
        done = await sit_down(
            server, "tienlen", 2, Random(1), options={"games": 1, "instant_wins": "off"}
        )
        await begin(done)
        await asyncio.gather(*(player.play() for player in done))
        before = (await host.ask("watch_table", table=waiting_id))["table"]

        await server.restart()

        await host.connect_again()
        after = (await host.ask("watch_table", table=before["code"]))["table"]
        for card in (before, after):
            for seat in card["seats"]:
                del seat["connected"]  # the friend is not back yet
            del card["spectators"]
        assert after == before
        await host.ask("add_bot", table=waiting_id, seat=3, bot="house:easy")  # still the host
        told = done[0].ended
        first_match = done[0].match
        for player in done:
            await player.come_back()
            assert player.ended == told
        await begin(done)
        assert done[0].match != first_match
        await asyncio.gather(*(player.play() for player in done))
        promised_to(done)


async def test_clocks_ring_after_a_restart(tmp_path: Path, database_url: str) -> None:
    async with serving(tmp_path, DATABASE_URL=database_url, SERAI_TIME_FACTOR="0.02") as server:
        players = await sit_down(server, "omi", 4, Random(2), turn_seconds=60)
        await begin(players)
        await server.restart()
        player = players[0]
        back = player.now
        for one in players:
            await one.come_back()
        assert player.newest is not None
        assert player.newest["deadline"] is not None
        assert player.newest["deadline"] > player.newest["now"]
        timeout = await player.hear("turn_timeout", after=back)
        assert timeout["match"] == player.match
        assert player.views[timeout["seq"] - 1]["actors"] == [timeout["seat"]]


async def test_bots_play_on_after_a_restart(tmp_path: Path, database_url: str) -> None:
    async with serving(tmp_path, DATABASE_URL=database_url, SERAI_BOT_DELAY="100") as server:
        wish = {"seats": 4, "options": {"games": 1, "instant_wins": "off"}}
        (player,) = await sit_down(server, "tienlen", 1, Random(3), **wish)
        for seat in (1, 2, 3):
            await player.ask("add_bot", table=player.table, seat=seat, bot="house:easy")
        await begin([player])
        await played_until_a_bot_thinks(player)

        server.settings["SERAI_BOT_DELAY"] = "0"
        await server.restart()

        await player.play()
        assert player.ended is not None


async def played_until_a_bot_thinks(player: Player) -> None:
    """The bots of this server think for a minute."""
    while True:
        assert player.newest is not None
        view = player.newest["view"]
        if not view["legal_actions"]:
            return
        now = player.now
        await player.act(view["seq"], view["legal_actions"][0], f"own-{view['seq']}")
        await player.hear("game_state_update", after=now)


async def test_a_match_that_nobody_comes_back_to_is_played_to_its_end(
    tmp_path: Path, database_url: str
) -> None:
    async with serving(tmp_path, DATABASE_URL=database_url, SERAI_TIME_FACTOR="0.02") as server:
        players = await sit_down(
            server, "tienlen", 2, Random(4), options={"games": 1, "instant_wins": "off"}
        )
        await begin(players)
        for player in players:
            await player.disconnect()
        await server.restart()
        watcher = await Client.guest(server)
        answer = await watcher.ask("watch_table", table=players[0].table)
        ended = answer["ended"] or await watcher.hear("game_ended")
        assert ended["outcome"]["reason"] == "played"


async def test_a_ranked_match_that_all_have_left_counts(tmp_path: Path, database_url: str) -> None:
    """Though nobody is there for five minutes (3 s here), and bots take their time (minutes)."""
    settings = {"SERAI_TIME_FACTOR": "0.01", "SERAI_BOT_DELAY": "100"}
    async with serving(tmp_path, DATABASE_URL=database_url, **settings) as server:
        watcher = await Client.guest(server)
        await watcher.ask("watch_lobby")
        players = await sit_down(
            server,
            *("tienlen", 2, Random(6)),
            options={"games": 1, "instant_wins": "off"},
            visibility="public",
            mode="ranked",
            turn_seconds=60,
        )
        await begin(players)
        for player in players:
            await player.ask("leave_table", table=player.table)
            await player.disconnect()
        gone = {"table": {"id": players[0].table, "gone": True}}
        await watcher.hear("lobby_updated", partial(eq, gone))
        _, match = await server.get(f"matches/{players[0].match}")
        assert match["outcome"]["reason"] == "played"
        changes = await rows(server, "SELECT user_id FROM rating_history")
        assert {str(row["user_id"]) for row in changes} == {player.id for player in players}


async def test_a_match_killed_on_its_last_action_gets_its_result_once(
    tmp_path: Path, database_url: str
) -> None:
    async with serving(tmp_path, DATABASE_URL=database_url) as server:
        players = await sit_down(
            server,
            *("tienlen", 2, Random(5)),
            options={"games": 1, "instant_wins": "off"},
            visibility="public",
            mode="ranked",
            turn_seconds=60,
        )
        await begin(players)
        lock = await asyncpg.connect(server.database_url)
        await lock.execute("BEGIN")
        # Actions can be written, the result cannot.
        await lock.execute(
            "SELECT FROM matches WHERE id = $1::uuid FOR NO KEY UPDATE", players[0].match
        )
        playing = [asyncio.create_task(player.play()) for player in players]
        await players[0].until(lambda: is_over(players[0]))
        await players[1].until(lambda: is_over(players[1]))
        assert not any(player.all("game_ended") for player in players)
        await server.kill()
        lock.terminate()
        await server.start()
        await asyncio.gather(*playing)
        actions = promised_to(players)
        status, replay = await server.get(f"matches/{players[0].match}/replay")
        assert (status, replay["record"]["actions"]) == (200, actions)
        assert players[0].ended == players[1].ended
        assert players[0].ended is not None
        await server.restart()
        told = players[0].ended
        for player in players:
            await player.come_back()
            assert player.ended == told
        changes = await rows(server, "SELECT user_id FROM rating_history")
        assert {str(row["user_id"]) for row in changes} == {player.id for player in players}
        assert len(changes) == 2
        ratings = await rows(server, "SELECT matches FROM ratings")
        assert [row["matches"] for row in ratings] == [1, 1]
        assert [change["id"] for change in told["ratings"]] == [player.id for player in players]


def is_over(player: Player) -> bool:
    return player.newest is not None and player.newest["view"]["phase"] == "over"
