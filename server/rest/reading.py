"""Reading what a request brings: its body and its query, checked against the declared types."""

import re
from typing import TypeVar

import msgspec
from aiohttp import web
from multidict import MultiMapping

from server.errors import Refusal
from server.limits import deeper

Wanted = TypeVar("Wanted")

_decode = msgspec.json.decode
_PLACE = re.compile(r"^(?P<what>.*) - at `(?:key in )?\$\.?(?P<where>.*)`$", re.DOTALL)


async def read_body(request: web.Request, wanted: type[Wanted], most: int, nesting: int) -> Wanted:
    """The body as `wanted`. No body at all is read as an empty object."""
    text = await _bytes_of(request, most)
    if not text:
        text = b"{}"
    elif not _is_json(request.content_type):
        raise UnsupportedMediaType
    too_deep = Refusal("bad_request", f"the body is nested more than {nesting} deep")
    try:
        if text.count(b"[") + text.count(b"{") > nesting and deeper(_decode(text), nesting):
            raise too_deep
        return msgspec.json.decode(text, type=wanted)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", _said_of(error)) from None
    except RecursionError:
        raise too_deep from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("bad_request", "the body is not JSON") from None


def read_query(query: MultiMapping[str], wanted: type[Wanted]) -> Wanted:
    values: dict[str, str] = {}
    for key, value in query.items():
        if key in values:
            raise Refusal("bad_request", f"`{key}`: given twice")
        values[key] = value
    try:  # not strict: in a query, numbers are texts
        return msgspec.convert(values, type=wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", _said_of(error)) from None


class UnsupportedMediaType(Exception):
    """A body that does not say that it is JSON."""


async def _bytes_of(request: web.Request, most: int) -> bytes:
    # Not request.read(): its limit belongs to the whole application, and sockets have another.
    too_large = Refusal("too_large", f"the body is larger than {most} bytes")
    if (request.content_length or 0) > most:
        raise too_large
    body = bytearray()
    try:
        async for chunk in request.content.iter_chunked(64 * 1024):
            body += chunk
            if len(body) > most:
                raise too_large
    except web.RequestPayloadError:  # a broken encoding, or the client went away
        raise Refusal("bad_request", "the body cannot be read") from None
    return bytes(body)


def _is_json(content_type: str) -> bool:
    return content_type == "application/json" or content_type.endswith("+json")


def _said_of(error: msgspec.ValidationError) -> str:
    """What msgspec says, beginning with the field: "`limit`: Expected `int`, got `str`"."""
    said = str(error)
    found = _PLACE.match(said)
    if found is None:
        return said
    return f"`{found['where'] or 'body'}`: {found['what']}"
