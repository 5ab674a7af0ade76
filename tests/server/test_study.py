"""Score sheets, curves, words said with a deed, hints: what helps to understand a game."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from banco import GAME as BANCO

from signoria.core.chance import Rng
from signoria.core.playout import random_action, random_seat
from signoria.play.codec import value_to_wire
from signoria.server.curve import EVERYTHING, curve
from signoria.server.deeds import Act
from signoria.server.revive import snapshot
from signoria.server.store import games
from signoria.server.table import LiveTable
from tests.server.inside import Inside, inside
from tests.server.running import Player, play_on, two_seats

Players = Callable[..., Player]


def test_the_table_shows_score_sheets_and_the_title_names_their_rows(player: Players) -> None:
    name, (anna, _), (first, _) = two_seats(player)
    info = anna.get("/titles/banco")
    assert info["sources"] == list(BANCO.sources)
    assert info["told"] == list(BANCO.told)
    sheets = first.table["tally"]
    assert [len(sheet) for sheet in sheets] == [len(BANCO.sources)] * 2
    assert None not in sheets[0], "the own points are known"
    past = anna.get(f"/tables/{name}/at/0")["table"]
    assert past["tally"] == sheets


def test_the_curve_of_a_running_game_is_what_the_table_said_at_each_entry(player: Players) -> None:
    name, (anna, bruno), seats = two_seats(player)
    shown = []
    for _ in range(6):
        shown.append([_total(sheet) for sheet in seats[0].table["tally"]])
        play_on(seats, 1)
    assert anna.get(f"/tables/{name}/curve")["totals"][:6] == shown
    assert len(anna.get(f"/tables/{name}/curve")["totals"]) == 7
    theirs = bruno.get(f"/tables/{name}/curve")["totals"]
    assert len(theirs) == 7
    guest = player().get(f"/tables/{name}/curve")["totals"]
    for row, mine in zip(guest, shown, strict=False):
        assert all(points in (None, known) for points, known in zip(row, mine, strict=True))


def test_the_curve_of_a_finished_game_hides_nothing_and_ends_with_the_result(player: Players) -> None:
    name, (anna, _), seats = two_seats(player)
    anna.get(f"/tables/{name}/curve")
    play_on(seats)
    totals = player().get(f"/tables/{name}/curve")["totals"]
    assert totals[-1] == seats[0].table["over"]["scores"]
    assert all(None not in row for row in totals)
    assert anna.get(f"/tables/{name}/curve")["totals"] == totals
    assert anna.get("/tables/nobody/curve").status_code == 404
    fresh, _ = anna.new_table(sit=0)
    assert anna.get(f"/tables/{fresh}/curve").json()["refused"]["key"] == "not-started"


def _total(sheet: list[int | None]) -> int | None:
    known = [points for points in sheet if points is not None]
    return sum(known) if len(known) == len(sheet) else None


def test_the_curve_grows_from_where_it_was_and_a_finished_one_is_stored(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 3)
            rng = Rng(5)
            while not table.running.over:
                await _move(table, rng)
                await curve(table, 0)
            grown = (await curve(table, 0)).totals
            table.curves.clear()
            assert (await curve(table, 0)).totals == grown
            whole = (await curve(table, EVERYTHING)).totals
            assert len(whole) == table.n + 1
            stored = await hall.house.db.read(lambda conn: games.study(conn, table.name, "curve"))
            assert stored is not None
            assert msgspec.json.decode(stored) == whole

    asyncio.run(work())


def test_words_said_with_a_deed_reach_everybody_and_stay_in_the_record(player: Players) -> None:
    name, (anna, _), seats = two_seats(player)
    watcher = player().sit(name)
    watcher.until("table")
    seats[0].send(
        {"act": {"id": "w1", "ask": 0, "do": ["give", 1, 1], "text": " the pot is yours next time "}}
    )
    for one in (*seats, watcher):
        news = one.until_n(1)["news"][-1]
        assert (news["seat"], news["text"]) == (0, "the pot is yours next time")
    play_on(seats)
    assert all("text" not in item for item in seats[1].news[2:])
    lines = anna.http.get(f"/api/tables/{name}/record").text.splitlines()
    assert json.loads(lines[2])["text"] == "the pot is yours next time"
    answer = anna.post(f"/tables/{name}/act", {"id": "x", "ask": 0, "do": ["give", 1, 1], "text": "x" * 501})
    assert answer.status_code == 400


def test_hints_are_legal_answers_with_reasons_in_the_players_language(player: Players) -> None:
    anna = player("Anna")
    name, _ = anna.new_table(sit=0, bots={"1": "easy"})
    assert anna.get(f"/tables/{name}/card")["settings"]["hints"], "against bots alone hints are on"
    seat = anna.sit(name)
    while 0 not in (seat.table or seat.until("table"))["waiting"]:
        seat.until("table")
    answer = anna.http.post(f"/api/tables/{name}/hint", headers={"Accept-Language": "de"})
    assert answer.status_code == 200, answer.text
    advice = answer.json()
    assert advice["ask"] == seat.table["ask"]
    chances = [hint["chance"] for hint in advice["hints"]]
    assert len(chances) > 1
    assert all(0 <= chance <= 1 for chance in chances)
    for hint in advice["hints"]:
        assert seat.deed("why", do=hint["do"])["why"]["key"] == ""
        assert all(ground["text"] and "«" not in ground["text"] for ground in hint["reasons"])


@pytest.mark.parametrize(
    ("form", "expected"), [({}, True), ({"listed": True}, False), ({"rated": True}, False)]
)
def test_hints_are_off_in_contests_and_where_the_table_says_so(
    player: Players, form: dict[str, Any], expected: bool
) -> None:
    name, (anna, bruno), _ = two_seats(player, title="asta", **form)
    assert anna.get(f"/tables/{name}/card")["settings"]["hints"] is expected
    refused = bruno.post(f"/tables/{name}/hint").json()["refused"]
    assert refused["key"] == ("not-asked" if expected else "no-hints")
    assert refused["text"]
    assert player().post(f"/tables/{name}/hint").status_code == 403
    both = {"title": "asta", "seats": 2, "rated": True, "hints": True}
    assert anna.post("/tables", both).json()["refused"]["key"] == "hints-rated"


async def _move(table: LiveTable, rng: Rng) -> None:
    match = table.running
    seat = random_seat(match.waiting, rng)
    action = random_action(match.state, seat, rng)
    await table.act(seat, Act(f"m{table.n}", match.asks[seat], value_to_wire(action)))


def test_a_snapshot_of_another_layout_is_passed_over_and_the_record_replayed(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 3)
            rng = Rng(9)
            for _ in range(8):
                await _move(table, rng)
            truth = _seen(table)
            await hall.tables.forget(table.name)
            for lie in (_other_layout, _broken_state):
                await _spoil(hall, table.name, lie)
                hall.tables.live.clear()
                again = await hall.tables.get(table.name)
                assert _seen(again) == truth
                assert again.snapshot_at == 0
                await _move(again, rng)
                truth = _seen(again)

    asyncio.run(work())


def _seen(table: LiveTable) -> object:
    return table.game.view(table.running.state, 0)


async def _spoil(hall: Inside, name: str, lie: Callable[[dict[str, object]], None]) -> None:
    table = await hall.tables.get(name)
    n, body = snapshot(table.box, table.running)
    taken = msgspec.json.decode(body)
    lie(taken)
    await hall.house.db.write(lambda conn: games.keep_snapshot(conn, name, n, msgspec.json.encode(taken)))


def _other_layout(taken: dict[str, object]) -> None:
    taken["layout"] = "0123456789abcdef"


def _broken_state(taken: dict[str, object]) -> None:
    """Right by its fingerprint, and yet nonsense: cards have disappeared."""
    fields = taken["state"]["fields"]  # type: ignore[index]
    fields["played"] = []


def test_a_finished_game_is_analysed_once_and_a_running_one_never(player: Players) -> None:
    name, (anna, bruno), seats = two_seats(player)
    assert anna.get(f"/tables/{name}/analysis").json()["refused"]["key"] == "not-over"
    play_on(seats)
    answers = [bruno.http.get(f"/api/tables/{name}/analysis")]
    assert (answers[0].status_code, answers[0].json()["state"]) == (202, "working")
    while answers[-1].status_code == 202:
        time.sleep(0.2)
        answers.append(bruno.http.get(f"/api/tables/{name}/analysis"))
    assert answers[-1].status_code == 200, answers[-1].text
    found = answers[-1].json()["analysis"]
    assert (found["game"], found["seats"], found["complete"]) == ("banco", 2, True)
    assert [round(sum(point["chances"]), 6) for point in found["points"]] == [1.0] * len(found["points"])
    places = seats[0].table["over"]["places"]
    assert [chance > 0 for chance in found["points"][-1]["chances"]] == [place == 1 for place in places]
    assert player().http.get(f"/api/tables/{name}/analysis").json()["analysis"] == found
