"""What a finished deal is worth (BL-8.5, BL-9): from card points and projects to game points."""

from dataclasses import dataclass

from engines.baloot.deal import GAHWA_LEVEL
from engines.core.plain import JsonObject

BALOOT = 2


@dataclass(frozen=True)
class Tally:
    """The plain facts of a played deal; lists are by team."""

    sun: bool
    buyers: int
    level: int
    card: list[int]
    tricks: list[int]
    #: Raw value of the projects that count.
    raw: list[int]
    #: The team that has the baloot, or -1.
    baloot: int = -1
    #: The team whose claim was broken, or -1.
    offenders: int = -1

    @property
    def proj(self) -> list[int]:
        """BL-6.8: the projects in game points."""
        unit = 5 if self.sun else 10
        return [raw // unit for raw in self.raw]

    @property
    def bal(self) -> list[int]:
        return [BALOOT if team == self.baloot else 0 for team in (0, 1)]

    @property
    def winner(self) -> int:
        """BL-9.5: the higher total; a tie is lost by the side that raised last."""
        a, b = (self.card[team] + self.raw[team] + 10 * self.bal[team] for team in (0, 1))
        if a != b:
            return 0 if a > b else 1
        return 1 - self.buyers if self.level & 1 else self.buyers


def score(tally: Tally, options: JsonObject) -> tuple[str, list[int]]:
    """The name of the result and both teams' game points."""
    result, taker, base = _result(tally, options)
    if tally.level == GAHWA_LEVEL:  # BL-9.8
        winner = tally.winner if taker < 0 else taker
        gain = [0, 0]
        gain[winner] = options["target"]
        return result, gain
    proj = tally.proj
    if taker < 0:
        own = card_game_points(tally.card, tally.sun, options["rounding"] == "exact")
        gain = [(own[team] + proj[team]) * tally.level for team in (0, 1)]
    else:
        gain = [0, 0]
        gain[taker] = (base + sum(proj)) * tally.level
    for team in (0, 1):
        if team != tally.offenders:  # BL-8.5
            gain[team] += tally.bal[team]
    return result, gain


def _result(tally: Tally, options: JsonObject) -> tuple[str, int, int]:
    """BL-9.9: what the deal is, the team that takes all of it (or -1) and the base it takes."""
    whole = 26 if tally.sun else 16
    if tally.offenders >= 0:
        return "qayd", 1 - tally.offenders, whole
    if options["kaboot"] and 8 in tally.tricks:  # BL-9.4
        return "kaboot", tally.tricks.index(8), 44 if tally.sun else 25
    winner = tally.winner
    if options["khasara"] and winner != tally.buyers:  # BL-9.5
        return "khasara", winner, whole
    if tally.level > 1 and options["doubled"] == "winner":  # BL-9.6
        return "doubled", winner, whole
    return "each", -1, 0


def card_game_points(card: list[int], sun: bool, exact: bool) -> list[int]:
    """BL-9.2: the team with fewer card points is rounded, the other gets the rest."""
    whole = 26 if sun else 16
    if card[0] == card[1]:
        return [whole // 2, whole // 2]
    lower = 0 if card[0] < card[1] else 1
    points = card[lower]
    if exact and points % 10 == 5:
        rounded = points // 5 if sun else points // 10
    else:
        rounded = (points + 5) // 10 * (2 if sun else 1)
    own = [whole - rounded, whole - rounded]
    own[lower] = rounded
    return own
