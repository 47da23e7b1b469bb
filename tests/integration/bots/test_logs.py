"""A bot's log: for its owner and admins, when the match is over, and for nobody else ever."""

import asyncio
import re

from tests.integration.bots.author import FIRST, Author
from tests.integration.bots.conftest import BotHouse
from tests.integration.bots.seated import CHATTY, begin, play_on, table_with
from tests.integration.wire.house import new_address
from tests.integration.wire.play import plain
from tests.integration.wire.player import PATIENCE, Json

ADMIN = re.compile(r"first admin: name admin, password (\S+)")


async def admin_of(house: BotHouse) -> Author:
    """The administrator that the server made when it first started."""
    password = next(found[1] for line in house.server.lines if (found := ADMIN.search(line)))
    admin = Author(house.server.url, new_address())
    house.people.append(admin)
    told = await admin.done("POST", "auth/login", {"login": "admin", "password": password})
    admin.token = told["access_token"]
    return admin


async def played(anna: Author, **wishes: bool) -> tuple[str, str]:
    """A chatty bot and the match it has played."""
    bot = await anna.bot(CHATTY, **wishes)
    table = await table_with(anna, bot["id"])
    started = await begin(anna, table)
    await play_on(anna, table)
    return bot["id"], started["match"]


async def test_the_log_has_every_decision_with_the_view_it_was_made_on(house: BotHouse) -> None:
    anna = await house.author()
    bot, match = await played(anna)
    seen: list[Json] = []
    cursor = ""
    while True:
        page = await anna.done("GET", f"bots/{bot}/logs/{match}?limit=7{cursor}")
        seen += page["items"]
        if page["next"] is None:
            break
        cursor = f"&cursor={page['next']}"
    record = (await anna.done("GET", f"matches/{match}/replay"))["record"]
    done = [(seq, action) for seq, (seat, action) in enumerate(record["actions"]) if seat == 1]
    assert [(one["seq"], one["action"]) for one in seen] == done
    for one in seen:
        assert one["milliseconds"] > 0
        assert one["strike"] is None
        assert one["version"] == 1
    (listed,) = (await anna.done("GET", f"bots/{bot}/logs?arena=false"))["items"]
    assert (listed["match"], listed["mode"], listed["seats"]) == (match, "hybrid", [1])
    assert [one["kind"] for one in listed["players"]] == ["person", "bot"]
    shown = await anna.done("GET", f"bots/{bot}/logs/{match}/1/{seen[3]['seq']}")
    view = shown.pop("view")
    assert shown == seen[3]
    assert (view["seat"], view["seq"]) == (1, seen[3]["seq"])
    assert seen[3]["action"] in view["legal_actions"]
    assert str(view["hand"]) in seen[3]["printed"]


async def test_a_decision_can_be_run_again_with_another_program(house: BotHouse) -> None:
    anna = await house.author()
    bot, match = await played(anna)
    first = (await anna.done("GET", f"bots/{bot}/logs/{match}"))["items"][0]
    run = f"bots/{bot}/logs/{match}/1/{first['seq']}/run"
    again = await anna.done("POST", run, {})
    assert (again["action"], again["printed"]) == (first["action"], first["printed"])
    draft = FIRST.replace("[0]", "[-1]")
    other = await anna.done("POST", run, {"source": draft})
    assert other["action"] == other["view"]["legal_actions"][-1]
    assert other["printed"] == ""
    broken = await anna.done("POST", run, {"source": FIRST.replace("[0]", "[99]")})
    assert broken["action"] is None
    assert "IndexError" in broken["strike"]
    await anna.denied("POST", run, {"source": FIRST, "version": 1}, status=400)
    await anna.denied("POST", run, {"version": 2}, status=404)
    await anna.denied("POST", f"bots/{bot}/logs/{match}/0/0/run", {}, status=404)


async def test_nobody_reads_what_a_bot_sees_while_the_match_runs(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(CHATTY))["id"]
    table = await table_with(anna, bot)
    match = (await begin(anna, table))["match"]
    update = await anna.update(0)
    if update["view"]["actors"] == [0]:
        await anna.ask("act", table=table, seq=0, action=plain(update["view"]))
    async with asyncio.timeout(PATIENCE):
        while not (await anna.done("GET", f"bots/{bot}/logs"))["items"]:
            pass  # until its first decision is there
    for path in (f"logs/{match}", f"logs/{match}/1/0", f"logs/{match}/1/1"):
        told = await anna.denied("GET", f"bots/{bot}/{path}", status=409)
        assert told["code"] == "match_running"
    await anna.denied("POST", f"bots/{bot}/logs/{match}/1/1/run", {}, status=409)
    await anna.ask("leave_table", table=table)


async def test_the_log_of_a_match_without_a_decision_is_empty(house: BotHouse) -> None:
    anna = await house.author()
    bot, other = await anna.bot(CHATTY), await anna.bot(CHATTY, name="Other")
    wish = {"game": "santase", "seat": 1, "visibility": "private", "options": {"first_dealer": 0}}
    table = (await anna.ask("create_table", **wish))["table"]["id"]
    await anna.ask("add_bot", table=table, seat=0, bot=bot["id"])
    started = await begin(anna, table)
    await anna.ask("leave_table", table=table)  # she was to lead
    told = await anna.done("GET", f"bots/{bot['id']}/logs/{started['match']}")
    assert (told["items"], told["next"]) == ([], None)
    await anna.denied("GET", f"bots/{other['id']}/logs/{started['match']}", status=404)


async def test_logs_are_for_the_owner_and_admins_alone(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    bot, match = await played(anna, source_public=True)
    seq = (await anna.done("GET", f"bots/{bot}/logs/{match}"))["items"][0]["seq"]
    reads = [f"bots/{bot}/logs", f"bots/{bot}/logs/{match}", f"bots/{bot}/logs/{match}/1/{seq}"]
    guest, visitor = await house.guest(), await house.visitor()
    for path in reads:
        assert "HAND" not in str(await ben.denied("GET", path, status=403))
        assert (await guest.rest("GET", path))[0] == 403
        assert (await visitor.rest("GET", path))[0] == 401
    await ben.denied("POST", f"{reads[2]}/run", {}, status=403)
    admin = await admin_of(house)
    for path in reads:
        await admin.done("GET", path)
    for other in (ben, guest):
        for path in (f"matches/{match}", f"matches/{match}/replay", f"bots/{bot}"):
            assert "HAND" not in str(await other.rest("GET", path))


async def test_an_admin_reads_a_hidden_source_and_others_do_not(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(public=False))["id"]
    admin = await admin_of(house)
    assert (await admin.done("GET", f"bots/{bot}/versions/1"))["source"] == FIRST
    ben = await house.author()
    await ben.denied("GET", f"bots/{bot}/versions/1", status=404)
