"""The server's time: milliseconds since 1970, as every message has it."""

import time


def now_ms() -> int:
    return time.time_ns() // 1_000_000
