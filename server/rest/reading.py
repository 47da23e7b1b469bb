"""Reading what a request brings: its body and its query, checked against the declared types."""

import re
from typing import TypeVar

import msgspec
from aiohttp import hdrs, web
from multidict import MultiMapping

from server.errors import Refusal

Wanted = TypeVar("Wanted")

NUL = b"\\u0000"
#: Behind a backslash that stands for itself it is text.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_ONE_BRACKET = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_PLACE = re.compile(r"^(?P<what>.*) - at `(?:key in )?\$\.?(?P<where>.*)`$", re.DOTALL)


async def read_body(request: web.Request, wanted: type[Wanted], most: int, nesting: int) -> Wanted:
    """The body as `wanted`. No body at all is read as an empty object."""
    if _is_packed(request):
        raise UnsupportedMediaType
    text = await _bytes_of(request, most)
    if not text:
        text = b"{}"
    elif not _is_json(request.content_type):
        raise UnsupportedMediaType
    too_deep = Refusal("bad_request", f"the body is nested more than {nesting} deep")
    try:
        # First of all, so that what nobody asked for costs nothing more.
        body = msgspec.json.decode(text, type=wanted)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", _said_of(error)) from None
    except RecursionError:
        raise too_deep from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal("bad_request", "the body is not JSON") from None
    if _nests_deeper(text, nesting):
        raise too_deep
    if has_nul(text) and (where := _place_of_nul(body)) is not None:
        raise Refusal("bad_request", f"`{where}`: a text with a NUL character")
    return body


def read_query(query: MultiMapping[str], wanted: type[Wanted]) -> Wanted:
    values: dict[str, str] = {}
    for key, value in query.items():
        if key in values:
            raise Refusal("bad_request", f"`{key}`: given twice")
        if not storable(value):
            raise Refusal("bad_request", f"`{key}`: a text with characters that are none")
        values[key] = value
    try:  # not strict: in a query, numbers are texts
        return msgspec.convert(values, type=wanted, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", _said_of(error)) from None


def storable(text: str) -> bool:
    """Whether the database takes it: no NUL, and no half of a character."""
    return "\0" not in text and not any("\ud800" <= one <= "\udfff" for one in text)


def _nests_deeper(text: bytes, limit: int) -> bool:
    """Whether this JSON nests deeper. To take away what is innermost, level by level, is quicker
    than to look through what was decoded: a body may hold a hundred thousand lists."""
    if text.count(b"[") + text.count(b"{") <= limit:
        return False
    brackets = _STRING.sub(b"", text).translate(_ONE_BRACKET, _NO_BRACKETS)
    for _ in range(limit):
        brackets = brackets.replace(b"[]", b"")
    return bool(brackets)


def has_nul(text: bytes) -> bool:
    """Whether a text in this JSON holds the one character that the database keeps in none."""
    return NUL in text and _NUL.search(text) is not None


def _place_of_nul(body: object) -> str | None:
    """The field of the body where it stands, if it was asked for."""
    if not isinstance(body, msgspec.Struct):
        return "body" if has_nul(msgspec.json.encode(body)) else None
    names = zip(body.__struct_encode_fields__, body.__struct_fields__, strict=True)
    found = (told for told, name in names if has_nul(msgspec.json.encode(getattr(body, name))))
    return next(found, None)


class UnsupportedMediaType(Exception):
    """A body that does not say that it is JSON, or that is packed."""


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


def _is_packed(request: web.Request) -> bool:
    return request.headers.get(hdrs.CONTENT_ENCODING, "identity").lower() != "identity"


def _said_of(error: msgspec.ValidationError) -> str:
    """What msgspec says, beginning with the field: "`limit`: Expected `int`, got `str`"."""
    said = str(error)
    found = _PLACE.match(said)
    if found is None:
        return said
    return f"`{found['where'] or 'body'}`: {found['what']}"
