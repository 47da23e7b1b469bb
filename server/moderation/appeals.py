"""Appeals: what a banned person says to it. He cannot log in, so he shows his password again."""

from datetime import UTC, datetime

from server.accounts.accounts import Accounts
from server.errors import Refusal
from server.moderation.sanctions import running
from server.storage.database import Database
from server.storage.models import Sanction


async def appeal(
    database: Database, accounts: Accounts, login: str, password: str, text: str, address: str
) -> None:
    """Once for each ban, so that nobody has to read the same again and again."""
    user = await accounts.verified(login, password, address)
    async with database.session() as session:
        own = running().where(Sanction.user_id == user.id, Sanction.kind == "ban")
        ban = await session.scalar(own.order_by(Sanction.created_at.desc()).limit(1))
        if ban is None:
            raise Refusal("not_found", "this account is not banned")
        if ban.appeal is not None:
            raise Refusal("forbidden", "you have appealed already; somebody will look at it")
        ban.appeal, ban.appealed_at = text, datetime.now(UTC)
