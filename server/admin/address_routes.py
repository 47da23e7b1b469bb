"""REST of banned addresses: /api/v1/admin/addresses."""

from typing import Annotated

from msgspec import Meta
from sqlalchemy import select, tuple_

from server.admin.shapes import SanctionShown, Until, shown_sanction
from server.admin.users import Users
from server.errors import Refusal
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.moderation.sanctions import running
from server.rest.declared import delete, get, post, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call
from server.storage.models import Sanction

ADDRESSES = "/api/v1/admin/addresses"


class AddressBanning(Until, kw_only=True):
    address: Annotated[str, Meta(max_length=60, description="an address or a network")]


class AddressRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._users = Users(house.database, house.sanctions, house.accounts.sessions)

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(ADDRESSES, "Banned addresses", who="moderator")
    async def banned_addresses(self, call: Call[None, PageQuery]) -> Page[SanctionShown]:
        query = running().where(Sanction.address.is_not(None))
        query = query.order_by(Sanction.created_at.desc(), Sanction.id.desc())
        place = before(call.query.cursor)
        if place is not None:
            query = query.where(tuple_(Sanction.created_at, Sanction.id) < place)
        async with self._house.database.session() as session:
            rows = list(await session.scalars(query.limit(call.query.limit + 1)))
        return page_of(
            rows,
            call.query.limit,
            show=shown_sanction,
            place=lambda row: time_cursor(row.created_at, row.id),
        )

    @post(ADDRESSES, "Ban an address or a network", who="moderator", status=201)
    async def ban_address(self, call: Call[AddressBanning, None]) -> SanctionShown:
        wish = call.body
        made = await self._users.ban_address(
            *(Actor.of(call.me), wish.address, wish.reason, wish.end), own=call.address
        )
        return shown_sanction(made)

    @delete(
        f"{ADDRESSES}/{{id}}",
        "Lift the ban of an address, by the ban's id",
        who="moderator",
        refusals=("not_found",),
    )
    async def unban_address(self, call: Call[None, None]) -> None:
        async with self._house.database.session() as session:
            wanted = select(Sanction.address).where(Sanction.id == call.path_id("id"))
            address = await session.scalar(wanted)
        if address is None:
            raise Refusal("not_found", "there is no ban to lift")
        await self._users.unban_address(Actor.of(call.me), address)
