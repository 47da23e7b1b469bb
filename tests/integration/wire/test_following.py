"""Updates: in order and without a gap, to players and spectators; catching up with resume_table."""

import time
from hashlib import sha256

from tests.integration.wire.house import House
from tests.integration.wire.play import to_the_next_deal
from tests.integration.wire.player import Json, Player
from tests.integration.wire.shapes import check_catch_up, check_ended, check_update


def course(player: Player) -> list[tuple[str, int | None]]:
    """What a player was told of the match, with the numbers."""
    told = ("game_started", "game_state_update", "game_ended")
    return [(event, payload.get("seq")) for event, payload in player.log if event in told]


async def test_a_match_is_told_in_order(brisk: House) -> None:
    table = await brisk.table("santase")
    watcher = await brisk.guest()
    await watcher.ask("watch_table", table=table.id)
    await table.begin()
    await table.finish()
    await watcher.hear("game_ended")
    last = table.seq
    steps: list[tuple[str, int | None]] = [("game_state_update", n) for n in range(last + 1)]
    for player in (*table.players, watcher):
        assert course(player) == [("game_started", None), *steps, ("game_ended", last)]


async def test_the_first_event_of_an_update_is_its_action(house: House) -> None:
    table = await house.playing("omi")
    watcher = await house.guest()
    await watcher.ask("watch_table", table=table.id)
    for _ in range(8):
        seat, deal = table.actor, table.view(0)["deal"]
        action = await table.act()
        for update in (*table.updates, await watcher.update(table.seq)):
            check_update(update)
            expected = {"type": "action", "deal": deal, "seat": seat, "action": action}
            assert update["events"][0] == expected
            assert update["match"] == table.match
            assert update["table"] == table.id


async def test_everybody_sees_his_own_part(house: House) -> None:
    table = await house.playing("omi")
    watcher = await house.guest()
    answer = check_catch_up(await watcher.ask("watch_table", table=table.id))
    await table.act()
    for seat, update in enumerate(table.updates):
        view = update["view"]
        assert view["seat"] == seat
        assert view["hand"]
        assert bool(view["legal_actions"]) == (seat in view["actors"])
    assert answer["seat"] is None
    for update in (answer["update"], await watcher.update(1)):
        assert update["view"]["seat"] is None
        assert update["view"]["hand"] == []
        assert update["view"]["legal_actions"] == []
    hands = [card for update in table.updates for card in update["view"]["hand"]]
    heard = repr(watcher.log)
    assert not [card for card in hands if f"'{card}'" in heard]


async def test_a_second_socket_gets_the_view_of_the_seat(house: House) -> None:
    table = await house.playing("santase")
    twin = await house.twin(table.players[0])
    await twin.ask("resume_table", table=table.id, after=0)
    for number in (1, 2):
        await table.act()
        update = await twin.update(number)
        assert update["view"] == table.view(0)


async def test_who_lost_the_connection_gets_every_update_he_missed(house: House) -> None:
    table = await house.playing("santase")
    shadow = await house.twin(table.players[1])
    await shadow.ask("resume_table", table=table.id, after=-1)
    lost = table.players[1]
    twin = await house.twin(lost)
    await lost.cut()
    table.players[1] = twin
    await twin.ask("watch_table", table=table.id)
    for _ in range(4):
        await table.act()
    await lost.connect()
    answer = check_catch_up(await lost.ask("resume_table", table=table.id, after=0))
    assert answer["seat"] == 1
    assert answer["started"]["match"] == table.match
    assert answer["update"] is None
    assert [update["seq"] for update in answer["updates"]] == [1, 2, 3, 4]
    for update in answer["updates"]:
        live = await shadow.update(update["seq"])
        assert update["events"] == live["events"]
        assert update["view"] == live["view"]
    await table.act()
    assert (await lost.update(5))["seq"] == 5


async def test_resuming_from_the_newest_update_brings_nothing(house: House) -> None:
    table = await house.playing("santase")
    await table.act()
    answer = await table.host.ask("resume_table", table=table.id, after=1)
    assert answer["updates"] == []


async def test_resuming_from_nothing_or_from_the_future_brings_the_whole(house: House) -> None:
    table = await house.playing("santase")
    await table.act()
    for after in (-1, 2, 2**53 - 1):
        answer = check_catch_up(await table.host.ask("resume_table", table=table.id, after=after))
        if answer["update"] is None:
            assert [update["seq"] for update in answer["updates"]] == [0, 1]
        else:
            assert answer["update"]["seq"] == 1
            assert answer["update"]["view"] == table.view(0)


async def test_resuming_over_the_end_of_a_deal_leaves_no_doubt(house: House) -> None:
    """Either every update or one whole one."""
    table = await house.playing("santase")
    await table.act_until(lambda view: view["deal"] == 1, to_the_next_deal)
    await table.act()
    answer = check_catch_up(await table.host.ask("resume_table", table=table.id, after=0))
    if answer["updates"] is None:
        assert answer["update"]["view"] == table.view(0)
    else:
        assert [update["seq"] for update in answer["updates"]] == list(range(1, table.seq + 1))


async def test_who_missed_very_much_gets_one_whole_update(brisk: House) -> None:
    table = await brisk.playing("jolly")
    await table.act_until(lambda view: view["seq"] == 50, draw_and_discard)
    assert table.view(0)["deal"] == 0
    answer = check_catch_up(await table.host.ask("resume_table", table=table.id, after=0))
    assert answer["updates"] is None
    assert answer["update"]["view"] == table.view(0)
    answer = check_catch_up(await table.host.ask("resume_table", table=table.id, after=30))
    assert [update["seq"] for update in answer["updates"]] == list(range(31, 51))


async def test_resuming_after_the_end_tells_the_end(brisk: House) -> None:
    table = await brisk.playing("santase")
    ended = (await table.finish())[0]
    late = await brisk.guest()
    for player, event, more in (
        (table.host, "resume_table", {"after": table.seq}),
        (table.host, "resume_table", {"after": -1}),
        (late, "watch_table", {}),
    ):
        answer = check_catch_up(await player.ask(event, table=table.id, **more))
        assert answer["ended"] == ended
        assert answer["started"]["match"] == table.match


async def test_the_seed_is_the_one_that_was_promised(brisk: House) -> None:
    table = await brisk.table("santase")
    await table.begin()
    started = table.host.heard("game_started")[0]
    ended = check_ended((await table.finish())[0])
    assert len(ended["seed"]) == 64
    assert ended["seed"] == ended["seed"].lower()
    assert sha256(ended["seed"].encode("ascii")).hexdigest() == started["seed_hash"]
    assert ended["outcome"]["reason"] == "played"
    assert ended["outcome"]["winners"] == [
        seat for seat, place in enumerate(ended["outcome"]["ranking"]) if place == 1
    ]
    assert ended["ratings"] is None
    assert ended["seed"] not in repr(
        [told for event, told in table.host.log if event != "game_ended"]
    )


async def test_ranked_matches_tell_the_change_of_ratings(brisk: House) -> None:
    table = await brisk.playing("santase", mode="ranked", visibility="public", turn_seconds=60)
    await table.players[1].ask("leave_table", table=table.id)
    ended = check_ended(await table.host.hear("game_ended"))
    assert ended["outcome"]["reason"] == "forfeit"
    assert ended["outcome"]["winners"] == [0]
    winner, loser = ended["ratings"]
    assert (winner["id"], loser["id"]) == (table.host.id, table.players[1].id)
    assert winner["after"] > winner["before"]
    assert loser["after"] < loser["before"]


async def test_delayed_spectators_get_everything_later_and_without_a_gap(house: House) -> None:
    table = await house.table("santase", spectator_delay=2)
    early, late = await house.guests(2)
    await early.ask("watch_table", table=table.id)
    await table.begin()
    began = time.monotonic()
    await table.act()
    answer = check_catch_up(await late.ask("watch_table", table=table.id))
    assert answer["started"] is None, "for a spectator the match has not begun yet"
    await table.act()
    assert not early.heard("game_started")
    for watcher in (early, late):
        await watcher.update(2)
        assert time.monotonic() - began >= 1.9
        assert course(watcher) == [("game_started", None)] + [
            ("game_state_update", number) for number in range(3)
        ]
    answer = check_catch_up(await late.ask("resume_table", table=table.id, after=0))
    assert [update["seq"] for update in answer["updates"]] == [1, 2]


async def test_a_delayed_spectator_who_comes_in_the_middle_misses_nothing(house: House) -> None:
    table = await house.table("santase", spectator_delay=2)
    early, late = await house.guests(2)
    await early.ask("watch_table", table=table.id)
    await table.begin()
    await early.update(0)
    await table.act()
    answer = check_catch_up(await late.ask("watch_table", table=table.id))
    assert answer["update"]["seq"] == 0
    assert answer["update"]["view"]["hand"] == []
    await table.act()
    seen = [(await late.hear("game_state_update"))["seq"] for _ in range(2)]
    assert seen == [1, 2]


async def test_those_who_watched_a_private_match_may_see_its_record(brisk: House) -> None:
    table = await brisk.table("santase")
    before, during, never = await brisk.guests(3)
    await before.ask("watch_table", table=table.id)
    await table.begin()
    await during.ask("watch_table", table=table.id)
    status, problem = await before.rest("GET", f"matches/{table.match}/replay")
    assert (status, problem["code"]) == (409, "match_running")
    await table.finish()
    for player in (table.host, before, during):
        status, told = await player.rest("GET", f"matches/{table.match}/replay")
        assert status == 200
        assert [action for _, action in told["record"]["actions"]] == actions_heard(table.host)
    assert (await never.rest("GET", f"matches/{table.match}"))[0] == 404


def draw_and_discard(view: Json) -> Json:
    """Jolly: a deal in which nobody lays anything."""
    legal: list[Json] = view["legal_actions"]
    return next(action for action in legal if action["type"] in ("draw", "discard"))


def actions_heard(player: Player) -> list[Json]:
    return [
        update["events"][0]["action"]
        for update in player.heard("game_state_update")
        if update["seq"] > 0
    ]
