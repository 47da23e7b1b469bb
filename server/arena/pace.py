"""How fast a game of the arena is shown: programs play faster than anybody can watch."""

#: Seconds from one action to the next at pace 1, and before the first.
ACTION_SECONDS = 0.9
OPENING_SECONDS = 2.0
#: After its end a broadcast stays open for this long, for the sheet of results.
ENCORE_SECONDS = 15.0

#: Paces that a spectator may choose, by their names in addresses; 0 shows all there is at once.
PACES = {"1": 1.0, "4": 4.0, "max": 0.0}


def shown_at(action: int, pace: float) -> float:
    """Seconds after a game's start at which action number `action`, from 1, is shown."""
    return 0.0 if pace == 0 else (OPENING_SECONDS + action * ACTION_SECONDS) / pace


def on_air_seconds(actions: int) -> float:
    return shown_at(actions, 1.0) + ENCORE_SECONDS
