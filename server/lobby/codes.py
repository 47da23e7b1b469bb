"""What tables are named by: an id, and a short code that is easy to read aloud (no letters or
digits that look alike)."""

import secrets
import time
from uuid import UUID

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH = 7


def new_id() -> UUID:
    """A UUID of version 7 (RFC 9562): later tables have greater ones, so that a list of tables in
    this order goes on at the same place whatever was closed meanwhile. 62 bits are random."""
    milliseconds, rest = divmod(time.time_ns(), 1_000_000)
    fraction = rest * 4096 // 1_000_000
    head = milliseconds << 16 | 0x7000 | fraction
    return UUID(int=head << 64 | 0b10 << 62 | secrets.randbits(62))


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def normalised(code: str) -> str:
    """What a person typed, with the usual confusions and a friendly hyphen taken away."""
    return code.strip().upper().replace("-", "")
