"""The lobby: a list of open public tables, and every change of it."""

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.shapes import check_card


def ids(answer: Json) -> list[str]:
    return [card["id"] for card in answer["tables"]]


async def lobby_card(player: Player, table: str, **wanted: str) -> Json:
    """The card of a table in the lobby, as soon as it says so."""
    while True:
        told = await player.hear("lobby_updated", lambda told: told["table"]["id"] == table)
        card: Json = told["table"]
        if wanted.items() <= card.items():
            return card


async def test_watching_gives_the_list_and_every_change_of_it(house: House) -> None:
    watcher, host = await house.guests(2)
    before = (await host.ask("create_table", game="omi"))["table"]["id"]
    answer = await watcher.ask("watch_lobby")
    assert answer.keys() == {"ok", "tables"}
    assert before in ids(answer)
    for card in answer["tables"]:
        check_card(card)
    new = (await host.ask("create_table", game="santase"))["table"]["id"]
    assert check_card(await lobby_card(watcher, new))["state"] == "waiting"
    await host.ask("add_bot", table=new, seat=1, bot="house:easy")
    await lobby_card(watcher, new, mode="hybrid")
    await host.ask("player_ready", table=new)
    await host.ask("start_game", table=new)
    assert (await lobby_card(watcher, new, state="playing"))["match"] is not None


async def test_the_lobby_can_be_watched_for_one_game(house: House) -> None:
    watcher, host = await house.guests(2)
    answer = await watcher.ask("watch_lobby", game="jolly")
    assert all(card["game"] == "jolly" for card in answer["tables"])
    omi = (await host.ask("create_table", game="omi"))["table"]["id"]
    jolly = (await host.ask("create_table", game="jolly"))["table"]["id"]
    await lobby_card(watcher, jolly)
    assert omi not in [told["table"]["id"] for told in watcher.heard("lobby_updated")]


async def test_there_is_no_lobby_of_an_unknown_game(house: House) -> None:
    watcher = await house.guest()
    assert (await watcher.refused("watch_lobby", game="poker"))["code"] == "bad_request"


async def test_private_and_practice_tables_are_never_in_the_lobby(brisk: House) -> None:
    """Not when they are made, not when something happens there, not when they are closed."""
    watcher, host, stranger = await brisk.guests(3)
    await watcher.ask("watch_lobby")
    hidden = set()
    for wishes in ({"visibility": "private"}, {"mode": "practice"}):
        made = await host.ask("create_table", game="omi", **wishes)
        hidden.add(made["table"]["id"])
        await host.ask("player_ready", table=made["table"]["id"])
        await host.ask("leave_table", table=made["table"]["id"])
    shown = (await host.ask("create_table", game="omi"))["table"]["id"]
    assert not hidden & set(ids(await stranger.ask("watch_lobby")))
    status, page = await stranger.rest("GET", "tables?limit=100")
    assert status == 200
    listed = {card["id"] for card in page["items"]}
    assert shown in listed
    assert not hidden & listed
    await host.ask("leave_table", table=shown)
    await gone(watcher, shown)  # and so are those that were left before it
    for table in hidden:
        assert (await host.rest("GET", f"tables/{table}"))[0] == 410
    assert not hidden & {told["table"]["id"] for told in watcher.heard("lobby_updated")}


async def test_a_closed_table_is_gone_and_says_why(brisk: House) -> None:
    watcher, host = await brisk.guests(2)
    await watcher.ask("watch_lobby")
    card = (await host.ask("create_table", game="omi"))["table"]
    await host.ask("leave_table", table=card["id"])
    assert await gone(watcher, card["id"]) == {"table": {"id": card["id"], "gone": True}}
    assert card["id"] not in ids(await watcher.ask("watch_lobby"))
    for name in (card["id"], card["id"].upper(), card["code"], card["code"].lower()):
        for event in ("join_table", "watch_table", "player_ready", "start_game", "leave_table"):
            error = await host.refused(event, table=name)
            assert error["code"] == "table_closed"
            assert error["message"]
        error = await host.refused("act", table=name, seq=0, action={"type": "pass"})
        assert error["code"] == "table_closed"
        status, problem = await host.rest("GET", f"tables/{name}")
        assert (status, problem["code"]) == (410, "table_closed")
        assert problem["detail"] == error["message"]


async def test_a_table_that_never_was_is_a_404(house: House) -> None:
    guest = await house.guest()
    for name in ("00000000-0000-0000-0000-000000000000", "ABCDEFG", "nonsense"):
        status, problem = await guest.rest("GET", f"tables/{name}")
        assert (status, problem["code"]) == (404, "not_found")


async def test_a_page_of_tables_goes_on_where_the_last_one_ended(brisk: House) -> None:
    """Also when the table at which it ended is closed meanwhile, and others have opened."""
    host, reader = await brisk.guests(2)
    made = [(await host.ask("create_table", game="omi"))["table"]["id"] for _ in range(6)]
    _, first = await reader.rest("GET", "tables?limit=2")
    assert [card["id"] for card in first["items"]] == [made[5], made[4]]
    await reader.ask("watch_lobby")
    await host.ask("leave_table", table=made[4])
    await gone(reader, made[4])
    await host.ask("create_table", game="omi")
    _, second = await reader.rest("GET", f"tables?limit=2&cursor={first['next']}")
    assert [card["id"] for card in second["items"]] == [made[3], made[2]]


async def test_rest_shows_the_same_card(house: House) -> None:
    host = await house.guest()
    made = (await host.ask("create_table", game="omi"))["table"]
    assert await house.server_card(host, made["id"]) == made
    assert await house.server_card(host, made["code"]) == made


async def test_play_now_finds_a_table_that_waits_or_opens_one(house: House) -> None:
    """It waits for five seconds, which are too few to be made shorter."""
    first, second = await house.guests(2)
    opened = await first.ask("play_now", game="jolly")
    assert opened["seat"] is not None
    joined = await second.ask("play_now", game="jolly")
    assert joined["table"]["id"] == opened["table"]["id"]
    assert {opened["seat"], joined["seat"]} == {0, 1}
    await first.hear("game_started")
    await second.hear("game_started")


async def test_play_now_does_not_bring_those_together_who_have_blocked_each_other(
    house: House,
) -> None:
    host, blocked, friend = await house.guests(3)
    assert (await host.rest("PUT", f"me/blocks/{blocked.id}"))[0] == 204
    quick = await host.ask("play_now", game="baloot")
    met = await friend.ask("play_now", game="baloot")
    elsewhere = await blocked.ask("play_now", game="baloot")
    assert met["table"]["id"] == quick["table"]["id"]
    assert elsewhere["table"]["id"] != quick["table"]["id"]


async def gone(watcher: Player, table: str) -> Json:
    """Waits until the lobby is told that a table is closed, as it is when nobody is there."""
    return await watcher.hear(
        "lobby_updated", lambda told: told["table"]["id"] == table and "gone" in told["table"]
    )
