"""`signoria replay`: sentences, tables, seats, languages, verification, and all ways to break a record."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Signoria, one_sentence


def test_a_game_in_sentences(signoria: Signoria, record: Path) -> None:
    result = signoria("replay", record)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Banco, 3 seats, rules version 1, ")
    assert any(line.startswith("    1  Seat ") and ": Lay " in line for line in lines)
    assert any("· The pot holds" in line for line in lines)
    assert lines[-3].startswith("1. Seat ")
    assert "«" not in result.stdout


@pytest.mark.parametrize(("lang", "who"), [("en", "Seat 1"), ("de", "Platz 1"), ("cs", "Místo 1")])
def test_players_without_names_are_seats_in_the_language_told(
    signoria: Signoria, record: Path, lang: str, who: str
) -> None:
    told = signoria("replay", record, "--lang", lang).stdout
    assert who in told
    assert ("Seat" in told) == (lang == "en")


@pytest.mark.parametrize(("lang", "words"), [("de", "deckte die Karte"), ("cs", "kart")])
def test_other_languages_and_names(signoria: Signoria, record: Path, lang: str, words: str) -> None:
    result = signoria("replay", record, "--lang", lang, "--names", "Anna,Bruno,Carla")
    assert result.exit_code == 0
    assert words in result.stdout
    assert "Bruno" in result.stdout
    assert "Seat 2" not in result.stdout


def test_the_table_at_an_entry(signoria: Signoria, record: Path) -> None:
    result = signoria("replay", record, "--at", 0)
    assert "The table after entry 0, as a spectator sees it" in result.stdout
    assert "hand: []" in result.stdout
    assert "Asked: Seat 1: Lay a card in secret." in result.stdout


def test_a_seat_sees_its_own_hand_and_not_what_others_lay(signoria: Signoria, record: Path) -> None:
    first = json.loads(record.read_text().splitlines()[2])
    actor, card = first["seat"], first["do"][1]
    own = signoria("replay", record, "--at", 1, "--seat", actor + 1).stdout
    other = signoria("replay", record, "--at", 1, "--seat", (actor + 1) % 3 + 1).stdout
    assert f"Lay {card}" in own
    assert f"Seat {actor + 1}: …" in other
    assert f"Lay {card}" not in other


def test_json(signoria: Signoria, record: Path) -> None:
    data = json.loads(signoria("replay", record, "--json", "--at", 1).stdout)
    assert data["head"]["game"] == "banco"
    assert [entry["n"] for entry in data["entries"]] == [0, 1]
    assert data["table"]["n"] == 1
    assert len(data["table"]["waiting"]) == 2
    assert not data["over"]
    whole = json.loads(signoria("replay", record, "--json").stdout)
    assert whole["over"]
    assert min(whole["places"]) == 1


def test_verify(signoria: Signoria, record: Path) -> None:
    result = signoria("replay", record, "--verify")
    assert result.exit_code == 0
    assert "Verified: all " in result.stdout
    assert json.loads(signoria("replay", record, "--verify", "--json").stdout)["verified"] > 0


def edited(record: Path, edit: Callable[[list[str]], None]) -> Path:
    lines = record.read_text().splitlines()
    edit(lines)
    path = record.with_name("edited.jsonl")
    path.write_text("\n".join(lines) + "\n")
    return path


def changed(lines: list[str], at: int, **values: object) -> None:
    lines[at] = json.dumps(json.loads(lines[at]) | values)


def test_another_seed_is_not_verified(signoria: Signoria, record: Path) -> None:
    path = edited(record, lambda lines: changed(lines, -1, seed="00" * 32))
    assert "does not match the commitment" in one_sentence(signoria("replay", path, "--verify"), 1)


def test_another_deal_is_not_verified(signoria: Signoria, record: Path) -> None:
    def swap(lines: list[str]) -> None:
        chance = json.loads(lines[1])["chance"]
        changed(lines, 1, chance=[*chance[:-1], (chance[-1] + 1) % 6])

    sentence = one_sentence(signoria("replay", edited(record, swap), "--verify"), 1)
    assert sentence == "Not verified: Entry 0 states chance results that the published seed does not give."


def test_an_unfinished_game_cannot_be_verified(signoria: Signoria, record: Path) -> None:
    path = edited(record, lambda lines: lines.__delitem__(-1))
    assert "seed is not published yet" in one_sentence(signoria("replay", path, "--verify"), 1)
    short = edited(record, lambda lines: lines.__delitem__(slice(4, None)))
    assert "The game is not over." in signoria("replay", short).stdout


BROKEN: dict[str, Callable[[list[str]], None]] = {
    "truncated line": lambda lines: lines.__setitem__(-1, lines[-1][:-9]),
    "no JSON": lambda lines: lines.__setitem__(2, "Lay 7"),
    "empty": lambda lines: lines.clear(),
    "head missing": lambda lines: lines.__delitem__(0),
    "entry missing": lambda lines: lines.__delitem__(3),
    "set-up missing": lambda lines: lines.__delitem__(slice(1, None)),
    "line after the closing one": lambda lines: lines.append(lines[2]),
    "unknown title": lambda lines: changed(lines, 0, game="atlantis"),
    "unknown rules version": lambda lines: changed(lines, 0, rules=99),
    "unknown format": lambda lines: changed(lines, 0, signoria=99),
    "too many seats": lambda lines: changed(lines, 0, seats=10**12),
    "unknown option": lambda lines: changed(lines, 0, options={"open_money": 1}),
    "unknown field": lambda lines: changed(lines, 2, mood="cheerful"),
    "unknown data": lambda lines: changed(lines, 0, data="0123456789abcdef"),
    "other chance": lambda lines: changed(lines, 1, chance=[0]),
    "chance out of range": lambda lines: changed(lines, 1, chance=[10**9] * 10),
    "more chance than asked for": lambda lines: changed(lines, 2, chance=[0]),
    "wrong kind of action": lambda lines: changed(lines, 2, do=["fly"]),
    "illegal action": lambda lines: changed(lines, 2, do=["take_pot"]),
    "action of a wrong type": lambda lines: changed(lines, 2, do=["lay", "seven"]),
    "too many arguments": lambda lines: changed(lines, 2, do=["lay", 1, 2, 3]),
    "huge number": lambda lines: changed(lines, 2, do=["lay", 10**40]),
    "huge seat": lambda lines: changed(lines, 2, seat=10**30),
    "negative seat": lambda lines: changed(lines, 2, seat=-5),
    "seat of somebody else": lambda lines: changed(lines, 2, seat=77),
    "undo of nothing": lambda lines: changed(lines, 2, do=[], undo=0),
    "undo of the future": lambda lines: changed(lines, 2, do=[], undo=99),
    "nested too deeply": lambda lines: lines.__setitem__(2, '{"n":1,"do":' + "[" * 10**5 + "]" * 10**5 + "}"),
}


@pytest.mark.parametrize("breach", BROKEN)
def test_a_broken_record_is_one_sentence(signoria: Signoria, record: Path, breach: str) -> None:
    path = edited(record, BROKEN[breach])
    assert one_sentence(signoria("replay", path))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--at", "999"), "there is no entry 999"),
        (("--seat", "4"), "there is no seat 4"),
        (("--lang", "la"), "There are texts in en, de, cs"),
        (("--names", "Anna,Bruno"), "2 names were given"),
        (("--data", "no-such-file.toml"), "Cannot read no-such-file.toml"),
    ],
)
def test_bad_arguments_are_one_sentence(
    signoria: Signoria, record: Path, arguments: tuple[str, ...], words: str
) -> None:
    assert words in one_sentence(signoria("replay", record, *arguments))


def test_no_such_file_and_no_text(signoria: Signoria, tmp_path: Path) -> None:
    assert "There is no file" in one_sentence(signoria("replay", tmp_path / "none.jsonl"))
    assert "There is no file" in one_sentence(signoria("replay", tmp_path))
    (tmp_path / "noise.jsonl").write_bytes(bytes(range(256)) * 9)
    assert one_sentence(signoria("replay", tmp_path / "noise.jsonl"))
