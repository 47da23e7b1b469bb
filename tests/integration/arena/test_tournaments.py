"""Tournaments through their doors: round robin, Swiss, entering, cancelling, results as a file."""

import csv
import io

import pytest

from server.arena.tournaments import MOST_AT_ONCE
from server.clock import now_ms
from tests.integration.arena.owner import Owner
from tests.integration.arena.workers import Arena

pytestmark = pytest.mark.asyncio(loop_scope="module")


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
    view = await owner.until(
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


async def test_a_swiss_tournament_is_played_to_its_end_with_tie_breaks(owner: Owner) -> None:
    made = await owner.post(
        "arena/tournaments",
        game="santase",
        name="Saturday",
        system="swiss",
        rounds=2,
        entrants=[str(await owner.bot()), "house:easy", "house:medium", "house:hard"],
        boards=1,
    )
    view = await owner.until(
        f"arena/tournaments/{made['tournament']['id']}",
        lambda told: told["tournament"]["state"] == "finished",
    )
    met = {frozenset((one["first"], one["second"])) for pairs in view["rounds"] for one in pairs}
    assert len(met) == 4  # two rounds of two meetings, none of them twice
    assert sum(line["points"] for line in view["standings"]) == 4
    order = [
        (line["points"], line["buchholz"], line["sonneborn"], line["margin"])
        for line in view["standings"]
    ]
    assert order == sorted(order, reverse=True)


async def test_a_tournament_can_be_entered_before_it_begins(arena: Arena, owner: Owner) -> None:
    later = 4_102_444_800_000 - 1
    assert await owner.refused(
        "POST", "arena/tournaments", game="omi", name="x", starts_at=later
    ) == (400, "bad_request")
    assert await owner.refused("POST", "arena/tournaments", game="omi", name="x", public=True) == (
        403,
        "forbidden",
    )
    # Nobody could enter one that begins at once.
    assert await owner.refused(
        "POST", "arena/tournaments", game="omi", name="x", entrants=["house:easy"]
    ) == (400, "bad_request")
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
    empty = await owner.post("arena/tournaments", game="omi", name="Empty", starts_at=soon)
    assert (empty["tournament"]["entrants"], empty["tournament"]["rounds"]) == (0, 0)
    for one, wish, seen in ((admin, "", False), (admin, "?all=true", True)):
        listed = (await one.get(f"arena/tournaments{wish}"))["items"]
        assert (empty["tournament"]["id"] in [line["id"] for line in listed]) is seen
    assert (await owner.refused("GET", "arena/tournaments?all=true"))[0] == 403
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


async def test_a_host_may_take_out_a_bot_that_is_gone(arena: Arena, owner: Owner) -> None:
    guest = await Owner.register(arena.server)
    bot = await guest.bot()
    made = await owner.post(
        "arena/tournaments",
        game="santase",
        name="Later",
        entrants=[str(bot), "house:easy"],
        starts_at=now_ms() + 3_600_000,
    )
    path = f"arena/tournaments/{made['tournament']['id']}"
    assert (await guest.ask("DELETE", f"bots/{bot}"))[0] == 204
    assert (await guest.refused("DELETE", f"{path}/entrants/{bot}"))[0] == 403
    assert (await owner.ask("DELETE", f"{path}/entrants/{bot}"))[0] == 204
    assert (await owner.get(path))["tournament"]["entrants"] == 1
    assert (await owner.ask("DELETE", path))[0] == 204


async def test_a_person_has_so_many_tournaments_at_a_time(owner: Owner) -> None:
    wish = {"game": "omi", "name": "Again", "starts_at": now_ms() + 3_600_000}
    for _ in range(MOST_AT_ONCE):
        await owner.post("arena/tournaments", **wish)
    assert await owner.refused("POST", "arena/tournaments", **wish) == (429, "rate_limited")
