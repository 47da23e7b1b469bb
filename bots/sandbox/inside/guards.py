"""Stand-ins for the few builtins, and functions of typing, that take the name of an attribute as
text or hand out classes of classes. They refuse at run time what the policy refuses in the source.

The objects that a bot gets carry the names of what they stand in for: see `library.py`.
"""

import typing
from typing import Any

from .formats import formatting
from .names import FORMAT_METHODS, OWN_NAMES, checked_attribute, is_foreign, is_special

_NOTHING = object()


class _TypeOfTypes(type):
    """So that isinstance(x, type) goes on meaning: x is a class."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, type)

    def __repr__(cls) -> str:
        return "<class 'type'>"


class Type(metaclass=_TypeOfTypes):
    """`type(x)`, which never hands out the class of classes: that makes classes from any text."""

    def __new__(cls, value: object, /) -> Any:
        found = type(value)
        return Type if issubclass(found, type) else found

    def __class_getitem__(cls, _: object) -> Any:
        return cls


def get_attribute(value: object, name: str, default: object = _NOTHING, /) -> object:
    if checked_attribute(name) in FORMAT_METHODS:
        return formatting(value, name)
    if is_foreign(name):
        if default is _NOTHING:
            raise AttributeError(f"there is no `{name}`, or it is private to a library")
        return default
    return getattr(value, name) if default is _NOTHING else getattr(value, name, default)


def has_attribute(value: object, name: str, /) -> bool:
    return not is_foreign(checked_attribute(name)) and hasattr(value, name)


def set_attribute(value: object, name: str, new: object, /) -> None:
    setattr(value, _changeable(name), new)


def set_plain_attribute(value: object, name: str, new: object, /) -> None:
    """`object.__setattr__`, with which frozen dataclasses get what they compute."""
    object.__setattr__(value, _changeable(name), new)


def delete_attribute(value: object, name: str, /) -> None:
    delattr(value, _changeable(name))


def _changeable(name: str) -> str:
    if is_special(checked_attribute(name)):
        raise AttributeError(f"`{name}` cannot be changed by a bot")
    OWN_NAMES.add(name)  # as in `value.name = new`
    return name


def get_args(alias: Any, /) -> tuple[Any, ...]:
    """typing.get_args; what it finds may be called, and so no class of classes is among it."""
    return tuple(_harmless(one) for one in typing.get_args(alias))


def get_origin(alias: Any, /) -> Any:
    """typing.get_origin."""
    return _harmless(typing.get_origin(alias))


def _harmless(found: Any) -> Any:
    if isinstance(found, typing.ForwardRef):
        raise TypeError("a type that is written as a text cannot be looked into")
    if isinstance(found, list):
        return [_harmless(one) for one in found]
    return Type if isinstance(found, type) and issubclass(found, type) else found


def reveal_type(value: Any, /) -> Any:
    """typing.reveal_type, which speaks to type checkers alone: bots have nothing to write it to."""
    return value
