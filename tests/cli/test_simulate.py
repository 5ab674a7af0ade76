"""`signoria simulate`: figures, seeds, processes, records, options, and one sentence for bad input."""

import json
from pathlib import Path

import pytest

from signoria.bots import bot
from signoria.bots.random_bot import RandomBot
from signoria.play.record import read
from tests.cli.conftest import Signoria, one_sentence


def test_figures_for_people(signoria: Signoria) -> None:
    result = signoria("simulate", "banco", "--seats", 3, "--games", 40)
    assert result.exit_code == 0
    assert result.stdout.startswith("banco, 3 seats, 40 games, seed 1 (")
    assert all(
        word in result.stdout for word in ("win rate", "mean score", "decisions a game", "decisions/s")
    )


def test_wins_are_shared_and_complete(signoria: Signoria) -> None:
    data = json.loads(signoria("simulate", "banco", "--seats", 4, "--games", 60, "--json").stdout)
    assert sum(line["wins"] for line in data["by_seat"]) == pytest.approx(60)
    assert data["by_bot"]["random"]["games"] == 240
    assert data["shortest"] <= data["decisions_per_game"] <= data["longest"]


def test_results_depend_on_the_seed_and_not_on_the_processes(signoria: Signoria) -> None:
    def figures(*args: object) -> dict[str, object]:
        result = signoria("simulate", "banco", "--seats", 3, "--games", 30, "--json", *args)
        data: dict[str, object] = json.loads(result.stdout)
        return {key: data[key] for key in ("decisions", "by_seat", "by_bot")}

    alone = figures("--seed", 1)
    assert figures("--seed", 1, "--jobs", 2) == alone
    assert figures("--seed", 2) != alone


def test_bots_through_their_vantage_play_whole_games(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second name for random: a table where not everybody is `random` takes no short cut."""
    monkeypatch.setitem(bot.LEVELS, "other", f"{RandomBot.__module__}:RandomBot")
    bot._points.cache_clear()
    try:
        data = json.loads(
            signoria("simulate", "banco", "--bots", "random,other,other", "--games", 12, "--json").stdout
        )
    finally:
        bot._points.cache_clear()
        bot._maker.cache_clear()
    assert data["seats"] == 3
    assert {name: line["games"] for name, line in data["by_bot"].items()} == {"other": 24, "random": 12}
    assert data["troubles"] == 0


def test_records_can_be_verified(signoria: Signoria, tmp_path: Path) -> None:
    result = signoria(
        "simulate", "banco", "--seats", 2, "--games", 3, "--records", tmp_path / "new" / "folder"
    )
    assert result.exit_code == 0
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"banco-2-1-{n:06}.jsonl" for n in range(3)]
    assert all(read(file).closing is not None for file in files)
    assert signoria("replay", files[2], "--verify").exit_code == 0


def test_a_record_of_a_data_pack_brings_its_data_along(signoria: Signoria, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[purse]\ncoins = 9\n")
    signoria("simulate", "banco", "--games", 1, "--data", pack, "--records", tmp_path / "out")
    record = next((tmp_path / "out").iterdir())
    assert read(record).data["purse"] == {"coins": 9}
    assert signoria("replay", record, "--data", pack, "--verify").exit_code == 0
    pack.write_text("[purse]\ncoins = 7\n")
    assert signoria("replay", record, "--verify").exit_code == 0
    assert "not played with this data pack" in one_sentence(signoria("replay", record, "--data", pack))
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:1] + lines[2:]), encoding="utf-8")
    assert "not known here" in one_sentence(signoria("replay", record))
    changed = lines[1].replace('"coins":9', '"coins":8')
    record.write_text("".join([lines[0], changed, *lines[2:]]), encoding="utf-8")
    assert "is other data" in one_sentence(signoria("replay", record))
    useless = lines[1].replace('"coins":9', '"cents":9')
    record.write_text("".join([lines[0], useless, *lines[2:]]), encoding="utf-8")
    assert "cannot use" in one_sentence(signoria("replay", record))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("atlantis",), "There is no title 'atlantis'."),
        (("banko",), "Did you mean banco?"),
        (("x" * 10_000,), "There is no title"),
        (("banco", "--seats", "9"), "banco is for 2 to 4 players, not 9."),
        (("banco", "--seats", "-1"), "banco is for 2 to 4 players"),
        (("banco", "--seats", "9" * 30), "banco is for 2 to 4 players"),
        (
            ("banco", "--seats", "3", "--bots", "random,random"),
            "3 seats need 3 bots (or one for all), not 2.",
        ),
        (("banco", "--bots", "deep-thought"), "There is no bot 'deep-thought'."),
        (("banco", "--bots", ""), "There is no bot ''."),
        (("banco", "--option", "open_money=1"), "banco has no option 'open_money'"),
        (("banco", "--option", "open_money"), "An option is written name=number"),
        (("banco", "--option", "=" * 500), "An option is written name=number"),
        (("banco", "--data", "no-such-file.toml"), "Cannot read no-such-file.toml"),
    ],
)
def test_bad_input_is_one_sentence(signoria: Signoria, arguments: tuple[str, ...], words: str) -> None:
    assert words in one_sentence(signoria("simulate", *arguments, "--games", 1))


def test_bad_input_leaves_nothing_behind(signoria: Signoria, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        assert "Cannot make the folder" in one_sentence(
            signoria("simulate", "banco", "--games", 1, "--records", folder)
        )
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_game_that_fails_is_one_sentence(signoria: Signoria, monkeypatch: pytest.MonkeyPatch) -> None:
    for fault, words in (("BOUND", "goes on after 5 decisions"), ("SETUP", "IndexError: no such corner")):
        monkeypatch.setenv("SIGNORIA_TITLES", f"tests.cli.faulty:{fault}")
        sentence = one_sentence(signoria("simulate", "faulty", "--games", 1), 1)
        assert words in sentence
        assert "signoria fuzz faulty" in sentence
