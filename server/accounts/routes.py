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
    Profile,
    RatingShown,
    Registering,
    Resetting,
    SignedIn,
)
from server.accounts.tokens import ACCESS_SECONDS, REFRESH_SECONDS
from server.errors import Refusal
from server.rest.route import AnyRoute, Body, Call, Route
from server.storage.models import User

COOKIE = "serai_refresh"
AUTH = "/api/v1/auth"
ME = "/api/v1/me"


class AccountRoutes:
    def __init__(self, accounts: Accounts, *, secure_cookies: bool) -> None:
        self._accounts = accounts
        self._secure = secure_cookies

    def routes(self) -> list[AnyRoute]:
        return [
            Route(
                method="POST",
                path=f"{AUTH}/guest",
                summary="Enter as a guest",
                tag="auth",
                who="public",
                body=Guest,
                answer=SignedIn,
                status=201,
                refusals=("name_taken", "rate_limited", "server_busy", "banned", "closed"),
                serve=self.enter_as_guest,
            ),
            Route(
                method="POST",
                path=f"{AUTH}/register",
                summary="Register and enter",
                tag="auth",
                who="public",
                body=Registering,
                answer=SignedIn,
                status=201,
                refusals=(
                    *("name_taken", "email_taken", "rate_limited", "server_busy"),
                    *("banned", "closed"),
                ),
                serve=self.register,
            ),
            Route(
                method="POST",
                path=f"{AUTH}/login",
                summary="Log in by name or e-mail address",
                tag="auth",
                who="public",
                body=LoggingIn,
                answer=SignedIn,
                refusals=("unauthorized", "rate_limited", "server_busy", "banned"),
                serve=self.log_in,
            ),
            Route(
                method="POST",
                path=f"{AUTH}/refresh",
                summary="A new access token, for the refresh token in the cookie",
                tag="auth",
                who="public",
                answer=SignedIn,
                refusals=("unauthorized", "banned"),
                serve=self.refresh,
            ),
            Route(
                method="POST",
                path=f"{AUTH}/logout",
                summary="End this session, or all of them",
                tag="auth",
                who="public",
                body=LoggingOut,
                status=204,
                refusals=("unauthorized",),
                serve=self.log_out,
            ),
            Route(
                method="POST",
                path=f"{AUTH}/reset",
                summary="Choose a new password, with the link of an administrator",
                tag="auth",
                who="public",
                body=Resetting,
                status=204,
                refusals=("not_found", "rate_limited", "server_busy"),
                serve=self.reset_password,
            ),
            Route(
                method="GET",
                path=ME,
                summary="Who I am",
                tag="me",
                who="guest",
                scope="play",
                answer=Me,
                serve=self.show_me,
            ),
            Route(
                method="PATCH",
                path=ME,
                summary="Change name, e-mail address or password",
                tag="me",
                who="guest",
                body=Changing,
                answer=Me,
                refusals=("forbidden", "name_taken", "email_taken", "rate_limited", "server_busy"),
                serve=self.change_me,
            ),
            Route(
                method="DELETE",
                path=ME,
                summary="Delete my account; matches stay, without my name",
                tag="me",
                who="guest",
                body=Deleting,
                status=204,
                refusals=("forbidden", "rate_limited", "server_busy"),
                serve=self.delete_me,
            ),
            Route(
                method="POST",
                path=f"{ME}/register",
                summary="Register as the guest that I am",
                tag="me",
                who="guest",
                body=GuestRegistering,
                answer=SignedIn,
                refusals=("forbidden", "name_taken", "email_taken", "rate_limited", "server_busy"),
                serve=self.register_me,
            ),
            Route(
                method="GET",
                path="/api/v1/players/{name}",
                summary="A player's public profile",
                tag="players",
                who="public",
                answer=Profile,
                refusals=("not_found",),
                serve=self.show_player,
            ),
        ]

    async def enter_as_guest(self, call: Call[Guest, None]) -> SignedIn:
        return self._signed_in(call, await self._accounts.guest(call.body.name, call.address))

    async def register(self, call: Call[Registering, None]) -> SignedIn:
        body = call.body
        entered = await self._accounts.register(body.name, body.email, body.password, call.address)
        return self._signed_in(call, entered)

    async def log_in(self, call: Call[LoggingIn, None]) -> SignedIn:
        body = call.body
        entered = await self._accounts.login(body.login, body.password, call.address)
        return self._signed_in(call, entered)

    async def refresh(self, call: Call[None, None]) -> SignedIn:
        try:
            return self._signed_in(
                call, await self._accounts.refresh(call.cookies.get(COOKIE), call.address)
            )
        except Refusal:
            self._set_cookie(call, "", 0)
            raise

    async def log_out(self, call: Call[LoggingOut, None]) -> None:
        self._set_cookie(call, "", 0)
        await self._accounts.logout(
            call.cookies.get(COOKIE), call.bearer, everywhere=call.body.everywhere
        )

    async def reset_password(self, call: Call[Resetting, None]) -> None:
        await self._accounts.reset_password(call.body.token, call.body.password, call.address)

    async def show_me(self, call: Call[None, None]) -> Me:
        return _me(await self._accounts.me(call.me))

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

    async def delete_me(self, call: Call[Deleting, None]) -> None:
        await self._accounts.delete(call.me, call.body.current_password)
        self._set_cookie(call, "", 0)

    async def register_me(self, call: Call[GuestRegistering, None]) -> SignedIn:
        body = call.body
        entered = await self._accounts.register_guest(
            call.me, body.name, body.email, body.password, call.address
        )
        return self._signed_in(call, entered)

    async def show_player(self, call: Call[None, None]) -> Profile:
        user, ratings = await self._accounts.profile(call.path["name"])
        return Profile(
            user.id,
            user.name,
            user.role,
            milliseconds(user.created_at),
            [RatingShown(one.game, one.mu, one.sigma, one.matches) for one in ratings],
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
