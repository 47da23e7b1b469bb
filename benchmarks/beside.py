"""Tables beside uploaded bots that never stop computing: what people at other tables notice.

Starts a server on two cores, plays Omi at some tables as in `tables.py`, and measures moves in
turns: while nothing else happens, and while eight uploaded bots want to compute without end at
tables of their own. Part of `python -m benchmarks.sandbox`.
"""

import asyncio
import gc
import statistics
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp

from benchmarks.tables import (
    SEATS,
    Played,
    Socket,
    Update,
    connected,
    entered,
    play_on,
    seated,
    serving,
)

SPINNERS, TABLES, MOVES_A_SECOND = 8, 40, 80
ROUNDS, SECONDS = 6, 6.0
#: How much later the hundredth move may be.
MOST = 1.2
#: Computes for nearly as long as it may, and then plays, so that it has no strikes and goes on.
SPINNER = """
import time

def get_next_move(state):
    end = time.perf_counter() + 4.5
    while time.perf_counter() < end:
        pass
    return state["legal_actions"][0]
"""


class Opponent(Socket):
    """Plays Santase against a bot, at once, so that it is nearly always the bot's turn."""

    async def sit_down(self, bot: str) -> None:
        answer = await self.ask(
            "create_table", game="santase", turn_seconds=60, deal_pause=0, options={"target": 11}
        )
        card = answer["table"]
        assert isinstance(card, dict)
        self.id = card["id"]
        await self.ask("add_bot", table=self.id, seat=1, bot=bot)
        await self.ask("player_ready", table=self.id)
        await self.ask("start_game", table=self.id)
        self.playing = asyncio.ensure_future(self._play())

    async def _play(self) -> None:
        answered: Update | None = None
        while True:
            update = self.update
            if update is not None and update is not answered and update.view.legal_actions:
                action = update.view.legal_actions[0]
                with suppress(RuntimeError):  # after a trick there is a grace: again in a moment
                    await self.ask("act", table=self.id, seq=update.seq, action=action)
                    answered = update
            await asyncio.sleep(0.2)

    async def walk_out(self) -> None:
        """Which ends the match, and the bot with it."""
        self.playing.cancel()
        await asyncio.wait([self.playing])
        await self.ask("leave_table", table=self.id)


async def upload(http: aiohttp.ClientSession, url: str) -> str:
    """The spinner's id, a public bot."""

    async def post(path: str, body: object, token: str = "") -> dict[str, str]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with http.post(f"{url}/api/v1/{path}", json=body, headers=headers) as answer:
            answer.raise_for_status()
            told: dict[str, str] = await answer.json()
            return told

    person = {"name": "Anna", "email": "anna@example.org", "password": "a good password"}
    token = (await post("auth/register", person))["access_token"]
    bot = await post("bots", {"name": "Spinner", "games": ["santase"], "public": True}, token)
    version = {"source": SPINNER, "activate": True}
    await post(f"bots/{bot['id']}/versions", version, token)
    return bot["id"]


@asynccontextmanager
async def spinning(opponents: list[Opponent], bot: str) -> AsyncIterator[None]:
    for opponent in opponents:
        await opponent.sit_down(bot)
    await asyncio.sleep(1.0)  # the bots are loaded and have their first turns
    try:
        yield
    finally:
        for opponent in opponents:
            await opponent.walk_out()
        await asyncio.sleep(0.5)


def busy() -> tuple[float, float]:
    """Processor time of the whole machine so far: used, and all there was."""
    with open("/proc/stat", encoding="ascii") as file:
        numbers = [int(number) for number in file.readline().split()[1:9]]
    return sum(numbers) - numbers[3] - numbers[4], sum(numbers)


async def measure(url: str) -> tuple[str, bool]:
    """What was measured, in words, and whether it is good enough."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
        bot = await upload(http, url)
        opponents = [Opponent() for _ in range(SPINNERS)]
        players = [Socket() for _ in range(SEATS * TABLES)]
        await entered(http, url, [*opponents, *players])
        await connected(http, url, [*opponents, *players])
        tables = await seated(players)
        gc.collect()
        gc.disable()  # a pause of ours would be taken for one of the server's
        await play_on(tables, MOVES_A_SECOND, SECONDS)  # warms everything up
        quiet, beside, used, there = list[Played](), list[Played](), 0.0, 0.0
        for _ in range(ROUNDS):
            quiet.append(await play_on(tables, MOVES_A_SECOND, SECONDS))
            async with spinning(opponents, bot):
                before = busy()
                beside.append(await play_on(tables, MOVES_A_SECOND, SECONDS))
                after = busy()
            used, there = used + after[0] - before[0], there + after[1] - before[1]
        gc.enable()
        for socket in (*opponents, *players):
            socket.reader.cancel()
    alone, loaded = hundredth(quiet), hundredth(beside)
    told = (
        f"{alone:.1f} → {loaded:.1f} ms ({loaded / alone:.2f}; medians {middle(quiet):.1f} → "
        f"{middle(beside):.1f} ms; processors {100 * used / there:.0f} % busy)"
    )
    return told, loaded <= MOST * alone and used > 0.9 * there


def hundredth(rounds: list[Played]) -> float:
    """The p99 of a typical round, in milliseconds: one hiccup of the machine is one round's."""
    return statistics.median(one.at(0.99) for one in rounds)


def middle(rounds: list[Played]) -> float:
    return statistics.median(1e3 * time for one in rounds for time in one.times)


async def beside_spinning_bots() -> tuple[str, bool]:
    with serving() as (url, _, __):
        return await measure(url)


if __name__ == "__main__":
    print(*asyncio.run(beside_spinning_bots()))
