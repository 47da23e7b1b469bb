"""The schema. Alembic's migrations make it; a test checks that the two agree.

Hot paths (the journal) write with plain SQL; everything else goes through these classes.
"""

from server.storage.models.base import Base, Json
from server.storage.models.bots import ApiToken, Bot, BotDecision, BotVersion
from server.storage.models.house import (
    ChatMessage,
    JournalMark,
    MatchAction,
    MatchRow,
    MatchSeat,
    MatchWatcher,
    Rating,
    RatingChange,
    RefreshToken,
    TableRow,
    User,
)
from server.storage.models.leases import Lease, Node

__all__ = [
    "ApiToken",
    "Base",
    "Bot",
    "BotDecision",
    "BotVersion",
    "ChatMessage",
    "JournalMark",
    "Json",
    "Lease",
    "MatchAction",
    "MatchRow",
    "MatchSeat",
    "MatchWatcher",
    "Node",
    "Rating",
    "RatingChange",
    "RefreshToken",
    "TableRow",
    "User",
]
