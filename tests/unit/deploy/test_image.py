"""Dockerfile and docker-compose.yml, as far as they can be judged without an engine."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft201909Validator

from cluster.programs import installed
from server.config import SETTINGS
from server.nodes.paths import socket_path

ROOT = Path(__file__).parents[3]
#: Of the Compose Specification, Apache License 2.0.
SCHEMA = json.loads((Path(__file__).parent / "compose_spec.json").read_text("utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def instructions() -> list[tuple[str, str]]:
    """(word, rest), with continued lines joined."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def own(kind: str) -> list[str]:
    """Instructions of a kind in the last stage, which is the image."""
    found = instructions()
    last = max(place for place, (word, _) in enumerate(found) if word == "FROM")
    return [rest for word, rest in found[last:] if word == kind]


def test_compose_follows_its_specification() -> None:
    assert list(Draft201909Validator(SCHEMA).iter_errors(COMPOSE)) == []


def test_compose_names_only_what_there_is() -> None:
    services, volumes = COMPOSE["services"], COMPOSE["volumes"]
    known = {one.name for one in SETTINGS}
    for service in services.values():
        assert set(service.get("depends_on", {})) <= services.keys()
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            assert source in volumes or (ROOT / source).exists()
        if service.get("image") == "serai":
            assert set(service["environment"]) <= known


def test_no_secret_has_a_value_in_the_file() -> None:
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if re.search(r"SECRET|PASSWORD|DATABASE_URL", name):
                assert "${" in value, name


def test_the_server_runs_without_rights() -> None:
    processes = [one for one in COMPOSE["services"].values() if one["image"] == "serai"]
    assert len(processes) == 3
    for serai in processes:
        assert serai["cap_drop"] == ["ALL"]
        assert "no-new-privileges:true" in serai["security_opt"]
        assert not any("unconfined" in one for one in serai["security_opt"])
        assert serai["read_only"] is True
        assert "privileged" not in serai
        assert serai["mem_limit"]
        assert serai["pids_limit"]
    assert own("USER") == ["serai"]


def test_redis_needs_no_right_to_start() -> None:
    redis = COMPOSE["services"]["redis"]
    assert redis["cap_drop"] == ["ALL"]
    assert redis["user"].split(":")[0] not in ("", "0", "root"), "root could not become another"
    assert any(mount.startswith("/data:uid=999") for mount in redis["tmpfs"]), "where it starts"


def test_the_arena_is_played_by_its_workers_alone() -> None:
    services = COMPOSE["services"].values()
    nodes = [one for one in services if "SERAI_NODE" in one.get("environment", {})]
    assert all(node["environment"]["SERAI_WORKERS"] == "0" for node in nodes)
    assert COMPOSE["services"]["worker"]["deploy"]["replicas"] == 2


def test_every_node_is_found_by_the_proxy_under_its_name() -> None:
    pattern = re.search(r"path_regexp node (\S+)", CADDYFILE)
    assert pattern is not None
    nodes = {
        name: service
        for name, service in COMPOSE["services"].items()
        if "SERAI_NODE" in service.get("environment", {})
    }
    assert len(nodes) == 2
    for name, node in nodes.items():
        assert node["environment"]["SERAI_NODE"] == name
        assert "nodes" in node["networks"]["default"]["aliases"]
        found = re.match(pattern[1], socket_path(name) + "/")
        assert found is not None
        assert found[1] == name
    assert re.match(pattern[1], socket_path("database") + "/") is None


def test_the_proxy_understands_its_file() -> None:
    command = [installed("caddy") or "caddy", "validate", "--adapter", "caddyfile", "--config"]
    subprocess.run([*command, ROOT / "deploy" / "Caddyfile"], check=True, capture_output=True)


@pytest.mark.parametrize("word", ["FROM", "COPY", "RUN", "ENV", "ENTRYPOINT", "CMD"])
def test_the_dockerfile_has_its_parts(word: str) -> None:
    assert any(found == word for found, _ in instructions())


def test_every_instruction_is_one_and_images_are_pinned_to_a_version() -> None:
    words = {word for word, _ in instructions()}
    allowed = "FROM RUN COPY WORKDIR ENV USER VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD"
    assert words <= set(allowed.split())
    for word, rest in instructions():
        if word == "FROM":
            assert re.match(r"\w+:\d+", rest), rest
            assert "latest" not in rest


def test_what_is_copied_is_there_and_not_ignored() -> None:
    kept = [
        line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] == "!"
    ]
    for word, rest in instructions():
        if word != "COPY" or rest.startswith("--from"):
            continue
        for source in rest.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert any(source == one or source.startswith(f"{one}/") for one in kept), source


def test_settings_of_the_image_exist() -> None:
    names = re.findall(r"\b((?:SERAI|DATABASE)_\w+)=", " ".join(own("ENV")))
    assert names
    assert set(names) <= {one.name for one in SETTINGS}
