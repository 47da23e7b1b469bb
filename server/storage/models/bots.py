"""Uploaded bots with their versions, what they thought in matches, and tokens for programs."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    ForeignKey,
    ForeignKeyConstraint,
    Identity,
    Index,
    SmallInteger,
    func,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.storage.models.base import Base, Json


class Bot(Base):
    """A program of a person. A deleted one keeps its row, without source, for its matches."""

    __tablename__ = "bots"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    owner_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    name: Mapped[str]
    description: Mapped[str] = mapped_column(server_default=text("''"))
    #: The games it plays, at least one.
    games: Mapped[list[Any]]
    #: Others see its card and may seat it.
    public: Mapped[bool]
    #: Others may read its versions.
    source_public: Mapped[bool]
    #: Whoever is at a hybrid table is told how long it thought and where it failed.
    watchable: Mapped[bool]
    #: The version that plays; null: none does.
    active_version: Mapped[int | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    deleted_at: Mapped[datetime | None]

    __table_args__ = (
        Index(
            "uq_bots_owner_name",
            "owner_id",
            func.lower(text("name")),
            unique=True,
            postgresql_where=text("deleted_at IS NULL"),
        ),
        Index("ix_bots_created", "created_at", "id"),
    )


class BotVersion(Base):
    """A source that was uploaded; it is never changed."""

    __tablename__ = "bot_versions"

    bot_id: Mapped[UUID] = mapped_column(
        ForeignKey("bots.id", ondelete="CASCADE"), primary_key=True
    )
    #: From 1, without gaps.
    number: Mapped[int] = mapped_column(primary_key=True)
    source: Mapped[str]
    #: SHA-256 of the source in UTF-8, lower-case hex.
    hash: Mapped[str]
    notes: Mapped[str] = mapped_column(server_default=text("''"))
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class BotDecision(Base):
    """What a bot answered in a match. The view it saw follows from the match's journal."""

    __tablename__ = "bot_decisions"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    bot_id: Mapped[UUID]
    version: Mapped[int]
    match_id: Mapped[UUID] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(SmallInteger)
    #: Of the view that it answered.
    seq: Mapped[int]
    answer: Mapped[str]
    #: Null where the default action was played.
    action: Mapped[Json | None]
    milliseconds: Mapped[float]
    printed: Mapped[str]
    strike: Mapped[str | None]
    at: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (
        ForeignKeyConstraint(
            ["bot_id", "version"],
            ["bot_versions.bot_id", "bot_versions.number"],
            ondelete="CASCADE",
        ),
        Index("ix_bot_decisions_place", "bot_id", "match_id", "seat", "seq"),
        Index("ix_bot_decisions_at", "at"),
    )


class ApiToken(Base):
    """A personal token for a program, stored hashed and shown once."""

    __tablename__ = "api_tokens"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    owner_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    #: The bot account that plays with it; null for a token that cannot play.
    account_id: Mapped[UUID | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    name: Mapped[str]
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    #: What it is good for: "play", "bots".
    scopes: Mapped[list[Any]]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    last_used_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]
