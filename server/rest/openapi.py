"""OpenAPI 3.1 from the routes' declarations: the same ones that the frame serves and checks by."""

from collections.abc import Sequence
from typing import Any

import msgspec

from server.rest.problem import ALL_STATUS, PROBLEM_TYPE, Problem, title_of
from server.rest.route import MEDIA, AnyRoute, File

Json = dict[str, Any]

REF = "#/components/schemas/{name}"


def openapi(routes: Sequence[AnyRoute]) -> Json:
    types = _types_of(routes)
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    schema_of = dict(zip(types, schemas, strict=True))
    paths: dict[str, Json] = {}
    names = set()
    for route in routes:
        if route.name in names:
            raise ValueError(f"two routes are named {route.name}")
        names.add(route.name)
        operations = paths.setdefault(route.path, {})
        operations[route.method.lower()] = _operation(route, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Serai",
            "version": "1",
            "description": "People and programs at the same tables. Play itself is on Socket.IO.",
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": tag} for tag in dict.fromkeys(route.tag for route in routes)],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"}
            },
        },
        # What each code means, for the page that shows this document.
        "x-problems": {
            code: {"status": status, "title": title_of(code)} for code, status in ALL_STATUS.items()
        },
    }


def _types_of(routes: Sequence[AnyRoute]) -> list[Any]:
    types: list[Any] = [Problem]
    for route in routes:
        for one in (route.body, route.query, route.answer):
            if one not in (None, bytes, File) and one not in types:
                types.append(one)
    return types


def _operation(route: AnyRoute, schema_of: dict[Any, Json], components: Json) -> Json:
    operation: Json = {
        "operationId": route.name,
        "summary": route.summary,
        "tags": [route.tag],
        "x-who": route.who,
        "responses": {
            str(route.status): _success(route, schema_of),
            **_refused(route, schema_of[Problem]),
        },
    }
    if route.scope is not None:
        operation["x-scope"] = route.scope
    if route.who != "public":
        operation["security"] = [{"bearer": []}]
    elif route.reads_token:
        operation["security"] = [{}, {"bearer": []}]
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in route.path_names
    ]
    if route.query is not None:
        parameters += _query_parameters(schema_of[route.query], components)
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        schema = schema_of[route.body]
        operation["requestBody"] = {
            "required": bool(_resolved(schema, components).get("required")),
            "content": {"application/json": {"schema": schema}},
        }
    return operation


def _success(route: AnyRoute, schema_of: dict[Any, Json]) -> Json:
    if route.answer is None:
        return {"description": "Done; there is nothing to answer"}
    if route.answer is File:
        kinds: Json = {MEDIA[end]: {"schema": _schema_of_file(end)} for end in route.files}
        return {"description": "A file", "content": kinds}
    if route.answer is bytes:
        schema: Json = {} if route.media == MEDIA["json"] else {"type": "string"}
    else:
        schema = schema_of[route.answer]
    return {"description": "Done", "content": {route.media: {"schema": schema}}}


def _schema_of_file(end: str) -> Json:
    return {} if end == "json" else {"type": "string"}


def _refused(route: AnyRoute, problem: Json) -> dict[str, Json]:
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys((*_of_the_frame(route), *route.refusals)):
        by_status.setdefault(ALL_STATUS[code], []).append(code)
    refused = {}
    for status, codes in sorted(by_status.items()):
        answer: Json = {
            "description": "; ".join(f"`{code}`: {title_of(code)}" for code in codes),
            "content": {PROBLEM_TYPE: {"schema": problem}},
        }
        if status in (429, 503):
            answer["headers"] = {
                "Retry-After": {"description": "seconds", "schema": {"type": "integer"}}
            }
        refused[str(status)] = answer
    return refused


def _of_the_frame(route: AnyRoute) -> list[str]:
    codes = ["internal", "server_busy"]
    if route.body is not None:
        codes += ["bad_request", "too_large", "unsupported_media_type"]
    if route.query is not None:
        codes.append("bad_request")
    if route.who != "public" or route.reads_token:
        codes += ["unauthorized", "banned"]
    if route.path_names:
        codes.append("not_found")
    if route.who not in ("public", "guest"):
        codes.append("forbidden")
    return codes


def _query_parameters(schema: Json, components: Json) -> list[Json]:
    found = _resolved(schema, components)
    required = found.get("required", [])
    parameters = []
    for name, of in found["properties"].items():
        schema = {key: value for key, value in of.items() if key != "description"}
        parameters.append(
            {
                "name": name,
                "in": "query",
                "required": name in required,
                "description": of.get("description", ""),
                "schema": schema,
            }
        )
    return parameters


def _resolved(schema: Json, components: Json) -> Json:
    if "$ref" not in schema:
        return schema
    found: Json = components[schema["$ref"].rpartition("/")[2]]
    return found
