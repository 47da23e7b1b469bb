"""Coming in: as a guest, by registering, by logging in."""

import asyncio
import re
from uuid import UUID

import jwt
import pytest
from sqlalchemy import text

from server.storage.database import Database
from server.storage.models import RefreshToken, User
from tests.integration.accounts.house import (
    PASSWORD,
    SECRET,
    House,
    check_problem,
    open_house,
)


def registration(**changed: object) -> dict[str, object]:
    return {"name": "Anna", "email": "anna@example.org", "password": PASSWORD} | changed


async def test_a_guest_enters_with_one_click_and_gets_a_friendly_name(house: House) -> None:
    answer = await house.visitor().post("auth/guest")
    assert answer.status == 201
    assert answer.body.keys() == {"access_token", "expires_in", "player"}
    assert answer.body["expires_in"] == 900
    player = answer.body["player"]
    assert player.keys() == {"id", "name", "role"}
    assert str(UUID(player["id"])) == player["id"]
    assert player["name"].startswith("Guest ")
    assert player["role"] == "guest"


async def test_a_guest_may_choose_a_name_and_gets_it_with_a_number_if_it_is_taken(
    house: House,
) -> None:
    answer = await house.visitor().post("auth/guest", {"name": "  Đức "})
    assert answer.body["player"]["name"] == "Đức"
    await house.player("Anna-of-the-long-one")
    names = set()
    for wish in ("đức", "Đức", "Đức", "ANNA-of-the-long-one"):
        answer = await house.visitor().post("auth/guest", {"name": wish})
        assert answer.status == 201
        names.add(answer.body["player"]["name"])
    assert len(names) == 4
    assert sum(re.fullmatch(r"[đĐ]ức \d{2,}", name) is not None for name in names) == 3
    assert sum(re.fullmatch(r"ANNA-of-the-long \d{2,}", name) is not None for name in names) == 1
    check_problem(await house.visitor().post("auth/guest", {"name": "x"}), 400, "bad_request")
    check_problem(await house.visitor().post("auth/guest", {"name": 7}), 400, "bad_request")


async def test_thirty_guests_at_once_get_thirty_names(house: House) -> None:
    answers = await asyncio.gather(*(house.visitor().post("auth/guest") for _ in range(30)))
    assert len({answer.body["player"]["name"] for answer in answers}) == 30


async def test_when_all_short_guest_names_are_taken_the_next_is_longer(house: House) -> None:
    async with house.database.session() as session:
        await session.execute(
            text(
                "INSERT INTO users (id, name, role)"
                " SELECT gen_random_uuid(), 'Guest ' || n, 'guest'"
                " FROM generate_series(1000, 9999) AS n"
            )
        )
    answer = await house.visitor().post("auth/guest")
    assert len(answer.body["player"]["name"]) == len("Guest 12345")


async def test_registering_enters_as_a_player(house: House) -> None:
    answer = await house.visitor().post("auth/register", registration())
    assert answer.status == 201
    assert answer.body["expires_in"] == 900
    assert answer.body["player"] == {
        "id": answer.body["player"]["id"],
        "name": "Anna",
        "role": "player",
    }
    claims = jwt.decode(answer.body["access_token"], SECRET, algorithms=["HS256"])
    assert claims.keys() == {"sub", "name", "role", "fam", "iat", "exp"}
    assert claims["sub"] == answer.body["player"]["id"]
    assert (claims["name"], claims["role"]) == ("Anna", "player")
    assert claims["exp"] - claims["iat"] == 900


async def test_the_refresh_token_comes_in_a_cookie_that_scripts_cannot_read(house: House) -> None:
    visitor = house.visitor()
    answer = await visitor.post("auth/guest")
    cookie = answer.cookies["serai_refresh"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == "/api/v1/auth"
    assert cookie["max-age"] == str(30 * 24 * 3600)
    assert not cookie["secure"]
    assert len(cookie.value) == 43
    assert cookie.value not in str(answer.body)


async def test_in_production_the_cookie_is_for_https_only(database: Database) -> None:
    house = await open_house(database, production=True)
    answer = await house.visitor().post("auth/guest")
    assert answer.cookies["serai_refresh"]["secure"]
    await house.close()


async def test_neither_passwords_nor_refresh_tokens_are_stored(house: House) -> None:
    anna = await house.player()
    token = anna.refresh_token
    assert token is not None
    async with house.database.session() as session:
        users = (await session.execute(User.__table__.select())).all()
        tokens = (await session.execute(RefreshToken.__table__.select())).all()
    assert PASSWORD not in str(users)
    assert token not in str(tokens)
    assert token.encode() not in [row.token_hash for row in tokens]
    assert users[0].password_hash.startswith("$2b$")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"name": "ANNA"}, "name_taken"),
        ({"name": "\uff21nna"}, "name_taken"),
        ({"name": "Berta", "email": "ANNA@example.org"}, "email_taken"),
    ],
)
async def test_names_and_addresses_are_unique_whatever_their_case(
    house: House, changed: dict[str, object], code: str
) -> None:
    await house.player("Anna")
    check_problem(await house.visitor().post("auth/register", registration(**changed)), 409, code)


async def test_case_is_that_of_all_scripts_and_not_only_of_ascii(house: House) -> None:
    await house.guest("Đặng Иван")
    changed = registration(name="đẶNG иВАН")
    check_problem(await house.visitor().post("auth/register", changed), 409, "name_taken")


async def test_an_address_that_looks_like_an_index_is_still_an_address(house: House) -> None:
    email = "uq_users_name@example.org"
    first = await house.visitor().post("auth/register", registration(email=email))
    assert first.status == 201
    again = registration(name="Berta", email=email)
    check_problem(await house.visitor().post("auth/register", again), 409, "email_taken")


async def test_of_two_who_want_a_name_at_once_one_gets_it(house: House) -> None:
    wishes = [registration(email=f"a{n}@example.org") for n in range(5)]
    answers = await asyncio.gather(
        *(house.visitor().post("auth/register", wish) for wish in wishes)
    )
    assert sorted(answer.status for answer in answers) == [201, 409, 409, 409, 409]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"name": "a"}, "`name`"),
        ({"name": "admin"}, "`name`"),
        ({"name": "an\u202ena"}, "`name`"),
        ({"name": "nul\0"}, "`name`"),
        ({"name": None}, "`name`"),
        ({"email": "anna"}, "`email`"),
        ({"email": "anna\0@example.org"}, "`email`"),
        ({"password": "short"}, "at least 8"),
        ({"password": "x" * 73}, "at most 72 bytes, please; this one has 73"),
        ({"password": "ă" * 37}, "at most 72 bytes, please; this one has 74"),
        ({"password": "x" * 1001}, "`password`"),
        ({"password": 12345678}, "`password`"),
    ],
)
async def test_a_registration_that_will_not_do_is_refused_and_says_why(
    house: House, changed: dict[str, object], said: str
) -> None:
    answer = await house.visitor().post("auth/register", registration(**changed))
    assert said in check_problem(answer, 400, "bad_request")["detail"]
    assert answer.cookies == {}
    check_problem(await house.visitor().get("players/Anna"), 404, "not_found")


@pytest.mark.parametrize("missing", ["name", "email", "password"])
async def test_a_registration_needs_all_three(house: House, missing: str) -> None:
    wish = registration()
    del wish[missing]
    answer = await house.visitor().post("auth/register", wish)
    assert f"`{missing}`" in check_problem(answer, 400, "bad_request")["detail"]


@pytest.mark.parametrize(
    "login", ["Anna", "anna", " ANNA ", "anna@example.org", "ANNA@Example.ORG"]
)
async def test_one_logs_in_by_name_or_address(house: House, login: str) -> None:
    await house.player("Anna")
    answer = await house.visitor().post("auth/login", {"login": login, "password": PASSWORD})
    assert answer.status == 200
    assert answer.body["player"]["name"] == "Anna"
    assert "serai_refresh" in answer.cookies


async def test_a_password_of_seventy_two_bytes_works(house: House) -> None:
    password = "ă" * 36
    await house.visitor().post("auth/register", registration(password=password))
    again = await house.visitor().post("auth/login", {"login": "Anna", "password": password})
    assert again.status == 200
    cut = {"login": "Anna", "password": password + "x"}
    check_problem(await house.visitor().post("auth/login", cut), 400, "bad_request")


async def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(house: House) -> None:
    await house.player("Anna")
    await house.guest("Greta")
    said = set()
    for login in (
        "Anna",
        "anna@example.org",
        "Nobody",
        "x@y.zz",
        "Greta",
        "@",
        "",
        "a" * 254,
    ):
        answer = await house.visitor().post(
            "auth/login", {"login": login, "password": "a wrong one"}
        )
        said.add(check_problem(answer, 401, "unauthorized")["detail"])
        assert answer.headers["WWW-Authenticate"] == "Bearer"
        assert answer.cookies == {}
    assert said == {"the name or the password is wrong"}


async def test_a_login_that_can_be_nobodys_name_is_refused_by_its_field(house: House) -> None:
    body = {"login": "nul\0", "password": "a wrong one"}
    answer = await house.visitor().post("auth/login", body)
    assert "`login`" in check_problem(answer, 400, "bad_request")["detail"]
    assert answer.cookies == {}


async def test_an_old_token_in_the_header_hinders_no_login(house: House) -> None:
    anna = await house.player("Anna")
    anna.token = "stale"
    answer = await anna.post("auth/login", {"login": "Anna", "password": PASSWORD})
    assert answer.status == 200
