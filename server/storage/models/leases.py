"""Which server process (node) plays which table."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import BigInteger, ForeignKey, Identity, text
from sqlalchemy.orm import Mapped, mapped_column

from server.storage.models.base import Base


class Node(Base):
    """A server process from its start until it goes or is given up: see server/nodes.

    Whoever writes for a node locks this row; without the row nothing is written any more.
    """

    __tablename__ = "nodes"

    #: A new one at each start, so that no process is taken for the one before it.
    id: Mapped[int] = mapped_column(BigInteger, Identity(), primary_key=True)
    #: SERAI_NODE; empty where there is only one.
    name: Mapped[str] = mapped_column(unique=True)
    #: By the database's clock; from then on others may give it up.
    expires_at: Mapped[datetime]
    #: How full it is, for those who place new tables.
    tables: Mapped[int] = mapped_column(server_default=text("0"))
    connections: Mapped[int] = mapped_column(server_default=text("0"))
    #: It is about to stop and takes nothing new.
    draining: Mapped[bool] = mapped_column(server_default=text("false"))


class Lease(Base):
    """An open table's node. Nobody's when the node has gone: whoever comes first takes it."""

    __tablename__ = "leases"

    table_id: Mapped[UUID] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    owner: Mapped[int | None] = mapped_column(
        BigInteger, ForeignKey("nodes.id", ondelete="SET NULL"), index=True
    )
    #: Grows with every change of owner.
    epoch: Mapped[int] = mapped_column(BigInteger, server_default=text("1"))
