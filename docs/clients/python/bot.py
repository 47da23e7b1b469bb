"""An external bot in Python: joins a table of Serai, plays one match, and leaves.

    pip install "python-socketio[asyncio_client]"
    SERAI_TOKEN=serai_… python bot.py http://localhost:8080 TABLE

TABLE is a table's id or the code that people share. The token needs the scope `play`.
"""

import asyncio
import os
import sys
from typing import Any

import socketio

Json = dict[str, Any]


def choose(view: Json) -> Json:
    """Your bot: one of the legal actions."""
    action: Json = view["legal_actions"][0]
    return action


class Bot:
    def __init__(self, table: str) -> None:
        self.table = table
        self.io = socketio.AsyncClient()
        self.match: str | None = None
        #: The newest update that we have seen.
        self.seq = -1
        self.ended: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.io.on("connect", self.connected)
        self.io.on("game_started", self.started)
        self.io.on("game_state_update", self.updated)
        self.io.on("game_ended", self.over)

    async def ask(self, event: str, **message: object) -> Json:
        answer: Json = await self.io.call(event, message)
        if not answer["ok"]:
            raise RuntimeError(f"{event}: {answer['error']}")
        return answer

    async def connected(self) -> None:
        """Also after a lost connection: what was missed comes with the answer."""
        if self.match is None:
            await self.ask("join_table", table=self.table)
            await self.ask("player_ready", table=self.table)
        else:
            answer = await self.ask("resume_table", table=self.table, after=self.seq)
            for update in answer["updates"] or [answer["update"]]:
                await self.updated(update)
            if answer["ended"]:
                await self.over(answer["ended"])

    async def started(self, told: Json) -> None:
        self.match, self.seq = told["match"], -1

    async def updated(self, update: Json) -> None:
        if update["match"] != self.match or update["seq"] < self.seq:
            return
        self.seq = update["seq"]
        view = update["view"]
        if not view["legal_actions"]:
            return
        await asyncio.sleep(max(0, update["play_from"] - update["now"]) / 1000)
        # With an id an action that is sent again, after a lost answer, counts once.
        action = {"action": choose(view), "seq": self.seq, "id": f"{self.match}/{self.seq}"}
        answer = await self.io.call("act", {"table": self.table, **action})
        if not answer["ok"] and answer["error"]["code"] not in ("stale", "not_your_turn"):
            raise RuntimeError(answer["error"])

    async def over(self, told: Json) -> None:
        if not self.ended.done():
            self.ended.set_result(told)


async def main(url: str, table: str) -> None:
    bot = Bot(table)
    await bot.io.connect(url, auth={"token": os.environ["SERAI_TOKEN"]}, transports=["websocket"])
    ended = await bot.ended
    print("scores", ended["outcome"]["scores"], "winners", ended["outcome"]["winners"])
    await bot.io.call("leave_table", {"table": table})
    await bot.io.disconnect()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
