"""People as moderators and administrators find, see and change them."""

from sqlalchemy import select

from server.storage.database import Database
from server.storage.models import User
from tests.integration.admin.desk import Desk
from tests.integration.conftest import run_sql
from tests.integration.wire.house import House
from tests.integration.wire.staff import PASSWORD, new_of_role, registered


async def test_a_person_is_found_by_whatever_is_known(house: House) -> None:
    desk, chief = await Desk.of(house), await Desk.of(house, "admin")
    player = await registered(house)
    for text in (player.name[2:9], player.id, player.address):
        found = (await desk.get(f"users?text={text}"))["items"]
        assert player.id in [one["id"] for one in found], text
    assert (await desk.get(f"users?text={player.name}@example"))["items"] == []
    (by_email,) = (await chief.get(f"users?text={player.name}@example"))["items"]
    assert by_email["email"] == f"{player.name}@example.org"
    (seen,) = (await desk.get(f"users?text={player.name}&role=player"))["items"]
    assert (seen["email"], seen["online"]) == (None, False)
    assert (await desk.get(f"users?text={player.name}&role=guest"))["items"] == []
    await player.connect()
    assert (await desk.get(f"users/{player.id}"))["user"]["online"] is True


async def test_lists_go_on_by_cursor(house: House) -> None:
    desk = await Desk.of(house)
    await house.guests(5)
    first = await desk.get("users?limit=2")
    assert len(first["items"]) == 2
    second = await desk.get(f"users?limit=2&cursor={first['next']}")
    names = [one["id"] for one in first["items"] + second["items"]]
    assert names == [one["id"] for one in (await desk.get("users?limit=4"))["items"]]
    assert (await desk.refused("GET", "users?cursor=nonsense"))["code"] == "bad_request"


async def test_sessions_addresses_and_who_shares_them_are_seen(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    login = {"login": player.name, "password": PASSWORD}
    assert (await player.rest("POST", "auth/login", login))[0] == 200
    status, told = await player.rest("POST", "auth/guest", {})
    assert status == 201
    dossier = (await desk.get(f"users/{player.id}"))["dossier"]
    assert [one["open"] for one in dossier["sessions"]] == [True, True]
    assert {one["address"] for one in dossier["sessions"]} == {player.address}
    assert [one["address"] for one in dossier["addresses"]] == [player.address]
    assert [one["user"] for one in dossier["shared_addresses"]] == [told["player"]["id"]]


async def test_more_rights_come_with_the_next_token_and_less_at_once(house: House) -> None:
    chief, player = await Desk.of(house, "admin"), await registered(house)
    role = f"users/{player.id}/role"
    await chief.do("PUT", role, {"role": "moderator"})
    _, told = await player.rest("POST", "auth/refresh")
    player.token = told["access_token"]
    assert (await player.rest("GET", "admin/users?limit=1"))[0] == 200
    await player.connect()
    await chief.do("PUT", role, {"role": "player"})
    await player.disconnected.wait()
    assert (await player.rest("GET", "admin/users?limit=1"))[0] == 401
    (down, up, *_) = await chief.audit(player.id)
    assert (up["before"], up["after"]) == ({"role": "player"}, {"role": "moderator"})
    assert (down["actor_name"], down["action"]) == (chief.player.name, "user.role")
    guest = await house.guest()
    wrong = await chief.refused("PUT", f"users/{guest.id}/role", {"role": "player"})
    assert wrong["code"] == "forbidden"


async def test_everybody_can_be_logged_out(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    await player.connect()
    assert await desk.do("POST", f"users/{player.id}/logout") == {"sessions": 1}
    await player.disconnected.wait()
    assert (await player.rest("GET", "me"))[0] == 401
    assert (await player.rest("POST", "auth/refresh"))[0] == 401
    login = {"login": player.name, "password": PASSWORD}
    assert (await player.rest("POST", "auth/login", login))[0] == 200


async def test_a_reset_link_gives_a_new_password_once(house: House) -> None:
    chief, player = await Desk.of(house, "admin"), await registered(house)
    old = (await chief.do("POST", f"users/{player.id}/reset-password"))["link"]
    link = (await chief.do("POST", f"users/{player.id}/reset-password"))["link"]
    assert link.startswith("/reset#")
    wish = {"token": link.partition("#")[2], "password": "another password"}
    stale = {**wish, "token": old.partition("#")[2]}
    assert (await player.rest("POST", "auth/reset", stale))[0] == 404
    short = {**wish, "password": "short"}
    assert (await player.rest("POST", "auth/reset", short))[0] == 400
    assert (await player.rest("POST", "auth/reset", wish))[0] == 204
    assert (await player.rest("POST", "auth/reset", wish))[0] == 404
    assert (await player.rest("GET", "me"))[0] == 401, "all sessions have ended"
    login = {"login": player.name, "password": "another password"}
    assert (await player.rest("POST", "auth/login", login))[0] == 200
    assert link.partition("#")[2] not in str(await chief.audit(player.id))
    assert link.partition("#")[2] not in "".join(house.server.lines)


async def test_a_reset_link_is_of_no_use_after_its_day(house: House, admin_database: str) -> None:
    chief, player = await Desk.of(house, "admin"), await registered(house)
    link = (await chief.do("POST", f"users/{player.id}/reset-password"))["link"]
    old = "UPDATE password_resets SET expires_at = now() - interval '1 second'"
    await run_sql(admin_database, f"{old} WHERE user_id = '{player.id}'")
    wish = {"token": link.partition("#")[2], "password": "another password"}
    assert (await player.rest("POST", "auth/reset", wish))[0] == 404


async def test_nobody_makes_himself_more_than_he_is(house: House) -> None:
    """Fields that a route does not ask for are none of its business."""
    player = await registered(house)
    more = {"role": "admin", "id": player.name, "owner_id": None, "password_hash": "x"}
    assert (await player.rest("PATCH", "me", {"name": f"{player.name} B", **more}))[0] == 200
    new = {"name": f"{player.name} C", "email": "c@example.org", "password": PASSWORD, **more}
    assert (await player.rest("POST", "auth/register", new))[1]["player"]["role"] == "player"
    assert (await player.rest("POST", "auth/refresh"))[1]["player"]["role"] == "player"


async def test_a_deleted_person_is_gone_and_the_audit_keeps_no_name(
    house: House, admin_database: str
) -> None:
    chief, player = await Desk.of(house, "admin"), await registered(house)
    await player.connect()
    await chief.do("DELETE", f"users/{player.id}", {"reason": "asked by letter"}, 204)
    await player.disconnected.wait()
    assert (await player.rest("GET", f"players/{player.name}"))[0] == 404
    assert (await chief.refused("DELETE", f"users/{player.id}", {"reason": "x"}))["status"] == 404
    (entry,) = await chief.audit(player.id)
    assert (entry["action"], entry["reason"]) == ("user.delete", "asked by letter")
    assert player.name not in str(entry)
    database = Database()
    await database.connect(admin_database)
    async with database.session() as session:
        row = (await session.scalars(select(User).where(User.id == player.id))).one()
    await database.close()
    assert (row.email, row.password_hash, row.deleted_at is None) == (None, None, False)


async def test_the_last_administrator_stays(house: House) -> None:
    chief = await Desk.of(house, "admin")
    other = await new_of_role(house, "admin")
    assert (await other.rest("GET", "admin/health"))[0] == 200
    desk = Desk(other)
    await chief.do("PUT", f"users/{other.id}/role", {"role": "player"})
    assert (await desk.refused("GET", "health"))["status"] == 401
