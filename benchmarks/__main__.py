"""`make bench`: both builds of the engines against their peers, and on which side of the line."""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.targets import report

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".venv-bench" / "bin" / "python"
COMPILED = ROOT / "build" / "compiled"


def measure(engines: Path, arguments: list[str]) -> dict[str, float]:
    """Rates with the engines of this directory, in a process of its own beside the peers."""
    path = os.pathsep.join([str(engines), str(ROOT)])
    result = subprocess.run(
        [str(PEERS), "-P", "-m", "benchmarks.engines", *arguments],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    measured = json.loads(result.stdout.splitlines()[-1])
    if measured["compiled"] != (engines == COMPILED):
        raise SystemExit(f"bench: the engines of {engines} were not the ones measured")
    rates: dict[str, float] = measured["rates"]
    return rates


def main() -> None:
    arguments = sys.argv[1:]
    print("bench: pure Python engines beside OpenSpiel and rlcard", flush=True)
    print(report(measure(ROOT, arguments), compiled=False))
    if COMPILED.exists():
        print("bench: compiled engines beside OpenSpiel and rlcard", flush=True)
        print(report(measure(COMPILED, arguments), compiled=True))


if __name__ == "__main__":
    main()
