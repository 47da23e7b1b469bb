"""Actions and events as short sentences, the same for all games."""

from typing import Any

from server.terminal.board import View, seat_name
from server.terminal.cards import Ink

Event = dict[str, Any]


def said(action: dict[str, Any], ink: Ink) -> str:
    """An action as it stands in the list of choices: `play 9♥`, `take 3`, `hokum ♠`."""
    words = [action["type"]]
    for field, value in action.items():
        if field == "card":
            words.append(ink.card(value))
        elif field == "cards":
            words.append(ink.cards(value))
        elif field == "suit":
            words.append(ink.suit(value))
        elif field == "marriage":
            words.append("with marriage")
        elif field == "low":
            words.append(f"from position {value}")
        elif field == "meld":
            words.append(f"meld {value}")
        elif field != "type":
            words.append(str(value))
    return " ".join(words)


def told(event: Event, view: View, ink: Ink) -> str | None:
    """An event as a sentence for this player; None where the board says it already."""
    kind = event["type"]
    if kind == "action":
        return f"{seat_name(view, event['seat'])}: {said(event['action'], ink)}"
    if kind == "deal":
        return ink.strong(f"── deal {event['deal'] + 1} ──")
    if kind == "deal_scored":
        record = event["record"]
        gain = record.get("gain", record.get("game_points"))
        label = record.get("label") or record.get("reason") or record.get("result") or ""
        return ink.strong(f"The deal is over{', ' + label if label else ''}: {gain}.")
    if kind == "match_over":
        winners = " and ".join(seat_name(view, seat) for seat in event["winners"])
        return ink.strong(f"The match is over, won by {winners}: {event['scores']}.")
    if kind == "drawn" and event.get("card") is not None:
        return f"{seat_name(view, event['seat'])} drew {ink.card(event['card'])}"
    if "seat" in event:
        return f"{seat_name(view, event['seat'])}: {kind.replace('_', ' ')}"
    return None
