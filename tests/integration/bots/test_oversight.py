"""Bots as moderators and administrators see them, and how they are taken out of play."""

from tests.integration.admin.desk import Desk
from tests.integration.bots.author import FIRST
from tests.integration.bots.conftest import BotHouse
from tests.integration.bots.seated import begin, play_on, table_with
from tests.integration.wire.staff import of_role

WRONG = """
def get_next_move(state):
    print("a secret thought")
    return {"type": "nonsense"}
"""


async def test_a_version_that_is_disabled_does_not_play_until_it_is_enabled(
    house: BotHouse,
) -> None:
    desk, anna = await Desk.of(house), await house.author()
    bot = (await anna.bot())["id"]
    await anna.upload(bot, FIRST + "\n# another\n", activate=True)
    wish = {"reason": "it stalls", "version": 2}
    file = await desk.do("POST", f"bots/{bot}/disable", wish)
    assert (file["bot"]["active_version"], file["bot"]["holds"][0]["version"]) == (None, 2)
    assert (await desk.refused("POST", f"bots/{bot}/disable", wish))["code"] == "bad_request"
    problem = await anna.denied("POST", f"bots/{bot}/activate", {"version": 2}, status=403)
    assert "it stalls" in problem["detail"]
    await anna.done("POST", f"bots/{bot}/activate", {"version": 1})
    await desk.do("POST", f"bots/{bot}/disable", {"reason": "all of it"})
    await anna.denied("POST", f"bots/{bot}/activate", {"version": 1}, status=403)
    table = (await anna.ask("create_table", game="santase", visibility="private"))["table"]["id"]
    assert (await anna.refused("add_bot", table=table, seat=1, bot=bot))["code"] == "not_found"
    held = (await desk.get(f"bots?held=true&owner={anna.id}"))["items"]
    assert [one["id"] for one in held] == [bot]
    for version in (None, 2):
        await desk.do("POST", f"bots/{bot}/enable", {"version": version})
    await anna.done("POST", f"bots/{bot}/activate", {"version": 2})
    actions = [one["action"] for one in await desk.audit(bot)]
    assert actions == ["bot.enable", "bot.enable", "bot.disable", "bot.disable"]


async def test_a_version_that_is_disabled_plays_nowhere_in_the_arena_either(
    house: BotHouse,
) -> None:
    desk, anna = await Desk.of(house), await house.author()
    bot = (await anna.bot())["id"]
    await anna.upload(bot, FIRST + "\n# another\n")
    await desk.do("POST", f"bots/{bot}/disable", {"reason": "it stalls", "version": 2})
    both = [f"{bot}/2", "house:easy"]
    for path, wish in (
        ("challenges", {"contestants": both, "boards": 1}),
        ("comparisons", {"bot": bot, "candidate": 2, "boards": 1}),
        ("tournaments", {"name": "Cup", "entrants": both}),
    ):
        problem = await anna.denied(
            "POST", f"arena/{path}", {"game": "santase", **wish}, status=403
        )
        assert "it stalls" in problem["detail"], path


async def test_what_administrators_call_off_for_others_is_written_down(house: BotHouse) -> None:
    anna, chief = await house.author(), Desk(await of_role(house, "admin"))
    both = [(await anna.bot())["id"], "house:medium"]
    cup = {"game": "santase", "name": "Cup", "entrants": both}
    tournament = (await anna.done("POST", "arena/tournaments", cup, 201))["tournament"]["id"]
    wish = {"game": "santase", "contestants": both, "boards": 1}
    challenge = (await anna.done("POST", "arena/challenges", wish, 201))["id"]
    for path, action in (
        (f"tournaments/{tournament}", "arena.cancel_tournament"),
        (f"challenges/{challenge}", "arena.cancel_challenge"),
    ):
        status, told = await chief.player.rest("DELETE", f"arena/{path}")
        assert status == 204, told
        (entry,) = await chief.audit(path.partition("/")[2])
        assert (entry["action"], entry["after"]["state"]) == (action, "cancelled")


async def test_strikes_are_seen_and_logs_by_administrators_alone(house: BotHouse) -> None:
    desk, anna = await Desk.of(house), await house.author()
    bot = (await anna.bot(WRONG))["id"]
    table = await table_with(anna, bot)
    started = await begin(anna, table)
    await play_on(anna, table)
    chief = Desk(await of_role(house, "admin"))
    seen, whole = await desk.get(f"bots/{bot}"), await chief.get(f"bots/{bot}")
    assert seen["bot"]["strikes"] >= 3
    strike = seen["strikes"][-1]
    assert (strike["match"], strike["version"]) == (started["match"], 1)
    assert strike["strike"]
    assert (strike["answer"], strike["printed"]) == (None, None)
    assert "a secret thought" in whole["strikes"][-1]["printed"]


async def test_the_sandbox_tells_what_it_tried(house: BotHouse) -> None:
    report = await (await Desk.of(house)).get("sandbox")
    assert report["safe"] is True
    assert all(probe["held"] for probe in report["probes"])
    assert "seccomp" in str(report["walls"])
