"""What processes use, from /proc."""

import os
from pathlib import Path


def memory(pid: int) -> int:
    """KiB, shared pages in proportion."""
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("Pss:"))


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    return sum(_fields(Path(f"/proc/{pid}"))[11:13]) / os.sysconf("SC_CLK_TCK")


def cpu_of_family(pid: int) -> float:
    """Of a process, of all that come from it, and of those of them that have ended."""
    spent: dict[int, int] = {}
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = _fields(entry)
            except OSError:  # it has just ended
                continue
            spent[int(entry.name)] = sum(fields[11:15])
            children.setdefault(fields[1], []).append(int(entry.name))
    found, looking = 0, [pid]
    while looking:
        one = looking.pop()
        found += spent[one]
        looking += children.get(one, [])
    return found / os.sysconf("SC_CLK_TCK")


def _fields(entry: Path) -> list[int]:
    """The numbers of `stat` behind the name, in proc(5) those from 3 on; the state is no number."""
    words = (entry / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
    return [0, *map(int, words[1:])]
