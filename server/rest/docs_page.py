"""The page at /api/docs, where one can read the API and try it. All of it is served from here."""

from pathlib import Path

from aiohttp import hdrs, web

_FILES = Path(__file__).parent / "docs"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def mount_docs(app: web.Application, description: bytes) -> None:
    _offer(app, "/api/openapi.json", description, "application/json")
    _offer(app, "/api/docs", (_FILES / "page.html").read_bytes(), "text/html; charset=utf-8")
    _offer(app, "/api/docs/page.js", (_FILES / "page.js").read_bytes(), "text/javascript")
    _offer(app, "/api/docs/page.css", (_FILES / "page.css").read_bytes(), "text/css")


def _offer(app: web.Application, path: str, content: bytes, content_type: str) -> None:
    async def serve(_: web.Request) -> web.Response:
        return web.Response(
            body=content,
            headers={
                hdrs.CONTENT_TYPE: content_type,
                hdrs.CACHE_CONTROL: "no-cache",
                "Content-Security-Policy": _POLICY,
            },
        )

    app.router.add_get(path, serve)
