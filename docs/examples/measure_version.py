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
from typing import Any


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
        problem = json.load(error)
        for one in problem.get("diagnostics", []):
            print(f"line {one['line']}: {one['message']}", file=sys.stderr)
        print(f"{method} {path}: {problem['detail']}", file=sys.stderr)
        sys.exit(2)


def main(bot: str, file: str, game: str, boards: int) -> int:
    with open(file, encoding="utf-8") as source:
        uploaded = ask("POST", f"bots/{bot}/versions", {"source": source.read()})
    candidate = uploaded["version"]["number"]
    wish = {"game": game, "bot": bot, "candidate": candidate, "boards": boards}
    found = ask("POST", "arena/comparisons", wish)
    while found["state"] == "running":
        print(f"version {candidate}: {found['done']} of {found['sets']} board sets", flush=True)
        found = ask("GET", f"arena/challenges/{found['id']}?wait=30")
    difference = found["difference"]
    if difference is None:
        print("no board was played by both versions", file=sys.stderr)
        return 2
    low, high = difference["low"], difference["high"]
    print(
        f"version {candidate}: {difference['mean']:+.2f} points a game ({low:+.2f} … {high:+.2f})"
    )
    return 1 if high < 0 else 0


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit("usage: measure_version.py BOT_ID FILE GAME BOARDS")
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
