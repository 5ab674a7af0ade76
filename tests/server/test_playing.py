"""A whole game over real sockets, and what a deed gets back."""

from collections.abc import Callable
from uuid import uuid4

from tests.server.running import Player, first_answer, play_on, two_seats

Players = Callable[..., Player]


def test_two_guests_play_a_whole_game_from_one_link(player: Players) -> None:
    name, (anna, _bruno), seats = two_seats(player)
    assert [info["name"] for info in seats[0].table["seats"]] == ["Anna", "Bruno"]
    play_on(seats)
    for seat in seats:
        assert seat.table["state"] == "over"
        assert min(seat.table["over"]["places"]) == 1
        numbers = [item["n"] for item in seat.news]
        assert numbers == list(range(seat.table["n"] + 1)), "every entry was told once, in order"
        seat.close()
    verdict = anna.get(f"/tables/{name}/verify")
    assert verdict["chance_results"] > 0


def test_bots_play_a_game_among_themselves_while_somebody_watches(player: Players) -> None:
    anna = player("Anna")
    name, _ = anna.new_table(3, bots={"0": "random", "1": "random", "2": "random"})
    seat = anna.sit(name)
    while seat.until("table")["state"] != "over":
        pass
    assert {item.get("by") for item in seat.news if item["seat"] >= 0} == {"bot"}
    assert seat.table["seat"] == -1
    seat.close()


def test_a_person_plays_against_a_bot(player: Players) -> None:
    anna = player("Anna")
    name, _ = anna.new_table(sit=1, bots={"0": "random"})
    seat = anna.sit(name)
    seat.until("table")
    while seat.table["state"] == "playing":
        if seat.table["options"]:
            seat.act(*first_answer(seat.table))
        else:
            seat.receive()
    assert seat.table["state"] == "over"
    seat.close()


def test_a_bot_answers_an_offer_though_the_game_waits_for_somebody_else(player: Players) -> None:
    anna = player("Anna")
    bots = {"1": "greedy", "2": "greedy"}
    name, _ = anna.new_table(3, title="princes", choices={"start": 1}, sit=0, bots=bots)
    seat = anna.sit(name)
    seat.until("table")
    while seat.table["prompt"]["frame"] != "turn" or seat.table["waiting"] != [0]:
        if seat.table["options"]:
            seat.act(*first_answer(seat.table))
        else:
            seat.receive()
    made = seat.act("make_offer", 1, 0, 0, 10, 0, 0)["n"]  # ten gold for nothing
    seat.until_n(made + 1)
    answer = next(item for item in seat.news if item["n"] == made + 1)
    assert (answer["seat"], answer["by"], answer["events"][0][0]) == (1, "bot", "offer_declined")
    assert seat.table["waiting"] == [0]
    seat.close()


def test_a_repeated_submission_acts_once(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player)
    client, ask = str(uuid4()), anna.table["ask"]
    do = first_answer(anna.table)
    first = anna.act(*do, client=client)
    again = anna.act(*do, ask=ask, client=client)
    assert again == {"id": client, "n": first["n"]}
    bruno.until_n(first["n"])
    assert bruno.table["n"] == first["n"]


def test_simultaneous_answers_do_not_make_each_other_stale(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player)
    asks = anna.table["ask"], bruno.table["ask"]
    theirs = first_answer(bruno.table)
    anna.act(*first_answer(anna.table), ask=asks[0])
    assert bruno.act(*theirs, ask=asks[1])["n"] == 2


def test_an_answer_to_an_old_question_is_stale_and_the_fresh_table_follows(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player)
    old = anna.table["ask"]
    anna.act(*first_answer(anna.table))
    bruno.act(*first_answer(bruno.table))
    winner = anna if 0 in bruno.table["waiting"] else bruno
    winner.until_n(2)
    refused = winner.act(*first_answer(winner.table), ask=old)
    assert refused["stale"]
    assert refused["key"] == "stale"
    assert winner.until("table")["n"] == 2


def test_asides_are_never_stale(player: Players) -> None:
    _, _, (anna, _bruno) = two_seats(player)
    assert anna.act("give", 1, 1, ask=-1)["n"] == 1


def test_a_refusal_names_the_rule_and_says_a_sentence(player: Players) -> None:
    _, _, (anna, _bruno) = two_seats(player)
    refused = anna.act("give", 1, 99)
    assert refused["rule"] == "BAN-008"
    assert refused["key"] == "too-poor"
    assert "at least one coin" in refused["text"]


def test_why_asks_without_acting(player: Players) -> None:
    _, _, (anna, _bruno) = two_seats(player)
    assert anna.deed("why", do=["give", 1, 1])["why"]["key"] == ""
    assert anna.deed("why", do=["give", 1, 99])["why"]["rule"] == "BAN-008"
    assert anna.deed("why", do=["dance"])["refused"]["key"] == "bad-action"


def test_nobody_acts_for_another_seat(player: Players) -> None:
    name, _, (_anna, _bruno) = two_seats(player)
    guest = player("Carla").sit(name)
    guest.until("table")
    assert guest.table["seat"] == -1
    assert guest.table["options"] == []
    guest.send({"act": {"id": "x", "ask": 0, "do": ["take_pot"]}})
    assert guest.until("refused")["key"] == "not-seated"


def test_http_does_the_same_as_the_socket(player: Players) -> None:
    name, (anna, bruno), (seat, _) = two_seats(player)
    table = bruno.get(f"/tables/{name}")["table"]
    done = bruno.post(f"/tables/{name}/act", {"id": "h1", "ask": table["ask"], "do": first_answer(table)})
    assert done["table"]["n"] == 1
    assert seat.until_n(1)["news"][-1]["seat"] == 1
    refused = anna.post(f"/tables/{name}/act", {"id": "h2", "ask": 0, "do": ["give", 1, 99]})
    assert refused.status_code == 409
    assert refused.json()["refused"]["rule"] == "BAN-008"


def test_a_socket_that_comes_back_hears_what_it_missed_and_nothing_twice(player: Players) -> None:
    name, (_anna, bruno), (first, second) = two_seats(player)
    second.close()
    first.act("give", 1, 1)
    first.act("give", 1, 1)
    back = bruno.sit(name, since=0)
    back.until("table")
    assert [item["n"] for item in back.news] == [1, 2]
    assert back.news[0]["events"] == [["coins_given", 0, 1, 1]]


def test_undo_is_free_until_something_is_shown(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player)
    anna.act("give", 1, 1)
    assert anna.table["undo"] is None
    anna.send({"undo": {"id": "u1"}})
    table = anna.until("table")
    while table["n"] < 2:
        table = anna.until("table")
    assert table["news"][-1]["undo"] == 1
    bruno.until_n(2)
    assert [item.get("undo") for item in bruno.news[-2:]] == [None, 1], "undone moves stay visible"
    anna.send({"undo": {"id": "u2"}})
    assert anna.until("refused")["key"].startswith("undo")
