"""What every model builds on: names of constraints, and how Python's types are stored."""

from datetime import datetime
from typing import Any, ClassVar
from uuid import UUID

from sqlalchemy import Boolean, DateTime, Float, Integer, LargeBinary, MetaData, Text, Uuid
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase

Json = dict[str, Any]


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        str: Text,
        int: Integer,
        float: Float,
        bool: Boolean,
        bytes: LargeBinary,
        datetime: DateTime(timezone=True),
        UUID: Uuid,
        # None is SQL's NULL; without this it would be stored as the JSON value null.
        Json: JSONB(none_as_null=True),
        list[Any]: JSONB(none_as_null=True),
    }
