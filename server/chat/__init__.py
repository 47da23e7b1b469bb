"""Chat in the lobby and at tables: kept, limited, filtered, and kept from those who are muted."""

import time
import unicodedata
from collections import OrderedDict, deque
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import insert, select

from server.accounts.identity import Identity
from server.chat.filter import WordFilter, folded
from server.chat.words import known_words
from server.clock import now_ms
from server.errors import Refusal
from server.limits import Limits, SlidingWindow
from server.moderation.actor import HOUSE
from server.moderation.blocks import Blocks
from server.moderation.marks import mark
from server.moderation.sanctions import Sanctions
from server.realtime.connection import Connection
from server.storage.database import Database
from server.storage.models import ChatMessage

#: Controls and marks that turn the direction of text; emoji need their joiner and selectors.
#: What has no category yet is let through: the emoji of next year are among it.
FORBIDDEN = {"Cc", "Cs", "Co"}
BIDI = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

#: The same again more often than this within so many seconds is refused.
REPEATS, REPEAT_SECONDS = 3, 30.0
MOST_REMEMBERED = 10_000
#: Who is refused so often within a minute, and goes on, is muted for a while.
FLOOD_REFUSALS, FLOOD_SECONDS = 10, 60.0
FLOOD_MUTE = timedelta(minutes=5)
FLOOD_REASON = "too many messages at once"


@dataclass(frozen=True)
class Said:
    """A message as everybody gets it, without its place; and who does not get it."""

    sender: UUID
    message: dict[str, Any]
    #: Only the sender sees it, and does not know.
    hidden: bool
    blocks: Blocks

    def reaches(self, listener: Connection) -> bool:
        if listener.user_id == self.sender:
            return True
        return not self.hidden and not self.blocks.has(listener.user_id, self.sender)


class Chat:
    def __init__(
        self, database: Database, limits: Limits, sanctions: Sanctions, blocks: Blocks
    ) -> None:
        self.database = database
        self.limits = limits
        self.sanctions = sanctions
        self.blocks = blocks
        self._refusals = SlidingWindow("refused messages", FLOOD_REFUSALS, FLOOD_SECONDS)
        #: What each person said last, and when; the quietest first.
        self._lately: OrderedDict[UUID, deque[tuple[float, str]]] = OrderedDict()
        self.set_words("mask", {}, [])

    def set_words(self, mode: str, added: dict[str, list[str]], allowed: list[str]) -> None:
        """`mode` is mask, refuse or off."""
        lists = {language: list(words) for language, words in known_words().items()}
        for language, words in added.items():
            lists.setdefault(language, []).extend(words)
        self._mode = mode
        self._filter = WordFilter(lists, allowed)

    async def say(self, identity: Identity, table_id: UUID | None, text: str) -> Said:
        """Keep a message, to be told to whom it reaches."""
        text = self._checked(text)
        user = identity.user
        for who in (user, identity.owner):  # a bot has no more to say than its owner
            if who is not None:
                self.sanctions.check_mute(who)
        try:
            self._check_repeats(user, text)
            self.limits.chat.check(user)
        except Refusal:
            await self._flooded(user)
            raise
        text, bad = self._filtered(text)
        hidden = self.sanctions.of(user, "shadow_mute") is not None
        at = now_ms()
        async with self.database.session() as session:
            place = {"table_id": table_id, "user_id": user, "name": identity.name}
            await session.execute(
                insert(ChatMessage).values(**place, text=text, at=at, hidden=hidden)
            )
            if bad:
                await mark(session, user, "words", {"text": text, "words": bad})
        sender = {"id": str(user), "name": identity.name}
        return Said(user, {"from": sender, "text": text, "at": at}, hidden, self.blocks)

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

    def _filtered(self, text: str) -> tuple[str, int]:
        if self._mode == "off":
            return text, 0
        shown, bad = self._filter.masked(text)
        if bad and self._mode == "refuse":
            raise Refusal("forbidden", "Not in these words, please.")
        return shown, bad

    def _check_repeats(self, user: UUID, text: str) -> None:
        now, said = time.monotonic(), folded("".join(text.split()))
        lately = self._lately.setdefault(user, deque(maxlen=2 * REPEATS))
        self._lately.move_to_end(user)
        while len(self._lately) > MOST_REMEMBERED:
            self._lately.popitem(last=False)
        same = [at for at, before in lately if before == said and now - at < REPEAT_SECONDS]
        if len(same) >= REPEATS:
            wait = same[-REPEATS] + REPEAT_SECONDS - now
            raise Refusal("rate_limited", "You have said this already.", retry_after=wait)
        lately.append((now, said))

    async def _flooded(self, user: UUID) -> None:
        """A refused message; who sends one after the other all the same is muted."""
        try:
            self._refusals.check(user)
        except Refusal:
            until = datetime.now(UTC) + FLOOD_MUTE
            async with self.database.session() as session:
                await mark(session, user, "flood", {})
                await self.sanctions.impose(session, HOUSE, user, "mute", FLOOD_REASON, until)
            await self.sanctions.told()

    async def recent(self, table_id: UUID | None, count: int = 50) -> list[dict[str, Any]]:
        """The last messages of a place, the oldest first."""
        place = ChatMessage.table_id == table_id if table_id else ChatMessage.table_id.is_(None)
        async with self.database.session() as session:
            rows = await session.scalars(
                select(ChatMessage).where(place).order_by(ChatMessage.id.desc()).limit(count)
            )
            return [
                {
                    "from": {"id": str(row.user_id), "name": row.name},
                    "text": row.text,
                    "at": row.at,
                    "hidden": row.hidden,
                }
                for row in reversed(list(rows))
            ]
