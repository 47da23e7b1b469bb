"""The web application: sockets, REST, health, metrics and the page on one port."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from server.accounts.routes import AccountRoutes
from server.accounts.token_routes import TokenRoutes
from server.admin.address_routes import AddressRoutes
from server.admin.arena_routes import AdminArenaRoutes
from server.admin.bot_routes import AdminBotRoutes
from server.admin.house_routes import HouseRoutes
from server.admin.match_routes import AdminMatchRoutes
from server.admin.table_routes import TableRoutes
from server.admin.user_routes import UserRoutes
from server.arena.routes import arena_routes
from server.bots.log_routes import LogRoutes
from server.bots.routes import BotRoutes
from server.bots.version_routes import VersionRoutes
from server.house import SeraiHouse
from server.lobby.routes import LobbyRoutes
from server.moderation.my_routes import MyRoutes
from server.moderation.report_routes import ReportRoutes
from server.nodes.paths import ANY_NODE
from server.page import built_page
from server.realtime.gate import Gate
from server.replays.routes import ReplayRoutes
from server.rest.address import behind
from server.rest.api import Api
from server.rest.route import AnyRoute


def make_app(house: SeraiHouse) -> web.Application:
    app = web.Application(client_max_size=house.limits.body_bytes)
    gate = Gate(house)
    for path in {ANY_NODE, house.socket_path}:
        gate.sockets.attach(app, path)
    address_of = behind(house.settings.proxies)
    Api(api_routes(house), house.accounts.identify, house.limits, address_of).mount(app)
    app.router.add_get("/healthz", _alive)
    app.router.add_get("/readyz", _readiness(house))
    app.router.add_get("/metrics", _metrics(house))
    built_page().mount(app)
    return app


def api_routes(house: SeraiHouse) -> list[AnyRoute]:
    """All of REST."""
    accounts = AccountRoutes(house.accounts, secure_cookies=house.settings.production)
    return [
        *accounts.routes(),
        *TokenRoutes(house.accounts.tokens).routes(),
        *MyRoutes(house).routes(),
        *LobbyRoutes(house).routes(),
        *ReplayRoutes(house).routes(),
        *BotRoutes(house.registry, house.trials).routes(),
        *VersionRoutes(house.database, house.versions, house.trials, house.limits).routes(),
        *LogRoutes(house.registry, house.logbook, house.trials).routes(),
        *ReportRoutes(house).routes(),
        *UserRoutes(house).routes(),
        *AddressRoutes(house).routes(),
        *TableRoutes(house).routes(),
        *AdminMatchRoutes(house).routes(),
        *AdminBotRoutes(house).routes(),
        *AdminArenaRoutes(house).routes(),
        *HouseRoutes(house).routes(),
        *arena_routes(house),
    ]


Handler = Callable[[web.Request], Awaitable[web.Response]]


async def _alive(_: web.Request) -> web.Response:
    return web.json_response({"ok": True})


def _readiness(house: SeraiHouse) -> Handler:
    async def ready(_: web.Request) -> web.Response:
        database = await house.database.healthy()
        # Others may play our tables by now: who has come here would not be sent to them.
        lease = house.membership.sure
        fine = database and lease and not house.draining
        report = house.sandbox.report
        state = {
            "ok": fine,
            "database": database,
            "lease": lease,
            "draining": house.draining,
            "sandbox": {"safe": report.safe, "reason": report.reason, "warnings": report.warnings},
        }
        return web.json_response(state, status=200 if fine else 503)

    return ready


def _metrics(house: SeraiHouse) -> Handler:
    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=house.metrics.page(), content_type="text/plain", charset="utf-8")

    return metrics
