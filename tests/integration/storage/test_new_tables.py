"""A table that is being written is this node's from the first moment, and is opened once."""

import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from server.accounts.identity import Identity
from server.config import settings_from
from server.house import SeraiHouse
from server.storage.database import Database
from server.tables.settings import TableSettings

SANTASE = TableSettings("", "santase", 2, {}, 30, 10, 0, "public", "casual")


async def test_a_renewal_that_finds_a_table_just_written_does_not_open_it_again(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second table took the place of the first, and whoever sat down there stood again."""
    settings = settings_from({"SERAI_DATA": str(tmp_path), "SERAI_WORKERS": "0"})
    house = SeraiHouse(settings, database, on_replaced=lambda: None)
    await house.start()
    write, seen = house.store.create, []

    async def written(row: dict[str, Any]) -> None:
        """The renewal comes after the commit, and before the table's maker knows of it."""
        await write(row)
        owned = await house.leases.owned(house.membership.id)
        seen.append(owned - set(house.keeper.held()))

    monkeypatch.setattr(house.store, "create", written)
    host = Identity(uuid4(), "Nadia", "player", uuid4(), int(time.time()) + 60)
    table = await house.directory.open(host, SANTASE, None)
    assert seen == [set()]
    assert house.directory.tables == {table.id: table}
    assert set(house.keeper.held()) == {table.id}
    await house.drain()
