"""Bans and mutes: imposed, lifted, and known to this process at any moment without a query.

Whatever runs is kept in memory: every REST call, socket and message asks here. The table is the
truth; notices tell when to read it again.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from server.accounts.people import milliseconds
from server.errors import Refusal
from server.moderation import audit
from server.moderation.actor import Actor
from server.storage.database import Database
from server.storage.models import Sanction
from server.storage.noticeboard import Notice, Noticeboard

Network = IPv4Network | IPv6Network
KINDS = ("ban", "mute", "shadow_mute")
#: Nobody bans half the world by a slip of the hand.
WIDEST = {4: 16, 6: 32}
#: Of IPv6 a household has all of this, and uses another address each day.
HOUSEHOLD = 64
#: Bits before an address of IPv4 that is written as one of IPv6.
MAPPED = 96

#: Told of a person who has just been banned, and why, so that his sockets go.
OnBanned = Callable[[UUID, Refusal], None]
#: Told when addresses have been banned: sockets from there go too.
OnAddressesBanned = Callable[[], None]


@dataclass(frozen=True)
class Running:
    """A sanction that holds, as far as the person may know of it."""

    id: UUID
    reason: str
    until: datetime | None

    @property
    def holds(self) -> bool:
        return self.until is None or self.until > datetime.now(UTC)


class Sanctions:
    def __init__(self, database: Database, notices: Noticeboard) -> None:
        self._database = database
        self._notices = notices
        self._of_users: dict[str, dict[UUID, Running]] = {kind: {} for kind in KINDS}
        self._of_addresses: dict[Network, Running] = {}
        self.on_banned: OnBanned | None = None
        self.on_addresses_banned: OnAddressesBanned | None = None
        #: Told how many there are of each kind.
        self.on_loaded: Callable[[str, int], None] | None = None
        #: Bans whose people were told.
        self._told: set[UUID] = set()
        #: How to appeal, from the settings of the house.
        self.appeal_text = ""
        notices.on("sanctions", self._changed)

    # ── asking ──────────────────────────────────────────────────────────────────────────────

    def check_user(self, user: UUID) -> None:
        """Refusal for somebody who is banned."""
        ban = self.of(user, "ban")
        if ban is not None:
            raise self._banned(ban, "You are banned")

    def check_address(self, address: str) -> None:
        """Refusal for an address that is banned."""
        if not self._of_addresses:
            return
        for network in around(address):
            running = self._of_addresses.get(network)
            if running is not None and running.holds:
                raise self._banned(running, "This address is banned")

    def of(self, user: UUID, kind: str) -> Running | None:
        running = self._of_users[kind].get(user)
        return running if running is not None and running.holds else None

    def check_mute(self, user: UUID) -> None:
        """Refusal for somebody who may not write."""
        mute = self.of(user, "mute")
        if mute is not None:
            seconds = None if mute.until is None else _seconds_until(mute.until)
            said = f"You may not write{_until(mute.until)}: {mute.reason}"
            raise Refusal("forbidden", said, retry_after=seconds)

    def _banned(self, ban: Running, said: str) -> Refusal:
        until = None if ban.until is None else milliseconds(ban.until)
        return Refusal(
            "banned",
            f"{said}{_until(ban.until)}: {ban.reason}",
            reason=ban.reason,
            until=until,
            appeal=self.appeal_text,
        )

    # ── changing ────────────────────────────────────────────────────────────────────────────

    async def impose(
        self,
        session: AsyncSession,
        actor: Actor,
        user: UUID,
        kind: str,
        reason: str,
        until: datetime | None,
    ) -> Sanction:
        """One of a kind at a time: a new one takes the place of the old. Call `told` afterwards."""
        return await self._impose(session, actor, ("user", user), kind, reason, until)

    async def ban_address(
        self,
        session: AsyncSession,
        actor: Actor,
        address: str,
        reason: str,
        until: datetime | None,
    ) -> Sanction:
        network = as_network(address)
        return await self._impose(session, actor, ("address", network), "ban", reason, until)

    async def lift(
        self,
        session: AsyncSession,
        actor: Actor,
        target: tuple[str, object],
        kind: str,
        answer: str | None = None,
    ) -> Sanction:
        """End it now; `answer` is for who has appealed."""
        before = await self._running(session, target, kind)
        if before is None:
            raise Refusal("not_found", f"there is no {kind.replace('_', ' ')} to lift")
        shown = as_json(before)
        before.lifted_at, before.lifted_by = datetime.now(UTC), actor.id
        before.appeal_answer = answer or before.appeal_answer
        audit.note(
            session,
            actor,
            f"{target[0]}.{kind}.lift",
            target,
            before=shown,
            after=as_json(before),
            reason=answer,
        )
        await self._notices.post(session, "sanctions")
        return before

    async def told(self) -> None:
        """After the transaction: it holds here from now on."""
        await self._notices.act("sanctions")

    async def _impose(
        self,
        session: AsyncSession,
        actor: Actor,
        target: tuple[str, object],
        kind: str,
        reason: str,
        until: datetime | None,
    ) -> Sanction:
        if until is not None and until <= datetime.now(UTC):
            raise Refusal("bad_request", "`until`: this time has passed")
        before = await self._running(session, target, kind)
        shown = None
        if before is not None:
            shown = as_json(before)
            before.lifted_at, before.lifted_by = datetime.now(UTC), actor.id
        sanction = Sanction(
            id=uuid4(),
            kind=kind,
            user_id=target[1] if target[0] == "user" else None,
            address=str(target[1]) if target[0] == "address" else None,
            reason=reason,
            until=until,
            created_by=actor.id,
            created_at=datetime.now(UTC),
        )
        session.add(sanction)
        audit.note(
            session,
            actor,
            f"{target[0]}.{kind}",
            target,
            before=shown,
            after=as_json(sanction),
            reason=reason,
        )
        await self._notices.post(session, "sanctions")
        return sanction

    async def _running(
        self, session: AsyncSession, target: tuple[str, object], kind: str
    ) -> Sanction | None:
        kind_of, name = target
        whose = Sanction.user_id == name if kind_of == "user" else Sanction.address == str(name)
        query = running().where(whose, Sanction.kind == kind).with_for_update()
        found: Sanction | None = await session.scalar(
            query.order_by(Sanction.created_at.desc()).limit(1)
        )
        return found

    # ── knowing ─────────────────────────────────────────────────────────────────────────────

    async def load(self) -> None:
        of_users: dict[str, dict[UUID, Running]] = {kind: {} for kind in KINDS}
        of_addresses: dict[Network, Running] = {}
        async with self._database.session() as session:
            for row in await session.scalars(running().order_by(Sanction.created_at)):
                known = Running(row.id, row.reason, row.until)
                if row.user_id is not None:
                    of_users[row.kind][row.user_id] = known
                elif row.address is not None:
                    of_addresses[as_network(row.address)] = known
        self._of_users, self._of_addresses = of_users, of_addresses
        if self.on_loaded is not None:
            for kind, people in of_users.items():
                self.on_loaded(kind, len(people) + (len(of_addresses) if kind == "ban" else 0))
        bans = of_users["ban"]
        new = {user: ban for user, ban in bans.items() if ban.id not in self._told}
        new_address = any(ban.id not in self._told for ban in of_addresses.values())
        self._told = {ban.id for ban in (*bans.values(), *of_addresses.values())}
        if self.on_banned is not None:
            for user, ban in new.items():
                self.on_banned(user, self._banned(ban, "You are banned"))
        if new_address and self.on_addresses_banned is not None:
            self.on_addresses_banned()

    async def _changed(self, _: Notice) -> None:
        await self.load()


def running() -> Select[Sanction]:
    """A query for the sanctions that hold now."""
    return select(Sanction).where(
        Sanction.lifted_at.is_(None),
        or_(Sanction.until.is_(None), Sanction.until > func.now()),
    )


def as_network(address: str) -> Network:
    try:
        network = ip_network(address.strip(), strict=False)
    except ValueError:
        raise Refusal("bad_request", "`address`: an address or a network, please") from None
    mapped = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
    if mapped is not None:
        network = IPv4Network((mapped, max(0, network.prefixlen - MAPPED)))
    if network.prefixlen < WIDEST[network.version]:
        said = f"`address`: no wider than /{WIDEST[network.version]}, please"
        raise Refusal("bad_request", said)
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        return network.supernet(new_prefix=HOUSEHOLD)
    return network


def as_json(sanction: Sanction) -> dict[str, Any]:
    return {
        "id": sanction.id,
        "kind": sanction.kind,
        "reason": sanction.reason,
        "until": sanction.until,
        "lifted_at": sanction.lifted_at,
    }


def _until(until: datetime | None) -> str:
    return "" if until is None else f" until {until:%Y-%m-%d %H:%M} UTC"


def _seconds_until(until: datetime) -> float:
    return max(1.0, (until - datetime.now(UTC)).total_seconds())


def around(address: str) -> Iterator[Network]:
    """Every network that may be banned and has this address, as limits count it, in it: a look-up
    for each, however many are banned. A unix socket has none."""
    try:
        network = ip_network(address)
    except ValueError:
        return
    while network.prefixlen >= WIDEST[network.version]:
        yield network
        network = network.supernet()


def covers(banned: Network, address: str) -> bool:
    return banned in around(address)
