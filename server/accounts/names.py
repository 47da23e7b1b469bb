"""What people may be called: any script, nothing invisible, nobody whom the house needs itself."""

import re
import secrets
import unicodedata

from server.accounts.lookalikes import ALIKE, INVISIBLE, mixes_scripts
from server.errors import Refusal

SHORTEST, LONGEST = 2, 20
LONGEST_GIVEN = 200
INSIDE = " _-."

#: Names that would speak for the house.
RESERVED = frozenset(
    {"admin", "administrator", "bot", "bots", "deleted", "house", "mod", "moderator", "nobody"}
    | {"official", "root", "serai", "server", "staff", "support", "system"}
)
#: Words that may stand nowhere in a name, not even with a number behind them.
RESERVED_WORDS = frozenset({"admin", "administrator", "moderator", "serai"})

#: Digits in place of letters.
_DIGITS = str.maketrans("01345", "oieas")
_JOINERS = "\u200c\u200d"
_VIRAMA = 9
_MOST_MARKS = 3


def clean_name(text: str, *, of_the_house: bool = False) -> str:
    """The name as it is kept and shown, or a refusal that says what is wrong with it."""
    if len(text) > LONGEST_GIVEN:  # before any work is done on it
        raise Refusal("bad_request", f"`name`: {SHORTEST} to {LONGEST} characters, please")
    name = as_written(text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refusal("bad_request", f"`name`: {SHORTEST} to {LONGEST} characters, please")
    if not all(_allowed(name, at) for at in range(len(name))):
        raise Refusal("bad_request", "`name`: letters, digits, spaces, `_`, `-` and `.` only")
    if not (_is_letter(name[0]) and (_is_letter(name[-1]) or _is_mark(name[-1]))):
        raise Refusal("bad_request", "`name`: it begins and ends with a letter or a digit")
    if of_the_house:
        return name
    words = _words(name)
    if _is_reserved(words):
        raise Refusal("bad_request", "`name`: this one is kept for the house")
    if mixes_scripts(words):
        raise Refusal("bad_request", "`name`: letters of one alphabet in a word, please")
    return name


def as_written(text: str) -> str:
    """One form for what looks the same, and one space between words."""
    return " ".join(part for part in unicodedata.normalize("NFKC", text).split(" ") if part)


def name_or_none(text: str) -> str | None:
    """The name to look for; None if nobody can have it, and then there is no need to look."""
    try:
        return clean_name(text, of_the_house=True)
    except Refusal:
        return None


def guest_name(attempt: int) -> str:
    """A name for a guest who gave none; the more are taken, the more digits it has."""
    return f"Guest {_number(min(4 + attempt, 12))}"


def guest_name_like(wish: str, attempt: int) -> str:
    """The name that a guest would like; if somebody has it, with a number behind it."""
    if attempt == 0:
        return wish
    digits = attempt + 1
    return f"{wish[: LONGEST - 1 - digits].rstrip(INSIDE + _JOINERS)} {_number(digits)}"


def _number(digits: int) -> int:
    least: int = 10 ** (digits - 1)
    return least + secrets.randbelow(9 * least)


def _allowed(name: str, at: int) -> bool:
    character = name[at]
    if character in INSIDE:
        return True
    if ord(character) in INVISIBLE:
        return False
    if character in _JOINERS:
        # Sinhala and its neighbours write a conjunct so: after a virama, and nowhere else.
        return at > 0 and unicodedata.combining(name[at - 1]) == _VIRAMA
    if _is_mark(character):
        before = name[max(0, at - _MOST_MARKS) : at]
        return at > 0 and name[at - 1] not in INSIDE and not _all_marks(before)
    return _is_letter(character)


def _all_marks(text: str) -> bool:
    return len(text) == _MOST_MARKS and all(_is_mark(one) for one in text)


def _is_letter(character: str) -> bool:
    return unicodedata.category(character)[0] == "L" or unicodedata.category(character) == "Nd"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Mc")


def _words(name: str) -> list[str]:
    return re.split(f"[{re.escape(INSIDE)}]+", name)


def _is_reserved(words: list[str]) -> bool:
    read = [word.casefold().translate(ALIKE) for word in words]
    return "".join(read) in RESERVED or any(
        word.rstrip("0123456789").translate(_DIGITS) in RESERVED_WORDS for word in read
    )
