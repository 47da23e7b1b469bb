"""A moderator or administrator at work: asks over REST, and looks into the audit log."""

import time
from typing import Any

from tests.integration.wire.house import House
from tests.integration.wire.player import Json, Player
from tests.integration.wire.staff import of_role

UNTIL_TOMORROW = 24 * 3600


class Desk:
    def __init__(self, player: Player) -> None:
        self.player = player

    @staticmethod
    async def of(house: House, role: str = "moderator") -> "Desk":
        return Desk(await of_role(house, role))

    async def get(self, path: str) -> Json:
        status, told = await self.player.rest("GET", f"admin/{path}")
        assert status == 200, told
        return told

    async def do(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        got, told = await self.player.rest(method, f"admin/{path}", {} if body is None else body)
        assert got == status, told
        return told

    async def refused(self, method: str, path: str, body: object = None) -> Json:
        status, told = await self.player.rest(method, f"admin/{path}", {} if body is None else body)
        assert status >= 400, told
        return told

    async def audit(self, target: str) -> list[Json]:
        """What was done to this, the newest first."""
        found: list[Json] = (await self.get(f"audit?target={target}"))["items"]
        return found


def soon(seconds: float = UNTIL_TOMORROW) -> int:
    return int((time.time() + seconds) * 1000)
