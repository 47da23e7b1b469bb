"""Build the engines with mypyc: `make compile`.

The result is a second copy of the package, in build/compiled/engines, with a shared library beside
every module. The pure source stays the default; PYTHONPATH=build/compiled chooses the fast copy.
"""

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import sys
import sysconfig
import time
from pathlib import Path

from mypy.version import __version__ as mypy_version
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

# Modules that stay interpreted, as paths below the root: those that run once a match and would only
# make the build slower, and those that mypyc cannot build.
INTERPRETED: frozenset[str] = frozenset(
    {
        "engines/core/game.py",  # a generic dataclass fails on import when compiled
        "engines/door.py",  # takes anything at all; compiled, annotations would refuse it first
    }
)

ROOT = Path(__file__).resolve().parent
PACKAGE = "engines"
BUILD = Path("build")
TARGET = BUILD / "compiled"
FINGERPRINT = "fingerprint"


def what_is_missing() -> str | None:
    """Say which part of a C tool chain this machine lacks, if any."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"a C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the Python headers (Python.h; on Debian and Ubuntu the package python3-dev)"
    return None


def sources() -> list[Path]:
    """All files of the package, in an order that does not depend on the machine."""
    return sorted(
        path
        for path in Path(PACKAGE).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )


def fingerprint(files: list[Path], opt_level: str) -> str:
    """Name everything the result depends on; an equal name means that nothing has to be built."""
    digest = hashlib.sha256()
    for part in (sys.version, platform.machine(), mypy_version, opt_level):
        digest.update(part.encode() + b"\0")
    for path in [Path("compile.py"), Path("pyproject.toml"), *files]:
        content = path.read_bytes()
        digest.update(f"{path.as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def build(files: list[Path], opt_level: str, target: Path) -> int:
    """Compile the package into `target` and return the number of compiled modules."""
    modules = [
        path.as_posix()
        for path in files
        if path.suffix == ".py" and path.as_posix() not in INTERPRETED
    ]
    extensions = mypycify(
        [f"--cache-dir={BUILD / 'mypyc-cache'}", *modules],
        opt_level=opt_level,
        target_dir=str(BUILD / "mypyc"),
        group_name=PACKAGE,
    )
    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(BUILD / "mypyc-objects")
    command.ensure_finalized()
    command.run()
    for path in files:  # tracebacks and INTERPRETED modules need the source; the library wins
        copy = target / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    return len(modules)


def main() -> int:
    """Build unless the last build still holds; with --probe only say whether one is possible."""
    parser = argparse.ArgumentParser(description="Build the engines with mypyc.")
    parser.add_argument("--probe", action="store_true", help="exit 0 if this machine can compile")
    parser.add_argument("--opt-level", choices="0123", default="3", help="of the C compiler")
    options = parser.parse_args()

    missing = what_is_missing()
    if options.probe:
        return 0 if missing is None else 1
    if missing is not None:
        print(f"compile: this needs {missing}, which is not here", file=sys.stderr)
        return 1

    os.chdir(ROOT)
    files = sources()
    name = fingerprint(files, options.opt_level)
    stamp = TARGET / FINGERPRINT
    if stamp.is_file() and stamp.read_text(encoding="ascii") == name:
        print(f"compile: {TARGET}/{PACKAGE} is up to date")
        return 0

    print(f"compile: {PACKAGE} with mypyc, which takes a minute", flush=True)
    start = time.monotonic()
    shutil.rmtree(TARGET, ignore_errors=True)
    count = build(files, options.opt_level, TARGET)
    stamp.write_text(name, encoding="ascii")
    print(f"compile: {count} modules in {TARGET}/{PACKAGE}, {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
