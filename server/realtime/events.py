"""Client events: one function each, from a checked message to an answer."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from engines import catalogue
from server.errors import Refusal
from server.house import SeraiHouse
from server.lobby.quick import quick_match
from server.realtime import messages as wire
from server.realtime.connection import Connection

Answer = dict[str, Any]
OK: Answer = {"ok": True}


@dataclass(frozen=True)
class ClientEvent:
    """An event's schema and what it does."""

    message: type[Any]
    serve: Callable[[SeraiHouse, Connection, Any], Awaitable[Answer]]


async def create_table(house: SeraiHouse, who: Connection, wish: wire.CreateTable) -> Answer:
    table, seat = await house.directory.create(who, wish)
    who.emit("table_created", {"table": table.card()})
    return {"ok": True, "table": table.card(), "seat": seat}


async def join_table(house: SeraiHouse, who: Connection, wish: wire.JoinTable) -> Answer:
    return await (await house.table(wish.table)).doorway.join(who, wish.seat)


async def watch_table(house: SeraiHouse, who: Connection, wish: wire.OneTable) -> Answer:
    return await (await house.table(wish.table)).doorway.watch(who)


async def resume_table(house: SeraiHouse, who: Connection, wish: wire.ResumeTable) -> Answer:
    return await (await house.table(wish.table)).doorway.resume(who, wish.after)


async def leave_table(house: SeraiHouse, who: Connection, wish: wire.OneTable) -> Answer:
    await (await house.table(wish.table)).doorway.leave(who)
    return OK


async def add_bot(house: SeraiHouse, who: Connection, wish: wire.AddBot) -> Answer:
    await (await house.table(wish.table)).lineup.add_bot(who.user_id, wish.seat, wish.bot)
    return OK


async def remove_player(house: SeraiHouse, who: Connection, wish: wire.OneSeat) -> Answer:
    await (await house.table(wish.table)).lineup.remove_player(who.user_id, wish.seat)
    return OK


async def hand_over(house: SeraiHouse, who: Connection, wish: wire.OneSeat) -> Answer:
    await (await house.table(wish.table)).lineup.hand_over(who.user_id, wish.seat)
    return OK


async def player_ready(house: SeraiHouse, who: Connection, wish: wire.PlayerReady) -> Answer:
    ready = True if wish.ready is None else wish.ready
    await (await house.table(wish.table)).lineup.ready(who.user_id, ready)
    return OK


async def start_game(house: SeraiHouse, who: Connection, wish: wire.OneTable) -> Answer:
    await (await house.table(wish.table)).lineup.start(who.user_id)
    return OK


async def act(house: SeraiHouse, who: Connection, wish: wire.Act) -> Answer:
    table = await house.table(wish.table)
    seq = await table.act(who.user_id, wish.seq, wish.action, wish.id, wish.match)
    return {"ok": True, "seq": seq}


async def play_cards(house: SeraiHouse, who: Connection, wish: wire.PlayCards) -> Answer:
    """The cards as the game's own action: a play, in Jolly a discard."""
    table = await house.table(wish.table)
    order = catalogue()[table.game].cards
    action: dict[str, Any]
    if table.game == "tienlen" or len(wish.cards) > 1:
        known = sorted(wish.cards, key=lambda c: order.index(c) if c in order else -1)
        action = {"type": "play", "cards": known}
    else:
        kind = "discard" if table.game == "jolly" else "play"
        action = {"type": kind, "card": wish.cards[0]}
    seq = await table.act(who.user_id, wish.seq, action, wish.id, None)
    return {"ok": True, "seq": seq}


async def pass_turn(house: SeraiHouse, who: Connection, wish: wire.PassTurn) -> Answer:
    table = await house.table(wish.table)
    seq = await table.act(who.user_id, wish.seq, {"type": "pass"}, wish.id, None)
    return {"ok": True, "seq": seq}


async def hint(house: SeraiHouse, who: Connection, wish: wire.OneTable) -> Answer:
    return (await house.table(wish.table)).hint(who.user_id)


async def send_message(house: SeraiHouse, who: Connection, wish: wire.SendMessage) -> Answer:
    if wish.table is None and not wish.lobby:
        raise Refusal("bad_request", "Name a table, or `lobby`.")
    if wish.table is None or wish.table == "lobby":
        said = await house.chat.say(who.identity, None, wish.text)
        message = {"table": "lobby", "lobby": True, **said.message}
        house.directory.tell_all("message_received", message, said.reaches)
        house.lobby_news.said(said)
        return OK
    table = await house.table(wish.table)
    if who not in table.audience.connections:
        raise Refusal("forbidden", "You are not at this table.")
    said = await house.chat.say(who.identity, table.id, wish.text)
    message = {"table": table.id_text, **said.message}
    if table.audience.seated(who):
        # What players say of a match comes to delayed spectators with the match.
        table.audience.show("message_received", lambda _: message, whom=said.reaches)
    else:
        table.audience.tell("message_received", message, said.reaches)
    return OK


async def watch_lobby(house: SeraiHouse, who: Connection, wish: wire.WatchLobby) -> Answer:
    return {"ok": True, "tables": house.directory.watch(who, wish.game)}


async def play_now(house: SeraiHouse, who: Connection, wish: wire.QuickMatch) -> Answer:
    return await quick_match(house.directory, who, wish.game)


EVENTS: dict[str, ClientEvent] = {
    "create_table": ClientEvent(wire.CreateTable, create_table),
    "join_table": ClientEvent(wire.JoinTable, join_table),
    "watch_table": ClientEvent(wire.OneTable, watch_table),
    "leave_table": ClientEvent(wire.OneTable, leave_table),
    "add_bot": ClientEvent(wire.AddBot, add_bot),
    "remove_player": ClientEvent(wire.OneSeat, remove_player),
    "hand_over": ClientEvent(wire.OneSeat, hand_over),
    "player_ready": ClientEvent(wire.PlayerReady, player_ready),
    "start_game": ClientEvent(wire.OneTable, start_game),
    "act": ClientEvent(wire.Act, act),
    "play_cards": ClientEvent(wire.PlayCards, play_cards),
    "pass_turn": ClientEvent(wire.PassTurn, pass_turn),
    "hint": ClientEvent(wire.OneTable, hint),
    "send_message": ClientEvent(wire.SendMessage, send_message),
    "resume_table": ClientEvent(wire.ResumeTable, resume_table),
    "watch_lobby": ClientEvent(wire.WatchLobby, watch_lobby),
    "play_now": ClientEvent(wire.QuickMatch, play_now),
}


async def answer(house: SeraiHouse, who: Connection, event: Any, arguments: list[Any]) -> Answer:
    """The answer to any event at all; raises Refusal."""
    known = EVENTS.get(event) if isinstance(event, str) else None
    if known is None:
        raise Refusal("bad_request", "There is no such event.")
    if len(arguments) != 1 or not isinstance(arguments[0], dict):
        raise Refusal("bad_request", "An event takes exactly one object.")
    try:
        wish = wire.as_message(known.message, arguments[0])
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", str(error)[:200]) from None
    return await known.serve(house, who, wish)
