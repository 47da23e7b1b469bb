"""What a bot prints."""

from typing import Any

import pytest

from bots.sandbox.inside.host import Log


def test_print_takes_what_python_takes() -> None:
    log = Log()
    log.limit = 100
    log.print("a", 1, None, sep="-")
    log.print("b", "c", sep=None, end=None)
    assert log.take() == "a-1-None\nb c\n"


@pytest.mark.parametrize("wrong", [{"sep": 5}, {"end": b""}])
def test_print_refuses_in_the_words_of_python(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError) as ours:
        Log().print(1, 2, **wrong)
    with pytest.raises(TypeError) as pythons:
        print(1, 2, **wrong)
    assert str(ours.value) == str(pythons.value)
