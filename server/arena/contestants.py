"""Who plays in the arena: house bots by their names, uploaded bots by id and version."""

from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from bots.house import is_house
from server.errors import Refusal
from server.storage.database import Connection
from server.tables.seats import house

#: The house bots of the ladder. `expert` thinks for so long that the others would wait for it.
REFERENCE = ("house:easy", "house:medium", "house:hard")
#: As far as the database counts them.
LARGEST_VERSION = 2**31 - 1
#: Where the official table's points are counted from.
ANCHOR = "house:medium"

FIND = """
    SELECT b.id, v.number, b.name, b.owner_id, b.public, b.games, b.active_version, b.deleted_at,
           u.name AS owner_name
    FROM unnest($1::uuid[], $2::integer[]) AS wanted (id, number)
    JOIN bots AS b USING (id)
    JOIN users AS u ON u.id = b.owner_id
    JOIN bot_versions AS v ON v.bot_id = b.id AND v.number = wanted.number"""
ACTIVE = """
    SELECT b.id, b.active_version AS number, b.name, b.owner_id, b.public, b.games,
           b.active_version, b.deleted_at, u.name AS owner_name
    FROM bots AS b JOIN users AS u ON u.id = b.owner_id
    WHERE b.deleted_at IS NULL AND b.public AND b.active_version IS NOT NULL AND b.games ? $1"""

ACTIVE_VERSIONS = """
    SELECT id, active_version FROM bots
    WHERE id = ANY($1) AND deleted_at IS NULL AND active_version IS NOT NULL"""

HOLDS = """
    SELECT wanted.id, wanted.number, h.reason
    FROM unnest($1::uuid[], $2::integer[]) AS wanted (id, number)
    JOIN bot_holds AS h ON h.bot_id = wanted.id AND h.lifted_at IS NULL
        AND (h.version IS NULL OR h.version = wanted.number)"""


@dataclass(frozen=True)
class Contestant:
    #: `house:hard`, or `<bot's id>/<version>`.
    id: str
    name: str
    #: None for a house bot, as are the fields below.
    owner: UUID | None = None
    owner_name: str | None = None
    bot: UUID | None = None
    version: int | None = None
    #: Anybody may meet it, see its results, and challenge it.
    public: bool = True
    #: It is the version that plays for its bot.
    active: bool = True
    games: tuple[str, ...] | None = None

    @property
    def kind(self) -> str:
        return "house" if self.bot is None else "bot"

    @property
    def seat_id(self) -> str:
        """As seats of matches name it."""
        return self.id if self.bot is None else str(self.bot)

    def plays(self, game: str) -> bool:
        return self.games is None or game in self.games


def contestant_id(bot: UUID, version: int) -> str:
    return f"{bot}/{version}"


def parsed(contestant: str) -> tuple[UUID, int] | None:
    """The bot and the version of an id; None for a house bot and for what is no id at all."""
    bot, _, version = contestant.partition("/")
    try:
        found = UUID(bot), int(version)
    except ValueError:
        return None
    return found if 0 < found[1] <= LARGEST_VERSION else None


def _as_id(text: str) -> UUID | None:
    try:
        return UUID(text)
    except ValueError:
        return None


def house_contestant(name: str) -> Contestant:
    return Contestant(name, house(name, []).name)


async def find(connection: Connection, ids: Iterable[str]) -> dict[str, Contestant]:
    """Those of these contestants that exist."""
    wanted = set(ids)
    found = {one: house_contestant(one) for one in wanted if is_house(one)}
    versions = [place for place in map(parsed, wanted - found.keys()) if place is not None]
    if versions:
        bots, numbers = [bot for bot, _ in versions], [number for _, number in versions]
        for row in await connection.fetch(FIND, bots, numbers):
            one = _contestant(row)
            found[one.id] = one
    return found


async def out_of_play(connection: Connection, those: Iterable[Contestant]) -> dict[str, str]:
    """Whom of them a moderator has taken out of play, by id, with the reason in a sentence."""
    uploaded = {(one.bot, one.version): one for one in those if one.bot is not None}
    if not uploaded:
        return {}
    found = {}
    for row in await connection.fetch(HOLDS, *zip(*uploaded, strict=True)):
        one = uploaded[row["id"], row["number"]]
        found[one.id] = f"{one.name} may not play: {row['reason']}"
    return found


async def absent(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Who of these cannot play: deleted meanwhile, or taken out of play."""
    wanted = set(ids)
    known = await find(connection, wanted)
    return (wanted - known.keys()) | (await out_of_play(connection, known.values())).keys()


async def check_in_play(connection: Connection, those: Iterable[Contestant]) -> None:
    """Refusal if one of them may not play, whoever asks."""
    for reason in (await out_of_play(connection, those)).values():
        raise Refusal("forbidden", reason)


async def resolved(connection: Connection, names: Iterable[str]) -> list[str]:
    """Contestants as people name them: a bot's id alone means its active version."""
    given = list(names)
    bots = {name: _as_id(name) for name in given}
    rows = await connection.fetch(ACTIVE_VERSIONS, [one for one in bots.values() if one])
    versions = {row["id"]: row["active_version"] for row in rows}
    found = []
    for name in given:
        bot = bots[name]
        known = bot is not None and bot in versions
        found.append(contestant_id(bot, versions[bot]) if bot is not None and known else name)
    return found


async def active(connection: Connection, game: str) -> list[Contestant]:
    """Everybody who plays for the ladder of this game: the house first."""
    rows = await connection.fetch(ACTIVE, game)
    return [*(house_contestant(one) for one in REFERENCE), *(_contestant(row) for row in rows)]


def _contestant(row: dict[str, object]) -> Contestant:
    bot, number, owner, games = row["id"], row["number"], row["owner_id"], row["games"]
    assert isinstance(bot, UUID)
    assert isinstance(number, int)
    assert isinstance(owner, UUID)
    assert isinstance(games, list)
    return Contestant(
        id=contestant_id(bot, number),
        name=str(row["name"]),
        owner=owner,
        owner_name=str(row["owner_name"]),
        bot=bot,
        version=number,
        public=bool(row["public"]) and row["deleted_at"] is None,
        active=row["active_version"] == number,
        games=tuple(games),
    )
