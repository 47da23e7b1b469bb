"""Questions to all other nodes, answered over the news: what only the node of a socket can tell.

For what somebody wants to know now and then (who is online), so that nobody has to tell it all the
time. Without Redis, or from a node that hangs, there is no answer, and nobody waits for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from typing import Any

from server.nodes.news import News

WAIT_SECONDS = 1.0
#: What is said for the topic `t`: `t?` asks, `t!` answers.
ASK, ANSWER = "{}?", "{}!"

Payload = dict[str, Any]
#: What this node has to say; it must not wait.
Reply = Callable[[Payload], Payload]


class Questions:
    def __init__(self, news: News, node: str, others: Callable[[], Awaitable[int]]) -> None:
        """`others` says how many other nodes there are. A node without a name is the only one."""
        self._news = news
        self._node = node
        self._others = others
        self._numbers = count()
        self._asked: dict[str, _Asked] = {}

    def on(self, topic: str, reply: Reply) -> None:
        """`reply` answers what other nodes ask about this."""
        self._news.on(ASK.format(topic), partial(self._reply, topic, reply))
        self._news.on(ANSWER.format(topic), self._hear)

    async def ask(self, topic: str, payload: Payload) -> list[Payload]:
        """What the others answer, as far as they do so in time."""
        nodes = await self._others() if self._node else 0
        if not nodes:
            return []
        name = f"{self._node}-{next(self._numbers)}"
        asked = self._asked[name] = _Asked(nodes)
        self._news.tell(ASK.format(topic), {"asked": name, "payload": payload})
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await asked.done.wait()
        except TimeoutError:
            pass  # what the others have said has to do
        finally:
            del self._asked[name]
        return asked.answers

    def _reply(self, topic: str, reply: Reply, told: Payload) -> None:
        answer = {"asked": told["asked"], "payload": reply(told["payload"])}
        self._news.tell(ANSWER.format(topic), answer)

    def _hear(self, told: Payload) -> None:
        asked = self._asked.get(told["asked"])
        if asked is not None:
            asked.hear(told["payload"])


class _Asked:
    def __init__(self, nodes: int) -> None:
        self._nodes = nodes
        self.answers: list[Payload] = []
        self.done = asyncio.Event()

    def hear(self, answer: Payload) -> None:
        self.answers.append(answer)
        if len(self.answers) >= self._nodes:
            self.done.set()
