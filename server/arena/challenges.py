"""Boards on demand, unrated: a challenge to anybody, or a version measured against another one.

In a comparison both versions play the same boards in the same seats against the same house bots,
so that what is left is the difference between them.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean
from typing import Any
from uuid import UUID, uuid4

from bots.intervals import interval
from server.accounts.identity import Identity
from server.arena import contestants, sets
from server.arena.contestants import Contestant, contestant_id
from server.arena.crosstable import crosstable, significance
from server.arena.format import FORMATS
from server.arena.scored import Scored
from server.arena.sets import Wanted
from server.errors import Refusal
from server.limits import Limits
from server.storage.database import Connection

#: The house bots that both versions of a comparison meet in turn.
REFEREES = ("house:medium", "house:hard")

NEW = """
    INSERT INTO challenges (id, kind, game, owner_id, contestants, boards, public, state)
    VALUES ($1, $2, $3, $4, $5, $6, $7, 'running')"""
GET = "SELECT * FROM challenges WHERE id = $1"
MINE_PENDING = """
    SELECT count(*) FROM board_sets
    WHERE owner_id = $1 AND state IN ('waiting', 'queued')"""
LIST = """
    SELECT * FROM challenges
    WHERE (owner_id = $1 OR (public AND $2::boolean))
      AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4::uuid))
    ORDER BY created_at DESC, id DESC LIMIT $5"""
CANCEL = """
    UPDATE challenges SET state = 'cancelled', finished_at = now()
    WHERE id = $1 AND state = 'running' RETURNING id"""
CANCEL_SETS = """
    UPDATE board_sets SET state = 'cancelled', finished_at = now()
    WHERE event_id = $1 AND state = 'waiting'"""
FINISH = """
    UPDATE challenges AS c SET state = 'finished', finished_at = now()
    WHERE c.state = 'running' AND NOT EXISTS (
        SELECT FROM board_sets AS s
        WHERE s.event_id = c.id AND s.state IN ('waiting', 'queued'))
    RETURNING id"""
COUNTS = """
    SELECT count(*) AS sets, count(*) FILTER (WHERE state = 'done') AS done,
           count(*) FILTER (WHERE state = 'failed') AS failed
    FROM board_sets WHERE event_id = $1"""
RESULTS = """
    SELECT s.board_id, array_agg(r.contestant ORDER BY r.number) AS contestants,
           array_agg(r.score ORDER BY r.number) AS scores,
           array_agg(r.strikes ORDER BY r.number) AS strikes
    FROM board_sets AS s JOIN board_results AS r ON r.set_id = s.id
    WHERE s.event_id = $1 AND s.state = 'done' GROUP BY s.id ORDER BY s.counted"""


@dataclass(frozen=True)
class Difference:
    """The candidate's result less the other version's, on the same boards, in points a game."""

    mean: float
    low: float | None
    high: float | None
    significance: int
    by_board: list[float]


async def challenge(
    connection: Connection, me: Identity, game: str, names: Sequence[str], boards: int
) -> UUID:
    """Asks for boards between these contestants, one of which is mine."""
    form = FORMATS[game]
    most = form.contestants
    if not 2 <= len(names) <= most or len(names) == 3:
        allowed = "two contestants" if most == 2 else f"two or {most} contestants"
        raise Refusal("bad_request", f"`contestants`: this game takes {allowed}.")
    given = await contestants.resolved(connection, names)
    if len(set(given)) < len(given):
        raise Refusal("bad_request", "`contestants`: nobody plays against himself.")
    entered = await invited(connection, me, game, given)
    await contestants.check_in_play(connection, entered)
    if not any(one.owner == me.user for one in entered) and not me.may("moderator"):
        raise Refusal("forbidden", "One of the contestants must be a bot of yours.")
    public = all(one.public for one in entered)
    return await _ask_for(connection, me, "challenge", game, given, boards, public, [tuple(given)])


async def compare(
    connection: Connection,
    me: Identity,
    game: str,
    bot: UUID,
    candidate: int,
    against: int | None,
    boards: int,
) -> UUID:
    """Measures a version of my bot against another one, the active one if none is named."""
    other = await contestants.resolved(connection, [str(bot)])
    names = [
        contestant_id(bot, candidate),
        other[0] if against is None else contestant_id(bot, against),
    ]
    entered = await invited(connection, me, game, names)
    await contestants.check_in_play(connection, entered)
    if any(one.owner != me.user for one in entered) and not me.may("admin"):
        raise Refusal("not_found", "You have no such bot.")
    if names[0] == names[1]:
        raise Refusal("bad_request", "`candidate`: this is the version it would be compared with.")
    lineups = [(name, *_referees(game, turn)) for turn in (0, 1) for name in names]
    return await _ask_for(connection, me, "comparison", game, names, boards, False, lineups)


async def invited(
    connection: Connection, me: Identity, game: str, names: Sequence[str]
) -> list[Contestant]:
    """These contestants, if all of them may be asked to play by me."""
    known = await contestants.find(connection, names)
    for name in names:
        one = known.get(name)
        mine = one is not None and one.owner == me.user
        # Versions that do not play, and bots that are not public, are their owner's business.
        if one is None or not (mine or (one.public and one.active) or me.may("admin")):
            raise Refusal("not_found", f"There is no contestant {name[:60]}.")
        if not one.plays(game):
            raise Refusal("bad_request", f"{one.name} does not play this game.")
    return [known[name] for name in names]


async def _ask_for(
    connection: Connection,
    me: Identity,
    kind: str,
    game: str,
    names: Sequence[str],
    boards: int,
    public: bool,
    lineups: Sequence[tuple[str, ...]],
) -> UUID:
    number = uuid4()
    async with connection.transaction():
        await connection.execute(NEW, number, kind, game, me.user, list(names), boards, public)
        wanted: list[Wanted] = []
        for turn, board in enumerate(await sets.new_boards(connection, [game] * boards)):
            wanted += [
                Wanted(
                    *(game, lineup, kind),
                    public=public,
                    owner=me.user,
                    event=number,
                    board=board,
                )
                for lineup in lineups_of(kind, lineups, turn)
            ]
        await sets.make(connection, wanted)
    return number


def lineups_of(
    kind: str, lineups: Sequence[tuple[str, ...]], turn: int
) -> Sequence[tuple[str, ...]]:
    """What is played on board number `turn`: a comparison changes its house bots in between."""
    if kind == "challenge":
        return lineups
    half = len(lineups) // 2
    return lineups[:half] if turn % 2 == 0 else lineups[half:]


def _referees(game: str, turn: int) -> tuple[str, ...]:
    if FORMATS[game].contestants == 4:
        return ("house:easy", *REFEREES)
    return (REFEREES[turn],)


async def check_share(connection: Connection, me: Identity, more: int, limits: Limits) -> None:
    """Refusal if somebody would have too many sets waiting."""
    pending = await connection.fetchval(MINE_PENDING, me.user)
    if pending + more > limits.arena_sets:
        raise Refusal(
            "rate_limited",
            f"board sets that wait for you: {limits.arena_sets} at a time, {pending} now",
            retry_after=30,
        )


async def cancel(connection: Connection, number: UUID) -> None:
    async with connection.transaction():
        if await connection.fetchval(CANCEL, number) is not None:
            await connection.execute(CANCEL_SETS, number)


async def finish_challenges(connection: Connection) -> int:
    """Those whose last set is over are finished; returns how many."""
    return len(await connection.fetch(FINISH))


async def scored_sets(connection: Connection, event: UUID) -> list[Any]:
    """Its results so far, set by set."""
    rows: list[Any] = await connection.fetch(RESULTS, event)
    return rows


def meetings(names: Sequence[str], rows: Sequence[Any]) -> list[dict[str, Any]]:
    """How the contestants of a challenge fared against each other."""
    numbers = {name: number for number, name in enumerate(names)}
    scored = [
        Scored(tuple(numbers[one] for one in row["contestants"]), tuple(row["scores"]))
        for row in rows
    ]
    return [
        {**vars(one), "first": names[one.first], "second": names[one.second]}
        for one in crosstable(scored)
    ]


def difference(names: Sequence[str], rows: Sequence[Any]) -> Difference | None:
    """Of a comparison, from the boards that both versions have played; None without any."""
    boards: dict[int, dict[str, float]] = defaultdict(dict)
    for row in rows:
        own, *others = row["scores"]
        boards[row["board_id"]][row["contestants"][0]] = own - mean(others)
    candidate, other = names
    pairs = [found for found in boards.values() if candidate in found and other in found]
    if not pairs:
        return None
    by_board = [found[candidate] - found[other] for found in pairs]
    limits = interval(by_board)
    return Difference(
        mean=mean(by_board),
        low=None if limits is None else limits[0],
        high=None if limits is None else limits[1],
        significance=significance(by_board),
        by_board=by_board,
    )
