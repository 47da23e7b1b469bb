"""The arena: boards, sets, ratings of bots, tournaments, and the tables of its queue."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

from migrations import pgqueuer

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for statement in pgqueuer.STATEMENTS:
        op.execute(statement)
    op.execute("CREATE SEQUENCE board_sets_counted")
    op.create_table(
        "boards",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("open_at", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_boards")),
        sa.UniqueConstraint("seed", name=op.f("uq_boards_seed")),
    )
    op.create_index(
        "ix_boards_open",
        "boards",
        ["game", "id"],
        unique=False,
        postgresql_where=sa.text("open_at IS NOT NULL"),
    )
    op.create_table(
        "bot_ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("contestant", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("sets", sa.Integer(), nullable=False),
        sa.Column("outs", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("held_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("held_reason", sa.Text(), nullable=True),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.PrimaryKeyConstraint("game", "contestant", name=op.f("pk_bot_ratings")),
    )
    op.create_table(
        "official_tables",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.Column("sets", sa.Integer(), nullable=False),
        sa.Column("meetings", JSONB(), nullable=False),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_official_tables")),
    )
    op.create_table(
        "standings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("contestant", sa.Text(), nullable=False),
        sa.Column("points", sa.Float(), nullable=True),
        sa.Column("low", sa.Float(), nullable=True),
        sa.Column("high", sa.Float(), nullable=True),
        sa.Column("sets", sa.Integer(), nullable=False),
        sa.Column("provisional", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("game", "contestant", name=op.f("pk_standings")),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("pid", sa.Integer(), nullable=False),
        sa.Column(
            "started_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column(
            "seen_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.Column("sets", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("status", JSONB(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_workers")),
    )
    op.create_table(
        "board_sets",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("board_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("owner_id", sa.Uuid(), nullable=True),
        sa.Column("event_id", sa.Uuid(), nullable=True),
        sa.Column("round", sa.SmallInteger(), nullable=True),
        sa.Column("contestants", JSONB(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempts", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("worker", sa.Text(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("counted", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["board_id"], ["boards.id"], name=op.f("fk_board_sets_board_id")),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_board_sets_owner_id"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_board_sets")),
        sa.UniqueConstraint("counted", name=op.f("uq_board_sets_counted")),
    )
    op.create_index(op.f("ix_board_sets_board_id"), "board_sets", ["board_id"], unique=False)
    op.create_index(op.f("ix_board_sets_event_id"), "board_sets", ["event_id"], unique=False)
    op.create_index("ix_board_sets_owner", "board_sets", ["owner_id", "created_at"], unique=False)
    op.create_index(
        "ix_board_sets_pending",
        "board_sets",
        ["state", "created_at"],
        unique=False,
        postgresql_where=sa.text("state IN ('waiting', 'queued')"),
    )
    op.create_index(
        "ix_board_sets_rated",
        "board_sets",
        ["game", "counted"],
        unique=False,
        postgresql_where=sa.text("rated AND counted IS NOT NULL"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.Uuid(), nullable=False),
        sa.Column("contestants", JSONB(), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_challenges_owner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenges")),
    )
    op.create_index("ix_challenges_created", "challenges", ["created_at", "id"], unique=False)
    op.create_index("ix_challenges_owner", "challenges", ["owner_id", "created_at"], unique=False)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.Uuid(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("boards", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("entrants", JSONB(), nullable=False),
        sa.Column("pairings", JSONB(), nullable=False),
        sa.Column("starts_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("finished_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_tournaments_owner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index("ix_tournaments_created", "tournaments", ["created_at", "id"], unique=False)
    op.create_table(
        "board_games",
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("set_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.Column("seating", JSONB(), nullable=False),
        sa.Column("actions", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("on_air_until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_board_games_match_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["set_id"], ["board_sets.id"], name=op.f("fk_board_games_set_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_board_games")),
    )
    op.create_index(
        op.f("ix_board_games_on_air_until"), "board_games", ["on_air_until"], unique=False
    )
    op.create_index(op.f("ix_board_games_set_id"), "board_games", ["set_id"], unique=False)
    op.create_table(
        "board_results",
        sa.Column("set_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.SmallInteger(), nullable=False),
        sa.Column("contestant", sa.Text(), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("rank", sa.SmallInteger(), nullable=False),
        sa.Column("games", sa.SmallInteger(), nullable=False),
        sa.Column("wins", sa.SmallInteger(), nullable=False),
        sa.Column("strikes", sa.Integer(), nullable=False),
        sa.Column("out", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["set_id"], ["board_sets.id"], name=op.f("fk_board_results_set_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("set_id", "number", name=op.f("pk_board_results")),
    )
    op.create_index(
        "ix_board_results_contestant", "board_results", ["contestant", "set_id"], unique=False
    )
    op.create_table(
        "bot_rating_history",
        sa.Column("set_id", sa.Uuid(), nullable=False),
        sa.Column("contestant", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("counted", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["set_id"],
            ["board_sets.id"],
            name=op.f("fk_bot_rating_history_set_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("set_id", "contestant", name=op.f("pk_bot_rating_history")),
    )
    op.create_index(
        "ix_bot_rating_history_contestant",
        "bot_rating_history",
        ["contestant", "game", "counted"],
        unique=False,
    )
    op.add_column("tables", sa.Column("board_id", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_tables_board_id"), "tables", ["board_id"], unique=False)
    op.create_foreign_key(op.f("fk_tables_board_id"), "tables", "boards", ["board_id"], ["id"])
