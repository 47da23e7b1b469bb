"""The arena: boards, their sets and games, ratings of bots, challenges, tournaments, workers.

Jobs are in the schema `jobs`, which belongs to pgqueuer (migrations/pgqueuer.py). A contestant is
named by a text: `house:hard`, or a bot's id and version, `<id>/3`.
"""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, ForeignKey, Identity, Index, SmallInteger, func, text
from sqlalchemy.orm import Mapped, mapped_column

from server.storage.models.base import Base, Json


class BoardRow(Base):
    """A board: its seed gives the decks, the dealer and the players' randomness."""

    __tablename__ = "boards"

    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    game: Mapped[str]
    seed: Mapped[str] = mapped_column(unique=True)
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    #: When its last set was over: from then on anybody may see it and play it for par.
    open_at: Mapped[datetime | None]

    __table_args__ = (
        Index(
            "ix_boards_open",
            "game",
            "id",
            postgresql_where=text("open_at IS NOT NULL"),
        ),
    )


class BoardSetRow(Base):
    """A board set: the unit of rating. Made once, counted once, whoever plays it."""

    __tablename__ = "board_sets"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    board_id: Mapped[int] = mapped_column(ForeignKey("boards.id"), index=True)
    game: Mapped[str]
    #: ladder, challenge, comparison, tournament
    purpose: Mapped[str]
    rated: Mapped[bool]
    public: Mapped[bool]
    #: Who asked for it, which fair shares are counted by; null for the ladder.
    owner_id: Mapped[UUID | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))
    #: The challenge or tournament it belongs to, and its round there.
    event_id: Mapped[UUID | None] = mapped_column(index=True)
    round: Mapped[int | None] = mapped_column(SmallInteger)
    contestants: Mapped[list[Any]]
    #: waiting (for its turn), queued (a job has it), done, failed, cancelled
    state: Mapped[str]
    attempts: Mapped[int] = mapped_column(SmallInteger, server_default=text("0"))
    worker: Mapped[str | None]
    error: Mapped[str | None]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    started_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    #: Its place in the order in which results were counted.
    counted: Mapped[int | None] = mapped_column(BigInteger, unique=True)

    __table_args__ = (
        Index(
            "ix_board_sets_pending",
            "state",
            "created_at",
            postgresql_where=text("state IN ('waiting', 'queued')"),
        ),
        Index(
            "ix_board_sets_rated",
            "game",
            "counted",
            postgresql_where=text("rated AND counted IS NOT NULL"),
        ),
        Index("ix_board_sets_owner", "owner_id", "created_at"),
    )


class BoardResult(Base):
    """What a contestant made of a board set."""

    __tablename__ = "board_results"

    set_id: Mapped[UUID] = mapped_column(
        ForeignKey("board_sets.id", ondelete="CASCADE"), primary_key=True
    )
    #: Its place among the set's contestants, from 0.
    number: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    contestant: Mapped[str]
    #: The mean score a game, and the place by it.
    score: Mapped[float]
    rank: Mapped[int] = mapped_column(SmallInteger)
    games: Mapped[int] = mapped_column(SmallInteger)
    wins: Mapped[int] = mapped_column(SmallInteger)
    strikes: Mapped[int]
    #: Struck out in at least one game.
    out: Mapped[bool]

    __table_args__ = (Index("ix_board_results_contestant", "contestant", "set_id"),)


class BoardGame(Base):
    """A game of a board set: an ordinary match, and when its broadcast ends."""

    __tablename__ = "board_games"

    match_id: Mapped[UUID] = mapped_column(
        ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )
    set_id: Mapped[UUID] = mapped_column(
        ForeignKey("board_sets.id", ondelete="CASCADE"), index=True
    )
    number: Mapped[int] = mapped_column(SmallInteger)
    #: By seat: the number of the contestant.
    seating: Mapped[list[Any]]
    actions: Mapped[int] = mapped_column(server_default=text("0"))
    on_air_until: Mapped[datetime] = mapped_column(index=True)


class BotRating(Base):
    """A contestant's live strength in a game."""

    __tablename__ = "bot_ratings"

    game: Mapped[str] = mapped_column(primary_key=True)
    contestant: Mapped[str] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    sets: Mapped[int]
    #: Rated sets in a row in which it struck out; at three it is held.
    outs: Mapped[int] = mapped_column(SmallInteger, server_default=text("0"))
    held_at: Mapped[datetime | None]
    held_reason: Mapped[str | None]
    at: Mapped[datetime] = mapped_column(server_default=func.now())


class BotRatingChange(Base):
    __tablename__ = "bot_rating_history"

    set_id: Mapped[UUID] = mapped_column(
        ForeignKey("board_sets.id", ondelete="CASCADE"), primary_key=True
    )
    contestant: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    counted: Mapped[int] = mapped_column(BigInteger)
    mu: Mapped[float]
    sigma: Mapped[float]
    at: Mapped[datetime] = mapped_column(server_default=func.now())

    __table_args__ = (Index("ix_bot_rating_history_contestant", "contestant", "game", "counted"),)


class Standing(Base):
    """A line of a game's official table."""

    __tablename__ = "standings"

    game: Mapped[str] = mapped_column(primary_key=True)
    contestant: Mapped[str] = mapped_column(primary_key=True)
    points: Mapped[float | None]
    low: Mapped[float | None]
    high: Mapped[float | None]
    sets: Mapped[int]
    provisional: Mapped[bool]


class OfficialTable(Base):
    """When a game's table was fitted, up to which set, and its crosstable."""

    __tablename__ = "official_tables"

    game: Mapped[str] = mapped_column(primary_key=True)
    counted: Mapped[int] = mapped_column(BigInteger)
    sets: Mapped[int]
    meetings: Mapped[list[Any]]
    at: Mapped[datetime] = mapped_column(server_default=func.now())


class Challenge(Base):
    """Boards that somebody asked for: against others, or a version against another one."""

    __tablename__ = "challenges"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    #: challenge, comparison
    kind: Mapped[str]
    game: Mapped[str]
    owner_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    contestants: Mapped[list[Any]]
    boards: Mapped[int]
    public: Mapped[bool]
    #: running, finished, cancelled
    state: Mapped[str]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None]

    __table_args__ = (
        Index("ix_challenges_owner", "owner_id", "created_at"),
        Index("ix_challenges_created", "created_at", "id"),
    )


class Tournament(Base):
    __tablename__ = "tournaments"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    game: Mapped[str]
    name: Mapped[str]
    owner_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    #: round_robin, swiss
    system: Mapped[str]
    #: Board sets of a meeting, and rounds of a Swiss one.
    boards: Mapped[int]
    rounds: Mapped[int]
    public: Mapped[bool]
    #: announced, running, finished, cancelled
    state: Mapped[str]
    #: In the order of their seeds.
    entrants: Mapped[list[Any]]
    #: The pairings of each round that has been drawn: pairs of entrants' numbers, null for a bye.
    pairings: Mapped[list[Any]]
    starts_at: Mapped[datetime]
    created_at: Mapped[datetime] = mapped_column(server_default=func.now())
    finished_at: Mapped[datetime | None]

    __table_args__ = (Index("ix_tournaments_created", "created_at", "id"),)


class WorkerRow(Base):
    """A worker that is there, or was a moment ago."""

    __tablename__ = "workers"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    host: Mapped[str]
    pid: Mapped[int]
    started_at: Mapped[datetime] = mapped_column(server_default=func.now())
    seen_at: Mapped[datetime] = mapped_column(server_default=func.now())
    #: Board sets since it started.
    sets: Mapped[int] = mapped_column(server_default=text("0"))
    status: Mapped[Json]
