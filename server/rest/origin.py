"""Which page a browser asks for: what the cookie opens is for our own alone, and so are sockets,
but for the origins that the settings name. Programs send no origin, and no cookie of others."""

from aiohttp import hdrs, web


def is_ours(request: web.BaseRequest) -> bool:
    """Asked by a page of this house, at the address that its people know, or by no page at all."""
    origin = request.headers.get(hdrs.ORIGIN)
    return origin is None or origin in _own(request)


def _own(request: web.BaseRequest) -> set[str]:
    # No page of another site can set these headers; a proxy that ends TLS does.
    scheme = _first(request, "X-Forwarded-Proto") or request.scheme
    host = _first(request, "X-Forwarded-Host") or request.host
    return {f"{request.scheme}://{request.host}", f"{scheme}://{host}"}


def _first(request: web.BaseRequest, name: str) -> str:
    return request.headers.get(name, "").split(",")[0].strip()
