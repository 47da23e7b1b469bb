"""The routes of accounts: /api/v1/auth, /api/v1/me, /api/v1/players."""

from server.accounts.accounts import Accounts
from server.accounts.people import milliseconds
from server.accounts.sessions import SignIn
from server.accounts.shapes import (
    Changing,
    Deleting,
    Guest,
    GuestRegistering,
    LoggingIn,
    LoggingOut,
    Me,
    Player,
    PlayerFound,
    PlayersQuery,
    Profile,
    Registering,
    Resetting,
    SignedIn,
)
from server.accounts.tokens import ACCESS_SECONDS, REFRESH_SECONDS
from server.errors import Refusal
from server.rest.declared import delete, get, patch, post, routes_of
from server.rest.paging import Page, page_of, place_of
from server.rest.route import AnyRoute, Body, Call
from server.storage.models import User

COOKIE = "serai_refresh"
AUTH = "/api/v1/auth"
ME = "/api/v1/me"


class AccountRoutes:
    def __init__(self, accounts: Accounts, *, secure_cookies: bool) -> None:
        self._accounts = accounts
        self._secure = secure_cookies

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="auth")

    @post(
        f"{AUTH}/guest",
        "Enter as a guest; a name that somebody has gets a number",
        who="public",
        status=201,
        refusals=("rate_limited", "server_busy", "banned", "closed"),
    )
    async def enter_as_guest(self, call: Call[Guest, None]) -> SignedIn:
        return self._signed_in(call, await self._accounts.guest(call.body.name, call.address))

    @post(
        f"{AUTH}/register",
        "Register and enter; with the token of a guest as this guest, who keeps its matches",
        who="public",
        reads_token=True,
        status=201,
        refusals=(
            *("forbidden", "name_taken", "email_taken", "rate_limited", "server_busy"),
            *("banned", "closed"),
        ),
    )
    async def register(self, call: Call[Registering, None]) -> SignedIn:
        accounts, body, address = self._accounts, call.body, call.address
        wish = (body.name, body.email, body.password, address)
        if call.identity is not None and call.identity.role == "guest":
            return self._signed_in(call, await accounts.register_guest(call.identity, *wish))
        return self._signed_in(call, await accounts.register(*wish))

    @post(
        f"{AUTH}/login",
        "Log in by name or e-mail address",
        who="public",
        refusals=("unauthorized", "rate_limited", "server_busy", "banned"),
    )
    async def log_in(self, call: Call[LoggingIn, None]) -> SignedIn:
        body = call.body
        entered = await self._accounts.login(body.login, body.password, call.address)
        return self._signed_in(call, entered)

    @post(
        f"{AUTH}/refresh",
        "A new access token, for the refresh token in the cookie",
        who="public",
        refusals=("unauthorized", "forbidden", "banned"),
        reads_cookie=True,
    )
    async def refresh(self, call: Call[None, None]) -> SignedIn:
        try:
            return self._signed_in(
                call, await self._accounts.refresh(call.cookies.get(COOKIE), call.address)
            )
        except Refusal:
            self._set_cookie(call, "", 0)
            raise

    @post(
        f"{AUTH}/logout",
        "End this session, or all of them",
        who="public",
        refusals=("unauthorized", "forbidden"),
        reads_cookie=True,
    )
    async def log_out(self, call: Call[LoggingOut, None]) -> None:
        self._set_cookie(call, "", 0)
        await self._accounts.logout(
            call.cookies.get(COOKIE), call.bearer, everywhere=call.body.everywhere
        )

    @post(
        f"{AUTH}/reset",
        "Choose a new password, with the link of an administrator",
        who="public",
        refusals=("not_found", "rate_limited", "server_busy"),
    )
    async def reset_password(self, call: Call[Resetting, None]) -> None:
        await self._accounts.reset_password(call.body.token, call.body.password, call.address)

    @get(ME, "Who I am", who="guest", scope="play", tag="me")
    async def show_me(self, call: Call[None, None]) -> Me:
        return _me(await self._accounts.me(call.me))

    @patch(
        ME,
        "Change name, e-mail address or password",
        who="guest",
        refusals=("forbidden", "name_taken", "email_taken", "rate_limited", "server_busy"),
        tag="me",
    )
    async def change_me(self, call: Call[Changing, None]) -> Me:
        body = call.body
        changed = await self._accounts.change(
            call.me,
            name=body.name,
            email=body.email,
            password=body.password,
            current_password=body.current_password,
        )
        return _me(changed)

    @delete(
        ME,
        "Delete my account; matches stay, without my name",
        who="guest",
        refusals=("forbidden", "rate_limited", "server_busy"),
        tag="me",
    )
    async def delete_me(self, call: Call[Deleting, None]) -> None:
        await self._accounts.delete(call.me, call.body.current_password)
        self._set_cookie(call, "", 0)

    @post(
        f"{ME}/register",
        "Register as the guest that I am",
        who="guest",
        refusals=("forbidden", "name_taken", "email_taken", "rate_limited", "server_busy"),
        tag="me",
    )
    async def register_me(self, call: Call[GuestRegistering, None]) -> SignedIn:
        body = call.body
        entered = await self._accounts.register_guest(
            call.me, body.name, body.email, body.password, call.address
        )
        return self._signed_in(call, entered)

    @get(
        "/api/v1/players",
        "Registered players whose name begins like this, by name",
        who="public",
        tag="players",
    )
    async def find_players(self, call: Call[None, PlayersQuery]) -> Page[PlayerFound]:
        query = call.query
        after = None if query.cursor is None else place_of(query.cursor, str)
        return page_of(
            await self._accounts.named_like(query.name, after, query.limit + 1),
            query.limit,
            show=lambda user: PlayerFound(user.id, user.name, user.role),
            place=lambda user: user.name,
        )

    @get(
        "/api/v1/players/{name}",
        "A player's public profile",
        who="public",
        refusals=("not_found",),
        tag="players",
    )
    async def show_player(self, call: Call[None, None]) -> Profile:
        user, ratings = await self._accounts.profile(call.path["name"])
        return Profile(
            user.id,
            user.name,
            user.role,
            milliseconds(user.created_at),
            ratings,
        )

    def _signed_in(self, call: Call[Body, None], entered: SignIn) -> SignedIn:
        if entered.refresh_token is not None:
            self._set_cookie(call, entered.refresh_token, REFRESH_SECONDS)
        player = Player(entered.user, entered.name, entered.role)
        return SignedIn(entered.access_token, ACCESS_SECONDS, player)

    def _set_cookie(self, call: Call[Body, None], value: str, seconds: int) -> None:
        call.set_cookie(COOKIE, value, path=AUTH, seconds=seconds, secure=self._secure)


def _me(user: User) -> Me:
    return Me(user.id, user.name, user.role, user.email, milliseconds(user.created_at))
