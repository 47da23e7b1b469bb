"""Nobody is told a card that he cannot know, by whatever way, nor the seed before the end."""

import asyncpg
import pytest

from engines import new_match
from tests.integration.durability.client import Json
from tests.integration.durability.promises import in_the_journal
from tests.integration.durability.serving import Serving
from tests.integration.secrecy.conftest import Matches
from tests.integration.secrecy.knowledge import Knowledge, Viewer
from tests.integration.secrecy.leaks import Told, cards_in, hands_laid_open, leaks
from tests.integration.secrecy.witness import Match, Witness

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ["omi", "tienlen", "jolly", "baloot", "santase"]


async def record_of(server: Serving, match: Match) -> Json:
    """The record of a match, also of one that is still running: the database tells us."""
    first = match.players[0]
    connection = await asyncpg.connect(server.database_url)
    try:
        row = await connection.fetchrow("SELECT seed FROM matches WHERE id = $1::uuid", first.match)
    finally:
        await connection.close()
    assert row is not None
    assert first.newest is not None
    view = first.newest["view"]
    played = new_match(match.game, len(match.players), view["options"], seed=row["seed"])
    for seat, action in await in_the_journal(server, list(match.players)):
        played.apply(seat, action)
    return played.record()


def viewer_of(witness: Witness) -> Viewer:
    return None if witness.seat < 0 else witness.seat


def before_the_end(witness: Witness) -> list[Told]:
    """What was told before the end was; `game_ended` opens everything."""
    told = []
    for one in witness.told:
        if one.what == "game_ended" or (one.message and one.message.get("ended")):
            break
        told.append(one)
    return told


@pytest.mark.parametrize("game", GAMES)
async def test_no_card_is_told_to_who_cannot_know_it(
    server: Serving, matches: Matches, game: str
) -> None:
    match = matches[game]
    record = await record_of(server, match)
    knowledge = Knowledge(record)
    for witness in match.witnesses:
        viewer = viewer_of(witness)
        told = before_the_end(witness)
        updates = [one for one in told if one.what == "game_state_update"]
        assert len(updates) >= len(record["actions"]) > 0
        found = [leak for one in told for leak in leaks(one, viewer, knowledge)]
        assert found == []
        for one in updates:
            assert hands_laid_open(one.message["view"], viewer, knowledge) == []
        assert [list(cards_in(text)) for text in witness.read if list(cards_in(text))] == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_seed_is_told_at_the_end_and_not_before(
    server: Serving, matches: Matches, game: str
) -> None:
    match = matches[game]
    record = await record_of(server, match)
    for witness in match.witnesses:
        told = before_the_end(witness)
        assert all(record["seed"] not in str(one.message) for one in told)
        assert all(record["seed"] not in text for text in witness.read)
        if match.most is None:
            assert witness.ended is not None
            assert witness.ended["seed"] == record["seed"]
    assert any(witness.read for witness in match.witnesses)
    assert all(record["seed"] not in line for line in server.output)


async def test_the_search_finds_what_another_seat_was_shown(
    server: Serving, matches: Matches
) -> None:
    """The search itself: one person's updates held against what another may know."""
    for match in matches.values():
        knowledge = Knowledge(await record_of(server, match))
        found = [
            leak for one in before_the_end(match.players[0]) for leak in leaks(one, 1, knowledge)
        ]
        assert found
        shown = [
            hands_laid_open(one.message["view"], 1, knowledge)
            for one in before_the_end(match.players[0])
            if one.what == "game_state_update"
        ]
        assert any(shown)


async def test_logs_hold_no_tokens(server: Serving, matches: Matches) -> None:
    everybody = [one for match in matches.values() for one in match.witnesses]
    text = "\n".join(server.output)
    assert not any(one.token in text for one in everybody)
