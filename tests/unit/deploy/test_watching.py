"""The dashboard and the alerts ask for figures that the server really has, and the page says what
they mean."""

import json
import re
from pathlib import Path
from typing import Any

import yaml

from server.metrics import Metrics

ROOT = Path(__file__).parents[3]
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text("utf-8"))
ALERTS = yaml.safe_load((ROOT / "deploy" / "prometheus-alerts.yml").read_text("utf-8"))
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")


def known() -> set[str]:
    """Every name that /metrics has, as queries write it."""
    metrics = Metrics()
    metrics.watch_journal(lambda: 0, lambda: False)
    metrics.watch_redis(lambda: False)
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", metrics.page().decode(), re.MULTILINE))
    names = {name for name in kinds if not name.endswith("_created")}
    histograms = {name for name, kind in kinds.items() if kind == "histogram"}
    return names | {f"{name}_{part}" for name in histograms for part in ("bucket", "sum", "count")}


def asked(query: str) -> set[str]:
    return set(re.findall(r"\bserai_\w+", query))


def queries() -> list[str]:
    variables: list[Any] = DASHBOARD["templating"]["list"]
    panels = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return [*panels, *(one["query"] for one in variables)]


def test_the_dashboard_shows_figures_that_exist() -> None:
    shown = set().union(*(asked(query) for query in queries()))
    assert len(shown) > 10
    assert shown <= known()


def test_alerts_ask_for_figures_that_exist_and_say_what_is_wrong() -> None:
    rules = [rule for group in ALERTS["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert asked(rule["expr"]) <= known(), rule["alert"]
        assert asked(rule["expr"]) or rule["expr"].startswith("up{"), rule["alert"]
        assert rule["labels"]["severity"] in ("page", "warn")
        assert rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in PAGE, "what to do about it stands in docs/operations.md"


def test_every_figure_is_described() -> None:
    listed = set(re.findall(r"^\| `(serai_\w+)`", PAGE, re.MULTILINE))
    assert listed == {re.sub(r"_(bucket|sum|count)$", "", name) for name in known()}


def test_every_line_of_the_log_is_described() -> None:
    written = set()
    levels = "info|warning|error|exception|critical"
    for file in (ROOT / "server").rglob("*.py"):
        text = file.read_text("utf-8")
        written |= set(re.findall(rf'\blog\.(?:{levels})\(\s*"([^"]+)"', text))
    listed = set(re.findall(rf"^\| ([^|`]+?) \| (?:{levels}) \|", PAGE, re.MULTILINE))
    assert len(listed) > 20
    assert listed == written
