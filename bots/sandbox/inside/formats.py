"""`str.format` without a way into the interpreter: "{0.__class__}" reads attributes by name."""

import _string  # type: ignore[import-not-found] # CPython's parser of fields has no public name
import string
from collections.abc import Iterator
from typing import Any

from .names import attribute_problem, checked_attribute

#: Methods of texts that read attributes; the policy puts `formatting` in their place.
METHODS = ("format", "format_map")


def formatting(value: Any, name: str) -> Any:
    """What `value.format` and `value.format_map` become: the same, if attributes are allowed."""
    if isinstance(value, str):
        text = str.__str__(value)
        for attribute in _attributes(text):
            checked_attribute(attribute)
        return getattr(text, name)
    if isinstance(value, type) and issubclass(value, str):
        return lambda text, *args, **named: formatting(text, name)(*args, **named)
    return getattr(value, name)


def format_problem(text: str) -> str | None:
    """Why a constant text may not be used as a format; None if it may."""
    try:
        problems = [attribute_problem(attribute) for attribute in _attributes(text)]
    except ValueError:
        return None  # not a format at all: str.format will say so to the author
    return next((problem for problem in problems if problem is not None), None)


def _attributes(text: str) -> Iterator[str]:
    """Every attribute that a format reads, also for the widths and such of its fields."""
    for _, field, spec, _ in list(string.Formatter().parse(text)):
        for is_attribute, key in _string.formatter_field_name_split(field or "")[1]:
            if is_attribute:
                yield key
        if spec and "{" in spec:
            yield from _attributes(spec)
