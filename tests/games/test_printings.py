"""Component data changes, and games go on with the data they began with: no printing is ever thrown away.

Whoever changes a value that plays says `signoria data TITLE --keep` and adds the new fingerprint here. None
goes out of this list as long as the rules' code plays its records as before.
"""

from pathlib import Path

import pytest

from signoria.play.packs import present, printing_of
from signoria.play.printings import FOLDER, known, shipped
from signoria.play.record import read
from signoria.play.registry import find
from signoria.play.verify import verify

# title -> fingerprints of its data, oldest first
KEPT = {
    "brides": ["06575574e63ad30d", "75aeb28ff946c0e7"],
    "genoa": ["b8206ba427f81e4d"],
    "princes": ["ef28dae039d3dafe", "4ac9aebbd5ab6bdf"],
    "virtu": ["ff3ac67838b0ed58", "48ef388d2c80f194", "fb7cf7e4e93c3a7a", "b588724760adbfbd"],
}
OLD = sorted((Path(__file__).parents[1] / "records" / "earlier").glob("*.jsonl"))
"""Games recorded while their data was the title's own; their heads only say the rules version of then."""


@pytest.mark.parametrize("title", KEPT)
def test_the_present_data_is_kept(title: str) -> None:
    found = present(find(title))
    assert found.digest == KEPT[title][-1]
    assert found.shipped, f"say `signoria data {title} --keep`"


@pytest.mark.parametrize("title", KEPT)
def test_every_printing_is_there_and_is_what_its_name_says(title: str) -> None:
    game = find(title)
    assert shipped(game.home) == set(KEPT[title])
    for digest in KEPT[title]:
        found = known(game, digest)
        assert found is not None
        assert found.digest == digest


@pytest.mark.parametrize("title", KEPT)
def test_records_that_do_not_name_their_data_mean_a_printing(title: str) -> None:
    game = find(title)
    assert list(game.unnamed_data.values()) == KEPT[title][: len(game.unnamed_data)]


def test_there_is_an_old_record_of_every_earlier_printing() -> None:
    assert {(read(path).head.game, read(path).head.rules) for path in OLD} == {
        ("brides", 1),
        ("princes", 1),
        ("virtu", 1),
        ("virtu", 2),
        ("virtu", 3),
    }


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_replays_and_its_deal_is_verified_with_its_own_data(path: Path) -> None:
    record = read(path)
    game = find(record.head.game)
    found = printing_of(game, record)
    assert found.digest != present(game).digest
    assert verify(game, found.tables, record) > 0


def test_the_folder_holds_nothing_else() -> None:
    for title, digests in KEPT.items():
        names = {path.name for path in (find(title).home / FOLDER).iterdir()}
        assert names == {f"{digest}.json" for digest in digests}
