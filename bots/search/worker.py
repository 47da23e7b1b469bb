"""A process that thinks: `python -m bots.search.worker`, started by `bots.thinkers`.

One line of JSON in for each position, the number of the chosen legal action out. It ends with its
parent: at the end of its input, or at once where the system can do that.
"""

import ctypes
import json
import os
import signal
import sys
from random import Random

from bots.search.clock import Deadline
from bots.search.search import search
from bots.search.styles import style_of
from engines import catalogue

#: Behind everything that people wait for.
NICENESS = 5
#: Linux: the signal that a process gets when its parent dies.
PR_SET_PDEATHSIG = 1


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    _die_with_parent(int(sys.argv[1]))
    os.nice(NICENESS)
    for game in catalogue():
        style_of(game)
    print("ready", flush=True)
    for line in sys.stdin.buffer:
        request = json.loads(line)
        view = request["view"]
        clock = Deadline(request["deadline"])
        action = search(view, request["first"], clock, Random(request["seed"]))
        print(request["id"], view["legal_actions"].index(action), flush=True)


def _die_with_parent(parent: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it died before we asked
            sys.exit(1)


if __name__ == "__main__":
    main()
