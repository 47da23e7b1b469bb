"""The cats, over HTTP."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer

from server.limits import Limits
from server.rest.api import Api
from tests.unit.server.rest.cats import ROUTES, Client, authenticate, named


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    app = web.Application()
    routes = [named(route, f"{route.method} {route.path}") for route in ROUTES]
    Api(routes, authenticate, Limits()).mount(app)
    async with TestClient(TestServer(app)) as running:
        yield running
