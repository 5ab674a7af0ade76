"""Standing orders answer while their owner is away, and nobody else ever hears of them."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from signoria.server.forms import ClockForm
from signoria.server.patience import Patience
from signoria.server.store.rows import OrderRow
from tests.server.asta import GAME as ASTA
from tests.server.inside import inside
from tests.server.running import Player, two_seats

Players = Callable[..., Player]


def auction(player: Players) -> Any:
    """Anna and Bruno at an auction of three lots; Anna is asked."""
    return two_seats(player, title="asta")


def proxy(most: int) -> dict[str, Any]:
    return {"frame": "auction", "up_to": {"do": "bid", "most": most}, "otherwise": ["pass"]}


def test_two_secret_maxima_are_resolved_by_the_rules_and_written_as_ordinary_bids(player: Players) -> None:
    _, _, (anna, bruno) = auction(player)
    bruno.deed("order", **proxy(5))
    anna.deed("order", **proxy(8))
    while not any(event[0] == "lot_sold" for item in bruno.news for event in item["events"]):
        bruno.until("table")
    (sold,) = [e for item in bruno.news for e in item["events"] if e[0] == "lot_sold"][:1]
    assert sold == ["lot_sold", 0, 5], "one visit each; the higher maximum pays the least that wins"
    own = [item["do"] for item in bruno.news if item.get("do")]
    assert own[:3] == [["bid", 2], ["bid", 4], ["pass"]]


def test_a_maximum_appears_in_no_message_to_anybody_else(player: Players) -> None:
    name, (_, other), (anna, bruno) = auction(player)
    anna.deed("order", **proxy(19))
    bruno.until_n(1)
    bruno.act("bid", 2)
    bruno.until_n(3)
    assert bruno.table["view"]["gold"] == [20, 20]
    watcher = player().sit(name)
    watcher.until("table")
    for seat in (bruno, watcher):
        text = json.dumps(seat.heard)
        assert "19" not in text.replace(name, "").replace('"now"', "") or _only_times(seat.heard)
        assert '"by": "order"' not in text
        assert "up_to" not in text
    assert other.get(f"/tables/{name}/orders") == []


def _only_times(heard: list[dict[str, Any]]) -> bool:
    """19 may stand inside a time; it must not stand anywhere else."""

    def numbers(thing: Any) -> list[int]:
        if isinstance(thing, dict):
            return [
                n for key, value in thing.items() if key not in ("at", "now", "name") for n in numbers(value)
            ]
        if isinstance(thing, list):
            return [n for value in thing for n in numbers(value)]
        return [thing] if isinstance(thing, int) else []

    options = [m for m in heard if "table" in m]
    return all(19 not in numbers({**m["table"], "options": []}) for m in options)


def test_pass_in_this_kind_of_window(player: Players) -> None:
    _, _, (anna, bruno) = auction(player)
    bruno.deed("order", frame="auction", answer=["pass"])
    for lot in range(1, 4):
        anna.act("bid", 1)
        bruno.until_n(2 * lot)
        anna.until_n(2 * lot)
    assert bruno.table["state"] == "over"
    orders = bruno.until("orders")
    while orders[0]["state"] == "active":
        orders = bruno.until("orders")
    assert orders[0]["reason"] == "game-over"
    assert orders[0]["used"] == 3


def test_a_pre_move_is_made_once(player: Players) -> None:
    _, _, (anna, bruno) = auction(player)
    bruno.deed("order", frame="auction", answer=["bid", 4], times=1)
    anna.act("bid", 3)
    anna.until_n(2)
    assert anna.news[-1]["seat"] == 1
    while bruno.until("orders")[0]["state"] != "done":
        pass


def test_an_order_that_cannot_be_followed_ends_with_its_reason(player: Players) -> None:
    _, _, (anna, bruno) = auction(player)
    bruno.deed("order", frame="auction", answer=["bid", 4])
    anna.act("bid", 6)
    orders = bruno.until("orders")
    while orders[0]["state"] == "active":
        orders = bruno.until("orders")
    assert orders[0]["state"] == "cancelled"
    assert orders[0]["reason"] == "out-of-range"
    assert bruno.table["waiting"] == [1]


def test_an_order_never_answers_a_question_whose_wording_changed(player: Players) -> None:
    _, _, (anna, bruno) = auction(player)
    anna.act("bid", 1)
    bruno.until_n(1)
    anna.deed("order", frame="auction", answer=["pass"], same=True)
    bruno.act("bid", 2)
    orders = anna.until("orders")
    while orders[0]["state"] == "active":
        orders = anna.until("orders")
    assert orders[0]["reason"] == "order-changed"


def test_an_event_ends_an_order(player: Players) -> None:
    _, _, (anna, bruno) = auction(player)
    bruno.deed("order", frame="auction", up_to={"do": "bid", "most": 9}, until=["lot_sold!"])
    anna.act("pass")
    orders = bruno.until("orders")
    while orders[0]["state"] == "active":
        orders = bruno.until("orders")
    assert orders[0]["reason"] == "order-event"


def test_orders_can_be_withdrawn_and_bad_ones_are_refused(player: Players) -> None:
    _, _, (anna, _) = auction(player)
    anna.deed("order", id="o1", frame="sale", answer=["pass"])
    assert "done" in anna.deed("cancel", order="o1")
    for bad in (
        {"frame": "auction"},
        {"frame": "nothing", "answer": ["pass"]},
        {"answer": ["fly"]},
        {"answer": ["pass"], "default": True},
        {"up_to": {"do": "pass", "most": 1}},
        {"default": True, "until": ["nothing"]},
    ):
        assert "refused" in anna.deed("order", **bad), bad
    assert "refused" in anna.deed("cancel", order="o9")


def test_orders_survive_a_restart_of_memory(player: Players) -> None:
    """The order stands in the store, not only in the process that took it."""
    name, (_, other), (anna, bruno) = auction(player)
    bruno.deed("order", **proxy(3))
    (stored,) = other.get(f"/tables/{name}/orders")
    assert stored["state"] == "active"
    anna.act("bid", 1)
    anna.until_n(2)


def test_an_order_that_repeats_itself_keeps_an_offer_on_the_table(player: Players) -> None:
    """What lapses is done anew after the events its owner names, and not before they are heard."""
    _, _, (anna, bruno) = two_seats(player)
    anna.act("give", 1, 1)
    anna.deed("order", answer=["give", 1, 1], again=["coins_given"], times=1)
    bruno.until_n(1)
    bruno.act("give", 0, 2)
    bruno.until_n(3)
    assert [item["seat"] for item in bruno.news] == [-1, 0, 1, 0], (
        "once for each event, own ones do not count"
    )
    unclear = anna.deed("order", default=True, again=["coins_given"])["refused"]["key"]
    unknown = anna.deed("order", answer=["give", 1, 1], again=["sunrise"])["refused"]["key"]
    assert (unclear, unknown) == ("order-unclear", "order-event-unknown")


def test_the_speed_of_an_order_does_not_betray_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2, clock=ClockForm(bank=600))
            patience = Patience(4.0)
            order = OrderRow(table.name, 0, "o", b"{}", "", "active", 0, "", "", hall.time)
            assert patience.wait(table, order, hall.time) == 0, "placed by somebody who is there"
            order.at -= 60
            waits = []
            for i in range(400):
                order.id = str(i)
                waits.append(patience.wait(table, order, hall.time))
                assert patience.wait(table, order, hall.time + 1) == max(0.0, waits[-1] - 1), (
                    "it keeps its word"
                )
            waits.sort()
            assert 3 < waits[200] < 5.5
            assert waits[20] < 2 < 8 < waits[380]
            hurried = Patience(1000.0)
            assert hurried.wait(table, order, hall.time) <= 120, "a fifth of the clock at most"

    asyncio.run(work())
