"""Bans, of accounts and addresses: at once, on every door, until they end."""

import asyncio
import time

import pytest

from tests.integration.admin.desk import Desk, soon
from tests.integration.wire.house import House
from tests.integration.wire.staff import PASSWORD, new_of_role, registered

REASON = {"reason": "insults"}


@pytest.mark.quiet
async def test_a_ban_ends_sockets_within_a_second_and_closes_every_door(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    await player.connect()
    twin = await house.twin(player)
    began = time.monotonic()
    file = await desk.do("POST", f"users/{player.id}/ban", {**REASON, "until": soon()})
    await asyncio.gather(player.disconnected.wait(), twin.disconnected.wait())
    assert time.monotonic() - began < 1
    told = await player.hear("error")
    assert told["error"]["code"] == "forbidden"
    assert "insults" in told["error"]["message"]
    assert [one["kind"] for one in file["user"]["sanctions"]] == ["ban"]
    login = {"login": player.name, "password": PASSWORD}
    for method, path, body in (("GET", "me", None), ("POST", "auth/login", login)):
        status, problem = await player.rest(method, path, body)
        assert (status, problem["code"], problem["reason"]) == (403, "banned", "insults")
        assert abs(problem["until"] - soon()) < 60_000
    assert (await player.rest("POST", "auth/refresh"))[0] == 401
    data = await player.turned_away()
    assert (data["code"], data["reason"]) == ("forbidden", "insults")


async def test_only_who_knows_the_password_is_told_of_a_ban(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    await desk.do("POST", f"users/{player.id}/ban", REASON)
    login = {"login": player.name, "password": "a wrong password"}
    status, problem = await player.rest("POST", "auth/login", login)
    assert (status, problem["code"]) == (401, "unauthorized")


async def test_a_ban_is_lifted_or_ends_by_itself(house: House) -> None:
    desk = await Desk.of(house)
    lifted, waiting = await registered(house), await registered(house)
    await desk.do("POST", f"users/{lifted.id}/ban", REASON)
    end = soon(1.5)
    await desk.do("POST", f"users/{waiting.id}/ban", {**REASON, "until": end})
    await desk.do("DELETE", f"users/{lifted.id}/ban", {"answer": "a mistake"})
    for player in (lifted, waiting):
        while True:
            login = {"login": player.name, "password": PASSWORD}
            asked = time.time() * 1000
            status, told = await player.rest("POST", "auth/login", login)
            if status == 200:
                break
            assert (player, told["code"]) == (waiting, "banned")
            assert asked < end
            await asyncio.sleep(0.3)
    problem = await desk.refused("DELETE", f"users/{lifted.id}/ban")
    assert problem["code"] == "not_found"


async def test_a_second_ban_takes_the_place_of_the_first(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    await desk.do("POST", f"users/{player.id}/ban", {**REASON, "until": soon()})
    file = await desk.do("POST", f"users/{player.id}/ban", {"reason": "again"})
    assert [one["reason"] for one in file["user"]["sanctions"]] == ["again"]
    assert [one["reason"] for one in file["dossier"]["sanctions"]] == ["again", "insults"]
    entry = (await desk.audit(player.id))[0]
    assert entry["before"]["reason"] == "insults"
    assert entry["after"]["reason"] == "again"
    assert await desk.refused("POST", f"users/{player.id}/ban", {**REASON, "until": 1000})


async def test_an_address_is_banned_and_let_in_again(house: House) -> None:
    desk, player = await Desk.of(house), await house.visitor()
    wish = {"address": player.address, **REASON, "until": soon()}
    ban = await desk.do("POST", "addresses", wish, 201)
    listed = (await desk.get("addresses"))["items"]
    assert ban["id"] in [one["id"] for one in listed]
    for path, body in (("auth/guest", {}), ("auth/login", {"login": "x", "password": "y"})):
        status, problem = await player.rest("POST", path, body)
        assert (status, problem["code"]) == (403, "banned"), path
    other = await house.guest()
    player.token = other.token
    assert (await player.turned_away())["code"] == "forbidden"
    await desk.do("DELETE", f"addresses/{ban['id']}", status=204)
    await player.enter()
    for wrong in ("nonsense", "10.0.0.0/8", "::/0"):
        problem = await desk.refused("POST", "addresses", {**REASON, "address": wrong})
        assert "`address`" in problem["detail"]


@pytest.mark.quiet
async def test_a_ban_of_an_address_ends_what_is_open_from_there(house: House) -> None:
    desk, player, other = await Desk.of(house), await house.guest(), await house.guest()
    began = time.monotonic()
    await desk.do("POST", "addresses", {"address": f"{player.address}/32", **REASON}, 201)
    await player.disconnected.wait()
    assert time.monotonic() - began < 1
    assert "insults" in (await player.hear("error"))["error"]["message"]
    status, problem = await player.rest("GET", "me")
    assert (status, problem["code"]) == (403, "banned"), "the token it has is of no use from there"
    assert (await other.rest("GET", "me"))[0] == 200


async def test_nobody_bans_the_address_he_comes_from(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    own = desk.player.address
    problem = await desk.refused("POST", "addresses", {"address": f"{own}/24", **REASON})
    assert "`address`" in problem["detail"]
    at_the_desk = {"login": player.name, "password": PASSWORD}
    assert (await desk.player.rest("POST", "auth/login", at_the_desk))[0] == 200
    await desk.do("POST", f"users/{player.id}/ban", {**REASON, "addresses": True})
    assert (await desk.get("users"))["items"], "the desk is still open"
    status, problem = await player.rest("POST", "auth/guest", {})
    assert (status, problem["code"]) == (403, "banned")


async def test_a_ban_may_take_the_addresses_along(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    await desk.do("POST", f"users/{player.id}/ban", {**REASON, "addresses": True})
    status, problem = await player.rest("POST", "auth/guest", {})
    assert (status, problem["code"]) == (403, "banned")
    assert [one["action"] for one in await desk.audit(f"{player.address}/32")] == ["address.ban"]


async def test_moderators_decide_about_players_admins_about_all_nobody_about_himself(
    house: House,
) -> None:
    desk, chief = await Desk.of(house), await Desk.of(house, "admin")
    colleague = await new_of_role(house, "moderator")
    for action in ("ban", "mute"):
        path = f"users/{colleague.id}/{action}"
        assert "only an admin" in (await desk.refused("POST", path, REASON))["detail"]
        await chief.do("POST", path, REASON)
        own = await chief.refused("POST", f"users/{chief.player.id}/{action}", REASON)
        assert own["code"] == "forbidden"
    assert (await desk.refused("POST", f"users/{chief.player.id}/logout"))["code"] == "forbidden"


async def test_an_appeal_is_heard_once(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    appeal = {"login": player.name, "password": PASSWORD, "text": "it was my brother"}
    status, problem = await player.rest("POST", "appeals", appeal)
    assert (status, problem["code"]) == (404, "not_found")
    await desk.do("POST", f"users/{player.id}/ban", REASON)
    assert (await player.rest("POST", "appeals", appeal))[0] == 204
    assert (await player.rest("POST", "appeals", appeal))[0] == 403
    wrong = {**appeal, "password": "something else"}
    assert (await player.rest("POST", "appeals", wrong))[0] == 401
    (ban,) = (await desk.get(f"users/{player.id}"))["user"]["sanctions"]
    assert ban["appeal"] == "it was my brother"
    file = await desk.do("DELETE", f"users/{player.id}/ban", {"answer": "we believe you"})
    assert file["dossier"]["sanctions"][0]["appeal_answer"] == "we believe you"


async def test_a_moderator_bans_no_address_of_staff_and_an_admin_does(house: House) -> None:
    """Else he could shut out those whom he may not ban."""
    desk, chief = await Desk.of(house), await Desk.of(house, "admin")
    colleague, player = await new_of_role(house, "moderator"), await registered(house)
    at_work = {"login": colleague.name, "password": PASSWORD}
    assert (await colleague.rest("POST", "auth/login", at_work))[0] == 200
    for address in (colleague.address, f"{colleague.address}/32"):
        problem = await desk.refused("POST", "addresses", {"address": address, **REASON})
        assert (problem["code"], "only an admin" in problem["detail"]) == ("forbidden", True)
    at_theirs = {"login": player.name, "password": PASSWORD}
    assert (await colleague.rest("POST", "auth/login", at_theirs))[0] == 200
    await desk.do("POST", f"users/{player.id}/ban", {**REASON, "addresses": True})
    assert (await colleague.rest("GET", "me"))[0] == 200
    assert (await player.rest("POST", "auth/guest", {}))[1]["code"] == "banned"
    await chief.do("POST", "addresses", {"address": colleague.address, **REASON}, 201)
    assert (await colleague.rest("GET", "me"))[0] == 403
