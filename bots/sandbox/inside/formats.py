"""`str.format` without a way into the interpreter: "{0.__class__}" reads attributes by name."""

import _string  # type: ignore[import-not-found] # CPython's parser of fields has no public name
import string
from collections import UserString
from collections.abc import Iterator
from types import BuiltinMethodType, MethodType
from typing import Any

from .names import attribute_problem, checked_attribute, is_foreign

_LIKE_TEXTS = (UserString.format, UserString.format_map)


def formatting(value: Any, name: str) -> Any:
    """What `value.format` and `value.format_map` become: the same, if attributes are allowed."""
    found = getattr(value, name)
    if isinstance(found, BuiltinMethodType) and isinstance(found.__self__, str):
        return _checked(found.__self__, name)
    if found in (str.format, str.format_map):
        return lambda text, *args, **named: _checked(text, name)(*args, **named)
    # The library's texts for subclasses hand their contents on to the real thing.
    if isinstance(found, MethodType) and found.__func__ in _LIKE_TEXTS:
        contents: Any = found.__self__
        return formatting(contents.data, name)
    if found in _LIKE_TEXTS:
        return lambda text, *args, **named: formatting(text.data, name)(*args, **named)
    return found


def _checked(value: str, name: str) -> Any:
    text = str.__str__(value)
    for attribute in _attributes(text):
        if is_foreign(checked_attribute(attribute)):
            raise AttributeError(f"`{attribute}` is private to a library")
    return getattr(text, name)


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
