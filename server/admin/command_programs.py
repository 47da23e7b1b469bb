"""`serai admin bots|disable-bot|enable-bot|arena|pause-game|…`: uploaded bots and the arena."""

import argparse
from uuid import UUID

from engines import catalogue
from server.admin.arena import ArenaOversight
from server.admin.bots import BotOversight
from server.admin.office import Office

MOST = 1000


def add_actions(actions: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    bots = actions.add_parser("bots", help="uploaded bots")
    bots.add_argument("text", nargs="?", help="part of a name")
    bots.add_argument("--held", action="store_true", help="those that are out of play")
    bots.set_defaults(act=_bots)

    for name, act, what in (
        ("disable-bot", _disable, "take a bot, or a version of it, out of play"),
        ("enable-bot", _enable, "let it play again"),
    ):
        parser = actions.add_parser(name, help=what)
        parser.add_argument("bot", type=UUID, help="its id")
        parser.add_argument("--version", type=int, help="only this one")
        parser.set_defaults(act=act)
        if name == "disable-bot":
            parser.add_argument("--reason", required=True, help="told to the owner")

    arena = actions.add_parser("arena", help="games, queue and workers of the arena")
    arena.set_defaults(act=_arena)
    for name, act, what in (
        ("pause-game", _pause, "no new board sets of a game"),
        ("resume-game", _resume, "let a game go on"),
        ("recompute", _recompute, "ratings of a game anew, from the results alone"),
    ):
        parser = actions.add_parser(name, help=what)
        parser.add_argument("game", choices=list(catalogue()))
        parser.set_defaults(act=act)
        if name == "pause-game":
            parser.add_argument("--reason", required=True)
    requeue = actions.add_parser("requeue", help="play a board set that failed once more")
    requeue.add_argument("set", type=UUID, help="its id")
    requeue.set_defaults(act=_requeue)
    cancel = actions.add_parser("cancel-tournament", help="end a tournament that is under way")
    cancel.add_argument("tournament", type=UUID, help="its id")
    cancel.add_argument("--reason", required=True)
    cancel.set_defaults(act=_cancel_tournament)


async def _bots(office: Office, arguments: argparse.Namespace) -> str:
    found = await BotOversight(office.database).find(
        text=arguments.text, held=True if arguments.held else None, limit=MOST
    )
    lines = []
    for one in found:
        bot = one.bot
        plays = "-" if bot.active_version is None else f"v{bot.active_version}"
        held = "".join(f"  [held {hold.version or 'all'}: {hold.reason}]" for hold in one.holds)
        strikes = f"  [{one.strikes} strikes]" if one.strikes else ""
        lines.append(f"{bot.id}  {plays:4}  {bot.name} of {one.owner}{strikes}{held}")
    return "\n".join(lines) or "no bots"


async def _disable(office: Office, arguments: argparse.Namespace) -> str:
    await BotOversight(office.database).disable(
        office.actor, arguments.bot, arguments.version, arguments.reason
    )
    return "it does not play any more"


async def _enable(office: Office, arguments: argparse.Namespace) -> str:
    await BotOversight(office.database).enable(office.actor, arguments.bot, arguments.version)
    return "it may play again when its owner activates it"


async def _arena(office: Office, _: argparse.Namespace) -> str:
    arena = ArenaOversight(office.database)
    waiting, taken = await arena.depth()
    paused = await arena.paused()
    lines = [f"jobs: {waiting} waiting, {taken} taken"]
    for game, sets in (await arena.sets_by_state()).items():
        numbers = ", ".join(f"{number} {state}" for state, number in sorted(sets.items()))
        pause = f"  [paused: {paused[game]}]" if game in paused else ""
        lines.append(f"{game}: {numbers or 'nothing yet'}{pause}")
    for worker in await arena.workers():
        seen = f"{worker.seen_at:%Y-%m-%d %H:%M:%S}"
        lines.append(f"worker {worker.host} {worker.pid}: {worker.sets} sets, seen {seen}")
    lines += [f"failed: {one.id} {one.game}: {one.error}" for one in await arena.failed(50)]
    return "\n".join(lines)


async def _pause(office: Office, arguments: argparse.Namespace) -> str:
    arena = ArenaOversight(office.database)
    await arena.pause(office.actor, arguments.game, arguments.reason)
    return f"{arguments.game} is paused; what is in the queue is played out"


async def _resume(office: Office, arguments: argparse.Namespace) -> str:
    await ArenaOversight(office.database).pause(office.actor, arguments.game, None)
    return f"{arguments.game} goes on"


async def _recompute(office: Office, arguments: argparse.Namespace) -> str:
    arena = ArenaOversight(office.database)
    changed = await arena.recompute(office.actor, arguments.game)
    return f"{changed} ratings have changed"


async def _requeue(office: Office, arguments: argparse.Namespace) -> str:
    await ArenaOversight(office.database).requeue(office.actor, arguments.set)
    return "it waits for its turn"


async def _cancel_tournament(office: Office, arguments: argparse.Namespace) -> str:
    arena = ArenaOversight(office.database)
    await arena.cancel_tournament(office.actor, arguments.tournament, arguments.reason)
    return "the tournament is over"
