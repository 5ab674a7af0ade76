"""Data packs of a host: new tables are played with them, and all go on with the data they began with."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from banco import GAME as BANCO
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.seating import members
from signoria.play.codec import value_to_wire
from signoria.play.game import SPECTATOR
from signoria.play.match import Match
from signoria.play.packs import load_tables, present
from signoria.server import shelf
from signoria.server.cards import asleep, card
from signoria.server.curve import EVERYTHING, curve
from signoria.server.deeds import Act
from signoria.server.forms import TableCard
from signoria.server.replay import import_record, record_of, scene_at, verdict
from signoria.server.store import games, printings
from signoria.server.troubles import Trouble
from signoria.server.visitors import Visitor
from tests.server.inside import SOMEBODY, inside
from tests.server.running import python_path

ME = Visitor(SOMEBODY, "", "", "here", "en")

RICHER = "[purse]\ncoins = 5\n"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack in the environment of a host; the shelf is emptied before and after."""
    path = tmp_path / "richer.toml"
    path.write_text(RICHER, encoding="utf-8")
    monkeypatch.setattr(shelf, "_box", shelf._box.__wrapped__)  # each test loads anew
    monkeypatch.setenv(shelf.PACKS, f"banco={path}")
    monkeypatch.setenv("PYTHONPATH", python_path())  # for the processes in which bots think
    return path


@pytest.mark.usefixtures("pack")
def test_new_tables_are_played_with_the_hosts_data(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            assert table.running.record.head.data not in ("", load_tables(BANCO)[1])
            assert table.game.scores(table.running.state) == [5, 5]

    asyncio.run(work())


def change(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack.write_text("[purse]\ncoins = 7\n", encoding="utf-8")


def throw_away(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(shelf.PACKS)
    pack.unlink()


@pytest.mark.parametrize("lose", [change, throw_away])
def test_a_table_goes_on_with_the_data_it_began_with(
    lose: Callable[[Path, pytest.MonkeyPatch], None],
    pack: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2, hints=True)
            await table.act(0, Act("a", 0, ["give", 1, 1]))
            began = table.box.data
            lose(pack, monkeypatch)
            monkeypatch.setattr(shelf, "_others", {})  # as after a restart
            hall.tables.live.clear()
            table = await hall.tables.get(table.name)
            assert (table.closed, table.box.data, table.n) == ("", began, 1)
            assert table.game.scores(table.running.state) == [4, 6]
            assert table.scene(0, []).data == began
            assert hall_card(await card(hall, ME, table.name)) == (False, [0, 1])
            kept = await hall.house.db.read(printings.all_kept)
            assert not asleep("banco", table.row.head, kept)
            advice = await hall.bots.hints(table.box, table.running, 0, "en")
            assert advice, "bots think with its data in processes of their own"
            answer, trouble = await hall.bots.answer(table.box, table.running, 0, "greedy")
            assert (answer is not None, trouble) == (True, "")
            new = await hall.new_table(BANCO, 2)
            assert new.box.data == shelf.box("banco").data != began

    asyncio.run(work())


def test_a_finished_table_of_a_pack_is_shown_told_and_analysed_when_the_pack_is_gone(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            while not table.running.over:
                match, seat = table.running, members(table.running.waiting)[0]
                wire = value_to_wire(match.game.default(match.state, seat))
                await table.act(seat, Act(f"a{match.asks[seat]}-{seat}", match.asks[seat], wire))
            throw_away(pack, monkeypatch)
            monkeypatch.setattr(shelf, "_others", {})
            hall.tables.live.clear()
            table = await hall.tables.get(table.name)
            past = await scene_at(table, 0, SPECTATOR)
            assert (past.data, past.tally[0]) == (table.box.data, [5])
            assert (await verdict(table)).chance_results > 0
            assert len((await curve(table, EVERYTHING)).totals) == table.n + 1
            record = await record_of(table)
            assert record.data["purse"] == {"coins": 5}, "who saves the game has its data, too"
            text = b"\n".join(record.lines()).decode()
            copy = await hall.tables.get(await import_record(hall.house, "p", text))
            assert (await record_of(copy)).data == record.data
            await hall.analyst.begin(table)
            await asyncio.gather(*hall.analyst._working.values())
            assert await hall.analyst.known(table) is not None

    asyncio.run(work())


def test_data_that_a_stranger_brings_along_is_not_loaded(tmp_path: Path) -> None:
    pack = tmp_path / "strange.toml"
    pack.write_text("[pot]\nsides = 2\n", encoding="utf-8")
    found = present(BANCO, pack)
    match = Match.new(BANCO, found.tables, 2, data=found.digest)
    match.record.data = found.carried
    text = b"\n".join(match.record.lines()).decode()

    async def work() -> None:
        async with inside(tmp_path) as hall:
            with pytest.raises(Trouble, match="bad-record") as refused:
                await import_record(hall.house, "p", text)
            assert "is not on this server" in refused.value.text

    asyncio.run(work())


@pytest.mark.parametrize("packed", [True, False])
def test_a_game_whose_data_had_another_name_once_goes_on_and_is_named_anew(
    packed: bool, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packs were named by their words, too, and of a title's own data heads said nothing."""
    if not packed:
        throw_away(pack, monkeypatch)

    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            began, formerly = table.box.data, table.box.printing.formerly
            assert (formerly != "", formerly != began) == (packed, True)
            head = msgspec.structs.replace(table.running.record.head, data=formerly)
            values = {"head": msgspec.json.encode(head)}
            await hall.house.db.write(lambda conn: games.change(conn, table.name, values))
            hall.tables.live.clear()
            table = await hall.tables.get(table.name)
            assert table.running.record.head.data == began
            row = await hall.house.db.read(lambda conn: games.table(conn, table.name))
            assert row is not None
            assert msgspec.json.decode(row.head or b"")["data"] == began
            if packed:
                throw_away(pack, monkeypatch)
                hall.tables.live.clear()
                assert (await hall.tables.get(table.name)).closed == ""

    asyncio.run(work())


def test_a_game_on_data_that_nobody_kept_rests_and_the_doctor_says_so(tmp_path: Path) -> None:
    async def work() -> str:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            head = msgspec.structs.replace(table.running.record.head, data="0123456789abcdef")
            values = {"head": msgspec.json.encode(head)}
            await hall.house.db.write(lambda conn: games.change(conn, table.name, values))
            hall.tables.live.clear()
            table = await hall.tables.get(table.name)
            assert table.scene(0, []).closed == {"rule": "", "key": "other-rules"}
            assert hall_card(await card(hall, ME, table.name)) == (True, [])
            return hall.house.config.database

    result = CliRunner().invoke(app, ["doctor", "--database", asyncio.run(work())])
    assert result.exit_code == 1
    assert "0123456789abcdef of banco is not on this server" in result.output
    assert "1 of 1 tables began with data that is lost" in result.output


def hall_card(shown: TableCard) -> tuple[bool, list[int]]:
    return shown.rests, shown.waiting


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ("banco", "--data wants TITLE=FILE"),
        ("atlantis=x.toml", "There is no title"),
        ("banco=no-such-file.toml", "Cannot read"),
        ("banco=odd.toml", "banco cannot use"),
    ],
)
def test_a_pack_that_cannot_be_used_is_one_sentence(
    data: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("odd.toml").write_text('[cards]\nvalues = [["a"], 2]\n', encoding="utf-8")
    result = CliRunner().invoke(app, ["serve", "--data", data, "--database", "sqlite:///never.sqlite"])
    assert result.exit_code == 2
    assert says in result.stderr
    assert not Path("never.sqlite").exists()
