"""Runs the range as this user, and as an ordinary one where this user is root."""

import json
import os
import shlex
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bots.sandbox import Walls
from tests.integration.sandbox.range import ALL_WALLS, Results

ROOT = Path(__file__).parents[3]
#: A number that no account has.
_STRANGER = 64123


def as_this_user(**settings: Any) -> Results:
    return _run([], **settings)


def as_an_ordinary_user(**settings: Any) -> Results:
    return _run(_become_ordinary() if os.geteuid() == 0 else [], **settings)


def _run(
    before: list[str], *, policy: bool, walls: Walls = ALL_WALLS, names: list[str] | None = None
) -> Results:
    settings = json.dumps({"policy": policy, "walls": asdict(walls), "names": names})
    command = [sys.executable, "-B", "-m", "tests.integration.sandbox.range", settings]
    done = subprocess.run(
        [*before, *command],
        cwd=ROOT,
        env={"PATH": os.environ.get("PATH", os.defpath), "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        check=True,
    )
    return Results(**json.loads(done.stdout.splitlines()[-1]))


def _become_ordinary() -> list[str]:
    """A command that runs another as somebody who has no rights at all."""
    change = f"setpriv --reuid {_STRANGER} --regid {_STRANGER} --clear-groups --inh-caps=-all"
    closed = _closed_directory(Path(sys.base_prefix))
    if closed is None:
        return shlex.split(change)
    # Python itself lies where only root may look, such as in /root: in a mount namespace of its
    # own, the ordinary user sees this Python there and nothing else.
    place, python = shlex.quote(str(closed)), shlex.quote(sys.base_prefix)
    script = f"""
        set -e
        mount --make-rprivate /
        mount -t tmpfs -o mode=755 none /mnt
        mkdir /mnt/python
        mount --bind {python} /mnt/python
        mount -t tmpfs -o mode=755 none {place}
        mkdir -p {python}
        mount --bind /mnt/python {python}
        umount -l /mnt
        exec {change} "$@"
    """
    return ["unshare", "--mount", "sh", "-c", script, "sh"]


def _closed_directory(path: Path) -> Path | None:
    for directory in reversed(path.resolve().parents):
        if not directory.stat().st_mode & 0o001:
            return directory
    return None
