"""Data packs of a host: new tables are played with them, tables begun with other data wait for theirs."""

import asyncio
from pathlib import Path

import pytest
from banco import GAME as BANCO
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.play.packs import load_tables
from signoria.server import shelf
from tests.server.inside import inside

RICHER = "[purse]\ncoins = 5\n"


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack in the environment of a host; the shelf is emptied before and after."""
    path = tmp_path / "richer.toml"
    path.write_text(RICHER, encoding="utf-8")
    monkeypatch.setattr(shelf, "_box", shelf._box.__wrapped__)  # each test loads anew
    monkeypatch.setenv(shelf.PACKS, f"banco={path}")
    return path


@pytest.mark.usefixtures("pack")
def test_new_tables_are_played_with_the_hosts_data(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            assert table.running.record.head.data not in ("", load_tables(BANCO)[1])
            assert table.game.scores(table.running.state) == [5, 5]

    asyncio.run(work())


@pytest.mark.usefixtures("pack")
def test_a_table_begun_with_other_data_is_shown_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2)
            monkeypatch.delenv(shelf.PACKS)
            hall.tables.live.clear()
            again = await hall.tables.get(table.name)
            assert again.scene(0, []).closed == {"rule": "", "key": "other-rules"}

    asyncio.run(work())


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
