"""`make audit`: are there known holes in what we use? Asks pip-audit and npm, where they can ask.

Both need data from elsewhere. Where that cannot be reached nothing is known, which is said and is
no failure; a hole that is found is one.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
PATIENCE = 180


def main(pip_audit: str, npm: str | None) -> int:
    holes = python_holes(pip_audit)
    holes += page_holes(npm) if npm else []
    for hole in holes:
        print(f"audit: {hole}", file=sys.stderr)
    return 1 if holes else 0


def python_holes(pip_audit: str) -> list[str]:
    """In the libraries that the server runs with, as the lock file pins them."""
    with tempfile.TemporaryDirectory() as directory:
        report = Path(directory, "report.json")
        lock = str(ROOT / "requirements" / "run.lock")
        options = ["--require-hashes", "--disable-pip", "--progress-spinner", "off"]
        options += ["--format", "json", "--output", str(report), "--requirement", lock]
        said = _run([pip_audit, *options])
        found = _json(report.read_text("utf-8")) if report.exists() else None
    listed = found.get("dependencies", []) if isinstance(found, dict) else []
    checked = [one for one in listed if "skip_reason" not in one]
    if said is None or not checked:
        print("audit: pip-audit cannot reach its data, so the libraries are not checked")
        return []
    print(f"audit: {len(checked)} libraries of the server looked up")
    return [
        f"{one['name']} {one['version']}: {hole['id']}"
        for one in checked
        for hole in one.get("vulns", [])
    ]


def page_holes(npm: str) -> list[str]:
    """In the libraries of the page; tools that never reach a browser are not asked about."""
    said = _run([npm, "--prefix", str(ROOT / "web"), "audit", "--omit=dev", "--json"])
    found = _json(said or "")
    if not isinstance(found, dict) or "metadata" not in found:
        print("audit: npm cannot reach its data, so the libraries of the page are not checked")
        return []
    print("audit: the libraries of the page looked up")
    return [f"{name}: {hole['severity']}" for name, hole in found["vulnerabilities"].items()]


def _run(command: list[str]) -> str | None:
    """What it said; None if it could not be run to an end."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PATIENCE, check=False, cwd=ROOT
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
