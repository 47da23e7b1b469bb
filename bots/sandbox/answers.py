"""From what a bot said to an action: only a member of the list of legal actions will do."""

import msgspec

from bots.sandbox.frames import Answer
from bots.sandbox.program import Strike
from bots.seat import JsonObject

_SHOWN = 200


def legal_action(answer: Answer, legal: list[JsonObject]) -> JsonObject:
    """The member of `legal` that the answer equals; raises Strike."""
    if not bytes(answer.answer):
        said = f"; it is {printable(answer.shown, _SHOWN)}" if answer.shown else ""
        what = "the answer must be one of state['legal_actions'], or another dict that equals one"
        raise Strike("illegal", what + said)
    try:
        said_action = msgspec.json.decode(answer.answer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Strike("illegal", "the answer is not JSON") from None
    for action in legal:
        if action == said_action and _alike(action, said_action):
            return action
    said = printable(bytes(answer.answer).decode("utf-8", "replace"), _SHOWN)
    raise Strike("illegal", f"the answer is not one of the {len(legal)} legal actions: {said}")


def _alike(ours: object, theirs: object) -> bool:
    """For Python True equals 1 and 1.0; for us it does not."""
    if type(ours) is not type(theirs):
        return False
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return all(_alike(value, theirs[key]) for key, value in ours.items())
    if isinstance(ours, list) and isinstance(theirs, list):
        return all(map(_alike, ours, theirs))
    return True


def printable(text: str, limit: int) -> str:
    """Escaped, so that it does no harm in a terminal or a log; at most `limit` bytes of UTF-8."""
    if text.isascii() and text.isprintable():
        return text[:limit]
    kept = "".join(c if c.isprintable() or c in "\n\t" else _escaped(c) for c in text[:limit])
    return kept.encode("utf-8", "backslashreplace")[:limit].decode("utf-8", "ignore")


def _escaped(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
