"""An index for the records of uploaded bots."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_match_seats_bot",
        "match_seats",
        ["bot", "place"],
        unique=False,
        postgresql_where=sa.text("bot_version IS NOT NULL AND place IS NOT NULL"),
    )


def downgrade() -> None:
    op.drop_index("ix_match_seats_bot", table_name="match_seats")
