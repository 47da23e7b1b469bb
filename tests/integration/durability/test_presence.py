"""Who goes is played for, who comes back plays again; Santase is lost; an empty table is closed."""

import asyncio
from functools import partial
from operator import eq
from random import Random
from typing import Any

import asyncpg
import pytest

from tests.integration.durability.client import Client, Json
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="module")

SOURCES = "SELECT source FROM match_actions WHERE match_id = $1::uuid AND seat = $2 ORDER BY seq"


async def who_played(player: Player) -> list[str]:
    """For each action of this person's seat: person, stand_in or clock."""
    connection = await asyncpg.connect(player.server.database_url)
    try:
        rows = await connection.fetch(SOURCES, player.match, player.seat)
    finally:
        await connection.close()
    return [row["source"] for row in rows]


async def seat_shows(viewer: Client, seat: int, after: int = 0, **marks: Any) -> None:
    """The table's card says so of this seat, now or soon."""

    def is_so(data: Json) -> bool:
        shown = data["table"]["seats"][seat]
        return all(shown[name] == value for name, value in marks.items())

    await viewer.hear("table_updated", is_so, after)


async def no_more_to_do(playing: "list[asyncio.Task[None]]", players: list[Player]) -> None:
    for player in players:
        player.stop_playing()
    await asyncio.gather(*playing)


async def test_an_absent_person_is_played_for_until_he_returns(hasty: Serving) -> None:
    players = await sit_down(hasty, "omi", 4, Random(1))
    await begin(players)
    *staying, leaver = players
    playing = [asyncio.create_task(player.play()) for player in staying]
    await leaver.disconnect()
    await seat_shows(staying[0], 3, connected=False, away=False)
    await seat_shows(staying[0], 3, connected=False, away=True)
    now = staying[0].now
    await staying[0].hear("game_state_update", lambda u: acted_by(u, 3), now)

    now = staying[0].now
    await leaver.come_back()
    await seat_shows(staying[0], 3, now, connected=True, away=False)
    playing.append(asyncio.create_task(leaver.play()))
    await leaver.until(lambda: len(leaver.acknowledged) >= 3)
    await no_more_to_do(playing, players)
    sources = await who_played(leaver)
    assert "stand_in" in sources
    back = sources.index("person")
    assert set(sources[back:]) == {"person"}, "who is back plays himself, from then on"


def acted_by(update: Json, seat: int) -> bool:
    events = update["events"]
    return bool(events) and events[0]["type"] == "action" and events[0]["seat"] == seat


async def test_two_time_outs_make_a_seat_away_until_its_person_acts(hasty: Serving) -> None:
    players = await sit_down(hasty, "omi", 4, Random(2), turn_seconds=30)
    await begin(players)
    silent, *others = players
    playing = [asyncio.create_task(player.play()) for player in others]
    await seat_shows(others[0], 0, connected=True, away=True)
    # Played for without waiting for the clock any more.
    now = others[0].now
    for _ in range(3):
        await others[0].hear("game_state_update", lambda u: acted_by(u, 0), now)
        now = others[0].now
    own = [one["seat"] for one in others[0].all("turn_timeout")].count(0)
    assert own == 2
    sources = await who_played(silent)
    assert sources[:2] == ["clock", "clock"]
    assert set(sources[2:]) == {"stand_in"}

    now = others[0].now
    await silent.ask("player_ready", table=silent.table)
    await seat_shows(others[0], 0, now, away=False)
    playing.append(asyncio.create_task(silent.play()))
    await silent.until(lambda: silent.acknowledged)
    await no_more_to_do(playing, players)


async def test_an_action_that_comes_too_late_shows_that_its_person_is_there(hasty: Serving) -> None:
    players = await sit_down(hasty, "tienlen", 2, Random(3), seats=2, turn_seconds=30)
    await begin(players)
    silent, other = players
    playing = asyncio.create_task(other.play())
    await seat_shows(other, 0, away=True)
    now = other.now
    late = await silent.refusal("act", table=silent.table, seq=0, action={"type": "pass"})
    assert late in ("stale", "not_your_turn", "illegal_action")
    await seat_shows(other, 0, now, away=False)
    await no_more_to_do([playing], players)


async def test_who_leaves_in_the_middle_is_played_for_and_may_come_back(hasty: Serving) -> None:
    players = await sit_down(hasty, "tienlen", 3, Random(4), options={"games": 4})
    await begin(players)
    leaver, *others = players
    playing = [asyncio.create_task(player.play()) for player in others]
    await leaver.ask("leave_table", table=leaver.table)
    left = await others[0].hear("player_left")
    assert (left["seat"], left["player"]["id"]) == (0, leaver.id)
    await seat_shows(others[0], 0, away=True)
    refused = await leaver.refusal("act", table=leaver.table, seq=0, action={"type": "pass"})
    assert refused == "forbidden"
    await others[0].hear("game_state_update", lambda u: acted_by(u, 0))
    card = (await others[0].ask("watch_table", table=leaver.table))["table"]
    assert card["host"] == others[0].id, "the table has a host who is there"

    back = await leaver.ask("join_table", table=leaver.table)
    assert back["seat"] == 0
    leaver.see(back["update"])
    playing.append(asyncio.create_task(leaver.play()))
    await asyncio.gather(*playing)
    assert leaver.ended is not None
    assert leaver.ended["outcome"]["reason"] == "played"


async def test_the_seat_of_one_who_left_for_good_is_free_after_the_match(hasty: Serving) -> None:
    players = await sit_down(
        hasty, "tienlen", 2, Random(5), options={"games": 1, "instant_wins": "off"}
    )
    await begin(players)
    leaver, other = players
    playing = asyncio.create_task(other.play())
    await leaver.ask("leave_table", table=leaver.table)
    await playing
    assert other.ended is not None
    assert other.ended["outcome"]["reason"] == "played"
    card = (await other.ask("watch_table", table=other.table))["table"]
    assert (card["state"], card["seats"][0]["player"]) == ("completed", None)
    friend = await Client.guest(hasty)
    assert (await friend.ask("join_table", table=other.table))["seat"] == 0


@pytest.mark.rule("SA-14.4")
@pytest.mark.parametrize("way", ["disconnects", "leaves"])
async def test_santase_is_lost_by_who_goes(hasty: Serving, way: str) -> None:
    players = await sit_down(hasty, "santase", 2, Random(6))
    await begin(players)
    loser, winner = players
    if way == "disconnects":
        await loser.disconnect()
    else:
        await loser.ask("leave_table", table=loser.table)
    ended = await winner.hear("game_ended")
    outcome = ended["outcome"]
    assert outcome["reason"] == "forfeit"
    assert outcome["winners"] == [1]
    assert outcome["ranking"] == [2, 1]
    assert outcome["scores"] == [0, 11], "the winner has the target"
    # And it is over: nobody plays on, and nobody is told twice.
    assert winner.newest is not None
    actions = winner.newest["view"]["legal_actions"] or [{"type": "pass"}]
    late = await winner.refusal("act", table=winner.table, seq=0, action=actions[0])
    assert late == "not_your_turn"
    status, replay = await hasty.get(f"matches/{winner.match}/replay", winner.token)
    assert (status, replay["record"]["actions"]) == (200, [])
    assert len(winner.all("game_ended")) == 1


@pytest.mark.rule("SA-14.4")
async def test_santase_that_both_have_left_alone_is_a_draw(hasty: Serving) -> None:
    players = await sit_down(hasty, "santase", 2, Random(7))
    watcher = await Client.guest(hasty)
    await watcher.ask("watch_table", table=players[0].table)
    await begin(players)
    await asyncio.gather(*(player.disconnect() for player in players))
    ended = await watcher.hear("game_ended")
    assert ended["outcome"]["reason"] == "draw"
    assert ended["outcome"]["ranking"] == [1, 1]
    assert ended["outcome"]["scores"] == [0, 0]
    _, match = await hasty.get(f"matches/{ended['match']}", watcher.token)
    assert match["outcome"] == ended["outcome"]
    assert len(watcher.all("game_ended")) == 1


async def test_a_table_that_nobody_is_at_is_closed(hasty: Serving) -> None:
    watcher = await Client.guest(hasty)
    await watcher.ask("watch_lobby")
    people = [await Client.guest(hasty) for _ in range(2)]
    waiting = await people[0].ask("create_table", game="omi")
    practice = await people[1].ask("create_table", game="jolly", mode="casual", seats=2)
    table = practice["table"]["id"]
    await people[1].ask("add_bot", table=table, seat=1, bot="house:easy")
    await people[1].ask("player_ready", table=table)
    await people[1].ask("start_game", table=table)
    started = await people[1].hear("game_started")
    for person in people:
        await person.disconnect()
    for one in (waiting["table"]["id"], table):
        await watcher.hear("lobby_updated", partial(eq, {"table": {"id": one, "gone": True}}))
    assert await watcher.refusal("watch_table", table=table) == "table_closed"
    status, match = await hasty.get(f"matches/{started['match']}")
    assert (status, match["state"]) == (200, "over")
    assert match["outcome"]["reason"] in ("void", "played")
