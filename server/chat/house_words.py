"""The words that the house does not want, as its rules say just now: in messages and in names."""

import re

from server.chat.filter import WordFilter
from server.chat.words import known_words
from server.errors import Refusal

#: Where a word ends inside a name: `_`, `-`, `.`, digits, and a capital after a small letter.
_SEAM = re.compile(r"[_\-.\d]+|(?<=[a-z])(?=[A-Z])")


class HouseWords:
    """`mode` is mask, refuse or off."""

    def __init__(self) -> None:
        self.set("mask", {}, [])

    def set(self, mode: str, added: dict[str, list[str]], allowed: list[str]) -> None:
        lists = {language: list(words) for language, words in known_words().items()}
        for language, words in added.items():
            lists.setdefault(language, []).extend(words)
        self._mode = mode
        self._filter = WordFilter(lists, allowed)

    def filtered(self, text: str) -> tuple[str, int]:
        """A message as it may be shown, and how many such words it had."""
        if self._mode == "off":
            return text, 0
        shown, bad = self._filter.masked(text)
        if bad and self._mode == "refuse":
            raise Refusal("forbidden", "Not in these words, please.")
        return shown, bad

    def check(self, **fields: str | None) -> None:
        """Names and descriptions, which everybody sees for long: refused, never masked."""
        if self._mode == "off":
            return
        for field, text in fields.items():
            for read in () if text is None else (text, _SEAM.sub(" ", text)):
                if self._filter.masked(read)[1]:
                    raise Refusal("bad_request", f"`{field}`: not in these words, please")
