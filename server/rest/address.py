"""Where a request comes from, as far as limits care."""

from collections.abc import Callable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

from aiohttp import web

#: Tells the address that limits count by.
AddressOf = Callable[[web.BaseRequest], str]
Network = IPv4Network | IPv6Network


def direct_address(request: web.BaseRequest) -> str:
    """The other end of the connection."""
    return counted(request.remote or "")


def behind(proxies: Sequence[Network]) -> AddressOf:
    """The other end, or what proxies that we trust say of it. Anybody can write the header
    X-Forwarded-For: of its addresses only those count that a trusted one has added."""

    def address_of(request: web.BaseRequest) -> str:
        hops = ",".join(request.headers.getall("X-Forwarded-For", [])).split(",")
        remote = request.remote or ""
        while _is_in(remote, proxies) and hops and hops[-1].strip():
            remote = hops.pop().strip()
        return counted(remote)

    return address_of if proxies else direct_address


def _is_in(remote: str, networks: Sequence[Network]) -> bool:
    try:
        address = ip_address(remote)
    except ValueError:
        return False
    return any(address in network for network in networks)


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
