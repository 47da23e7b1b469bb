"""Strict reading of JSON actions: exactly the fields of the rule book, with exactly their types."""

from collections.abc import Mapping

from engines.core.cards import Pack
from engines.core.errors import IllegalAction
from engines.core.plain import JsonObject, short

#: Action types and the fields each has besides `type`; a type may come in several shapes.
Shapes = Mapping[str, tuple[frozenset[str], ...]]


def shapes(**types: tuple[str, ...]) -> dict[str, tuple[frozenset[str], ...]]:
    """Shapes where each type has one form: `shapes(play=("card",), take=())`."""
    return {name: (frozenset(fields) | {"type"},) for name, fields in types.items()}


def action_type(action: JsonObject, known: Shapes, rule: str) -> str:
    """The action's type, once its fields are exactly those of one of the type's shapes."""
    kind = action.get("type")
    if not isinstance(kind, str) or kind not in known:
        raise IllegalAction(
            rule, f"There is no action {short(kind)} here; there are {', '.join(known)}."
        )
    fields = action.keys()
    forms = known[kind]
    if fields != forms[0] and (len(forms) == 1 or all(fields != form for form in forms)):
        wanted = " or ".join(", ".join(sorted(shape)) for shape in forms)
        raise IllegalAction(rule, f"The action “{kind}” has exactly these fields: {wanted}.")
    return kind


def card_of(action: JsonObject, pack: Pack, rule: str) -> int:
    """The card in the field `card`."""
    card = pack.card(action["card"])
    if card < 0:
        raise IllegalAction(rule, f"There is no card {short(action['card'])} in this game.")
    return card


def cards_of(action: JsonObject, pack: Pack, most: int, rule: str) -> int:
    """The set of cards in the field `cards`: 1 to `most` codes in canonical order, none twice."""
    codes = action["cards"]
    if not isinstance(codes, list) or not 1 <= len(codes) <= most:
        raise IllegalAction(rule, f"“cards” is a list of 1 to {most} cards.")
    mask = 0
    for code in codes:
        card = pack.card(code)
        if card < 0:
            raise IllegalAction(rule, f"There is no card {short(code)} in this game.")
        bit = 1 << card
        if bit <= mask:
            raise IllegalAction(rule, "Cards are listed once each, in the game's card order.")
        mask |= bit
    return mask
