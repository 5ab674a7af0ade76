"""Chat, private talk, notes and promises."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from signoria.server import chat
from signoria.server.deeds import Say
from signoria.server.wire import Down
from tests.server.asta import GAME as ASTA
from tests.server.inside import inside
from tests.server.running import Player, two_seats

Players = Callable[..., Player]


def test_chat_reaches_everybody_and_private_talk_only_two(player: Players) -> None:
    anna, bruno, carla = player("Anna"), player("Bruno"), player("Carla")
    name, invitation = anna.new_table(3, sit=0)
    bruno.claim(name, 1, invitation)
    carla.claim(name, 2, invitation)
    first, second, third = (who.sit(name) for who in (anna, bruno, carla))
    watcher = player().sit(name)
    for seat in (first, second, third, watcher):
        seat.until("table")
    first.deed("say", text="<b>to all</b>")
    first.deed("say", text="only you", to=1)
    first.deed("say", text="all again")
    assert [second.until("chat")[0]["text"] for _ in range(3)] == ["<b>to all</b>", "only you", "all again"]
    assert [third.until("chat")[0]["text"] for _ in range(2)] == ["<b>to all</b>", "all again"]
    assert [watcher.until("chat")[0]["text"] for _ in range(2)] == ["<b>to all</b>", "all again"]
    assert [line["text"] for line in carla.get(f"/tables/{name}/chat")] == ["<b>to all</b>", "all again"]
    late = bruno.sit(name)
    assert [line["text"] for line in late.until("chat")] == ["<b>to all</b>", "only you", "all again"]


def test_lines_from_before_are_not_told_again_when_a_table_comes_back_to_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            for i in range(3):
                await chat.say(table, 0, Say(f"old {i}", f"old {i}"))
            hall.time += 1000
            await hall.tables.forget(table.name)
            table = await hall.tables.get(table.name)
            told: list[str] = []

            def hear(message: Down, _to: Any) -> None:
                told.extend(line.text for line in message.chat or [])

            table.say = hear  # type: ignore[assignment, method-assign]
            for i in range(2):
                await chat.say(table, 0, Say(f"new {i}", f"new {i}"))
            assert told == ["new 0", "new 1"]

    asyncio.run(work())


def test_late_spectators_hear_what_was_said_in_the_past_they_see(player: Players) -> None:
    name, (anna, bruno), (first, second) = two_seats(player, delay=3600)
    watcher = player().sit(name)
    watcher.until("table")
    first.deed("say", text="I take the pot now")
    second.until("chat")
    first.deed("promise", to=1, text="half of it")
    (made,) = bruno.get(f"/tables/{name}/promises")
    second.deed("mark", promise=made["id"], mark="accepted")
    assert player().get(f"/tables/{name}/chat") == []
    assert player().get(f"/tables/{name}/promises") == []
    assert len(anna.get(f"/tables/{name}/chat")) == 1
    watcher.send({"ping": 1})
    watcher.until("pong")
    assert not [message for message in watcher.heard if "chat" in message or "promises" in message]


def test_lines_become_late_spectators_when_they_are_old_enough(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2, delay=60)
            await chat.say(table, 0, Say("s", "now"))
            assert await chat.lines(table, -1) == []
            assert [line.text for line in await chat.lines(table, 1)] == ["now"]
            hall.time += 61
            assert [line.text for line in await chat.lines(table, -1)] == ["now"]

    asyncio.run(work())


def test_a_line_said_twice_with_one_id_is_one_line(player: Players) -> None:
    name, (anna, _), (first, _) = two_seats(player)
    first.deed("say", text="once", id="same")
    first.deed("say", text="once", id="same")
    assert len(anna.get(f"/tables/{name}/chat")) == 1


def test_spectators_do_not_talk(player: Players) -> None:
    name, _, _ = two_seats(player)
    guest = player().sit(name)
    guest.until("table")
    assert guest.deed("say", text="hello")["refused"]["key"] == "not-seated"


def test_notes_are_private(player: Players) -> None:
    name, (anna, bruno), (first, _) = two_seats(player)
    first.deed("note", text="he bluffs")
    assert anna.get(f"/tables/{name}/notes") == {"text": "he bluffs"}
    assert bruno.get(f"/tables/{name}/notes") == {"text": ""}
    assert anna.sit(name).until("note") == "he bluffs"


def test_a_promise_is_recorded_by_both_sides_and_marked_by_each(player: Players) -> None:
    name, (anna, bruno), (first, second) = two_seats(player)
    first.deed("promise", to=1, text="I pay you back")
    number = second.until("promises")[0]["id"]
    assert player().get(f"/tables/{name}/promises") == [], "not yet accepted"
    assert first.deed("mark", promise=number, mark="accepted")["refused"]["key"] == "promise-settled"
    assert first.deed("mark", promise=number, mark="kept")["refused"]["key"] == "promise-not-accepted"
    second.deed("mark", promise=number, mark="accepted")
    second.deed("mark", promise=number, mark="broken")
    first.deed("mark", promise=number, mark="kept")
    (seen,) = player().get(f"/tables/{name}/promises")
    assert seen["state"] == "accepted"
    assert seen["marks"] == {"0": "kept", "1": "broken"}
    assert anna.get(f"/tables/{name}/promises") == bruno.get(f"/tables/{name}/promises")


def test_a_private_promise_stays_between_two(player: Players) -> None:
    name, (anna, _), (first, second) = two_seats(player)
    first.deed("promise", to=1, text="between us", public=False)
    number = second.until("promises")[0]["id"]
    second.deed("mark", promise=number, mark="accepted")
    assert player().get(f"/tables/{name}/promises") == []
    assert len(anna.get(f"/tables/{name}/promises")) == 1
