"""Writes the page's types, web/src/wire/generated, from the schemas that the server checks by.

`python -m server.wire.typescript` after a change of messages or routes; a test fails until it is
done. It reads JSON Schema as msgspec writes it, and no more of it than that.
"""

import re
from pathlib import Path
from typing import Any, cast

import msgspec

from server.app import api_routes
from server.errors import STATUS
from server.house import SeraiHouse
from server.realtime.events import EVENTS as CLIENT_EVENTS
from server.rest.openapi import openapi
from server.wire import told

Json = dict[str, Any]

FOLDER = Path(__file__).parents[2] / "web" / "src" / "wire" / "generated"
HEAD = "// Written by `python -m server.wire.typescript` from the server's schemas.\n"
TYPES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


class _Nobody:
    """Stands for a house where routes are only described."""

    def __getattr__(self, _: str) -> "_Nobody":
        return self


def messages() -> str:
    """Socket.IO: what is sent, answered and told, and the views and events of each game."""
    parts = [_declared(name, schema) for name, schema in sorted(_told().items())]
    for game, union in told.EVENTS.items():
        parts.append(_union(f"{game.title()}Event", union))
    for game, view in told.VIEWS.items():
        actions = msgspec.json.schema_components([view], ref_template="#/{name}")[1]
        listed = actions[view.__name__]["properties"]["legal_actions"]["items"]
        parts.append(f"export type {game.title()}Action = {_type(listed)};\n")
    for kind in ("View", "Event", "Action"):
        names = " | ".join(f"{game.title()}{kind}" for game in told.VIEWS)
        parts.append(f"export type Any{kind} = {names};\n")
    parts.append(f"export type GameName = {_choices(told.VIEWS)};\n")
    parts.append(f"export type RefusalCode = {_choices(STATUS)};\n")
    parts.append(_client_events())
    parts.append(_server_events())
    return HEAD + "\n" + "\n".join(parts)


def _told() -> Json:
    client = [event.message for event in CLIENT_EVENTS.values()]
    shapes = [*told.TOLD.values(), *told.ANSWERS.values(), *told.EVENTS.values()]
    rest = [told.Done, told.GoneTable, told.GameCard, told.MatchCard, told.Frames]
    _, components = msgspec.json.schema_components(
        [*client, *shapes, *rest, *told.VIEWS.values()], ref_template="#/{name}"
    )
    return components


def rest() -> str:
    """REST: every body and answer that has a shape of its own and is not among the messages."""
    described = openapi(api_routes(cast(SeraiHouse, _Nobody())))
    components = described["components"]["schemas"]
    # Two shapes of one name get that of their module in front, and the page could not say it.
    twice = [name for name in components if name.startswith("server.")]
    if twice:
        raise ValueError(f"shapes of one name: {', '.join(twice)}")
    told_already = _told()
    named = {
        name: of
        for name, of in sorted(components.items())
        if name.isidentifier() and name not in told_already
    }
    body = "\n".join(_declared(name, schema) for name, schema in named.items())
    return f"{HEAD}{_imports(body, told_already)}\n{body}"


def _imports(body: str, told_already: Json) -> str:
    """What REST's types take from the messages'."""
    words = set(re.findall(r"[:|<(] *(\w+)", re.sub(r"/\*\*.*?\*/", "", body)))
    names = sorted(words & {*told_already, "AnyView", "AnyAction", "AnyEvent"})
    return f"\nimport type {{ {', '.join(names)} }} from './messages';\n" if names else ""


def _client_events() -> str:
    lines = [
        "/** What a client may send, and the answer to it. */",
        "export interface ClientEvents {",
    ]
    for name, event in CLIENT_EVENTS.items():
        answer = told.ANSWERS.get(name, told.Done).__name__
        lines.append(f"  {name}: {{ sends: {event.message.__name__}; answer: {answer} }};")
    return "\n".join([*lines, "}\n"])


def _server_events() -> str:
    lines = ["/** What the server tells of itself. */", "export interface ServerEvents {"]
    lines += [f"  {name}: {shape.__name__};" for name, shape in told.TOLD.items()]
    return "\n".join([*lines, "}\n"])


def _union(name: str, union: Any) -> str:
    (schema,), _ = msgspec.json.schema_components([union], ref_template="#/{name}")
    return f"export type {name} = {_type(schema)};\n"


def _declared(name: str, schema: Json) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    lines = [f"export interface {name} {{"]
    if "description" in schema:
        text = re.sub(r"\s+", " ", schema["description"])
        lines.insert(0, f"/** {text} */")
    for field, of in schema["properties"].items():
        mark = "" if field in schema.get("required", []) else "?"
        if "description" in of:
            lines.append(f"  /** {of['description']} */")
        lines.append(f"  {field}{mark}: {_type(of)};")
    return "\n".join([*lines, "}\n"])


def _type(schema: Json) -> str:
    if "x-type" in schema:
        return str(schema["x-type"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return _choices(schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if kind == "array":
        of = _type(schema.get("items", {}))
        return f"({of})[]" if " | " in of else f"{of}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
    if kind == "null":
        return "null"
    return TYPES.get(str(kind), "unknown")


def _choices(values: Any) -> str:
    return " | ".join(_literal(value) for value in values)


def _literal(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else str(value)


FILES = {"messages.ts": messages, "rest.ts": rest}


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), "utf-8")


if __name__ == "__main__":
    write()
