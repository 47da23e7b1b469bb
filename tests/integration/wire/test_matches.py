"""A whole match of each game, as its players and a spectator see it, against its record."""

from hashlib import sha256

import pytest

from engines import replay
from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.shapes import check_ended, check_update

#: The shortest match of each game.
OPTIONS: dict[str, Json] = {
    "omi": {"target": 5},
    "tienlen": {"games": 1},
    "jolly": {"target": 500},
    "baloot": {"target": 30},
    "santase": {"target": 7},
}


@pytest.mark.parametrize("game", OPTIONS)
async def test_a_match_is_played_to_its_end(brisk: House, game: str) -> None:
    table = await brisk.table(game, options=OPTIONS[game])
    watcher = await brisk.guest()
    await watcher.ask("watch_table", table=table.id)
    await table.begin()
    endings = await table.finish()
    endings.append(await watcher.hear("game_ended"))
    ended = check_ended(endings[0])
    assert all(ending == ended for ending in endings)
    assert ended["seq"] == table.seq
    assert ended["outcome"]["reason"] == "played"
    started = table.host.heard("game_started")[0]
    assert sha256(ended["seed"].encode("ascii")).hexdigest() == started["seed_hash"]

    status, told = await table.host.rest("GET", f"matches/{table.match}/replay")
    assert status == 200
    record = told["record"]
    assert record["seed"] == ended["seed"]
    assert len(record["actions"]) == len(told["times"]) == table.seq
    again = replay(record)
    assert again.outcome == ended["outcome"]
    for seat, player in enumerate([*table.players, watcher]):
        viewer = None if player is watcher else seat
        check_course(player, viewer, record)
        assert player.heard("game_state_update")[-1]["view"] == again.view(viewer)


@pytest.mark.parametrize(
    ("form", "kind"), [("json", "application/json"), ("md", "text/markdown; charset=utf-8")]
)
async def test_an_exported_match_says_what_it_is(brisk: House, form: str, kind: str) -> None:
    table = await brisk.playing("tienlen", options={"games": 1, "instant_wins": "off"}, seats=2)
    await table.finish()
    path = f"{brisk.server.url}/api/v1/matches/{table.match}/export?format={form}"
    headers = {"Authorization": f"Bearer {table.host.token}"}
    async with table.host.http.get(path, headers=headers) as answer:
        assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
        assert answer.headers["Content-Disposition"].endswith(f'{table.match}.{form}"')


def check_course(player: Player, viewer: int | None, record: Json) -> None:
    """Every update once and in order, each with its action; hidden is only what may be."""
    updates = player.heard("game_state_update")
    assert [update["seq"] for update in updates] == list(range(len(record["actions"]) + 1))
    for update in updates:
        check_update(update)
        view = update["view"]
        assert view["seat"] == viewer
        if viewer not in view["actors"]:
            assert view["legal_actions"] == []
        if viewer is None:
            assert view["hand"] == []
    for (seat, action), update in zip(record["actions"], updates[1:], strict=True):
        first = update["events"][0]
        assert first.keys() == {"type", "deal", "seat", "action"}
        assert (first["type"], first["seat"]) == ("action", seat)
        if viewer == seat or action["type"] != "declare":
            assert first["action"] == action
        else:
            assert first["action"]["type"] == "declare"
