"""The exact keys of what the server tells."""

from tests.integration.wire.player import Json

CARD = {
    "id",
    "code",
    "name",
    "game",
    "options",
    "turn_seconds",
    "deal_pause",
    "spectator_delay",
    "visibility",
    "mode",
    "state",
    "host",
    "match",
    "spectators",
    "socket_path",
    "seats",
}
SEAT = {"seat", "player", "ready", "connected", "away"}
PLAYER = {"id", "name", "kind"}
UPDATE = {"table", "match", "seq", "events", "view", "deadline", "now", "play_from"}
VIEW = {
    "game",
    "seat",
    "phase",
    "actors",
    "seq",
    "deal",
    "hand",
    "counts",
    "scores",
    "options",
    "legal_actions",
    "history",
    "deals",
}
CATCH_UP = {"ok", "table", "seat", "started", "updates", "update", "ended"}
ENDED = {"table", "match", "seq", "outcome", "seed", "ratings"}
OUTCOME = {"reason", "scores", "ranking", "winners", "deals"}


def check_card(card: Json) -> Json:
    assert card.keys() == CARD
    for number, seat in enumerate(card["seats"]):
        assert seat.keys() == SEAT
        assert seat["seat"] == number
        if seat["player"] is not None:
            assert seat["player"].keys() == PLAYER
            assert seat["player"]["kind"] in ("person", "house", "bot")
    return card


def check_update(update: Json) -> Json:
    assert update.keys() == UPDATE
    assert update["view"].keys() >= VIEW
    assert update["view"]["seq"] == update["seq"]
    for name in ("now", "play_from"):
        assert type(update[name]) is int
    assert update["deadline"] is None or type(update["deadline"]) is int
    for event in update["events"]:
        assert event.keys() >= {"type", "deal"}
    return update


def check_catch_up(answer: Json) -> Json:
    """The answer of join_table, watch_table and resume_table."""
    assert answer.keys() == CATCH_UP
    check_card(answer["table"])
    if answer["started"] is None:
        assert answer["updates"] is answer["update"] is answer["ended"] is None
    else:
        assert answer["started"].keys() == {"table", "match", "seed_hash"}
        assert (answer["updates"] is None) != (answer["update"] is None)
    for update in [*(answer["updates"] or []), *([answer["update"]] if answer["update"] else [])]:
        check_update(update)
    if answer["ended"] is not None:
        check_ended(answer["ended"])
    return answer


def check_ended(ended: Json) -> Json:
    assert ended.keys() == ENDED
    assert ended["outcome"].keys() == OUTCOME
    return ended
