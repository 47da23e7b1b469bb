"""A server whose line for notices was cut looks at everything again: nothing that was decided
meanwhile goes unheard."""

import asyncio

from tests.integration.admin.desk import Desk
from tests.integration.conftest import run_sql
from tests.integration.wire.house import House
from tests.integration.wire.player import Player
from tests.integration.wire.staff import registered

#: A line that is silent asks now and then whether it is still there.
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND query ~* '^(LISTEN|SELECT 1$)'"
)


async def program_of(house: House, owner: Player) -> tuple[Player, str]:
    """An external bot of somebody, connected, and the id of its token."""
    wish = {"name": f"X {owner.name[1:]}", "scopes": ["play"]}
    status, made = await owner.rest("POST", "tokens", wish)
    assert status == 201, made
    program = await house.visitor()
    program.token = made["token"]
    await program.connect()
    return program, made["card"]["id"]


async def test_sockets_of_sessions_that_ended_unheard_are_closed(
    house: House, admin_database: str
) -> None:
    gone, stays = await registered(house), await house.guest()
    await gone.connect()
    program, token = await program_of(house, gone)
    other, _ = await program_of(house, await registered(house))
    ended = f"UPDATE refresh_tokens SET revoked_at = now() WHERE user_id = '{gone.id}'"
    await run_sql(admin_database, ended, f"DELETE FROM api_tokens WHERE id = '{token}'", CUT)
    async with asyncio.timeout(30):
        await gone.disconnected.wait()
        await program.disconnected.wait()
    assert (await gone.rest("GET", "me"))[0] == 401
    for one in (stays, other):
        await one.ask("watch_lobby")


async def test_a_ban_that_was_made_unheard_holds(house: House, admin_database: str) -> None:
    desk, player = await Desk.of(house), await house.guest()
    ban = (
        "INSERT INTO sanctions (id, kind, user_id, reason)"
        f" VALUES (gen_random_uuid(), 'ban', '{player.id}', 'insults')"
    )
    await run_sql(admin_database, ban, CUT)
    async with asyncio.timeout(30):
        await player.disconnected.wait()
    (held,) = (await desk.get(f"users/{player.id}"))["user"]["sanctions"]
    assert held["reason"] == "insults"
