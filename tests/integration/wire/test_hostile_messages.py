"""Well-formed events with anything in them: typed refusals, and a game that goes on."""

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines import catalogue
from tests.integration.wire.house import House
from tests.integration.wire.play import Game
from tests.integration.wire.player import Json, check_error

#: Every client event with its fields.
FIELDS = {
    "create_table": [
        *("game", "seats", "options", "turn_seconds", "deal_pause"),
        *("visibility", "mode", "name", "seat", "spectator_delay"),
    ],
    "join_table": ["table", "seat"],
    "watch_table": ["table"],
    "resume_table": ["table", "after"],
    "leave_table": ["table"],
    "add_bot": ["table", "seat", "bot"],
    "remove_player": ["table", "seat"],
    "hand_over": ["table", "seat"],
    "player_ready": ["table", "ready"],
    "start_game": ["table"],
    "act": ["table", "seq", "action", "id", "match"],
    "play_cards": ["table", "cards", "seq", "id"],
    "pass_turn": ["table", "seq", "id"],
    "send_message": ["table", "lobby", "text"],
    "watch_lobby": ["game"],
    "play_now": ["game"],
}
#: What a field may hold in a proper message; the words stand for the table and match at hand.
PROPER: dict[str, list[Any]] = {
    "table": ["<table>", "<code>", "lobby"],
    "match": ["<match>"],
    "game": [*catalogue(), "poker"],
    "seats": [2, 3, 4, 7],
    "seat": [0, 1, 3],
    "options": [{}, {"target": 7}],
    "turn_seconds": [30, None],
    "deal_pause": [0, 10],
    "visibility": ["public", "private"],
    "mode": ["casual", "hybrid", "ranked", "practice"],
    "name": ["A table"],
    "spectator_delay": [0, 5],
    "bot": ["house:easy", "nobody"],
    "ready": [True, False],
    "seq": [0, 1],
    "action": [{"type": "play", "card": "AS"}, {"type": "pass"}, {"type": "close"}],
    "id": ["an id"],
    "cards": [["AS"], ["3S", "3C"]],
    "after": [-1, 0],
    "lobby": [True],
    "text": ["Hello"],
}
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=-(2**70), max_value=2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=80)
    | st.sampled_from(["", "\0", "play", "AS", "X0", "__class__", "\u202e", "💣" * 40, "9" * 400]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@st.composite
def messages(draw: st.DrawFn) -> tuple[str, Json]:
    event = draw(st.sampled_from(sorted(FIELDS)))
    message = draw(
        st.dictionaries(st.sampled_from(["seat", "user", "role", "admin"]), JUNK, max_size=1)
    )
    for field in FIELDS[event]:
        kind = draw(st.sampled_from(["proper", "proper", "proper", "junk", "absent"]))
        if kind == "proper":
            message[field] = draw(st.sampled_from(PROPER[field]))
        elif kind == "junk":
            message[field] = draw(JUNK)
    return event, message


@pytest.fixture
async def running(brisk: House) -> Game:
    return await brisk.playing("santase")


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=messages())
async def test_whatever_is_in_a_message_the_answer_is_typed(
    running: Game, sent: tuple[str, Json]
) -> None:
    """From the one who is to act, so that as much as possible gets through to the game."""
    event, message = sent
    stands_for = {"<table>": running.id, "<code>": running.code, "<match>": running.match}
    for field in ("table", "match"):
        if isinstance(message.get(field), str):
            message[field] = stands_for.get(message[field], message[field])
    if event == "leave_table" and message.get("table") in (running.id, running.code):
        return  # the others are still needed
    answer = await running.players[running.actor].send(event, message)
    if answer["ok"] is False:
        assert answer.keys() == {"ok", "error"}
        error = check_error(answer["error"])
        assert error["code"] != "server_busy", (event, message)
        if error["code"] == "illegal_action":
            assert error["rule"]


#: Values where an action has another one.
BENT = st.one_of(
    JUNK,
    st.sampled_from(
        ["AS", "XX", "2C", "C", "zudrehen", "play", "pass", "draw", -1, 0, 1, 99, True]
    ),
)


@pytest.mark.parametrize("game", catalogue())
async def test_a_bent_action_is_illegal_and_names_its_rule(brisk: House, game: str) -> None:
    table = await brisk.playing(game)
    for _ in range(5):
        if not table.over:
            await table.act()
    legal = table.legal()
    actor = table.players[table.actor]

    @settings(max_examples=40)
    @given(data=st.data())
    def bend(data: st.DataObject) -> None:
        action = dict(data.draw(st.sampled_from(legal)))
        for field in data.draw(st.sets(st.sampled_from([*action, "extra"]), min_size=1)):
            if data.draw(st.booleans()):
                action[field] = data.draw(BENT)
            else:
                action.pop(field, None)
        if not any(action == one and types(action) == types(one) for one in legal):
            bent.append(action)

    bent: list[Json] = []
    await asyncio.to_thread(bend)
    for action in bent:
        error = await actor.refused("act", table=table.id, seq=table.seq, action=action)
        assert error["code"] == "illegal_action", action
        assert error["rule"], action
    await table.act()


def types(value: Any) -> Any:
    """Python takes True for 1 and 1.0 for 1; JSON does not."""
    if isinstance(value, dict):
        return {name: types(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [types(inner) for inner in value]
    return type(value)


async def test_nobody_plays_from_another_seat_by_naming_it(house: House) -> None:
    table = await house.playing("santase")
    other = table.players[1 - table.actor]
    for name in ("seat", "player", "user", "as"):
        for value in (table.actor, table.players[table.actor].id):
            error = await other.refused(
                "act", table=table.id, seq=0, action=table.plain(), **{name: value}
            )
            assert error["code"] == "not_your_turn"


async def test_a_stranger_gets_nothing_from_somebody_elses_table(house: House) -> None:
    table = await house.playing("omi")
    stranger = await house.guest()
    seat = {"table": table.id, "seat": 1}
    for event, message, code in (
        ("join_table", {"table": table.id}, "table_full"),
        ("join_table", seat, "table_full"),
        ("add_bot", {**seat, "bot": "house:easy"}, "not_host"),
        ("remove_player", seat, "not_host"),
        ("hand_over", seat, "not_host"),
        ("start_game", {"table": table.id}, "not_host"),
        ("player_ready", {"table": table.id}, "forbidden"),
        ("send_message", {"table": table.id, "text": "Boo"}, "forbidden"),
        ("act", {"table": table.id, "seq": 0, "action": {}}, "forbidden"),
    ):
        assert (await stranger.refused(event, **message))["code"] == code
    await table.act()
    heard = [event for event, _ in table.host.log]
    assert "message_received" not in heard
    assert "player_left" not in heard
