"""Ordinary Python, idiom by idiom: what people write in bots, and what the policy must let pass.

Each program leaves its outcome in `result`; BOTS are whole bots. They are separated by lines of
dashes; the first line is the name.
"""

from tests.unit.bots.sandbox.ordinary.analysts import ANALYSTS
from tests.unit.bots.sandbox.ordinary.classes import CLASSES
from tests.unit.bots.sandbox.ordinary.errors import ERRORS
from tests.unit.bots.sandbox.ordinary.functions import FUNCTIONS
from tests.unit.bots.sandbox.ordinary.games import GAMES
from tests.unit.bots.sandbox.ordinary.idioms import IDIOMS
from tests.unit.bots.sandbox.ordinary.library import LIBRARY
from tests.unit.bots.sandbox.ordinary.players import PLAYERS
from tests.unit.bots.sandbox.ordinary.statements import STATEMENTS
from tests.unit.bots.sandbox.ordinary.texts import TEXTS


def programs(*texts: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        for program in text.strip().split("\n---\n"):
            title = program.partition("\n")[0].removeprefix("# ")
            assert title not in found, title
            found[title] = program + "\n"
    return found


PROGRAMS = programs(STATEMENTS, FUNCTIONS, TEXTS, CLASSES, LIBRARY, ERRORS, GAMES, IDIOMS)
BOTS = programs(PLAYERS, ANALYSTS)
