"""Rate limits: they hold for every call, and several workers give nobody several buckets."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server import limits
from signoria.server.app import build
from signoria.server.config import Config
from signoria.server.limits import RATES, Limits
from signoria.server.troubles import Trouble
from tests.server import kinds
from tests.server.running import Server
from tests.server.services import can_run_postgres, can_run_redis, postgres, redis
from tests.server.sweep import whole_server

BURST = RATES["signin"][0]
EVERYBODY = {
    "GET /", "GET /{path}", "GET /api", "GET /api/{path}", "GET /api/openapi.json", "GET /robots.txt",
    "GET /health", "GET /ready", "GET /metrics",
    "GET /api/titles", "GET /api/titles/{title}", "GET /api/titles/{title}/texts/{language}", "GET /api/bots",
}  # fmt: skip
"""Files and constants: nothing is read from the database for them, or they are the host's."""


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[str]:
    if not can_run_redis():
        pytest.skip("Redis is not installed")
    with redis(tmp_path) as address:
        yield address


async def _allowed(workers: list[Limits], tries: int, who: str) -> int:
    """How many of these tries, at one worker after the other, are let through."""
    let_through = 0
    refusals: list[tuple[int, str, int]] = []
    for i in range(tries):
        try:
            await workers[i % len(workers)].take("signin", who)
            let_through += 1
        except Trouble as trouble:
            refusals.append((trouble.status, trouble.key, trouble.words["seconds"]))
    assert all(one[:2] == (429, "too-fast") and 1 <= one[2] <= 30 for one in refusals)
    return let_through


async def _close(workers: list[Limits]) -> None:
    for one in workers:
        await one.close()


def test_one_worker_counts_in_memory() -> None:
    assert asyncio.run(_allowed([Limits(True)], 3 * BURST, "anna")) == BURST
    assert asyncio.run(_allowed([Limits(False)], 3 * BURST, "anna")) == 3 * BURST


def test_workers_with_a_broker_share_their_buckets(broker: str) -> None:
    async def work() -> None:
        workers = [Limits(True, broker) for _ in range(3)]
        assert await _allowed(workers, 3 * BURST, "anna") == BURST
        assert await _allowed(workers, 3 * BURST, "bruno") == BURST, "everybody has a bucket of their own"
        await _close(workers)

    asyncio.run(work())


def test_a_shared_bucket_fills_again(broker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "signin", (BURST, 20.0))

    async def work() -> None:
        workers = [Limits(True, broker) for _ in range(2)]
        await _allowed(workers, 3 * BURST, "anna")
        await asyncio.sleep(0.5)
        await workers[0].take("signin", "anna")
        await _close(workers)

    asyncio.run(work())


def test_while_the_broker_is_away_each_worker_counts_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_PATIENCE", 0.1)

    async def work() -> None:
        workers = [Limits(True, "redis://127.0.0.1:9") for _ in range(2)]
        assert await _allowed(workers, 4 * BURST, "anna") == 2 * BURST
        await _close(workers)

    asyncio.run(work())


def test_guessing_a_password_at_two_workers_is_no_faster(tmp_path: Path) -> None:
    if not (can_run_postgres() and can_run_redis()):
        pytest.skip("PostgreSQL or Redis is not installed")
    with postgres() as database, redis(tmp_path) as address:
        servers = [Server(database, broker=address).start() for _ in range(2)]
        guess = {"login": "anna", "password": "guess"}
        answers = [
            httpx.post(f"{servers[i % 2].address}/api/signin", json=guess, timeout=60).status_code
            for i in range(2 * BURST)
        ]
        for server in servers:
            server.stop()
    # A token may come back meanwhile on a slow machine: one each 30 seconds.
    assert BURST <= answers.count(403) <= BURST + 2
    assert answers.count(429) == len(answers) - answers.count(403)


@pytest.mark.parametrize("call", sorted(set(kinds.HTTP) - EVERYBODY))
def test_every_call_has_a_limit(call: str, exhausted: Any) -> None:
    method, _, path = call.partition(" ")
    form = FORMS.get(call.rpartition("/")[2]) if method != "GET" else None
    answer = exhausted.request(method, path.format(name="x", n=0, seat=0, login="anna"), json=form)
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["retry-after"]) >= 1


@pytest.fixture(scope="module")
def exhausted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server at which everybody has asked too much already."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RATES, "read", (0, 0.5))
        with whole_server(tmp_path_factory.mktemp("exhausted"), limits=True) as client:
            yield client


VALUE = {"id": "x", "do": ["pass"]}
FORMS: dict[str, dict[str, Any]] = {
    "tables": {"title": "banco", "seats": 2},
    "records": {"record": "x"},
    "account": {"login": "anna", "password": "long enough"},
    "signin": {"login": "anna", "password": "guess"},
    "push": {"endpoint": "https://x", "p256dh": "x", "auth": "x"},
    "vacation": {"days": 1},
    "act": {**VALUE, "ask": 0},
    "why": VALUE,
    "undo": {"id": "x"},
    "stop": {"id": "x"},
    "takeback": {"id": "x", "to": 0},
    "vote": {"id": "x", "proposal": "p", "yes": True},
    "say": {"id": "x", "text": "x"},
    "note": {"id": "x", "text": "x"},
    "order": {"id": "x", "default": True},
    "cancel": {"id": "x", "order": "o"},
    "promise": {"id": "x", "to": 0, "text": "x"},
    "mark": {"id": "x", "promise": 1, "mark": "kept"},
    "bot": {"bot": "easy"},
    "branch": {"at": 0, "seat": 0, "bot": "easy"},
    "sit": {"token": "x"},
    "claim": {},
    "me": {},
}
"""The least that each form takes: what is malformed is refused before anybody is counted."""


def test_every_limit_is_used_and_documented() -> None:
    told = (Path(__file__).parents[2] / "docs/host.md").read_text(encoding="utf-8")
    server = Path(limits.__file__).parent
    others = [path for path in server.glob("*.py") if path.name != "limits.py"]
    code = "".join(path.read_text(encoding="utf-8") for path in others)
    for kind in RATES:
        assert f'"{kind}"' in code, kind
        assert f"| `{kind}` |" in told, kind


def test_the_calls_without_a_limit_exist() -> None:
    assert kinds.of_http(build(Config())) >= EVERYBODY
