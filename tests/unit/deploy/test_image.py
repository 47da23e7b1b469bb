"""Dockerfile and docker-compose.yml, as far as they can be judged without an engine."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft201909Validator

from server.config import SETTINGS

ROOT = Path(__file__).parents[3]
#: Of the Compose Specification, Apache License 2.0.
SCHEMA = json.loads((Path(__file__).parent / "compose_spec.json").read_text("utf-8"))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))
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
    serai = COMPOSE["services"]["serai"]
    assert serai["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in serai["security_opt"]
    assert not any("unconfined" in one for one in serai["security_opt"])
    assert serai["read_only"] is True
    assert "privileged" not in serai
    assert own("USER") == ["serai"]


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
