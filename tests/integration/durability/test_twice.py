"""An action is played once: a double click, a lost answer, a slow disk, another match meanwhile."""

import asyncio
from random import Random

import asyncpg
import pytest

from tests.integration.durability.client import Cut, Json
from tests.integration.durability.player import Player, begin, sit_down
from tests.integration.durability.promises import in_the_journal
from tests.integration.durability.serving import Serving

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def at_the_first_decision(server: Serving) -> tuple[list[Player], Player, Json]:
    """A match, who is to act, and an action of his."""
    players = await sit_down(
        server, "tienlen", 2, Random(1), options={"games": 1, "instant_wins": "off"}
    )
    await begin(players)
    assert players[0].newest is not None
    actor = players[players[0].newest["view"]["actors"][0]]
    assert actor.newest is not None
    return players, actor, actor.newest["view"]["legal_actions"][0]


async def test_a_double_click_is_played_once(hasty: Serving) -> None:
    players, actor, action = await at_the_first_decision(hasty)
    other_tab = Player(hasty)
    other_tab.token = actor.token
    await other_tab.connect()
    wish = {"table": actor.table, "seq": 0, "action": action, "id": "click"}
    answers = await asyncio.gather(*(one.send("act", **wish) for one in [actor, other_tab] * 3))
    assert answers == [{"ok": True, "seq": 1}] * 6
    assert await in_the_journal(hasty, players) == [[actor.seat, action]]
    assert await actor.refusal("act", **{**wish, "action": {"type": "pass"}}) == "bad_request"


async def test_an_action_whose_answer_was_lost_is_played_once(hasty: Serving) -> None:
    players, actor, action = await at_the_first_decision(hasty)
    sending = actor.send("act", table=actor.table, seq=0, action=action, id="lost")
    await asyncio.sleep(0)  # it is on its way
    await actor.disconnect()
    with pytest.raises(Cut):
        await sending
    await actor.come_back()
    assert await actor.act(0, action, "lost") == 1
    assert await in_the_journal(hasty, players) == [[actor.seat, action]]


async def test_an_answer_lost_in_the_match_before_is_given_again(hasty: Serving) -> None:
    players, _, _ = await at_the_first_decision(hasty)
    await asyncio.gather(*(player.play() for player in players))
    before = players[0].match
    seq, promised = max(
        (seq, one) for player in players for seq, one in player.acknowledged.items()
    )
    await begin(players)
    last = players[promised["seat"]]
    wish = {"table": last.table, "match": before, "action": promised["action"], "seq": seq - 1}
    again = await last.ask("act", id=f"{last.seat}-{seq - 1}", **wish)
    assert again["seq"] == seq
    assert await last.refusal("act", id="never sent", **wish) in ("stale", "not_your_turn")
    assert await in_the_journal(hasty, players) == []


async def test_the_id_of_a_refused_action_is_free_again(hasty: Serving) -> None:
    _, actor, action = await at_the_first_decision(hasty)
    wish = {"table": actor.table, "seq": 0, "id": "again"}
    assert await actor.refusal("act", action={"type": "pass"}, **wish) == "illegal_action"
    assert (await actor.ask("act", action=action, **wish))["seq"] == 1


async def test_a_slow_disk_takes_nothing_from_the_next_ones_clock(hasty: Serving) -> None:
    players = await sit_down(
        hasty, "tienlen", 2, Random(2), options={"games": 1, "instant_wins": "off"}, turn_seconds=60
    )
    # Before the match begins: a turn may be over sooner than a line is open on a busy machine.
    slow = await asyncpg.connect(hasty.database_url)
    await slow.execute("BEGIN")
    await begin(players)
    await slow.execute("LOCK TABLE match_actions IN EXCLUSIVE MODE")
    assert players[0].newest is not None
    actor = players[players[0].newest["view"]["actors"][0]]
    assert actor.newest is not None
    action = actor.newest["view"]["legal_actions"][0]
    sending = actor.send("act", table=actor.table, seq=0, action=action, id="slow")
    turn = actor.newest["deadline"] - actor.newest["now"]
    await asyncio.sleep(1.5 * turn / 1000)  # how slow it is
    assert not sending.done()
    assert len(actor.all("game_state_update")) == 1, "nothing is told before it is safe"
    await slow.close()
    assert (await sending)["ok"]
    update = await players[1 - actor.seat].hear("game_state_update", lambda u: u["seq"] == 1)
    assert update["deadline"] - update["now"] > 0.9 * turn
