"""Access tokens: only ours, only whole, only in time."""

import time
from uuid import uuid4

import jwt
import pytest

from server.accounts.tokens import ACCESS_SECONDS, AccessTokens, new_refresh_token, refresh_hash
from server.errors import Refusal

SECRET = "a secret of more than thirty-two bytes"
CLAIMS: dict[str, object] = {
    "sub": str(uuid4()),
    "name": "Anna",
    "role": "player",
    "fam": str(uuid4()),
    "iat": int(time.time()),
    "exp": int(time.time()) + 86_400,
}


def signed(claims: dict[str, object], secret: str = SECRET, algorithm: str = "HS256") -> str:
    return jwt.encode(claims, secret, algorithm=algorithm)


def test_a_token_says_who_has_it_for_fifteen_minutes() -> None:
    user, family = uuid4(), uuid4()
    token = AccessTokens(SECRET).issue(user, "Nguyễn", "moderator", family)
    identity = AccessTokens(SECRET).read(token)
    assert (identity.user, identity.name, identity.role) == (user, "Nguyễn", "moderator")
    assert identity.family == family
    assert identity.expires == pytest.approx(time.time() + ACCESS_SECONDS, abs=5)
    assert isinstance(jwt.decode(token, SECRET, algorithms=["HS256"])["sub"], str)


def test_an_old_token_is_over() -> None:
    old = AccessTokens(SECRET, clock=lambda: time.time() - ACCESS_SECONDS - 1)
    token = old.issue(uuid4(), "Anna", "player", uuid4())
    with pytest.raises(Refusal, match="over") as no:
        AccessTokens(SECRET).read(token)
    assert no.value.code == "unauthorized"


@pytest.mark.parametrize(
    "token",
    [
        "",
        "nonsense",
        "a.b.c",
        "ä.ö.ü",
        "a\udcff.b.c",
        "x" * 100_000,
        signed(CLAIMS, "another secret of more than thirty-two bytes"),
        signed(CLAIMS, SECRET + "x" * 64, "HS512"),
        jwt.encode(CLAIMS, None, algorithm="none"),
        signed(CLAIMS)[:-2],
        *(signed({k: v for k, v in CLAIMS.items() if k != missing}) for missing in CLAIMS),
        signed(CLAIMS | {"sub": "not an id"}),
        signed(CLAIMS | {"fam": 7}),
        signed(CLAIMS | {"role": "owner"}),
        signed(CLAIMS | {"exp": "soon"}),
    ],
)
def test_any_other_token_is_refused_without_saying_why(token: str) -> None:
    with pytest.raises(Refusal) as no:
        AccessTokens(SECRET).read(token)
    assert no.value.code == "unauthorized"
    assert no.value.message == "the access token is not valid"


def test_a_short_key_is_refused_at_the_start() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        AccessTokens("x" * 31)


def test_refresh_tokens_are_long_random_and_stored_as_a_hash() -> None:
    tokens = {new_refresh_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 43 for token in tokens)
    assert all(len(refresh_hash(token)) == 32 for token in tokens)
