"""The house itself: announcements, settings, jobs, health, and a trace of every change."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import asyncpg
import pytest

from server.admin.rules import ChangedRules, RuleBook
from server.moderation.actor import HOUSE
from server.storage.database import Database
from server.storage.noticeboard import Noticeboard
from tests.integration.admin.desk import Desk, soon
from tests.integration.wire.house import House
from tests.integration.wire.player import Json
from tests.integration.wire.staff import registered


@pytest.fixture
async def chief(house: House) -> AsyncIterator[Desk]:
    """An administrator who puts everything back."""
    desk = await Desk.of(house, "admin")
    defaults = (await desk.get("settings"))["defaults"]
    yield desk
    await desk.do("PATCH", "settings", defaults)


async def test_an_announcement_is_on_every_page_at_once(house: House) -> None:
    desk, people = await Desk.of(house), await house.guests(3)
    wish = {"text": "Maintenance at noon", "translations": {"de": "Wartung um zwölf"}}
    made = await desk.do("POST", "announcements", {**wish, "until": soon()}, 201)
    told: Json = {}
    for player in people:
        told = (await player.hear("announcement"))["announcement"]
        assert (told["id"], told["text"]) == (made["id"], "Maintenance at noon")
        assert told["translations"] == {"de": "Wartung um zwölf"}
    visitor = await house.visitor()
    assert (await visitor.rest("GET", "announcements/current"))[1]["announcement"] == told
    await desk.do("DELETE", f"announcements/{made['id']}", status=204)
    assert await people[0].hear("announcement") == {"announcement": None}
    assert (await visitor.rest("GET", "announcements/current"))[1] == {"announcement": None}
    assert made["id"] in [one["id"] for one in (await desk.get("announcements"))["items"]]


async def test_registration_and_guests_are_closed_and_opened(house: House, chief: Desk) -> None:
    guest = await house.guest()
    slip = await chief.refused("PATCH", "settings", {"registration": False, "guest": False})
    assert (slip["code"], "`guest`" in slip["detail"]) == ("bad_request", True)
    await chief.do("PATCH", "settings", {"registration": False, "guests": False})
    visitor = await house.visitor()
    new = {"name": "Somebody New", "email": "new@example.org", "password": "a good password"}
    for path, body in (("auth/guest", {}), ("auth/register", new)):
        status, problem = await visitor.rest("POST", path, body)
        assert (status, problem["code"]) == (403, "closed")
    wish = {"email": "g@example.org", "password": "a good password"}
    assert (await guest.rest("POST", "me/register", wish))[1]["code"] == "closed"
    assert (await guest.rest("GET", "me"))[0] == 200, "who is in stays in"
    await chief.do("PATCH", "settings", {"guests": True})
    await visitor.enter()


async def test_the_factor_on_limits_holds_at_once(house: House, chief: Desk) -> None:
    player = await house.guest()
    await player.ask("watch_lobby")
    await chief.do("PATCH", "settings", {"limits_factor": 0.01})
    await player.ask("send_message", table="lobby", text="one")
    error = await player.refused("send_message", table="lobby", text="two")
    assert error["code"] == "rate_limited"
    assert ": 1 in 5 s" in error["message"]
    await chief.do("PATCH", "settings", {"limits_factor": 1})
    await player.ask("send_message", table="lobby", text="three")


async def test_words_are_added_allowed_and_refused(house: House, chief: Desk) -> None:
    player = await house.guest()
    await player.ask("watch_lobby")
    await chief.do("PATCH", "settings", {"words_added": {"en": ["turnip"]}})
    await player.ask("send_message", table="lobby", text="you TURN1P!")
    assert (await player.hear("message_received"))["text"] == "you *******"
    await chief.do("PATCH", "settings", {"words_allowed": ["turnip"]})
    await player.ask("send_message", table="lobby", text="dear turnip")
    assert (await player.hear("message_received"))["text"] == "dear turnip"
    await chief.do("PATCH", "settings", {"chat_filter": "refuse"})
    error = await player.refused("send_message", table="lobby", text="shit")
    assert error["code"] == "forbidden"


async def test_a_setting_that_makes_no_sense_changes_nothing(house: House, chief: Desk) -> None:
    before = await chief.get("settings")
    for wish in (
        {"limits_factor": 0},
        {"chat_filter": "loud"},
        {"guest_days": -1},
        {"words_added": {"english": ["x"]}},
        {"registration": "no"},
    ):
        assert (await chief.refused("PATCH", "settings", wish))["code"] == "bad_request"
    assert await chief.get("settings") == before


async def test_jobs_are_shown_and_run(house: House, chief: Desk) -> None:
    jobs = {one["name"]: one for one in (await chief.get("jobs"))["jobs"]}
    assert jobs.keys() == {"tokens", "retention", "guests", "marks", "feeding", "bot logs"}
    for name in jobs:
        done = await chief.do("POST", f"jobs/{name}/run")
        assert (done["last_error"], done["running"]) == (None, False)
        assert done["runs"] > jobs[name]["runs"]


async def test_health_tells_of_database_and_journal(house: House, chief: Desk) -> None:
    await house.table("omi", 1)
    health = await settled_health(chief)
    assert (health["ok"], health["database"]["ok"], health["journal"]["ok"]) == (True, True, True)
    assert health["database"]["schema"].isdecimal()
    assert health["sandbox"]["safe"] == (health["sandbox"]["reason"] is None)
    assert health["tables"] >= 1
    (node,) = health["nodes"]
    assert (node["draining"], node["silent"]) == (False, False)
    assert "match_actions" in [one["name"] for one in health["database"]["tables"]]


async def settled_health(chief: Desk) -> Json:
    """When the server and the database count the same: a table that earlier guests have left may be
    closed between the two."""
    async with asyncio.timeout(30):
        while True:
            health = await chief.get("health")
            (node,) = health["nodes"]
            counted = (node["tables"], node["playing"])
            if counted == (health["tables"], health["playing"]):
                return health


Change = Callable[[Desk], Awaitable[Any]]


async def arena_rows(database_url: str, owner: str) -> tuple[str, str]:
    """A board set that failed, and a tournament that is announced."""
    db = await asyncpg.connect(database_url)
    seed = secrets.token_hex(32)
    board = await db.fetchval(
        "INSERT INTO boards (game, seed) VALUES ('omi', $1) RETURNING id", seed
    )
    failed = await db.fetchval(
        "INSERT INTO board_sets (id, board_id, game, purpose, rated, public, contestants, state)"
        " VALUES (gen_random_uuid(), $1, 'omi', 'ladder', true, true,"
        " '[\"house:easy\", \"house:hard\"]', 'failed') RETURNING id",
        board,
    )
    tournament = await db.fetchval(
        "INSERT INTO tournaments (id, game, name, owner_id, system, boards, rounds, public, state,"
        " entrants, pairings, starts_at) VALUES (gen_random_uuid(), 'omi', 'Cup', $1, 'swiss', 1,"
        " 3, true, 'announced', '[]', '[]', now() + interval '1 day') RETURNING id",
        owner,
    )
    await db.close()
    return str(failed), str(tournament)


async def changes(house: House, database_url: str) -> dict[tuple[str, str], Change]:
    """Every admin route that changes something, done once with success."""
    player, leaving = await registered(house), await registered(house)
    reporter = await house.guest()
    wish = {"kind": "player", "category": "abuse", "player": player.id}
    report = (await reporter.rest("POST", "reports", wish))[1]["id"]
    tables = await asyncio.gather(*(house.playing("santase") for _ in range(2)))
    reason = {"reason": "a test"}
    made: dict[str, Json] = {}

    async def keep(name: str, answer: Awaitable[Json]) -> None:
        made[name] = await answer

    user = f"users/{player.id}"
    bot = (await player.rest("POST", "bots", {"name": "Robot", "games": ["omi"]}))[1]["id"]
    failed, tournament = await arena_rows(database_url, player.id)
    address = {"address": "198.51.100.7", **reason}
    words: dict[tuple[str, str], Change] = {
        ("POST", "users/{id}/ban"): lambda d: d.do("POST", f"{user}/ban", reason),
        ("DELETE", "users/{id}/ban"): lambda d: d.do("DELETE", f"{user}/ban"),
        ("POST", "users/{id}/mute"): lambda d: d.do("POST", f"{user}/mute", reason),
        ("DELETE", "users/{id}/mute"): lambda d: d.do("DELETE", f"{user}/mute"),
        ("POST", "users/{id}/logout"): lambda d: d.do("POST", f"{user}/logout"),
        ("PUT", "users/{id}/role"): lambda d: d.do("PUT", f"{user}/role", {"role": "moderator"}),
        ("POST", "users/{id}/reset-password"): lambda d: d.do("POST", f"{user}/reset-password"),
        ("DELETE", "users/{id}"): lambda d: d.do("DELETE", f"users/{leaving.id}", reason, 204),
        ("POST", "addresses"): lambda d: keep("ban", d.do("POST", "addresses", address, 201)),
        ("DELETE", "addresses/{id}"): lambda d: d.do(
            "DELETE", f"addresses/{made['ban']['id']}", status=204
        ),
        ("PATCH", "reports/{id}"): lambda d: d.do("PATCH", f"reports/{report}", {"state": "taken"}),
        ("POST", "tables/{table}/close"): lambda d: d.do(
            "POST", f"tables/{tables[0].id}/close", reason, 204
        ),
        ("POST", "matches/{id}/end"): lambda d: d.do(
            "POST", f"matches/{tables[1].match}/end", reason, 204
        ),
        ("POST", "bots/{id}/disable"): lambda d: d.do("POST", f"bots/{bot}/disable", reason),
        ("POST", "bots/{id}/enable"): lambda d: d.do("POST", f"bots/{bot}/enable"),
        ("POST", "arena/{game}/pause"): lambda d: d.do("POST", "arena/omi/pause", reason, 204),
        ("POST", "arena/{game}/resume"): lambda d: d.do("POST", "arena/omi/resume", status=204),
        ("POST", "arena/{game}/recompute"): lambda d: d.do("POST", "arena/omi/recompute"),
        ("POST", "arena/sets/{id}/requeue"): lambda d: d.do(
            "POST", f"arena/sets/{failed}/requeue", status=204
        ),
        ("POST", "arena/tournaments/{id}/cancel"): lambda d: d.do(
            "POST", f"arena/tournaments/{tournament}/cancel", reason, 204
        ),
        ("POST", "announcements"): lambda d: keep(
            "word", d.do("POST", "announcements", {"text": "hello"}, 201)
        ),
        ("DELETE", "announcements/{id}"): lambda d: d.do(
            "DELETE", f"announcements/{made['word']['id']}", status=204
        ),
        ("PATCH", "settings"): lambda d: d.do("PATCH", "settings", {"guest_days": 31}),
        ("POST", "jobs/{name}/run"): lambda d: d.do("POST", "jobs/tokens/run"),
    }
    return words


async def test_every_change_leaves_its_trace(
    house: House, chief: Desk, admin_database: str
) -> None:
    words = await changes(house, admin_database)
    async with chief.player.http.get(f"{house.server.url}/api/openapi.json") as answer:
        paths = (await answer.json())["paths"]
    changing = {
        (method.upper(), path.removeprefix("/api/v1/admin/"))
        for path, operations in paths.items()
        for method in operations
        if path.startswith("/api/v1/admin/") and method != "get"
    }
    assert words.keys() == changing
    actor = f"audit?actor={chief.player.id}"
    for route, change in words.items():
        before = (await chief.get(f"{actor}&limit=1"))["items"]
        await change(chief)
        after = (await chief.get(f"{actor}&limit=1"))["items"]
        assert after != before, route
        entry = after[0]
        assert (entry["actor"], entry["actor_name"]) == (chief.player.id, chief.player.name)
        assert entry["action"].partition(".")[0] == entry["target_kind"].replace(
            "house", "settings"
        )
        assert entry["before"] is not None or entry["after"] is not None, route
    listed = (await chief.get(f"{actor}&action=user.&limit=3"))["items"]
    assert all(one["action"].startswith("user.") for one in listed)


async def test_settings_that_are_changed_at_once_all_hold(database: Database) -> None:
    books = [RuleBook(database, Noticeboard(database)) for _ in range(3)]
    changes = [
        ChangedRules(guests=False),
        ChangedRules(registration=False),
        ChangedRules(chat_days=7),
    ]
    await asyncio.gather(
        *(one.change(HOUSE, wish) for one, wish in zip(books, changes, strict=True))
    )
    await books[0].load()
    now = books[0].now
    assert (now.guests, now.registration, now.chat_days) == (False, False, 7)
