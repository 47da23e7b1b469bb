"""Runs the steps on the connection that server/migrate.py hands over, in its transaction."""

from typing import Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from sqlalchemy.dialects.postgresql import JSONB

from server.storage.models import Base


def render(kind: str, item: object, steps: AutogenContext) -> str | Literal[False]:
    """How a new step writes a type down: what only Python cares about (none_as_null) stays out."""
    if kind == "type" and isinstance(item, JSONB):
        steps.imports.add("from sqlalchemy.dialects.postgresql import JSONB")
        return "JSONB()"
    return False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    compare_type=True,
    compare_server_default=True,
    render_item=render,
)
context.run_migrations()
