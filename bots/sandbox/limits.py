"""What an uploaded bot may use up."""

from dataclasses import dataclass

MEBIBYTE = 1 << 20


@dataclass(frozen=True)
class BotLimits:
    #: Seconds of the server's clock for one move, and for running the program's text once.
    move_seconds: float = 5.0
    load_seconds: float = 5.0
    #: Seconds of thinking in a whole match, loading included.
    match_seconds: float = 300.0
    #: Seconds for `on_match_end`, which nobody waits for gladly.
    end_seconds: float = 0.5
    #: Seconds for reading a source text, when it is checked and before it is loaded.
    check_seconds: float = 2.0
    strikes: int = 3
    #: Bytes above what the interpreter itself has.
    memory: int = 50 * MEBIBYTE
    #: Bytes of what a bot prints, a move; of an answer; of a frame from a bot; of a source text.
    printed: int = 4096
    answer: int = 4096
    frame: int = 65536
    source: int = 100 * 1024
