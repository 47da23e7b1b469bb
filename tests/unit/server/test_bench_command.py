"""`serai bench`: it knows its parts, and says which there are."""

from importlib.util import find_spec

import pytest

from server.bench import PARTS
from server.cli import main


@pytest.mark.parametrize("name", PARTS)
def test_every_program_of_a_part_exists(name: str) -> None:
    for module, *_ in PARTS[name].programs:
        assert find_spec(module) is not None


def test_a_part_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "nonsense"]) == 2
    assert "there are engines, tables" in capsys.readouterr().err
