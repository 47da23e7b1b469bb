"""The routes of bots: /api/v1/bots."""

from server.bots.cards import bot_card
from server.bots.reference import bot_api, bot_examples
from server.bots.registry import Registry
from server.bots.shapes import (
    BotApi,
    BotCard,
    BotChange,
    BotExamples,
    BotsQuery,
    Checked,
    Checking,
    NewBot,
    Tested,
    Testing,
)
from server.bots.trials import Trials
from server.rest.declared import delete, get, patch, post, routes_of
from server.rest.paging import Page, before, page_of, time_cursor
from server.rest.route import AnyRoute, Call

BOTS = "/api/v1/bots"
BOT = f"{BOTS}/{{id}}"


class BotRoutes:
    def __init__(self, registry: Registry, trials: Trials) -> None:
        self._registry = registry
        self._trials = trials

    def routes(self) -> list[AnyRoute]:
        return routes_of(self, tag="bots")

    @get(
        BOTS,
        "Bots that anybody may seat, or mine, the newest first",
        who="public",
        scope="bots",
        reads_token=True,
    )
    async def list_bots(self, call: Call[None, BotsQuery]) -> Page[BotCard]:
        query = call.query
        found = await self._registry.listed(
            call.identity,
            game=query.game,
            name=query.name,
            owner=query.owner,
            mine=query.mine,
            before=before(query.cursor),
            limit=query.limit + 1,
        )
        return page_of(
            found,
            query.limit,
            show=lambda one: bot_card(one, call.identity),
            place=lambda one: time_cursor(one.bot.created_at, one.bot.id),
        )

    @post(
        BOTS,
        "Make a bot",
        who="player",
        scope="bots",
        status=201,
        refusals=("name_taken", "rate_limited"),
    )
    async def make_bot(self, call: Call[NewBot, None]) -> BotCard:
        return bot_card(await self._registry.create(call.me, call.body), call.me)

    @get(f"{BOTS}/examples", "Bots to start from, for every game", who="public")
    async def list_bot_examples(self, _: Call[None, None]) -> BotExamples:
        return bot_examples()

    @get(f"{BOTS}/api", "What a bot defines, sees and may use, for editors", who="public")
    async def show_bot_api(self, _: Call[None, None]) -> BotApi:
        return bot_api()

    @get(BOT, "A bot's card", who="public", scope="bots", reads_token=True, refusals=("not_found",))
    async def show_bot(self, call: Call[None, None]) -> BotCard:
        return bot_card(await self._registry.show(call.identity, call.path_id("id")), call.identity)

    @patch(
        BOT,
        "Change a bot's name, text, games or who may see what",
        who="player",
        scope="bots",
        refusals=("not_found", "name_taken"),
    )
    async def change_bot(self, call: Call[BotChange, None]) -> BotCard:
        changed = await self._registry.change(call.me, call.path_id("id"), call.body)
        return bot_card(changed, call.me)

    @delete(
        BOT,
        "Delete a bot with its code and logs; matches stay",
        who="player",
        scope="bots",
        refusals=("not_found",),
    )
    async def delete_bot(self, call: Call[None, None]) -> None:
        await self._registry.delete(call.me, call.path_id("id"))

    @post(
        f"{BOTS}/check",
        "What is wrong with a source, with positions; nothing is kept",
        who="player",
        scope="bots",
        refusals=("rate_limited", "bots_off"),
    )
    async def check_source(self, call: Call[Checking, None]) -> Checked:
        return await self._trials.check(call.me, call.body.source, call.body.game)

    @post(
        f"{BOT}/test",
        "Try a version or a draft on ten sample states and in a practice match",
        who="player",
        scope="bots",
        refusals=("not_found", "rate_limited", "bots_off"),
    )
    async def test_bot(self, call: Call[Testing, None]) -> Tested:
        return await self._trials.test(call.me, call.path_id("id"), call.body)
