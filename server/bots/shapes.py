"""What the bot routes take and answer."""

from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct

from server.accounts.shapes import Beginning
from server.rest.paging import PageQuery
from server.wire.base import Json, Milliseconds, Seat
from server.wire.told import GameName, Outcome, PlayerKind, TableMode

Source = Annotated[str, Meta(description="the Python module, up to 100 KiB in UTF-8")]
Games = Annotated[list[GameName], Meta(min_length=1, max_length=5)]
Description = Annotated[str, Meta(max_length=2000)]
Notes = Annotated[str, Meta(max_length=2000)]
#: As the page's types name them; which game they are of, `view.game` says.
AnyAction = Annotated[Json | None, Meta(extra_json_schema={"x-type": "AnyAction | null"})]
AnyView = Annotated[Json, Meta(extra_json_schema={"x-type": "AnyView"})]
VersionNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class NewBot(Struct):
    """A bot without a version yet; give it one with `bots/{id}/versions`."""

    name: Annotated[str, Meta(max_length=200)]
    games: Games
    description: Description = ""
    public: Annotated[bool, Meta(description="others see its card and may seat it")] = True
    source_public: Annotated[bool, Meta(description="others may read its versions")] = False
    watchable: Annotated[
        bool, Meta(description="hybrid tables are told its times and strikes, live")
    ] = False


class BotChange(Struct):
    """What is absent or null stays."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    games: Games | None = None
    description: Description | None = None
    public: bool | None = None
    source_public: bool | None = None
    watchable: bool | None = None


class BotOwner(Struct):
    id: UUID
    name: str


class BotRecord(Struct):
    """Its finished matches, games of the arena included."""

    matches: int
    won: int


class BotCard(Struct):
    """A bot as everybody who may see it sees it. `active_version` null: it cannot be seated."""

    id: UUID
    name: str
    description: str
    owner: BotOwner
    games: list[GameName]
    public: bool
    source_public: bool
    watchable: bool
    active_version: int | None
    versions: int
    record: BotRecord
    created_at: Milliseconds
    mine: bool


class BotsQuery(PageQuery):
    game: GameName | None = None
    name: Beginning | None = None
    owner: Annotated[str, Meta(max_length=200, description="a player's name")] | None = None
    mine: Annotated[bool, Meta(description="only mine, also those without a version")] = False


class NewVersion(Struct):
    source: Source
    notes: Notes = ""
    activate: Annotated[bool, Meta(description="let it play from now on")] = False


class VersionCompared(Struct):
    """What the arena measured of a version against another one, on the same boards, in points a
    game; the interval is one of 95 %, and `significance` 0 where it may be chance."""

    challenge: UUID
    against: int
    boards: int
    mean: float
    low: float | None
    high: float | None
    significance: int


class VersionCard(Struct):
    number: int
    hash: Annotated[str, Meta(description="SHA-256 of the source")]
    notes: str
    bytes: int
    created_at: Milliseconds
    active: bool
    compared: Annotated[
        VersionCompared | None,
        Meta(description="its newest comparison that has a result, for the owner's eyes"),
    ]


class VersionShown(VersionCard):
    source: str


class DiagnosticShown(Struct):
    """Lines and columns count from 1; the end is exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int
    severity: Literal["error", "warning"]
    code: str
    message: str


class Uploaded(Struct):
    """The new version, or the newest one if it has the same source; what the check warned of."""

    version: VersionCard
    diagnostics: list[DiagnosticShown]


class DiffQuery(Struct, rename={"before": "from", "after": "to"}):
    before: VersionNumber
    after: VersionNumber


class DiffLine(Struct):
    """A line with its number before and after; null where it does not exist."""

    kind: Literal["same", "removed", "added"]
    before: int | None
    after: int | None
    text: str


class VersionDiff(Struct, rename={"before": "from", "after": "to"}):
    """`hunks` hold the changed lines with three lines around them; `unified` says the same."""

    before: int
    after: int
    added: int
    removed: int
    unified: str
    hunks: list[list[DiffLine]]


class Activating(Struct):
    """Which version plays from the next match on, an older one too; null: none."""

    version: VersionNumber | None


class Checking(Struct):
    source: Source
    game: GameName | None = None


class Checked(Struct):
    """`ok`: there are warnings at most."""

    ok: bool
    diagnostics: list[DiagnosticShown]


class Draft(Struct):
    """A saved version, or a draft; without either the newest version."""

    version: VersionNumber | None = None
    source: Source | None = None


class Testing(Draft):
    game: GameName | None = None
    seats: Annotated[int, Meta(ge=2, le=4)] | None = None
    against: Annotated[
        list[str],
        Meta(max_length=3, description="`house:easy` … for the other seats; [] is house:medium"),
    ] = []
    seed: Annotated[str, Meta(max_length=64, description="the same cards again")] | None = None
    match: Annotated[bool, Meta(description="play a practice match too")] = True


class Tried(Struct):
    """One decision: the raw answer, cut at 4 KB. `action` null: the default was played."""

    seq: int
    answer: str
    action: AnyAction
    milliseconds: float
    printed: str
    strike: str | None


class TriedState(Tried):
    """A decision with what the bot saw."""

    view: AnyView


class PracticeMatch(Struct):
    """`outcome` is null for a match that was not finished; `stopped` says why."""

    seats: int
    seat: Seat
    against: list[str]
    seed: str
    strikes: int
    disqualified: Annotated[str | None, Meta(description="why a house bot had to play on")]
    stopped: str | None
    outcome: Outcome | None
    decisions: list[Tried]
    record: Json


class Tested(Struct):
    game: GameName
    version: Annotated[int, Meta(description="0 for a draft")]
    states: list[TriedState]
    match: PracticeMatch | None


class LogsQuery(PageQuery):
    arena: Annotated[
        bool | None, Meta(description="those of the arena alone, or those of tables alone")
    ] = None


class LogPlayer(Struct):
    name: str
    kind: PlayerKind


class LogMatch(Struct):
    """A bot's part in a match."""

    match: UUID
    game: GameName
    mode: TableMode
    state: str
    players: Annotated[list[LogPlayer], Meta(description="by seat")]
    seats: Annotated[list[Seat], Meta(description="the bot's own")]
    version: int
    decisions: int
    strikes: int
    slowest: Annotated[float, Meta(description="milliseconds")]
    started_at: Milliseconds
    ended_at: Milliseconds | None


class LogDecision(Tried):
    seat: Seat
    version: int
    at: Milliseconds


class LogDecisionShown(LogDecision):
    """With the view that the bot saw."""

    view: AnyView


class BotExample(Struct):
    """A bot to start from."""

    name: str
    title: str
    game: GameName
    source: str


class BotExamples(Struct):
    examples: list[BotExample]


class ApiFunction(Struct):
    """A function that a bot must or may define."""

    name: str
    signature: str
    required: bool
    text: str


class ApiField(Struct):
    name: str
    type: str
    text: str


class ApiType(Struct):
    """A shape of `bots.api`: what a part of the state, an action or an event holds."""

    name: str
    text: str
    fields: list[ApiField]


class ApiGame(Struct):
    """A game's shapes; `state` names the first to look at."""

    game: GameName
    state: str
    types: list[ApiType]
    stub: Annotated[str, Meta(description="the Python module of these types, for editors")]


class BotApi(Struct):
    """What the editor shows and completes."""

    functions: list[ApiFunction]
    state: Annotated[list[ApiField], Meta(description="what a state has beside the view")]
    imports: list[str]
    limits: dict[str, float]
    games: list[ApiGame]
