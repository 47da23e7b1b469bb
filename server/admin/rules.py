"""The house's rules that are changed while it runs: stored, told to every server, in force at once.

What a machine needs (ports, addresses, keys) is set by the environment: server/config.py.
"""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database
from server.storage.models import HouseSetting
from server.storage.noticeboard import Notice, Noticeboard

ROW = "rules"

Days = Annotated[int, Meta(ge=0, le=36_500, description="0 keeps them for ever")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Words = Annotated[list[Word], Meta(max_length=2_000)]
LanguageCode = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Factor = Annotated[float, Meta(ge=0.01, le=1000)]
Filter = Literal["mask", "refuse", "off"]
AppealText = Annotated[str, Meta(max_length=2_000)]
AddedWords = Annotated[dict[LanguageCode, Words], Meta(max_length=20)]


class HouseRules(Struct, kw_only=True, frozen=True):
    """All of them, with the values of a new house."""

    limits_factor: Annotated[Factor, Meta(description="on top of SERAI_LIMITS_FACTOR")] = 1.0
    registration: Annotated[bool, Meta(description="whether new accounts are made")] = True
    guests: Annotated[bool, Meta(description="whether people enter without an account")] = True
    new_matches: Annotated[
        bool, Meta(description="whether tables open and matches begin; if not, those that run end")
    ] = True
    chat_filter: Annotated[
        Filter, Meta(description="what happens to a message with a word of the lists")
    ] = "mask"
    words_added: Annotated[
        AddedWords, Meta(description="by language, besides those that the house knows")
    ] = {}
    words_allowed: Annotated[Words, Meta(description="words that are fine in spite of it")] = []
    appeal_text: Annotated[AppealText, Meta(description="told to the banned: how to appeal")] = ""
    chat_days: Annotated[Days, Meta(description="how long messages are kept")] = 90
    guest_days: Annotated[Days, Meta(description="after so long without a visit a guest goes")] = 30
    address_days: Annotated[Days, Meta(description="how long addresses are kept")] = 30
    report_days: Annotated[Days, Meta(description="how long closed reports are kept")] = 365
    mark_days: Annotated[Days, Meta(description="how long marks are kept")] = 180
    audit_days: Annotated[Days, Meta(description="how long the audit log is kept")] = 730


class ChangedRules(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is absent stays; a rule that does not exist is refused, or a slip would look done."""

    limits_factor: Factor | UnsetType = UNSET
    registration: bool | UnsetType = UNSET
    guests: bool | UnsetType = UNSET
    new_matches: bool | UnsetType = UNSET
    chat_filter: Filter | UnsetType = UNSET
    words_added: AddedWords | UnsetType = UNSET
    words_allowed: Words | UnsetType = UNSET
    appeal_text: AppealText | UnsetType = UNSET
    chat_days: Days | UnsetType = UNSET
    guest_days: Days | UnsetType = UNSET
    address_days: Days | UnsetType = UNSET
    report_days: Days | UnsetType = UNSET
    mark_days: Days | UnsetType = UNSET
    audit_days: Days | UnsetType = UNSET


class RuleBook:
    """`now` are the rules in force; `on_change` puts new ones into force."""

    def __init__(self, database: Database, notices: Noticeboard) -> None:
        self._database = database
        self._notices = notices
        self.now = HouseRules()
        self.on_change: Callable[[HouseRules], None] | None = None
        notices.on("rules", self._changed)

    async def load(self) -> None:
        async with self._database.session() as session:
            self.now = _rules(await session.get(HouseSetting, ROW))
        if self.on_change is not None:
            self.on_change(self.now)

    async def change(self, actor: Actor, changes: ChangedRules) -> HouseRules:
        given: dict[str, Any] = {
            name: value
            for name in changes.__struct_fields__
            if (value := getattr(changes, name)) is not UNSET
        }
        async with self._database.session() as session:
            row = await held_setting(session, ROW)
            before = _rules(row)
            after = msgspec.structs.replace(before, **given)
            row.value = msgspec.to_builtins(after)
            audit.note(
                session,
                actor,
                "settings.change",
                ("settings", "house"),
                before={name: getattr(before, name) for name in given},
                after=given,
            )
            await self._notices.post(session, "rules")
        await self._notices.act("rules")
        return after

    async def _changed(self, _: Notice) -> None:
        await self.load()


async def held_setting(session: AsyncSession, name: str) -> HouseSetting:
    """What is stored under this name, an empty object if there is nothing yet: ours alone until
    the end of the transaction, so that of two changes at once none is lost."""
    first = insert(HouseSetting).values(name=name, value={})
    await session.execute(first.on_conflict_do_nothing())
    return await session.get_one(HouseSetting, name, with_for_update=True)


def _rules(row: HouseSetting | None) -> HouseRules:
    """What was stored by another version may lack fields, or have more."""
    return HouseRules() if row is None else msgspec.convert(row.value, HouseRules)
