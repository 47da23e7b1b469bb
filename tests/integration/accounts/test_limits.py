"""How often one may knock: guests, registrations and logins are counted by address and account."""

from tests.integration.accounts.house import PASSWORD, Answer, House, check_problem


def check_limited(answer: Answer, what: str, longest: int) -> None:
    refused = check_problem(answer, 429, "rate_limited")
    assert what in refused["detail"]
    assert 0 < refused["retry_after"] <= longest
    assert 0 < int(answer.headers["Retry-After"]) <= longest


async def test_sixty_guests_a_minute_come_from_one_address(house: House) -> None:
    visitor = house.visitor()
    for _ in range(60):
        assert (await visitor.post("auth/guest")).status == 201
    check_limited(await visitor.post("auth/guest"), "guests from this address: 60 in a minute", 60)


async def test_a_guest_with_an_impossible_name_is_not_counted(house: House) -> None:
    visitor = house.visitor()
    for _ in range(60):
        check_problem(await visitor.post("auth/guest", {"name": "x"}), 400, "bad_request")
    assert (await visitor.post("auth/guest")).status == 201


async def test_ten_people_an_hour_register_from_one_address(house: House) -> None:
    for number in range(10):
        await house.player(f"Anna{number}")
    wish = {"name": "Berta", "email": "berta@example.org", "password": PASSWORD}
    check_limited(
        await house.visitor().post("auth/register", wish),
        "registrations from this address: 10 in an hour",
        3600,
    )
    guest = await house.guest()
    del wish["name"]
    check_limited(await guest.post("me/register", wish), "registrations", 3600)


async def test_looking_for_a_free_name_uses_up_no_registration(house: House) -> None:
    await house.player("Anna")
    wish = {"name": "Anna", "email": "b@example.org", "password": PASSWORD}
    for _ in range(20):
        check_problem(await house.visitor().post("auth/register", wish), 409, "name_taken")
    await house.player("Berta")


async def test_looking_for_an_address_does(house: House) -> None:
    await house.player("Anna")
    wish = {"name": "Berta", "email": "anna@example.org", "password": PASSWORD}
    for _ in range(9):
        check_problem(await house.visitor().post("auth/register", wish), 409, "email_taken")
    check_limited(await house.visitor().post("auth/register", wish), "registrations", 3600)


async def test_ten_logins_a_minute_come_from_one_address(house: House) -> None:
    visitor = house.visitor()
    for number in range(10):
        wrong = {"login": f"somebody{number}", "password": "a wrong one"}
        check_problem(await visitor.post("auth/login", wrong), 401, "unauthorized")
    another = {"login": "somebody else", "password": "a wrong one"}
    check_limited(
        await visitor.post("auth/login", another), "logins from this address: 10 in a minute", 60
    )


async def test_ten_logins_a_minute_go_to_one_account_by_whatever_name(house: House) -> None:
    await house.player("Anna")
    for number in range(10):
        # From another address each time.
        login = "Anna" if number % 2 else "anna@example.org"
        await house.accounts.login(login, PASSWORD, f"192.0.2.{number}")
    right = {"login": "ANNA", "password": PASSWORD}
    check_limited(
        await house.visitor().post("auth/login", right),
        "logins to this account: 10 in a minute",
        60,
    )


async def test_guessing_the_current_password_is_limited_too(house: House) -> None:
    anna = await house.player("Anna")
    guess = {"email": "new@example.org", "current_password": "a wrong one"}
    for _ in range(10):
        check_problem(await anna.ask("PATCH", "me", guess), 403, "forbidden")
    right = {"email": "new@example.org", "current_password": PASSWORD}
    check_limited(await anna.ask("PATCH", "me", right), "logins to this account", 60)
    check_limited(await anna.ask("DELETE", "me", right), "logins to this account", 60)
