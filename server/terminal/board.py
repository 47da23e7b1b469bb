"""What lies on the table, in a few lines: one function a game, from the player's own view."""

from typing import Any

from server.terminal.cards import Ink

View = dict[str, Any]


def board(view: View, ink: Ink) -> list[str]:
    """The lines above the player's hand."""
    return BOARDS[view["game"]](view, ink)


def seat_name(view: View, seat: int) -> str:
    return "you" if seat == view["seat"] else f"seat {seat}"


def _laid(trick: list[dict[str, Any]], view: View, ink: Ink) -> str:
    if not trick:
        return "Nothing is on the table."
    cards = ", ".join(f"{seat_name(view, e['seat'])} {ink.card(e['card'])}" for e in trick)
    return f"On the table: {cards}."


def _omi(view: View, ink: Ink) -> list[str]:
    us = view["seat"] % 2
    trumps = ink.suit(view["trump"]) if view["trump"] else "not named yet"
    return [
        f"Trumps {trumps}.  Tricks {view['tricks_won'][us]} to {view['tricks_won'][1 - us]}.  "
        f"Tokens {view['tokens'][us]} to {view['tokens'][1 - us]}"
        + (f", bonus {view['bonus']}." if view["bonus"] else "."),
        _laid(view["trick"], view, ink),
    ]


def _tienlen(view: View, ink: Ink) -> list[str]:
    counts = ", ".join(
        f"{seat_name(view, seat)} {'?' if count is None else count}"
        for seat, count in enumerate(view["counts"])
    )
    top = view["top"]
    lines = [f"Cards: {counts}.  Points: {view['scores']}."]
    if top is None:
        lines.append("You lead." if view["actors"] == [view["seat"]] else "A new round.")
    else:
        lines.append(f"To beat: {ink.cards(top['cards'])} of {seat_name(view, top['seat'])}.")
    if view["opening_card"]:
        lines.append(f"The first play must contain {ink.card(view['opening_card'])}.")
    return lines


def _jolly(view: View, ink: Ink) -> list[str]:
    lines = [
        f"Stock {view['stock']}.  Cards {view['counts']}.  Scores {view['scores']}.  "
        + ("You have opened." if view["opened"][view["seat"]] else "You have not opened yet.")
    ]
    lines += [
        f"  meld {meld['meld']}: {ink.cards(meld['cards'])}  ({seat_name(view, meld['owner'])})"
        for meld in view["melds"]
    ]
    lines.append(f"Row: {ink.cards(view['row'])}")
    if view["pending"]:
        lines.append(f"You have laid {view['pending']} of the 30 points that open.")
    return lines


def _baloot(view: View, ink: Ink) -> list[str]:
    us = view["seat"] % 2
    lines = [f"Game points {view['scores'][us]} to {view['scores'][1 - us]}."]
    if view["contract"] is None:
        return [*lines, f"For sale: {ink.card(view['public'])}."]
    contract = "Sun" if view["contract"] == "sun" else f"Hokum {ink.suit(view['trump'])}"
    level = f", level {view['level']}" if view["level"] > 1 else ""
    points = view["card_points"]
    lines[0] += (
        f"  {contract}{level}, bought by {seat_name(view, view['buyer'])}."
        f"  Card points {points[us]} to {points[1 - us]}."
    )
    return [*lines, _laid(view["trick"], view, ink)]


def _santase(view: View, ink: Ink) -> list[str]:
    turned = f", {ink.card(view['trump_card'])} turned" if view["trump_card"] else ""
    closed = ", closed" if view["closed_by"] is not None else ""
    me = view["seat"]
    lines = [
        f"Trumps {ink.suit(view['trump'])}{turned}.  Stock {view['stock']}{closed}.  "
        f"Your points {view['points']}.  Game points {view['scores'][me]} to "
        f"{view['scores'][1 - me]}."
    ]
    if view["table"]:
        lines.append(f"On the table: {ink.card(view['table'])}.")
    return lines


BOARDS = {
    "omi": _omi,
    "tienlen": _tienlen,
    "jolly": _jolly,
    "baloot": _baloot,
    "santase": _santase,
}
