"""Which citations cover a rule, tried on a small repository of its own."""

from pathlib import Path

import pytest

from signoria.rules import catalogue
from signoria.rules.catalogue import CatalogueError, repository
from signoria.rules.coverage import Coverage, coverage

SIENA = """# Siena: rule catalogue

Rule prefix: `SIE`

## 2. Rules

- SIE-001 One.
- SIE-002 Two.
- SIE-003 Three.

## 4. Test vectors

| id | given | expected |
|---|---|---|
| TV-01 | a | b |
"""


def siena(root: Path, code: str = "", tests: str = "", document: str = SIENA) -> Coverage:
    for path, text in (
        ("docs/rules/siena.md", document),
        ("docs/rules/lucca.md", "# Lucca\n\nRule prefix: `LUC`\n\n## Rules\n\n- LUC-001 One.\n"),
        ("docs/rules/index.md", "# Rules\n"),
        ("src/signoria/games/siena/turn.py", code),
        ("tests/games/siena/deep/test_turn.py", tests),
    ):
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return coverage("siena", root)


def test_docstrings_comments_and_reasons_are_code(tmp_path: Path) -> None:
    code = '"""Turn.\n\nSIE-001"""\nx = 1  # SIE-002\ndeny("SIE-003")\n'
    report = siena(tmp_path, code)
    assert report.code == {
        "SIE-001": ["src/signoria/games/siena/turn.py:3"],
        "SIE-002": ["src/signoria/games/siena/turn.py:4"],
        "SIE-003": ["src/signoria/games/siena/turn.py:5"],
    }
    assert report.rules_without_code == []


@pytest.mark.parametrize(
    "text", ["SIE-001 to SIE-003", "SIE-001–SIE-003", "SIE-001-003", "SIE-001 ... SIE-003"]
)
def test_a_range_gives_orientation_only(tmp_path: Path, text: str) -> None:
    report = siena(tmp_path, f'"""Turn: {text}."""\n')
    assert report.rules_without_code == ["SIE-001", "SIE-002", "SIE-003"]
    assert report.unknown == {}


def test_a_list_is_no_range(tmp_path: Path) -> None:
    assert siena(tmp_path, "# SIE-001, SIE-002 - three dice\n").rules_without_code == ["SIE-003"]


@pytest.mark.parametrize("id_", ["SIE-004", "SIE-04", "LUC-001"])
def test_unknown_ids_in_code(tmp_path: Path, id_: str) -> None:
    assert siena(tmp_path, f"# {id_}\n").unknown == {id_: ["src/signoria/games/siena/turn.py:1"]}


def test_end_of_a_range_must_exist(tmp_path: Path) -> None:
    assert list(siena(tmp_path, "# SIE-001 to SIE-009\n").unknown) == ["SIE-009"]


def test_words_like_ids_are_ignored(tmp_path: Path) -> None:
    assert siena(tmp_path, "# ISO-639, UTF-8, XSIE-004, RFC-822\n").unknown == {}


@pytest.mark.parametrize(
    "tests",
    [
        "def test_sie_001_sie_002_tv_01_two_dice(): ...",
        "async def test_sie_001_sie_002_tv_01(): ...",
        'def test_dice():\n    """SIE-001, SIE-002 and TV-01."""',
        '@pytest.mark.rule("SIE-001", "SIE-002")\n@pytest.mark.vector("TV-01")\ndef test_dice(): ...',
        'from pytest import mark\n@mark.rule("SIE-001", "SIE-002")\ndef test_tv_01(): ...',
        'pytestmark = [pytest.mark.rule("SIE-001", "SIE-002"), pytest.mark.vector("TV-01")]',
        'class TestDice:\n    """SIE-001"""\n    def test_sie_002_tv_01(self): ...',
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SIE-001", "SIE-002"))])\n'
        "def test_tv_01(n): ...",
    ],
)
def test_what_counts_as_a_test(tmp_path: Path, tests: str) -> None:
    report = siena(tmp_path, tests=tests)
    assert report.rules_without_test == ["SIE-003"]
    assert report.vectors_without_test == []
    assert report.unknown == {}


@pytest.mark.parametrize(
    "tests",
    [
        '"""SIE-001"""',
        "# SIE-001",
        "def helper_sie_001(): ...",
        "@pytest.mark.skip\ndef test_sie_001(): ...",
        '@pytest.mark.xfail(reason="later")\ndef test_sie_001(): ...',
        "@pytest.mark.skip\nclass TestDice:\n    def test_sie_001(self): ...",
        'def test_dice():\n    """SIE-001 to SIE-003"""',
    ],
)
def test_what_does_not_count_as_a_test(tmp_path: Path, tests: str) -> None:
    report = siena(tmp_path, tests=tests)
    assert report.rules_without_test == ["SIE-001", "SIE-002", "SIE-003"]
    assert report.unknown == {}


@pytest.mark.parametrize(
    ("tests", "id_"),
    [
        ("def test_sie_004(): ...", "SIE-004"),
        ("def test_sie_4(): ...", "SIE-4"),
        ("def test_luc_001(): ...", "LUC-001"),
        ("def test_tv_02(): ...", "TV-02"),
        ('@pytest.mark.rule("nonsense")\ndef test_dice(): ...', "nonsense"),
        ("# SIE-004", "SIE-004"),
    ],
)
def test_unknown_ids_in_tests(tmp_path: Path, tests: str, id_: str) -> None:
    assert list(siena(tmp_path, tests=tests).unknown) == [id_]


def test_exempt_rules_are_not_missing(tmp_path: Path) -> None:
    document = (
        f"{SIENA}\n## Rules without own code\n\n- SIE-001: a list\n\n"
        "## Rules that cannot be tested by themselves\n\n- SIE-002: a list\n- TV-01: a picture\n"
    )
    report = siena(tmp_path, document=document)
    assert report.rules_without_code == ["SIE-002", "SIE-003"]
    assert report.rules_without_test == ["SIE-001", "SIE-003"]
    assert report.vectors_without_test == []
    assert report.summary() == (
        "siena: rules with code 0/2, with a test 0/2, vectors with a test 0/0, unknown ids 0"
    )


@pytest.mark.parametrize("broken", ["def (", '"""open', "\tx\n  y"])
def test_broken_python_is_one_sentence(tmp_path: Path, broken: str) -> None:
    with pytest.raises(CatalogueError, match=r"test_turn\.py is not valid Python"):
        siena(tmp_path, tests=broken)


def test_outside_a_checkout_there_is_a_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "__file__", str(tmp_path / "a" / "b" / "c" / "catalogue.py"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CatalogueError, match="run this inside a checkout"):
        repository()
