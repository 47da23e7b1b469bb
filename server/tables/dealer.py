"""The first dealer, where the host names none: drawn from the seed (docs/fairness.md)."""

from hashlib import sha256


def first_dealer(seed: str, seats: int) -> int:
    """The first four bytes of SHA-256("seed|first_dealer") as a number, modulo the seats."""
    digest = sha256(f"{seed}|first_dealer".encode("ascii")).digest()
    return int.from_bytes(digest[:4], "big") % seats
