"""Who meets whom in a tournament: everybody (round robin), or those of equal scores (Swiss)."""

from collections.abc import Collection, Sequence

#: Two entrants by number; the second is None for a bye.
Pair = tuple[int, int | None]
#: Steps of the search for a Swiss round without rematches, before rematches are allowed.
MOST_STEPS = 20_000


def round_robin(entrants: int) -> list[list[Pair]]:
    """All rounds, by the circle method: each meets each once, and nobody twice in a round."""
    places: list[int | None] = list(range(entrants))
    if entrants % 2:
        places.append(None)
    half = len(places) // 2
    rounds = []
    for number in range(len(places) - 1):
        pairs = [(places[place], places[-1 - place]) for place in range(half)]
        rounds.append([_pair(one, other, number) for one, other in pairs])
        places = [places[0], places[-1], *places[1:-1]]
    return rounds


def swiss_round(
    points: Sequence[float], played: Sequence[Sequence[Pair]], absent: Collection[int] = ()
) -> list[Pair]:
    """The next round: the best meet each other, nobody meets the same one twice while that can be
    avoided, and the bye goes to the lowest who had none. Who is absent meets nobody."""
    present = [one for one in range(len(points)) if one not in absent]
    order = sorted(present, key=lambda one: (-points[one], one))
    met = {frozenset(pair) for past in played for pair in past if pair[1] is not None}
    byes = {one for past in played for one, other in past if other is None}
    resting: list[int | None] = [None]
    if len(order) % 2:
        lowest = order[::-1]
        resting = [one for one in lowest if one not in byes] or list(lowest)
    for rested in resting:
        playing = [one for one in order if one != rested]
        found = _matched(playing, met, [MOST_STEPS])
        if found is not None:
            return [*found, *_bye(rested)]
    # Everybody has met everybody near him.
    playing = [one for one in order if one != resting[0]]
    return [*zip(playing[::2], playing[1::2], strict=True), *_bye(resting[0])]


def walkovers(pairs: Sequence[Pair], absent: Collection[int]) -> list[Pair]:
    """These pairs, with a bye for whoever would meet somebody who is absent."""
    found: list[Pair] = []
    for pair in pairs:
        there = [one for one in pair if one is not None and one not in absent]
        if len(there) == 2:
            found.append(pair)
        elif there:
            found.append((there[0], None))
    return found


def _bye(rested: int | None) -> list[Pair]:
    return [] if rested is None else [(rested, None)]


def _matched(
    order: list[int], met: set[frozenset[int | None]], steps: list[int]
) -> list[Pair] | None:
    """Pairs from the top without a rematch; None if there are none, or too many to try."""
    if not order:
        return []
    first = order[0]
    for place, other in enumerate(order[1:], 1):
        steps[0] -= 1
        if steps[0] < 0:
            return None
        if frozenset((first, other)) in met:
            continue
        rest = _matched(order[1:place] + order[place + 1 :], met, steps)
        if rest is not None:
            return [(first, other), *rest]
    return None


def _pair(one: int | None, other: int | None, number: int) -> Pair:
    if one is None or other is None:
        rested = other if one is None else one
        assert rested is not None
        return rested, None
    return (one, other) if number % 2 == 0 else (other, one)
