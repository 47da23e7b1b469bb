"""Slots: as many bots think as there are cores, in the order in which they came."""

import asyncio

from bots.sandbox.slots import Slots


async def test_they_are_given_in_order() -> None:
    slots = Slots(2)
    order: list[int] = []

    async def think(number: int) -> None:
        await slots.take()
        order.append(number)
        assert slots.taken <= 2
        await asyncio.sleep(0)
        slots.give_back()

    await asyncio.gather(*(think(number) for number in range(9)))
    assert order == list(range(9))
    assert slots.taken == 0


async def test_one_who_gives_up_keeps_nothing() -> None:
    slots = Slots(1)
    await slots.take()
    first, second = (asyncio.ensure_future(slots.take()) for _ in range(2))
    await asyncio.sleep(0)
    slots.give_back()  # to the first, who gives up in the same moment
    first.cancel()
    await second
    assert slots.taken == 1
    slots.give_back()
    assert slots.taken == 0


async def test_one_who_gives_up_while_waiting_is_passed_over() -> None:
    slots = Slots(1)
    await slots.take()
    first, second = (asyncio.ensure_future(slots.take()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    slots.give_back()
    await second
    assert slots.taken == 1
