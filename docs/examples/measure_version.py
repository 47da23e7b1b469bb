"""Uploads a version of a bot, has it measured against the active one, and says whether it is worse.

For a CI. Needs nothing but Python and a personal token with the scope `bots` (Settings, Tokens):

    SERAI_URL=https://cards.example SERAI_TOKEN=… python measure_version.py BOT_ID bot.py omi 50

It ends with 0 if the new version is better or cannot be told apart, with 1 if it is worse for
certain, with 2 if it could not be measured.
"""

import json
import os
import sys
import urllib.error
import urllib.request
from typing import Any, NoReturn

NOT_MEASURED = 2


def give_up(reason: str) -> NoReturn:
    """Python itself would end with 1, which means worse."""
    print(reason, file=sys.stderr)
    sys.exit(NOT_MEASURED)


def ask(method: str, path: str, body: Any = None) -> Any:
    request = urllib.request.Request(
        f"{os.environ['SERAI_URL']}/api/v1/{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['SERAI_TOKEN']}",
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        text = error.read().decode("utf-8", "replace")
        try:
            problem = json.loads(text)
        except ValueError:
            give_up(f"{method} {path}: {error}")
        for one in problem.get("diagnostics", []):
            print(f"line {one['line']}: {one['message']}", file=sys.stderr)
        give_up(f"{method} {path}: {problem['detail']}")
    except (OSError, ValueError) as error:
        give_up(f"{request.full_url}: {error}")


def main(bot: str, file: str, game: str, boards: int) -> int:
    try:
        with open(file, encoding="utf-8") as text:
            source = text.read()
    except (OSError, ValueError) as error:
        give_up(f"{file}: {error}")
    uploaded = ask("POST", f"bots/{bot}/versions", {"source": source})
    candidate = uploaded["version"]["number"]
    wish = {"game": game, "bot": bot, "candidate": candidate, "boards": boards}
    found = ask("POST", "arena/comparisons", wish)
    while found["state"] == "running":
        print(f"version {candidate}: {found['done']} of {found['sets']} board sets", flush=True)
        found = ask("GET", f"arena/challenges/{found['id']}?wait=30")
    difference = found["difference"]
    if difference is None:
        give_up("no board was played by both versions")
    low, high = difference["low"], difference["high"]
    interval = "one board has no interval" if low is None else f"{low:+.2f} … {high:+.2f}"
    print(f"version {candidate}: {difference['mean']:+.2f} points a game ({interval})")
    return 1 if high is not None and high < 0 else 0


if __name__ == "__main__":
    if len(sys.argv) != 5 or not sys.argv[4].isdecimal():
        give_up("usage: measure_version.py BOT_ID FILE GAME BOARDS")
    if not {"SERAI_URL", "SERAI_TOKEN"} <= os.environ.keys():
        give_up("set SERAI_URL and SERAI_TOKEN")
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
