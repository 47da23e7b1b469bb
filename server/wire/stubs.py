"""Writes `bots/api`, the types that bots are written against, from the shapes of the wire.

`python -m server.wire.stubs` after a change of a view, an action, an event or an option; a test
fails until it is done. The editor's reference (`server/bots/reference.py`) reads the same types.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from engines.catalogue import GAMES
from server.wire.meanings import meaning
from server.wire.told import EVENTS, VIEWS, Outcome

FOLDER = Path(__file__).parents[2] / "bots" / "api"
LONGEST_LINE = 100
PLAIN = {str: "str", int: "int", float: "float", bool: "bool", Any: "Any", type(None): "None"}

#: What a state has beside the view: see bots/sandbox.
STATE_EXTRA = {
    "time_left": ("float", "seconds that you have for this answer"),
    "bot": ("BotInfo", "your own name and version"),
    "rng_seed": ("int", "the same for a seat whenever its match is played again"),
}


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    required: bool = True
    text: str = ""


@dataclass(frozen=True)
class Shape:
    """A TypedDict, or another name for a type."""

    name: str
    text: str
    fields: tuple[Field, ...] = ()
    alias: str = ""


def shapes(game: str) -> list[Shape]:
    """All types of a game, each after those that it needs."""
    made = _Maker(game)
    view = cast(type[Struct], VIEWS[game])
    title = game.title()
    actions = get_type_hints(view)["legal_actions"]
    made.alias(f"{title}Action", get_args(actions)[0], "What `get_next_move` returns.")
    made.alias(f"{title}Event", EVENTS[game], "What `on_event` is told.")
    made.add(_options(game))
    info = Shape("BotInfo", "", (Field("name", "str"), Field("version", "int")))
    made.add(info)
    made.add(
        Shape(
            f"{title}Info",
            "What `on_match_start` is told.",
            (
                Field("game", f'Literal["{game}"]'),
                Field("seat", "int"),
                Field("seats", "int"),
                Field("options", f"{title}Options"),
            ),
        )
    )
    made.struct(Outcome, f"{title}Outcome", "What `on_match_end` is told.")
    made.add(_state(made, game, view))
    return made.shapes


class _Maker:
    def __init__(self, game: str) -> None:
        self.game = game
        self.shapes: list[Shape] = []
        self._known: set[str] = set()
        self._aliases: dict[str, str] = {}

    def add(self, shape: Shape) -> None:
        if shape.name not in self._known:
            self._known.add(shape.name)
            self.shapes.append(shape)

    def alias(self, name: str, union: Any, text: str) -> None:
        meaning = self.type(union)
        self.add(Shape(name, text, alias=meaning))
        self._aliases[meaning] = name

    def struct(self, of: type[Struct], name: str = "", text: str = "") -> str:
        """The name of a struct's TypedDict, which is made when it is first asked for."""
        name = name or of.__name__
        if name not in self._known:
            self.add(Shape(name, text or _text(of), self.fields(of)))
        return name

    def fields(self, of: type[Struct]) -> tuple[Field, ...]:
        config = of.__struct_config__
        tag = []
        if config.tag_field is not None:
            tag.append(Field(config.tag_field, f"Literal[{_quoted(config.tag)}]"))
        hints = get_type_hints(of, include_extras=True)
        rest = [self._field(one.encode_name, hints[one.name]) for one in msgspec.structs.fields(of)]
        return (*tag, *rest)

    def _field(self, name: str, hint: Any) -> Field:
        text = ""
        if get_origin(hint) is Annotated:
            hint, *about = get_args(hint)
            text = next((one.description for one in about if one.description), "")
        required = UnsetType not in get_args(hint)
        return Field(name, self.type(hint), required, text)

    def type(self, hint: Any) -> str:
        """A type as a bot's author writes it."""
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type(inside[0])
        if origin in (Union, UnionType):
            parts = [self.type(one) for one in inside if one is not UnsetType]
            meaning = " | ".join(dict.fromkeys(parts))
            return self._aliases.get(meaning, meaning)
        if origin is Literal:
            return f"Literal[{', '.join(map(_quoted, inside))}]"
        if origin in (list, dict):
            return f"{origin.__name__}[{', '.join(self.type(one) for one in inside)}]"
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        return PLAIN[hint]


def _state(made: _Maker, game: str, view: type[Struct]) -> Shape:
    title = game.title()
    better = {"seat": "int", "options": f"{title}Options"}
    better["legal_actions"] = f"list[{title}Action]"
    seen = [
        Field(one.name, better.get(one.name, one.type), one.required, meaning(game, one.name))
        for one in made.fields(view)
    ]
    extra = [Field(name, kind, text=text) for name, (kind, text) in STATE_EXTRA.items()]
    return Shape(f"{title}State", "What `get_next_move` gets.", (*seen, *extra))


def _options(game: str) -> Shape:
    properties = GAMES[game].options.schema()["properties"]
    fields = tuple(
        Field(name, _option(of), text=of["description"]) for name, of in properties.items()
    )
    return Shape(f"{game.title()}Options", "", fields)


def _option(schema: dict[str, Any]) -> str:
    if "enum" in schema and schema["type"] != "boolean":
        return f"Literal[{', '.join(map(_quoted, schema['enum']))}]"
    names = {"integer": "int", "boolean": "bool", "string": "str", "array": "list[int]"}
    return names[schema["type"]]


def _text(of: type[Struct]) -> str:
    doc = of.__doc__ or ""
    return re.sub(r"\s+", " ", doc).strip()


def _quoted(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def module(game: str) -> str:
    """The text of bots/api/<game>.py."""
    title = game.title()
    found = shapes(game)
    body = "\n\n".join(_declared(shape) for shape in found).rstrip("\n")
    names = ["Literal", "NotRequired", "TypeAlias", "TypedDict"]
    if re.search(r"\bAny\b", body):
        names.insert(0, "Any")
    used = [name for name in names if re.search(rf"\b{name}\b", body)]
    return (
        f'"""{title} as a bot sees it: `get_next_move(state: {title}State) -> {title}Action`.\n\n'
        "Written by `python -m server.wire.stubs`; docs/wire-games.md says what the fields mean.\n"
        f'"""\n\nfrom typing import {", ".join(used)}\n\n\n{body}\n'
    )


def _declared(shape: Shape) -> str:
    if shape.alias:
        line = f"{shape.name}: TypeAlias = {shape.alias}"
        if len(line) > LONGEST_LINE:
            parts = shape.alias
            if len(parts) + 4 > LONGEST_LINE:
                parts = parts.replace(" | ", "\n    | ")
            line = f"{shape.name}: TypeAlias = (\n    {parts}\n)"
        return f"#: {shape.text}\n{line}\n"
    if any(not one.name.isidentifier() or one.name == "from" for one in shape.fields):
        return _called(shape)
    lines = [f"class {shape.name}(TypedDict):"]
    if shape.text:
        lines += [f'    """{shape.text}"""', ""]
    for one in shape.fields:
        if one.text:
            lines.append(f"    #: {one.text}")
        lines.append(f"    {one.name}: {_needed(one)}")
    if not shape.fields:
        lines.append("    pass")
    return "\n".join(lines) + "\n"


def _called(shape: Shape) -> str:
    """For keys that are no names in Python."""
    lines = [f"{shape.name} = TypedDict(", f'    "{shape.name}",', "    {"]
    lines += [f'        "{one.name}": {_needed(one)},' for one in shape.fields]
    return "\n".join([*lines, "    },", ")\n"])


def _needed(one: Field) -> str:
    return one.type if one.required else f"NotRequired[{one.type}]"


def write() -> None:
    for game in VIEWS:
        (FOLDER / f"{game}.py").write_text(module(game), "utf-8")


if __name__ == "__main__":
    write()
