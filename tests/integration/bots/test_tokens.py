"""Personal tokens: made once, shown once, and what a program may do with them."""

from tests.integration.bots.author import FIRST, PASSWORD
from tests.integration.bots.conftest import BotHouse
from tests.integration.bots.seated import begin, table_with
from tests.integration.wire.house import new_address
from tests.integration.wire.play import brisk
from tests.integration.wire.player import Player


async def program(house: BotHouse, token: str) -> Player:
    """A program that has this token, not connected."""
    player = Player(house.server.url, new_address())
    player.token = token
    house.people.append(player)
    return player


async def test_a_token_is_shown_once_and_listed_without_its_secret(house: BotHouse) -> None:
    anna = await house.author()
    name = f"P {anna.name[2:]}"
    made = await anna.done("POST", "tokens", {"name": name, "scopes": ["play"]}, status=201)
    assert made["token"].startswith("serai_")
    card = made["card"]
    assert (card["name"], card["scopes"], card["expires_at"]) == (name, ["play"], None)
    assert card["account"]["name"] == name
    listed = await anna.done("GET", "tokens")
    assert listed == {"tokens": [card]}
    assert made["token"] not in str(listed)
    ben = await house.author()
    assert (await ben.done("GET", "tokens"))["tokens"] == []
    await ben.denied("DELETE", f"tokens/{card['id']}", status=404)


async def test_an_external_bot_plays_a_match_as_a_bot_account(house: BotHouse) -> None:
    anna = await house.author()
    made = await anna.done(
        "POST", "tokens", {"name": f"X {anna.name[2:]}", "scopes": ["play"]}, status=201
    )
    bot = await program(house, made["token"])
    await bot.connect()
    account = made["card"]["account"]
    _, me = await bot.rest("GET", "me")
    assert (me["id"], me["name"]) == (account["id"], account["name"])
    table = await table_with(anna)
    joined = await bot.ask("join_table", table=table)
    assert joined["seat"] == 1
    assert joined["table"]["mode"] == "hybrid"
    assert joined["table"]["seats"][1]["player"] == {**account, "kind": "bot"}
    await bot.ask("player_ready", table=table)
    match = (await begin(anna, table))["match"]
    players, seq = (anna, bot), 0
    while True:
        updates = [await player.update(seq) for player in players]
        actors = updates[0]["view"]["actors"]
        if not actors:
            break
        actor = actors[0]
        assert updates[1]["view"]["seat"] == 1
        action = brisk(updates[actor]["view"])
        await players[actor].ask("act", table=table, seq=seq, action=action)
        seq += 1
    shown = await anna.done("GET", f"matches/{match}")
    assert shown["players"][1] == {"seat": 1, **account, "kind": "bot"}
    assert (await bot.rest("GET", f"matches/{match}/replay"))[0] == 200


async def test_an_external_bot_does_not_sit_at_ranked_tables(house: BotHouse) -> None:
    anna = await house.author()
    made = await anna.done(
        "POST", "tokens", {"name": f"Y {anna.name[2:]}", "scopes": ["play"]}, status=201
    )
    bot = await program(house, made["token"])
    await bot.connect()
    table = await table_with(anna, mode="ranked", visibility="public", turn_seconds=30, options={})
    assert (await bot.refused("join_table", table=table))["code"] == "forbidden"
    ranked = {"game": "santase", "mode": "ranked"}
    assert (await bot.refused("create_table", **ranked))["code"] == "forbidden"


async def test_a_token_does_what_its_scopes_say_and_no_more(house: BotHouse) -> None:
    anna = await house.author()
    tokens = {}
    for scope in ("play", "bots"):
        wish = {"name": f"{scope} {anna.name[2:]}", "scopes": [scope]}
        tokens[scope] = (await anna.done("POST", "tokens", wish, status=201))["token"]
    builder = await program(house, tokens["bots"])
    status, made = await builder.rest("POST", "bots", {"name": "Built", "games": ["omi"]})
    assert status == 201
    assert made["owner"]["id"] == anna.id
    status, _ = await builder.rest("POST", f"bots/{made['id']}/versions", {"source": FIRST})
    assert status == 201
    for method, path, body in [
        ("GET", "me", None),
        ("GET", "tokens", None),
        ("POST", "tokens", {"name": "More", "scopes": ["play"]}),
        ("DELETE", "me", {"current_password": PASSWORD}),
    ]:
        status, told = await builder.rest(method, path, body)
        assert (status, told["code"]) == (403, "forbidden"), path
    assert (await builder.turned_away())["code"] == "forbidden"
    player = await program(house, tokens["play"])
    status, told = await player.rest("GET", "bots?mine=true")
    assert (status, told["code"]) == (403, "forbidden")
    status, _ = await player.rest("POST", "bots", {"name": "Built", "games": ["omi"]})
    assert status == 403


async def test_a_deleted_token_closes_its_sockets_and_opens_no_more(house: BotHouse) -> None:
    anna = await house.author()
    name = f"Z {anna.name[2:]}"
    made = await anna.done("POST", "tokens", {"name": name, "scopes": ["play"]}, status=201)
    bot = await program(house, made["token"])
    await bot.connect()
    await anna.done("DELETE", f"tokens/{made['card']['id']}", status=204)
    await bot.disconnected.wait()
    again = await program(house, made["token"])
    assert (await again.turned_away())["code"] == "unauthorized"
    assert (await again.rest("GET", "me"))[0] == 401
    second = await anna.done("POST", "tokens", {"name": name, "scopes": ["play"]}, status=201)
    assert second["card"]["account"] == made["card"]["account"], "the bot stays who it was"


async def test_a_name_that_somebody_has_is_not_for_a_bot(house: BotHouse) -> None:
    anna, ben = await house.author(), await house.author()
    for name in (ben.name, anna.name):
        wish = {"name": name, "scopes": ["play"]}
        assert (await anna.denied("POST", "tokens", wish, status=409))["code"] == "name_taken"
    for wish in ({"name": "Fine", "scopes": []}, {"name": "Fine", "scopes": ["all"]}):
        await anna.denied("POST", "tokens", wish, status=400)


async def test_a_guest_makes_no_tokens(house: BotHouse) -> None:
    guest = await house.guest()
    status, told = await guest.rest("POST", "tokens", {"name": "Mine", "scopes": ["play"]})
    assert (status, told["code"]) == (403, "forbidden")


async def test_deleting_the_account_ends_its_tokens(house: BotHouse) -> None:
    anna = await house.author()
    wish = {"name": f"W {anna.name[2:]}", "scopes": ["play", "bots"]}
    made = await anna.done("POST", "tokens", wish, status=201)
    bot = await program(house, made["token"])
    await bot.connect()
    await anna.done("DELETE", "me", {"current_password": PASSWORD}, status=204)
    await bot.disconnected.wait()
    assert (await bot.rest("GET", "bots"))[0] == 401
