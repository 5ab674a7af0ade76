"""Rules about the repository itself, so that nobody has to remember them."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import signoria

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINNED = sorted((ROOT / "requirements").glob("*.txt"))
LONGEST_FILE = 300
TITLES = ("genoa", "princes", "virtu", "brides")

# Extras whose packages depend on the accelerator or the cluster, and so are not pinned.
UNPINNED_EXTRAS = {"train", "cluster"}


def tracked_files() -> list[Path]:
    """Files git tracks, and new ones that it would."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def text_of(path: Path) -> str | None:
    """None for files that are not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def python_sources() -> list[Path]:
    return sorted((ROOT / "src").rglob("*.py"))


def pins(path: Path) -> set[str]:
    return {
        canonicalize_name(name)
        for name in re.findall(r"^([\w.-]+)(?:\[.*\])?==", path.read_text(), re.MULTILINE)
    }


def test_public_names_are_sorted_and_exist() -> None:
    assert signoria.__all__ == sorted(signoria.__all__)
    assert all(hasattr(signoria, name) for name in signoria.__all__)


def test_versions_agree() -> None:
    assert PROJECT["version"] == signoria.__version__
    assert f"## [{signoria.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


# Split in two, so that this file does not find itself.
MACHINE_PATH = re.compile(r"(?<![\w.~/-])/" + r"(?:home|root|Users|work|opt|mnt|srv)/\w")
REGISTRY = re.compile(
    "|".join(
        "files." + name if name.startswith("python") else name
        for name in (
            r"pythonhosted\.org",
            r"pypi\." + r"org/simple",
            r"registry\." + r"npmjs",
            r"--(?:extra-)?index" + "-url[ =]",
        )
    )
)


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry address"])
def test_nothing_tracked_tells_about_a_machine(pattern: re.Pattern[str]) -> None:
    found = []
    for path in tracked_files():
        for number, line in enumerate((text_of(path) or "").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert found == []


def test_long_source_files_say_why() -> None:
    def is_unexplained(path: Path) -> bool:
        lines = path.read_text(encoding="utf-8").splitlines()
        return len(lines) > LONGEST_FILE and not any(line.startswith("# long: ") for line in lines[:10])

    assert [str(path.relative_to(ROOT)) for path in python_sources() if is_unexplained(path)] == []


@pytest.mark.parametrize("path", PINNED, ids=lambda path: path.name)
def test_every_pinned_package_has_a_hash(path: Path) -> None:
    text = path.read_text()
    blocks = re.split(r"^(?=[\w.-]+(?:\[.*\])?==)", text, flags=re.MULTILINE)[1:]
    assert blocks
    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []


def test_every_dependency_is_pinned() -> None:
    """A dependency added to pyproject.toml needs `make lock`."""
    wanted = list(PROJECT["dependencies"])
    for extra, requirements in PROJECT["optional-dependencies"].items():
        wanted += [] if extra in UNPINNED_EXTRAS else requirements
    names = {canonicalize_name(Requirement(line).name) for line in wanted}
    pinned = {name for path in PINNED for name in pins(path)}
    assert names - pinned == set()


def test_the_pinned_files_agree() -> None:
    versions: dict[str, set[str]] = {}
    for path in PINNED:
        for name, version in re.findall(r"^([\w.-]+)(?:\[.*\])?==(\S+) \\?$", path.read_text(), re.MULTILINE):
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_every_title_with_a_folder_is_registered() -> None:
    folders = {path.parent.name for path in (ROOT / "src/signoria/games").glob("*/__init__.py")}
    assert folders - set(PROJECT.get("entry-points", {}).get("signoria.games", {})) == set()


def test_the_server_names_no_title() -> None:
    word = re.compile(rf"\b(?:{'|'.join(TITLES)})\b|signoria\.games", re.IGNORECASE)
    server = ROOT / "src/signoria/server"
    assert [path.name for path in server.rglob("*.py") if word.search(path.read_text(encoding="utf-8"))] == []


def test_no_future_annotations_in_compiled_folders() -> None:
    """They break compiled classes at import."""
    forbidden = "from __future__ import annotations"
    folders = [ROOT / "src/signoria/core", ROOT / "src/signoria/games"]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    assert [str(path) for path in files if forbidden in path.read_text(encoding="utf-8")] == []
