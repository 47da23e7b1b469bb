"""Stand-ins for what makes classes at run time, out of names that a bot may have made up.

They make no class that the policy would not let a bot write.
"""

import abc
import collections
import dataclasses
import enum
import typing
from collections.abc import Iterable, Mapping
from typing import Any
from unicodedata import normalize

from .names import CLASS_VARIABLES, FORMAT_METHODS, is_matchable, is_special, name_problem

#: What Python itself puts into the body of a class.
_MADE_BY_PYTHON = frozenset(
    f"__{name}__"
    for name in "module qualname annotations classcell classdictcell firstlineno "
    "static_attributes type_params orig_bases annotate annotate_func".split()
)


def _checked_fields(names: Iterable[Any]) -> list[str]:
    """Names of fields end up in source text that the library runs."""
    found = list(names)
    for name in found:
        if type(name) is not str or not name.isidentifier():
            raise ValueError("the name of a field must be an identifier")
        if is_special(name) or name_problem(name) or normalize("NFKC", name) != name:
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


class CheckedField(dataclasses.Field):  # type: ignore[type-arg] # generic for checkers alone
    """A field of a dataclass, whose name cannot become anything but a name, at whatever moment:
    `dataclass` runs code of the bot (`__get__` of a default) while it writes the source text."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        raise TypeError("a field cannot be the base of a class")

    @property
    def name(self) -> Any:
        return _FIELD_NAME.__get__(self)

    @name.setter
    def name(self, name: str | None) -> None:
        if name is not None:
            _checked_fields([name])
        _FIELD_NAME.__set__(self, name)


_FIELD_NAME: Any = vars(dataclasses.Field)["name"]


def dataclass(cls: Any = None, /, **options: Any) -> Any:
    """dataclasses.dataclass, which writes the names of fields into source text."""

    def wrap(cls: Any) -> Any:
        if not isinstance(cls, type):
            raise TypeError("only a class can become a dataclass")
        names: list[str] = []
        for base in type.__dict__["__mro__"].__get__(cls):
            names += _checked_fields(getattr(base, "__annotations__", ()))
            inherited = vars(base).get("__dataclass_fields__", {})
            names += _checked_fields(one.name for one in inherited.values())
        matchable = {} if all(map(is_matchable, names)) else {"match_args": False}
        if matchable and issubclass(cls, (str, collections.UserString)):
            # `asdict` and its kin read fields by name, and `format` of a text reads anything.
            raise ValueError(f"a field of a text cannot be called {' or '.join(FORMAT_METHODS)}")
        return dataclasses.dataclass(**{**options, **matchable})(cls)

    return wrap if cls is None else wrap(cls)


def abc_meta(name: str, bases: Any, body: dict[str, Any], /, **options: Any) -> Any:
    """abc.ABCMeta for `class X(metaclass=ABCMeta)`: it makes no class that `class` could not."""
    body = dict(body)  # of a subclass, what it shows is what there is
    for key, value in body.items():
        if type(key) is not str:
            raise TypeError("the names in a class must be texts")
        if is_special(key) and key not in CLASS_VARIABLES and key not in _MADE_BY_PYTHON:
            raise TypeError(f"a bot's class cannot define {key}")
        if key == "__match_args__" and not _all_matchable(value):
            raise TypeError(f"{key} must be a tuple of the names of plain attributes")
        if key in ("__module__", "__qualname__") and type(value) is not str:
            raise TypeError(f"{key} must be a text")
    if "__annotations__" in body:
        body["__annotations__"] = dict(body["__annotations__"])
        _checked_fields(body["__annotations__"])
    return abc.ABCMeta(name, bases, body, **options)


_register: Any = abc.ABCMeta.register


def register(cls: Any, subclass: Any) -> Any:
    """`Base.register(Mine)`: what is not the bot's own would seem to have attributes that it has
    not, and patterns would read others instead. Takes the place of what every ABC has."""
    if getattr(subclass, "__module__", None) != "bot":
        raise TypeError("only a class of the bot itself can be registered")
    return _register(cls, subclass)


def _all_matchable(names: object) -> bool:
    return type(names) is tuple and all(type(one) is str and is_matchable(one) for one in names)


_create_enum: Any = enum.EnumType._create_  # type: ignore[attr-defined] # typeshed has it not


def create_enum(cls: Any, class_name: str, names: Any, **options: Any) -> Any:
    """`Enum("Suit", "CLUBS HEARTS")`: the names become those of a class, so none is a special one.

    Takes the place of what every Enum calls; see `library.use_guards`.
    """
    if type(names) is str:
        found: list[Any] = names.replace(",", " ").split()
    elif isinstance(names, Mapping):
        found = list(dict(names).items())
    else:
        found = [one if type(one) is str else tuple(one) for one in names]
    for one in found:
        member = one if type(one) is str else one[0]
        if type(member) is not str or is_special(member) or name_problem(member):
            raise ValueError("the names of an enum's members must be plain texts")
    return _create_enum(cls, class_name, found, **{**options, "module": "bot"})
