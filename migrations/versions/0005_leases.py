"""Nodes, and the leases of their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.BigInteger(), sa.Identity(always=False), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tables", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("connections", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("draining", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
        sa.UniqueConstraint("name", name=op.f("uq_nodes_name")),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Uuid(), nullable=False),
        sa.Column("owner", sa.BigInteger(), nullable=True),
        sa.Column("epoch", sa.BigInteger(), server_default=sa.text("1"), nullable=False),
        sa.ForeignKeyConstraint(
            ["owner"], ["nodes.id"], name=op.f("fk_leases_owner"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_leases_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_leases")),
    )
    op.create_index(op.f("ix_leases_owner"), "leases", ["owner"], unique=False)
    op.create_index(
        "ix_tables_host",
        "tables",
        ["host_id"],
        unique=False,
        postgresql_where=sa.text("closed_at IS NULL"),
    )
    op.execute("INSERT INTO leases (table_id) SELECT id FROM tables WHERE closed_at IS NULL")
