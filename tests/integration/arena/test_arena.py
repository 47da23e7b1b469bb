"""The arena through its doors: challenges, the ladder, versions, watching, par."""

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any
from uuid import UUID, uuid4

import pytest

from engines import replay
from server.arena.sets import Wanted
from server.rest.paging import cursor_at
from tests.integration.arena.owner import BROKEN, FIRST, LAST, LUCKY, Owner
from tests.integration.arena.workers import Arena
from tests.integration.durability.client import Client
from tests.integration.durability.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAIR = ("house:easy", "house:medium")
EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "measure_version.py"


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
        log = await owner.get(f"bots/{bot}/logs/{line['matches'][0]}?limit=100")
        decided = [one["seq"] for one in log["items"]]
        assert decided == sorted(decided)
    listed = await owner.get(f"bots/{bot}/logs?arena=true")
    assert {one["mode"] for one in listed["items"]} == {"arena"}
    assert [one["kind"] for one in listed["items"][0]["players"]].count("house") == 1
    assert (await owner.get(f"bots/{bot}/logs?arena=false"))["items"] == []
    games = [await owner.get(f"matches/{one}") for one in found["results"][0]["matches"]]
    assert games[0]["seed"] == games[1]["seed"]
    seats = [[one["id"] for one in game["players"]] for game in games]
    assert seats[0] == seats[1][::-1]


async def test_a_decision_of_the_arena_is_run_again_with_the_same_luck(owner: Owner) -> None:
    bot = await owner.bot(LUCKY)
    found = await owner.finished(await challenge(owner, str(bot), "house:easy", boards=1))
    for match in found["results"][0]["matches"]:
        decisions = (await owner.get(f"bots/{bot}/logs/{match}?limit=100"))["items"]
        seqs = [one["seq"] for one in decisions]
        assert seqs == sorted(seqs)
        first = decisions[0]
        path = f"bots/{bot}/logs/{match}/{first['seat']}/{first['seq']}/run"
        again = await owner.post(path)
        assert again["printed"] == first["printed"]
        assert "my seed is" in again["printed"]


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
        ([bot, f"{bot}/{10**12}"], "not_found"),
        (["house:easy", "house:hard"], "forbidden"),
    ]:
        _, told = await owner.refused("POST", "arena/challenges", contestants=contestants, **wish)
        assert told == code, contestants
    assert await owner.refused(
        "POST", "arena/comparisons", game="santase", bot=bot, candidate=10**12
    ) == (404, "not_found")
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
    ladder = await owner.until(
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
    ladder = await owner.until("arena/jolly/ladder", lambda told: line_of(told, bot)["held"])
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
    _, versions = await owner.ask("GET", f"bots/{bot}/versions")
    newest, first = versions["items"]
    assert first["compared"] is None
    told = newest["compared"]
    assert (told["challenge"], told["against"], told["boards"]) == (made["id"], 1, 3)
    assert (told["mean"], told["low"]) == (difference["mean"], difference["low"])
    _, card = await owner.ask("GET", f"bots/{bot}")
    games = sum(len(line["matches"]) for line in found["results"])
    assert card["record"]["matches"] >= games > 0, "games of the arena are in its record"
    match = found["results"][0]["matches"][0]
    assert (await owner.ask("GET", f"matches/{match}"))[0] == 200
    stranger = await Owner.register(owner.server)
    assert (await stranger.ask("GET", f"matches/{match}"))[0] == 404
    assert (await stranger.ask("GET", f"arena/challenges/{made['id']}"))[0] == 404
    await owner.ask("PATCH", f"bots/{bot}", {"public": True, "source_public": True})
    _, versions = await stranger.ask("GET", f"bots/{bot}/versions")
    assert [one["compared"] for one in versions["items"]] == [None, None]


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


@pytest.mark.parametrize("reachable", [True, False])
async def test_a_ci_is_told_what_could_not_be_measured(
    owner: Owner, tmp_path: Path, reachable: bool
) -> None:
    """Only 1 says that a version is worse."""
    bot = await owner.bot(FIRST)
    made = await owner.post("tokens", name="ci", scopes=["bots"])
    file = tmp_path / "bot.py"
    file.write_text(LAST)
    url = owner.server.url if reachable else "http://127.0.0.1:9"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(EXAMPLE), str(bot), str(file), "santase", "1"),
        env={"SERAI_URL": url, "SERAI_TOKEN": made["token"]},
        stdout=PIPE,
        stderr=PIPE,
    )
    output, errors = await process.communicate()
    assert b"Traceback" not in errors
    if reachable:  # one board has no interval: nothing is certain
        assert process.returncode == 0
        assert b"points a game" in output.splitlines()[-1]
    else:
        assert process.returncode == 2
        assert errors


async def test_a_game_is_watched_like_any_other_table(arena: Arena, owner: Owner) -> None:
    await arena.played(Wanted("omi", PAIR, "challenge"))
    running = await owner.get("arena/running?game=omi")
    game = next(one for one in running["items"] if one["purpose"] == "challenge")
    assert game["of"] == 2
    part = await owner.get("arena/running?game=omi&limit=1")
    assert len(part["items"]) == 1
    assert part["total"] == len(running["items"]) > 1
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
    await arena.played(Wanted("santase", PAIR, "challenge"))
    progress = await owner.get("arena/progress")
    assert len(progress["workers"]) == 1
    assert progress["sets_last_hour"] > 0
    assert (await owner.get("arena/omi/people"))["items"] == []
    house = await owner.get("arena/bots/house:medium")
    assert house["name"] == "House medium"


async def test_admins_see_who_feeds_whom(arena: Arena, owner: Owner) -> None:
    # Nobody plays Baloot here, so that no fit takes the place of what is written.
    fed, feeder = f"{UUID(int=1)}/1", f"{UUID(int=2)}/1"
    met = {"first": fed, "second": feeder, "sets": 40, "margin": 90.0, "low": 80.0, "high": 100.0}
    met |= {"won": 38, "drawn": 0, "lost": 2, "significance": 3}
    async with arena.database.connection() as connection:
        await connection.execute(
            "INSERT INTO official_tables (game, counted, sets, meetings)"
            " VALUES ('baloot', 1, 40, $1)",
            [met],
        )
        await connection.execute(
            "INSERT INTO standings (game, contestant, points, low, high, sets, provisional)"
            " SELECT 'baloot', unnest($1::text[]), unnest($2::float[]), 0, 0, 40, false",
            *([fed, feeder], [10.0, 5.0]),
        )
    assert (await owner.refused("GET", "admin/arena/baloot/suspicions"))[0] == 403
    admin = await Owner.register(arena.server, role="admin")
    (odd,) = (await admin.get("admin/arena/baloot/suspicions"))["items"]
    assert (odd["gains"], odd["gives"], odd["sets"]) == (fed, feeder, 40)
    assert (odd["margin"], odd["expected"]) == (90.0, 5.0)
    assert odd["chance"] < 0.001
    assert (await admin.get("admin/arena/omi/suspicions"))["items"] == []


@pytest.mark.parametrize("number", [2**63, -1, 10**30])
async def test_a_cursor_that_no_list_gave_is_refused(
    arena: Arena, owner: Owner, number: int
) -> None:
    admin = await Owner.register(arena.server, role="admin")
    cursor, bot = cursor_at(number), await owner.bot()
    for path in (
        *("arena/santase/people", "arena/santase/boards", f"arena/bots/{bot}/sets"),
        *(f"bots/{bot}/versions", f"bots/{bot}/logs/{uuid4()}"),
    ):
        told = await owner.refused("GET", f"{path}?cursor={cursor}")
        assert told == (400, "bad_request"), path
    assert (await admin.refused("GET", f"admin/audit?cursor={cursor}"))[0] == 400
