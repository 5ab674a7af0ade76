"""Accounts are optional and keep what a guest has."""

import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from signoria.server.statistics import Finished, statistics
from tests.server.running import Player, Server, first_answer, play_on, two_seats

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
    assert anna.get("/me") is None


def test_a_visitor_who_did_nothing_yet_is_nobody_and_nothing_is_wrong(player: Players) -> None:
    answer = player().http.get("/api/me")
    assert (answer.status_code, answer.text) == (200, "null")
    assert "set-cookie" not in answer.headers


def test_preferences_and_names_are_kept(player: Players) -> None:
    anna = player()
    changed = anna.http.patch("/api/me", json={"name": "  Anna   B. ", "preferences": {"language": "de"}})
    assert changed.json()["name"] == "Anna B."
    assert anna.get("/me")["preferences"] == {"language": "de"}
    assert anna.http.patch("/api/me", json={"email": "no address"}).status_code == 400


def test_who_takes_another_name_is_called_so_at_the_tables_where_they_sit(player: Players) -> None:
    _, (anna, _), (_, bruno) = two_seats(player)
    anna.http.patch("/api/me", json={"name": "Annamaria"})
    while bruno.table["seats"][0]["name"] != "Annamaria":
        bruno.receive()
    assert not bruno.table["seats"][0]["account"]
    anna.post("/account", {"login": login(), "password": "correct horse"})
    while not bruno.table["seats"][0]["account"]:
        bruno.receive()


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


def test_statistics_count_games_places_and_streaks_against_people_and_bots(player: Players) -> None:
    anna = player("Anna")
    mine = login()
    places = []
    forms: list[dict[str, Any]] = [{}, {}, {"bots": {"1": "random"}}]
    for form in forms:
        name, invitation = anna.new_table(sit=0, **form)
        bruno = player("Bruno")
        if not form:
            bruno.claim(name, 1, invitation)
        seats = [anna.sit(name)] if form else [anna.sit(name), bruno.sit(name)]
        if form:
            (seat,) = seats
            seat.until("table")
            while seat.table["state"] == "playing":
                if 0 in seat.table["waiting"]:
                    seat.act(*first_answer(seat.table))
                else:
                    seat.until("table")
        else:
            play_on(seats)
        places.append(seats[0].table["over"]["places"][0])
    assert anna.get("/me/statistics")[0]["all"]["games"] == 3, "guests have statistics too"
    anna.post("/account", {"login": mine, "password": "correct horse"})
    (found,) = player().get(f"/people/{mine}/statistics")
    wins = [place == 1 for place in places]
    assert found["title"] == "banco"
    assert found["all"] == {"games": 3, "wins": sum(wins), "mean_place": round(sum(places) / 3, 3)}
    assert (found["against_people"]["games"], found["against_bots"]["games"]) == (2, 1)
    assert found["against_people"]["wins"] == sum(wins[:2])
    assert found["streak"] == (3 if all(wins) else [*wins[::-1], False].index(False))
    assert player().get(f"/people/{login()}/statistics").status_code == 404


def test_streaks_are_wins_in_a_row() -> None:
    games = [Finished("x", place, 1, float(i)) for i, place in enumerate([1, 1, 2, 1, 1, 1, 3, 1])]
    (found,) = statistics(games)
    assert (found.streak, found.longest_streak, found.last) == (1, 3, 7.0)
    assert found.all.mean_place == 1.375
