"""A replay shows each viewer what he saw at the table, and all hands to whoever wants them."""

import msgspec
import pytest

from server.wire.told import Frames, MatchCard
from tests.integration.wire.house import House
from tests.integration.wire.play import Game
from tests.integration.wire.player import Json, Player
from tests.integration.wire.test_matches import OPTIONS


async def frames(player: Player, match: str, seat: int | str, **query: int) -> list[Json]:
    """All frames of a match, page by page, or those that are asked for."""
    found: list[Json] = []
    while True:
        wish = query or {"from": len(found)}
        search = "&".join(f"{name}={value}" for name, value in wish.items())
        status, page = await player.rest("GET", f"matches/{match}/frames?seat={seat}&{search}")
        assert status == 200, page
        msgspec.convert(page, Frames)
        found += page["frames"]
        if query or len(found) == page["total"]:
            return found


async def finished(house: House, game: str) -> tuple[Game, Player]:
    table = await house.table(game, options=OPTIONS[game])
    watcher = await house.guest()
    await watcher.ask("watch_table", table=table.id)
    await table.begin()
    await table.finish()
    await watcher.hear("game_ended")
    return table, watcher


@pytest.mark.parametrize("game", OPTIONS)
async def test_a_replay_shows_what_each_one_saw(brisk: House, game: str) -> None:
    table, watcher = await finished(brisk, game)
    hands = []
    for seat, player in enumerate(table.players):
        updates = player.heard("game_state_update")
        shown = await frames(table.host, table.match, seat)
        assert [frame["view"] for frame in shown] == [update["view"] for update in updates]
        assert [frame["events"] for frame in shown] == [update["events"] for update in updates]
        assert all(frame["hands"] is None for frame in shown)
        hands.append([update["view"]["hand"] for update in updates])
    updates = watcher.heard("game_state_update")
    shown = await frames(table.host, table.match, "all")
    assert [frame["view"] for frame in shown] == [update["view"] for update in updates]
    assert [frame["hands"] for frame in shown] == [list(row) for row in zip(*hands, strict=True)]
    _, told = await table.host.rest("GET", f"matches/{table.match}/replay")
    assert [frame["at"] for frame in shown] == [0, *told["times"]]
    actors = [seat for seat, _ in told["record"]["actions"]]
    assert [frame["seat"] for frame in shown] == [None, *actors]
    assert shown[0]["action"] is None


async def test_frames_come_in_pages_and_their_number_is_told(brisk: House) -> None:
    table, _ = await finished(brisk, "tienlen")
    whole = await frames(table.host, table.match, 1)
    assert await frames(table.host, table.match, 1, **{"from": 3, "count": 2}) == whole[3:5]
    assert await frames(table.host, table.match, 1, **{"from": len(whole)}) == []
    _, match = await table.host.rest("GET", f"matches/{table.match}")
    msgspec.convert(match, MatchCard)
    assert match["statistics"]["actions"] == len(whole) - 1


async def test_the_beginnings_of_the_deals_are_told(brisk: House) -> None:
    table, _ = await finished(brisk, "omi")
    whole = await frames(table.host, table.match, "all")
    _, page = await table.host.rest("GET", f"matches/{table.match}/frames?from=9&count=1")
    begun = [
        frame["seq"] for frame in whole for event in frame["events"] if event["type"] == "deal"
    ]
    assert page["deals"] == begun
    assert page["total"] == len(whole)


async def test_what_cannot_be_shown_is_refused(brisk: House) -> None:
    table = await brisk.playing("santase", options=OPTIONS["santase"])
    await table.host.ask("leave_table", table=table.id)
    await table.players[1].hear("game_ended")
    for query in ("seat=4", "seat=2", "seat=me", "from=-1", "from=x", "count=0", "count=65"):
        status, problem = await table.host.rest("GET", f"matches/{table.match}/frames?{query}")
        assert (status, problem["code"]) == (400, "bad_request"), query
