"""create_table: what it takes, what it fills in, what it refuses."""

import asyncio

import pytest

from engines import catalogue
from tests.integration.wire.house import House
from tests.integration.wire.shapes import check_card

GAMES = sorted(catalogue())
NO_CLOCK = {"visibility": "private", "turn_seconds": None}


async def test_a_table_has_the_defaults_of_the_wire(house: House) -> None:
    host = await house.guest()
    answer = await host.ask("create_table", game="santase")
    assert answer.keys() == {"ok", "table", "seat"}
    assert answer["seat"] == 0
    card = check_card(answer["table"])
    assert card["turn_seconds"] == 30
    assert card["deal_pause"] == 10
    assert card["spectator_delay"] == 0
    assert card["visibility"] == "public"
    assert card["mode"] == "casual"
    assert card["state"] == "waiting"
    assert card["match"] is None
    assert card["host"] == host.id
    assert card["spectators"] == 0
    assert card["socket_path"] == "/socket.io"
    assert card["name"]
    me = {"id": host.id, "name": host.name, "kind": "person"}
    assert card["seats"][0] == {
        "seat": 0,
        "player": me,
        "ready": False,
        "connected": True,
        "away": False,
    }
    assert card["seats"][1]["player"] is None


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_has_the_games_usual_seats(house: House, game: str) -> None:
    host = await house.guest()
    card = (await host.ask("create_table", game=game))["table"]
    assert len(card["seats"]) == catalogue()[game].default_seats
    check_card(card)


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_has_any_number_of_seats_that_the_game_allows(
    house: House, game: str
) -> None:
    host = await house.guest()
    for seats in catalogue()[game].seats:
        card = (await host.ask("create_table", game=game, seats=seats))["table"]
        assert len(card["seats"]) == seats
    for seats in set(range(8)) - set(catalogue()[game].seats):
        error = await host.refused("create_table", game=game, seats=seats)
        assert error["code"] == "bad_request"
        assert error["rule"]


async def test_options_are_shown_complete_but_for_a_dealer_that_the_seed_will_draw(
    house: House,
) -> None:
    host = await house.guest()
    card = (await host.ask("create_table", game="omi", options={"target": 5}))["table"]
    names = set(catalogue()["omi"].options["properties"])
    assert card["options"].keys() == names - {"first_dealer"}
    assert card["options"]["target"] == 5
    card = (await host.ask("create_table", game="omi", options={"first_dealer": 2}))["table"]
    assert card["options"]["first_dealer"] == 2


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("omi", {"target": 6}),
        ("omi", {"target": "10"}),
        ("omi", {"target": True}),
        ("omi", {"unknown": 1}),
        ("omi", {"first_dealer": 4}),
        ("santase", {"target": None}),
        ("baloot", {"target": 10**400}),
        ("tienlen", {"games": 1.0}),
        ("jolly", {"go_out": {}}),
        ("jolly", {"": ""}),
    ],
    ids=repr,
)
async def test_bad_options_are_refused_with_their_rule(
    house: House, game: str, options: object
) -> None:
    host = await house.guest()
    error = await host.refused("create_table", game=game, options=options)
    assert error["code"] == "bad_request"
    assert error["rule"]
    tables = (await host.ask("watch_lobby"))["tables"]
    assert all(card["host"] != host.id for card in tables)


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "poker"},
        {"game": ""},
        {"game": "omi", "turn_seconds": 7},
        {"game": "omi", "turn_seconds": 0},
        {"game": "omi", "turn_seconds": -5},
        {"game": "omi", "turn_seconds": None},
        {"game": "omi", "turn_seconds": "30"},
        {"game": "omi", "mode": "ranked", "turn_seconds": None, "visibility": "private"},
        {"game": "omi", "mode": "ranked", "visibility": "private"},
        {"game": "omi", "mode": "arena"},
        {"game": "omi", "mode": ""},
        {"game": "omi", "visibility": "secret"},
        {"game": "omi", "visibility": ""},
        {"game": "omi", "deal_pause": -1},
        {"game": "omi", "deal_pause": 10**9},
        {"game": "omi", "spectator_delay": -1},
        {"game": "omi", "seat": 4},
        {"game": "omi", "seat": -1},
        {"game": "omi", "seat": "0"},
        {"game": "omi", "name": "n" * 61},
        {"game": "omi", "name": 7},
        {"game": "omi", "name": "nul\0"},
        {"game": "omi", "options": []},
    ],
    ids=repr,
)
async def test_a_wish_that_cannot_be_is_a_bad_request(
    house: House, wish: dict[str, object]
) -> None:
    host = await house.guest()
    assert (await host.refused("create_table", **wish))["code"] == "bad_request"


@pytest.mark.parametrize("seconds", [5, 10, 15, 30, 60])
async def test_every_speed_is_offered(house: House, seconds: int) -> None:
    host = await house.guest()
    made = await host.ask("create_table", game="omi", turn_seconds=seconds)
    assert made["table"]["turn_seconds"] == seconds


async def test_private_and_practice_tables_may_go_without_a_clock(house: House) -> None:
    host = await house.guest()
    private = await host.ask("create_table", game="omi", **NO_CLOCK)
    assert private["table"]["turn_seconds"] is None
    practice = await host.ask("create_table", game="omi", mode="practice", turn_seconds=None)
    assert practice["table"]["turn_seconds"] is None


async def test_the_host_may_take_any_seat_or_none(house: House) -> None:
    host = await house.guest()
    third = await host.ask("create_table", game="omi", seat=2)
    assert third["seat"] == 2
    assert third["table"]["seats"][2]["player"]["id"] == host.id
    none = await host.ask("create_table", game="omi", seat=None)
    assert none["seat"] is None
    assert none["table"]["host"] == host.id
    assert all(seat["player"] is None for seat in none["table"]["seats"])


async def test_a_casual_table_is_hybrid_while_a_bot_sits_there(house: House) -> None:
    host = await house.guest()
    card = (await host.ask("create_table", game="santase"))["table"]
    await host.ask("add_bot", table=card["id"], seat=1, bot="house:easy")
    with_bot = await host.card(lambda card: card["seats"][1]["player"] is not None)
    assert with_bot["mode"] == "hybrid"
    await host.ask("remove_player", table=card["id"], seat=1)
    assert (await host.card(lambda card: card["seats"][1]["player"] is None))["mode"] == "casual"


async def test_a_sixth_open_table_is_refused(house: House) -> None:
    host = await house.guest()
    for _ in range(5):
        await host.ask("create_table", game="omi")
    refusal = await host.refused("create_table", game="omi")
    assert (refusal["code"], refusal["retry_after"] > 0) == ("rate_limited", True)


async def test_a_table_that_everybody_has_left_makes_room_for_another(house: House) -> None:
    host, guest = await house.guests(2)
    left, *others = [(await host.ask("create_table", game="omi"))["table"] for _ in range(5)]
    await guest.ask("watch_table", table=left["id"])
    await host.ask("leave_table", table=left["id"])
    assert (await host.refused("create_table", game="omi"))["code"] == "rate_limited"
    await guest.ask("leave_table", table=left["id"])
    await host.ask("create_table", game="omi")
    assert (await guest.refused("join_table", table=left["id"]))["code"] == "table_closed"
    for card in others:
        await guest.ask("watch_table", table=card["id"])


async def test_the_limit_on_tables_holds_for_wishes_made_at_once(house: House) -> None:
    host = await house.guest()
    sockets = [host, *[await house.twin(host) for _ in range(7)]]
    answers = await asyncio.gather(
        *(socket.send("create_table", {"game": "omi"}) for socket in sockets)
    )
    assert sum(answer["ok"] for answer in answers) == 5


async def test_the_creator_hears_table_created(house: House) -> None:
    host = await house.guest()
    made = await host.ask("create_table", game="omi", name="  Friday  ")
    told = await host.hear("table_created")
    assert told.keys() == {"table"}
    assert check_card(told["table"])["id"] == made["table"]["id"]
    assert made["table"]["name"] == "Friday"


SAVE = """---
title: Omi Save
round: 2
scoreUs: 8
scoreThem: 9
winScore: 10
dealer: East
drawBonus: 1
---

| Round | Trump | By | Us Tricks | Them Tricks | Us +tok | Them +tok | Us Total | Them Total | \
Note |
|---|---|---|---|---|---|---|---|---|---|
| 1 | ♠ | East | 2 | 6 | 0 | 1 | 0 | 1 |  |
"""


async def test_an_omi_save_goes_on_where_it_stood(house: House) -> None:
    host = await house.guest()
    answer = await host.ask("create_table", game="omi", save=SAVE, **NO_CLOCK)
    options = answer["table"]["options"]
    assert (options["start_scores"], options["start_deal"], options["target"]) == ([8, 9], 3, 10)
    assert (options["first_dealer"], options["start_bonus"]) == (3, 1)
    refused = await host.refused("create_table", game="omi", save=SAVE.replace("9", "99"))
    assert (refused["code"], refused["rule"]) == ("bad_request", "OM-12.3")
    refused = await host.refused("create_table", game="santase", save=SAVE)
    assert (refused["code"], refused["rule"]) == ("bad_request", "OM-12.3")
