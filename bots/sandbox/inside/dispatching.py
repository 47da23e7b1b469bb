"""Stand-ins for functools.singledispatch and its like for methods.

The library's evaluate an annotation that is a text, in any Python there is. Here such a text is a
name and nothing else.
"""

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any


def singledispatch(function: Any) -> Any:
    if not isinstance(function, FunctionType):
        raise TypeError("only a plain function can be told apart by its first argument")
    dispatching: Any = functools.singledispatch(function)
    register_for = dispatching.register

    def register(cls: Any, func: Any = None) -> Any:
        if func is not None:
            return register_for(cls, func)
        if isinstance(cls, FunctionType):
            return register_for(_first_annotation(cls), cls)
        return lambda func: register(cls, func)

    dispatching.register = register
    return dispatching


def _first_annotation(function: Any) -> Any:
    for annotation in function.__annotations__.values():
        if type(annotation) is not str:
            return annotation
        found = function.__globals__.get(annotation)
        return found or function.__builtins__.get(annotation)
    raise TypeError(f"{function.__name__} has no annotation: use @register(the class)")


class SingleDispatchMethod:
    def __init__(self, func: Any) -> None:
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls: Any, method: Any = None) -> Any:
        return self.dispatcher.register(cls, method)

    def __get__(self, instance: Any, owner: Any = None) -> Callable[..., Any]:
        def method(*args: Any, **options: Any) -> Any:
            found = self.dispatcher.dispatch(type(args[0]))
            return found.__get__(instance, owner)(*args, **options)

        return method
