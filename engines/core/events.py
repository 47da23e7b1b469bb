"""Who may see what of events and of a deal's history: the pieces that the games share."""

from engines.core.plain import JsonObject

#: Events that carry the cards just dealt to each seat in `hands`.
DEALING = ("deal", "packet")


def own_hand_only(event: JsonObject, viewer: int | None) -> JsonObject:
    """Of cards just dealt, `hands`, the viewer gets his own as `hand`; other events are public."""
    if event["type"] not in DEALING:
        return event
    shown = {key: value for key, value in event.items() if key != "hands"}
    shown["hand"] = [] if viewer is None else event["hands"][viewer]
    return shown


def open_course(
    actions: list[JsonObject], session: object, deal: object, viewer: int | None
) -> list[JsonObject]:
    """The history of a game whose actions hide nothing from anybody."""
    return actions[:]
