"""Chat in the lobby and at tables: kept, limited, and muted where need be."""

import unicodedata
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import insert, select

from server.accounts.identity import Identity
from server.clock import now_ms
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Database
from server.storage.models import ChatMessage, User

#: Controls and marks that turn the direction of text; emoji need their joiner and selectors.
#: What has no category yet is let through: the emoji of next year are among it.
FORBIDDEN = {"Cc", "Cs", "Co"}
BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class Chat:
    def __init__(self, database: Database, limits: Limits) -> None:
        self.database = database
        self.limits = limits

    async def say(self, identity: Identity, table_id: UUID | None, text: str) -> dict[str, Any]:
        """Keep a message; returns it as everybody gets it, without its place."""
        text = self._checked(text)
        self.limits.chat.check(identity.user)
        at = now_ms()
        async with self.database.session() as session:
            muted = await session.scalar(select(User.muted_until).where(User.id == identity.user))
            if muted is not None and muted > datetime.now(UTC):
                raise Refusal("forbidden", "You may not write at the moment.")
            await session.execute(
                insert(ChatMessage).values(
                    table_id=table_id, user_id=identity.user, name=identity.name, text=text, at=at
                )
            )
            await session.commit()
        sender = {"id": str(identity.user), "name": identity.name}
        return {"from": sender, "text": text, "at": at}

    def _checked(self, text: str) -> str:
        text = unicodedata.normalize("NFC", text).strip()
        text = "".join(
            one
            for one in text
            if one == "\n" or (unicodedata.category(one) not in FORBIDDEN and one not in BIDI)
        )
        if not text:
            raise Refusal("bad_request", "There is nothing in this message.")
        most = self.limits.chat_characters
        if len(text) > most:
            raise Refusal("bad_request", f"A message has at most {most} characters.")
        return text

    async def recent(self, table_id: UUID | None, count: int = 50) -> list[dict[str, Any]]:
        """The last messages of a place, the oldest first."""
        place = ChatMessage.table_id == table_id if table_id else ChatMessage.table_id.is_(None)
        async with self.database.session() as session:
            rows = await session.scalars(
                select(ChatMessage).where(place).order_by(ChatMessage.id.desc()).limit(count)
            )
            return [
                {"from": {"id": str(row.user_id), "name": row.name}, "text": row.text, "at": row.at}
                for row in reversed(list(rows))
            ]
