"""The routes of personal tokens: /api/v1/tokens."""

from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.identity import Scope
from server.accounts.people import milliseconds
from server.accounts.personal import PersonalTokens, TokenOf
from server.rest.declared import delete, get, post, routes_of
from server.rest.route import AnyRoute, Call

TOKENS = "/api/v1/tokens"
Milliseconds = Annotated[int, Meta(description="milliseconds since 1970")]


class NewToken(Struct):
    """`name` is also that of the bot account, for a token that plays."""

    name: Annotated[str, Meta(max_length=200)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]
    days: Annotated[int, Meta(ge=1, le=3650, description="until it ends; null: never")] | None = (
        None
    )


class BotAccount(Struct):
    """As whom an external bot sits at tables."""

    id: UUID
    name: str


class TokenCard(Struct):
    id: UUID
    name: str
    scopes: list[Scope]
    account: BotAccount | None
    created_at: Milliseconds
    last_used_at: Milliseconds | None
    expires_at: Milliseconds | None


class TokenMade(Struct):
    """The token itself is shown here and never again."""

    token: str
    card: TokenCard

    def __repr__(self) -> str:
        return "TokenMade(…)"


class Tokens(Struct):
    tokens: list[TokenCard]


class TokenRoutes:
    def __init__(self, tokens: PersonalTokens) -> None:
        self._tokens = tokens

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="tokens")

    @get(TOKENS, "My personal tokens, without the tokens themselves", who="player")
    async def list_tokens(self, call: Call[None, None]) -> Tokens:
        return Tokens([_card(one) for one in await self._tokens.listed(call.me)])

    @post(
        TOKENS,
        "Make a personal token for a program; it is shown once",
        who="player",
        status=201,
        refusals=("name_taken", "rate_limited"),
    )
    async def make_token(self, call: Call[NewToken, None]) -> TokenMade:
        body = call.body
        token, made = await self._tokens.create(call.me, body.name, body.scopes, body.days)
        return TokenMade(token, _card(made))

    @delete(
        f"{TOKENS}/{{id}}",
        "End a token and the sockets that it opened",
        who="player",
        refusals=("not_found",),
    )
    async def delete_token(self, call: Call[None, None]) -> None:
        await self._tokens.delete(call.me, call.path_id("id"))


def _card(one: TokenOf) -> TokenCard:
    token = one.token
    used, ends = token.last_used_at, token.expires_at
    return TokenCard(
        id=token.id,
        name=token.name,
        scopes=token.scopes,
        account=None if one.account is None else BotAccount(one.account.id, one.account.name),
        created_at=milliseconds(token.created_at),
        last_used_at=None if used is None else milliseconds(used),
        expires_at=None if ends is None else milliseconds(ends),
    )
