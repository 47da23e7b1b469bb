"""Becomes a zygote: `python -I -S boot.py CONTROL SETTINGS PATH…`.

CONTROL is the number of the socket to the server, SETTINGS a JSON object (see `zygote.Settings`),
PATH the places of this package and of RestrictedPython.
"""

import sys
from importlib import import_module

if __name__ == "__main__":
    sys.path[:0] = sys.argv[3:]
    main = import_module("inside.zygote").main  # the path to it is known only now
    main(int(sys.argv[1]), sys.argv[2])
