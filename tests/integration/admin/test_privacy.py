"""What is kept, for how long, who gets it, and what never leaves: data, logs, cookies, headers."""

import asyncio
import json
import re
from datetime import UTC, datetime, timedelta
from uuid import UUID

import asyncpg
import pytest

from server.admin.rules import HouseRules
from server.moderation.marks import judge_matches
from server.moderation.retention import forget_guests, forget_old
from server.storage.database import Database
from tests.integration.admin.conftest import FRIEND
from tests.integration.admin.desk import Desk
from tests.integration.wire.house import House
from tests.integration.wire.staff import PASSWORD, registered


async def test_everybody_gets_all_that_is_known_of_him_and_nothing_of_others(house: House) -> None:
    desk, player = await Desk.of(house), await registered(house)
    other = await house.guest()
    await player.connect()
    await player.ask("watch_lobby")
    await player.ask("send_message", table="lobby", text="my own words")
    await player.rest("PUT", f"me/blocks/{other.id}")
    wish = {"kind": "player", "category": "spam", "player": other.id, "text": "my complaint"}
    await player.rest("POST", "reports", wish)
    await desk.do("POST", f"users/{player.id}/mute", {"reason": "my mute"})
    status, told = await player.rest("GET", "me/export")
    assert status == 200
    assert told["account"]["email"] == f"{player.name}@example.org"
    assert [one["text"] for one in told["messages"]] == ["my own words"]
    assert [one["address"] for one in told["addresses"]] == [player.address]
    assert [one["blocked_id"] for one in told["blocks"]] == [other.id]
    assert [one["text"] for one in told["reports"]] == ["my complaint"]
    assert [one["reason"] for one in told["sanctions"]] == ["my mute"]
    text = json.dumps(told)
    for hidden in ("password_hash", "token_hash", other.name, desk.player.id, "$2b$"):
        assert hidden not in text, hidden


async def test_no_secret_stands_in_the_log(house: House) -> None:
    """Whatever goes wrong with it on the way."""
    player = await house.visitor()
    secret = "sesame-4711-open"
    name = f"Q{id(player) % 10**9}"
    body = {"name": name, "email": f"{name}@example.org", "password": secret}
    _, told = await player.rest("POST", "auth/register", body)
    token = told["access_token"]
    cookie = next(one.value for one in player.http.cookie_jar if one.key == "serai_refresh")
    for path, wish in (
        ("auth/login", {"login": name, "password": f"{secret}x"}),
        ("auth/login", {"login": name, "password": {"nested": secret}}),
        ("auth/reset", {"token": cookie, "password": secret}),
        ("auth/register", {**body, "name": "\0"}),
        ("me/register", {"password": secret}),
    ):
        await player.rest("POST", path, wish)
    await player.turned_away(auth={"token": f"{token}x"})
    player.token = token
    await player.connect()
    await player.send("no_such_event", {"password": secret})
    await player.send("send_message", {"table": "lobby", "text": 7, "token": token})
    log = "".join(house.server.lines)
    for kept in (secret, token, cookie, "$2b$", "postgresql://"):
        assert kept not in log
    assert not re.search(r"\b[0-9a-f]{64}\b", log), "no seed either"


async def test_the_cookie_is_for_us_alone(house: House) -> None:
    player = await house.visitor()
    async with player.http.post(f"{house.server.url}/api/v1/auth/guest", json={}) as answer:
        cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/api/v1/auth" in cookie


@pytest.mark.parametrize("kind", ["application/x-www-form-urlencoded", "text/plain"])
async def test_no_form_of_another_site_changes_anything(house: House, kind: str) -> None:
    """A browser sends such bodies across sites without asking."""
    player = await registered(house)
    url = f"{house.server.url}/api/v1"
    async with player.http.post(
        f"{url}/auth/login", data="{}", headers={"Content-Type": kind}
    ) as answer:
        assert answer.status == 415
    async with player.http.delete(f"{url}/me", json={"current_password": PASSWORD}) as answer:
        assert answer.status == 401, "the cookie is no access token"


async def test_the_cookie_opens_nothing_for_a_page_of_another_site(house: House) -> None:
    """Not even for one beside us, to which a browser may give it along: `x.house.example`."""
    player = await registered(house)
    url = f"{house.server.url}/api/v1/auth"
    for foreign in ("http://x.org", f"http://x.{house.server.url[7:]}", "null"):
        for path in ("refresh", "logout"):
            headers = {"Origin": foreign}
            async with player.http.post(f"{url}/{path}", json={}, headers=headers) as answer:
                assert (answer.status, (await answer.json())["code"]) == (403, "forbidden")
                assert "Access-Control-Allow-Origin" not in answer.headers
                assert "Set-Cookie" not in answer.headers
    behind_tls = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "house.example"}
    for own in (
        {"Origin": house.server.url},
        {"Origin": "https://house.example", **behind_tls},
    ):
        async with player.http.post(f"{url}/refresh", headers=own) as answer:
            assert answer.status == 200, own


async def test_a_page_of_another_site_opens_no_socket(house: House) -> None:
    player = await house.visitor()
    await player.enter()
    url = f"{house.server.url}/socket.io/?EIO=4&transport=polling"
    async with player.http.get(url, headers={"Origin": "http://elsewhere.example"}) as answer:
        assert answer.status == 400
    for origin in (house.server.url, FRIEND):
        async with player.http.get(url, headers={"Origin": origin}) as answer:
            assert answer.status == 200, origin


async def test_every_page_and_answer_has_its_guards(house: House) -> None:
    visitor = await house.visitor()
    poll = "/socket.io/?EIO=4&transport=polling"
    pages = ("/", "/t/ABC", "/assets/none.js", "/api/docs", "/healthz", "/readyz", "/metrics")
    for path in (*pages, "/api/v1/games", "/api/v1/me", "/api/v1/nothing", "/api", poll):
        async with visitor.http.get(house.server.url + path) as answer:
            headers = answer.headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-eval" not in policy
        assert re.search(r"script-src[^;]*unsafe-inline", policy) is None


# ── retention and marks, on a database of their own ─────────────────────────────────────────


async def person(db: asyncpg.Connection, role: str = "guest", days: int = 0) -> UUID:
    user: UUID = await db.fetchval(
        "INSERT INTO users (id, name, role, created_at) VALUES"
        " (gen_random_uuid(), gen_random_uuid()::text, $1, now() - $2 * interval '1 day')"
        " RETURNING id",
        *(role, days),
    )
    return user


async def match(db: asyncpg.Connection, users: list[UUID], *, rated: bool = False) -> UUID:
    """Over a minute ago; the first of them has won."""
    name: UUID = await db.fetchval(
        "INSERT INTO matches (id, table_id, game, seats, options, seed, seed_hash, visibility,"
        " mode, rated, state, ended_at) VALUES (gen_random_uuid(), gen_random_uuid(), 'omi', 4,"
        " '{}', '', '', 'public', 'casual', $1, 'over', now() - interval '1 minute') RETURNING id",
        rated,
    )
    for seat, user in enumerate(users):
        await db.execute(
            "INSERT INTO match_seats (match_id, seat, user_id, name, kind, place)"
            " VALUES ($1, $2, $3, 'x', 'person', $4)",
            *(name, seat, user, 1 if seat == 0 else 2),
        )
    return name


async def test_what_is_old_goes_and_what_is_not_stays(database: Database) -> None:
    db = await database.open()
    user, other = await person(db, "player"), await person(db, "player")
    old = int((datetime.now(UTC) - timedelta(days=100)).timestamp() * 1000)
    for at in (old, old + 50 * 24 * 3600 * 1000):
        await db.execute(
            "INSERT INTO chat_messages (user_id, name, text, at) VALUES ($1, 'x', 'y', $2)",
            *(user, at),
        )
    for days in (10, 40):
        await db.execute(
            "INSERT INTO user_addresses (user_id, address, last_at)"
            " VALUES ($1, $2, now() - $3 * interval '1 day')",
            *(user, f"192.0.2.{days}", days),
        )
    for closed in (None, 10, 400):
        await db.execute(
            "INSERT INTO reports (id, kind, category, reporter_id, text, context, state, closed_at)"
            " VALUES (gen_random_uuid(), 'player', 'spam', $1, '', '{}', 'open',"
            " now() - $2 * interval '1 day')",
            *(other, closed),
        )
    assert await forget_old(database, HouseRules()) == 3
    assert await forget_old(database, HouseRules()) == 0
    kept = {"chat_messages": 1, "user_addresses": 1, "reports": 2}
    for table, number in kept.items():
        assert await db.fetchval(f"SELECT count(*) FROM {table}") == number
    assert await forget_old(database, HouseRules(chat_days=0, address_days=1)) == 1
    await db.close()


async def test_abandoned_guests_go_and_their_matches_stay(database: Database) -> None:
    db = await database.open()
    new, _, played = [await person(db, "guest", days) for days in (1, 40, 40)]
    member = await person(db, "player", 400)
    visitor = await person(db, "guest", 40)
    await db.execute(
        "INSERT INTO refresh_tokens (id, user_id, family, token_hash, expires_at) VALUES"
        " (gen_random_uuid(), $1, gen_random_uuid(), 'x', now())",
        visitor,
    )
    kept = await match(db, [played, member])
    assert await forget_guests(database, HouseRules()) == 2
    left = {row["id"]: row["name"] for row in await db.fetch("SELECT id, name FROM users")}
    assert left.keys() == {new, played, member, visitor}
    assert left[played] == f"deleted {played.hex}"
    seats = await db.fetch("SELECT name FROM match_seats WHERE match_id = $1 ORDER BY seat", kept)
    assert [row["name"] for row in seats] == ["Deleted player", "x"]
    assert await forget_guests(database, HouseRules(guest_days=0)) == 0
    await db.close()


async def test_leavers_stallers_and_neighbours_are_marked_once(database: Database) -> None:
    db = await database.open()
    winner, staller, leaver, lone = [await person(db, "player") for _ in range(4)]
    assert await judge_matches(database) == 0, "from the first look on"
    await db.execute(
        "UPDATE house_settings SET value = $1 WHERE name = 'marks'",
        {"until": (datetime.now(UTC) - timedelta(hours=1)).isoformat()},
    )
    first = await match(db, [winner, staller], rated=True)
    second = await match(db, [winner, leaver])
    alone = await match(db, [lone])
    await db.execute(
        'UPDATE match_seats SET "left" = true WHERE match_id = $1 AND seat = 1', second
    )
    await db.execute('UPDATE match_seats SET "left" = true WHERE match_id = $1', alone)
    for seq in range(1, 7):
        await db.execute(
            "INSERT INTO match_actions (match_id, seq, seat, action, source, at)"
            " VALUES ($1, $2, $3, '{}', 'clock', 1)",
            *(first, seq, seq % 2),
        )
    for user in (winner, staller):
        await db.execute(
            "INSERT INTO user_addresses (user_id, address) VALUES ($1, '192.0.2.1')", user
        )
    assert sum(await asyncio.gather(judge_matches(database), judge_matches(database))) == 3
    marks = {(row["user_id"], row["kind"]) for row in await db.fetch("SELECT * FROM marks")}
    assert marks == {
        (staller, "stalling"),  # the winner's clock ran out as often
        (leaver, "leaver"),
        (winner, "shared_address"),
        (staller, "shared_address"),
    }
    assert await db.fetchval("SELECT sum(count) FROM marks") == 4
    await db.close()
