"""The description of the API: valid, whole, and on a page that needs nobody else's server."""

import json
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from openapi_spec_validator import OpenAPIV31SpecValidator

from server.errors import STATUS
from server.limits import Limits
from server.rest.api import Api
from server.rest.openapi import openapi
from server.rest.problem import TITLES
from tests.unit.server.rest.cats import ROUTES, Client, authenticate, named

DISTINCT = [named(route, f"route{number}") for number, route in enumerate(ROUTES)]


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    app = web.Application()
    Api(DISTINCT, authenticate, Limits()).mount(app)
    async with TestClient(TestServer(app)) as running:
        yield running


@pytest.fixture
async def described(client: Client) -> dict[str, Any]:
    response = await client.get("/api/openapi.json")
    assert response.content_type == "application/json"
    told: dict[str, Any] = await response.json()
    return told


async def test_the_description_is_valid_openapi_3_1(described: dict[str, Any]) -> None:
    assert described["openapi"].startswith("3.1.")
    assert list(OpenAPIV31SpecValidator(described).iter_errors()) == []


async def test_every_route_is_described_as_it_is_served(described: dict[str, Any]) -> None:
    assert len(ROUTES) == sum(len(operations) for operations in described["paths"].values())
    for route in DISTINCT:
        operation = described["paths"][route.path][route.method.lower()]
        assert str(route.status) in operation["responses"]
        assert ("requestBody" in operation) is (route.body is not None)
        assert ("401" in operation["responses"]) is (route.who != "public" or route.reads_token)


async def test_what_the_frame_refuses_is_described_for_every_route(
    described: dict[str, Any],
) -> None:
    """Whoever is banned, an address that names nothing, and a house that cannot answer now."""
    for route in DISTINCT:
        responses = described["paths"][route.path][route.method.lower()]["responses"]
        assert {"500", "503"} <= responses.keys()
        if route.who != "public" or route.reads_token:
            assert "`banned`" in responses["403"]["description"]
        if route.path_names:
            assert "404" in responses


async def test_json_that_is_sent_as_it_is_is_not_described_as_a_text() -> None:
    route = replace(DISTINCT[-1], query=None, answer=bytes)
    answer = openapi([route])["paths"][route.path]["get"]["responses"]["200"]
    assert answer["content"] == {"application/json": {"schema": {}}}


async def test_bodies_queries_and_paths_have_their_types(described: dict[str, Any]) -> None:
    cat = described["components"]["schemas"]["Cat"]
    assert cat["required"] == ["name"]
    assert cat["properties"]["lives"] == {
        "type": "integer",
        "minimum": 1,
        "maximum": 9,
        "default": 9,
    }
    post = described["paths"]["/api/v1/cats"]["post"]
    assert post["requestBody"]["required"] is True
    assert post["responses"]["201"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Cat"
    }
    assert {"400", "413", "415"} <= post["responses"].keys()
    parameters = described["paths"]["/api/v1/count"]["get"]["parameters"]
    assert [(one["name"], one["in"], one["required"]) for one in parameters] == [
        ("cursor", "query", False),
        ("limit", "query", False),
    ]
    (parameter,) = described["paths"]["/api/v1/things/{id}"]["delete"]["parameters"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("id", "path", True)


async def test_refusals_are_described_by_code_under_their_status() -> None:
    route = replace(ROUTES[1], refusals=("name_taken", "match_running", "rate_limited"))
    responses = openapi([route])["paths"][route.path]["post"]["responses"]
    assert "`name_taken`" in responses["409"]["description"]
    assert "`match_running`" in responses["409"]["description"]
    assert "Retry-After" in responses["429"]["headers"]
    assert "application/problem+json" in responses["429"]["content"]


def test_two_routes_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="two routes are named keep_cat"):
        openapi([ROUTES[1], ROUTES[2]])


def test_every_code_has_a_title() -> None:
    assert STATUS.keys() <= TITLES.keys()


async def test_the_page_loads_nothing_from_elsewhere(client: Client) -> None:
    page = await client.get("/api/docs")
    assert page.content_type == "text/html"
    text = await page.text()
    parts = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert {"/api/docs/page.js", "/api/docs/page.css", "/api/openapi.json"} == set(parts)
    for part in parts:
        response = await client.get(part)
        assert response.status == 200
        content = await response.text()
        assert "://" not in content.replace(json.dumps("http://"), "")
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert "unsafe" not in page.headers["Content-Security-Policy"]
