"""What a person types, as an action: a number of the list, or words and cards (`9h`, `take 3`)."""

from typing import Any

Action = dict[str, Any]
SUIT_WORDS = {
    "c": "C", "club": "C", "clubs": "C", "♣": "C",
    "d": "D", "diamond": "D", "diamonds": "D", "♦": "D",
    "h": "H", "heart": "H", "hearts": "H", "♥": "H",
    "s": "S", "spade": "S", "spades": "S", "♠": "S",
}  # fmt: skip
#: Types that a bare list of cards may mean, in this order.
CARD_TYPES = ("play", "discard")


def typed_action(text: str, legal: list[Action], cards: tuple[str, ...]) -> Action | None:
    """The action meant, legal or not (the engine says why not); None if it cannot be read."""
    words = text.lower().split()
    if len(words) == 1 and words[0].isascii() and words[0].isdigit() and words[0] != "66":
        number = int(words[0][:6])
        return legal[number - 1] if 1 <= number <= len(legal) else None
    named = [card for word in words if (card := _card(word, cards))]
    rest = [word for word in words if not _card(word, cards)]
    for action in legal:
        if words and _spoken(action) == words:
            return action
    kinds = [action["type"] for action in legal]
    kind = next((word for word in rest if word in kinds), None)
    if kind is None and named:
        kind = next((kind for kind in CARD_TYPES if kind in kinds), None)
    if kind is None:
        return None
    pattern = next(action for action in legal if action["type"] == kind)
    action = _filled(
        pattern, sorted(named, key=cards.index), [word for word in rest if word != kind]
    )
    if "marriage" in rest:
        action["marriage"] = True
    return action


def _filled(pattern: Action, named: list[str], words: list[str]) -> Action:
    """An action of the same fields as `pattern`, with what was typed in their place."""
    numbers = [int(word[:6]) for word in words if word.isascii() and word.isdigit()]
    action: Action = {"type": pattern["type"]}
    for field in pattern:
        if field == "cards":
            action["cards"] = named
        elif field == "card" and named:
            action["card"] = named[0]
        elif field == "suit":
            action["suit"] = next((SUIT_WORDS[word] for word in words if word in SUIT_WORDS), "?")
        elif field in ("count", "meld", "low") and numbers:
            action[field] = numbers.pop(0)
        elif field in ("kind", "end", "project"):
            action[field] = next((word for word in words if not word.isdigit()), pattern[field])
    return action


def _spoken(action: Action) -> list[str]:
    """`declare66` may be typed as 66, everything without fields by its name."""
    if action == {"type": "declare66"}:
        return ["66"]
    return [action["type"]] if len(action) == 1 else []


def _card(word: str, cards: tuple[str, ...]) -> str | None:
    code = word.upper().replace("10", "T").replace("JOKER", "X")
    for sign, suit in (("♣", "C"), ("♦", "D"), ("♥", "H"), ("♠", "S")):
        code = code.replace(sign, suit)
    return code if code in cards else None
