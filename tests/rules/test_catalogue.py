"""Reading catalogues: every notation in use, and one clear sentence for every mistake."""

import pytest

from signoria.rules.catalogue import Catalogue, CatalogueError, Rule, load, parse

HEAD = (
    "# Siena: rule catalogue\n\nRule prefix: `SIE`, `SIE2`\n\n## 1. Overview\n\n- SIE-900 is prose here\n\n"
)


def siena(rules: str = "", vectors: str = "", rest: str = "") -> Catalogue:
    return parse(
        "siena",
        f"{HEAD}## 2. Rules\n\n### 2.1 Start\n\n{rules}\n\n## 4. Test vectors\n\n{vectors}\n\n{rest}\n",
    )


@pytest.mark.parametrize(
    "line",
    [
        "- **SIE-001 [R]** One die.",
        r"- **SIE-001 [R\*]** One die.",
        "- **SIE-001** One die.",
        "- SIE-001 One die.",
    ],
)
def test_bullets(line: str) -> None:
    assert siena(line).rules == {"SIE-001": Rule("SIE-001", "2.1 Start", "One die.")}


def test_bullet_goes_on_in_indented_lines() -> None:
    catalogue = siena("- SIE-001 One die\n  with six sides.\n- SIE2-002 Two dice.")
    assert [rule.text for rule in catalogue.rules.values()] == ["One die with six sides.", "Two dice."]


def test_table_with_reference() -> None:
    catalogue = siena("| id | rule | where |\n|---|---|---|\n| SIE-001 | One die. | L3 |")
    assert catalogue.rules["SIE-001"].text == "One die. (L3)"


def test_table_of_tiles() -> None:
    catalogue = siena("| id | tile | effect |\n|---|---|---|\n| SIE-001 | Fool (2) | rolls again |")
    assert catalogue.rules["SIE-001"].text == "Fool (2): rolls again"


def test_vectors_in_a_table_keep_rows_without_id() -> None:
    rows = (
        "| id | given | expected |",
        "|---|---|---|",
        "| TV-01 (L5) | six | 6 |",
        "| | one | 1 |",
        "| DV-01 | - | 0 |",
    )
    vectors = siena(vectors="\n".join(rows)).vectors
    assert list(vectors) == ["TV-01", "DV-01"]
    assert vectors["TV-01"].text == "six: 6 (L5) one | 1"


def test_vectors_in_paragraphs() -> None:
    vectors = siena(vectors="**TV-01 dice (L5).** A six\nis a six.\n\n**TV-02 more.** No.").vectors
    assert vectors["TV-01"].text == "dice (L5). A six is a six."
    assert list(vectors) == ["TV-01", "TV-02"]


def test_prose_and_pseudo_code_are_no_rules() -> None:
    assert siena("```\n- SIE-001 in a program\n```\nSee SIE-002.").rules == {}


def test_name_and_prefixes() -> None:
    catalogue = siena()
    assert (catalogue.name, catalogue.prefixes) == ("Siena", ("SIE", "SIE2"))


def test_heading_is_short_and_plain() -> None:
    rule = Rule("SIE-001", "", "*Any* number of `dice`, " + "and further words " * 9)
    assert rule.heading.startswith("Any number of dice, and further words")
    assert rule.heading.endswith(" …")
    assert len(rule.heading) < 70


def test_exemptions() -> None:
    rest = (
        "## Rules without own code\n\n- SIE-001: a list of components\n\n"
        "## Rules that cannot be tested by themselves\n\n- TV-01: a picture\n"
    )
    catalogue = siena("- SIE-001 One die.", "**TV-01 a.** b", rest)
    assert catalogue.without_code == {"SIE-001": "a list of components"}
    assert catalogue.without_test == {"TV-01": "a picture"}


def test_rulings_made_in_the_project_are_no_rules() -> None:
    rest = "## Rulings made in this project\n\n| id | question | ruling |\n|---|---|---|\n| SIE-001 | a | b |"
    assert list(siena("- SIE-001 One die.", rest=rest).rules) == ["SIE-001"]


@pytest.mark.parametrize(
    ("rules", "vectors", "rest", "message"),
    [
        ("- SIE-001 a\n- SIE-001 b", "", "", "line 14: the id SIE-001 is used a second time"),
        ("- SIE-01 a", "", "", "SIE-01 is not a rule id"),
        ("- GEN-001 a", "", "", "GEN-001 is not a rule id of this title"),
        ("- **SIE-001**", "", "", "looks like a rule but cannot be read"),
        ("| SIE-001 a | b", "", "", "looks like a rule but cannot be read"),
        ("", "| TV-001 | a | b |", "", "TV-001 is not the id of a test vector"),
        ("", "", "## Rules without own code\n\n- SIE-007: gone", "SIE-007 under 'Rules without own code'"),
        ("", "", "## Rules without own code\n\n- SIE-007 gone", "looks like a rule but cannot be read"),
        ("", "", "## Rules that cannot be tested by themselves\n\n- TV-07: gone", "there is no such id"),
    ],
)
def test_mistakes_are_named(rules: str, vectors: str, rest: str, message: str) -> None:
    with pytest.raises(CatalogueError, match=message):
        siena(rules, vectors, rest)


def test_document_without_prefix() -> None:
    with pytest.raises(CatalogueError, match="has no line 'Rule prefix"):
        parse("siena", "# Siena\n")


def test_unknown_title_lists_the_known_ones() -> None:
    with pytest.raises(CatalogueError, match="no rule catalogue for 'atlantis'; known titles: brides, genoa"):
        load("atlantis")
