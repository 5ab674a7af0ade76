"""Every sentence the server can say exists in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from signoria.play.texts import LANGUAGES
from signoria.server.troubles import Trouble, language_of, sentence

SERVER = Path(__file__).parents[2] / "src" / "signoria" / "server"


def keys(language: str) -> list[str]:
    resource = parse((SERVER / f"text.{language}.ftl").read_text(encoding="utf-8"))
    assert all(isinstance(entry, Message) for entry in resource.body)
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_once(language: str) -> None:
    assert sorted(keys(language)) == sorted(keys("en"))
    assert len(set(keys(language))) == len(keys(language))


def test_every_trouble_in_the_code_has_a_sentence() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    used = set(re.findall(r'Trouble\(\s*\d+,\s*"([a-z-]+)"', code)) | set(
        re.findall(r'Ended\("([a-z-]+)"', code)
    )
    engine = {"game-over"}
    assert {f"why-{key}" for key in used - engine} - set(keys("en")) == set()


def test_numbers_are_declined() -> None:
    trouble = Trouble(429, "too-fast", args={"seconds": 3})
    assert sentence(trouble, "cs").endswith("za 3 sekundy.")
    assert sentence(Trouble(429, "too-fast", args={"seconds": 1}), "de").endswith(
        "einer Sekunde noch einmal."
    )


def test_the_browser_chooses_the_language() -> None:
    assert language_of("cs-CZ,cs;q=0.9,en;q=0.8") == "cs"
    assert language_of("fr,de;q=0.5") == "de"
    assert language_of("") == "en"
