"""What the server tells of a title: enough to offer, draw and speak one that the client never saw."""

import httpx
import pytest

from signoria.play.texts import LANGUAGES
from tests.server.running import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_from_elsewhere_brings_its_sentences(server: Server, language: str) -> None:
    answer = httpx.get(f"{server.address}/api/titles/asta/texts/{language}", timeout=30)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "title = Asta" in answer.text


@pytest.mark.parametrize("path", ["asta/texts/xx", "atlantis/texts/en", "asta/texts/..%2F..%2Fsecret"])
def test_other_languages_and_titles_are_refused_in_one_sentence(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.address}/api/titles/{path}", timeout=30)
    assert answer.status_code in (400, 404)
    assert answer.json()["refused"]["text"]
