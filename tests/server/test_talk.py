"""Chat, private talk, notes and promises."""

from collections.abc import Callable

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
