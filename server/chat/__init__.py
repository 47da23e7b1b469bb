"""Chat in the lobby and at tables: kept, limited, filtered, and kept from those who are muted."""

import time
from collections import OrderedDict, deque
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import insert, select

from server.accounts.identity import Identity
from server.chat.filter import bare
from server.chat.house_words import HouseWords
from server.chat.plain import plain
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

#: The same again more often than this within so many seconds is refused: not before the limit of
#: messages is reached, which is all that clients are told of.
REPEATS, REPEAT_SECONDS = 6, 30.0
MOST_REMEMBERED = 10_000
#: Who is refused so often within a minute, and goes on, is muted for a while.
FLOOD_REFUSALS, FLOOD_SECONDS = 20, 60.0
FLOOD_MUTE = timedelta(minutes=5)
FLOOD_REASON = "too many messages at once"
#: Times the limit: a text that is longer gets shorter by nothing that we take away.
LONGEST_GIVEN = 8


@dataclass(frozen=True)
class Said:
    """A message as everybody gets it, without its place; and who does not get it."""

    sender: UUID
    #: The person whose voice it is: the sender, or the owner of a bot.
    voice: UUID
    message: dict[str, Any]
    #: Only the person sees it, on whichever socket, also of a bot of his; and does not know.
    hidden: bool
    blocks: Blocks

    def reaches(self, listener: Connection) -> bool:
        if (listener.identity.owner or listener.user_id) == self.voice:
            return True
        return not self.hidden and not self.blocks.has(listener.user_id, self.sender)


class Chat:
    def __init__(
        self,
        database: Database,
        limits: Limits,
        sanctions: Sanctions,
        blocks: Blocks,
        words: HouseWords,
    ) -> None:
        self.database = database
        self.limits = limits
        self.sanctions = sanctions
        self.blocks = blocks
        self._words = words
        self._refusals = SlidingWindow("refused messages", FLOOD_REFUSALS, FLOOD_SECONDS)
        #: What each person said last, and when; the quietest first.
        self._lately: OrderedDict[UUID, deque[tuple[float, str]]] = OrderedDict()

    async def say(self, identity: Identity, table_id: UUID | None, text: str) -> Said:
        """Keep a message, to be told to whom it reaches."""
        text = self._checked(text)
        user = identity.user
        # A bot has no more to say than its owner.
        speakers = [who for who in (user, identity.owner) if who is not None]
        for who in speakers:
            self.sanctions.check_mute(who)
        try:
            self.limits.chat.check(user)
            self._check_repeats(user, text)
        except Refusal:
            await self._flooded(user)
            raise
        text, bad = self._words.filtered(text)
        hidden = any(self.sanctions.of(who, "shadow_mute") for who in speakers)
        at = now_ms()
        async with self.database.session() as session:
            place = {"table_id": table_id, "user_id": user, "name": identity.name}
            await session.execute(
                insert(ChatMessage).values(**place, text=text, at=at, hidden=hidden)
            )
            if bad:
                await mark(session, user, "words", {"text": text, "words": bad})
        sender = {"id": str(user), "name": identity.name}
        message = {"from": sender, "text": text, "at": at}
        return Said(user, identity.owner or user, message, hidden, self.blocks)

    def _checked(self, text: str) -> str:
        most = self.limits.chat_characters
        too_long = Refusal("bad_request", f"A message has at most {most} characters.")
        if len(text) > LONGEST_GIVEN * most:  # before any work is done on it
            raise too_long
        text = plain(text, lines=True)
        if not text:
            raise Refusal("bad_request", "There is nothing in this message.")
        if len(text) > most:
            raise too_long
        return text

    def _check_repeats(self, user: UUID, text: str) -> None:
        now, said = time.monotonic(), bare(text)
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
