"""What the server tells about tables and matches: events, answers, and REST's cards."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from bots.house.reason import ReasonCode
from server.wire.baloot import BalootEvent, BalootView
from server.wire.base import Card, Exact, Json, Milliseconds, Seat
from server.wire.jolly import JollyEvent, JollyView
from server.wire.omi import OmiEvent, OmiView
from server.wire.santase import SantaseEvent, SantaseView
from server.wire.tienlen import TienlenEvent, TienlenView

GameName = Literal["omi", "tienlen", "jolly", "baloot", "santase"]
PlayerKind = Literal["person", "house", "bot"]
TableState = Literal["waiting", "ready", "playing", "completed"]
TableMode = Literal["casual", "hybrid", "ranked", "practice", "arena"]
Visibility = Literal["public", "private"]
AnyView = OmiView | TienlenView | JollyView | BalootView | SantaseView

VIEWS = {
    "omi": OmiView,
    "tienlen": TienlenView,
    "jolly": JollyView,
    "baloot": BalootView,
    "santase": SantaseView,
}
EVENTS = {
    "omi": OmiEvent,
    "tienlen": TienlenEvent,
    "jolly": JollyEvent,
    "baloot": BalootEvent,
    "santase": SantaseEvent,
}


class TablePlayer(Exact):
    id: str
    name: str
    kind: PlayerKind


class TableSeat(Exact):
    seat: Seat
    player: TablePlayer | None
    ready: bool
    connected: bool
    away: bool


class TableCard(Exact):
    """A table as everybody may see it."""

    id: str
    code: str
    name: str
    game: GameName
    options: Json
    turn_seconds: int | None
    deal_pause: int
    spectator_delay: int
    visibility: Visibility
    mode: TableMode
    state: TableState
    host: str
    match: str | None
    spectators: int
    socket_path: str
    seats: list[TableSeat]


class GoneTable(Exact):
    id: str
    gone: Literal[True]


class TableTold(Exact):
    """`table_created`, `table_updated`."""

    table: TableCard


#: JSON Schema has no tag to tell these apart; the page's types can name both.
CardOrGone = Annotated[Any, Meta(extra_json_schema={"x-type": "TableCard | GoneTable"})]


class LobbyTold(Exact):
    """`lobby_updated`."""

    table: CardOrGone


class PlayerMoved(Exact):
    """`player_joined`, `player_left`."""

    table: str
    seat: Seat
    player: TablePlayer


class MatchStart(Exact):
    """`game_started` without its view, as it is in answers."""

    table: str
    match: str
    seed_hash: str


class GameStarted(MatchStart):
    """`game_started`."""

    view: AnyView


#: An event's game is that of the view beside it.
AnyEvent = Annotated[Json, Meta(extra_json_schema={"x-type": "AnyEvent"})]


class Update(Exact):
    """`game_state_update`."""

    table: str
    match: str
    seq: int
    events: list[AnyEvent]
    view: AnyView
    deadline: Milliseconds | None
    now: Milliseconds
    play_from: Milliseconds


class TurnTimeout(Exact):
    """`turn_timeout`."""

    table: str
    match: str
    seq: int
    seat: Seat
    action: Json


class Outcome(Exact):
    reason: Literal["played", "forfeit", "draw", "void"]
    scores: list[int]
    ranking: list[int]
    winners: list[Seat]
    deals: list[Json]


class RatingMoved(Exact):
    id: str
    before: int
    after: int


class GameEnded(Exact):
    """`game_ended`."""

    table: str
    match: str
    seq: int
    outcome: Outcome
    seed: str
    ratings: list[RatingMoved | None] | None


class Sender(Exact):
    id: str
    name: str


class Message(Exact):
    """`message_received`; `table` is an id or "lobby"."""

    table: str
    sender: Sender = field(name="from")
    text: str
    at: Milliseconds
    lobby: bool | UnsetType = UNSET


class RefusalTold(Struct):
    """The error of an answer."""

    code: str
    message: str
    rule: str | UnsetType = UNSET
    retry_after: float | UnsetType = UNSET
    socket_path: str | UnsetType = UNSET


class NotDone(Exact):
    """The event `error`: as an answer that refuses."""

    ok: Literal[False]
    error: RefusalTold


class Done(Exact):
    ok: Literal[True]


class Acted(Done):
    """Answers `act`, `play_cards`, `pass_turn`."""

    seq: int


class Created(Done):
    """Answers `create_table`."""

    table: TableCard
    seat: Seat | None


class Joined(Done):
    """Answers `join_table`, `watch_table`, `resume_table`, `play_now`."""

    table: TableCard
    seat: Seat | None
    started: MatchStart | None
    updates: list[Update] | None
    update: Update | None
    ended: GameEnded | None


class Hinted(Done):
    """Answers `hint`: what a good player would do after the update `seq`, and why: in English, and
    as a `code` with the `values` it speaks of, for a page that speaks another language."""

    seq: int
    action: dict[str, Any]
    why: str
    code: ReasonCode
    values: dict[str, str | int]


class LobbyShown(Done):
    """Answers `watch_lobby`."""

    tables: list[TableCard]


class GameCard(Exact):
    """A game of the catalogue. `options` is a JSON Schema."""

    name: GameName
    title: str
    seats: list[int]
    default_seats: int
    teams: list[list[Seat]]
    options: Json
    presets: dict[str, Json]
    phases: list[str]
    speeds: list[int]
    cards: list[str]
    rules: str


class SeatStatistics(Exact):
    """`timeouts` were played by the clock, `stood_in` by a house bot for somebody away, `strikes`
    by default for an uploaded bot that failed."""

    actions: int
    timeouts: int
    stood_in: int
    strikes: int
    seconds: float


class Statistics(Exact):
    """How long a match took, and who needed how much of it."""

    actions: int
    deals: int
    seconds: float
    seats: list[SeatStatistics]


class Frame(Exact):
    """A state of a finished match and what led to it: an action, or the first deal."""

    seq: int
    at: Annotated[int, Meta(description="milliseconds since the match began")]
    seat: Seat | None
    action: Annotated[Json | None, Meta(extra_json_schema={"x-type": "AnyAction | null"})]
    events: list[AnyEvent]
    view: Annotated[Json, Meta(extra_json_schema={"x-type": "AnyView"})]
    hands: Annotated[list[list[Card]] | None, Meta(description="by seat, where all are shown")]


class Frames(Exact):
    """Some states of a finished match. There is one state more than there are actions."""

    frames: list[Frame]
    total: Annotated[int, Meta(description="the number of all states")]
    deals: Annotated[list[int], Meta(description="the state with which each deal begins")]


class MatchPlayer(Exact):
    seat: Seat
    id: str | None
    name: str
    kind: PlayerKind
    version: Annotated[int | UnsetType, Meta(description="of an uploaded bot")] = UNSET


class MatchCard(Exact):
    """A match as REST shows it; seed and outcome once it is over."""

    id: str
    game: GameName
    table: str
    state: str
    mode: TableMode
    rated: bool
    seed_hash: str
    players: list[MatchPlayer]
    started_at: Milliseconds
    ended_at: Milliseconds | None
    seed: str | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    statistics: Statistics | UnsetType = UNSET


class Announcement(Exact):
    """A word of the house to everybody."""

    id: str
    text: str
    translations: Annotated[dict[str, str], Meta(description="by language")]
    level: Literal["info", "warning"]
    at: Milliseconds
    until: Milliseconds | None


class Announced(Exact):
    """`announcement`: what is shown from now on, null for nothing."""

    announcement: Announcement | None


class BotDecided(Exact):
    """`bot_decided`: an uploaded bot whose owner lets people watch has decided at a hybrid table.
    With a `strike` the default action is played for it."""

    table: str
    match: str
    seq: int
    seat: Seat
    milliseconds: float
    strike: bool


#: What answers each client event; the others are answered `Done`.
ANSWERS = {
    "create_table": Created,
    "join_table": Joined,
    "watch_table": Joined,
    "resume_table": Joined,
    "play_now": Joined,
    "watch_lobby": LobbyShown,
    "act": Acted,
    "play_cards": Acted,
    "pass_turn": Acted,
    "hint": Hinted,
}

#: The server's own events.
TOLD = {
    "table_created": TableTold,
    "table_updated": TableTold,
    "lobby_updated": LobbyTold,
    "player_joined": PlayerMoved,
    "player_left": PlayerMoved,
    "game_started": GameStarted,
    "game_state_update": Update,
    "turn_timeout": TurnTimeout,
    "bot_decided": BotDecided,
    "game_ended": GameEnded,
    "message_received": Message,
    "announcement": Announced,
    "error": NotDone,
}
