"""Computing behind everybody else, in the words of Linux's scheduler.

Used by zygotes and bots, and by workers of the arena: whoever plays at a table must not notice how
hard they compute.
"""

import os
import time
from contextlib import suppress

#: How many steps behind the others a bot stands; it still gets a quarter of a busy processor.
BEHIND = 5
_ATTEMPTS, _PAUSE = 5, 0.1


def step_back() -> None:
    """This process, from now on: it never interrupts anybody when it wakes up, and gets less.

    No long slices, with which it would be interrupted less often: whoever has just used up his
    share would wait until such a slice is over.
    """
    if os.sched_getscheduler(0) == os.SCHED_IDLE:
        return  # started by somebody who stands behind already
    with suppress(OSError):  # not a wall: where it is forbidden, bots run all the same
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        os.nice(BEHIND)


def session_steps_back() -> None:
    """Many kernels share processors out between sessions first, and only then between the processes
    of each: there the whole session of this process has to step back."""
    steps = max(BEHIND, os.getpriority(os.PRIO_PROCESS, 0))
    for _ in range(_ATTEMPTS):
        try:
            with open("/proc/self/autogroup", "w", encoding="ascii") as file:
                file.write(str(steps))
        except BlockingIOError:  # anybody but root may do this ten times a second only
            time.sleep(_PAUSE)
        except OSError:  # this kernel does not
            return
        else:
            return
