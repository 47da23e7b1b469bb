"""The audit log: every change by a moderator, an administrator or the command line."""

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from server.moderation.actor import Actor
from server.storage.models import AuditEntry

Json = dict[str, Any]


def note(
    session: AsyncSession,
    actor: Actor,
    action: str,
    target: tuple[str, object],
    *,
    before: Json | None = None,
    after: Json | None = None,
    reason: str | None = None,
) -> None:
    """Written with the change itself, in one transaction: there is none without the other."""
    kind, name = target
    session.add(
        AuditEntry(
            actor_id=actor.id,
            actor_name=actor.name,
            action=action,
            target_kind=kind,
            target_id=str(name),
            before=_plain(before),
            after=_plain(after),
            reason=reason,
        )
    )


def entries(
    *,
    actor: UUID | None = None,
    action: str | None = None,
    target: str | None = None,
    since: datetime | None = None,
    until: datetime | None = None,
    below: int | None = None,
    limit: int,
) -> Select[AuditEntry]:
    """The newest first. `action` may be a beginning, such as `user.`."""
    query = select(AuditEntry).order_by(AuditEntry.id.desc()).limit(limit)
    if actor is not None:
        query = query.where(AuditEntry.actor_id == actor)
    if action is not None:
        query = query.where(AuditEntry.action.startswith(action, autoescape=True))
    if target is not None:
        query = query.where(AuditEntry.target_id == target)
    if since is not None:
        query = query.where(AuditEntry.at >= since)
    if until is not None:
        query = query.where(AuditEntry.at < until)
    if below is not None:
        query = query.where(AuditEntry.id < below)
    return query


def _plain(value: Json | None) -> Json | None:
    """As JSON keeps it: times as text, ids as text."""
    return None if value is None else msgspec.to_builtins(value, str_keys=True)
