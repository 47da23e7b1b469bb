"""docs/wire.md and docs/wire.schema.json say what the server really takes."""

import json

from server.realtime.document import DOCS, event_table, page_with, schema


def test_the_page_and_the_schema_are_up_to_date() -> None:
    page = (DOCS / "wire.md").read_text("utf-8")
    assert page_with(event_table(), page) == page
    assert json.loads((DOCS / "wire.schema.json").read_text("utf-8")) == schema()
