"""E-mail addresses: checked for their form only. Nothing is sent."""

import re
import unicodedata

from server.errors import Refusal

LONGEST = 254
_LABEL = r"[^\W_](?:[\w-]{0,61}[^\W_])?"
_EMAIL = re.compile(rf"[^\s@\"(),:;<>\[\\\]]{{1,64}}@(?:{_LABEL}\.)+{_LABEL}")


def clean_email(text: str) -> str:
    email = unicodedata.normalize("NFC", text.strip())
    printable = not any(unicodedata.category(one)[0] in "CZ" for one in email)
    if len(email) > LONGEST or not printable or _EMAIL.fullmatch(email) is None:
        raise Refusal("bad_request", "`email`: this is not an e-mail address")
    local = email.partition("@")[0]
    if local.startswith(".") or local.endswith(".") or ".." in local:
        raise Refusal("bad_request", "`email`: this is not an e-mail address")
    return email


def email_or_none(text: str) -> str | None:
    """The address to look for; None if it cannot be one."""
    try:
        return clean_email(text)
    except Refusal:
        return None
