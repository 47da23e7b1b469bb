"""Finds words of the lists in a message, also where somebody has dressed them up.

Case, marks over letters, characters that show nothing, digits and letters of another script that
look alike, stretched letters, dots and spaces in between: each is taken off before words are
compared. Whole words only, so that nobody from Scunthorpe is silenced.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

#: In these languages a mark makes another word: `lớn` is large and `các` a plural.
MARKS_MATTER = frozenset({"vi"})
#: Each digit or sign as the letters that it stands for.
LEET = dict(zip("034578@$!€£+9", "oeastbasieltg", strict=True)) | {"1": "il", "|": "il"}
#: Letters of other scripts that look like Latin ones.
ALIKE = str.maketrans(
    dict(zip("аеорсухіѕјкмтнвԁɡ", "aeopcyxisjkmthbdg", strict=True))
    | dict(zip("αοενιτκρ", "aoevitkp", strict=True))
)
#: In place of one letter.
WILD = "*#"
_ARABIC = str.maketrans({"أ": "ا", "إ": "ا", "آ": "ا", "ى": "ي", "ـ": None})
#: Above letters of these scripts a mark is an accent; in Sinhala and its like it is a vowel.
_ACCENTED = ("LATIN", "GREEK", "CYRILLIC", "ARABIC")
_STRETCHED = re.compile(r"(.)\1{2,}")
_CHUNK = re.compile(r"\S+")
_PART = re.compile(r"[\w@$!|€£+*#]+")
#: So many letters one by one are a word.
FEWEST_SPELT = 3
MOST_VARIANTS = 16


class WordFilter:
    def __init__(self, lists: Mapping[str, Iterable[str]], allowed: Iterable[str] = ()) -> None:
        self._plain = _Words()
        self._marked = _Words()
        self._allowed = {folded(word) for word in allowed}
        for language, words in lists.items():
            marked = language in MARKS_MATTER
            for word in words:
                if marked:
                    self._marked.add(folded(word, marks=True))
                else:
                    self._plain.add(folded(word))

    def masked(self, text: str) -> tuple[str, int]:
        """The text with a star for each letter of such words, and how many words there were."""
        spans = sorted(set(self._found(text)))
        shown = list(text)
        for start, end in spans:
            shown[start:end] = [one if one.isspace() else "*" for one in text[start:end]]
        return "".join(shown), len(spans)

    def _found(self, text: str) -> Iterator[tuple[int, int]]:
        chunks = list(_CHUNK.finditer(text))
        for chunk in chunks:
            if self._is_bad(chunk[0]):
                yield chunk.span()
                continue
            for part in _PART.finditer(chunk[0]):
                if self._is_bad(part[0]):
                    yield chunk.start() + part.start(), chunk.start() + part.end()
        yield from self._spelt(chunks)

    def _spelt(self, chunks: list[re.Match[str]]) -> Iterator[tuple[int, int]]:
        """Letters one by one, with spaces in between."""
        run: list[re.Match[str]] = []
        for chunk in [*chunks, None]:
            if chunk is not None and len(_visible(chunk[0])) == 1:
                run.append(chunk)
                continue
            if len(run) >= FEWEST_SPELT and self._is_bad("".join(one[0] for one in run)):
                yield run[0].start(), run[-1].end()
            run = []

    def _is_bad(self, chunk: str) -> bool:
        visible = _visible(chunk)
        if not any(one.isalpha() for one in visible) or folded(visible) in self._allowed:
            return False
        marked = folded(visible, marks=True)
        if any(one in self._marked for one in _variants(marked)):
            return True
        return any(one in self._plain for one in _variants(folded(visible)))


class _Words:
    """Whole words, and beginnings of words."""

    def __init__(self) -> None:
        self._whole: set[str] = set()
        self._beginnings: set[str] = set()
        self._lengths: set[int] = set()

    def add(self, word: str) -> None:
        if word.endswith("*"):
            self._beginnings.add(word[:-1])
            self._lengths.add(len(word) - 1)
        else:
            self._whole.add(word)

    def __contains__(self, word: str) -> bool:
        if any(one in word for one in WILD):
            return self._like(word)
        return word in self._whole or any(word[:n] in self._beginnings for n in self._lengths)

    def _like(self, word: str) -> bool:
        """With signs in place of letters, not more than a third of them."""
        wild = sum(word.count(one) for one in WILD)
        if wild * 3 > len(word) or word[0] in WILD:
            return False
        pattern = re.compile("".join("." if one in WILD else re.escape(one) for one in word))
        return any(
            pattern.fullmatch(one)
            for one in (*self._whole, *self._beginnings)
            if len(one) == len(word)
        )


def folded(word: str, *, marks: bool = False) -> str:
    """In the form in which words are compared."""
    word = unicodedata.normalize("NFKC", word).casefold().translate(_ARABIC)
    if marks:
        return word
    kept = []
    base = ""
    for one in unicodedata.normalize("NFD", word):
        if unicodedata.category(one) != "Mn":
            base = one
            kept.append(one)
        elif not _accented(base) or (base == "и" and one == "\u0306"):  # й is a letter of its own
            kept.append(one)
    return unicodedata.normalize("NFC", "".join(kept)).replace("đ", "d")


def _accented(base: str) -> bool:
    return unicodedata.name(base, "").startswith(_ACCENTED)


def _visible(chunk: str) -> str:
    return "".join(one for one in chunk if unicodedata.category(one) not in ("Cf", "Cc"))


def _variants(word: str) -> list[str]:
    """What this may be meant to be read as."""
    found = [word]
    found += [word.strip(".,;:!?\"'()[]{}…-_~")]
    found += [one.translate(ALIKE) for one in found]
    found += [read for one in list(found) for read in _leet(one)]
    found += [re.sub(rf"[^\w{re.escape(WILD)}]|_", "", one) for one in list(found)]
    for one in list(found):
        if _STRETCHED.search(one):
            found += [_STRETCHED.sub(r"\1", one), _STRETCHED.sub(r"\1\1", one)]
    return [one for one in dict.fromkeys(found) if one]


def _leet(word: str) -> list[str]:
    read = [""]
    for one in word:
        letters = LEET.get(one, one)
        if len(read) * len(letters) > MOST_VARIANTS:
            letters = letters[0]
        read = [before + letter for before in read for letter in letters]
    return read
