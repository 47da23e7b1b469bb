"""The page on security names files that exist, and `make audit` fails only for what it found."""

import json
import re
import sys
from pathlib import Path

import pytest

import audit

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")


def test_every_wall_and_every_test_of_the_security_page_is_there() -> None:
    places = set(re.findall(r"`((?:t|tests|server|engines|bots)/[^`*: ]*)`", PAGE))
    assert len(places) > 40
    for place in places:
        path = re.sub("^t/", "tests/integration/", place)
        assert (ROOT / path).exists(), place


def fake(tmp_path: Path, report: object) -> str:
    """A pip-audit that has found this."""
    program = tmp_path / "pip-audit"
    program.write_text(
        f"#!{sys.executable}\nimport sys\n"
        f"place = sys.argv[sys.argv.index('--output') + 1]\n"
        f"open(place, 'w').write({json.dumps(report)!r})\n"
    )
    program.chmod(0o755)
    return str(program)


def test_a_hole_that_is_known_fails_the_audit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hole = {"name": "aiohttp", "version": "1.0", "vulns": [{"id": "CVE-1"}]}
    assert audit.main(fake(tmp_path, {"dependencies": [hole]}), None) == 1
    assert "aiohttp 1.0: CVE-1" in capsys.readouterr().err
    fine = {"name": "aiohttp", "version": "9.0", "vulns": []}
    assert audit.main(fake(tmp_path, {"dependencies": [fine]}), None) == 0


@pytest.mark.parametrize("report", [{}, {"dependencies": [{"name": "x", "skip_reason": "?"}]}])
def test_without_data_the_audit_says_so_and_passes(
    tmp_path: Path, report: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.main(fake(tmp_path, report), None) == 0
    assert audit.main(str(tmp_path / "missing"), None) == 0
    assert capsys.readouterr().out.count("cannot reach its data") == 2
