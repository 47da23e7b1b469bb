"""People, tables, matches with their journal, chat, and people's ratings."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, ForeignKey, Identity, Index, SmallInteger, false, func, text
from sqlalchemy.orm import Mapped, mapped_column

from server.storage.models.base import Base, Json


class User(Base):
    """A person, guest or registered. A deleted one keeps its row, nameless, for its matches."""

    __tablename__ = "users"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    name: Mapped[str]
    email: Mapped[str | None]
    password_hash: Mapped[str | None]
    #: guest, player, moderator, admin
    role: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    deleted_at: Mapped[datetime | None]
    #: Superseded by the table of sanctions; it goes when no server of before runs any more.
    muted_until: Mapped[datetime | None]
    #: Leaving ranked matches again and again blocks ranked play until then.
    ranked_blocked_until: Mapped[datetime | None]
    leaves: Mapped[int] = mapped_column(server_default=text("0"))
    #: Whose external bot this account is; it has no password and enters with a token.
    owner_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), index=True
    )

    __table_args__ = (
        Index("uq_users_name", func.lower(text("name")), unique=True),
        # For those who look for a name by its beginning.
        Index(
            "ix_users_name_begins",
            func.lower(text("name")).label("lower_name"),
            postgresql_ops={"lower_name": "text_pattern_ops"},
        ),
        Index("uq_users_email", func.lower(text("email")), unique=True),
    )


class RefreshToken(Base):
    """One refresh token, stored hashed, used once. Tokens that follow each other are a family."""

    __tablename__ = "refresh_tokens"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    family: Mapped[UUID] = mapped_column(index=True)
    token_hash: Mapped[bytes] = mapped_column(unique=True)
    issued_at: Mapped[datetime] = mapped_column(server_default=func.now())
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]
    revoked_at: Mapped[datetime | None]
    #: Where it was given out.
    address: Mapped[str | None]


class TableRow(Base):
    """A table as it must come back after a restart; `card` fields and who sits where."""

    __tablename__ = "tables"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    game: Mapped[str]
    seats: Mapped[int] = mapped_column(SmallInteger)
    options: Mapped[Json]
    turn_seconds: Mapped[int | None]
    deal_pause: Mapped[int]
    spectator_delay: Mapped[int]
    visibility: Mapped[str]
    mode: Mapped[str]
    #: waiting, ready, playing, completed, closed
    state: Mapped[str]
    host_id: Mapped[UUID]
    #: By seat: {"id", "name", "kind", "external", "ready", "left"} or null.
    seating: Mapped[list[Any]]
    match_id: Mapped[UUID | None]
    #: Rows of an imported Omi save, shown as old history.
    old_history: Mapped[list[Any] | None]
    #: The arena's board that is played here for par.
    board_id: Mapped[int | None] = mapped_column(ForeignKey("boards.id"), index=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    closed_at: Mapped[datetime | None]
    close_reason: Mapped[str | None]

    __table_args__ = (
        Index("ix_tables_open", "state", postgresql_where=text("closed_at IS NULL")),
        Index("ix_tables_host", "host_id", postgresql_where=text("closed_at IS NULL")),
    )


class MatchRow(Base):
    """A match: with its journal all that is needed to play it again."""

    __tablename__ = "matches"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    table_id: Mapped[UUID] = mapped_column(index=True)
    game: Mapped[str]
    seats: Mapped[int] = mapped_column(SmallInteger)
    options: Mapped[Json]
    seed: Mapped[str]
    seed_hash: Mapped[str]
    visibility: Mapped[str]
    mode: Mapped[str]
    rated: Mapped[bool]
    #: playing, over
    state: Mapped[str]
    outcome: Mapped[Json | None]
    started_at: Mapped[datetime] = mapped_column(server_default=func.now())
    ended_at: Mapped[datetime | None]

    __table_args__ = (
        Index("ix_matches_running", "state", postgresql_where=text("state = 'playing'")),
        Index("ix_matches_game_ended", "game", text("ended_at DESC")),
    )


class MatchSeat(Base):
    """Who sat where in a match."""

    __tablename__ = "match_seats"

    match_id: Mapped[UUID] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    #: The user, for a person; null for a house bot.
    user_id: Mapped[UUID | None] = mapped_column(ForeignKey("users.id"))
    name: Mapped[str]
    kind: Mapped[str]
    #: The house bot's or bot's id, such as house:easy.
    bot: Mapped[str | None]
    #: Of an uploaded bot, the version that played.
    bot_version: Mapped[int | None]
    score: Mapped[int | None]
    place: Mapped[int | None] = mapped_column(SmallInteger)
    left: Mapped[bool] = mapped_column(server_default=text("false"))

    __table_args__ = (
        Index("ix_match_seats_user", "user_id", "match_id"),
        # For the records of uploaded bots: read without the rows themselves.
        Index(
            "ix_match_seats_bot",
            "bot",
            "place",
            postgresql_where=text("bot_version IS NOT NULL AND place IS NOT NULL"),
        ),
    )


class MatchWatcher(Base):
    """Who watched a private match: they may see it afterwards."""

    __tablename__ = "match_watchers"

    match_id: Mapped[UUID] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    user_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )


class MatchAction(Base):
    """The journal, append-only: action number `seq` of a match, from 1."""

    __tablename__ = "match_actions"

    match_id: Mapped[UUID] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger)
    action: Mapped[Json]
    #: The client's id of the action, which makes a repeat harmless.
    action_id: Mapped[str | None]
    #: person, bot (a bot in its own seat), strike (the default action for an uploaded bot that
    #: failed), stand_in (a house bot for an absent person or a disqualified bot), clock
    source: Mapped[str]
    #: Milliseconds since 1970, the server's clock.
    at: Mapped[int] = mapped_column(BigInteger)

    __table_args__ = (
        Index(
            "uq_match_actions_id",
            "match_id",
            "seat",
            "action_id",
            unique=True,
            postgresql_where=text("action_id IS NOT NULL"),
        ),
    )


class JournalMark(Base):
    """The last transaction of a journal that held more than actions: see storage/journal.py."""

    __tablename__ = "journal_marks"

    #: One for each start of a journal.
    writer: Mapped[UUID] = mapped_column(primary_key=True)
    batch: Mapped[int] = mapped_column(BigInteger)
    at: Mapped[datetime] = mapped_column(server_default=func.now())


class ChatMessage(Base):
    __tablename__ = "chat_messages"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    #: Null for the lobby.
    table_id: Mapped[UUID | None]
    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[int] = mapped_column(BigInteger)
    #: Of somebody who talks to himself without knowing: a shadow mute.
    hidden: Mapped[bool] = mapped_column(server_default=false())

    __table_args__ = (
        Index("ix_chat_messages_place", "table_id", "id"),
        Index("ix_chat_messages_user", "user_id", "id"),
        Index("ix_chat_messages_at", "at"),
    )


class Rating(Base):
    """A person's strength in a game, from ranked tables."""

    __tablename__ = "ratings"

    user_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    matches: Mapped[int]


class RatingChange(Base):
    __tablename__ = "rating_history"

    user_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    match_id: Mapped[UUID] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str]
    mu: Mapped[float]
    sigma: Mapped[float]
    at: Mapped[datetime] = mapped_column(server_default=func.now())
