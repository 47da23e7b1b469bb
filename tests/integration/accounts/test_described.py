"""The account routes as /api/openapi.json describes them."""

import json

from openapi_spec_validator import OpenAPIV31SpecValidator

from tests.integration.accounts.house import House

OFFERED = {
    ("post", "/api/v1/auth/guest", "public", "201"),
    ("post", "/api/v1/auth/register", "public", "201"),
    ("post", "/api/v1/auth/login", "public", "200"),
    ("post", "/api/v1/auth/refresh", "public", "200"),
    ("post", "/api/v1/auth/logout", "public", "204"),
    ("post", "/api/v1/auth/reset", "public", "204"),
    ("get", "/api/v1/me", "guest", "200"),
    ("patch", "/api/v1/me", "guest", "200"),
    ("delete", "/api/v1/me", "guest", "204"),
    ("post", "/api/v1/me/register", "guest", "200"),
    ("get", "/api/v1/players", "public", "200"),
    ("get", "/api/v1/players/{name}", "public", "200"),
}


async def test_the_account_routes_are_described_and_the_description_is_valid(house: House) -> None:
    answer = await house.visitor().ask("GET", "../openapi.json")
    described = answer.body
    assert list(OpenAPIV31SpecValidator(described).iter_errors()) == []
    offered = {
        (method, path, operation["x-who"], min(operation["responses"]))
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
    }
    assert offered == OFFERED
    assert "requestBody" not in described["paths"]["/api/v1/auth/refresh"]["post"]
    assert described["paths"]["/api/v1/auth/guest"]["post"]["requestBody"]["required"] is False
    assert "password_hash" not in json.dumps(described)
