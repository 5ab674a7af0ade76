"""`signoria titles` and `signoria bench engine`."""

import json

import pytest

from tests.cli.conftest import Signoria, one_sentence


def test_titles(signoria: Signoria) -> None:
    assert "banco" in signoria("titles").stdout
    banco = next(one for one in json.loads(signoria("titles", "--json").stdout) if one["title"] == "banco")
    assert (banco["name"], banco["least_seats"], banco["most_seats"]) == ("Banco", 2, 4)


@pytest.mark.parametrize("value", ["banco", "no_such_module:GAME", "banco:NO_SUCH_NAME", ":", "json:dumps.x"])
def test_titles_wrongly_named_in_the_environment(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("SIGNORIA_TITLES", value)
    assert one_sentence(signoria("titles"))


def test_bench_measures_everything(signoria: Signoria) -> None:
    result = signoria("bench", "engine", "banco", "--seconds", 0.5, "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert "build" in data
    figures = data["titles"][0]
    assert figures["title"] == "banco"
    assert figures["build"] in {"interpreted", "compiled"}
    assert all(value > 0 for key, value in figures.items() if key not in {"title", "build"})


def test_bench_includes_the_example_without_registration(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SIGNORIA_TITLES")
    result = signoria("bench", "engine", "banco", "--seconds", 0.3)
    assert result.exit_code == 0, result.output
    assert all(
        word in result.stdout for word in ("decisions/s", "clone µs", "redeal µs", "state bytes", "banco")
    )


def test_bench_of_an_unknown_title(signoria: Signoria) -> None:
    assert "There is no title 'atlantis'" in one_sentence(signoria("bench", "engine", "banco", "atlantis"))


@pytest.mark.parametrize(
    "wrong",
    [("nowhere",), ("banco", "--tables", "abc"), ("banco", "--rates", "0"), ("banco", "--seats", 9)],
)
def test_a_bench_of_the_server_that_makes_no_sense_starts_none(
    signoria: Signoria, wrong: tuple[object, ...]
) -> None:
    assert one_sentence(signoria("bench", "server", *wrong))
