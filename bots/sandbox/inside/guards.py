"""Stand-ins for the few builtins and library functions that take the name of an attribute as text,
or that make classes out of text. They refuse at run time what the policy refuses in the source.

The objects that a bot gets carry the names of what they stand in for: see `library.py`.
"""

import abc
import collections
import dataclasses
import functools
import typing
from collections.abc import Callable, Iterable
from typing import Any

from .formats import formatting
from .names import CLASS_VARIABLES, checked_attribute, is_special, name_problem

_NOTHING = object()
#: What Python itself puts into the body of a class.
_MADE_BY_PYTHON = frozenset(
    f"__{name}__"
    for name in "module qualname annotations classcell classdictcell firstlineno "
    "static_attributes type_params orig_bases annotate annotate_func".split()
)


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
    if checked_attribute(name) in ("format", "format_map"):
        return formatting(value, name)
    return getattr(value, name) if default is _NOTHING else getattr(value, name, default)


def has_attribute(value: object, name: str, /) -> bool:
    return hasattr(value, checked_attribute(name))


def set_attribute(value: object, name: str, new: object, /) -> None:
    setattr(value, _changeable(name), new)


def delete_attribute(value: object, name: str, /) -> None:
    delattr(value, _changeable(name))


def _changeable(name: str) -> str:
    if is_special(checked_attribute(name)):
        raise AttributeError(f"`{name}` cannot be changed by a bot")
    return name


def _checked_fields(names: Iterable[Any]) -> list[str]:
    """Names of fields end up in source text that the library runs."""
    found = list(names)
    for name in found:
        if type(name) is not str or not name.isidentifier():
            raise ValueError("the name of a field must be an identifier")
        if is_special(name) or name_problem(name):
            raise ValueError(f"a field cannot be called {name}")
    return found


def namedtuple(
    typename: str, field_names: Any, *, rename: bool = False, defaults: Any = None
) -> Any:
    """collections.namedtuple, with names that are plain texts."""
    if type(typename) is not str:
        raise TypeError("the name of a named tuple must be a str")
    if type(field_names) is str:
        field_names = field_names.replace(",", " ").split()
    names = list(field_names)
    if not rename:
        _checked_fields(names)
    elif any(type(name) is not str or name_problem(name) for name in names):
        raise ValueError("the names of fields must be plain texts")
    make: Any = collections.namedtuple
    return make(typename, names, rename=rename, defaults=defaults, module="bot")


def named_tuple(typename: str, fields: Any = None, /, **more: Any) -> Any:
    """typing.NamedTuple, called or as a base class."""
    pairs = list(more.items() if fields is None else fields)
    return namedtuple(typename, [name for name, _ in pairs])


def _named_tuple_bases(_: Any) -> Any:
    real: Any = typing.NamedTuple
    return real.__mro_entries__((real,))


vars(named_tuple)["__mro_entries__"] = _named_tuple_bases


def dataclass(cls: Any = None, /, **options: Any) -> Any:
    """dataclasses.dataclass, which writes the names of fields into source text."""

    def wrap(cls: Any) -> Any:
        if not isinstance(cls, type):
            raise TypeError("only a class can become a dataclass")
        for base in type.__dict__["__mro__"].__get__(cls):
            _checked_fields(getattr(base, "__annotations__", ()))
            inherited = vars(base).get("__dataclass_fields__", {})
            _checked_fields(one.name for one in inherited.values())
        return dataclasses.dataclass(**options)(cls)

    return wrap if cls is None else wrap(cls)


def abc_meta(name: str, bases: Any, body: dict[str, Any], /, **options: Any) -> Any:
    """abc.ABCMeta for `class X(metaclass=ABCMeta)`: it makes no class that `class` could not."""
    for key in body:
        if type(key) is not str:
            raise TypeError("the names in a class must be texts")
        if is_special(key) and key not in CLASS_VARIABLES and key not in _MADE_BY_PYTHON:
            raise TypeError(f"a bot's class cannot define {key}")
    _checked_fields(body.get("__annotations__", ()))
    return abc.ABCMeta(name, bases, body, **options)


def update_wrapper(wrapper: Any, wrapped: Any) -> Any:
    """functools.update_wrapper, which copies attributes of any name if it is asked to."""
    return functools.update_wrapper(wrapper, wrapped)


def wraps(wrapped: Any) -> Callable[[Any], Any]:
    return functools.partial(update_wrapper, wrapped=wrapped)
