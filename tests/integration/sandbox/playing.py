"""Matches between uploaded bots, and single questions to them."""

from bots.sandbox import BotPlayer, Decision, Program, Sandbox, Strike
from bots.seat import JsonObject
from engines import Match, new_match

SEED = "5e" * 32


def position(game: str = "omi") -> JsonObject:
    """A view of a seat that is to act."""
    match = new_match(game, seed=SEED)
    return match.view(match.actors[0])


async def ask(
    sandbox: Sandbox, source: str, *, times: int = 1, budget: float | None = None
) -> tuple[list[Decision], BotPlayer]:
    """What a program decides in one position, asked so many times."""
    decisions: list[Decision] = []
    player = sandbox.player(
        Program("test", 1, source), game="omi", rng_seed=7, record=decisions.append, budget=budget
    )
    await player.start({"game": "omi", "seat": 0, "seats": 4, "options": {}})
    for _ in range(times):
        try:
            await player.decide(position())
        except Strike:
            continue
    return decisions, player


async def play(game: str, players: list[BotPlayer], seed: str = SEED) -> Match:
    """A whole match; for a strike the default action is played."""
    match = new_match(game, len(players), seed=seed)
    for seat, player in enumerate(players):
        info = {"game": game, "seat": seat, "seats": len(players), "options": {}}
        await player.start(info)
        await player.watch(match.redact(match.opening, seat))
    while not match.over:
        seat = match.actors[0]
        try:
            action = await players[seat].decide(match.view(seat))
        except Strike:
            default = match.default_action(seat)
            assert default is not None
            action = default
        events = match.apply(seat, action)
        for other, player in enumerate(players):
            await player.watch(match.redact(events, other))
    for player in players:
        await player.close(match.outcome)
    return match
