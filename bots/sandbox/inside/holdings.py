"""Stand-ins for what reads and writes the whole of what an object holds: copies, cached properties,
and wrappers of functions. Among it are the special attributes that lead into the interpreter.
"""

import copy
import functools
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from .names import attribute_problem, is_matchable, is_special

_NOTHING = object()
#: Special names that the library, or `update_wrapper` here, keeps in an object.
_KEPT_IN_OBJECTS = frozenset({"__notes__", "__orig_class__", "__name__", "__qualname__", "__doc__"})


def reconstruct(
    x: Any,
    memo: Any,
    func: Callable[..., Any],
    args: Any,
    state: Any = None,
    listiter: Any = None,
    dictiter: Any = None,
    *,
    deepcopy: Callable[..., Any] = copy.deepcopy,
) -> Any:
    """What `copy` makes of an object's parts. The memo of copies, which a bot may write into, can
    make up any part of it; but no special attribute is set here.

    Takes the place of what `copy` calls; see `library.use_guards`.
    """
    if memo is not None:
        args = [deepcopy(one, memo) for one in args]
    made = func(*args)
    if memo is not None:
        memo[id(x)] = made
        state = None if state is None else deepcopy(state, memo)
    state = _checked_state(state)
    if state is not None and hasattr(made, "__setstate__"):
        made.__setstate__(state)
    else:
        attributes, slots = state if type(state) is tuple and len(state) == 2 else (state, None)
        if type(attributes) is dict:
            made.__dict__.update(attributes)
        if type(slots) is dict:
            for name, value in slots.items():
                setattr(made, name, value)
    for item in listiter or ():
        made.append(item if memo is None else deepcopy(item, memo))
    for key, value in dictiter or ():
        if memo is None:
            made[key] = value
        else:
            made[deepcopy(key, memo)] = deepcopy(value, memo)
    return made


def _checked_state(state: Any) -> Any:
    """Attributes by name, or two such groups: copied, so that nobody changes them any more."""
    if type(state) is tuple and len(state) == 2:
        return tuple(_checked_state(one) for one in state)
    if not isinstance(state, Mapping):
        return state
    found = dict(state)
    for name in found:
        if type(name) is not str or (is_special(name) and name not in _KEPT_IN_OBJECTS):
            raise AttributeError("a copy cannot have special attributes of its own")
    return found


class CachedProperty:
    """functools.cached_property. The library's looks for any name in what any object holds."""

    def __init__(self, func: Callable[[Any], Any]) -> None:
        self.func = func
        self.attrname: str | None = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner: Any, name: str) -> None:
        self.attrname = self.attrname or name

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        if instance is None:
            return self
        name = self.attrname
        if type(name) is not str or not is_matchable(name):
            raise TypeError("a cached property needs the name of a plain attribute")
        cache = instance.__dict__
        found = cache.get(name, _NOTHING)
        if found is _NOTHING:
            found = cache[name] = self.func(instance)
        return found

    def __class_getitem__(cls, _: object) -> Any:
        return cls


def update_wrapper(wrapper: Any, wrapped: Any) -> Any:
    """functools.update_wrapper for what its users want: the name, the text, and what the program
    itself put on a function. Everything that an object holds would be too much: of a class, that is
    the way to what its instances hide."""
    for name in ("__name__", "__qualname__", "__doc__"):
        value = getattr(wrapped, name, None)
        if type(value) is str:
            setattr(wrapper, name, value)
    if isinstance(wrapped, FunctionType):
        for name, value in vars(wrapped).items():
            if not is_special(name) and attribute_problem(name) is None:
                setattr(wrapper, name, value)
    return wrapper


def wraps(wrapped: Any) -> Callable[[Any], Any]:
    return functools.partial(update_wrapper, wrapped=wrapped)
