"""Five whole matches, one of each game, with witnesses: played once, looked at by many tests."""

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from tests.integration.durability.serving import Serving
from tests.integration.durability.shared import serving_beside
from tests.integration.secrecy.witness import Match

Matches = dict[str, Match]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Serving]:
    directory = tmp_path_factory.mktemp("secrecy")
    settings = {"SERAI_LOG": "debug", "SERAI_TIME_FACTOR": "0.2"}
    async with serving_beside(postgres_url, directory, **settings) as server:
        yield server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def matches(server: Serving) -> Matches:
    played = {
        "omi": Match("omi", {"target": 5, "start_scores": [3, 3]}),
        "tienlen": Match("tienlen", {"games": 4}),
        "jolly": Match("jolly", {}, most=250),
        "baloot": Match("baloot", {"target": 60}),
        "santase": Match("santase", {"target": 7}),
    }
    rng = Random(23)
    await asyncio.gather(*(match.play(server, Random(rng.random())) for match in played.values()))
    return played
