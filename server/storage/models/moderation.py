"""Keeping order: sanctions, reports, blocks, marks, audit, announcements, run-time settings."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import BigInteger, Date, ForeignKey, Identity, Index, UniqueConstraint, func, text
from sqlalchemy.orm import Mapped, mapped_column

from server.storage.models.base import Base, Json


class Sanction(Base):
    """A ban or a mute, of an account or (bans only) of an address. It runs until its end, or until
    somebody lifts it; without an end it is permanent."""

    __tablename__ = "sanctions"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    #: ban, mute, shadow_mute
    kind: Mapped[str]
    user_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    #: An address or a network, as text.
    address: Mapped[str | None]
    #: Told to the person.
    reason: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    #: Null: the house itself, or the command line.
    created_by: Mapped[UUID | None]
    until: Mapped[datetime | None]
    lifted_at: Mapped[datetime | None]
    lifted_by: Mapped[UUID | None]
    #: What the person says to it, and what he was answered.
    appeal: Mapped[str | None]
    appealed_at: Mapped[datetime | None]
    appeal_answer: Mapped[str | None]

    __table_args__ = (
        Index("ix_sanctions_running", "kind", postgresql_where=text("lifted_at IS NULL")),
    )


class Report(Base):
    """Somebody complains. `context` is what the house knew at that moment, kept as evidence."""

    __tablename__ = "reports"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    #: player, message, bot, match
    kind: Mapped[str]
    #: abuse, cheating, spam, stalling, name, other
    category: Mapped[str]
    reporter_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    #: The person it is about, where there is one.
    subject_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("users.id", ondelete="SET NULL"), index=True
    )
    match_id: Mapped[UUID | None]
    bot: Mapped[str | None]
    text: Mapped[str]
    context: Mapped[Json]
    #: open, taken, resolved, dismissed
    state: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    taken_by: Mapped[UUID | None]
    taken_at: Mapped[datetime | None]
    closed_at: Mapped[datetime | None]
    #: What came of it, for colleagues.
    note: Mapped[str | None]

    __table_args__ = (Index("ix_reports_state", "state", "created_at"),)


class Block(Base):
    """One does not want to hear or meet the other."""

    __tablename__ = "blocks"

    user_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    blocked_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Mark(Base):
    """Something that the house noticed about a person by itself, counted by day. A hint for people
    to look at; nothing follows from it by itself."""

    __tablename__ = "marks"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    #: leaver, stalling, shared_address, words, flood, feeding
    kind: Mapped[str]
    day: Mapped[date] = mapped_column(Date)
    count: Mapped[int]
    #: Of the last time.
    detail: Mapped[Json]
    last_at: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (UniqueConstraint("user_id", "kind", "day"),)


class UserAddress(Base):
    """Where an account has been seen, for a while: a shared address may be one person twice."""

    __tablename__ = "user_addresses"

    user_id: Mapped[UUID] = mapped_column(
        ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    address: Mapped[str] = mapped_column(primary_key=True, index=True)
    first_at: Mapped[datetime] = mapped_column(server_default=func.now())
    last_at: Mapped[datetime] = mapped_column(server_default=func.now())


class PasswordReset(Base):
    """A link with which a person may choose a new password, once."""

    __tablename__ = "password_resets"

    token_hash: Mapped[bytes] = mapped_column(primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created_by: Mapped[UUID | None]
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class AuditEntry(Base):
    """Who changed what, from what to what. Only ever added to."""

    __tablename__ = "audit_log"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    at: Mapped[datetime] = mapped_column(server_default=func.now())
    #: Null for the command line and for the house itself; the name says which.
    actor_id: Mapped[UUID | None]
    actor_name: Mapped[str]
    #: Such as user.ban, table.close, settings.change.
    action: Mapped[str]
    target_kind: Mapped[str]
    target_id: Mapped[str]
    before: Mapped[Json | None]
    after: Mapped[Json | None]
    reason: Mapped[str | None]

    __table_args__ = (
        Index("ix_audit_log_target", "target_kind", "target_id", "id"),
        Index("ix_audit_log_actor", "actor_id", "id"),
    )


class Announcement(Base):
    """A word of the house to everybody, on every page until it ends."""

    __tablename__ = "announcements"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    text: Mapped[str]
    #: By language, where somebody has translated it.
    translations: Mapped[Json]
    #: info, warning
    level: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    created_by: Mapped[UUID | None]
    until: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]


class HouseSetting(Base):
    """What is changed while the house runs, by name: its rules, and where its chores stand."""

    __tablename__ = "house_settings"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[Json]
    changed_at: Mapped[datetime] = mapped_column(server_default=func.now())


class BotHold(Base):
    """A bot, or one version of it, that may not play until somebody lifts this."""

    __tablename__ = "bot_holds"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    bot_id: Mapped[UUID] = mapped_column(ForeignKey("bots.id", ondelete="CASCADE"), index=True)
    #: Null: all of them.
    version: Mapped[int | None]
    reason: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    created_by: Mapped[UUID | None]
    lifted_at: Mapped[datetime | None]
    lifted_by: Mapped[UUID | None]
