"""The files in deploy/: every setting exists, every name is declared, and what the containers run does run.

There is no container engine where these tests run; the same commands run here without one.
"""

import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.server.config import PREFIX, Config
from tests.server.running import ROOT, Player, Server, play_on
from tests.server.services import can_run_postgres, can_run_redis, postgres, redis

DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SETTINGS = {PREFIX + field.name.upper() for field in fields(Config)}
OF_COMPOSE = {"SIGNORIA_HOST_NAME"}
"""Read by the compose file and the proxy, not by the program."""


def test_every_setting_named_in_deploy_exists() -> None:
    for path in sorted(DEPLOY.iterdir()):
        named = set(re.findall(r"SIGNORIA_[A-Z_]+[A-Z]", path.read_text(encoding="utf-8")))
        assert named <= SETTINGS | OF_COMPOSE, path.name


def test_every_setting_of_the_program_is_documented() -> None:
    text = (ROOT / "docs/host.md").read_text(encoding="utf-8")
    assert not [name for name in sorted(SETTINGS) if name not in text and name != "SIGNORIA_LIMITS"]


def test_services_volumes_and_files_that_are_named_are_there() -> None:
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service) <= {
            "build", "command", "depends_on", "environment", "healthcheck", "image", "ports", "restart",
            "stop_grace_period", "volumes",
        }  # fmt: skip
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file(), volume
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
    waits = services["web"]["depends_on"]
    healthy = [name for name, how in waits.items() if how["condition"] == "service_healthy"]
    assert all("healthcheck" in services[name] for name in healthy)


def test_the_image_copies_files_that_exist_and_installs_what_the_commands_need() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY ([^-\s]\S*) ", text, re.MULTILINE):
        assert (ROOT / source).exists(), source
    stages = re.findall(r"^FROM \S+ AS (\S+)", text, re.MULTILINE)
    assert re.findall(r"^COPY --from=(\S+) /app/web/dist ", text, re.MULTILINE) == stages == ["pages"]
    assert "RUN scripts/web build" in text, "a host who only clones gets the pages too"
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "web/dist", "web/node_modules", "*.sqlite*", "*.backup"} <= set(ignored)
    pinned = (ROOT / "requirements/server.txt").read_text(encoding="utf-8")
    for needed in ("httpx", "asyncpg", "redis", "uvicorn", "websockets"):
        assert f"\n{needed}==" in pinned, needed


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    # The program lies elsewhere on this machine; everything else is checked as it stands.
    text = (DEPLOY / "signoria.service").read_text(encoding="utf-8")
    (tmp_path / "signoria.service").write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
    command = ["systemd-analyze", "verify", str(tmp_path / "signoria.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "signoria.service" not in done.stderr, done.stderr
    arguments = shlex.split(re.findall(r"ExecStart=\S+ (.*)", text)[0])
    assert CliRunner().invoke(app, [*arguments, "--help"]).exit_code == 0


def test_other_commands_meet_the_database_of_the_service() -> None:
    unit, beside = (
        (DEPLOY / name).read_text(encoding="utf-8") for name in ("signoria.service", "as-signoria")
    )
    named = [
        re.findall(r"^(?:Environment=)?SIGNORIA_DATABASE=(.*)", text, re.MULTILINE) for text in (unit, beside)
    ]
    assert named[0] == named[1] == ["sqlite:////var/lib/signoria/games.sqlite"]
    for shared in ("/etc/signoria.env", "/var/lib/signoria"):
        assert shared in unit
        assert shared in beside
    assert (DEPLOY / "as-signoria").stat().st_mode & 0o111


@pytest.mark.timeout(400)
def test_the_composed_server_serves_with_several_workers_and_says_goodbye(tmp_path: Path) -> None:
    if not (can_run_postgres() and can_run_redis()):
        pytest.skip("PostgreSQL or Redis is not installed")
    web = COMPOSE["services"]["web"]
    assert web["command"][:2] == ["serve", "--workers"]
    with postgres() as database, redis(tmp_path) as broker:
        server = Server(database, workers=2, broker=broker, proxy="1", log="json")
        server.environment["SIGNORIA_BASE"] = server.address
        server.start()
        try:
            check = [part.replace("8451", str(server.port)) for part in web["healthcheck"]["test"][1:]]
            subprocess.run([str(ROOT / ".venv/bin/python"), *check[1:]], check=True, timeout=60)
            people = [Player(server, "Anna"), Player(server, "Bruno")]
            name, invitation = people[0].new_table(sit=0)
            people[1].claim(name, 1, invitation)
            seats = [one.sit(name) for one in people]
            assert play_on(seats, 6) == 6
        finally:
            server.stop()
        for seat in seats:
            assert seat.until("bye") == {"reason": "restart"}
        server.start()
        again = people[1].sit(name, since=6)
        assert again.until("table")["n"] == 6
        server.stop()
        for one in people:
            one.close()
