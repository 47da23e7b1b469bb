"""Uploaded bots, their versions and decisions, and tokens for programs."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _bots()
    _bot_versions()
    _bot_decisions()
    _bot_accounts()
    _api_tokens()
    op.add_column("match_seats", sa.Column("bot_version", sa.Integer(), nullable=True))


def _bots() -> None:
    op.create_table(
        "bots",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("owner_id", sa.Uuid(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("games", JSONB(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("source_public", sa.Boolean(), nullable=False),
        sa.Column("watchable", sa.Boolean(), nullable=False),
        sa.Column("active_version", sa.Integer(), nullable=True),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("deleted_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_bots_owner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bots")),
    )
    op.create_index(
        "uq_bots_owner_name",
        "bots",
        ["owner_id", sa.literal_column("lower(name)")],
        unique=True,
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_index("ix_bots_created", "bots", ["created_at", "id"], unique=False)


def _bot_versions() -> None:
    op.create_table(
        "bot_versions",
        sa.Column("bot_id", sa.Uuid(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("source", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("notes", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.ForeignKeyConstraint(
            ["bot_id"], ["bots.id"], name=op.f("fk_bot_versions_bot_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("bot_id", "number", name=op.f("pk_bot_versions")),
    )


def _bot_decisions() -> None:
    op.create_table(
        "bot_decisions",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("bot_id", sa.Uuid(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Uuid(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("action", JSONB(), nullable=True),
        sa.Column("milliseconds", sa.Float(), nullable=False),
        sa.Column("printed", sa.Text(), nullable=False),
        sa.Column("strike", sa.Text(), nullable=True),
        sa.Column(
            "at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False
        ),
        sa.ForeignKeyConstraint(
            ["bot_id", "version"],
            ["bot_versions.bot_id", "bot_versions.number"],
            name=op.f("fk_bot_decisions_bot_id_version"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_bot_decisions_match_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bot_decisions")),
    )
    op.create_index(
        "ix_bot_decisions_place",
        "bot_decisions",
        ["bot_id", "match_id", "seat", "seq"],
        unique=False,
    )
    op.create_index("ix_bot_decisions_at", "bot_decisions", ["at"], unique=False)


def _bot_accounts() -> None:
    op.add_column("users", sa.Column("owner_id", sa.Uuid(), nullable=True))
    op.create_foreign_key(
        op.f("fk_users_owner_id"), "users", "users", ["owner_id"], ["id"], ondelete="CASCADE"
    )
    op.create_index(op.f("ix_users_owner_id"), "users", ["owner_id"], unique=False)


def _api_tokens() -> None:
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("owner_id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("scopes", JSONB(), nullable=False),
        sa.Column(
            "created_at",
            sa.DateTime(timezone=True),
            server_default=sa.text("now()"),
            nullable=False,
        ),
        sa.Column("last_used_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["users.id"], name=op.f("fk_api_tokens_account_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name=op.f("fk_api_tokens_owner_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_api_tokens")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_api_tokens_token_hash")),
    )
    op.create_index(op.f("ix_api_tokens_owner_id"), "api_tokens", ["owner_id"], unique=False)
