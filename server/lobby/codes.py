"""Short codes for tables, easy to read aloud: no letters or digits that look alike."""

import secrets

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH = 7


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def normalised(code: str) -> str:
    """What a person typed, with the usual confusions and a friendly hyphen taken away."""
    return code.strip().upper().replace("-", "")
