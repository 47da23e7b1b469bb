"""Trying a bot before it sits at a table: ten sample states, and a practice match.

The server's test route and `serai bot test` both come here.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random
from time import monotonic

from bots.boards import SEED_BITS, through_json
from bots.house import house_player
from bots.positions import positions
from bots.sandbox import Decision, Program, Sandbox, Strike
from bots.seat import JsonObject, SeatPlayer
from bots.thinkers import Thinkers
from engines import Match, catalogue, new_match

STATES = 10
SEED = "sample states"
#: Plays on where a bot is disqualified, and sits in the other seats unless somebody else is asked.
FILLER = "house:medium"
#: A practice match is a short one, and has an end in time too.
SHORT: dict[str, JsonObject] = {
    "omi": {"target": 5},
    "tienlen": {"games": 1},
    "jolly": {"target": 500},
    "baloot": {"target": 30},
    "santase": {"target": 7},
}
MATCH_SECONDS = 60.0
#: The whole thinking time of a bot in a practice match.
MATCH_BUDGET = 30.0


@dataclass
class Practice:
    """A practice match as it went."""

    match: Match
    seat: int
    against: list[str]
    seed: str
    strikes: int = 0
    #: Why a house bot had to play on.
    disqualified: str | None = None
    #: Why it was not played to its end.
    stopped: str | None = None
    decisions: list[Decision] = field(default_factory=list)


@cache
def sample_states(game: str) -> tuple[JsonObject, ...]:
    """The states on which every bot of a game is tried, always the same. The first call plays
    whole matches: not for an event loop."""
    return tuple(positions(game, STATES, SEED))


async def try_states(
    sandbox: Sandbox, program: Program, game: str, states: Sequence[JsonObject]
) -> list[Decision]:
    """What the bot answers to each, in a process of its own: a strike here spoils nothing there."""
    return [
        await try_state(sandbox, program, game, view, rng_seed=number)
        for number, view in enumerate(states)
    ]


async def try_state(
    sandbox: Sandbox,
    program: Program,
    game: str,
    view: JsonObject,
    *,
    rng_seed: int,
    seen: Sequence[JsonObject] = (),
) -> Decision:
    """What the bot answers to one view, after what its seat has `seen` of the deal."""
    decisions: list[Decision] = []
    player = sandbox.player(program, game=game, rng_seed=rng_seed, record=decisions.append)
    try:
        await player.start(match_info(view))
        if seen:
            await player.watch(list(seen))
        await player.decide(view)
    except Strike as strike:
        if not decisions:  # it did not get as far as a decision
            return failed(view, strike)
    finally:
        await player.close(None)
    return decisions[-1]


async def practice(
    sandbox: Sandbox,
    program: Program,
    game: str,
    *,
    against: Sequence[str] = (),
    seed: str = "1",
    seats: int | None = None,
    thinkers: Thinkers | None = None,
    clock: Callable[[], float] = monotonic,
) -> Practice:
    """A short match in seat 0 against house bots, who take the other seats in turn."""
    count = catalogue()[game].default_seats if seats is None else seats
    match = new_match(game, count, SHORT[game], seed=sha256(seed.encode()).hexdigest())
    rivals = list(against) or [FILLER]
    names = [rivals[(seat - 1) % len(rivals)] for seat in range(1, count)]
    rng = Random(seed)
    players: list[SeatPlayer] = [
        house_player(name, game, Random(rng.random()), thinkers) for name in names
    ]
    course = Practice(match, 0, names, seed)
    bot = sandbox.player(
        program,
        game=game,
        rng_seed=rng.getrandbits(SEED_BITS),
        record=course.decisions.append,
        budget=MATCH_BUDGET,
    )
    players.insert(0, bot)
    stand_in = house_player(FILLER, game, Random(rng.random()))
    end = clock() + MATCH_SECONDS
    try:
        await _begin(course, players)
        while not match.over:
            if clock() > end:
                course.stopped = f"not over after {MATCH_SECONDS:.0f} seconds"
                break
            seat = match.actors[0]
            if seat == 0 and bot.disqualified is not None:
                players[0] = stand_in
            action = await _decided(course, players[seat], seat)
            await _show(match, players, match.apply(seat, action))
            await asyncio.sleep(0)  # others have something to do as well
        course.strikes, course.disqualified = bot.strikes, bot.disqualified
    finally:
        await bot.close(match.outcome)
    return course


def match_info(view: JsonObject) -> JsonObject:
    """What a bot is told of a match that it joins at this view."""
    return {
        "game": view["game"],
        "seat": view["seat"],
        "seats": len(view["counts"]),
        "options": view["options"],
    }


def failed(view: JsonObject, strike: Strike) -> Decision:
    """The decision of a bot that could not even be asked."""
    return Decision(
        seq=view["seq"],
        view=view,
        answer="",
        action=None,
        milliseconds=0.0,
        printed="",
        strike=strike.reason,
    )


async def _begin(course: Practice, players: list[SeatPlayer]) -> None:
    for seat, player in enumerate(players):
        try:
            await player.start(match_info(through_json(course.match.view(seat))))
        except Strike as strike:
            course.decisions.append(failed(course.match.view(seat), strike))
    await _show(course.match, players, course.match.opening)


async def _decided(course: Practice, player: SeatPlayer, seat: int) -> JsonObject:
    match = course.match
    view = through_json(match.view(seat))
    before = len(course.decisions)
    try:
        return await player.decide(view)
    except Strike as strike:
        if len(course.decisions) == before:
            course.decisions.append(failed(view, strike))
        default = match.default_action(seat)
        assert default is not None
        return default


async def _show(match: Match, players: list[SeatPlayer], events: list[JsonObject]) -> None:
    for seat, player in enumerate(players):
        seen = through_json({"events": match.redact(events, seat)})["events"]
        try:
            await player.watch(seen)
        except Strike:
            continue  # its next decision tells
