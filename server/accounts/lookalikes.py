"""Letters that look like those of another script: in names that deceive, in words in disguise."""

import re
import unicodedata
from collections.abc import Iterable

_DRESS = re.compile(
    "(?:LATIN LETTER SMALL CAPITAL|NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER"
    "|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])"
)
_DRESSED_IN = (range(0x0250, 0x02B0), range(0x1D00, 0x1D26), range(0xA730, 0xA732))
_DRESSED_SIGNS_IN = (range(0x1F150, 0x1F190), range(0x1F1E6, 0x1F200))
#: Latin letters as small capitals, in squares and the like, which are read as what they are. To be
#: used with str.translate, as the next.
DRESSED = {
    number: found[1].lower()
    for numbers in (*_DRESSED_IN, *_DRESSED_SIGNS_IN)
    for number in numbers
    if (found := _DRESS.fullmatch(unicodedata.name(chr(number), "")))
}
ALIKE = DRESSED | str.maketrans(
    dict(zip("аеорсухіѕјкмтнвԁɡ", "aeopcyxisjkmthbdg", strict=True))
    | dict(zip("αοενιτκρυϲ", "aoevitkpuc", strict=True))
    | dict(zip("\u057d\u0585\u0570\u0578", "uohn", strict=True))
    | dict(zip("ƒıłøŧħɑ", "filotha", strict=True))
)
#: Letters and marks that show nothing: fillers, joiners, variation selectors.
INVISIBLE = frozenset(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F, 0x3164, 0xFFA0),
        *(*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
    )
)
#: Scripts with letters that are taken for one another.
_SCRIPTS = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE")


def mixes_scripts(words: Iterable[str]) -> bool:
    """Whether a word has letters of two such scripts, as only somebody writes who wants to pass
    for another."""
    return any(len({_script(one) for one in word} - {None}) > 1 for word in words)


def _script(character: str) -> str | None:
    name = unicodedata.name(character, "")
    return next((script for script in _SCRIPTS if name.startswith(f"{script} ")), None)
