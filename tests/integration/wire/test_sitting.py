"""Joining, watching, leaving; what a host may do and who is host."""

import pytest

from tests.integration.wire.house import House, seated
from tests.integration.wire.shapes import check_catch_up

NOTHING = {"started": None, "updates": None, "update": None, "ended": None}


async def test_a_table_is_joined_by_its_id(house: House) -> None:
    table = await house.table("omi", 1)
    other = await house.guest()
    answer = check_catch_up(await other.ask("join_table", table=table.id))
    assert answer["seat"] == 1
    assert {name: answer[name] for name in NOTHING} == NOTHING
    told = await table.host.hear("player_joined")
    player = {"id": other.id, "name": other.name, "kind": "person"}
    assert told == {"table": table.id, "seat": 1, "player": player}
    await table.host.card(lambda card: seated(card)[1] == other.id)


async def test_a_table_is_joined_by_its_code_however_it_is_written(house: House) -> None:
    table = await house.table("omi", 1)
    code = table.code
    for written in (code, code.lower(), code[:3] + code[3:].lower()):
        other = await house.guest()
        answer = await other.ask("join_table", table=written)
        assert answer["table"]["id"] == table.id


async def test_somebody_may_choose_a_free_seat(house: House) -> None:
    table = await house.table("omi", 1)
    other, late = await house.guests(2)
    assert (await other.ask("join_table", table=table.id, seat=3))["seat"] == 3
    assert (await late.refused("join_table", table=table.id, seat=3))["code"] == "table_full"
    assert (await late.refused("join_table", table=table.id, seat=4))["code"] == "bad_request"
    assert (await late.ask("join_table", table=table.id))["seat"] == 1


async def test_a_full_table_can_be_watched(house: House) -> None:
    table = await house.table("santase")
    late = await house.guest()
    assert (await late.refused("join_table", table=table.id))["code"] == "table_full"
    answer = check_catch_up(await late.ask("watch_table", table=table.id))
    assert answer["seat"] is None
    assert answer["table"]["spectators"] == 1


@pytest.mark.parametrize("event", ["join_table", "watch_table", "resume_table"])
async def test_who_sits_there_gets_his_seat_whichever_he_sends(house: House, event: str) -> None:
    table = await house.playing("santase")
    twin = await house.twin(table.players[1])
    more = {"after": -1} if event == "resume_table" else {}
    answer = check_catch_up(await twin.ask(event, table=table.code, **more))
    assert answer["seat"] == 1
    assert answer["update"]["view"]["seat"] == 1
    assert answer["update"]["view"]["hand"] == table.view(1)["hand"]
    await table.act()
    assert (await twin.update(1))["view"]["seat"] == 1


@pytest.mark.parametrize(
    "event",
    ["join_table", "watch_table", "leave_table", "player_ready", "start_game", "pass_turn"],
)
@pytest.mark.parametrize(
    "name", ["ABCDEFG", "00000000-0000-0000-0000-000000000000", "x", "not a table", "…"]
)
async def test_a_table_that_never_was_is_not_found(house: House, event: str, name: str) -> None:
    player = await house.guest()
    assert (await player.refused(event, table=name))["code"] == "not_found"


async def test_who_leaves_frees_his_seat(house: House) -> None:
    table = await house.table("omi", 2)
    host, other = table.players
    assert await other.ask("leave_table", table=table.id) == {"ok": True}
    told = await host.hear("player_left")
    player = {"id": other.id, "name": other.name, "kind": "person"}
    assert told == {"table": table.id, "seat": 1, "player": player}
    await host.card(lambda card: seated(card) == [host.id, None, None, None])
    assert (await house.server_card(host, table.id))["spectators"] == 0


async def test_who_has_left_hears_no_more(house: House) -> None:
    table = await house.table("omi", 2)
    host, other = table.players
    await other.ask("leave_table", table=table.id)
    other.forget()
    await host.ask("send_message", table=table.id, text="Is he gone?")
    await host.hear("message_received")
    await other.ask("watch_lobby")
    assert not other.heard("message_received")


async def test_the_host_hands_over_when_he_leaves(house: House) -> None:
    table = await house.table("omi", 3)
    host, heir, third = table.players
    await host.ask("leave_table", table=table.id)
    card = await third.card(lambda card: card["host"] != host.id)
    assert card["host"] == heir.id
    await heir.ask("add_bot", table=table.id, seat=0, bot="house:easy")
    error = await third.refused("add_bot", table=table.id, seat=3, bot="house:easy")
    assert error["code"] == "not_host"


async def test_a_host_without_a_seat_hands_over_too(house: House) -> None:
    table = await house.table("omi", 1, seat=None)
    other = await house.guest()
    await other.ask("join_table", table=table.id)
    await table.host.ask("leave_table", table=table.id)
    await other.card(lambda card: card["host"] == other.id)


async def test_a_host_who_does_not_come_back_is_followed_by_somebody_who_is_there(
    brisk: House,
) -> None:
    table = await brisk.table("omi", 3)
    host, gone, heir = table.players
    await gone.cut()
    await host.cut()
    await heir.card(lambda card: card["host"] == heir.id)
    assert await heir.ask("remove_player", table=table.id, seat=0) == {"ok": True}


async def test_a_host_who_is_gone_is_followed_when_the_match_is_over(brisk: House) -> None:
    table = await brisk.table("santase", 2)
    host, other = table.players
    for player in table.players:
        await player.ask("player_ready", table=table.id)
    await host.ask("start_game", table=table.id)
    await other.hear("game_started")
    await host.cut()
    await other.hear("game_ended")
    card = await other.card(lambda card: card["host"] == other.id)
    assert card["state"] == "completed"


async def test_who_comes_to_a_table_that_its_host_has_left_is_host(house: House) -> None:
    table = await house.table("omi", 1)
    watcher = await house.guest()
    await watcher.ask("watch_table", table=table.id)
    await table.host.ask("leave_table", table=table.id)
    late = await house.guest()
    answer = await late.ask("join_table", table=table.id)
    assert answer["table"]["host"] == late.id


async def test_only_the_host_adds_and_removes(house: House) -> None:
    table = await house.table("omi", 2)
    host, other = table.players
    stranger = await house.guest()
    for player in (other, stranger):
        error = await player.refused("add_bot", table=table.id, seat=2, bot="house:easy")
        assert error["code"] == "not_host"
        error = await player.refused("remove_player", table=table.id, seat=0)
        assert error["code"] == "not_host"
    assert await host.ask("add_bot", table=table.id, seat=2, bot="house:easy") == {"ok": True}
    joined = await other.hear("player_joined", lambda told: told["seat"] == 2)
    assert joined["player"]["kind"] == "house"
    assert joined["player"]["id"] == "house:easy"
    assert await host.ask("remove_player", table=table.id, seat=1) == {"ok": True}
    left = await other.hear("player_left")
    assert (left["seat"], left["player"]["id"]) == (1, other.id)
    assert (await other.ask("join_table", table=table.id))["seat"] == 1


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
async def test_every_house_bot_takes_a_seat(house: House, level: str) -> None:
    table = await house.table("tienlen", 1)
    await table.host.ask("add_bot", table=table.id, seat=3, bot=f"house:{level}")
    card = await table.host.card(lambda card: card["seats"][3]["player"] is not None)
    assert card["seats"][3]["player"]["id"] == f"house:{level}"
    assert card["seats"][3]["player"]["kind"] == "house"
    assert card["seats"][3]["ready"] is True


async def test_a_bot_needs_a_name_and_a_free_seat(house: House) -> None:
    table = await house.table("omi", 2)
    host = table.host
    for bot, code in [("house:genius", "not_found"), ("", "not_found"), ("nobody", "not_found")]:
        error = await host.refused("add_bot", table=table.id, seat=2, bot=bot)
        assert error["code"] == code
    for seat, code in [(1, "table_full"), (4, "bad_request"), (-1, "bad_request")]:
        error = await host.refused("add_bot", table=table.id, seat=seat, bot="house:easy")
        assert error["code"] == code
    assert (await host.refused("remove_player", table=table.id, seat=3))["code"] == "not_found"
    assert (await host.refused("remove_player", table=table.id, seat=9))["code"] == "bad_request"


async def test_ranked_tables_are_for_people_only(house: House) -> None:
    host = await house.guest()
    made = await host.ask("create_table", game="santase", mode="ranked")
    table = made["table"]["id"]
    error = await host.refused("add_bot", table=table, seat=1, bot="house:easy")
    assert error["code"] == "forbidden"
    assert (await house.server_card(host, table))["mode"] == "ranked"


async def test_a_practice_table_is_the_hosts_own(house: House) -> None:
    table = await house.table("omi", 1, mode="practice")
    other = await house.guest()
    assert (await other.refused("join_table", table=table.id))["code"] == "forbidden"
    await table.host.ask("leave_table", table=table.id)
    assert (await table.host.ask("join_table", table=table.id))["seat"] == 0


async def test_a_second_socket_keeps_the_seat_connected(house: House) -> None:
    table = await house.table("santase")
    twin = await house.twin(table.players[1])
    await twin.ask("watch_table", table=table.id)
    await table.players[1].cut()
    await table.host.ask("send_message", table=table.id, text="Still there?")
    await twin.hear("message_received")
    assert (await house.server_card(table.host, table.id))["seats"][1]["connected"] is True
    await twin.cut()
    await table.host.card(lambda card: not card["seats"][1]["connected"])


async def test_asking_again_for_what_one_has_disturbs_nobody(house: House) -> None:
    table = await house.table("omi", 2)
    host, other = table.players
    stranger = await house.guest()
    await host.card(lambda card: seated(card)[1] == other.id)  # what is told of him is over
    host.forget()
    for _ in range(3):
        await other.ask("watch_table", table=table.id)
        await stranger.ask("leave_table", table=table.id)
    await other.ask("send_message", table=table.id, text="Anything new?")
    await host.hear("message_received")
    assert not host.heard("table_updated")


async def test_the_way_back_to_a_seat_is_known_to_every_browser(house: House) -> None:
    playing = await house.playing("santase")
    player = playing.players[1]
    waiting = await house.table("omi", 1, visibility="private")
    await player.ask("join_table", table=waiting.id)
    status, found = await player.rest("GET", "me/tables")
    assert status == 200
    assert [(one["code"], one["state"]) for one in found["tables"]] == [
        (playing.code, "playing"),
        (waiting.code, "waiting"),
    ]
    await player.ask("leave_table", table=waiting.id)
    _, found = await player.rest("GET", "me/tables")
    assert [one["id"] for one in found["tables"]] == [playing.id]
    stranger = await house.guest()
    assert await stranger.rest("GET", "me/tables") == (200, {"tables": []})
