"""Containerfile and compose.yaml: no container is run here, but all that they name has to be there."""

import ipaddress
import json
import re
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.deploy.files import DEPLOY, HOME, options_in, options_of, text

BUILD_THE_CLIENT = "cd web && npm run --silent build"
SERVERS = ["server1", "server2", "server3"]


def instructions() -> list[tuple[str, str]]:
    """The Containerfile's, each in one line."""
    lines = re.sub(r"\\\n\s*", "", re.sub(r"(?m)^\s*#.*\n", "", text("Containerfile")))
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines.splitlines() if line.strip()]


def said(name: str) -> list[str]:
    return [words for instruction, words in instructions() if instruction == name]


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


# ---- the image ------------------------------------------------------------------------------------------------------


def test_what_is_copied_is_there_and_is_not_ignored() -> None:
    kept = [line[1:] for line in text("Containerfile.dockerignore").splitlines() if line.startswith("!")]
    for words in said("COPY"):
        *sources, _ = words.split()
        if sources[0] == "--from=build":
            continue
        for source in sources:
            assert (HOME / source).exists(), source
            assert Path(source).parts[0] in kept, source


def test_the_client_is_built_from_what_is_copied_before(tmp_path: Path) -> None:
    build = next(number for number, line in enumerate(instructions()) if line == ("RUN", BUILD_THE_CLIENT))
    for _, words in (line for line in instructions()[:build] if line[0] == "COPY"):
        *sources, to = words.split()
        for source in sources:
            if (HOME / source).is_dir():
                rest = shutil.ignore_patterns("node_modules")
                shutil.copytree(HOME / source, tmp_path / to, ignore=rest, dirs_exist_ok=True)
            else:
                (tmp_path / to).mkdir(parents=True, exist_ok=True)
                shutil.copy(HOME / source, tmp_path / to)
    (tmp_path / "web" / "node_modules").symlink_to(HOME / "web" / "node_modules")
    built = subprocess.run(BUILD_THE_CLIENT, check=False, shell=True, cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "src" / "undermine" / "web" / "index.html").is_file()


def test_nobody_runs_it_with_two_stages_and_only_what_was_built_gets_into_the_second() -> None:
    stages = [number for number, (instruction, _) in enumerate(instructions()) if instruction == "FROM"]
    assert len(stages) == 2
    last = instructions()[stages[1] :]
    assert ("USER", "nobody") in last
    assert [words for instruction, words in last if instruction == "COPY"] == [
        "--from=build /opt/undermine /opt/undermine"
    ]


def test_no_data_and_no_build_of_this_machine_gets_into_it() -> None:
    ignored = [line for line in text("Containerfile.dockerignore").splitlines() if line and line[0] not in "!#"]
    for name in ("undermine.db", "src/undermine/web", "web/node_modules", "src/undermine/engine/network.so"):
        assert any(fnmatch(name, pattern) or fnmatch(f"/{name}", pattern) for pattern in ignored), name


def test_it_runs_the_server_and_asks_whether_it_lives() -> None:
    words = json.loads(said("ENTRYPOINT")[0])
    assert words[:2] == ["undermine", "serve"]
    assert options_in(" ".join(words)) <= options_of("serve")
    health = said("HEALTHCHECK")[0]
    assert f":{words[words.index('--port') + 1]}/healthz" in health
    compile(json.loads(health.partition("CMD ")[2])[2], "healthcheck", "exec")


# ---- several servers ------------------------------------------------------------------------------------------------


def test_compose_has_a_database_three_servers_and_one_in_front(compose: Any) -> None:
    services = compose["services"]
    assert list(services) == ["postgres", *SERVERS, "caddy"]
    volumes = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])]
    assert {volume for volume in volumes if not volume.startswith(".")} == set(compose["volumes"])
    assert all((DEPLOY / volume).is_file() for volume in volumes if volume.startswith("."))
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)


def test_servers_are_told_of_the_database_and_of_whom_to_believe(compose: Any) -> None:
    (subnet,) = compose["networks"]["default"]["ipam"]["config"]
    for name in SERVERS:
        server = compose["services"][name]
        assert options_in(" ".join(server["command"])) <= options_of("serve")
        told = dict(zip(server["command"][::2], server["command"][1::2], strict=True))
        assert ipaddress.ip_network(told["--proxy"]) == ipaddress.ip_network(subnet["subnet"])
        user, _, place = told["--data"].removeprefix("postgresql://").partition("@")
        host, _, database = place.partition("/")
        environment = compose["services"][host]["environment"]
        assert (user, database) == (environment["POSTGRES_USER"], environment["POSTGRES_DB"])
        assert (HOME / "deploy" / server["build"]["context"] / server["build"]["dockerfile"]).is_file()


def test_caddy_is_told_of_all_servers_and_of_the_name_they_know(compose: Any) -> None:
    environment = compose["services"]["caddy"]["environment"]
    assert environment["UNDERMINE_SERVERS"].split() == [f"{name}:8000" for name in SERVERS]
    assert environment["UNDERMINE_NAME"] in compose["services"]["server1"]["command"]
    assert set(environment) <= set(re.findall(r"\{\$(\w+)", text("Caddyfile")))


def test_no_secret_is_written_down() -> None:
    for path in DEPLOY.iterdir():
        for line in path.read_text("utf-8").splitlines():
            if re.search("password", line, re.IGNORECASE) and not line.strip().startswith("#"):
                assert "${POSTGRES_PASSWORD:?" in line, (path.name, line)
