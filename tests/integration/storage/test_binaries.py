"""PostgreSQL's programs, for a user who cannot reach the wheel."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from server.storage.binaries import NEEDED, can_enter, programs, site
from server.storage.cluster import DATABASE_USER
from server.storage.errors import EmbeddedError


@pytest.fixture
def closed_wheel(tmp_path: Path) -> Path:
    """The wheel below a directory that others cannot enter, as below /root."""
    wheel = tmp_path / "closed" / "site-packages"
    for name in NEEDED:
        source, copy = site() / name, wheel / name
        if source.is_dir():
            shutil.copytree(source, copy)
        elif source.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    (tmp_path / "closed").chmod(0o700)
    return wheel


@pytest.fixture
def open_place(tmp_path: Path) -> Path:
    """A place that everybody can reach, once pytest's own directories are open."""
    for directory in (tmp_path, *tmp_path.parents):
        if directory.stat().st_uid == os.geteuid() and not can_enter(directory, DATABASE_USER):
            directory.chmod(directory.stat().st_mode | 0o011)
    return tmp_path / "open"


def test_the_owner_uses_the_wheel_where_it_is(closed_wheel: Path, open_place: Path) -> None:
    found = programs(os.geteuid(), [open_place], closed_wheel)
    assert found.is_relative_to(closed_wheel)


def test_another_user_gets_a_copy_that_runs(closed_wheel: Path, open_place: Path) -> None:
    found = programs(DATABASE_USER, [open_place], closed_wheel)
    assert found.is_relative_to(open_place)
    for name in ("postgres", "initdb"):
        said = subprocess.run([found / name, "--version"], capture_output=True, check=True)
        assert b"PostgreSQL) 18" in said.stdout


def test_the_copy_is_made_once(closed_wheel: Path, open_place: Path) -> None:
    first = programs(DATABASE_USER, [open_place], closed_wheel)
    made = first.stat().st_ctime_ns
    second = programs(DATABASE_USER, [open_place], closed_wheel)
    assert (second, second.stat().st_ctime_ns) == (first, made)
    assert len(os.listdir(open_place)) == 1


def test_the_next_place_is_taken_if_the_first_is_closed(
    closed_wheel: Path, open_place: Path, tmp_path: Path
) -> None:
    places = [tmp_path / "closed" / "data" / "programs", open_place]
    assert programs(DATABASE_USER, places, closed_wheel).is_relative_to(open_place)


def test_no_place_to_copy_to_is_told(closed_wheel: Path, tmp_path: Path) -> None:
    with pytest.raises(EmbeddedError, match="SERAI_DATA"):
        programs(DATABASE_USER, [tmp_path / "closed" / "programs"], closed_wheel)
