"""Every setting of the server, read from the environment in this one place.

`docs/settings.md` lists them in a table that a test keeps equal to this file.
"""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

SECRET_FILE = "secret"
SHORTEST_SECRET = 32
#: Part of the path of its sockets.
NODE_NAME = r"(?:[a-z0-9][a-z0-9-]{0,31})?"


class SettingError(ValueError):
    """A setting that cannot be used; the message names it."""


@dataclass(frozen=True)
class Setting:
    """A line of docs/settings.md."""

    name: str
    default: str
    meaning: str


SETTINGS = [
    Setting("SERAI_HOST", "127.0.0.1", "address to listen on"),
    Setting("SERAI_PORT", "8080", "port to listen on; 0 takes a free one"),
    Setting("SERAI_DATA", "./var", "data directory: embedded database, keys"),
    Setting(
        "SERAI_SECRET",
        "",
        "key for access tokens, 32 bytes or more; made and kept in the data directory if absent",
    ),
    Setting("SERAI_ENV", "development", "or `production`: secure cookies, JSON logs"),
    Setting("SERAI_NODE", "", "name of this node where several share a database"),
    Setting("SERAI_LEASE", "4", "seconds after which others take the tables of a silent node"),
    Setting("SERAI_LOG", "info", "`debug`, `info`, `warning` or `error`"),
    Setting("SERAI_LIMITS_FACTOR", "1", "multiplies every limit, for tests and load"),
    Setting("SERAI_BOT_DELAY", "1", "factor on the thinking time that house bots show; 0 for none"),
    Setting("SERAI_TIME_FACTOR", "1", "factor on clocks, graces and pauses of tables, for tests"),
    Setting(
        "SERAI_ALLOW_UNSAFE_BOTS",
        "",
        "`i-understand` runs uploaded bots where the sandbox does not hold; never in production",
    ),
    Setting("SERAI_ORIGINS", "", "other origins that may open sockets, by commas; `*` for all"),
    Setting(
        "SERAI_PROXIES",
        "",
        "addresses or networks of reverse proxies, by commas, whose `X-Forwarded-For` is believed",
    ),
    Setting(
        "SERAI_WORKERS",
        "1",
        "arena workers beside the server, at the lowest priority; 0 where others do it",
    ),
    Setting("DATABASE_URL", "", "a PostgreSQL to use instead of the embedded one"),
    Setting("REDIS_URL", "", "Redis that carries lobby and chat between nodes"),
]


@dataclass(frozen=True)
class Settings:
    host: str
    port: int
    data: Path
    secret: str = field(repr=False)
    production: bool
    node: str
    lease: float
    log: str
    limits_factor: float
    bot_delay: float
    time_factor: float
    allow_unsafe_bots: bool
    origins: tuple[str, ...]
    proxies: tuple[IPv4Network | IPv6Network, ...]
    workers: int
    database_url: str | None = field(repr=False)
    redis_url: str | None = field(repr=False)


def settings_from(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process. Makes the data directory and the secret if they are missing."""
    given = os.environ if environment is None else environment
    values = {one.name: given.get(one.name) or one.default for one in SETTINGS}
    data = Path(values["SERAI_DATA"]).absolute()
    data.mkdir(parents=True, exist_ok=True)
    if values["SERAI_ENV"] not in ("development", "production"):
        raise SettingError("SERAI_ENV must be development or production")
    if values["SERAI_LOG"] not in ("debug", "info", "warning", "error"):
        raise SettingError("SERAI_LOG must be debug, info, warning or error")
    if not re.fullmatch(NODE_NAME, values["SERAI_NODE"]):
        raise SettingError("SERAI_NODE is up to 32 small letters, digits and hyphens")
    production = values["SERAI_ENV"] == "production"
    return Settings(
        host=values["SERAI_HOST"],
        port=int(_number(values, "SERAI_PORT", 0, 65535)),
        data=data,
        secret=_secret(values["SERAI_SECRET"], data),
        production=production,
        node=values["SERAI_NODE"],
        lease=_number(values, "SERAI_LEASE", 0.5, 600),
        log=values["SERAI_LOG"],
        limits_factor=_number(values, "SERAI_LIMITS_FACTOR", 0.001, 1e9),
        bot_delay=_number(values, "SERAI_BOT_DELAY", 0, 100),
        time_factor=_number(values, "SERAI_TIME_FACTOR", 0.001, 100),
        allow_unsafe_bots=_unsafe_bots(values["SERAI_ALLOW_UNSAFE_BOTS"], production),
        origins=tuple(one.strip() for one in values["SERAI_ORIGINS"].split(",") if one.strip()),
        proxies=_networks(values["SERAI_PROXIES"]),
        workers=int(_number(values, "SERAI_WORKERS", 0, 64)),
        database_url=values["DATABASE_URL"] or None,
        redis_url=values["REDIS_URL"] or None,
    )


def _number(values: Mapping[str, str], name: str, low: float, high: float) -> float:
    try:
        number = float(values[name])
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise SettingError(f"{name} must be a number from {low:g} to {high:g}")
    return number


def _unsafe_bots(text: str, production: bool) -> bool:
    if text not in ("", "i-understand"):
        raise SettingError("SERAI_ALLOW_UNSAFE_BOTS must be i-understand, or absent")
    if text and production:
        raise SettingError("SERAI_ALLOW_UNSAFE_BOTS is never allowed in production")
    return bool(text)


def _networks(text: str) -> tuple[IPv4Network | IPv6Network, ...]:
    try:
        return tuple(ip_network(one.strip()) for one in text.split(",") if one.strip())
    except ValueError as error:
        raise SettingError(f"SERAI_PROXIES: {error}") from None


def _secret(given: str, data: Path) -> str:
    """The given secret, or the one in the data directory, made on the first start."""
    if given:
        if len(given.encode()) < SHORTEST_SECRET:
            raise SettingError(f"SERAI_SECRET must have {SHORTEST_SECRET} bytes or more")
        return given
    path = data / SECRET_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text("ascii").strip()
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        secret = secrets.token_hex(32)
        file.write(secret + "\n")
    return secret
