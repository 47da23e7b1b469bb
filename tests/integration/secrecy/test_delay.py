"""Spectators of a delayed table see everything, in order, and nothing of it early."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.integration.durability.client import Client, Json
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.serving import Serving, serving

pytestmark = pytest.mark.asyncio(loop_scope="session")

DELAY = 2
#: Time enough to try all doors.
LONG_DELAY = 6
#: Long enough for whatever machine this is.
RATED_DELAY = 600
#: Clocks are read in milliseconds, and timers run by another clock.
ROUNDING = 10


class LateViewer(Client):
    """Notes when it learnt of which seq, by whatever way."""

    def __init__(self, server: Serving) -> None:
        super().__init__(server)
        self.learnt: dict[int, int] = {}
        self.in_order: list[int] = []

    def on_event(self, event: str, data: Any) -> None:
        if event in ("game_state_update", "turn_timeout", "game_ended"):
            self.note(data["seq"])
        if event == "game_state_update":
            self.in_order.append(data["seq"])

    def note(self, seq: int) -> None:
        self.learnt.setdefault(seq, time.time_ns() // 1_000_000)

    async def look(self, table: str, event: str = "watch_table", **more: Any) -> Json:
        answer = await self.ask(event, table=table, **more)
        for update in [*(answer["updates"] or []), answer["update"]]:
            if update is not None:
                self.note(update["seq"])
        if answer["ended"] is not None:
            self.note(answer["ended"]["seq"])
        return answer


def told_to(player: Player) -> dict[int, int]:
    """When each action was told to the players."""
    return {one["seq"]: one["now"] for one in player.all("game_state_update")}


async def written(server: Serving, match: str) -> dict[int, int]:
    """When each action was written, a moment before it was told."""
    connection = await asyncpg.connect(server.database_url)
    try:
        start = await connection.fetchval("SELECT started_at FROM matches WHERE id = $1", match)
        rows = await connection.fetch(
            "SELECT seq, at FROM match_actions WHERE match_id = $1", match
        )
    finally:
        await connection.close()
    return {0: round(start.timestamp() * 1000), **{row["seq"]: row["at"] for row in rows}}


def nothing_early(viewer: LateViewer, happened: dict[int, int], delay: int) -> None:
    early = {
        seq: at - happened[seq]
        for seq, at in viewer.learnt.items()
        if at < happened[seq] + 1000 * delay - ROUNDING
    }
    assert early == {}


async def test_a_delayed_spectator_gets_everything_late_and_without_a_gap(server: Serving) -> None:
    players = await sit_down(server, "santase", 2, Random(1), spectator_delay=DELAY)
    table = players[0].table
    first, restless, late = [LateViewer(server) for _ in range(3)]
    for viewer in (first, restless, late):
        await viewer.enter()
    await first.look(table)
    await begin(players)
    answer = await restless.look(table)
    assert (answer["started"], answer["update"], answer["updates"]) == (None, None, None)
    playing = [asyncio.create_task(player.play()) for player in players]
    while players[0].ended is None:
        await restless.look(table, "resume_table", after=-1)
        await restless.look(table, "resume_table", after=players[0].rng.randrange(40))
    answer = await late.look(table)
    assert answer["ended"] is None
    await asyncio.gather(*playing)
    last = players[0].ended["seq"]
    for viewer in (first, restless, late):
        ended = await viewer.hear("game_ended")
        assert ended == players[0].ended
        assert viewer.in_order == list(range(viewer.in_order[0], last + 1))
        nothing_early(viewer, told_to(players[0]), DELAY)
    assert first.in_order[0] == 0
    shown = answer["update"]["seq"] if answer["update"] else -1
    assert late.in_order[0] == shown + 1, "what he was not shown by the answer comes by itself"
    names = [event for event, _ in first.heard if event.startswith("game_")]
    assert names[0] == "game_started"
    assert (await first.look(table))["ended"] == players[0].ended


async def test_a_time_out_is_not_told_early_either(server: Serving) -> None:
    """Nor by the word that the clock has played."""
    players = await sit_down(
        server, "santase", 2, Random(2), spectator_delay=DELAY, turn_seconds=5, deal_pause=0
    )
    viewer = LateViewer(server)
    await viewer.enter()
    await viewer.look(players[0].table)
    await begin(players)
    told = await players[0].hear("turn_timeout")
    late = await viewer.hear("turn_timeout")
    assert late == told
    nothing_early(viewer, told_to(players[0]), DELAY)


async def test_a_restart_tells_nothing_early(tmp_path: Path, database_url: str) -> None:
    delay = 5
    async with serving(tmp_path, DATABASE_URL=database_url) as server:
        players = await sit_down(server, "omi", 4, Random(3), spectator_delay=delay)
        await begin(players)
        playing = [asyncio.create_task(player.play()) for player in players]
        await players[0].until(lambda: len(players[0].acknowledged) >= 5)
        for player in players:
            player.stop_playing()
        await asyncio.gather(*playing)
        assert players[0].newest is not None
        last = max(player.newest["seq"] for player in players if player.newest)
        await players[0].hear("game_state_update", lambda u: u["seq"] == last)
        await server.restart()
        viewer = LateViewer(server)
        await viewer.enter()
        answer = await viewer.look(players[0].table)
        shown = answer["update"]["seq"] if answer["update"] else -1
        if shown < last:  # else the restart took longer than the delay
            await viewer.hear("game_state_update", lambda u: u["seq"] == last)
        assert viewer.in_order == list(range(shown + 1, last + 1))
        nothing_early(viewer, await written(server, players[0].match), delay)


async def what_outsiders_see(server: Serving, viewer: LateViewer, table: str, match: str) -> Json:
    """All doors through which somebody without a seat could learn that a match is over."""
    _, card = await server.get(f"tables/{table}", viewer.token)
    _, listed = await server.get("tables?limit=100", viewer.token)
    lobby = await viewer.ask("watch_lobby")
    answer = await viewer.ask("watch_table", table=table)
    cards = [card, answer["table"]]
    cards += [one for one in [*listed["items"], *lobby["tables"]] if one["id"] == table]
    seen: Json = {"cards": {(one["state"], one["match"]) for one in cards}, "number": len(cards)}
    for name, token in (("viewer", viewer.token), ("nobody", None)):
        _, shown = await server.get(f"matches/{match}", token)
        status, _ = await server.get(f"matches/{match}/replay", token)
        hidden = {"seed", "outcome", "statistics"}.isdisjoint(shown)
        seen[name] = (shown["state"], shown["ended_at"] is None, hidden, status)
    _, matches = await server.get("matches?game=santase&limit=100", viewer.token)
    seen["listed"] = match in [one["id"] for one in matches["items"]]
    seen["ended"] = answer["ended"] is not None
    return seen


async def test_the_end_of_a_delayed_match_is_seen_through_no_other_door(server: Serving) -> None:
    """Nor by the table's card, nor by REST, nor when the next match has begun already."""
    players = await sit_down(
        *(server, "santase", 2, Random(4)),
        spectator_delay=LONG_DELAY,
        visibility="public",
        turn_seconds=60,
    )
    table = players[0].table
    viewer = LateViewer(server)
    await viewer.enter()
    await viewer.ask("watch_table", table=table)
    await viewer.ask("watch_lobby")
    await begin(players)
    match = players[0].match
    await viewer.hear("game_state_update")
    before = len(viewer.heard)
    await players[0].ask("leave_table", table=table)  # in Santase this loses the match
    await players[1].hear("game_ended")
    over_at = time.monotonic()

    seen = await what_outsiders_see(server, viewer, table, match)
    _, own = await server.get(f"matches/{match}", players[1].token)
    _, own_card = await server.get(f"tables/{table}", players[1].token)
    early = time.monotonic() - over_at < LONG_DELAY - 0.2
    assert early, "too slow to say anything"
    assert seen == {
        "cards": {("playing", match)},
        "number": 4,
        "viewer": ("playing", True, True, 409),
        "nobody": ("playing", True, True, 409),
        "listed": False,
        "ended": False,
    }
    assert (own["state"], own_card["state"]) == ("over", "completed")

    await players[0].ask("join_table", table=table)
    news = [data for event, data in viewer.heard[before:] if event == "player_joined"]
    assert news == [], "nobody can join while a match is played"
    await viewer.hear("game_ended")
    seen = await what_outsiders_see(server, viewer, table, match)
    assert seen["cards"] == {("completed", match)}
    assert seen["viewer"] == seen["nobody"] == ("over", False, False, 200)
    assert (seen["listed"], seen["ended"]) == (True, True)


async def test_a_rating_tells_nobody_that_a_delayed_match_is_over(server: Serving) -> None:
    """Neither in a profile nor in the table of people; afterwards it does."""
    wishes: Json = {"mode": "ranked", "visibility": "public", "turn_seconds": 60}
    players = await sit_down(
        *(server, "santase", 2, Random(5)), spectator_delay=RATED_DELAY, **wishes
    )
    await begin(players)
    await players[0].ask("leave_table", table=players[0].table)
    await players[1].hear("game_ended")
    _, me = await server.get("me", players[1].token)

    async def known() -> tuple[list[Json], bool]:
        _, profile = await server.get(f"players/{me['name']}")
        _, people = await server.get("arena/santase/people?limit=100")
        return profile["ratings"], players[1].id in [one["id"] for one in people["items"]]

    assert await known() == ([], False)
    connection = await asyncpg.connect(server.database_url)
    await connection.execute(  # as if the time had passed
        "UPDATE matches SET ended_at = ended_at - interval '10 minutes' WHERE id = $1::uuid",
        players[1].match,
    )
    await connection.close()
    ratings, listed = await known()
    assert ([(one["game"], one["matches"]) for one in ratings], listed) == ([("santase", 1)], True)


async def test_what_players_say_comes_to_delayed_spectators_with_the_match(
    server: Serving,
) -> None:
    players = await sit_down(server, "santase", 2, Random(5), spectator_delay=DELAY)
    viewer = LateViewer(server)
    await viewer.enter()
    await viewer.ask("watch_table", table=players[0].table)
    await players[0].ask("send_message", table=players[0].table, text="I have both aces")
    told = await players[1].hear("message_received")
    late = await viewer.hear("message_received")
    assert late == told
    assert time.time_ns() // 1_000_000 >= told["at"] + 1000 * DELAY - ROUNDING
