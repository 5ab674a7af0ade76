"""Undo, taking back, stepping through, records and digests."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from banco import GAME as BANCO

from signoria.server import shelf
from signoria.server.cards import asleep, card
from signoria.server.deeds import Act
from signoria.server.troubles import Trouble, sentence
from signoria.server.visitors import Visitor
from signoria.server.wire import Over
from tests.server.inside import SOMEBODY, inside
from tests.server.running import Player, first_answer, play_on, two_seats

Players = Callable[..., Player]


def test_taking_back_needs_the_consent_of_the_others(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player, title="asta")
    anna.act("bid", 1)
    bruno.until_n(1)
    bruno.act("bid", 2)
    anna.until_n(2)
    anna.deed("takeback", to=1, id="t1")
    proposal = bruno.until("table")["proposal"]
    assert (proposal["kind"], proposal["by"], proposal["needed"]) == ("takeback", 0, [1])
    bruno.deed("vote", proposal="t1", yes=True)
    assert anna.until_n(3)["waiting"] == [0]
    assert anna.news[-1]["undo"] == 1
    assert anna.table["proposal"] is None
    assert anna.table["options"][1]["box"][0]["from"] == 1, "the bids are gone"
    assert len(anna.news) == 4, "what was taken back stays in the record"


def test_one_no_ends_a_proposal_and_a_new_entry_makes_it_lapse(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player, title="asta")
    anna.act("bid", 1)
    bruno.until_n(1)
    anna.deed("takeback", to=1, id="t1")
    bruno.deed("vote", proposal="t1", yes=False)
    assert anna.deed("vote", proposal="t1", yes=True)["refused"]["key"] == "no-proposal"
    anna.deed("takeback", to=1, id="t2")
    bruno.act("bid", 2)
    assert bruno.deed("vote", proposal="t2", yes=True)["refused"]["key"] == "no-proposal"
    assert anna.deed("takeback", to=9)["refused"]["key"] == "takeback-nothing"


def test_tables_can_agree_to_play_without_undo(player: Players) -> None:
    _, _, (anna, _) = two_seats(player, undo="none", takeback=False)
    anna.act("give", 1, 1)
    assert anna.table["undo"]["key"] == "undo-agreed-none"
    anna.send({"undo": {"id": "u"}})
    assert anna.until("refused")["key"] == "undo-agreed-none"
    assert anna.deed("takeback", to=1)["refused"]["key"] == "takeback-agreed-none"


def test_a_game_can_be_stopped_by_agreement(player: Players) -> None:
    name, (anna, _), (first, second) = two_seats(player)
    anna.post(f"/tables/{name}/stop", {"id": "s1"})
    second.deed("vote", proposal="s1", yes=True)
    while first.table["state"] != "stopped":
        first.until("table")
    assert first.act("give", 1, 1)["key"] == "stopped"


def test_a_running_game_is_stepped_through_with_own_eyes_only(player: Players) -> None:
    name, (anna, bruno), (first, _) = two_seats(player)
    hand = first.table["view"]["hand"]
    first.act("give", 1, 1)
    past = anna.get(f"/tables/{name}/at/0")["table"]
    assert past["view"]["hand"] == hand
    assert past["view"]["seats"][0]["coins"] == first.table["view"]["seats"][0]["coins"] + 1
    assert past["options"] == []
    assert bruno.get(f"/tables/{name}/at/0", seat=0).json()["refused"]["key"] == "not-your-eyes"
    assert player().get(f"/tables/{name}/at/0")["table"]["view"]["hand"] == []
    assert anna.get(f"/tables/{name}/at/99").status_code == 404
    assert anna.get(f"/tables/{name}/record").json()["refused"]["key"] == "record-secret"


def test_a_finished_game_is_seen_from_any_seat_exported_verified_and_imported(player: Players) -> None:
    name, (anna, _), seats = two_seats(player)
    play_on(seats)
    guest = player()
    hands = [guest.get(f"/tables/{name}/at/0", seat=seat)["table"]["view"]["hand"] for seat in (0, 1)]
    assert all(hands)
    assert hands[0] != hands[1]
    text = guest.http.get(f"/api/tables/{name}/record").text
    assert json.loads(text.splitlines()[-1])["seed"]
    copy = guest.post("/records", {"record": text})["name"]
    assert guest.http.get(f"/api/tables/{copy}/record").text == text
    assert guest.get(f"/tables/{copy}/verify") == anna.get(f"/tables/{name}/verify")
    assert (
        guest.get(f"/tables/{copy}/at/3", seat=1)["table"]["view"]
        == (anna.get(f"/tables/{name}/at/3", seat=1)["table"]["view"])
    )
    forged = text.replace('"do":["take_pot"]', '"do":["draw_card"]', 1)
    for bad in (forged, "", "nonsense", text.replace("banco", "nobody")):
        assert guest.post("/records", {"record": bad}).status_code == 400


def test_what_if_a_finished_game_goes_on_from_any_moment_against_bots(player: Players) -> None:
    name, (anna, bruno), seats = two_seats(player)
    form = {"at": 3, "seat": 1, "bot": "random"}
    assert bruno.post(f"/tables/{name}/branch", form).json()["refused"]["key"] == "not-over"
    play_on(seats)
    made = bruno.post(f"/tables/{name}/branch", form)
    assert made["name"] != name
    assert made["settings"]["branch"] == {"table": name, "at": 3}
    assert [seat["bot"] for seat in made["seats"]] == ["random", ""]
    old = bruno.get(f"/tables/{name}/at/3", seat=1)["table"]["view"]
    assert bruno.get(f"/tables/{made['name']}/at/3")["table"]["view"] == old
    assert anna.get(f"/tables/{made['name']}").json()["refused"]["key"] == "no-spectators"
    mine = bruno.sit(made["name"])
    mine.until("table")
    while mine.table["state"] == "playing":
        if mine.table["options"]:
            mine.act(*first_answer(mine.table))
        else:
            mine.receive()
    # The same seed: the whole game, its beginning included, can be verified.
    assert bruno.get(f"/tables/{made['name']}/verify")["chance_results"] > 0
    assert bruno.get("/me/statistics")[0]["all"]["games"] == 1, "only the game that was played from the start"
    last = len(anna.http.get(f"/api/tables/{name}/record").text.splitlines()) - 3
    for wrong, key in (
        ({"at": last}, "game-over"),
        ({"at": 999}, "no-entry"),
        ({"seat": 2}, "no-such-seat"),
        ({"bot": "x"}, "no-such-bot"),
    ):
        assert anna.post(f"/tables/{name}/branch", form | wrong).json()["refused"]["key"] == key


def test_the_digest_tells_what_happened_and_what_was_done_to_me(player: Players) -> None:
    name, (_, bruno), (first, second) = two_seats(player)
    second.close()
    while bruno.get(f"/tables/{name}/digest")["since"] < 0:
        pass  # the visit is noted when the server sees the socket gone, and what follows is news
    first.act("give", 1, 1)
    first.deed("say", text="for you")
    first.deed("promise", to=1, text="more to come")
    digest = bruno.get(f"/tables/{name}/digest")
    assert [item["n"] for item in digest["news"]] == [1]
    assert digest["mine"] == [1]
    assert digest["waited_for"]
    assert (digest["lines"], digest["promises"]) == (1, 1)
    assert "give" in digest["asides"]


def test_the_digest_tells_the_own_clock_of_a_timed_game(player: Players) -> None:
    timed, (anna, bruno), _ = two_seats(player, title="asta", clock={"bank": 600})
    own = anna.get(f"/tables/{timed}/digest")["clock"]
    assert own["running"]
    assert own["left"] <= 600
    assert bruno.get(f"/tables/{timed}/digest")["clock"] == {
        "left": 600.0,
        "running": False,
        "away_until": None,
    }
    untimed, (carla, _), _ = two_seats(player)
    assert carla.get(f"/tables/{untimed}/digest")["clock"] is None


def test_the_next_table_that_waits_for_me(player: Players) -> None:
    name, (anna, bruno), (first, second) = two_seats(player, title="asta")
    assert anna.get("/next")["next"] == name
    assert bruno.get("/next")["next"] is None
    first.act("bid", 1)
    second.until_n(1)
    assert bruno.get("/next")["waiting"] == [name]


def test_undone_entries_stay_in_the_record_and_it_still_replays(player: Players) -> None:
    name, (anna, _), seats = two_seats(player)
    seats[0].act("give", 1, 1)
    seats[0].send({"undo": {"id": "u1"}})
    seats[0].until_n(2)
    seats[1].until_n(2)
    play_on(seats)
    assert anna.get(f"/tables/{name}/verify")["chance_results"] > 0
    text = anna.http.get(f"/api/tables/{name}/record").text
    assert '"undo":1' in text


def test_first_answers_are_legal(player: Players) -> None:
    _, _, (anna, _) = two_seats(player)
    assert anna.act(*first_answer(anna.table))["n"] == 1


def test_a_game_of_other_rules_is_shown_read_only_and_goes_on_when_its_rules_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            await table.act(0, Act("a", 0, ["give", 1, 1]))
            told = await table.news(0, -1)
            old = shelf.box("banco")
            newer = replace(old, game=replace(BANCO, rules_version=BANCO.rules_version + 1))
            monkeypatch.setattr(shelf, "_box", lambda _title: newer)
            hall.tables.live.clear()
            table = await hall.tables.get(table.name)
            shown = table.scene(0, await table.news(0, -1))
            assert shown.closed == {"rule": "", "key": "other-rules"}
            assert (shown.view, shown.options, shown.state, shown.n) == (None, [], "playing", 1)
            assert shown.news == told, "what was told stays to read"
            with pytest.raises(Trouble) as refused:
                await table.act(0, Act("b", 0, ["give", 1, 1]))
            assert refused.value.key == "other-rules"
            me = Visitor(SOMEBODY, "", "", "here", "en")
            shown_card = await card(hall, me, table.name)
            assert (shown_card.rests, shown_card.waiting) == (True, []), "the lobby sends nobody there"
            assert asleep("banco", table.row.head, set())
            table.row.result = '{"scores":[3,7],"places":[2,1]}'
            assert table.scene(0, []).over == Over([3, 7], [2, 1]), "how a finished game ended is known"
            assert "rules" in sentence(refused.value, "en")
            await table.catch_up()
            assert len(await table.news(0, -1)) == 2
            monkeypatch.setattr(shelf, "_box", lambda _title: old)
            hall.tables.live.clear()
            table = await hall.tables.get(table.name)
            assert await table.act(0, Act("b", 0, ["give", 1, 1])) == (2, False)
            assert table.scene(0, []).closed is None

    asyncio.run(work())
