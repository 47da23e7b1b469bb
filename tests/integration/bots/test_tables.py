"""Uploaded bots at tables with people: who may seat which, how they play, and when they fail."""

from tests.integration.bots.author import FIRST
from tests.integration.bots.conftest import BotHouse
from tests.integration.bots.seated import CHATTY, CHEAT, begin, play_on, table_with
from tests.integration.wire.shapes import check_card


async def test_a_bot_plays_a_match_with_its_owner(house: BotHouse) -> None:
    anna = await house.author()
    bot = await anna.bot(name="Partner")
    table = await table_with(anna, bot["id"])
    card = await house.server_card(anna, table)
    check_card(card)
    assert card["mode"] == "hybrid"
    assert card["seats"][1]["player"] == {"id": bot["id"], "name": "Partner", "kind": "bot"}
    started = await begin(anna, table)
    ended = await play_on(anna, table)
    assert ended["outcome"]["reason"] == "played"
    match = await anna.done("GET", f"matches/{started['match']}")
    assert match["players"][1] == {
        "seat": 1,
        "id": bot["id"],
        "name": "Partner",
        "kind": "bot",
        "version": 1,
    }
    logs = await anna.done("GET", f"bots/{bot['id']}/logs")
    (row,) = logs["items"]
    assert (row["match"], row["seats"], row["version"]) == (started["match"], [1], 1)
    assert row["strikes"] == 0
    played = await anna.done("GET", f"matches/{started['match']}/replay")
    assert row["decisions"] == sum(seat == 1 for seat, _ in played["record"]["actions"])
    won = int(1 in ended["outcome"]["winners"])
    card = await anna.done("GET", f"bots/{bot['id']}")
    assert card["record"] == {"matches": 1, "won": won}


async def test_a_guest_may_seat_a_public_bot_but_not_a_hidden_one(house: BotHouse) -> None:
    anna, guest = await house.author(), await house.guest()
    public, hidden = await anna.bot(name="Public"), await anna.bot(name="Hidden", public=False)
    idle = await anna.bot(None, name="Idle")
    table = await table_with(guest)
    for bot in (hidden["id"], idle["id"], "nobody", "house:best"):
        error = await guest.refused("add_bot", table=table, seat=1, bot=bot)
        assert error["code"] == "not_found"
    await guest.ask("add_bot", table=table, seat=1, bot=public["id"])
    own = await table_with(anna, hidden["id"])
    assert (await house.server_card(anna, own))["seats"][1]["player"]["id"] == hidden["id"]


async def test_a_bot_sits_down_only_where_its_game_is_played(house: BotHouse) -> None:
    anna = await house.author()
    bot = await anna.bot(games=["omi", "jolly"])
    table = await table_with(anna)
    error = await anna.refused("add_bot", table=table, seat=1, bot=bot["id"])
    assert error["code"] == "bad_request"
    assert "Omi and Jolly" in error["message"]


async def test_no_bot_sits_at_a_ranked_table(house: BotHouse) -> None:
    anna = await house.author()
    bot = await anna.bot()
    table = await table_with(anna, mode="ranked", visibility="public", turn_seconds=30, options={})
    error = await anna.refused("add_bot", table=table, seat=1, bot=bot["id"])
    assert error["code"] == "forbidden"


async def test_a_bot_that_was_taken_away_has_to_be_removed_first(house: BotHouse) -> None:
    anna = await house.author()
    bot = await anna.bot(name="Gone")
    table = await table_with(anna, bot["id"])
    await anna.done("POST", f"bots/{bot['id']}/activate", {"version": None})
    await anna.ask("player_ready", table=table)
    error = await anna.refused("start_game", table=table)
    assert error["code"] == "not_ready"
    assert "Gone" in error["message"]
    await anna.ask("remove_player", table=table, seat=1)
    await anna.ask("add_bot", table=table, seat=1, bot="house:easy")


async def test_a_rematch_is_played_by_the_version_that_is_active_then(house: BotHouse) -> None:
    anna = await house.author()
    bot = await anna.bot()
    table = await table_with(anna, bot["id"])
    first = await begin(anna, table)
    await anna.upload(bot["id"], FIRST + "\n# better\n", activate=True)
    await play_on(anna, table)
    second = await begin(anna, table)
    assert second["match"] != first["match"]
    for started, version in ((first, 1), (second, 2)):
        match = await anna.done("GET", f"matches/{started['match']}")
        assert match["players"][1]["version"] == version


async def test_a_bot_that_fails_three_times_is_replaced_and_the_card_says_so(
    house: BotHouse,
) -> None:
    anna = await house.author()
    bot = await anna.bot(CHEAT)
    table = await table_with(anna, bot["id"])
    started = await begin(anna, table)
    ended = await play_on(anna, table)
    assert ended["outcome"]["reason"] == "played"
    card = await anna.card(lambda card: card["seats"][1]["away"])
    assert card["seats"][1]["player"]["id"] == bot["id"]
    told = await anna.done("GET", f"bots/{bot['id']}/logs/{started['match']}")
    assert len(told["items"]) == 3
    for decision in told["items"]:
        assert decision["strike"]
        assert decision["action"] is None
        assert '"win"' in decision["answer"]
        assert decision["printed"].startswith("mine: ")
    after = await house.server_card(anna, table)
    assert not after["seats"][1]["away"], "the next match is a new chance"


async def test_a_bot_that_never_answers_has_its_strikes_before_the_table_s_clock_plays(
    house: BotHouse,
) -> None:
    anna = await house.author()
    bot = await anna.bot("def get_next_move(state):\n    while True:\n        pass\n")
    table = await table_with(anna, bot["id"], turn_seconds=15, deal_pause=0)
    started = await begin(anna, table)
    await anna.card(lambda card: card["seats"][1]["away"])
    await anna.ask("leave_table", table=table)
    told = await anna.done("GET", f"bots/{bot['id']}/logs/{started['match']}")
    assert [one["strike"][:16] for one in told["items"]] == ["no answer within"] * 3
    assert not [one for one in anna.heard("turn_timeout") if one["seat"] == 1]


async def test_whoever_is_there_sees_a_watchable_bot_decide_but_not_what_it_thinks(
    house: BotHouse,
) -> None:
    anna, watcher = await house.author(), await house.guest()
    open_bot = await anna.bot(CHATTY, name="Open", watchable=True)
    shut_bot = await anna.bot(CHATTY, name="Shut")
    for bot, seen in ((open_bot, True), (shut_bot, False)):
        watcher.forget()
        table = await table_with(anna, bot["id"])
        await watcher.ask("watch_table", table=table)
        started = await begin(anna, table)
        await play_on(anna, table)
        await watcher.hear("game_ended")
        decided = watcher.heard("bot_decided")
        assert bool(decided) is seen
        for one in decided:
            assert one.keys() == {"table", "match", "seq", "seat", "milliseconds", "strike"}
            assert (one["match"], one["seat"], one["strike"]) == (started["match"], 1, False)
        assert "HAND" not in str(watcher.log)
        await anna.ask("leave_table", table=table)
