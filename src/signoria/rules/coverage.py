"""Compares a title's catalogue with its code and tests: rules without code or test, ids nobody knows."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from signoria.rules.catalogue import Catalogue, load, repository, titles
from signoria.rules.citations import Citation, Patterns, in_code, in_tests


@dataclass(frozen=True, slots=True)
class Coverage:
    """Where each id of a title is cited; places are "path:line" from the root of the repository."""

    catalogue: Catalogue
    code: dict[str, list[str]]
    tests: dict[str, list[str]]
    unknown: dict[str, list[str]]

    @property
    def rules_without_code(self) -> list[str]:
        return [id_ for id_ in self.needing_code if id_ not in self.code]

    @property
    def rules_without_test(self) -> list[str]:
        return [id_ for id_ in self.needing_test if id_ not in self.tests]

    @property
    def vectors_without_test(self) -> list[str]:
        return [id_ for id_ in self.vectors_needing_test if id_ not in self.tests]

    @property
    def needing_code(self) -> list[str]:
        return [id_ for id_ in self.catalogue.rules if id_ not in self.catalogue.without_code]

    @property
    def needing_test(self) -> list[str]:
        return [id_ for id_ in self.catalogue.rules if id_ not in self.catalogue.without_test]

    @property
    def vectors_needing_test(self) -> list[str]:
        return [id_ for id_ in self.catalogue.vectors if id_ not in self.catalogue.without_test]

    @property
    def code_share(self) -> str:
        return _share(self.needing_code, self.rules_without_code)

    @property
    def test_share(self) -> str:
        return _share(self.needing_test, self.rules_without_test)

    @property
    def vector_share(self) -> str:
        return _share(self.vectors_needing_test, self.vectors_without_test)

    def summary(self) -> str:
        """One line for the end of a test run."""
        return (
            f"{self.catalogue.title}: rules with code {self.code_share}, with a test {self.test_share}, "
            f"vectors with a test {self.vector_share}, unknown ids {len(self.unknown)}"
        )


def coverage(title: str, root: Path | None = None) -> Coverage:
    """Read the catalogue, the code and the tests of one title."""
    root = root or repository()
    catalogue = load(title, root)
    # Ids of other titles are recognised as well: Genoa code that cites a Princes rule is a mistake to report.
    prefixes = tuple(prefix for other in titles(root) for prefix in load(other, root).prefixes)
    patterns = Patterns(catalogue, prefixes)
    result = Coverage(catalogue, {}, {}, {})
    for path, place in _python_files(root, root / "src" / "signoria" / "games" / title):
        _collect(in_code(path, place, patterns), result, result.code)
    for path, place in _python_files(root, root / "tests" / "games" / title):
        _collect(in_tests(path, place, patterns), result, result.tests)
    return result


def _python_files(root: Path, folder: Path) -> Iterable[tuple[Path, str]]:
    return ((path, path.relative_to(root).as_posix()) for path in sorted(folder.rglob("*.py")))


def _collect(citations: Iterable[Citation], result: Coverage, covered: dict[str, list[str]]) -> None:
    for citation in citations:
        exists = citation.id in result.catalogue.rules or citation.id in result.catalogue.vectors
        if exists and not citation.counts:
            continue
        places = (covered if exists else result.unknown).setdefault(citation.id, [])
        if citation.place not in places:
            places.append(citation.place)


def _share(needed: list[str], missing: list[str]) -> str:
    return f"{len(needed) - len(missing)}/{len(needed)}"
