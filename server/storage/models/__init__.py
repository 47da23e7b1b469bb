"""The schema. Alembic's migrations make it; a test checks that the two agree.

Hot paths (the journal) write with plain SQL; everything else goes through these classes.
"""

from server.storage.models.arena import (
    BoardGame,
    BoardResult,
    BoardRow,
    BoardSetRow,
    BotRating,
    BotRatingChange,
    Challenge,
    OfficialTable,
    Standing,
    Tournament,
    WorkerRow,
)
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
    BotHold,
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
    "BoardGame",
    "BoardResult",
    "BoardRow",
    "BoardSetRow",
    "Bot",
    "BotDecision",
    "BotHold",
    "BotRating",
    "BotRatingChange",
    "BotVersion",
    "Challenge",
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
    "OfficialTable",
    "PasswordReset",
    "Rating",
    "RatingChange",
    "RefreshToken",
    "Report",
    "Sanction",
    "Standing",
    "TableRow",
    "Tournament",
    "User",
    "UserAddress",
    "WorkerRow",
]
