"""What strangers, other sites and broken programs can do: nothing."""

import gzip
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from signoria.server.files import find_file
from tests.server.running import Player, Seat, Server, two_seats

Players = Callable[..., Player]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with rate limits, an https address and a web client."""
    folder = tmp_path_factory.mktemp("strict")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Signoria</title>")
    (web / "assets" / "a.js").write_text("1")
    (folder / "secret.txt").write_text("secret")
    running = Server(f"sqlite:///{folder}/games.db", base="https://games.example.org", web=str(web)).start()
    yield running
    running.stop()


def test_requests_from_other_sites_are_refused(player: Players) -> None:
    anna = player("Anna")
    anna.new_table()
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        answer = anna.http.post("/api/tables", json={"title": "banco", "seats": 2}, headers=headers)
        assert answer.status_code == 403, headers
    own = {"Origin": anna.server.address}
    assert anna.http.post("/api/tables", json={"title": "banco", "seats": 2}, headers=own).status_code == 201


def test_sockets_from_other_sites_are_refused(player: Players, server: Server) -> None:
    name, (anna, _), _ = two_seats(player)
    cookie = f"signoria={anna.http.cookies['signoria']}"
    with pytest.raises(InvalidStatus):
        Seat(server, name, {"Cookie": cookie, "Origin": "https://evil.example"}, -1)
    own = Seat(server, name, {"Cookie": cookie, "Origin": server.address}, -1)
    assert own.until("table")["seat"] == 0


def test_every_answer_carries_a_strict_policy(server: Server) -> None:
    for path in ("/", "/api/titles", "/api/nothing", "/t/some-table"):
        answer = httpx.get(server.address + path, timeout=30)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_cookies_are_secure_behind_https(strict: Server) -> None:
    answer = httpx.post(f"{strict.address}/api/tables", json={"title": "banco", "seats": 2})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_large_bodies_are_refused(player: Players) -> None:
    big = {"title": "banco", "seats": 2, "name": "x" * 300_000}
    assert player().http.post("/api/tables", json=big).status_code in (400, 413)
    assert player().http.post("/api/records", json={"record": "x" * 6_000_000}).status_code in (400, 413)


def test_signing_in_making_tables_and_chatting_have_limits(strict: Server) -> None:
    tries = [
        httpx.post(f"{strict.address}/api/signin", json={"login": "anna", "password": "guess"})
        for _ in range(12)
    ]
    assert tries[-1].status_code == 429
    assert int(tries[-1].headers["retry-after"]) >= 1
    assert "second" in tries[-1].json()["refused"]["text"]
    with httpx.Client(base_url=strict.address) as http:
        made = [http.post("/api/tables", json={"title": "banco", "seats": 2}) for _ in range(40)]
        assert made[-1].status_code == 429
        # The cookie is marked Secure and this test speaks plain http, so it is carried by hand.
        name, cookie = made[0].json()["table"]["name"], made[0].headers["set-cookie"].split(";")[0]
        http.post(f"/api/tables/{name}/seats/0/claim", json={}, headers={"Cookie": cookie})
        said = [
            http.post(
                f"/api/tables/{name}/say", json={"id": str(i), "text": "hi"}, headers={"Cookie": cookie}
            )
            for i in range(15)
        ]
        assert said[0].status_code == 200
        assert said[-1].status_code == 429


def test_the_web_client_is_served_and_nothing_beside_it(strict: Server) -> None:
    for path in ("/", "/t/blue-otter", "/t/blue-otter/at/3"):
        assert "Signoria" in httpx.get(strict.address + path, timeout=30).text
    assert httpx.get(f"{strict.address}/assets/a.js").headers["content-type"].startswith("text/javascript")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"):
        assert "secret" not in httpx.get(strict.address + path, timeout=30).text
    assert "Disallow: /t/" in httpx.get(f"{strict.address}/robots.txt").text


def test_texts_of_the_web_client_are_packed_for_browsers_that_can_unpack(tmp_path: Path) -> None:
    script = "export const signoria = 'signoria';\n" * 200
    (tmp_path / "app.js").write_text(script)
    (tmp_path / "app.woff2").write_bytes(b"x" * 5000)
    (tmp_path / "index.html").write_text("Signoria")
    packed = find_file(str(tmp_path), "/app.js", "br, gzip;q=0.8")
    assert (packed.encoding, gzip.decompress(packed.body).decode()) == ("gzip", script)
    assert len(packed.body) < len(script) / 20
    assert find_file(str(tmp_path), "/app.js", "gzip;q=0").encoding == ""
    assert find_file(str(tmp_path), "/app.js", "").body.decode() == script
    assert find_file(str(tmp_path), "/app.woff2", "gzip").encoding == "", "packed already"
    assert find_file(str(tmp_path), "/t/some-table", "gzip").encoding == "", "too small"
    (tmp_path / "app.js.br").write_bytes(b"packed by the build")
    assert find_file(str(tmp_path), "/app.js", "gzip, br").encoding == "br"


def errors(server: Server) -> float:
    text = httpx.get(f"{server.address}/metrics", timeout=30).text
    return float(
        next(line for line in text.splitlines() if line.startswith("signoria_errors_total")).split()[1]
    )


def mangled(rng: random.Random, good: list[str]) -> str | bytes:
    """A message that is broken, huge, reordered, doubled, or nonsense."""
    text = rng.choice(good)
    kind = rng.randrange(10)
    if kind == 0:
        return text[: rng.randrange(len(text))]
    if kind == 1:
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.randrange(1, 0x2FF)) + text[at + 1 :]
    if kind == 2:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 3:
        return "[" * rng.randrange(1, 5000)
    if kind == 4:
        return json.dumps({"act": {"id": "x", "ask": rng.choice([-5, 2**70, 1.5, "a", None]), "do": ["bid"]}})
    if kind == 5:
        return json.dumps({"act": {"id": "y" * rng.randrange(99), "ask": 0, "do": ["give", *[2**80] * 3]}})
    if kind == 6:
        return json.dumps({"say": {"id": "z", "text": "\ud800\x00 " + "ž" * rng.randrange(2000)}})
    if kind == 7:
        return json.dumps({"order": {"id": "o", "up_to": {"do": "give", "most": 10**30, "arg": 9}}})
    if kind == 8:
        return json.dumps({**json.loads(text), **json.loads(rng.choice(good))})
    return text


def test_no_message_whatsoever_breaks_the_server(player: Players, either: Server) -> None:
    before = errors(either)
    name, (anna, _), (first, second) = two_seats(player, either)
    good = [
        '{"act":{"id":"a","ask":0,"do":["give",1,1]}}',
        '{"act":{"id":"b","ask":0,"do":["lay",3]}}',
        '{"undo":{"id":"c"}}',
        '{"hello":{"since":-1}}',
        '{"takeback":{"id":"d","to":1}}',
        '{"vote":{"id":"e","proposal":"d","yes":true}}',
        '{"why":{"id":"f","do":["take_pot"]}}',
        '{"say":{"id":"g","text":"hello"}}',
        '{"note":{"id":"h","text":"note"}}',
        '{"order":{"id":"i","answer":["take_pot"]}}',
        '{"cancel":{"id":"j","order":"i"}}',
        '{"promise":{"id":"k","to":1,"text":"p"}}',
        '{"mark":{"id":"l","promise":1,"mark":"kept"}}',
        '{"ping":1}',
    ]
    rng = random.Random(7)
    seat = first
    for _ in range(600):
        try:
            seat.send(mangled(rng, good))
        except Exception:  # the server cut the line, as it may
            seat = anna.sit(name)
    while anna.get(f"/tables/{name}")["table"]["seat"] != 0:
        pass
    assert errors(either) == before
    assert all(m["refused"]["key"] != "our-fault" for m in seat.heard if "refused" in m)
    second.close()
    fresh = anna.sit(name)
    assert fresh.until("table")["state"] == "playing"


def test_a_huge_message_ends_the_line_and_nothing_else(player: Players) -> None:
    name, (anna, _), (first, _) = two_seats(player)
    first.send('{"note":{"id":"n","text":"' + "x" * 200_000 + '"}}')
    assert first.closed()
    assert anna.sit(name).until("table")["seat"] == 0


def test_whoever_says_nothing_first_hears_nothing(player: Players) -> None:
    name, (anna, _), (first, _) = two_seats(player)
    first.close()
    silent = anna.sit(name)
    silent.until("table")
    impatient = Seat(anna.server, name, {}, -1)
    assert impatient.until("table")["seat"] == -1


def test_replayed_messages_of_a_whole_game_change_nothing(player: Players, either: Server) -> None:
    name, (anna, _), (first, second) = two_seats(player, either)
    sent = []
    for i in range(5):
        message = json.dumps({"act": {"id": f"r{i}", "ask": 0, "do": ["give", 1, 1]}})
        sent.append(message)
        first.send(message)
    second.until_n(2)
    before = anna.get(f"/tables/{name}")["table"]["n"]
    random.Random(3).shuffle(sent)
    for message in sent * 3:
        first.send(message)
    first.send({"ping": 9})
    while first.receive() != {"pong": 9}:
        pass
    assert anna.get(f"/tables/{name}")["table"]["n"] == before


def test_no_title_is_named_in_the_server() -> None:
    names = ("genoa", "princes", "virtu", "brides", "banco")
    folder = Path(__file__).parents[2] / "src" / "signoria" / "server"
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".ftl"):
            text = path.read_text(encoding="utf-8").lower()
            assert not [name for name in names if name in text], path
