"""Options of a game: declared once, used to check a match's options and to make forms of them.

A game lists its options as `Choice`, `Whole` or `Pair`. What one option's value means for another
is the game's own check (`Options.relations`).
"""

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.errors import OptionError
from engines.core.plain import MAX_INTEGER, JsonObject, is_integer, short


class Option:
    """One option: its name, default and meaning. Subclasses say which values it takes."""

    def __init__(self, name: str, default: Any, meaning: str) -> None:
        self.name = name
        self.default = default
        self.meaning = meaning

    def accepts(self, value: object) -> bool:
        raise NotImplementedError

    def allowed(self) -> str:
        """The values in words, for the error message."""
        raise NotImplementedError

    def schema(self) -> JsonObject:
        """JSON Schema of the value, from which the page makes a form field."""
        raise NotImplementedError

    def described(self, schema: JsonObject) -> JsonObject:
        return {**schema, "default": self.default, "description": self.meaning}


class Choice(Option):
    """One of a few listed values; the first is the default unless said otherwise."""

    def __init__(self, name: str, values: Sequence[Any], meaning: str, default: Any = None) -> None:
        super().__init__(name, values[0] if default is None else default, meaning)
        self.values = list(values)

    def accepts(self, value: object) -> bool:
        # 1, 1.0 and true are equal in Python and three different things in JSON.
        return any(type(value) is type(one) and value == one for one in self.values)

    def allowed(self) -> str:
        return "one of " + ", ".join(_json_word(value) for value in self.values)

    def schema(self) -> JsonObject:
        kind = {bool: "boolean", int: "integer", str: "string"}[type(self.values[0])]
        return self.described({"type": kind, "enum": list(self.values)})


class Whole(Option):
    """A whole number from `low` to `high`."""

    def __init__(self, name: str, low: int, high: int, default: int, meaning: str) -> None:
        super().__init__(name, default, meaning)
        self.low = low
        self.high = high

    def accepts(self, value: object) -> bool:
        return is_integer(value) and self.low <= value <= self.high

    def allowed(self) -> str:
        if self.high == MAX_INTEGER:
            return f"a whole number, {self.low} or more"
        return f"a whole number from {self.low} to {self.high}"

    def schema(self) -> JsonObject:
        return self.described({"type": "integer", "minimum": self.low, "maximum": self.high})


class Pair(Option):
    """Two whole numbers, one a team."""

    def __init__(self, name: str, low: int, high: int, meaning: str) -> None:
        super().__init__(name, [low, low], meaning)
        self.number = Whole(name, low, high, low, meaning)

    def accepts(self, value: object) -> bool:
        return (
            isinstance(value, list)
            and len(value) == 2
            and all(self.number.accepts(one) for one in value)
        )

    def allowed(self) -> str:
        return f"a list of two numbers, each {self.number.allowed()}"

    def schema(self) -> JsonObject:
        item = {"type": "integer", "minimum": self.number.low, "maximum": self.number.high}
        return self.described({"type": "array", "items": item, "minItems": 2, "maxItems": 2})


class Options:
    """All options of a game, with the rule that lists them."""

    def __init__(
        self,
        rule: str,
        options: Sequence[Option],
        presets: dict[str, JsonObject],
        relations: Callable[[JsonObject, int], None] | None = None,
    ) -> None:
        self.rule = rule
        self.options = {option.name: option for option in options}
        self.presets = presets
        self.relations = relations

    def complete(self, given: object, seats: int) -> JsonObject:
        """The given options, checked, with every default filled in."""
        if given is None:
            given = {}
        if not isinstance(given, dict):
            raise OptionError("options", self.rule, f"options are an object, not {short(given)}")
        for name, value in given.items():
            option = self.options.get(name) if isinstance(name, str) else None
            if option is None:
                known = ", ".join(self.options)
                raise OptionError(
                    name[:40] if name and isinstance(name, str) else short(name),
                    self.rule,
                    f"there is no such option; there are {known}",
                )
            if not option.accepts(value):
                raise OptionError(
                    name, self.rule, f"must be {option.allowed()}, not {short(value)}"
                )
        complete = {
            name: _fresh(given.get(name, option.default)) for name, option in self.options.items()
        }
        if self.relations is not None:
            self.relations(complete, seats)
        return complete

    def schema(self) -> JsonObject:
        """JSON Schema of the whole options object."""
        return {
            "type": "object",
            "additionalProperties": False,
            "properties": {name: option.schema() for name, option in self.options.items()},
        }


def _fresh(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value


def _json_word(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
