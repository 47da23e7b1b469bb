"""The browser page: the files that `npm run build` leaves in web/dist, and what guards them.

Names in /assets carry a hash of their content, so they are kept for ever; index.html is asked for
every time. Compressed copies lie beside the files and are chosen by what the browser accepts.
"""

from pathlib import Path

from aiohttp import hdrs, web

#: In a checkout beside the server, in an installed package inside it.
PLACES = (Path(__file__).parents[1] / "web" / "dist", Path(__file__).parent / "web")
ASSETS = "assets/"
#: Every address but those that are not the page's, even where nothing answers.
ROUTE = r"/{path:(?!(?:api|socket\.io|healthz|readyz|metrics)(?:/|$)).*}"
FOR_EVER = "public, max-age=31536000, immutable"

#: Everything comes from here. Styles are also set by scripts (positions of cards, the editor), and
#: patterns and avatars are images that the page draws itself.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; "
    "worker-src 'self' blob:; manifest-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Serai</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { font-family: system-ui, sans-serif; max-width: 40rem; margin: 4rem auto }</style>
<h1>Serai</h1>
<p>The card house is open: Omi, Tiến lên, Jolly, Baloot, Santase.</p>
<p>The page itself is not built: <code>make run</code> builds it where Node 20 or newer is
installed.</p>
<p>Programs play over Socket.IO at <code>/socket.io</code>; the <a href="/api/docs">REST
interface</a> can be tried in the browser. In a terminal, <code>serai play</code> deals.</p>
"""


class Page:
    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()

    def mount(self, app: web.Application) -> None:
        """To be mounted last: it answers whatever nothing else has."""
        app.on_response_prepare.append(_guard)
        app.router.add_get(ROUTE, self._serve)

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.match_info["path"]
        file = self._file(path)
        if file is not None:
            kept = FOR_EVER if path.startswith(ASSETS) else "no-cache"
            return web.FileResponse(file, headers={hdrs.CACHE_CONTROL: kept})
        if path.startswith(ASSETS):
            raise web.HTTPNotFound
        return self._index()

    def _file(self, path: str) -> Path | None:
        """Looked for each time, so that a new build is served without a restart."""
        if self._folder is None or "\0" in path:
            return None
        file = (self._folder / path).resolve()
        inside = file.is_relative_to(self._folder) and file.suffix not in (".br", ".gz")
        return file if inside and file.is_file() else None

    def _index(self) -> web.StreamResponse:
        """Every other address is a route of the page, which finds its own way."""
        headers = {hdrs.CACHE_CONTROL: "no-cache"}
        index = self._file("index.html")
        if index is None:
            return web.Response(text=PLAIN, content_type="text/html", headers=headers)
        return web.FileResponse(index, headers=headers)


def built_page() -> Page:
    """The page as it was built, or a plain one that says how to."""
    built = (place for place in PLACES if (place / "index.html").exists())
    return Page(next(built, None))


async def _guard(_: web.Request, answer: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        answer.headers.setdefault(name, value)
