"""REST of people, for those who keep order: /api/v1/admin/users."""

from typing import Annotated, Any, Literal
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.people import milliseconds
from server.accounts.resets import PAGE
from server.admin.dossier import Dossier, dossier
from server.admin.shapes import Because, Note, SanctionShown, Until, ms, shown_sanction
from server.admin.users import Found, Users
from server.house import SeraiHouse
from server.moderation.actor import Actor
from server.rest.declared import delete, get, post, put, routes_of
from server.rest.paging import Page, PageQuery, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call

USERS = "/api/v1/admin/users"
USER = f"{USERS}/{{id}}"

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


class UserRoutes:
    def __init__(self, house: SeraiHouse) -> None:
        self._house = house
        self._users = Users(house.database, house.sanctions, house.accounts.sessions)

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="admin")

    @get(USERS, "People, the newest first", who="moderator")
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
        online = await self._house.online([one.user.id for one in found])
        return page_of(
            found,
            query.limit,
            show=lambda one: self._shown(call, one, online),
            place=lambda one: time_cursor(one.user.created_at, one.user.id),
        )

    @get(USER, "All that the house knows of a person", who="moderator", refusals=("not_found",))
    async def show_user(self, call: Call[None, None]) -> UserFile:
        return await self._file(call)

    @post(
        f"{USER}/ban",
        "Ban an account; its sessions and sockets end at once",
        who="moderator",
        refusals=("not_found",),
    )
    async def ban_user(self, call: Call[Banning, None]) -> UserFile:
        wish = call.body
        user = call.path_id("id")
        await self._users.ban(
            *(Actor.of(call.me), user, wish.reason, wish.end),
            addresses=wish.addresses,
            own=call.address,
        )
        return await self._file(call)

    @delete(f"{USER}/ban", "Lift a ban", who="moderator", refusals=("not_found",))
    async def unban_user(self, call: Call[Lifting, None]) -> UserFile:
        user = call.path_id("id")
        await self._users.lift(Actor.of(call.me), user, ["ban"], call.body.answer)
        return await self._file(call)

    @post(
        f"{USER}/mute",
        "Keep somebody from writing, openly or without a word",
        who="moderator",
        refusals=("not_found",),
    )
    async def mute_user(self, call: Call[Muting, None]) -> UserFile:
        wish = call.body
        user = call.path_id("id")
        await self._users.mute(Actor.of(call.me), user, wish.reason, wish.end, shadow=wish.shadow)
        return await self._file(call)

    @delete(f"{USER}/mute", "Let somebody write again", who="moderator", refusals=("not_found",))
    async def unmute_user(self, call: Call[Lifting, None]) -> UserFile:
        user = call.path_id("id")
        kinds = ["mute", "shadow_mute"]
        await self._users.lift(Actor.of(call.me), user, kinds, call.body.answer)
        return await self._file(call)

    @post(
        f"{USER}/logout", "End every session of a person", who="moderator", refusals=("not_found",)
    )
    async def log_user_out(self, call: Call[None, None]) -> LoggedOut:
        return LoggedOut(await self._users.log_out(Actor.of(call.me), call.path_id("id")))

    @put(
        f"{USER}/role",
        "Give a role; who gets less has to log in again",
        who="admin",
        refusals=("not_found",),
    )
    async def give_role(self, call: Call[RoleGiven, None]) -> UserFile:
        await self._users.change_role(Actor.of(call.me), call.path_id("id"), call.body.role)
        return await self._file(call)

    @post(
        f"{USER}/reset-password",
        "A link with which the person may choose a new password, once, for a day",
        who="admin",
        refusals=("not_found",),
    )
    async def make_reset_link(self, call: Call[None, None]) -> ResetLink:
        token, expires = await self._users.reset_link(Actor.of(call.me), call.path_id("id"))
        return ResetLink(f"{PAGE}{token}", milliseconds(expires))

    @delete(
        USER,
        "Delete an account: nameless and gone, its matches stay",
        who="admin",
        refusals=("not_found",),
    )
    async def delete_user(self, call: Call[Because, None]) -> None:
        await self._users.delete(Actor.of(call.me), call.path_id("id"), call.body.reason)

    async def _file(self, call: Call[Any, Any]) -> UserFile:
        user = call.path_id("id")
        found = await self._users.one(user)
        shown = self._shown(call, found, await self._house.online([user]))
        return UserFile(shown, await dossier(self._house.database, user))

    def _shown(self, call: Call[Any, Any], found: Found, online: set[UUID]) -> UserShown:
        user = found.user
        return UserShown(
            id=user.id,
            name=user.name,
            role=user.role,
            email=user.email if call.me.may("admin") else None,
            since=milliseconds(user.created_at),
            deleted_at=ms(user.deleted_at),
            last_seen=ms(found.last_seen),
            online=user.id in online,
            leaves=user.leaves,
            ranked_blocked_until=ms(user.ranked_blocked_until),
            sanctions=[shown_sanction(one) for one in found.sanctions],
            marks=found.marks,
        )
