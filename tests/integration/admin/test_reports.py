"""Reports: made with a context, taken, given back, closed."""

from typing import Any

from tests.integration.admin.desk import Desk
from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.staff import new_of_role


async def report(who: Player, status: int = 201, **wish: Any) -> Json:
    got, told = await who.rest("POST", "reports", {"category": "abuse", **wish})
    assert got == status, told
    return told


async def test_a_message_is_reported_with_what_was_said_around_it(house: House) -> None:
    desk, table = await Desk.of(house), await house.table("omi", 2)
    host, other = table.players
    for number, player in enumerate((host, other, host)):
        await player.ask("send_message", table=table.id, text=f"word {number}")
    rude = await host.hear("message_received", lambda told: told["text"] == "word 1")
    wish = {"kind": "message", "player": other.id, "at": rude["at"], "text": "he is rude"}
    made = await report(host, **wish)
    assert made["state"] == "open"
    shown = await desk.get(f"reports/{made['id']}")
    assert (shown["subject"], shown["reporter"]) == (other.id, host.id)
    assert shown["context"]["message"]["text"] == "word 1"
    assert [one["text"] for one in shown["context"]["around"]] == ["word 0", "word 1", "word 2"]
    await report(host, 404, **{**wish, "at": rude["at"] + 1})
    await report(host, 400, kind="message", player=other.id)


async def test_players_matches_and_bots_are_reported(house: House) -> None:
    desk, table = await Desk.of(house), await house.table("tienlen", 1, seats=2)
    await table.host.ask("add_bot", table=table.id, seat=1, bot="house:easy")
    await table.begin()
    host, (stranger,) = table.host, await house.guests(1)
    await report(host, kind="player", player=stranger.id, category="name")
    await report(host, 400, kind="player", player=host.id)
    made = await report(host, kind="match", match=table.match, category="cheating")
    context = (await desk.get(f"reports/{made['id']}"))["context"]
    assert [one["kind"] for one in context["players"]] == ["person", "house"]
    assert "hand" not in str(context)
    await report(stranger, 404, kind="match", match=table.match)
    await report(host, kind="bot", bot="house:easy", match=table.match)
    await report(host, 404, kind="bot", bot="house:unknown")
    mine = (await host.rest("GET", "reports"))[1]["items"]
    assert [one["kind"] for one in mine] == ["bot", "match", "player"]


async def test_a_report_is_taken_given_back_and_closed(house: House) -> None:
    desk, chief = await Desk.of(house), await Desk.of(house, "admin")
    colleague = Desk(await new_of_role(house, "moderator"))
    player, subject = await house.guests(2)
    name = (await report(player, kind="player", player=subject.id))["id"]
    path = f"reports/{name}"
    taken = await desk.do("PATCH", path, {"state": "taken"})
    assert (taken["state"], taken["taken_by"]) == ("taken", desk.player.id)
    assert (await player.rest("GET", "reports"))[1]["items"][0]["state"] == "open"
    assert (await colleague.refused("PATCH", path, {"state": "resolved"}))["code"] == "forbidden"
    await desk.do("PATCH", path, {"state": "open"})
    await colleague.do("PATCH", path, {"state": "taken"})
    await chief.do("PATCH", path, {"state": "resolved", "note": "warned"})
    listed = (await desk.get(f"reports?state=resolved&subject={subject.id}"))["items"]
    assert [(one["id"], one["note"]) for one in listed] == [(name, "warned")]
    actions = [one["action"] for one in await desk.audit(name)]
    assert actions == ["report.resolved", "report.taken", "report.open", "report.taken"]
    assert (await player.rest("GET", "reports"))[1]["items"][0]["state"] == "resolved"


async def test_nobody_judges_himself(house: House) -> None:
    desk, (player,) = await Desk.of(house), await house.guests(1)
    name = (await report(player, kind="player", player=desk.player.id))["id"]
    problem = await desk.refused("PATCH", f"reports/{name}", {"state": "dismissed"})
    assert problem["code"] == "forbidden"


async def test_moderators_do_not_judge_each_other(house: House) -> None:
    desk, chief = await Desk.of(house), await Desk.of(house, "admin")
    colleague = Desk(await new_of_role(house, "moderator"))
    (player,) = await house.guests(1)
    path = f"reports/{(await report(player, kind='player', player=desk.player.id))['id']}"
    problem = await colleague.refused("PATCH", path, {"state": "dismissed"})
    assert (problem["code"], "leave it to an admin" in problem["detail"]) == ("forbidden", True)
    assert (await chief.do("PATCH", path, {"state": "dismissed"}))["state"] == "dismissed"
