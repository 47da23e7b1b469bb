"""From seats to a match: player_ready, the countdown, start_game, and again for a rematch."""

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.shapes import check_update


async def counted_down(host: Player) -> tuple[str, Json]:
    """A table with bots whose countdown has begun a match, and the host's first view."""
    wish = {"game": "tienlen", "seats": 4, "options": {"games": 1}, "mode": "practice"}
    made = await host.ask("create_table", **wish)
    table: str = made["table"]["id"]
    for seat in (1, 2, 3):
        await host.ask("add_bot", table=table, seat=seat, bot="house:easy")
    await host.ask("player_ready", table=table)
    first = await host.hear("game_state_update", lambda told: told["table"] == table)
    return table, first["view"]


async def test_ready_is_true_unless_said_otherwise_and_may_be_repeated(house: House) -> None:
    table = await house.table("omi", 2)
    other = table.players[1]
    for _ in range(2):
        assert await other.ask("player_ready", table=table.id) == {"ok": True}
    await table.host.card(lambda card: card["seats"][1]["ready"])
    for _ in range(2):
        await other.ask("player_ready", table=table.id, ready=False)
    await table.host.card(lambda card: not card["seats"][1]["ready"])
    await other.ask("player_ready", table=table.id, ready=True)
    await table.host.card(lambda card: card["seats"][1]["ready"])


async def test_only_who_sits_there_can_be_ready(house: House) -> None:
    table = await house.table("omi", 1)
    stranger = await house.guest()
    assert (await stranger.refused("player_ready", table=table.id))["code"] == "forbidden"
    await stranger.ask("watch_table", table=table.id)
    assert (await stranger.refused("player_ready", table=table.id))["code"] == "forbidden"


async def test_when_all_are_ready_a_countdown_starts_the_match(brisk: House) -> None:
    table = await brisk.table("santase")
    await table.ready()
    await table.host.card(lambda card: card["state"] == "ready")
    await table.host.card(lambda card: card["state"] == "playing")
    started = await table.host.hear("game_started")
    assert started["table"] == table.id


async def test_a_start_is_granted_when_the_countdown_began_a_match_that_was_over_at_once(
    brisk: House,
) -> None:
    host = await brisk.guest()
    for _ in range(400):  # one deal in twenty is won before its first card (TL-4.9)
        table, view = await counted_down(host)
        if view["phase"] == "over":
            break
        await host.ask("leave_table", table=table)
    else:
        raise AssertionError("no instant win in 400 deals")
    await host.card(lambda card: card["id"] == table and card["state"] == "completed")
    assert await host.ask("start_game", table=table) == {"ok": True}
    assert len([one for one in host.heard("game_started") if one["table"] == table]) == 1


async def test_who_is_not_ready_any_more_stops_the_countdown(house: House) -> None:
    table = await house.table("santase")
    await table.ready()
    await table.host.card(lambda card: card["state"] == "ready")
    await table.players[1].ask("player_ready", table=table.id, ready=False)
    await table.host.card(lambda card: card["state"] == "waiting")
    assert (await table.host.refused("start_game", table=table.id))["code"] == "not_ready"


async def test_start_game_needs_everybody_and_the_host(house: House) -> None:
    table = await house.table("santase", 1)
    other = await house.guest()
    host = table.host
    assert (await host.refused("start_game", table=table.id))["code"] == "not_ready"
    await other.ask("join_table", table=table.id)
    assert (await host.refused("start_game", table=table.id))["code"] == "not_ready"
    await other.ask("player_ready", table=table.id)
    error = await host.refused("start_game", table=table.id)
    assert error["code"] == "not_ready", "the host must be ready too"
    await host.ask("player_ready", table=table.id)
    assert (await other.refused("start_game", table=table.id))["code"] == "not_host"
    assert await host.ask("start_game", table=table.id) == {"ok": True}
    assert await host.ask("start_game", table=table.id) == {"ok": True}, "it has just started"
    assert len(host.heard("game_started")) == 1


async def test_bots_are_always_ready(house: House) -> None:
    table = await house.table("santase", 1)
    await table.host.ask("add_bot", table=table.id, seat=1, bot="house:medium")
    await table.host.ask("player_ready", table=table.id)
    await table.host.ask("start_game", table=table.id)
    started = await table.host.hear("game_started")
    assert started.keys() == {"table", "match", "seed_hash", "view"}
    assert len(started["seed_hash"]) == 64


async def test_a_practice_table_is_filled_with_house_bots(house: House) -> None:
    table = await house.table("omi", 1, mode="practice", visibility="public")
    host = table.host
    assert (await host.refused("start_game", table=table.id))["code"] == "not_ready"
    card = await house.server_card(host, table.id)
    assert [seat["player"] is None for seat in card["seats"]] == [False, True, True, True]
    await host.ask("player_ready", table=table.id)
    await host.ask("start_game", table=table.id)
    await host.hear("game_started")
    card = await house.server_card(host, table.id)
    assert [seat["player"]["kind"] for seat in card["seats"]] == ["person"] + 3 * ["house"]
    assert card["mode"] == "practice"


async def test_nobody_can_be_seated_in_a_running_match(house: House) -> None:
    table = await house.playing("omi")
    late = await house.guest()
    assert (await late.refused("join_table", table=table.id))["code"] == "table_full"
    error = await table.host.refused("remove_player", table=table.id, seat=1)
    assert error["code"] == "forbidden"
    error = await table.host.refused("add_bot", table=table.id, seat=1, bot="house:easy")
    assert error["code"] in ("forbidden", "table_full")


async def test_after_the_end_the_same_people_play_again(brisk: House) -> None:
    table = await brisk.playing("santase")
    watcher = await brisk.guest()
    await watcher.ask("watch_table", table=table.id)
    first = table.match
    await table.finish()
    card = await table.host.card(lambda card: card["state"] == "completed")
    assert card["match"] == first
    assert not any(seat["ready"] for seat in card["seats"])
    assert (await table.host.refused("start_game", table=table.id))["code"] == "not_ready"
    table.host.forget()
    await table.begin()
    assert table.match != first
    assert table.seq == 0
    check_update(table.updates[0])
    assert table.updates[0]["match"] == table.match
    again = await watcher.hear("game_started", lambda told: told["match"] == table.match)
    assert again["view"]["seat"] is None
    await watcher.hear(
        "game_state_update", lambda told: (told["match"], told["seq"]) == (table.match, 0)
    )
    await table.act()
