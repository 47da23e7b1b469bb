"""What bots may import, and the builtins they have.

A bot gets facades, not modules: chosen names in a module object of their own. The real modules hold
references to others, and by them to the whole interpreter.
"""

import __future__

import abc
import array
import bisect
import builtins
import cmath
import collections
import collections.abc
import contextlib
import copy
import dataclasses
import decimal
import enum
import fractions
import functools
import heapq
import itertools
import json
import math
import operator
import random
import re
import statistics
import string
import time
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from . import chance, class_making, dispatching, guards, holdings
from .formats import formatting
from .names import CLASS, FORMATTING, SETTING

#: Names that are left out of a facade: they take attributes by name, evaluate text or make classes.
_LEFT_OUT: dict[str, frozenset[str]] = {
    "dataclasses": frozenset({"make_dataclass", "Field"}),
    "enum": frozenset(
        "EnumMeta EnumType EnumDict global_enum global_enum_repr global_flag_repr "
        "global_str property".split()
    ),
    "json": frozenset({"load", "dump"}),
    "operator": frozenset({"attrgetter", "methodcaller"}),
    "re": frozenset({"template"}),
    "string": frozenset({"Formatter"}),
    "typing": frozenset("get_type_hints ForwardRef evaluate_forward_ref".split()),
}
_STANDING_IN: dict[str, dict[str, object]] = {
    "abc": {"ABCMeta": class_making.abc_meta},
    "collections": {"namedtuple": class_making.namedtuple},
    "dataclasses": {"dataclass": class_making.dataclass},
    "functools": {
        "cached_property": holdings.CachedProperty,
        "singledispatch": dispatching.singledispatch,
        "singledispatchmethod": dispatching.SingleDispatchMethod,
        "update_wrapper": holdings.update_wrapper,
        "wraps": holdings.wraps,
    },
    "random": {"Random": chance.Random, "SystemRandom": chance.Random, "seed": chance.seed},
    "typing": {
        "NamedTuple": class_making.named_tuple,
        "Type": guards.Type,
        "get_args": guards.get_args,
        "get_origin": guards.get_origin,
        "reveal_type": guards.reveal_type,
    },
}
_ABC = ("ABC", "ABCMeta", "abstractmethod")
_CONTEXTS = (
    "AbstractContextManager", "ContextDecorator", "ExitStack", "closing", "contextmanager",
    "nullcontext", "suppress",
)  # fmt: skip
_CLOCKS = ("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "time")
_LIBRARY: dict[ModuleType, Iterable[str]] = {
    abc: _ABC,
    array: ("array", "typecodes"),
    bisect: ("bisect", "bisect_left", "bisect_right", "insort", "insort_left", "insort_right"),
    cmath: dir(cmath),
    collections: collections.__all__,
    collections.abc: collections.abc.__all__,
    contextlib: _CONTEXTS,
    copy: ("copy", "deepcopy", "replace", "Error"),
    dataclasses: dataclasses.__all__,
    decimal: decimal.__all__ if hasattr(decimal, "__all__") else dir(decimal),
    enum: enum.__all__,
    fractions: fractions.__all__,
    functools: functools.__all__,
    heapq: heapq.__all__,
    itertools: dir(itertools),
    json: json.__all__,
    math: dir(math),
    operator: operator.__all__,
    random: random.__all__,
    re: re.__all__,
    statistics: statistics.__all__,
    string: string.__all__,
    time: _CLOCKS,
    types: ("MappingProxyType", "SimpleNamespace"),
    typing: typing.__all__,
}
#: Builtins that are safe as they are; exceptions come on top.
_BUILTINS = """
    abs all any ascii bin bool bytearray bytes callable chr classmethod complex dict divmod
    enumerate filter float format frozenset hash hex id int isinstance issubclass iter len list map
    max memoryview min next object oct ord pow property range repr reversed round set slice sorted
    staticmethod str sum super tuple zip aiter anext
    None True False NotImplemented Ellipsis __build_class__
""".split()
_STANDING_IN_BUILTINS: dict[str, object] = {
    "type": guards.Type,
    "getattr": guards.get_attribute,
    "hasattr": guards.has_attribute,
    "setattr": guards.set_attribute,
    "delattr": guards.delete_attribute,
}
_EXCEPTIONS = {
    name: value
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException)
}


def _facade(real: ModuleType, names: Iterable[str]) -> ModuleType:
    name = real.__name__
    facade = ModuleType(name, real.__doc__)
    left_out = _LEFT_OUT.get(name, frozenset())
    for one in names:
        value = getattr(real, one, None)
        if one.startswith("_") or one in left_out or isinstance(value, ModuleType):
            continue
        if hasattr(real, one):
            setattr(facade, one, value)
    vars(facade).update(_STANDING_IN.get(name, {}))
    facade.__dict__["__all__"] = [one for one in vars(facade) if not one.startswith("_")]
    return facade


FACADES = {module.__name__: _facade(module, names) for module, names in _LIBRARY.items()}
FACADES["__future__"] = ModuleType("__future__")
for _feature in __future__.all_feature_names:
    if _feature.islower():  # the other one is a joke
        vars(FACADES["__future__"])[_feature] = getattr(__future__, _feature)
vars(FACADES["collections"])["abc"] = FACADES["collections.abc"]

BUILTIN_NAMES = frozenset([*_BUILTINS, *_STANDING_IN_BUILTINS, *_EXCEPTIONS, "print", "__name__"])


def import_facade(
    name: str,
    _globals: Mapping[str, object] | None = None,
    _locals: Mapping[str, object] | None = None,
    fromlist: tuple[str, ...] | None = (),
    level: int = 0,
) -> ModuleType:
    """What an import statement calls."""
    if type(name) is not str or name not in FACADES or level != 0:
        raise ImportError(f"bots cannot import {name}")
    return FACADES[name if fromlist else name.partition(".")[0]]


def safe_builtins(print_to_log: Callable[..., None]) -> dict[str, Any]:
    found = {name: getattr(builtins, name) for name in _BUILTINS}
    return {
        **found,
        **_EXCEPTIONS,
        **_STANDING_IN_BUILTINS,
        "print": print_to_log,
        "__import__": import_facade,
        CLASS: guards.Type,
        FORMATTING: formatting,
        SETTING: guards.set_plain_attribute,
    }


def use_guards() -> None:
    """Once, in a process that runs bots: the library itself makes fields, enums and copies so."""
    vars(dataclasses)["Field"] = class_making.CheckedField
    setattr(enum.EnumType, "_create_", class_making.create_enum)  # noqa: B010 # typeshed has it not
    setattr(abc.ABCMeta, "register", class_making.register)  # noqa: B010 # a plain one assigns to a method
    vars(copy)["_reconstruct"] = holdings.reconstruct
