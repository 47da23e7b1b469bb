"""What people write, as text alone: it harms no terminal, and turns no line on its head."""

import unicodedata

#: Controls and marks that turn the direction of text; emoji need their joiner and selectors.
#: What has no category yet is let through: the emoji of next year are among it.
_FORBIDDEN = {"Cc", "Cs", "Co"}
_TURNING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def plain(text: str, *, lines: bool = False) -> str:
    """Without those, and without blanks around it. `lines`: it may have several."""
    kept = "".join(
        one
        for one in unicodedata.normalize("NFC", text)
        if (one == "\n" and lines)
        or (unicodedata.category(one) not in _FORBIDDEN and one not in _TURNING)
    )
    return kept.strip()
