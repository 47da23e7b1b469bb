"""`str.format` without a way into the interpreter: "{0.__class__}" reads attributes by name."""

import _string  # type: ignore[import-not-found] # CPython's parser of fields has no public name
import string
from collections.abc import Mapping, Sequence
from typing import Any

from .names import attribute_problem, checked_attribute

#: Methods of texts that read attributes; the policy puts `formatting` in their place.
METHODS = ("format", "format_map")


def formatting(value: Any, name: str) -> Any:
    """What `value.format` and `value.format_map` become."""
    if isinstance(value, str):
        text = str.__str__(value)
        if name == "format":
            return lambda *args, **named: _FORMATTER.vformat(text, args, named)
        return lambda mapping: _FORMATTER.vformat(text, (), mapping)
    if isinstance(value, type) and issubclass(value, str):
        return lambda text, *args, **named: formatting(text, name)(*args, **named)
    return getattr(value, name)


class _Formatter(string.Formatter):
    def get_field(
        self, field_name: str, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[Any, Any]:
        first, rest = _string.formatter_field_name_split(field_name)
        value = self.get_value(first, args, kwargs)
        for is_attribute, key in rest:
            value = getattr(value, checked_attribute(key)) if is_attribute else value[key]
        return value, first


_FORMATTER = _Formatter()


def format_problem(text: str) -> str | None:
    """Why a constant text may not be used as a format; None if it may."""
    try:
        parts = list(string.Formatter().parse(text))
        for _, name, spec, _ in parts:
            for is_attribute, key in _string.formatter_field_name_split(name or "")[1]:
                if is_attribute and (problem := attribute_problem(key)):
                    return problem
            if spec and "{" in spec and (problem := format_problem(spec)):
                return problem
    except ValueError:
        pass  # not a format at all: str.format will say so to the author
    return None
