"""No more bots think at a time than there are cores: otherwise load would cost strikes."""

import asyncio
from collections import deque
from time import perf_counter

#: Seconds for which quick answers may keep the event loop from anything else.
_BREATH = 0.005


class Slots:
    """First come, first served. A bot's clock starts when it has a slot."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.taken = 0
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._breathed = 0.0

    @property
    def alone(self) -> bool:
        """Nobody else thinks or waits."""
        return self.taken <= 1 and not self._waiting

    async def breathe(self) -> None:
        """Lets the event loop do what else there is, now and then: a bot that answers at once is
        never waited for, and its match would keep everybody else waiting."""
        if perf_counter() - self._breathed > _BREATH:
            await asyncio.sleep(0)
            self._breathed = perf_counter()

    def take_now(self) -> bool:
        if self.taken < self.count and not self._waiting:
            self.taken += 1
            return True
        return False

    async def take(self) -> None:
        if self.take_now():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came just then: pass it on
                self.give_back()
            else:
                self._waiting.remove(turn)
            raise

    def give_back(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)  # the slot goes straight to the next
                return
        self.taken -= 1
