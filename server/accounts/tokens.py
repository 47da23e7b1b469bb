"""Access tokens (signed, short-lived, read without the database) and refresh tokens (opaque)."""

import hashlib
import secrets
import time
from collections.abc import Callable
from uuid import UUID

import jwt

from server.accounts.identity import ROLES, Identity
from server.errors import Refusal

ACCESS_SECONDS = 15 * 60
REFRESH_SECONDS = 30 * 24 * 3600
LONGEST_ACCESS_TOKEN = 2048

_ALGORITHM = "HS256"
_CLAIMS = ["exp", "iat", "sub", "role", "name", "fam"]


class AccessTokens:
    def __init__(self, secret: str, clock: Callable[[], float] = time.time) -> None:
        if len(secret.encode()) < 32:
            raise ValueError("the key for access tokens must have 32 bytes or more")
        self._secret = secret
        self._clock = clock

    def issue(self, user: UUID, name: str, role: str, family: UUID) -> str:
        now = int(self._clock())
        claims = {
            "sub": str(user),
            "name": name,
            "role": role,
            "fam": str(family),
            "iat": now,
            "exp": now + ACCESS_SECONDS,
        }
        return jwt.encode(claims, self._secret, algorithm=_ALGORITHM)

    def read(self, token: str) -> Identity:
        """Whose token this is."""
        if len(token) > LONGEST_ACCESS_TOKEN:
            raise _bad_token()
        try:
            claims = jwt.decode(
                token,
                self._secret,
                algorithms=[_ALGORITHM],
                options={"require": _CLAIMS},
            )
            identity = Identity(
                user=UUID(claims["sub"]),
                name=str(claims["name"]),
                role=str(claims["role"]),
                family=UUID(claims["fam"]),
                expires=int(claims["exp"]),
            )
        except jwt.ExpiredSignatureError:
            raise Refusal("unauthorized", "the access token is over: refresh it") from None
        except (jwt.InvalidTokenError, ValueError, TypeError, AttributeError):
            raise _bad_token() from None
        if identity.role not in ROLES:
            raise _bad_token()
        return identity


def new_refresh_token() -> str:
    return secrets.token_urlsafe(32)


def refresh_hash(token: str) -> bytes:
    """What is stored: the token is random enough that a fast hash hides it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def _bad_token() -> Refusal:
    return Refusal("unauthorized", "the access token is not valid")
