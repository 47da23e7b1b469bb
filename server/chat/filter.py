"""Finds words of the lists in a message, also where somebody has dressed them up.

Case, marks over letters, characters that show nothing, digits and letters of another script that
look alike, stretched letters, dots and spaces in between: each is taken off before words are
compared. Whole words only, so that nobody from Scunthorpe is silenced.

How a word may be meant has many readings, and messages come from outside: so only those are read in
all ways whose outline is that of a word in the lists.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from server.accounts.lookalikes import ALIKE, DRESSED, INVISIBLE

#: In these languages a mark makes another word: `lớn` is large and `các` a plural.
MARKS_MATTER = frozenset({"vi"})
#: Each digit or sign as the letters that it stands for.
LEET = dict(zip("034578@$!€£+9", "oeastbasieltg", strict=True)) | {"1": "il", "|": "il"}
#: In place of one letter.
WILD = "*#"
_ARABIC = str.maketrans({"أ": "ا", "إ": "ا", "آ": "ا", "ى": "ي", "ـ": None})
#: Above letters of these scripts a mark is an accent; in Sinhala and its like it is a vowel.
_ACCENTED = ("LATIN", "GREEK", "CYRILLIC", "ARABIC")
_STRETCHED = re.compile(r"(.)\1{2,}")
#: Two are enough: hardly a word becomes another by it, as Niger would by a consonant.
_LONG_VOWEL = re.compile(r"([aeiouy\u0430\u0435\u0438\u043e\u0443\u044a\u044e\u044f])\1+")
_WITHOUT_WILD = str.maketrans("", "", WILD)
_VERY_STRETCHED = re.compile(r"(.)\1{3,}")
_NO_LETTER = re.compile(rf"[^\w{re.escape(WILD)}]|_")
_NO_WORD = re.compile(r"[\W_]+")
_EDGES = ".,;:!?\"'()[]{}…-_~"
#: For outlines, in which `i` and `l` are one: for a sign that may be either.
_AS_LETTERS = str.maketrans({sign: letters[0] for sign, letters in LEET.items()})
_ONE_STROKE = str.maketrans("i", "l")
_CHUNK = re.compile(r"\S+")
_PART = re.compile(r"[\w@$!|€£+*#]+")
#: So many letters one by one are a word.
FEWEST_SPELT = 3
#: And so many, with others before and behind.
FEWEST_AMONG = 4
MOST_VARIANTS = 4


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
                    # And as it looks, for one that is written in two scripts.
                    for read in {folded(word), folded(word).translate(ALIKE)}:
                        self._plain.add(read)

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
                if part[0] != chunk[0] and self._is_bad(part[0]):
                    yield chunk.start() + part.start(), chunk.start() + part.end()
        yield from self._spelt(chunks)

    def _spelt(self, chunks: list[re.Match[str]]) -> Iterator[tuple[int, int]]:
        """Letters one by one, with spaces in between."""
        run: list[re.Match[str]] = []
        for chunk in [*chunks, None]:
            if chunk is not None and len(_visible(chunk[0])) == 1:
                run.append(chunk)
                continue
            if len(run) >= FEWEST_SPELT:
                whole = self._is_bad("".join(one[0] for one in run))
                for start, end in [(0, len(run))] if whole else self._among(run):
                    yield run[start].start(), run[end - 1].end()
            run = []

    def _among(self, run: list[re.Match[str]]) -> Iterator[tuple[int, int]]:
        """Which of these letters are a word, if not all of them are one."""
        letters = [folded(_visible(one[0])).translate(ALIKE) for one in run]
        read = "".join(LEET.get(one, one)[0] if len(one) == 1 else " " for one in letters)
        return self._plain.within(read)

    def _is_bad(self, chunk: str) -> bool:
        visible = _VERY_STRETCHED.sub(r"\1\1\1", _visible(chunk))
        if not any(one.isalpha() for one in visible):
            return False
        word = folded(visible)
        if word in self._allowed:
            return False
        return self._plain.may_be(word) or self._marked.may_be(folded(visible, marks=True))


class _Words:
    """Whole words, and beginnings of words."""

    def __init__(self) -> None:
        self._whole: set[str] = set()
        self._beginnings = _Beginnings()
        self._outlines: set[str] = set()
        self._outlined_beginnings = _Beginnings()
        #: All of them, for words with signs in place of letters: by length and first letter.
        self._alike: dict[tuple[int, str], list[str]] = {}
        self._longest = 0

    def add(self, word: str) -> None:
        beginning = word.removesuffix("*")
        if beginning != word:
            self._beginnings.add(beginning)
            for outline in _outlines(beginning):
                self._outlined_beginnings.add(outline)
        else:
            self._whole.add(word)
            self._outlines |= _outlines(word)
        self._alike.setdefault((len(beginning), beginning[:1]), []).append(beginning)
        self._longest = max(self._longest, len(beginning))

    def within(self, letters: str) -> Iterator[tuple[int, int]]:
        """Where one of the longer ones stands among letters that were said one by one."""
        for (length, _), words in self._alike.items():
            for word in words if length >= FEWEST_AMONG else ():
                start = letters.find(word)
                if start >= 0:
                    yield start, start + length

    def may_be(self, word: str) -> bool:
        """Whether one of them may be meant by this."""
        outlines = _outlines(word)
        if any(one in word for one in WILD):
            if min(map(len, outlines)) > self._longest:
                return False
        elif not any(one in self._outlines or one in self._outlined_beginnings for one in outlines):
            return False
        return any(one in self for one in _variants(word))

    def __contains__(self, word: str) -> bool:
        if any(one in word for one in WILD):
            return self._like(word)
        return word in self._whole or word in self._beginnings

    def _like(self, word: str) -> bool:
        """With signs in place of letters, not more than a third of them."""
        if _wild(word) * 3 > len(word) or word[0] in WILD:
            return False
        return any(
            all(one in (letter, *WILD) for one, letter in zip(word, known, strict=True))
            for known in self._alike.get((len(word), word[0]), ())
        )


class _Beginnings:
    """A word is in it if it begins so."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._lengths: set[int] = set()

    def add(self, beginning: str) -> None:
        self._known.add(beginning)
        self._lengths.add(len(beginning))

    def __contains__(self, word: str) -> bool:
        return any(word[:length] in self._known for length in self._lengths)


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


def bare(text: str) -> str:
    """What is said, whatever it is dressed up with; the text itself if it has no letters."""
    return _NO_WORD.sub("", folded(_visible(text))) or text


def _accented(base: str) -> bool:
    """Empty under a mark with which a word begins."""
    return bool(base) and unicodedata.name(base, "").startswith(_ACCENTED)


def _visible(chunk: str) -> str:
    shown = unicodedata.normalize("NFKC", chunk).translate(DRESSED)
    return "".join(
        one
        for one in shown
        if unicodedata.category(one) not in ("Cf", "Cc") and ord(one) not in INVISIBLE
    )


def _variants(word: str) -> Iterator[str]:
    """What this may be meant to be read as."""
    found = {word, word.strip(_EDGES)}
    found |= {one.translate(ALIKE) for one in found}
    found |= {read for one in found for read in _leet(one)}
    found |= {_NO_LETTER.sub("", one) for one in found}
    found |= {one.translate(_WITHOUT_WILD) for one in found if _wild(one) * 3 > len(one)}
    for one in found - {""}:
        yield one
        if _STRETCHED.search(one):
            yield _STRETCHED.sub(r"\1", one)
            yield _STRETCHED.sub(r"\1\1", one)
        if _LONG_VOWEL.search(one):
            yield _LONG_VOWEL.sub(r"\1", one)


def _wild(word: str) -> int:
    return sum(word.count(one) for one in WILD)


def _outlines(word: str) -> set[str]:
    """Of all that a word may be read as: letters alone, each once where it is repeated. Readings of
    two words that are the same have the same outline."""
    found = set()
    for base in {word, word.strip(_EDGES)}:
        alike = base.translate(ALIKE)
        for read in {alike, alike.translate(_AS_LETTERS)}:
            letters = _NO_LETTER.sub("", read.translate(_ONE_STROKE))
            found.add("".join(letter for letter, _ in groupby(letters)))
    return found


def _leet(word: str) -> list[str]:
    read = [""]
    for one in word:
        letters = LEET.get(one, one)
        if len(read) * len(letters) > MOST_VARIANTS:
            letters = letters[0]
        read = [before + letter for before in read for letter in letters]
    return read
