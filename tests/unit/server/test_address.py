"""The address that limits count by, with and without a proxy in front."""

from ipaddress import ip_network

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from server.config import SettingError, settings_from
from server.rest.address import behind, counted

PROXIES = [ip_network("127.0.0.0/8"), ip_network("10.1.2.3")]


@pytest.mark.parametrize(
    ("remote", "forwarded", "address"),
    [
        ("127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["6.6.6.6, 203.0.113.9"], "203.0.113.9"),  # the first is what a client wrote
        ("127.0.0.1", ["6.6.6.6", "203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["203.0.113.9, 10.1.2.3"], "203.0.113.9"),  # through two of ours
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["nonsense"], "local"),
        ("203.0.113.7", ["6.6.6.6"], "203.0.113.7"),  # no proxy of ours: nothing is believed
    ],
)
def test_only_proxies_that_we_trust_are_believed(
    remote: str, forwarded: list[str], address: str
) -> None:
    headers = CIMultiDict([("X-Forwarded-For", one) for one in forwarded])
    request = make_mocked_request("GET", "/", headers=headers).clone(remote=remote)
    assert behind(PROXIES)(request) == address
    assert behind([])(request) == counted(remote)


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert settings_from({"SERAI_PROXIES": "10.0.0.1, fd00::/8"}).proxies == (
        ip_network("10.0.0.1"),
        ip_network("fd00::/8"),
    )
    with pytest.raises(SettingError, match="SERAI_PROXIES"):
        settings_from({"SERAI_PROXIES": "localhost"})
