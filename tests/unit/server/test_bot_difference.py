"""Two sources side by side: what changed, in hunks and as a unified text."""

from difflib import unified_diff
from random import Random
from time import process_time

import pytest

from server.bots.difference import difference

SOURCE = [f"line {number}" for number in range(40)]


def test_equal_sources_have_no_hunks() -> None:
    found = difference((1, "a\nb\n"), (2, "a\nb\n"))
    assert (found.added, found.removed, found.unified, found.hunks) == (0, 0, "", [])


def test_a_change_stands_with_three_lines_around_it() -> None:
    changed = [*SOURCE[:20], "new", *SOURCE[21:]]
    found = difference((3, "\n".join(SOURCE)), (7, "\n".join(changed)))
    (hunk,) = found.hunks
    assert [line.kind for line in hunk] == ["same"] * 3 + ["removed", "added"] + ["same"] * 3
    assert (hunk[3].before, hunk[3].after, hunk[3].text) == (21, None, "line 20")
    assert (hunk[4].before, hunk[4].after, hunk[4].text) == (None, 21, "new")
    assert found.unified.startswith("--- version 3\n+++ version 7\n@@ -18,7 +18,7 @@\n line 17\n")


@pytest.mark.parametrize("seed", range(30))
def test_the_unified_text_leads_from_one_source_to_the_other(seed: int) -> None:
    rng = Random(seed)
    old = [rng.choice(SOURCE) for _ in range(rng.randrange(40))]
    new = [line for line in old if rng.random() < 0.8]
    for _ in range(rng.randrange(6)):
        new.insert(rng.randrange(len(new) + 1), rng.choice(["x", "y", *SOURCE]))
    found = difference((1, "\n".join(old)), (2, "\n".join(new)))
    shown = [line for hunk in found.hunks for line in hunk]
    assert [line.text for line in shown if line.kind != "added"] == [
        old[line.before - 1] for line in shown if line.before is not None
    ]
    assert [line.text for line in shown if line.kind != "removed"] == [
        new[line.after - 1] for line in shown if line.after is not None
    ]
    assert len(old) - found.removed + found.added == len(new)
    plain = list(unified_diff(old, new, n=3, lineterm=""))
    assert len(found.hunks) <= max(1, sum(line.startswith("@@") for line in plain)) + 2


def test_a_source_of_blank_lines_does_not_take_for_ever() -> None:
    began = process_time()  # others use the machine too
    found = difference((1, "\n" * 100_000), (2, "x" + "\n" * 99_000 + "y"))
    assert found.added > 0
    assert process_time() - began < 5
