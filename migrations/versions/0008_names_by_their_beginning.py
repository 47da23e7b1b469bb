"""An index for looking people up by how their name begins."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(
        "ix_users_name_begins", "users", [sa.text("lower(name) text_pattern_ops")], unique=False
    )


def downgrade() -> None:
    op.drop_index("ix_users_name_begins", table_name="users")
