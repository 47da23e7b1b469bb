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
from server.storage.models.moderation import (
    Announcement,
    AuditEntry,
    Block,
    HouseSetting,
    Mark,
    PasswordReset,
    Report,
    Sanction,
    UserAddress,
)

__all__ = [
    "Announcement",
    "ApiToken",
    "AuditEntry",
    "Base",
    "Block",
    "Bot",
    "BotDecision",
    "BotVersion",
    "ChatMessage",
    "HouseSetting",
    "JournalMark",
    "Json",
    "Lease",
    "Mark",
    "MatchAction",
    "MatchRow",
    "MatchSeat",
    "MatchWatcher",
    "Node",
    "PasswordReset",
    "Rating",
    "RatingChange",
    "RefreshToken",
    "Report",
    "Sanction",
    "TableRow",
    "User",
    "UserAddress",
]
