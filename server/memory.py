"""The garbage collector, kept from stopping every table at once.

A full collection looks at each object of the house: with hundreds of tables a tenth of a second in
which nobody is answered, and Python runs one whenever the house has grown by a quarter. Here the
young are collected as ever, and the old are set aside. Whatever has died among them in circles (a
closed table, a lost connection) is found by a full collection every now and then.
"""

import asyncio
import gc
import os
from time import monotonic

#: Net new objects until the youngest are looked at, and how many such looks until the next ones.
YOUNG, MIDDLE = 2_000, 10
NEVER = 1_000_000
#: A full collection after so many seconds, or sooner when memory has grown by so much.
FULL_SECONDS = 600.0
GROWTH_BYTES = 256 * 1024 * 1024
LOOK_SECONDS = 5.0


async def keep_tidy() -> None:
    """Runs for ever."""
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    due, most = monotonic(), 0
    while True:
        if monotonic() >= due or resident() > most:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            due, most = monotonic() + FULL_SECONDS, resident() + GROWTH_BYTES
        await asyncio.sleep(LOOK_SECONDS)


def resident() -> int:
    """Bytes of memory in use; 0 where Linux's /proc is missing."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            pages = int(file.read().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
