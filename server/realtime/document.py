"""Writes docs/wire.schema.json and the generated part of docs/wire.md from the schemas in use.

`python -m server.realtime.document` after a change of messages; a test fails until it is done.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from server.errors import STATUS
from server.realtime.events import EVENTS

DOCS = Path(__file__).parents[2] / "docs"
START, END = "<!-- generated: client events -->", "<!-- end of generated -->"
REST_ONLY = (
    *("match_running", "name_taken", "email_taken", "too_large", "banned", "closed"),
    *("bad_source", "bots_off"),
)


def schema() -> dict[str, Any]:
    """JSON Schema of every client event's object, by event."""
    kinds = [event.message for event in EVENTS.values()]
    (_, components) = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Serai: what a client may send",
        "type": "object",
        "properties": {
            name: {"$ref": f"#/$defs/{event.message.__name__}"} for name, event in EVENTS.items()
        },
        "$defs": components,
    }


def event_table() -> str:
    """The client events as a table: fields with a question mark may be absent."""
    definitions = schema()["$defs"]
    lines = ["| event | object |", "| --- | --- |"]
    for name, event in EVENTS.items():
        properties = definitions[event.message.__name__]["properties"]
        required = definitions[event.message.__name__].get("required", [])
        fields = ", ".join(
            f"`{field}`{'' if field in required else '?'} {_kind(value)}"
            for field, value in properties.items()
        )
        lines.append(f"| `{name}` | {fields} |")
    codes = " ".join(f"`{code}`" for code in STATUS if code not in REST_ONLY)
    return "\n".join([*lines, "", f"Error codes: {codes}."])


def _kind(value: dict[str, Any]) -> str:
    if "anyOf" in value:
        return " or ".join(_kind(one) for one in value["anyOf"])
    return str(value.get("type", "any")).replace("object", "an object")


def page_with(table: str, page: str) -> str:
    """The page with its generated part replaced."""
    head, _, rest = page.partition(START)
    _, _, tail = rest.partition(END)
    return f"{head}{START}\n{table}\n{END}{tail}"


def write() -> None:
    (DOCS / "wire.schema.json").write_text(json.dumps(schema(), indent=1) + "\n", "utf-8")
    page = DOCS / "wire.md"
    page.write_text(page_with(event_table(), page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    write()
