"""Checking and testing bots over REST."""

import asyncio

import pytest

from engines import new_match, replay
from tests.integration.bots.author import FIRST
from tests.integration.bots.conftest import BotHouse
from tests.integration.wire.player import Json

CLUMSY = """
def get_next_move(state):
    print("seat", state["seat"])
    if state["seq"] % 2:
        raise ValueError("odd")
    return state["legal_actions"][0]
"""


async def test_a_check_says_where_something_is_wrong(house: BotHouse) -> None:
    anna = await house.author()
    fine = await anna.done("POST", "bots/check", {"source": FIRST, "game": "omi"})
    assert fine == {"ok": True, "diagnostics": []}
    told = await anna.done("POST", "bots/check", {"source": "def get_next_move(state:\n  pass"})
    assert told["ok"] is False
    assert told["diagnostics"][0]["line"] == 1
    told = await anna.done("POST", "bots/check", {"source": "import os\n" + FIRST})
    assert told["ok"] is False
    assert "os" in told["diagnostics"][0]["message"]
    assert told["diagnostics"][0]["line"] == 1


async def test_a_test_tries_ten_states_and_plays_a_match(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot())["id"]
    wish = {"against": ["house:easy"], "seed": "again"}
    told = await anna.done("POST", f"bots/{bot}/test", wish)
    assert (told["game"], told["version"], len(told["states"])) == ("santase", 1, 10)
    for state in told["states"]:
        assert state["strike"] is None
        assert state["action"] == state["view"]["legal_actions"][0]
        assert state["milliseconds"] > 0
    match = told["match"]
    assert (match["seat"], match["against"], match["strikes"]) == (0, ["house:easy"], 0)
    assert match["disqualified"] is None
    assert match["stopped"] is None
    again = replay(match["record"])
    assert again.outcome == match["outcome"]
    own = [action for seat, action in match["record"]["actions"] if seat == 0]
    assert [one["action"] for one in match["decisions"]] == own
    second = await anna.done("POST", f"bots/{bot}/test", wish)
    assert second["match"]["record"] == match["record"], "the same seed, the same cards"


async def test_a_practice_match_can_be_watched_step_by_step(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot())["id"]
    told = await anna.done("POST", f"bots/{bot}/test", {"against": ["house:easy"]})
    record = told["match"]["record"]
    seen = await anna.done("POST", "matches/frames", {"record": record, "seat": "0", "count": 3})
    assert (seen["total"], len(seen["frames"])) == (len(record["actions"]) + 1, 3)
    assert seen["frames"][0]["view"]["seat"] == 0
    assert seen["frames"][1]["action"] == record["actions"][0][1]
    whole = await anna.done("POST", "matches/frames", {"record": record, "from": 2, "count": 1})
    assert [len(hand) for hand in whole["frames"][0]["hands"]] == [6, 6]


@pytest.mark.parametrize(
    "wish",
    [
        {"record": {}},
        {"record": {"game": "santase"}},
        {"actions": [[0, {"type": "fly"}]]},
        {"actions": [[0]]},
        {"actions": "all"},
        {"seat": "3"},
        {"seat": "nobody"},
        {"count": 1000},
    ],
)
async def test_a_record_that_lies_is_not_watched(house: BotHouse, wish: Json) -> None:
    anna = await house.author()
    record = new_match("santase", seed="7" * 64).record()
    if "actions" in wish:
        record, wish = {**record, **wish}, {}
    status, told = await anna.rest("POST", "matches/frames", {"record": record, **wish})
    assert (status, told["code"]) == (400, "bad_request")


async def test_a_draft_is_tested_without_being_kept(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(None, games=["tienlen", "omi"]))["id"]
    told = await anna.denied("POST", f"bots/{bot}/test", {}, status=400)
    assert "source" in told["detail"]
    wish = {"source": CLUMSY, "game": "omi", "match": False}
    tested = await anna.done("POST", f"bots/{bot}/test", wish)
    assert (tested["game"], tested["version"], tested["match"]) == ("omi", 0, None)
    for state in tested["states"]:
        assert state["printed"].startswith(f"seat {state['view']['seat']}\n")
        if state["seq"] % 2:
            assert "odd" in state["strike"]
            assert state["action"] is None
        else:
            assert state["strike"] is None
    assert (await anna.done("GET", f"bots/{bot}"))["versions"] == 0


async def test_a_bot_that_fails_in_the_practice_match_is_replaced(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(None))["id"]
    wish = {"source": FIRST.replace("state[", "state['no'][")}
    match = (await anna.done("POST", f"bots/{bot}/test", wish))["match"]
    assert match["strikes"] == 3
    assert match["disqualified"]
    assert len(match["decisions"]) == 3
    assert match["outcome"] is not None


@pytest.mark.parametrize(
    "wish",
    [
        {"against": ["house:best"]},
        {"against": ["house:easy"] * 4},
        {"game": "poker"},
        {"seats": 3},
        {"version": 1, "source": FIRST},
        {"version": 0},
    ],
)
async def test_a_test_that_cannot_be_is_refused(house: BotHouse, wish: Json) -> None:
    anna = await house.author()
    bot = (await anna.bot())["id"]
    await anna.denied("POST", f"bots/{bot}/test", wish, status=400)


async def test_a_program_for_ever_thinking_harms_nobody(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    bot = (await anna.bot(None))["id"]
    wish = {"source": "while True:\n    pass\n" + FIRST, "match": False}
    spinning = asyncio.ensure_future(anna.rest("POST", f"bots/{bot}/test", wish))
    other = (await ben.bot())["id"]
    await ben.done("POST", f"bots/{other}/test", {"match": False})
    spinning.cancel()
