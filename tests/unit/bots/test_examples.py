"""The bots that the editor offers: fit to be uploaded, and none of them fails in a match."""

from bots.sandbox import Program, Sandbox
from bots.trial import practice
from server.bots.reference import bot_examples


async def test_every_example_plays_a_match_without_a_strike() -> None:
    sandbox = Sandbox()
    assert (await sandbox.start()).safe
    try:
        for example in bot_examples().examples:
            found = await sandbox.check(example.source, example.game)
            assert found == [], example.name
            program = Program(example.name, 1, example.source)
            course = await practice(sandbox, program, example.game, against=["house:easy"])
            assert (course.strikes, course.stopped) == (0, None), example.name
            assert course.decisions
    finally:
        await sandbox.close()


def test_every_game_has_its_styles_and_titles_say_what_they_do() -> None:
    names = {example.name for example in bot_examples().examples}
    for game in ("omi", "tienlen", "jolly", "baloot", "santase"):
        assert {f"{game}_{style}" for style in ("random", "greedy", "defensive")} <= names
    assert "omi_search" in names
    for example in bot_examples().examples:
        assert ": " in example.title
