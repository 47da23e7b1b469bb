"""`serai bench`: the figures of docs/benchmarks.md measured here, and on which side of their lines.

The programs that measure are in `benchmarks/` of the source, which an installed Serai has not.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Other libraries to measure against, in an environment of their own: `make bench` makes it.
PEERS = ROOT / ".venv-bench" / "bin" / "python"


@dataclass(frozen=True)
class Part:
    what: str
    programs: tuple[tuple[str, ...], ...]
    needs_peers: bool = False


PARTS = {
    "engines": Part("engines beside OpenSpiel and rlcard", (("benchmarks",),), needs_peers=True),
    "tables": Part(
        "tables under load, and our sockets beside those of Node",
        (("benchmarks.tables", "500", "800"), ("benchmarks.sockets",)),
    ),
    "nodes": Part(
        "several nodes",
        (
            ("benchmarks.nodes",),
            ("benchmarks.two_nodes",),
            ("benchmarks.lobby",),
            ("benchmarks.takeover",),
            ("benchmarks.proxy",),
        ),
    ),
    "arena": Part(
        "how many games an arena worker plays, and whether its figures can be trusted",
        (("benchmarks.arena",), ("benchmarks.arena_beside",), ("benchmarks.ratings",)),
    ),
    "sandbox": Part("uploaded bots in the sandbox", (("benchmarks.sandbox",),)),
    "strength": Part("the strength of the house bots", (("benchmarks.strength",),)),
}


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("bench", help="measure this machine beside the figures to reach")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all of them if none is named"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    unknown = [name for name in arguments.parts if name not in PARTS]
    if unknown:
        return _refuse(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}", 2)
    if not (ROOT / "benchmarks" / "__main__.py").exists():
        return _refuse("the benchmarks are in Serai's source; run this from a copy of it", 1)
    status = 0
    for name in arguments.parts or PARTS:
        part = PARTS[name]
        if part.needs_peers and not PEERS.exists():
            print(f"bench: {part.what}: not measured, `make bench` fetches these first", flush=True)
            status = 1
            continue
        print(f"bench: {part.what}", flush=True)
        for program in part.programs:
            ended = subprocess.run([sys.executable, "-m", *program], cwd=ROOT, check=False)
            status = status or ended.returncode
    return status


def _refuse(reason: str, status: int) -> int:
    print(f"bench: {reason}", file=sys.stderr)
    return status
