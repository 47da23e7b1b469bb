"""The garbage collector, kept from stopping every table at once.

A full collection looks at each object of the house: with hundreds of tables a tenth of a second in
which nobody is answered, and Python runs one whenever the house has grown by a quarter. Here the
young are collected as ever, and the old are set aside. Whatever has died among them in circles (a
closed table, a lost connection) is found by a full collection every now and then.
"""

import asyncio
import gc
from time import monotonic

#: Net new objects until the youngest are looked at, and how many such looks until the next ones.
YOUNG, MIDDLE = 2_000, 10
NEVER = 1_000_000
#: A full collection after so many seconds, or sooner after so many looks at the middle ones: some
#: hundred megabytes of growth.
FULL_SECONDS = 600.0
FULL_LOOKS = 25
LOOK_SECONDS = 5.0


async def keep_tidy() -> None:
    """Runs for ever."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    due = monotonic()
    while True:
        if monotonic() >= due or gc.get_count()[2] >= FULL_LOOKS:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            due = monotonic() + FULL_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
