"""Being somebody: seeing, changing and deleting an account; a guest who stays; profiles."""

import asyncio
import time
from urllib.parse import urlencode
from uuid import UUID, uuid4

import pytest
from sqlalchemy import select

from server.accounts.people import NAMELESS
from server.storage.models import ChatMessage, MatchRow, MatchSeat, Rating, User
from tests.integration.accounts.house import PASSWORD, House, Visitor, check_problem


async def my_id(visitor: Visitor) -> UUID:
    return UUID((await visitor.get("me")).body["id"])


async def play_a_match(house: House, visitor: Visitor, name: str) -> UUID:
    """A finished match with this person in seat 0, who also said something."""
    user, match = await my_id(visitor), uuid4()
    async with house.database.session() as session:
        session.add(
            MatchRow(
                id=match,
                table_id=uuid4(),
                game="omi",
                seats=4,
                options={},
                seed="0" * 64,
                seed_hash="0" * 64,
                visibility="public",
                mode="casual",
                rated=False,
                state="over",
            )
        )
        await session.flush()
        session.add(MatchSeat(match_id=match, seat=0, user_id=user, name=name, kind="person"))
        session.add(ChatMessage(user_id=user, name=name, text="good game", at=0))
    return match


async def seat_of(house: House, match: UUID) -> MatchSeat:
    async with house.database.session() as session:
        return (await session.scalars(select(MatchSeat).where(MatchSeat.match_id == match))).one()


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "me"), ("PATCH", "me"), ("DELETE", "me"), ("POST", "me/register")]
)
async def test_nobody_is_somebody_without_a_token(house: House, method: str, path: str) -> None:
    visitor = house.visitor()
    check_problem(await visitor.ask(method, path, {}), 401, "unauthorized")
    visitor.token = "nonsense"
    check_problem(await visitor.ask(method, path, {}), 401, "unauthorized")


async def test_one_sees_oneself(house: House) -> None:
    answer = await (await house.player("Anna")).get("me")
    assert answer.status == 200
    since = answer.body.pop("since")
    assert since == pytest.approx(time.time() * 1000, abs=60_000)
    assert UUID(answer.body.pop("id")).version == 4
    assert answer.body == {"name": "Anna", "role": "player", "email": "anna@example.org"}
    guest = (await (await house.guest("Greta")).get("me")).body
    assert (guest["role"], guest["email"]) == ("guest", None)


async def test_a_name_is_changed_and_the_old_one_is_free(house: House) -> None:
    anna = await house.player("Anna")
    answer = await anna.ask("PATCH", "me", {"name": "Annika"})
    assert (answer.status, answer.body["name"]) == (200, "Annika")
    assert (await anna.post("auth/refresh")).body["player"]["name"] == "Annika"
    await house.guest("Anna")
    assert (await anna.ask("PATCH", "me", {"name": "ANNIKA"})).body["name"] == "ANNIKA"
    check_problem(await anna.ask("PATCH", "me", {"name": "anna"}), 409, "name_taken")
    check_problem(await anna.ask("PATCH", "me", {"name": "House"}), 400, "bad_request")
    assert (await anna.get("me")).body["name"] == "ANNIKA"


async def test_a_guest_may_change_its_name_and_nothing_else(house: House) -> None:
    guest = await house.guest()
    assert (await guest.ask("PATCH", "me", {"name": "Greta"})).body["name"] == "Greta"
    for change in ({"email": "g@example.org"}, {"password": PASSWORD}):
        answer = await guest.ask("PATCH", "me", change | {"current_password": PASSWORD})
        assert "register first" in check_problem(answer, 403, "forbidden")["detail"]


@pytest.mark.parametrize("change", [{"email": "new@example.org"}, {"password": "another password"}])
@pytest.mark.parametrize("current", [None, "a wrong one"])
async def test_address_and_password_need_the_password_one_has(
    house: House, change: dict[str, str], current: str | None
) -> None:
    anna = await house.player("Anna")
    answer = await anna.ask("PATCH", "me", change | {"current_password": current})
    assert "`current_password`" in check_problem(answer, 403, "forbidden")["detail"]
    assert (await anna.get("me")).body["email"] == "anna@example.org"
    login = {"login": "anna@example.org", "password": PASSWORD}
    assert (await house.visitor().post("auth/login", login)).status == 200


async def test_an_address_is_changed(house: House) -> None:
    anna = await house.player("Anna")
    await house.player("Berta")
    wish = {"email": "new@example.org", "current_password": PASSWORD}
    assert (await anna.ask("PATCH", "me", wish)).body["email"] == "new@example.org"
    login = {"login": "new@example.org", "password": PASSWORD}
    assert (await house.visitor().post("auth/login", login)).status == 200
    wish["email"] = "BERTA@example.org"
    check_problem(await anna.ask("PATCH", "me", wish), 409, "email_taken")
    wish["email"] = "nonsense"
    check_problem(await anna.ask("PATCH", "me", wish), 400, "bad_request")


async def test_a_new_password_ends_every_session_but_this_one(house: House) -> None:
    anna = await house.player("Anna")
    phone = house.visitor()
    await phone.post("auth/login", {"login": "Anna", "password": PASSWORD})
    wish = {"password": "another password", "current_password": PASSWORD}
    assert (await anna.ask("PATCH", "me", wish)).status == 200
    check_problem(await phone.get("me"), 401, "unauthorized")
    check_problem(await phone.post("auth/refresh"), 401, "unauthorized")
    assert len(house.ended) == 1
    assert (await anna.post("auth/refresh")).status == 200
    old, new = ({"login": "Anna", "password": word} for word in (PASSWORD, "another password"))
    check_problem(await house.visitor().post("auth/login", old), 401, "unauthorized")
    assert (await house.visitor().post("auth/login", new)).status == 200


@pytest.mark.parametrize("password", ["short", "x" * 73])
async def test_a_new_password_must_do_as_a_first_one_must(house: House, password: str) -> None:
    anna = await house.player("Anna")
    wish = {"password": password, "current_password": PASSWORD}
    check_problem(await anna.ask("PATCH", "me", wish), 400, "bad_request")


async def test_what_is_not_given_stays(house: House) -> None:
    anna = await house.player("Anna")
    before = (await anna.get("me")).body
    nothing = {"name": None, "email": None, "password": None, "unknown": 1}
    assert (await anna.ask("PATCH", "me", nothing)).body == before
    assert (await anna.ask("PATCH", "me")).body == before


async def test_a_deleted_account_leaves_its_matches_and_no_name(house: House) -> None:
    anna = await house.player("Anna")
    user, match = await my_id(anna), await play_a_match(house, anna, "Anna")
    phone = house.visitor()
    await phone.post("auth/login", {"login": "Anna", "password": PASSWORD})
    answer = await anna.ask("DELETE", "me", {"current_password": PASSWORD})
    assert (answer.status, answer.body) == (204, {})
    assert answer.cookies["serai_refresh"].value == ""

    seat = await seat_of(house, match)
    assert (seat.user_id, seat.name) == (user, NAMELESS)
    async with house.database.session() as session:
        everything = [
            str([getattr(row, column.key) for column in row.__table__.columns])
            for kind in (User, MatchSeat, ChatMessage)
            for row in await session.scalars(select(kind))
        ]
    assert len(everything) == 3
    assert "anna" not in "".join(everything).lower()

    assert len(house.ended) == 2
    for visitor in (anna, phone):
        check_problem(await visitor.get("me"), 401, "unauthorized")
        check_problem(await visitor.post("auth/refresh"), 401, "unauthorized")
    check_problem(await house.visitor().get("players/Anna"), 404, "not_found")
    login = {"login": "Anna", "password": PASSWORD}
    check_problem(await house.visitor().post("auth/login", login), 401, "unauthorized")
    await house.player("Anna")


async def test_deleting_needs_the_password_of_those_who_have_one(house: House) -> None:
    anna, guest = await house.player("Anna"), await house.guest("Greta")
    check_problem(await anna.ask("DELETE", "me"), 403, "forbidden")
    wrong = {"current_password": "a wrong one"}
    check_problem(await anna.ask("DELETE", "me", wrong), 403, "forbidden")
    assert (await anna.get("me")).status == 200
    assert (await guest.ask("DELETE", "me")).status == 204
    check_problem(await house.visitor().get("players/Greta"), 404, "not_found")


async def test_a_token_that_outlives_its_account_opens_nothing(house: House) -> None:
    guest = await house.guest()
    async with house.database.session() as session:
        await session.delete((await session.scalars(select(User))).one())
    for method, path in (("GET", "me"), ("PATCH", "me"), ("DELETE", "me")):
        check_problem(await guest.ask(method, path, {"name": "Somebody"}), 401, "unauthorized")


async def test_a_guest_registers_and_stays_who_it_was(house: House) -> None:
    guest = await house.guest("Greta")
    user, match = await my_id(guest), await play_a_match(house, guest, "Greta")
    wish = {"email": "greta@example.org", "password": PASSWORD}
    answer = await guest.post("me/register", wish)
    assert answer.status == 200
    assert answer.body["player"] == {"id": str(user), "name": "Greta", "role": "player"}
    assert (await guest.get("me")).body["email"] == "greta@example.org"
    assert (await seat_of(house, match)).user_id == user
    assert house.ended == []
    assert (await guest.post("auth/refresh")).body["player"]["role"] == "player"
    login = {"login": "Greta", "password": PASSWORD}
    assert (await house.visitor().post("auth/login", login)).body["player"]["id"] == str(user)


async def test_a_guest_who_registers_at_the_usual_door_stays_who_it_was(house: House) -> None:
    guest = await house.guest("Greta")
    user, match = await my_id(guest), await play_a_match(house, guest, "Greta")
    wish = {"name": "Greta", "email": "greta@example.org", "password": PASSWORD}
    answer = await guest.post("auth/register", wish)
    assert answer.status == 201
    assert answer.body["player"] == {"id": str(user), "name": "Greta", "role": "player"}
    assert (await seat_of(house, match)).user_id == user
    assert (await guest.post("auth/refresh")).body["player"]["id"] == str(user)


async def test_a_guest_whose_token_is_over_does_not_register_as_somebody_else(house: House) -> None:
    guest = await house.guest()
    guest.token = "over"
    wish = {"name": "Greta", "email": "greta@example.org", "password": PASSWORD}
    check_problem(await guest.post("auth/register", wish), 401, "unauthorized")


async def test_a_player_may_make_another_account(house: House) -> None:
    anna = await house.player("Anna")
    before = await my_id(anna)
    wish = {"name": "Greta", "email": "greta@example.org", "password": PASSWORD}
    answer = await anna.post("auth/register", wish)
    assert answer.status == 201
    assert answer.body["player"]["id"] != str(before)


async def test_a_guest_may_take_a_new_name_on_the_way(house: House) -> None:
    await house.player("Anna")
    guest = await house.guest()
    wish = {"name": "Anna", "email": "greta@example.org", "password": PASSWORD}
    check_problem(await guest.post("me/register", wish), 409, "name_taken")
    wish |= {"name": "Greta", "email": "ANNA@example.org"}
    check_problem(await guest.post("me/register", wish), 409, "email_taken")
    check_problem(await guest.post("me/register", wish | {"email": "x"}), 400, "bad_request")
    check_problem(await guest.post("me/register", wish | {"password": "x"}), 400, "bad_request")
    assert (await guest.get("me")).body["role"] == "guest"
    answer = await guest.post("me/register", wish | {"email": "greta@example.org"})
    assert answer.body["player"]["name"] == "Greta"


async def test_nobody_registers_twice(house: House) -> None:
    anna = await house.player("Anna")
    wish = {"email": "b@example.org", "password": PASSWORD}
    check_problem(await anna.post("me/register", wish), 403, "forbidden")
    guest = await house.guest()
    wishes = [{"email": f"g{n}@example.org", "password": PASSWORD} for n in range(3)]
    answers = await asyncio.gather(*(guest.post("me/register", one) for one in wishes))
    assert sorted(answer.status for answer in answers) == [200, 403, 403]


async def test_a_profile_is_public_and_holds_nothing_private(house: House) -> None:
    anna = await house.player("Anna")
    user = await my_id(anna)
    async with house.database.session() as session:
        session.add(Rating(user_id=user, game="tienlen", mu=26.5, sigma=7.25, matches=3))
        session.add(Rating(user_id=user, game="omi", mu=25.0, sigma=8.0, matches=1))
    answer = await house.visitor().get("players/ANNA")
    assert answer.status == 200
    assert answer.body.pop("since") > 1_600_000_000_000
    assert answer.body == {
        "id": str(user),
        "name": "Anna",
        "role": "player",
        "ratings": [
            {"game": "omi", "mu": 25.0, "sigma": 8.0, "matches": 1},
            {"game": "tienlen", "mu": 26.5, "sigma": 7.25, "matches": 3},
        ],
    }


@pytest.mark.parametrize("name", ["Nguyễn Văn Đức", "ශ්‍රී", "محمد", "a.b_c-d"])
async def test_a_profile_is_found_by_a_name_of_any_script(house: House, name: str) -> None:
    await house.guest(name)
    assert (await house.visitor().get(f"players/{name}")).body["name"] == name


async def found(house: House, beginning: str, **more: object) -> list[str]:
    query = urlencode({"name": beginning, **more})
    return [one["name"] for one in (await house.visitor().get(f"players?{query}")).body["items"]]


async def test_people_are_found_by_how_their_name_begins(house: House) -> None:
    for name in ("Minh Anh", "minh.duc", "Mina", "Đức", "A_b", "Axb"):
        await house.player(name)
    await house.guest("Minh the guest")
    assert await found(house, "MIN") == ["Mina", "Minh Anh", "minh.duc"]
    assert await found(house, " minh  a") == ["Minh Anh"]
    assert await found(house, "đứ") == ["Đức"]
    assert await found(house, "a_") == ["A_b"]
    assert await found(house, "%%") == await found(house, "  ") == await found(house, "nh") == []


async def test_found_people_come_by_pages_and_without_what_is_private(house: House) -> None:
    for name in ("Rosa", "Rosalind", "Rosanna"):
        await house.player(name)
    visitor = house.visitor()
    first = (await visitor.get("players?name=ros&limit=2")).body
    assert [set(one) for one in first["items"]] == [{"id", "name", "role"}] * 2
    rest = (await visitor.get(f"players?name=ros&limit=2&cursor={first['next']}")).body
    names = [one["name"] for one in (*first["items"], *rest["items"])]
    assert names == ["Rosa", "Rosalind", "Rosanna"]
    assert rest["next"] is None


async def test_who_deleted_the_account_is_not_found(house: House) -> None:
    anna = await house.player("Annabel")
    assert await found(house, "anna") == ["Annabel"]
    await anna.ask("DELETE", "me", {"current_password": PASSWORD})
    assert await found(house, "anna") == await found(house, "deleted") == []


@pytest.mark.parametrize("query", ["", "name=", "name=a", "name=%00%00", "name=" + "a" * 41])
async def test_too_little_and_too_much_to_look_for_is_refused(house: House, query: str) -> None:
    check_problem(await house.visitor().get(f"players?{query}"), 400, "bad_request")


@pytest.mark.parametrize("name", ["Nobody", "%00", "%ff", "a%0ab", "x" * 3000, "deleted", "'--"])
async def test_a_name_that_nobody_has_is_not_found(house: House, name: str) -> None:
    check_problem(await house.visitor().get(f"players/{name}"), 404, "not_found")
