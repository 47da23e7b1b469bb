"""Moderators and administrators of a running server, who came to it as everybody does."""

import re
import uuid

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.process import ServerProcess

PASSWORD = "a good password"
ROLES = ("guest", "player", "moderator", "admin")
_FIRST = re.compile(r"first admin: name (\w+), password (\S+)")
#: Access tokens by server and role: hashing a password for each test would take too long.
_tokens: dict[tuple[str, str], Json] = {}


async def registered(house: House, name: str | None = None) -> Player:
    """A player with an account, not connected."""
    player = await house.visitor()
    name = name or f"P{uuid.uuid4().hex[:12]}"
    body = {"name": name, "email": f"{name}@example.org", "password": PASSWORD}
    status, told = await player.rest("POST", "auth/register", body)
    assert status == 201, told
    return _entered(player, told)


async def of_role(house: House, role: str) -> Player:
    """Somebody of this role, the same person each time, not connected."""
    key = (house.server.url, role)
    if key not in _tokens:
        _tokens[key] = await _made(house, role)
    return _entered(await house.visitor(), _tokens[key])


async def new_of_role(house: House, role: str) -> Player:
    """Somebody of this role whom no other test knows."""
    return _entered(await house.visitor(), await _made(house, role))


async def _made(house: House, role: str) -> Json:
    if role == "guest":
        player = await house.visitor()
        return (await player.rest("POST", "auth/guest", {}))[1]
    if role == "admin" and (house.server.url, role) not in _tokens:
        return await _first_admin(house, house.server)
    player = await registered(house)
    if role != "player":
        admin = await of_role(house, "admin")
        status, told = await admin.rest("PUT", f"admin/users/{player.id}/role", {"role": role})
        assert status == 200, told
    status, told = await player.rest("POST", "auth/refresh")
    assert (status, told["player"]["role"]) == (200, role)
    return told


async def _first_admin(house: House, server: ServerProcess) -> Json:
    """Whose password the server printed once."""
    found = _FIRST.search("".join(server.lines))
    assert found is not None
    player = await house.visitor()
    login = {"login": found[1], "password": found[2]}
    status, told = await player.rest("POST", "auth/login", login)
    assert status == 200, told
    return told


def _entered(player: Player, told: Json) -> Player:
    player.token = told["access_token"]
    player.id, player.name = told["player"]["id"], told["player"]["name"]
    return player
