"""The catalogues are whole, cited ids exist, and a title marked complete has code and tests for all rules."""

import pytest

from signoria.rules.catalogue import load, titles
from signoria.rules.complete import COMPLETE
from signoria.rules.coverage import coverage

# Counted with grep in the documents, not with the parser:
#   sed -n '/^## 2\. Rules/,/^## 3\./p' docs/rules/genoa.md | grep -cE '^(- (\*\*)?|\| )GEN-[0-9]{3}\b'
#   sed -n '/^## 4\. /,/^## 5\./p' docs/rules/genoa.md | grep -cE '^(\| |\*\*)(TV|DV|T)-[0-9]{2}\b'
COUNTS = {"brides": (176, 22), "genoa": (135, 32), "princes": (188, 31), "virtu": (183, 45)}


def test_every_title_has_a_catalogue() -> None:
    assert set(COUNTS) <= set(titles())


@pytest.mark.parametrize("title", COUNTS)
def test_number_of_rules_and_vectors(title: str) -> None:
    catalogue = load(title)
    assert (len(catalogue.rules), len(catalogue.vectors)) == COUNTS[title]


@pytest.mark.parametrize("title", titles())
def test_every_rule_has_a_text_and_a_section(title: str) -> None:
    catalogue = load(title)
    for rule in (*catalogue.rules.values(), *catalogue.vectors.values()):
        assert rule.text.strip(), rule.id
        assert rule.section, rule.id
        assert rule.heading, rule.id


@pytest.mark.parametrize("title", titles())
def test_every_cited_id_exists(title: str) -> None:
    assert coverage(title).unknown == {}


def test_complete_titles_are_known() -> None:
    assert set(COMPLETE) <= set(titles())


def test_complete_titles_have_code_for_every_rule() -> None:
    assert {title: gaps for title in COMPLETE if (gaps := coverage(title).rules_without_code)} == {}


def test_complete_titles_have_a_test_for_every_rule() -> None:
    assert {title: gaps for title in COMPLETE if (gaps := coverage(title).rules_without_test)} == {}


def test_complete_titles_have_a_test_for_every_vector() -> None:
    assert {title: gaps for title in COMPLETE if (gaps := coverage(title).vectors_without_test)} == {}
