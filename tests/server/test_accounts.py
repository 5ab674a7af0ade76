"""Accounts are optional and keep what a guest has."""

import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from tests.server.running import Player, Server, play_on, two_seats

Players = Callable[..., Player]


def login() -> str:
    return f"anna-{uuid4().hex[:8]}"


def test_a_guest_becomes_an_account_and_keeps_seats(player: Players) -> None:
    name, (anna, _), _ = two_seats(player)
    mine = login()
    assert anna.post("/account", {"login": mine, "password": "correct horse"})["login"] == mine
    other = player()
    assert other.post("/signin", {"login": mine.upper(), "password": "correct horse"})["login"] == mine
    assert other.get(f"/tables/{name}")["table"]["seat"] == 0


def test_seats_taken_as_a_guest_go_with_the_sign_in(player: Players) -> None:
    mine = login()
    player().post("/account", {"login": mine, "password": "correct horse"})
    name, (anna, _), _ = two_seats(player)
    anna.post("/signin", {"login": mine, "password": "correct horse"})
    assert anna.get(f"/tables/{name}")["table"]["seat"] == 0


def test_wrong_names_and_passwords_get_the_same_answer(player: Players) -> None:
    mine = login()
    player().post("/account", {"login": mine, "password": "correct horse"})
    wrong = player().post("/signin", {"login": mine, "password": "wrong horse!"})
    nobody = player().post("/signin", {"login": login(), "password": "wrong horse!"})
    assert wrong.status_code == nobody.status_code == 403
    assert wrong.json() == nobody.json()


def test_names_are_unique_and_passwords_not_too_short(player: Players) -> None:
    mine = login()
    player().post("/account", {"login": mine, "password": "correct horse"})
    again = player().post("/account", {"login": mine.upper(), "password": "correct horse"})
    assert again.json()["refused"]["key"] == "login-taken"
    assert player().post("/account", {"login": login(), "password": "short"}).status_code == 400


def test_signing_out_forgets_the_browser(player: Players) -> None:
    anna = player("Anna")
    anna.new_table()
    anna.post("/signout")
    assert anna.get("/me").status_code == 401


def test_preferences_and_names_are_kept(player: Players) -> None:
    anna = player()
    changed = anna.http.patch("/api/me", json={"name": "  Anna   B. ", "preferences": {"language": "de"}})
    assert changed.json()["name"] == "Anna B."
    assert anna.get("/me")["preferences"] == {"language": "de"}
    assert anna.http.patch("/api/me", json={"email": "no address"}).status_code == 400


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(player: Players, server: Server) -> None:
    anna = player("Anna")
    answer = anna.http.post("/api/tables", json={"title": "banco", "seats": 2})
    cookie = answer.headers["set-cookie"]
    assert re.search("HttpOnly", cookie, re.IGNORECASE)
    assert re.search("SameSite=lax", cookie, re.IGNORECASE)


def test_a_rated_game_between_accounts_changes_ratings_once(player: Players) -> None:
    names = [login(), login()]
    people = [player("A"), player("B")]
    for one, name in zip(people, names, strict=True):
        one.post("/account", {"login": name, "password": "correct horse"})
    table, invitation = people[0].new_table(sit=0, rated=True)
    people[1].claim(table, 1, invitation)
    seats = [one.sit(table) for one in people]
    play_on(seats)
    found: list[Any] = []
    for _ in range(100):
        found = [people[0].get(f"/people/{name}/ratings") for name in names]
        if all(found):
            break
    assert [ratings[0]["games"] for ratings in found] == [1, 1]
    assert sum(ratings[0]["wins"] for ratings in found) >= 1
    assert people[0].get("/people/nobody-here/ratings").status_code == 404
