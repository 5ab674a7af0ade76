"""Tables are made, shared, joined, left, watched and played again."""

import sqlite3
from collections.abc import Callable

from tests.server.running import Player, Server, play_on, two_seats

Players = Callable[..., Player]


def test_one_link_seats_a_guest_with_a_name(player: Players) -> None:
    anna, bruno = player("Anna"), player("Bruno")
    name, invitation = anna.new_table(sit=0)
    card = bruno.claim(name, 1, invitation)
    assert card["mine"] == [1]
    assert card["state"] == "playing", "a full table starts by itself"
    assert bruno.get("/me")["name"] == "Bruno"


def test_a_private_table_needs_its_invitation_and_a_listed_one_does_not(player: Players) -> None:
    anna, bruno = player("Anna"), player("Bruno")
    private, _ = anna.new_table(sit=0)
    assert bruno.claim(private, 1, "guess").json()["refused"]["key"] == "not-invited"
    listed, _ = anna.new_table(sit=0, listed=True)
    names = [card["name"] for card in bruno.get("/tables", state="open")]
    assert listed in names
    assert private not in names
    assert bruno.claim(listed, 1, "")["mine"] == [1]


def test_two_claims_of_one_seat_seat_one_person(player: Players) -> None:
    anna, bruno, carla = player("Anna"), player("Bruno"), player("Carla")
    name, invitation = anna.new_table(3, sit=0)
    bruno.claim(name, 1, invitation)
    assert carla.claim(name, 1, invitation).json()["refused"]["key"] == "seat-taken"
    assert bruno.claim(name, 1, invitation)["mine"] == [1], "claiming the own seat again changes nothing"


def test_a_replaced_invitation_is_dead(player: Players) -> None:
    anna, bruno = player("Anna"), player("Bruno")
    name, old = anna.new_table(sit=0)
    new = anna.post(f"/tables/{name}/invitation")["token"]
    assert bruno.claim(name, 1, old).status_code == 403
    assert bruno.claim(name, 1, new)["mine"] == [1]


def test_a_seat_link_moves_a_seat_to_another_device_and_works_once(player: Players) -> None:
    name, (anna, _), _ = two_seats(player)
    first = anna.post(f"/tables/{name}/seats/0/link")["token"]
    second = anna.post(f"/tables/{name}/seats/0/link")["token"]
    phone = player()
    assert phone.post(f"/tables/{name}/sit", {"token": first}).status_code == 403, "replaced, so revoked"
    assert phone.post(f"/tables/{name}/sit", {"token": second})["mine"] == [0]
    assert phone.get("/me")["name"] == "Anna"
    thief = player()
    assert thief.post(f"/tables/{name}/sit", {"token": second}).status_code == 403


def test_a_script_plays_with_a_seat_token(player: Players) -> None:
    name, (anna, _), _ = two_seats(player)
    token = anna.post(f"/tables/{name}/seats/0/link")["token"]
    script = player()
    seat = script.sit(name, token=token)
    assert seat.until("table")["seat"] == 0
    answer = script.http.get(f"/api/tables/{name}", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["table"]["seat"] == 0
    assert script.http.get(f"/api/tables/{name}", headers={"Authorization": "Bearer x"}).status_code == 403


def test_tokens_and_cookies_are_not_in_the_database(player: Players, server: Server) -> None:
    name, (anna, _), _ = two_seats(player)
    token = anna.post(f"/tables/{name}/seats/0/link")["token"]
    dump = "\n".join(sqlite3.connect(server.database.removeprefix("sqlite:///")).iterdump())
    assert name in dump
    assert token not in dump
    assert anna.http.cookies["signoria"] not in dump


def test_only_the_owner_makes_links_and_only_the_host_rules_the_table(player: Players) -> None:
    name, (_anna, bruno), _ = two_seats(player)
    assert bruno.post(f"/tables/{name}/seats/0/link").status_code == 403
    assert bruno.post(f"/tables/{name}/invitation").status_code == 403
    assert player().post(f"/tables/{name}/invitation").status_code == 401


def test_before_the_start_a_seat_can_be_left_and_given_to_a_bot(player: Players) -> None:
    anna, bruno = player("Anna"), player("Bruno")
    name, invitation = anna.new_table(3, sit=0)
    bruno.claim(name, 1, invitation)
    assert bruno.post(f"/tables/{name}/seats/1/leave")["mine"] == []
    assert bruno.post(f"/tables/{name}/seats/1/bot", {"bot": "random"}).status_code == 403
    assert anna.post(f"/tables/{name}/start").json()["refused"]["key"] == "seats-open"
    anna.post(f"/tables/{name}/seats/1/bot", {"bot": "random"})
    card = anna.post(f"/tables/{name}/seats/2/bot", {"bot": "random"})
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"]
    assert card["state"] == "playing"


def test_a_bot_plays_on_for_a_leaver_until_they_come_back(player: Players) -> None:
    name, (_anna, bruno), (_, second) = two_seats(player, leaver="bot")
    bruno.post(f"/tables/{name}/seats/1/leave")
    while not any(item.get("by") == "bot" for item in second.news):
        second.until("table")
    assert second.table["seats"][1]["away"]
    bruno.post(f"/tables/{name}/seats/1/return")
    while second.table["seats"][1]["away"]:
        second.until("table")


def test_a_table_that_did_not_agree_has_no_stand_in(player: Players) -> None:
    name, (_anna, bruno), _ = two_seats(player)
    assert bruno.post(f"/tables/{name}/seats/1/leave").json()["refused"]["key"] == "no-leaving"


def test_a_rematch_is_one_table_for_all_who_ask(player: Players) -> None:
    name, (anna, bruno), seats = two_seats(player)
    assert anna.post(f"/tables/{name}/rematch").json()["refused"]["key"] == "not-over"
    play_on(seats)
    first, second = anna.post(f"/tables/{name}/rematch"), bruno.post(f"/tables/{name}/rematch")
    assert first["name"] == second["name"] != name
    assert (first["mine"], second["mine"]) == ([1], [0]), "everybody moves up by one seat"
    assert first["state"] == "playing"


def test_tables_without_spectators_show_nothing(player: Players) -> None:
    name, _, _ = two_seats(player, spectators=False)
    assert player().get(f"/tables/{name}").json()["refused"]["key"] == "no-spectators"
    guest = player().sit(name)
    assert guest.receive()["refused"]["key"] == "no-spectators"
    assert guest.closed()


def test_spectators_of_a_delayed_table_see_the_past(player: Players) -> None:
    name, (anna, _), (first, _) = two_seats(player, delay=3600)
    first.act("give", 1, 1)
    assert anna.get(f"/tables/{name}/card")["waiting"]
    assert player().get(f"/tables/{name}/card")["waiting"] == [], "whom it waits for now is news, too"
    seen = player().get(f"/tables/{name}")["table"]
    assert seen["delayed"]
    assert seen["n"] == 0
    guest = player().sit(name)
    assert guest.until("table")["n"] == 0
    assert [item["n"] for item in guest.news] == [0]
    assert player().get(f"/tables/{name}/at/1").status_code == 403


def test_bad_tables_get_a_sentence(player: Players) -> None:
    anna = player()
    for form, status in (
        ({"title": "nothing", "seats": 2}, 404),
        ({"title": "banco", "seats": 9}, 400),
        ({"title": "banco", "seats": 2, "choices": {"no": 1}}, 400),
        ({"title": "banco", "seats": 2, "bots": {"7": "random"}}, 400),
        ({"title": "banco", "seats": 2, "bots": {"0": "genius"}}, 400),
        ({"title": "banco", "seats": 2, "unknown": 1}, 400),
        ({"title": "banco"}, 400),
    ):
        answer = anna.post("/tables", form)
        assert answer.status_code == status, form
        assert len(answer.json()["refused"]["text"]) > 5


def test_a_socket_whose_seat_was_taken_over_or_revoked_is_closed(player: Players) -> None:
    name, (anna, _), (first, second) = two_seats(player)
    token = anna.post(f"/tables/{name}/seats/0/link")["token"]
    script = player().sit(name, token=token)
    assert script.until("table")["seat"] == 0
    fresh = anna.post(f"/tables/{name}/seats/0/link")["token"]
    assert script.until("bye") == {"reason": "replaced"}
    assert script.closed()
    assert script.socket.close_code == 1008
    phone = player()
    phone.post(f"/tables/{name}/sit", {"token": fresh})
    assert first.until("bye") == {"reason": "replaced"}
    assert first.closed()
    seat = phone.sit(name)
    assert seat.until("table")["seat"] == 0
    second.send({"ping": 1})
    assert second.until("pong") == 1, "nobody else is disturbed"
