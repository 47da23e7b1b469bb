"""Two versions of a bot side by side."""

from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher

from server.bots.shapes import DiffLine, VersionDiff

#: Lines of context around a change.
AROUND = 3
#: Pairs of equal lines up to which a comparison is quick; a source of nothing but blank lines has
#: thousands of millions.
MOST_PAIRS = 1_000_000


def difference(before: tuple[int, str], after: tuple[int, str]) -> VersionDiff:
    """From one (number, source) to another. Takes its time for long sources: call it in a
    thread."""
    lines = _compared(before[1].splitlines(), after[1].splitlines())
    hunks = _hunks(lines)
    return VersionDiff(
        before=before[0],
        after=after[0],
        added=sum(line.kind == "added" for line in lines),
        removed=sum(line.kind == "removed" for line in lines),
        unified=_unified(f"version {before[0]}", f"version {after[0]}", hunks),
        hunks=hunks,
    )


def _compared(old: list[str], new: list[str]) -> list[DiffLine]:
    """Every line of both, in order."""
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    lines = [DiffLine("same", n + 1, n + 1, old[n]) for n in range(first)]
    for kind, old_start, old_end, new_start, new_end in _changes(
        old[first : len(old) - last], new[first : len(new) - last]
    ):
        before = range(first + old_start, first + old_end)
        after = range(first + new_start, first + new_end)
        if kind == "equal":
            pairs = zip(before, after, strict=True)
            lines += [DiffLine("same", a + 1, b + 1, old[a]) for a, b in pairs]
        else:
            lines += [DiffLine("removed", n + 1, None, old[n]) for n in before]
            lines += [DiffLine("added", None, n + 1, new[n]) for n in after]
    tail = zip(range(len(old) - last, len(old)), range(len(new) - last, len(new)), strict=True)
    return lines + [DiffLine("same", a + 1, b + 1, old[a]) for a, b in tail]


def _changes(old: list[str], new: list[str]) -> Sequence[tuple[str, int, int, int, int]]:
    times = Counter(new)
    if sum(times[line] for line in old) > MOST_PAIRS:
        return [("replace", 0, len(old), 0, len(new))]
    return SequenceMatcher(None, old, new, autojunk=False).get_opcodes()


def _hunks(lines: list[DiffLine]) -> list[list[DiffLine]]:
    """The changes with the lines around them; those that touch are one."""
    hunks: list[list[DiffLine]] = []
    shown_until = 0
    for place, line in enumerate(lines):
        if line.kind == "same":
            continue
        start = max(place - AROUND, shown_until)
        if not hunks or place - AROUND > shown_until:
            hunks.append([])
        end = place + AROUND + 1
        hunks[-1] += lines[start:end]
        shown_until = max(shown_until, min(end, len(lines)))
    return hunks


def _unified(before: str, after: str, hunks: list[list[DiffLine]]) -> str:
    if not hunks:
        return ""
    text = [f"--- {before}", f"+++ {after}"]
    signs = {"same": " ", "removed": "-", "added": "+"}
    for hunk in hunks:
        old = [line.before for line in hunk if line.before is not None]
        new = [line.after for line in hunk if line.after is not None]
        text.append(f"@@ -{_span(old)} +{_span(new)} @@")
        text += [signs[line.kind] + line.text for line in hunk]
    return "\n".join(text) + "\n"


def _span(numbers: list[int]) -> str:
    return f"{numbers[0] if numbers else 0},{len(numbers)}"
