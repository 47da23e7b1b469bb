"""Where a request comes from, as far as limits care."""

from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network, ip_address

from aiohttp import web

#: Tells the address that limits count by. A server behind a proxy that it trusts passes its own,
#: which may read X-Forwarded-For; anybody can write that header, so nothing here does.
AddressOf = Callable[[web.BaseRequest], str]


def direct_address(request: web.BaseRequest) -> str:
    """The other end of the connection."""
    return counted(request.remote or "")


def counted(remote: str) -> str:
    """The address that a limit counts by; for IPv6 the /64, all of which one household has."""
    try:
        address = ip_address(remote)
    except ValueError:  # a unix socket has none
        return "local"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address.packed[:8] + bytes(8), 64)))
    return str(address)
