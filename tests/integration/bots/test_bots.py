"""Bots over REST: making, showing, changing and deleting them, and their versions."""

from hashlib import sha256
from uuid import uuid4

import pytest

from tests.integration.bots.author import FIRST
from tests.integration.bots.conftest import BotHouse
from tests.integration.wire.player import Json

LAST = FIRST.replace("[0]", "[-1]")


async def test_a_new_bot_has_the_card_that_was_asked_for(house: BotHouse) -> None:
    anna = await house.author()
    wish = {"name": " Deep  Thought ", "games": ["omi", "santase", "omi"], "description": "42"}
    made = await anna.done("POST", "bots", {**wish, "watchable": True}, status=201)
    assert made == {
        "id": made["id"],
        "name": "Deep Thought",
        "description": "42",
        "owner": {"id": anna.id, "name": anna.name},
        "games": ["omi", "santase"],
        "public": True,
        "source_public": False,
        "watchable": True,
        "active_version": None,
        "versions": 0,
        "record": {"matches": 0, "won": 0},
        "created_at": made["created_at"],
        "mine": True,
    }
    assert await anna.done("GET", f"bots/{made['id']}") == made


async def test_a_guest_is_told_to_register_first(house: BotHouse) -> None:
    guest = await house.guest()
    for path, body in [
        ("bots", {"name": "Robot", "games": ["omi"]}),
        ("bots/check", {"source": FIRST}),
        (f"bots/{uuid4()}/versions", {"source": FIRST}),
    ]:
        status, told = await guest.rest("POST", path, body)
        assert (status, told["code"]) == (403, "forbidden")
        assert "register" in told["detail"]


@pytest.mark.parametrize(
    "wish",
    [
        {"games": ["omi"]},
        {"name": "Robot", "games": []},
        {"name": "Robot", "games": ["poker"]},
        {"name": "R", "games": ["omi"]},
        {"name": "Ro\u202ebot", "games": ["omi"]},
        {"name": "Serai", "games": ["omi"]},
        {"name": "Robot", "games": ["omi"], "description": "x" * 2001},
    ],
)
async def test_what_is_no_bot_is_refused(house: BotHouse, wish: Json) -> None:
    anna = await house.author()
    await anna.denied("POST", "bots", wish, status=400)
    assert (await anna.done("GET", "bots?mine=true"))["items"] == []


async def test_a_name_is_taken_once_by_each_owner(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    await anna.bot(None, name="Twin")
    told = await anna.denied("POST", "bots", {"name": "tWIN", "games": ["omi"]}, status=409)
    assert told["code"] == "name_taken"
    await ben.bot(None, name="Twin")


async def test_the_public_list_has_bots_that_can_be_seated(house: BotHouse) -> None:
    anna = await house.author()
    ready = await anna.bot(name="Ready")
    await anna.bot(None, name="Without version")
    await anna.bot(name="Hidden", public=False)
    owner = anna.name.replace(" ", "%20")
    visitor = await house.visitor()
    _, told = await visitor.rest("GET", f"bots?owner={owner}")
    assert [bot["id"] for bot in told["items"]] == [ready["id"]]
    assert told["items"][0]["mine"] is False
    _, told = await visitor.rest("GET", f"bots?owner={owner}&game=omi")
    assert told["items"] == []
    for beginning, names in (("rea", ["Ready"]), ("hid", []), ("ady", []), ("r_", [])):
        _, told = await visitor.rest("GET", f"bots?owner={owner}&name={beginning}")
        assert [bot["name"] for bot in told["items"]] == names
    mine = await anna.done("GET", "bots?mine=true")
    assert [bot["name"] for bot in mine["items"]] == ["Hidden", "Without version", "Ready"]
    assert (await visitor.rest("GET", "bots?mine=true"))[0] == 401


async def test_lists_come_in_pages(house: BotHouse) -> None:
    anna = await house.author()
    made = [(await anna.bot(name=f"Bot {number}"))["id"] for number in range(5)]
    seen: list[str] = []
    cursor = ""
    while True:
        page = await anna.done("GET", f"bots?mine=true&limit=2{cursor}")
        seen += [bot["id"] for bot in page["items"]]
        if page["next"] is None:
            break
        cursor = f"&cursor={page['next']}"
    assert seen == made[::-1]
    await anna.denied("GET", "bots?mine=true&cursor=nonsense", status=400)


async def test_a_hidden_bot_is_nobody_elses_business(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    bot = (await anna.bot(name="Hidden", public=False))["id"]
    for method, path, body in [
        ("GET", "", None),
        ("PATCH", "", {}),
        ("DELETE", "", None),
        ("GET", "/versions", None),
        ("GET", "/logs", None),
        ("POST", "/test", {}),
        ("POST", "/activate", {"version": None}),
    ]:
        await ben.denied(method, f"bots/{bot}{path}", body, status=404)


async def test_only_the_owner_changes_a_bot(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    bot = (await anna.bot())["id"]
    await ben.denied("PATCH", f"bots/{bot}", {"name": "Mine now"}, status=403)
    await ben.denied("DELETE", f"bots/{bot}", status=403)
    await ben.denied("POST", f"bots/{bot}/versions", {"source": LAST}, status=403)
    await ben.denied("POST", f"bots/{bot}/activate", {"version": None}, status=403)
    changed = await anna.done("PATCH", f"bots/{bot}", {"name": "Better", "games": ["jolly"]})
    assert (changed["name"], changed["games"], changed["public"]) == ("Better", ["jolly"], True)
    assert (await ben.done("GET", f"bots/{bot}"))["name"] == "Better"


async def test_a_deleted_bot_is_gone_with_its_code(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(name="Once"))["id"]
    await anna.done("DELETE", f"bots/{bot}", status=204)
    await anna.denied("GET", f"bots/{bot}", status=404)
    await anna.denied("GET", f"bots/{bot}/versions/1", status=404)
    await anna.denied("DELETE", f"bots/{bot}", status=404)
    await anna.bot(None, name="Once")


async def test_versions_count_up_and_are_never_changed(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(None))["id"]
    first = await anna.upload(bot, FIRST, notes="as simple as can be")
    assert first["diagnostics"] == []
    assert first["version"] == {
        "number": 1,
        "hash": sha256(FIRST.encode()).hexdigest(),
        "notes": "as simple as can be",
        "bytes": len(FIRST),
        "created_at": first["version"]["created_at"],
        "active": False,
        "compared": None,
    }
    second = await anna.upload(bot, LAST, activate=True)
    assert (second["version"]["number"], second["version"]["active"]) == (2, True)
    again = await anna.upload(bot, LAST)
    assert again["version"] == second["version"], "the same source is the same version"
    listed = await anna.done("GET", f"bots/{bot}/versions")
    assert listed["items"] == [second["version"], first["version"]]
    shown = await anna.done("GET", f"bots/{bot}/versions/1")
    assert shown == {**first["version"], "source": FIRST}
    await anna.denied("GET", f"bots/{bot}/versions/3", status=404)
    await anna.denied("GET", f"bots/{bot}/versions/one", status=404)


async def test_rolling_back_is_activating_an_older_version(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot())["id"]
    await anna.upload(bot, LAST, activate=True)
    assert (await anna.done("GET", f"bots/{bot}"))["active_version"] == 2
    back = await anna.done("POST", f"bots/{bot}/activate", {"version": 1})
    assert (back["active_version"], back["versions"]) == (1, 2)
    await anna.denied("POST", f"bots/{bot}/activate", {"version": 7}, status=404)
    off = await anna.done("POST", f"bots/{bot}/activate", {"version": None})
    assert off["active_version"] is None


async def test_a_source_with_errors_is_refused_with_their_places(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot(None))["id"]
    wrong = "def get_next_move(state):\n    return state[\n"
    told = await anna.denied("POST", f"bots/{bot}/versions", {"source": wrong}, status=422)
    assert told["code"] == "bad_source"
    (diagnostic,) = told["diagnostics"]
    assert diagnostic["severity"] == "error"
    assert diagnostic["line"] in (2, 3)
    assert diagnostic["column"] >= 1
    assert diagnostic["message"]
    assert (await anna.done("GET", f"bots/{bot}/versions"))["items"] == []


@pytest.mark.parametrize(("source", "status"), [("#" * (100 * 1024 + 1), 413), ("x = '\x00'", 400)])
async def test_what_cannot_be_a_source_is_refused(
    house: BotHouse, source: str, status: int
) -> None:
    anna = await house.author()
    bot = (await anna.bot(None))["id"]
    await anna.denied("POST", f"bots/{bot}/versions", {"source": source}, status=status)
    await anna.denied("POST", "bots/check", {"source": source}, status=status)
    await anna.denied("POST", f"bots/{bot}/test", {"source": source}, status=status)


async def test_the_difference_of_two_versions_has_lines_and_a_text(house: BotHouse) -> None:
    anna = await house.author()
    bot = (await anna.bot())["id"]
    await anna.upload(bot, LAST)
    told = await anna.done("GET", f"bots/{bot}/diff?from=1&to=2")
    assert (told["from"], told["to"], told["added"], told["removed"]) == (1, 2, 1, 1)
    kinds = [line["kind"] for line in told["hunks"][0]]
    assert kinds == ["same", "same", "removed", "added"]
    assert '-    return state["legal_actions"][0]' in told["unified"]
    await anna.denied("GET", f"bots/{bot}/diff?from=1&to=9", status=404)
    await anna.denied("GET", f"bots/{bot}/diff?from=1", status=400)


async def test_others_read_a_source_only_if_it_is_public(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    bot = (await anna.bot())["id"]
    await anna.upload(bot, LAST)
    paths = ["versions", "versions/1", "diff?from=1&to=2"]
    visitor = await house.visitor()
    for path in paths:
        told = await ben.denied("GET", f"bots/{bot}/{path}", status=403)
        assert "legal_actions" not in str(told)
        assert (await visitor.rest("GET", f"bots/{bot}/{path}"))[0] == 403
    await anna.done("PATCH", f"bots/{bot}", {"source_public": True})
    for path in paths:
        await ben.done("GET", f"bots/{bot}/{path}")
        assert (await visitor.rest("GET", f"bots/{bot}/{path}"))[0] == 200


async def test_the_editor_finds_examples_and_a_reference(house: BotHouse) -> None:
    visitor = await house.visitor()
    _, told = await visitor.rest("GET", "bots/examples")
    names = {example["name"] for example in told["examples"]}
    for game in ("omi", "tienlen", "jolly", "baloot", "santase"):
        assert {f"{game}_{style}" for style in ("random", "greedy", "defensive")} <= names
    assert "omi_search" in names
    _, api = await visitor.rest("GET", "bots/api")
    assert [one["name"] for one in api["functions"] if one["required"]] == ["get_next_move"]
    assert {"random", "math", "time"} <= set(api["imports"])
    omi = next(one for one in api["games"] if one["game"] == "omi")
    state = next(one for one in omi["types"] if one["name"] == omi["state"])
    assert {"legal_actions", "hand", "rng_seed", "time_left"} <= {
        f["name"] for f in state["fields"]
    }
    assert "class OmiState(TypedDict)" in omi["stub"]


async def test_the_export_of_a_person_lists_bots_and_tokens_but_no_secret(
    house: BotHouse,
) -> None:
    anna = await house.author()
    bot = await anna.bot()
    wish = {"name": f"E {anna.name[2:]}", "scopes": ["bots"]}
    token = (await anna.done("POST", "tokens", wish, status=201))["token"]
    told = await anna.done("GET", "me/export")
    assert [one["id"] for one in told["bots"]] == [bot["id"]]
    assert [one["number"] for one in told["bot_versions"]] == [1]
    assert [one["name"] for one in told["tokens"]] == [wish["name"]]
    assert token not in str(told)
    assert "token_hash" not in str(told)


async def test_deleting_the_account_takes_its_bots_along(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    bot = (await anna.bot())["id"]
    await anna.done("DELETE", "me", {"current_password": "a good password"}, status=204)
    await ben.denied("GET", f"bots/{bot}", status=404)
