"""A finished match step by step, as a seat saw it or with all hands open, for replays."""

from collections.abc import Sequence
from typing import Any

from engines import Match, OptionError, replay
from server.wire.told import Frame, Frames

Json = dict[str, Any]

#: On one page; a view is a few kilobytes.
MOST_FRAMES = 64


def frames(
    match: Match,
    done: Sequence[tuple[int, Json]],
    times: Sequence[int],
    viewer: int | None,
    first: int,
    count: int,
) -> Frames:
    """The states from number `first` on of a match that is still at its start; state 0 is the deal
    and state n comes after action n, which happened at `times[n - 1]`. The viewer None sees what
    spectators see, and all hands beside it."""
    shown = []
    starts = [0] * (match.number + 1)
    if first == 0:
        shown.append(_frame(match, match.opening, 0, viewer))
    steps = zip(done, times, strict=True)
    for number, ((seat, action), at) in enumerate(steps, 1):
        events = match.apply(seat, action)
        starts += [number] * (match.number + 1 - len(starts))
        # To show a state costs ten times as much as to reach it.
        if first <= number < first + count:
            shown.append(_frame(match, events, at, viewer))
    return Frames(frames=shown, total=len(done) + 1, deals=starts)


def frames_of_record(record: Json, viewer: int | None, first: int, count: int) -> Frames:
    """The same of a record that somebody sends; a record that lies is refused."""
    match = replay(record)
    if viewer is not None and viewer >= match.session.seats:
        raise OptionError("seat", "record", f"this match has {match.session.seats} seats, from 0")
    start = replay({**record, "actions": []})
    done = [(seat, action) for seat, action in record["actions"]]
    return frames(start, done, [0] * len(done), viewer, first, count)


def _frame(match: Match, events: list[Json], at: int, viewer: int | None) -> Frame:
    seen = match.redact(events, viewer)
    acted = seen[0] if match.seq > 0 else {"seat": None, "action": None}
    hands = None
    if viewer is None:
        hands = [match.view(seat)["hand"] for seat in range(match.session.seats)]
    return Frame(
        seq=match.seq,
        at=at,
        seat=acted["seat"],
        action=acted["action"],
        events=seen,
        view=match.view(viewer),
        hands=hands,
    )
