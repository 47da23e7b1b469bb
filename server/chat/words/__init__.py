"""The word lists that the house knows, a file for each language; settings add to them."""

from functools import cache
from importlib.resources import files


@cache
def known_words() -> dict[str, list[str]]:
    """By language."""
    return {
        file.name.removesuffix(".txt"): [
            line.strip()
            for line in file.read_text("utf-8").splitlines()
            if line.strip() and not line.startswith("#")
        ]
        for file in files(__name__).iterdir()
        if file.name.endswith(".txt")
    }
