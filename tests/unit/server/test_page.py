"""The page: its files, its fallback, and what it never answers for."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from yarl import URL

from server.page import FOR_EVER, POLICY, Page

Client = TestClient[web.Request, web.Application]


def _client(page: Page) -> Client:
    app = web.Application()
    page.mount(app)
    return TestClient(TestServer(app))


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Serai</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"packed")
    async with _client(Page(tmp_path)) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/t/KAR7Q2", "/players/j.s", "/settings"])
async def test_a_route_of_the_page_gets_the_page(client: Client, path: str) -> None:
    answer = await client.get(path)
    assert answer.status == 200
    assert "Serai" in await answer.text()
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Security-Policy"] == POLICY


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/socket.io/nothing", "/healthz/x", "/assets/gone.js", "/metrics/x"]
)
async def test_what_is_not_the_pages_is_not_found(client: Client, path: str) -> None:
    assert (await client.get(path)).status == 404


async def test_files_with_a_hash_are_kept_for_ever(client: Client) -> None:
    answer = await client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert await answer.text() == "plain"
    assert answer.headers["Cache-Control"] == FOR_EVER
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_compressed_copy_is_sent_to_who_takes_it(tmp_path: Path, client: Client) -> None:
    answer = await client.get(
        "/assets/main-1a2b.js", headers={"Accept-Encoding": "br"}, auto_decompress=False
    )
    assert answer.headers["Content-Encoding"] == "br"
    assert await answer.read() == b"packed"


async def test_no_file_outside_the_folder_is_served(tmp_path: Path, client: Client) -> None:
    (tmp_path.parent / "secret.txt").write_text("hidden")
    for path in ("/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2fetc%2fpasswd"):
        text = await (await client.get(URL(path, encoded=True))).text()
        assert "hidden" not in text
        assert "root:" not in text


async def test_a_new_build_is_served_at_once(tmp_path: Path, client: Client) -> None:
    (tmp_path / "assets" / "main-3c4d.js").write_text("newer")
    answer = await client.get("/assets/main-3c4d.js")
    assert await answer.text() == "newer"


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/a%00b"])
async def test_a_name_that_is_none_is_no_error(client: Client, path: str) -> None:
    assert (await client.get(path)).status in (200, 404)


async def test_without_a_build_there_is_a_plain_page() -> None:
    async with _client(Page(None)) as running:
        answer = await running.get("/")
        assert "make run" in await answer.text()
