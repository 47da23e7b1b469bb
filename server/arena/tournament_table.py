"""The standings of a tournament, with tie-breaks, from the margins of its meetings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from server.arena.pairing import Pair


@dataclass(frozen=True)
class Line:
    """An entrant's line. Equal lines share a place."""

    place: int
    entrant: int
    #: 1 for a meeting won, ½ for a drawn one, 1 for a bye.
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


def standings(
    entrants: int, rounds: Sequence[Sequence[Pair]], margins: Mapping[tuple[int, int], float]
) -> list[Line]:
    """The table after these rounds. `margins` are those of the meetings that are over, from the
    first one's side; a meeting without one does not count yet."""
    scores: list[dict[int, float]] = [{} for _ in range(entrants)]
    points, margin = [0.0] * entrants, [0.0] * entrants
    for pairs in rounds:
        for one, other in pairs:
            if other is None:
                points[one] += 1
            elif (one, other) in margins:
                found = margins[one, other]
                share = 0.5 if found == 0 else float(found > 0)
                points[one] += share
                points[other] += 1 - share
                scores[one][other] = scores[one].get(other, 0.0) + share
                scores[other][one] = scores[other].get(one, 0.0) + 1 - share
                margin[one] += found
                margin[other] -= found
    lines = []
    for one in range(entrants):
        own = scores[one]
        buchholz = sum(points[other] for other in own)
        sonneborn = sum(points[other] * share for other, share in own.items())
        shares = list(own.values())
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
