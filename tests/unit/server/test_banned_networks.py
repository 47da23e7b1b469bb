"""Which addresses a ban of an address reaches."""

import pytest

from server.errors import Refusal
from server.moderation.sanctions import as_network, covers
from server.rest.address import counted


@pytest.mark.parametrize(
    ("banned", "remote"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("203.0.113.0/24", "203.0.113.200"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("203.0.113.9", "::ffff:203.0.113.9"),
        ("::ffff:203.0.113.0/120", "203.0.113.200"),
        ("2001:db8::5", "2001:db8::5"),
        ("2001:db8::5", "2001:db8::77aa"),  # the same household tomorrow
        ("2001:db8::/48", "2001:db8:0:7::1"),
    ],
)
def test_a_ban_reaches_the_address_however_it_is_written(banned: str, remote: str) -> None:
    assert covers(as_network(banned), counted(remote))


@pytest.mark.parametrize(
    ("banned", "remote"),
    [
        ("203.0.113.9", "203.0.113.8"),
        ("2001:db8::5", "2001:db8:0:1::5"),
        ("203.0.113.9", "2001:db8::5"),
        ("203.0.113.9", ""),  # a unix socket
    ],
)
def test_a_ban_reaches_nobody_else(banned: str, remote: str) -> None:
    assert not covers(as_network(banned), counted(remote))


@pytest.mark.parametrize(
    "wide", ["0.0.0.0/0", "10.0.0.0/8", "::/0", "::ffff:0:0/96", "2001::/16", "house", ""]
)
def test_nobody_bans_half_the_world_or_nonsense(wide: str) -> None:
    with pytest.raises(Refusal, match="`address`"):
        as_network(wide)
