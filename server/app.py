"""The web application: sockets, REST, health and metrics on one port."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from server.accounts.routes import AccountRoutes
from server.house import SeraiHouse
from server.lobby.routes import lobby_routes
from server.realtime.gate import Gate
from server.replays.routes import replay_routes
from server.rest.api import Api
from server.tables.table import SOCKET_PATH


def make_app(house: SeraiHouse) -> web.Application:
    app = web.Application(client_max_size=house.limits.body_bytes)
    gate = Gate(house)
    gate.sockets.attach(app, SOCKET_PATH.strip("/"))
    accounts = AccountRoutes(house.accounts, secure_cookies=house.settings.production)
    routes = [*accounts.routes(), *lobby_routes(house), *replay_routes(house)]
    Api(routes, house.accounts.authenticate, house.limits).mount(app)
    app.router.add_get("/", _front_door)
    app.router.add_get("/healthz", _alive)
    app.router.add_get("/readyz", _readiness(house))
    app.router.add_get("/metrics", _metrics(house))
    return app


Handler = Callable[[web.Request], Awaitable[web.Response]]


FRONT_DOOR = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Serai</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { font-family: system-ui, sans-serif; max-width: 40rem; margin: 4rem auto }</style>
<h1>Serai</h1>
<p>The card house is open: Omi, Tiến lên, Jolly, Baloot, Santase.</p>
<p>Programs play over Socket.IO at <code>/socket.io</code>; the <a href="/api/docs">REST
interface</a> can be tried in the browser. In a terminal, <code>serai play</code> deals.</p>
"""


async def _front_door(_: web.Request) -> web.Response:
    return web.Response(text=FRONT_DOOR, content_type="text/html")


async def _alive(_: web.Request) -> web.Response:
    return web.json_response({"ok": True})


def _readiness(house: SeraiHouse) -> Handler:
    async def ready(_: web.Request) -> web.Response:
        database = await house.database.healthy()
        fine = database and not house.draining
        state = {"ok": fine, "database": database, "draining": house.draining}
        return web.json_response(state, status=200 if fine else 503)

    return ready


def _metrics(house: SeraiHouse) -> Handler:
    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=house.metrics.page(), content_type="text/plain", charset="utf-8")

    return metrics
