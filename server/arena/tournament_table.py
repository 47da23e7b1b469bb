"""The standings of a tournament, with tie-breaks, from the margins of its meetings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.arena.pairing import Pair


@dataclass(frozen=True)
class Line:
    """An entrant's line. Equal lines share a place."""

    place: int
    entrant: int
    #: 1 for a meeting won, ½ for a drawn one, 1 for a bye or an opponent who was absent.
    points: float
    won: int
    drawn: int
    lost: int
    #: First tie-break: the points of all opponents (Buchholz).
    buchholz: float
    #: Second: the points of those beaten, and half of those drawn with (Sonneborn-Berger).
    sonneborn: float
    #: Third: points a game, summed over the meetings.
    margin: float


#: Of the meetings that are over, by round and entrants: the mean margin, from the first one's side.
Margins = Mapping[tuple[int, int, int], float]


def standings(entrants: int, rounds: Sequence[Sequence[Pair]], margins: Margins) -> list[Line]:
    """The table after these rounds; a meeting without a margin does not count yet."""
    #: Of each: whom he met, and what he got for it.
    scores: list[list[tuple[int, float]]] = [[] for _ in range(entrants)]
    points, margin = [0.0] * entrants, [0.0] * entrants
    for number, pairs in enumerate(rounds):
        for one, other in pairs:
            if other is None:
                points[one] += 1
            elif (number, one, other) in margins:
                found = margins[number, one, other]
                share = 0.5 if found == 0 else float(found > 0)
                points[one] += share
                points[other] += 1 - share
                scores[one].append((other, share))
                scores[other].append((one, 1 - share))
                margin[one] += found
                margin[other] -= found
    lines = []
    for one in range(entrants):
        own = scores[one]
        buchholz = sum(points[other] for other, _ in own)
        sonneborn = sum(points[other] * share for other, share in own)
        shares = [share for _, share in own]
        lines.append(
            Line(
                place=0,
                entrant=one,
                points=points[one],
                won=sum(share == 1 for share in shares),
                drawn=sum(share == 0.5 for share in shares),
                lost=sum(share == 0 for share in shares),
                buchholz=buchholz,
                sonneborn=sonneborn,
                margin=round(margin[one], 6),
            )
        )
    lines.sort(key=_key, reverse=True)
    keys = [_key(line) for line in lines]
    return [
        Line(**{**vars(line), "place": 1 + keys.index(key)})
        for line, key in zip(lines, keys, strict=True)
    ]


def _key(line: Line) -> tuple[float, float, float, float]:
    return line.points, line.buchholz, line.sonneborn, line.margin
