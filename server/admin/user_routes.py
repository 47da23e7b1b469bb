"""REST of people, for those who keep order: /api/v1/admin/users and /api/v1/admin/addresses."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct
from sqlalchemy import select, tuple_

from server.accounts.people import milliseconds
from server.accounts.resets import PAGE
from server.admin.dossier import Dossier, dossier
from server.admin.shapes import (
    Because,
    Note,
    SanctionShown,
    Until,
    before,
    ms,
    shown_sanction,
    time_cursor,
)
from server.admin.users import Found, Users
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.moderation.sanctions import running
from server.rest.paging import Page, PageQuery, page_of
from server.rest.route import AnyRoute, Call, Route
from server.storage.models import Sanction

USERS = "/api/v1/admin/users"
ADDRESSES = "/api/v1/admin/addresses"

Role = Literal["guest", "player", "moderator", "admin"]


class UsersQuery(PageQuery):
    text: (
        Annotated[
            str,
            Meta(max_length=254, description="part of a name, an id, an address; admins: e-mail"),
        ]
        | None
    ) = None
    role: Role | None = None
    sanction: Annotated[
        Literal["ban", "mute", "shadow_mute"] | None, Meta(description="under which somebody is")
    ] = None
    marked: Annotated[bool, Meta(description="only those whom the house has marked lately")] = False
    deleted: Annotated[bool, Meta(description="deleted ones too")] = False


class UserShown(Struct):
    id: UUID
    name: str
    role: str
    #: Administrators see it.
    email: str | None
    since: int
    deleted_at: int | None
    last_seen: int | None
    online: bool
    leaves: int
    ranked_blocked_until: int | None
    sanctions: Annotated[list[SanctionShown], Meta(description="those that hold now")]
    marks: Annotated[int, Meta(description="in the last 30 days")]


class UserFile(Struct):
    user: UserShown
    dossier: Dossier


class Banning(Until):
    addresses: Annotated[bool, Meta(description="and the addresses that it has used lately")] = (
        False
    )


class Muting(Until):
    shadow: Annotated[bool, Meta(description="only the person itself sees what it writes")] = False


class Lifting(Struct):
    answer: Annotated[Note | None, Meta(description="to an appeal")] = None


class RoleGiven(Struct):
    role: Literal["player", "moderator", "admin"]


class LoggedOut(Struct):
    sessions: int


class ResetLink(Struct):
    link: Annotated[str, Meta(description="a page of this site; it is shown only now")]
    expires_at: int


class AddressBanning(Until, kw_only=True):
    address: Annotated[str, Meta(max_length=60, description="an address or a network")]


class UserRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._users = Users(house.database, house.sanctions, house.accounts.sessions)

    def routes(self) -> list[AnyRoute]:
        one = f"{USERS}/{{id}}"
        return [
            Route(
                method="GET",
                path=USERS,
                summary="People, the newest first",
                tag="admin",
                who="moderator",
                query=UsersQuery,
                answer=Page[UserShown],
                serve=self.find_users,
            ),
            Route(
                method="GET",
                path=one,
                summary="All that the house knows of a person",
                tag="admin",
                who="moderator",
                answer=UserFile,
                refusals=("not_found",),
                serve=self.show_user,
            ),
            Route(
                method="POST",
                path=f"{one}/ban",
                summary="Ban an account; its sessions and sockets end at once",
                tag="admin",
                who="moderator",
                body=Banning,
                answer=UserFile,
                refusals=("not_found",),
                serve=self.ban_user,
            ),
            Route(
                method="DELETE",
                path=f"{one}/ban",
                summary="Lift a ban",
                tag="admin",
                who="moderator",
                body=Lifting,
                answer=UserFile,
                refusals=("not_found",),
                serve=self.unban_user,
            ),
            Route(
                method="POST",
                path=f"{one}/mute",
                summary="Keep somebody from writing, openly or without a word",
                tag="admin",
                who="moderator",
                body=Muting,
                answer=UserFile,
                refusals=("not_found",),
                serve=self.mute_user,
            ),
            Route(
                method="DELETE",
                path=f"{one}/mute",
                summary="Let somebody write again",
                tag="admin",
                who="moderator",
                body=Lifting,
                answer=UserFile,
                refusals=("not_found",),
                serve=self.unmute_user,
            ),
            Route(
                method="POST",
                path=f"{one}/logout",
                summary="End every session of a person",
                tag="admin",
                who="moderator",
                answer=LoggedOut,
                refusals=("not_found",),
                serve=self.log_user_out,
            ),
            Route(
                method="PUT",
                path=f"{one}/role",
                summary="Give a role; who gets less has to log in again",
                tag="admin",
                who="admin",
                body=RoleGiven,
                answer=UserFile,
                refusals=("not_found",),
                serve=self.give_role,
            ),
            Route(
                method="POST",
                path=f"{one}/reset-password",
                summary="A link with which the person may choose a new password, once, for a day",
                tag="admin",
                who="admin",
                answer=ResetLink,
                refusals=("not_found",),
                serve=self.make_reset_link,
            ),
            Route(
                method="DELETE",
                path=one,
                summary="Delete an account: nameless and gone, its matches stay",
                tag="admin",
                who="admin",
                body=Because,
                status=204,
                refusals=("not_found",),
                serve=self.delete_user,
            ),
            Route(
                method="GET",
                path=ADDRESSES,
                summary="Banned addresses",
                tag="admin",
                who="moderator",
                query=PageQuery,
                answer=Page[SanctionShown],
                serve=self.banned_addresses,
            ),
            Route(
                method="POST",
                path=ADDRESSES,
                summary="Ban an address or a network",
                tag="admin",
                who="moderator",
                body=AddressBanning,
                answer=SanctionShown,
                status=201,
                serve=self.ban_address,
            ),
            Route(
                method="DELETE",
                path=f"{ADDRESSES}/{{id}}",
                summary="Lift the ban of an address, by the ban's id",
                tag="admin",
                who="moderator",
                status=204,
                refusals=("not_found",),
                serve=self.unban_address,
            ),
        ]

    async def find_users(self, call: Call[None, UsersQuery]) -> Page[UserShown]:
        query = call.query
        found = await self._users.find(
            query.text,
            role=query.role,
            sanction=query.sanction,
            marked=query.marked,
            deleted=query.deleted,
            emails=call.me.may("admin"),
            before=before(query.cursor),
            limit=query.limit + 1,
        )
        return page_of(
            found,
            query.limit,
            show=lambda one: self._shown(call, one),
            place=lambda one: time_cursor(one.user.created_at, one.user.id),
        )

    async def show_user(self, call: Call[None, None]) -> UserFile:
        return await self._file(call)

    async def ban_user(self, call: Call[Banning, None]) -> UserFile:
        wish = call.body
        user = call.path_id("id")
        await self._users.ban(
            Actor.of(call.me), user, wish.reason, wish.end, addresses=wish.addresses
        )
        return await self._file(call)

    async def unban_user(self, call: Call[Lifting, None]) -> UserFile:
        user = call.path_id("id")
        await self._users.lift(Actor.of(call.me), user, ["ban"], call.body.answer)
        return await self._file(call)

    async def mute_user(self, call: Call[Muting, None]) -> UserFile:
        wish = call.body
        user = call.path_id("id")
        await self._users.mute(Actor.of(call.me), user, wish.reason, wish.end, shadow=wish.shadow)
        return await self._file(call)

    async def unmute_user(self, call: Call[Lifting, None]) -> UserFile:
        user = call.path_id("id")
        kinds = ["mute", "shadow_mute"]
        await self._users.lift(Actor.of(call.me), user, kinds, call.body.answer)
        return await self._file(call)

    async def log_user_out(self, call: Call[None, None]) -> LoggedOut:
        return LoggedOut(await self._users.log_out(Actor.of(call.me), call.path_id("id")))

    async def give_role(self, call: Call[RoleGiven, None]) -> UserFile:
        await self._users.change_role(Actor.of(call.me), call.path_id("id"), call.body.role)
        return await self._file(call)

    async def make_reset_link(self, call: Call[None, None]) -> ResetLink:
        token, expires = await self._users.reset_link(Actor.of(call.me), call.path_id("id"))
        return ResetLink(f"{PAGE}{token}", milliseconds(expires))

    async def delete_user(self, call: Call[Because, None]) -> None:
        await self._users.delete(Actor.of(call.me), call.path_id("id"), call.body.reason)

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

    async def ban_address(self, call: Call[AddressBanning, None]) -> SanctionShown:
        wish = call.body
        made = await self._users.ban_address(Actor.of(call.me), wish.address, wish.reason, wish.end)
        return shown_sanction(made)

    async def unban_address(self, call: Call[None, None]) -> None:
        async with self._house.database.session() as session:
            wanted = select(Sanction.address).where(Sanction.id == call.path_id("id"))
            address = await session.scalar(wanted)
        await self._users.unban_address(Actor.of(call.me), address or "")

    async def _file(self, call: Call[Any, Any]) -> UserFile:
        user = call.path_id("id")
        found = await self._users.one(user)
        return UserFile(self._shown(call, found), await dossier(self._house.database, user))

    def _shown(self, call: Call[Any, Any], found: Found) -> UserShown:
        user = found.user
        return UserShown(
            id=user.id,
            name=user.name,
            role=user.role,
            email=user.email if call.me.may("admin") else None,
            since=milliseconds(user.created_at),
            deleted_at=ms(user.deleted_at),
            last_seen=ms(found.last_seen),
            online=self._house.is_online(user.id),
            leaves=user.leaves,
            ranked_blocked_until=ms(user.ranked_blocked_until),
            sanctions=[shown_sanction(one) for one in found.sanctions],
            marks=found.marks,
        )
