"""The arena through its doors: challenges, the ladder, tournaments, watching, par, versions."""

import asyncio
import csv
import io
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest
import pytest_asyncio

from engines import replay
from server.arena.sets import Wanted
from server.clock import now_ms
from server.storage.database import Database
from tests.integration.arena.owner import BROKEN, FIRST, LAST, Owner
from tests.integration.arena.workers import Workers, all_played, want
from tests.integration.durability.client import Client
from tests.integration.durability.player import Player
from tests.integration.durability.serving import Serving
from tests.integration.durability.shared import serving_beside

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAIR = ("house:easy", "house:medium")
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "measure_version.py"


class Arena:
    """A server, a worker, and the database between them."""

    def __init__(self, server: Serving, workers: Workers, database: Database) -> None:
        self.server = server
        self.workers = workers
        self.database = database

    async def played(self, *wanted: Wanted) -> None:
        await all_played(self.database, await want(self.database, list(wanted)))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def arena(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Arena]:
    directory = tmp_path_factory.mktemp("arena")
    async with serving_beside(postgres_url, directory, SERAI_TIME_FACTOR="0.05") as server:
        workers = Workers(server.database_url, directory)
        database = Database()
        await database.connect(server.database_url)
        await workers.start()
        yield Arena(server, workers, database)
        await workers.stop()
        await database.close()


@pytest_asyncio.fixture(loop_scope="module")
async def owner(arena: Arena) -> AsyncIterator[Owner]:
    registered = await Owner.register(arena.server)
    yield registered
    # Else the ladder would go on with them, and the worker has to play for the next test.
    await registered.sql("UPDATE bots SET public = false")


async def until(owner: Owner, path: str, there: Callable[[Any], bool]) -> Any:
    """What this address tells, as soon as it is what we wait for."""
    async with asyncio.timeout(90):
        while True:
            told = await owner.get(path)
            if there(told):
                return told
            await asyncio.sleep(0.1)


def line_of(ladder: Any, bot: UUID) -> Any:
    return next(one for one in ladder["lines"] if one["contestant"]["bot"] == str(bot))


async def challenge(owner: Owner, *contestants: str, game: str = "santase", boards: int = 2) -> str:
    made = await owner.post(
        "arena/challenges", game=game, contestants=list(contestants), boards=boards
    )
    assert made["state"] == "running"
    return f"arena/challenges/{made['id']}?wait=30"


async def test_a_challenge_is_played_and_its_games_can_be_replayed(owner: Owner) -> None:
    bot = await owner.bot()
    path = await challenge(owner, str(bot), "house:easy")
    found = await owner.finished(path)
    assert (found["state"], found["sets"], found["done"]) == ("finished", 2, 2)
    (meeting,) = found["meetings"]
    assert meeting["first"] == f"{bot}/1"
    assert meeting["sets"] == 2
    for line in found["results"]:
        assert not line["rated"]
        assert line["strikes"] == [0, 0]
        assert len(line["matches"]) == 2
        told = await owner.get(f"matches/{line['matches'][0]}/replay")
        assert told["match"]["mode"] == "arena"
        assert {one["id"] for one in told["match"]["players"]} == {str(bot), "house:easy"}
        assert replay(told["record"]).outcome == told["match"]["outcome"]
    games = [await owner.get(f"matches/{one}") for one in found["results"][0]["matches"]]
    assert games[0]["seed"] == games[1]["seed"]
    seats = [[one["id"] for one in game["players"]] for game in games]
    assert seats[0] == seats[1][::-1]


async def test_a_challenge_must_make_sense(arena: Arena, owner: Owner) -> None:
    bot, other = str(await owner.bot()), await Owner.register(arena.server)
    hidden = str(await other.bot(public=False))
    wish = {"game": "santase", "boards": 2}
    for contestants, code in [
        ([bot, bot], "bad_request"),
        ([bot, "house:easy", "house:hard"], "bad_request"),
        ([bot, hidden], "not_found"),
        ([bot, str(uuid4())], "not_found"),
        ([bot, "house:god"], "not_found"),
        (["house:easy", "house:hard"], "forbidden"),
    ]:
        _, told = await owner.refused("POST", "arena/challenges", contestants=contestants, **wish)
        assert told == code, contestants
    pair = [bot, "house:easy"]
    assert await owner.refused(
        "POST", "arena/challenges", game="omi", contestants=pair, boards=1
    ) == (400, "bad_request")
    assert await owner.refused(
        "POST", "arena/challenges", game="santase", contestants=pair, boards=1000
    ) == (400, "bad_request")


async def test_active_bots_play_for_the_ladder_by_themselves(arena: Arena, owner: Owner) -> None:
    bot = await owner.bot(LAST)
    rival = await (await Owner.register(arena.server)).bot(FIRST)
    ladder = await until(
        owner,
        "arena/santase/ladder",
        lambda told: line_of(told, bot)["points"] is not None and line_of(told, bot)["sets"] >= 3,
    )
    lines = {line["contestant"]["id"]: line for line in ladder["lines"]}
    mine = lines[f"{bot}/1"]
    assert ladder["anchor"] == "house:medium"
    assert lines["house:medium"]["points"] == 0
    assert f"{rival}/1" in lines
    assert mine["provisional"]
    assert mine["contestant"]["owner"] == owner.name
    assert [line["place"] for line in ladder["lines"]] == list(range(1, len(lines) + 1))
    table = await owner.get("arena/santase/crosstable")
    assert any(f"{bot}/1" in (one["first"], one["second"]) for one in table["meetings"])
    profile = await owner.get(f"arena/bots/{bot}")
    (game,) = profile["games"]
    assert game["curve"]
    assert game["opponents"][0]["meeting"]["first"] == f"{bot}/1"
    page = await owner.get(f"arena/bots/{bot}/sets?limit=2")
    assert len(page["items"]) == 2
    assert page["items"][0]["purpose"] == "ladder"
    assert page["next"] is not None
    rest = await owner.get(f"arena/bots/{bot}/sets?limit=2&cursor={page['next']}")
    assert {one["id"] for one in rest["items"]}.isdisjoint(one["id"] for one in page["items"])


async def test_a_version_that_strikes_out_is_held_until_its_owner_says_so(
    arena: Arena, owner: Owner
) -> None:
    bot = await owner.bot(BROKEN, game="jolly")
    ladder = await until(owner, "arena/jolly/ladder", lambda told: line_of(told, bot)["held"])
    assert "struck out" in line_of(ladder, bot)["held"]
    path = f"arena/jolly/bots/{bot}/versions/1/hold"
    stranger = await Owner.register(arena.server)
    assert (await stranger.refused("DELETE", path))[0] == 404
    await owner.sql("UPDATE bots SET active_version = NULL WHERE id = $1", bot)
    status, _ = await owner.ask("DELETE", path)
    assert status == 204


async def test_a_new_version_is_measured_against_the_active_one(owner: Owner) -> None:
    bot = await owner.bot(FIRST)
    assert await owner.version(str(bot), LAST) == 2
    made = await owner.post(
        "arena/comparisons", game="santase", bot=str(bot), candidate=2, boards=3
    )
    found = await owner.finished(f"arena/challenges/{made['id']}?wait=30")
    assert (found["kind"], found["sets"], found["done"]) == ("comparison", 6, 6)
    difference = found["difference"]
    assert len(difference["by_board"]) == 3
    assert difference["low"] <= difference["mean"] <= difference["high"]
    boards = {line["board"] for line in found["results"]}
    assert len(boards) == 3
    match = found["results"][0]["matches"][0]
    assert (await owner.ask("GET", f"matches/{match}"))[0] == 200
    stranger = await Owner.register(owner.server)
    assert (await stranger.ask("GET", f"matches/{match}"))[0] == 404
    assert (await stranger.ask("GET", f"arena/challenges/{made['id']}"))[0] == 404


async def test_a_ci_measures_a_version_with_a_token_of_its_own(
    owner: Owner, tmp_path: Path
) -> None:
    bot = await owner.bot(FIRST)
    made = await owner.post("tokens", name="ci", scopes=["bots"])
    file = tmp_path / "bot.py"
    file.write_text(LAST)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), str(bot), str(file), "santase", "2"),
        env={"SERAI_URL": owner.server.url, "SERAI_TOKEN": made["token"]},
        stdout=PIPE,
    )
    output, _ = await process.communicate()
    assert process.returncode in (0, 1), output
    assert b"version 2: " in output.splitlines()[-1]
    assert b"points a game" in output.splitlines()[-1]


async def test_a_round_robin_is_played_to_its_end_and_exported(arena: Arena, owner: Owner) -> None:
    bot = str(await owner.bot())
    made = await owner.post(
        "arena/tournaments",
        game="santase",
        name="Friday",
        entrants=[bot, "house:easy", "house:medium"],
        boards=1,
    )
    number = made["tournament"]["id"]
    view = await until(
        owner,
        f"arena/tournaments/{number}",
        lambda told: told["tournament"]["state"] == "finished",
    )
    assert view["tournament"]["round"] == view["tournament"]["rounds"] == 3
    assert sum(line["points"] for line in view["standings"]) == 6  # three meetings, three byes
    assert view["standings"][0]["place"] == 1
    everywhere = await owner.get("arena/tournaments")
    assert number in {one["id"] for one in everywhere["items"]}
    stranger = await Owner.register(arena.server)
    listed = await stranger.get("arena/tournaments")
    assert number not in {one["id"] for one in listed["items"]}
    _, text = await stranger.ask("GET", f"arena/tournaments/{number}/export?format=csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["place"] for row in rows] == [str(one["place"]) for one in view["standings"]]


async def test_a_tournament_can_be_entered_before_it_begins(arena: Arena, owner: Owner) -> None:
    later = 4_102_444_800_000 - 1
    assert await owner.refused(
        "POST", "arena/tournaments", game="omi", name="x", starts_at=later
    ) == (400, "bad_request")
    assert await owner.refused("POST", "arena/tournaments", game="omi", name="x", public=True) == (
        403,
        "forbidden",
    )
    admin = await Owner.register(arena.server, role="admin")
    soon = now_ms() + 3_600_000
    made = await admin.post(
        "arena/tournaments",
        game="santase",
        name="Open",
        system="swiss",
        public=True,
        starts_at=soon,
    )
    path = f"arena/tournaments/{made['tournament']['id']}"
    bot = await owner.bot()
    entered = await owner.post(f"{path}/entrants", contestant=str(bot))
    assert [one["bot"] for one in entered["entrants"]] == [str(bot)]
    assert await owner.refused("POST", f"{path}/entrants", contestant=str(bot)) == (
        403,
        "forbidden",
    )
    stranger = await Owner.register(arena.server)
    assert (await stranger.refused("DELETE", f"{path}/entrants/{bot}"))[0] == 403
    assert (await owner.ask("DELETE", f"{path}/entrants/{bot}"))[0] == 204
    assert (await stranger.refused("DELETE", path))[0] == 403
    assert (await admin.ask("DELETE", path))[0] == 204
    assert (await owner.get(path))["tournament"]["state"] == "cancelled"


async def test_a_game_is_watched_like_any_other_table(arena: Arena, owner: Owner) -> None:
    await arena.played(Wanted("omi", PAIR, "challenge"))
    running = await owner.get("arena/running?game=omi")
    game = next(one for one in running["items"] if one["purpose"] == "challenge")
    assert game["of"] == 2
    assert (await owner.get("arena/featured"))["broadcast"] is not None
    watcher, other = await Client.guest(arena.server), await Client.guest(arena.server)
    table = game["tables"]["4"]
    answer = await watcher.ask("watch_table", table=table)
    await other.ask("watch_table", table=table)
    assert answer["table"]["mode"] == "arena"
    assert answer["seat"] is None
    assert [seat["player"]["kind"] for seat in answer["table"]["seats"]] == ["house"] * 4
    ended = await watcher.hear("game_ended", lambda told: told["table"] == table)
    seqs = [one["seq"] for one in watcher.all("game_state_update")]
    assert seqs == list(range(seqs[0], ended["seq"] + 1))
    assert all(one["view"]["hand"] == [] for one in watcher.all("game_state_update"))
    told = await owner.get(f"matches/{game['match']}/replay")
    assert ended["outcome"] == told["match"]["outcome"]
    await watcher.ask("send_message", table=table, text="well played")
    assert (await other.hear("message_received"))["text"] == "well played"
    assert await watcher.refusal("join_table", table=table) == "table_full"
    assert await watcher.refusal("act", table=table, seq=0, action={}) == "forbidden"
    assert await watcher.refusal("start_game", table=table) == "not_host"


async def test_as_fast_as_it_goes_shows_a_game_that_is_over_at_once(
    arena: Arena, owner: Owner
) -> None:
    await arena.played(Wanted("santase", PAIR, "tournament"))
    running = await owner.get("arena/running?game=santase")
    game = next(one for one in running["items"] if one["purpose"] == "tournament")
    watcher = await Client.guest(arena.server)
    answer = await watcher.ask("watch_table", table=game["tables"]["max"])
    if answer["ended"] is None:
        await watcher.hear("game_ended")
    again = await watcher.ask("watch_table", table=game["tables"]["max"])
    assert again["ended"]["outcome"]["reason"] == "played"


async def test_a_person_plays_a_board_for_par(arena: Arena, owner: Owner) -> None:
    await arena.played(*[Wanted("santase", PAIR, "challenge")] * 2)
    boards = await owner.get("arena/santase/boards?limit=5")
    number = boards["items"][0]["id"]
    board = await owner.get(f"arena/santase/boards/{number}")
    assert len(board["scores"]) >= 4
    player = Player(arena.server)
    player.token, player.id = owner.token, str(owner.id)
    await player.connect()
    made = await owner.post(f"arena/santase/boards/{number}/table", seat=1)
    table = made["table"]["id"]
    assert made["table"]["mode"] == "practice"
    player.table, player.seat = table, 1
    await player.ask("join_table", table=table)
    await player.ask("player_ready", table=table)
    await player.ask("start_game", table=table)
    await player.play()
    (mine,) = (await owner.get(f"arena/santase/boards/{number}/par"))["tries"]
    assert mine["seat"] == 1
    assert mine["tries"] == sum(one["seat"] == 1 and one["by_bots"] for one in board["scores"])
    assert 0 <= mine["better_than"] + mine["equal_to"] <= mine["tries"]
    told = await owner.get(f"matches/{mine['match']}")
    assert told["seed"] == board["seed"]
    assert (await owner.refused("POST", "arena/santase/boards/999999999/table"))[0] == 404


async def test_progress_and_people_can_be_read_by_anybody(arena: Arena, owner: Owner) -> None:
    progress = await owner.get("arena/progress")
    assert len(progress["workers"]) == 1
    assert progress["sets_last_hour"] > 0
    assert (await owner.get("arena/omi/people"))["items"] == []
    admin = await Owner.register(arena.server, role="admin")
    assert isinstance((await admin.get("admin/arena/santase/suspicions"))["items"], list)
    house = await owner.get("arena/bots/house:medium")
    assert house["name"] == "House medium"
